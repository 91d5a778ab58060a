import { eventsFor } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { cargo } from '../index.ts';
import { at } from '../testing/scene.ts';

const prize =
  'phase=prize winner=0 deck=1+2+3+4 discard=8+5 hands=9+10,6+7+11+12 plans=0,0 points=1,0 purses=2,2 vaults=0,0 rules=2';

test('CARGO-PRIZE-01 who has won banks, looks, takes or searches', () => {
  expect(at(prize).legal(0)).toEqual(['bank 1', 'bank 2', 'peek', 'take', 'search']);
  expect(at(prize).legal(1)).toEqual([]);
  expect(at(prize).why(0, 'plan 9')).toBe('CARGO-PRIZE-01');
});

test('CARGO-PRIZE-02 no more coins are banked than the purse holds', () => {
  const scene = at(prize).play(0, 'bank 1');
  expect([scene.state.purses, scene.state.vaults]).toEqual([
    [1, 2],
    [1, 0],
  ]);
  expect(scene.why(0, 'bank 2')).toBe('CARGO-PRIZE-02');
  expect(scene.play(0, 'bank 1').why(0, 'bank 1')).toBe('CARGO-PRIZE-02');
  expect(cargo.check(scene.state, 0, { type: 'bank', coins: 0.5 } as never)?.clause).toBe('CARGO-PRIZE-02');
});

test('CARGO-PRIZE-03 of an empty deck nothing is taken or looked at', () => {
  const scene = at(
    'phase=prize winner=0 deck=- discard=8+5+1+2+3+4 hands=9+10,6+7+11+12 plans=0,0 points=1,0 purses=2,2 vaults=0,0',
  );
  expect([scene.why(0, 'peek'), scene.why(0, 'take')]).toEqual(['CARGO-PRIZE-03', 'CARGO-PRIZE-03']);
  expect(scene.why(0, 'search')).toBeNull();
});

test('CARGO-PRIZE-04 the top card is for the eyes of one, and once', () => {
  const scene = at(prize).play(0, 'peek');
  expect(eventsFor(scene.events, 0)).toEqual([{ type: 'peeked', seat: 0, card: 4, reveals: true }]);
  expect(eventsFor(scene.events, 1)).toEqual([{ type: 'peeked', seat: 0 }]);
  expect([cargo.view(scene.state, 0).top, cargo.view(scene.state, 1).top]).toEqual([4, null]);
  expect(scene.why(0, 'peek')).toBe('CARGO-PRIZE-04');
  expect(at(`${prize} blind`).why(0, 'peek')).toBe('CARGO-PRIZE-04');
});

test('CARGO-PRIZE-05 a card that is taken goes to the hand, and everybody plans again', () => {
  const scene = at(prize).play(0, 'take');
  expect(scene.state.hands[0]).toEqual([9, 10, 4]);
  expect(scene.state.deck).toEqual([1, 2, 3]);
  expect(eventsFor(scene.events, 1)).toEqual([{ type: 'took', seat: 0 }]);
  expect(cargo.question(scene.state).seats).toEqual([0, 1]);
});

test('CARGO-PRIZE-06 a 5 or a 6 scores another point', () => {
  const points = (die: number): number | undefined =>
    at(`${prize} goal=3`).play(0, 'search', die - 1).state.points[0];
  expect([4, 5, 6].map(points)).toEqual([1, 2, 2]);
});

test('CARGO-PRIZE-06 by the first version of the rules only a 6 scores', () => {
  const old = `${prize.replace(' rules=2', '')} goal=3`;
  const points = (die: number): number | undefined => at(old).play(0, 'search', die - 1).state.points[0];
  expect([4, 5, 6].map(points)).toEqual([1, 1, 2]);
});
