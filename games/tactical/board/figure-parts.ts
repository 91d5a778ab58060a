/*
 * The parts our silhouettes are drawn from, seen from above and looking north, in a box of 100 around the middle. All run clockwise, so that where
 * two overlap the figure stays whole; only a hole runs the other way.
 */

/** Draws something at a point. */
type Draw = (x: number, y: number) => string;

export const disc = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}A${r} ${r} 0 1 1 ${x} ${y + r}A${r} ${r} 0 1 1 ${x} ${y - r}Z`;
export const hole = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}A${r} ${r} 0 1 0 ${x} ${y + r}A${r} ${r} 0 1 0 ${x} ${y - r}Z`;
export const bar = (x: number, y: number, width: number, height: number): string =>
  `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}Z`;
/** A bar that leans: from its foot so far to the right at its head. */
export const lean = (x: number, y: number, width: number, height: number, by: number): string =>
  `M${x - width / 2} ${y + height / 2}l${by} ${-height}h${width}l${-by} ${height}Z`;
export const peak = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y - height / 2}l${width / 2} ${height}h${-width}Z`;
/** The same on both sides of the middle line. */
export const both = (x: number, draw: (x: number) => string): string => draw(x) + draw(-x);
/** The same at several points. */
export const each = (draw: Draw, ...points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y]) => draw(x, y)).join('');

const shoulders = (x: number, y: number, r: number): string => {
  const [wide, deep] = [r * 1.25, r * 0.75];
  return `M${x - wide} ${y}A${wide} ${deep} 0 1 1 ${x + wide} ${y}A${wide} ${deep} 0 1 1 ${x - wide} ${y}Z`;
};
/** Somebody on foot: shoulders, a head, and a weapon that points forward. */
export const soldier = (x: number, y: number, r = 13): string =>
  shoulders(x, y, r) + disc(x, y - r * 0.15, r * 0.7) + bar(x, y - r * 1.25, r * 0.36, r * 0.8);
/** Somebody with a long rifle over the right shoulder. */
export const rifleman = (x: number, y: number, r = 12): string =>
  shoulders(x, y, r) + disc(x, y - r * 0.15, r * 0.7) + bar(x + r * 0.8, y - r, r * 0.36, r * 2.2);
/** Somebody with a heavy weapon held in front with both hands. */
export const gunner = (x: number, y: number, r = 12): string =>
  shoulders(x, y, r) + bar(x, y - r * 1.1, r * 0.9, r * 1.3);
/** A machine on foot. */
export const droid = (x: number, y: number, size = 22): string =>
  bar(x, y, size, size) + bar(x, y - size * 0.8, size * 0.3, size * 0.7);

/** Three, one of them ahead. */
export const squad = (one: Draw): string => each(one, [-22, 18], [22, 18], [0, -16]);
/** Three, two of them ahead. */
export const pincer = (one: Draw): string => each(one, [-22, -14], [22, -14], [0, 20]);
/** Three abreast. */
export const line = (one: Draw): string => each(one, [-30, 4], [0, 4], [30, 4]);
/** Three one behind the other, aslant. */
export const echelon = (one: Draw): string => each(one, [-28, 24], [0, 2], [28, -20]);
/** Four in two rows. */
export const square = (one: Draw): string => each(one, [-20, -14], [20, -14], [-20, 24], [20, 24]);
/** Four with the tips ahead, behind and at the sides. */
export const diamond = (one: Draw): string => each(one, [0, -24], [-28, 6], [28, 6], [0, 34]);
/** Two. */
export const pair = (one: Draw): string => both(20, (x) => one(x, 6));
/** Two, one of them ahead. */
export const file = (one: Draw): string => each(one, [-15, 22], [15, -10]);

/** A hero by the head; shoulders or a cloak behind. */
export const head = (x = 0, y = 4, r = 18): string => disc(x, y, r);
export const cloak = (x = 0, wide = 26): string =>
  `M${x - wide} 42C${x - wide * 0.75} 18 ${x + wide * 0.75} 18 ${x + wide} 42Z`;
export const longCloak = (x = 0, wide = 30): string => `M${x - 12} 10H${x + 12}L${x + wide} 48H${x - wide}Z`;
export const arms = 'M-30 36 0 16 30 36 0 28Z';
