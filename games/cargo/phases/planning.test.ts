import { expect, test } from 'vitest';
import { cargo } from '../index.ts';
import { at } from '../testing/scene.ts';

const start =
  'phase=plan deck=1+2+3 discard=- hands=4+9+12,5+8+11,6+7+10 plans=0,0,0 points=0,0,0 purses=2,2,2 vaults=0,0,0';

test('CARGO-PLAN-01 everybody plans at once, a card of the own hand', () => {
  const scene = at(start);
  expect(cargo.question(scene.state)).toEqual({ kind: 'plan', seats: [0, 1, 2], secret: true });
  expect(scene.legal(1)).toEqual(['plan 5', 'plan 8', 'plan 11']);
  expect(scene.why(1, 'plan 12')).toBe('CARGO-PLAN-01');
  expect(scene.why(1, 'search')).toBe('CARGO-PLAN-01');
  scene.play(1, 'plan 8');
  expect(cargo.question(scene.state).seats).toEqual([0, 2]);
  expect(scene.state.hands[1]).toEqual([5, 11]);
});

test('CARGO-PLAN-01 others hear that somebody has planned, and see no card', () => {
  const scene = at(start).play(1, 'plan 8');
  expect(scene.events).toEqual([{ type: 'planned', seat: 1 }]);
  expect(cargo.view(scene.state, 0).plans).toEqual([0, null, 0]);
  expect(cargo.view(scene.state, 1).plans).toEqual([0, 8, 0]);
});

test('CARGO-PLAN-02 the highest card scores, and all are discarded', () => {
  const scene = at(start).play(0, 'plan 9').play(2, 'plan 10').play(1, 'plan 5');
  expect(scene.state.points).toEqual([0, 0, 1]);
  expect(scene.state.discard).toEqual([9, 5, 10]);
  expect(scene.events.at(-1)).toEqual({ type: 'shown', seat: 2, cards: [9, 5, 10], reveals: true });
  expect(cargo.question(scene.state)).toEqual({ kind: 'prize', seats: [2] });
});
