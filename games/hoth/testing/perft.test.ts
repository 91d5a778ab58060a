import { expect, test } from 'vitest';
import { type HothState, hoth } from '../index.ts';
import { perftPositions } from './perft.ts';

/** Counts sequences of so many actions; every action that spins branches over the 12 sectors. */
function count(state: HothState, depth: number): number {
  if (depth === 0) return 1;
  let sum = 0;
  for (const action of hoth.legal(state, state.active))
    for (let sector = 0; sector < (action.type === 'spin' ? 12 : 1); sector++) {
      const next = hoth.copy(state);
      hoth.apply(next, next.active, action, { draw: () => sector });
      sum += count(next, depth - 1);
    }
  return sum;
}

test.each(perftPositions)(
  'as many action sequences as worked out by hand: $name',
  ({ position, expected = [] }) => {
    const state = hoth.notation.readPosition(position);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.map((_, i) => count(state, i + 1))).toEqual(expected);
  },
);
