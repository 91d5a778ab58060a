import { SeededChance } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { cargo } from './index.ts';
import { at } from './testing/scene.ts';

const { state } = at(
  'phase=plan deck=1+2+3+4 discard=8+5 hands=9+10,6+7+11 plans=0,12 points=1,0 purses=2,2 vaults=0,0 peeker=0 rules=2',
);

test('CARGO-PLAN-01, CARGO-PRIZE-05 a seat sees its own cards, and how many others have', () => {
  expect(cargo.view(state, 0)).toMatchObject({
    deckSize: 4,
    deck: null,
    top: 4,
    hands: [
      { count: 2, cards: [9, 10] },
      { count: 3, cards: null },
    ],
    plans: [0, null],
  });
  expect(cargo.view(state, 'spectator')).toMatchObject({
    top: null,
    hands: [{ cards: null }, { cards: null }],
  });
});

test('a redealt world holds what a seat knows, and deals the rest', () => {
  const worlds = Array.from({ length: 20 }, (_, seed) =>
    cargo.redeal(cargo.view(state, 0), 0, new SeededChance(seed)),
  );
  for (const world of worlds) {
    expect(world.rules).toBe(2);
    expect(world.hands[0]).toEqual([9, 10]);
    expect(world.deck.at(-1)).toBe(4);
  }
  expect(new Set(worlds.map(({ plans }) => plans[1])).size).toBeGreaterThan(1);
});
