import { expect, test } from 'vitest';
import { type EndorState, endor } from '../index.ts';
import { scene, start } from '../testing/scene.ts';

const { features } = endor;

/** A number of a seat, by its name. */
function feature(state: EndorState, seat: number, name: string): number | undefined {
  return features.of(state, seat)[features.names.indexOf(name)];
}

test('every number has a name of its own, at every table', () => {
  expect(new Set(features.names).size).toBe(features.names.length);
  for (const { state } of [start(), start(4), scene({ card: 'R21' })])
    state.hands.forEach((_, seat) => {
      expect(features.of(state, seat)).toHaveLength(features.names.length);
    });
});

test('a seat counts the orders on its own cards, in hand and planned', () => {
  // R06 bears Y-wings and Luke, R13 X-wings, B-wings and Shield Assault; R02 Shield Assault and Luke.
  const game = scene({ card: 'E03', hands: { 0: ['R06', 'R06', 'R13'] }, piles: { 0: ['R02', 'R13'] } });
  const of = (name: string): number | undefined => feature(game.state, 0, name);
  expect([of('Rebel'), feature(game.state, 1, 'Rebel')]).toEqual([1, 0]);
  expect([of('hand: luke'), of('hand: ywing'), of('hand: shieldAssault'), of('hand: falcon')]).toEqual([
    2, 2, 1, 0,
  ]);
  expect([of('plan: luke'), of('plan: ywing'), of('plan: shieldAssault'), of('plan: xwing')]).toEqual([
    1, 0, 2, 1,
  ]);
});

test('END-RULING-35 what a seat may not see makes no difference: bonus cards, decks, the cards of the others', () => {
  const shown = { card: 'E03', hands: { 0: ['R06', 'R06', 'R13'] }, piles: { 0: ['R02'] } };
  const one = scene({ ...shown, bonus: { 0: ['R03'] }, piles: { ...shown.piles, 1: ['E01'] } });
  const other = scene({ ...shown, bonus: { 0: ['R21'] }, piles: { ...shown.piles, 1: ['E09'] } });
  expect(features.of(other.state, 0)).toEqual(features.of(one.state, 0));
  // The Empire's own plan does make one to the Empire.
  expect(features.of(other.state, 1)).not.toEqual(features.of(one.state, 1));
});
