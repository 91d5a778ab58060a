import { expect, test } from 'vitest';
import { cargo } from '../index.ts';
import { at } from '../testing/scene.ts';

const { state } = at(
  'phase=prize winner=0 deck=1+2+3+4 discard=8+5 hands=9+10,6+7+11+12 plans=0,0 points=1,0 purses=2,2 vaults=0,0',
);

test('banking comes first, and everything before the gamble', () => {
  const legal = cargo.legal(state, 0);
  const advice = cargo.advise(state, 0, legal);
  const best = legal.toSorted(
    (one, other) => (advice[legal.indexOf(other)] ?? 0) - (advice[legal.indexOf(one)] ?? 0),
  );
  expect(best.map(cargo.notation.action)).toEqual(['bank 2', 'bank 1', 'peek', 'take', 'search']);
});

test('a point ahead is three chances of four', () => {
  expect(cargo.evaluate(state)).toEqual([0.75, 0.25]);
});

test('a seat is described by what it knows', () => {
  expect(cargo.features.of(state, 1)).toEqual([0, -1, 12, 0]);
});
