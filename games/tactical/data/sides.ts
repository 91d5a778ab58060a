import { at } from '@holoboard/kernel';

/** TAC-GEO-01: an edge of the table, by where its player sits. */
export type Edge = 'S' | 'W' | 'N' | 'E';

/** TAC-RULING-30: clockwise seen from above; two face each other. */
const edges: Readonly<Record<number, readonly Edge[]>> = {
  2: ['S', 'N'],
  3: ['S', 'W', 'N'],
  4: ['S', 'W', 'N', 'E'],
};

/** The edge a seat sits at. */
export function edgeOf(seat: number, seats: number): Edge {
  return at(edges[seats] ?? [], seat);
}

/** Where a Unit looks that looks straight ahead from its edge. */
export const aheadFrom: Readonly<Record<Edge, number>> = { S: 0, W: 900, N: 1800, E: 2700 };
