/** A place on a drawing, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on a drawing. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The point at a distance and an angle in degrees from a centre; 0 points up and angles grow clockwise. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(radians), y: centre.y + radius * Math.sin(radians) };
}

/** The angle in degrees from one point to another, as `polar` counts. */
export function bearing(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
}

/** The point a share of the way from one to the other. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** How far two points are apart. */
export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** A number as it is written in path data: two decimals are finer than any screen. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function pair({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** Path data through points, straight from one to the next. */
export function straightPath(points: readonly Point[], closed = false): string {
  return points.map((point, i) => `${i ? 'L' : 'M'}${pair(point)}`).join('') + (closed ? 'Z' : '');
}

/** Path data of a smooth curve through points (Catmull and Rom). */
export function smoothPath(points: readonly Point[]): string {
  let path = '';
  points.forEach((point, i) => {
    if (i === 0) {
      path = `M${pair(point)}`;
      return;
    }
    const from = points[i - 1] ?? point;
    const before = points[i - 2] ?? from;
    const after = points[i + 1] ?? point;
    const first = { x: from.x + (point.x - before.x) / 6, y: from.y + (point.y - before.y) / 6 };
    const second = { x: point.x - (after.x - from.x) / 6, y: point.y - (after.y - from.y) / 6 };
    path += `C${pair(first)} ${pair(second)} ${pair(point)}`;
  });
  return path;
}

/** Path data of an arc around a centre, clockwise from one angle to another (which may be smaller: then the other way). */
export function arcPath(centre: Point, radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  const size = short(radius);
  return `M${pair(polar(centre, radius, from))}A${size} ${size} 0 ${large} ${sweep} ${pair(polar(centre, radius, to))}`;
}

/** Path data of a piece of a ring between two radii and two angles. */
export function wedgePath(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const start = polar(centre, inner, to);
  const size = short(inner);
  return `${arcPath(centre, outer, from, to)}L${pair(start)}A${size} ${size} 0 0 0 ${pair(polar(centre, inner, from))}Z`;
}

/** The smallest box around points, with a margin. */
export function boxAround(points: readonly Point[], margin: number): Box | null {
  if (!points.length) return null;
  const left = Math.min(...points.map(({ x }) => x)) - margin;
  const top = Math.min(...points.map(({ y }) => y)) - margin;
  const right = Math.max(...points.map(({ x }) => x)) + margin;
  const bottom = Math.max(...points.map(({ y }) => y)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where a pointer is, in the units that an element of a drawing is drawn in. */
export function placeIn(
  element: SVGGraphicsElement,
  pointer: { readonly clientX: number; readonly clientY: number },
): Point {
  const matrix = element.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(pointer.clientX, pointer.clientY).matrixTransform(matrix);
  return { x, y };
}
