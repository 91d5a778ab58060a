/*
 * Our own silhouettes, seen from above and looking north, in a box of 100 around the middle. They are drawn from plain parts so that each kind is
 * known at the size of a fingernail: wings for what flies, legs, wheels and tracks for what drives, heads and arms for those on foot.
 */

const disc = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}A${r} ${r} 0 1 1 ${x} ${y + r}A${r} ${r} 0 1 1 ${x} ${y - r}Z`;
const bar = (x: number, y: number, width: number, height: number): string =>
  `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}Z`;
/** The same on both sides of the middle line. */
const both = (x: number, draw: (x: number) => string): string => draw(x) + draw(-x);
/** Somebody on foot: shoulders, a head, and a weapon that points forward. */
const soldier = (x: number, y: number, r = 13): string => {
  const [wide, deep] = [r * 1.25, r * 0.75];
  const shoulders = `M${x - wide} ${y}A${wide} ${deep} 0 1 1 ${x + wide} ${y}A${wide} ${deep} 0 1 1 ${x - wide} ${y}Z`;
  return shoulders + disc(x, y - r * 0.15, r * 0.7) + bar(x, y - r * 1.25, r * 0.36, r * 0.8);
};
/** A machine on foot. */
const droid = (x: number, y: number, size = 22): string =>
  bar(x, y, size, size) + bar(x, y - size * 0.8, size * 0.3, size * 0.7);
const squad = (one: (x: number, y: number) => string): string => one(-22, 18) + one(22, 18) + one(0, -16);

export const outlines = {
  // What flies.
  crossWing:
    'M0-48 6-20V32L0 40-6 32V-20Z' +
    both(1, (side) => `M${5 * side} 2 ${40 * side} 14V-20H${44 * side}V26H${5 * side}Z`),
  twinEngine:
    'M0-46C10-46 11-34 7-26L5 12H-5L-7-26C-11-34-10-46 0-46Z' +
    bar(0, 8, 64, 9) +
    both(32, (x) => bar(x, 20, 10, 52)),
  arrow: 'M0-46 12-18 32 34 13 30 8 44H-8L-13 30-32 34-12-18Z',
  panels: disc(0, 0, 15) + both(32, (x) => bar(x, 0, 8, 84)) + bar(0, 0, 60, 7),
  bladePanels:
    disc(0, 0, 14) +
    bar(0, 2, 60, 7) +
    both(
      1,
      (side) => `M${28 * side}-14 ${38 * side}-48V-8L${33 * side} 4 ${38 * side} 16V44L${28 * side} 24Z`,
    ),
  twinPod: both(12, (x) => disc(x, -4, 11) + bar(x, 10, 18, 34)) + both(36, (x) => bar(x, 4, 8, 76)),
  airspeeder: 'M-7-44H7L11-22 36-8V20L11 30 9 44H-9L-11 30-36 20V-8L-11-22Z',
  saucer: `${disc(0, 8, 34)}M-14-20-18-46-4-44V-18ZM14-20 18-46 4-44V-18ZM30-8 42-26 46-20 36 2Z`,
  shuttle: 'M0-48 9-24 10 4 42 38 34 42 8 26V44H-8V26L-34 42-42 38-10 4-9-24Z',
  gunship: 'M-9-46H9L14-26V-8L42-4V10L14 12 10 34 16 46H-16L-10 34-14 12-42 10V-4L-14-8V-26Z',
  lander: `M-24-44H24L30-30V40H-30V-30Z${bar(0, 44, 40, 8)}`,
  crescent: 'M0-20C18-20 30-34 44-30 34-6 28 26 12 34L0 24-12 34C-28 26-34-6-44-30-30-34-18-20 0-20Z',
  claw: `${disc(0, 10, 12)}M-8 4-28-44-36-40-26 10-14 26ZM8 4 28-44 36-40 26 10 14 26Z`,
  threeArm: `${disc(0, 2, 13)}M-6-6-4-48H4L6-6ZM10 4 40 34 32 40 4 12ZM-10 4-40 34-32 40-4 12Z`,
  longWing: `M0-48 8-24V34H-8V-24Z${bar(0, 4, 92, 12)}${both(42, (x) => bar(x, -6, 6, 40))}`,
  dart: 'M0-48 16 10 38 24 30 38 6 30V42H-6V30L-30 38-38 24-16 10Z',
  freighter: `M-16-46H16L22-20 34-6V34L20 44H-20L-34 34V-6L-22-20Z${bar(38, -14, 10, 26)}`,
  // What drives and walks.
  fourLegs: `${bar(0, 8, 40, 60)}M-12-24-14-46H14L12-24Z${both(30, (x) => bar(x, -14, 16, 18) + bar(x, 30, 16, 18))}`,
  twoLegs: `${bar(0, -6, 40, 36)}${bar(0, -32, 8, 22)}${both(26, (x) => bar(x, 22, 14, 36))}`,
  sixLegs: `${bar(0, 2, 34, 76)}${bar(0, -42, 8, 18)}${both(30, (x) => bar(x, -26, 18, 13) + bar(x, 4, 18, 13) + bar(x, 34, 18, 13))}`,
  spider: `${disc(0, 0, 18)}${bar(0, -30, 8, 28)}M-12-12-40-40-44-34-16-6ZM12-12 40-40 44-34 16-6ZM-12 12-40 40-44 34-16 6ZM12 12 40 40 44 34 16 6Z`,
  tank: `${both(28, (x) => bar(x, 6, 14, 72))}${bar(0, 8, 40, 56)}${bar(0, -30, 9, 34)}`,
  hoverTank: `M-30-8-18-34H18L30-8V36L18 44H-18L-30 36Z${bar(0, -38, 8, 20)}${both(38, (x) => bar(x, 14, 9, 40))}`,
  wedgeTank: `M-14-40H14L40 16C40 40 20 46 0 46S-40 40-40 16Z${bar(0, -42, 7, 14)}`,
  carrier: `M-22-46H22L34-26V46H-34V-26Z${both(40, (x) => bar(x, 14, 8, 44))}`,
  wheels: `${bar(0, 2, 40, 80)}${both(30, (x) => bar(x, -26, 14, 22) + bar(x, 4, 14, 22) + bar(x, 34, 14, 22))}`,
  gunTruck: `${bar(0, 14, 38, 54)}${both(28, (x) => bar(x, -2, 12, 20) + bar(x, 30, 12, 20))}${both(7, (x) => bar(x, -28, 6, 40))}`,
  launcher: `${bar(0, 18, 48, 44)}${both(30, (x) => bar(x, 18, 10, 30))}${both(12, (x) => bar(x, -22, 14, 42))}`,
  bikes: both(20, (x) => bar(x, 8, 10, 56) + bar(x, -34, 20, 7) + disc(x, 10, 9)),
  rider: `M-8-46H8L10-26 18-14V26L8 34 4 48H-4L-8 34-18 26V-14L-10-26Z${disc(0, 2, 8)}`,
  skiff: `M0-46 18-30V34L8 46H-8L-18 34V-30Z${both(26, (x) => bar(x, 10, 8, 44))}`,
  wheelPair: `${both(28, (x) => disc(x, 0, 18) + bar(x, 0, 12, 80))}${disc(0, 0, 14)}${bar(0, -28, 18, 20)}`,
  // Those on foot.
  squad: squad((x, y) => soldier(x, y)),
  elites: `${squad((x, y) => soldier(x, y, 12))}M0 18 7 38H-7Z`,
  droids: squad((x, y) => droid(x, y)),
  heavyDroids: both(18, (x) => droid(x, 4, 30)),
  rollers: both(19, (x) => disc(x, 6, 15) + bar(x - 6, -18, 5, 24) + bar(x + 6, -18, 5, 24)),
  sniper: disc(0, 14, 17) + bar(12, -18, 6, 56),
  officer: `${disc(0, 4, 19)}M-28 40C-20 18 20 18 28 40Z`,
  hero: `${disc(0, -2, 18)}M-30 36 0 16 30 36 0 28Z${bar(16, -28, 6, 28)}`,
  blade: `${disc(-4, 4, 18)}M-30 40C-22 20 14 20 22 40Z${bar(18, -22, 7, 50)}`,
  crossBlade: `${disc(-4, 4, 18)}M-30 40C-22 20 14 20 22 40Z${bar(18, -22, 7, 50)}${bar(18, -4, 24, 6)}`,
  doubleBlade: both(20, (x) => disc(x * 0.6, 8, 13) + bar(x, -8, 5, 68)),
  fourArms: `${disc(0, 0, 17)}${both(24, (x) => bar(x, -22, 6, 46) + bar(x * 1.5, 4, 6, 40))}`,
  ball: `${disc(0, 14, 26)}${disc(0, -22, 15)}`,
  probe: `${disc(0, -8, 24)}${bar(0, 26, 6, 34)}${both(14, (x) => bar(x, 24, 5, 26))}`,
  barrel: `${bar(0, 4, 34, 44)}${disc(0, -22, 17)}${both(26, (x) => bar(x, 14, 9, 40))}`,
  big: squad((x, y) => disc(x, y, 16)),
  small: both(20, (x) => soldier(x, 16, 10)) + soldier(0, -18, 10) + soldier(0, 30, 8),
  flames: `${both(18, (x) => soldier(x, 18))}M0-46C16-28 12-10 0-4-12-10-16-28 0-46Z`,
  shields: both(20, (x) => disc(x, 20, 14) + bar(x, -6, 32, 10)),
  jetpack: `${disc(0, 0, 18)}${both(14, (x) => bar(x, 26, 12, 28))}${bar(16, -28, 6, 28)}`,
} as const satisfies Readonly<Record<string, string>>;

export type Outline = keyof typeof outlines;
