import type { Piece, Table } from '../data/table.ts';
import { type Base, isOnTable } from './bases.ts';
import { cos, length, sin, travelX, travelY } from './measure.ts';
import { contains, cross, type Polygon, type Shape, shapeDistance } from './shapes.ts';

/** What a mover meets on its way. */
export interface Hindrances {
  readonly table: Table;
  /** The bases it may not pass. */
  readonly bases: readonly Base[];
  /** The pieces it may not enter. */
  readonly walls: readonly Piece[];
  /** The pieces whose border ends its movement: only those it does not overlap already. */
  readonly swamps: readonly Piece[];
}

/** Where a straight move has led, how far that was, and what ended it. */
export interface Travel {
  readonly x: number;
  readonly y: number;
  readonly travelled: number;
  /** TAC-RULING-07: `base`, `wall` and `edge` stop this move; `swamp` ends the whole movement. */
  readonly stop: 'none' | 'base' | 'wall' | 'edge' | 'swamp';
}

/** A shape in reach, and whether it is a swamp. */
interface Near {
  readonly shape: Shape;
  readonly swamp: boolean;
}

/**
 * TAC-GEO-11, TAC-MOVE-09: a straight move of a base along a heading, mil by mil; where the way is free it is taken in leaps that cannot lead into
 * anything.
 */
export function travel(mover: Base, angle: number, distance: number, hindrances: Hindrances): Travel {
  const { x: startX, y: startY, r } = mover;
  const { width, height } = hindrances.table;
  const bases = hindrances.bases.filter(
    (base) => isAhead(base.x - startX, base.y - startY, angle) && isNear(base, mover, distance),
  );
  const shapes = [
    ...shapesAhead(hindrances.walls, mover, angle, distance, false),
    ...shapesAhead(hindrances.swamps, mover, angle, distance, true),
  ];
  let x = startX;
  let y = startY;
  let travelled = 0;
  let clearance = Math.min(x - r, y - r, width - r - x, height - r - y);
  for (const base of bases) clearance = Math.min(clearance, gapTo(base, x, y, r));
  for (const { shape } of shapes) clearance = Math.min(clearance, shapeDistance(shape, x, y) - r);
  while (travelled < distance) {
    const next = Math.min(distance, travelled + Math.max(1, clearance - 2));
    const nextX = startX + travelX(next, angle);
    const nextY = startY + travelY(next, angle);
    if (!isOnTable(nextX, nextY, r, width, height)) return { x, y, travelled, stop: 'edge' };
    clearance = Math.min(nextX - r, nextY - r, width - r - nextX, height - r - nextY);
    for (const base of bases) {
      const gap = gapTo(base, nextX, nextY, r);
      if (gap < -2) return { x, y, travelled, stop: 'base' };
      if (gap < clearance) clearance = gap;
    }
    let sinks = false;
    for (const { shape, swamp } of shapes) {
      const gap = shapeDistance(shape, nextX, nextY) - r;
      if (gap < -2) {
        if (!swamp) return { x, y, travelled, stop: 'wall' };
        sinks = true;
      }
      if (gap < clearance) clearance = gap;
    }
    if (sinks) return { x: nextX, y: nextY, travelled: next, stop: 'swamp' };
    x = nextX;
    y = nextY;
    travelled = next;
  }
  return { x, y, travelled, stop: 'none' };
}

function gapTo(base: Base, x: number, y: number, r: number): number {
  return length(base.x - x, base.y - y) - base.r - r;
}

function isNear(base: Base, mover: Base, distance: number): boolean {
  const reach = distance + mover.r + base.r + 3;
  return Math.abs(base.x - mover.x) <= reach && Math.abs(base.y - mover.y) <= reach;
}

/** Moving away never collides: whether something in this direction lies ahead at all. */
function isAhead(dx: number, dy: number, angle: number): boolean {
  return dx * sin(angle) + dy * cos(angle) > 0;
}

/** The shapes of some pieces that a move could meet. */
function shapesAhead(
  pieces: readonly Piece[],
  mover: Base,
  angle: number,
  distance: number,
  swamp: boolean,
): readonly Near[] {
  const found: Near[] = [];
  const reach = distance + mover.r + 3;
  for (const piece of pieces)
    for (const shape of piece.shapes) {
      if (mover.x + reach < shape.west || mover.x - reach > shape.east) continue;
      if (mover.y + reach < shape.south || mover.y - reach > shape.north) continue;
      const ahead =
        shape.kind === 'circle'
          ? isAhead(shape.x - mover.x, shape.y - mover.y, angle)
          : isPolygonAhead(shape, mover.x, mover.y, angle);
      if (ahead) found.push({ shape, swamp });
    }
  return found;
}

/**
 * TAC-GEO-11: a polygon is left behind from inside it, away from the edge that one stands before, or else away from its nearest corner. A
 * rounded closest point would not do: beside a corner, a heading into a wall would count as moving away.
 */
function isPolygonAhead(shape: Polygon, px: number, py: number, angle: number): boolean {
  if (contains(shape, px, py)) return false;
  const { points } = shape;
  const end = points.length;
  let nearest = Number.POSITIVE_INFINITY;
  let cornerX = 0;
  let cornerY = 0;
  for (let i = 0; i < end; i += 2) {
    const ax = points[i] as number;
    const ay = points[i + 1] as number;
    const bx = points[(i + 2) % end] as number;
    const by = points[(i + 3) % end] as number;
    const ux = bx - ax;
    const uy = by - ay;
    const along = (px - ax) * ux + (py - ay) * uy;
    if (along > 0 && along < ux * ux + uy * uy && cross(ax, ay, bx, by, px, py) < 0)
      return ux * cos(angle) - uy * sin(angle) > 0;
    const square = (ax - px) ** 2 + (ay - py) ** 2;
    if (square < nearest) {
      nearest = square;
      cornerX = ax;
      cornerY = ay;
    }
  }
  return isAhead(cornerX - px, cornerY - py, angle);
}
