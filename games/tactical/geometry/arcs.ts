import type { Arc } from '../data/card.ts';
import { cos, sin } from './measure.ts';

/**
 * TAC-GEO-09, TAC-BASE-09, TAC-RULING-14: whether a way out of a base that looks along a heading leaves it through an arc. Two lines at right
 * angles make four arcs; the lines themselves belong to both.
 */
export function inArc(arc: Arc, angle: number, dx: number, dy: number): boolean {
  const forward = dx * sin(angle) + dy * cos(angle);
  const right = dx * cos(angle) - dy * sin(angle);
  switch (arc) {
    case 'F':
      return forward >= Math.abs(right);
    case 'B':
      return -forward >= Math.abs(right);
    case 'R':
      return right >= Math.abs(forward);
    case 'L':
      return -right >= Math.abs(forward);
  }
}

/** TAC-RULING-14: whether it leaves through one of several arcs. */
export function inArcs(arcs: readonly Arc[], angle: number, dx: number, dy: number): boolean {
  if (arcs.length === 4) return true;
  for (const arc of arcs) if (inArc(arc, angle, dx, dy)) return true;
  return false;
}
