import { numbers } from '../data/numbers.ts';
import type { Piece, Table } from '../data/table.ts';
import { type Base, isOnTable, overlap } from './bases.ts';
import { cos, divide, length, sin, travelX, travelY } from './measure.ts';
import { borderDistance, overlapsShapes } from './shapes.ts';

/** Where a base may come to rest. */
export interface Ground {
  readonly table: Table;
  /** The bases of all others. */
  readonly bases: readonly Base[];
  /** The pieces it may not stand on. */
  readonly walls: readonly Piece[];
}

/** TAC-GEO-12, TAC-MOVE-20: whether a base may rest here: on the table, on nobody, on nothing that it cannot stand on. */
export function mayRest(spot: Base, ground: Ground): boolean {
  if (!isOnTable(spot.x, spot.y, spot.r, ground.table.width, ground.table.height)) return false;
  for (const base of ground.bases) if (overlap(spot, base)) return false;
  return !standsOn(spot, ground.walls);
}

/** Whether a base overlaps one of some pieces. */
export function standsOn(spot: Base, pieces: readonly Piece[]): boolean {
  for (const { shapes } of pieces)
    if (overlapsShapes(shapes, spot.x, spot.y, spot.r - numbers.slack)) return true;
  return false;
}

export interface Shift {
  readonly x: number;
  readonly y: number;
  /** TAC-GEO-12: the step of the search that found it: beside the one base in the way, on a ring around, or nowhere. */
  readonly found: 'beside' | 'around' | 'nowhere';
}

/**
 * TAC-GEO-12, TAC-MOVE-22, TAC-MOVE-23, TAC-RULING-19: where a base lands that came to rest where it may not: straight away from the one base that it
 * overlaps, or else on the nearest free spot of the rings around it, looked for from behind. Nothing where there is none.
 */
export function shifted(spot: Base, heading: number, ground: Ground): Shift {
  return besideOne(spot, heading, ground) ?? aroundSpot(spot, heading, ground);
}

/** The first step of the search; nothing when it finds no spot. */
export function besideOne(spot: Base, heading: number, ground: Ground): Shift | null {
  let other: Base | null = null;
  for (const base of ground.bases) {
    if (!overlap(spot, base)) continue;
    if (other) return null;
    other = base;
  }
  if (!other) return null;
  const vx = spot.x - other.x;
  const vy = spot.y - other.y;
  const reach = spot.r + other.r;
  const away = length(1000 * vx, 1000 * vy);
  const x = other.x + (away === 0 ? travelX(reach, heading + 1800) : divide(1000 * vx * reach, away));
  const y = other.y + (away === 0 ? travelY(reach, heading + 1800) : divide(1000 * vy * reach, away));
  return mayRest({ x, y, r: spot.r }, ground) ? { x, y, found: 'beside' } : null;
}

/** The second step of the search: 0, +10, -10, +20, -20 and so on, +1800 at the end, on one ring after the other. */
function aroundSpot(spot: Base, heading: number, ground: Ground): Shift {
  const turned = Array.from({ length: 360 }, (_, step) => (step % 2 === 1 ? step + 1 : 0 - step) * 5);
  const sines = turned.map((angle) => sin(heading + 1800 + angle));
  const cosines = turned.map((angle) => cos(heading + 1800 + angle));
  let inTheWay: Base | undefined;
  for (let distance = firstRing(spot, ground); distance <= numbers.shiftReach; distance += numbers.shiftStep)
    for (let step = 0; step < 360; step++) {
      const x = spot.x + divide(distance * (sines[step] as number), 1_000_000);
      const y = spot.y + divide(distance * (cosines[step] as number), 1_000_000);
      if (!isOnTable(x, y, spot.r, ground.table.width, ground.table.height)) continue;
      const there = { x, y, r: spot.r };
      // Whoever was in the way a step before most often still is.
      if (inTheWay && overlap(there, inTheWay)) continue;
      inTheWay = ground.bases.find((base) => overlap(there, base));
      if (!inTheWay && mayRest(there, ground)) return { x, y, found: 'around' };
    }
  return { x: spot.x, y: spot.y, found: 'nowhere' };
}

/**
 * The first ring that can hold a free spot: on nearer ones a base still overlaps whatever it overlaps this deep, be it a base or a piece that it
 * stands in the middle of. Rounding moves a distance by less than five mils.
 */
function firstRing(spot: Base, ground: Ground): number {
  let depth = 0;
  for (const base of ground.bases)
    depth = Math.max(depth, spot.r + base.r - numbers.slack - length(spot.x - base.x, spot.y - base.y));
  for (const { shapes } of ground.walls)
    for (const shape of shapes)
      depth = Math.max(depth, spot.r - numbers.slack - borderDistance(shape, spot.x, spot.y));
  return numbers.shiftStep * Math.max(1, Math.ceil((depth - 5) / numbers.shiftStep));
}
