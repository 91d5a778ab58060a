import { numbers } from '../data/numbers.ts';
import { isCloser, length } from './measure.ts';

/** TAC-BASE-06: a base on the table: its middle and the radius of its ring. */
export interface Base {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** TAC-BASE-07, TAC-GEO-08: the distance between two rings; none where they touch or overlap. */
export function ringDistance(a: Base, b: Base): number {
  return Math.max(0, length(a.x - b.x, a.y - b.y) - a.r - b.r);
}

/** TAC-GEO-08: whether two bases overlap; touching, up to the slack of rounding, is not overlapping. */
export function overlap(a: Base, b: Base): boolean {
  return isCloser(a.x - b.x, a.y - b.y, a.r + b.r - numbers.slack);
}

/** Whether a base keeps within the table. */
export function isOnTable(x: number, y: number, r: number, width: number, height: number): boolean {
  return x >= r && y >= r && x <= width - r && y <= height - r;
}
