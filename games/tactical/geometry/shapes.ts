import { divide, length, segmentDistance } from './measure.ts';

/** TAC-GEO-07: a circle, or a convex polygon by its corners x, y, x, y counter-clockwise; with the box that it fits in. */
export type Shape = Box &
  (
    | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number }
    | { readonly kind: 'polygon'; readonly points: readonly number[] }
  );

export type Polygon = Extract<Shape, { readonly kind: 'polygon' }>;

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export function circle(x: number, y: number, r: number): Shape {
  return { kind: 'circle', x, y, r, west: x - r, south: y - r, east: x + r, north: y + r };
}

export function polygon(points: readonly number[]): Polygon {
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  return {
    ...{ kind: 'polygon', points, west: Math.min(...xs), south: Math.min(...ys) },
    ...{ east: Math.max(...xs), north: Math.max(...ys) },
  };
}

/** On which side of a line a point lies: left of it is positive. */
export function cross(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

/** TAC-GEO-07: whether a point is inside a shape or on its border. */
export function contains(shape: Shape, px: number, py: number): boolean {
  if (px < shape.west || px > shape.east || py < shape.south || py > shape.north) return false;
  if (shape.kind === 'circle') return length(px - shape.x, py - shape.y) <= shape.r;
  const { points } = shape;
  const end = points.length;
  let ax = points[end - 2] as number;
  let ay = points[end - 1] as number;
  for (let i = 0; i < end; i += 2) {
    const bx = points[i] as number;
    const by = points[i + 1] as number;
    if (cross(ax, ay, bx, by, px, py) < 0) return false;
    ax = bx;
    ay = by;
  }
  return true;
}

/** TAC-GEO-07: the distance from a point to a shape; none from inside. */
export function shapeDistance(shape: Shape, px: number, py: number): number {
  if (shape.kind === 'circle') return Math.max(0, length(px - shape.x, py - shape.y) - shape.r);
  return contains(shape, px, py) ? 0 : outlineDistance(shape, px, py);
}

/** How far a point lies from the border of a shape: outside as its distance, inside as a negative depth. */
export function borderDistance(shape: Shape, px: number, py: number): number {
  if (shape.kind === 'circle') return length(px - shape.x, py - shape.y) - shape.r;
  const distance = outlineDistance(shape, px, py);
  return contains(shape, px, py) ? 0 - distance : distance;
}

/** The distance from a point to the nearest edge of a polygon. */
function outlineDistance({ points }: Polygon, px: number, py: number): number {
  const end = points.length;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < end; i += 2) {
    const next = i + 2 === end ? 0 : i + 2;
    const distance = segmentDistance(
      px,
      py,
      points[i] as number,
      points[i + 1] as number,
      points[next] as number,
      points[next + 1] as number,
    );
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}

/** TAC-GEO-07: the point of a shape closest to a point, which is that point itself when it is inside. */
export function closestPoint(shape: Shape, px: number, py: number): readonly [x: number, y: number] {
  if (contains(shape, px, py)) return [px, py];
  if (shape.kind === 'circle') {
    const dx = px - shape.x;
    const dy = py - shape.y;
    const away = length(dx, dy);
    return [shape.x + divide(dx * shape.r, away), shape.y + divide(dy * shape.r, away)];
  }
  const { points } = shape;
  const end = points.length;
  let nearest = Number.POSITIVE_INFINITY;
  let closest: readonly [number, number] = [px, py];
  for (let i = 0; i < end; i += 2) {
    const ax = points[i] as number;
    const ay = points[i + 1] as number;
    const bx = points[(i + 2) % end] as number;
    const by = points[(i + 3) % end] as number;
    const found = closestOnSegment(px, py, ax, ay, bx, by);
    const distance = length(px - found[0], py - found[1]);
    if (distance < nearest) {
      nearest = distance;
      closest = found;
    }
  }
  return closest;
}

/** TAC-GEO-06: the point of a segment closest to a point. */
function closestOnSegment(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): readonly [x: number, y: number] {
  const ux = bx - ax;
  const uy = by - ay;
  const along = (px - ax) * ux + (py - ay) * uy;
  if (along <= 0) return [ax, ay];
  const square = ux * ux + uy * uy;
  if (along >= square) return [bx, by];
  return [ax + divide(ux * along, square), ay + divide(uy * along, square)];
}

/** TAC-GEO-07: a piece of several shapes is as near as the nearest of them. */
export function nearestShape(shapes: readonly Shape[], px: number, py: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const shape of shapes) {
    const distance = shapeDistance(shape, px, py);
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}

/** Whether a point is inside one of some shapes. */
export function isInside(shapes: readonly Shape[], px: number, py: number): boolean {
  for (const shape of shapes) if (contains(shape, px, py)) return true;
  return false;
}

/** TAC-GEO-08: whether a base reaches over the border of one of some shapes; touching is not enough. */
export function overlapsShapes(shapes: readonly Shape[], px: number, py: number, reach: number): boolean {
  for (const shape of shapes) {
    // Rounding moves a distance by less than three mils.
    if (px + reach + 3 < shape.west || px - reach - 3 > shape.east) continue;
    if (py + reach + 3 < shape.south || py - reach - 3 > shape.north) continue;
    if (shapeDistance(shape, px, py) < reach) return true;
  }
  return false;
}
