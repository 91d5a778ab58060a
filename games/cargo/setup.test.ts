import { SeededChance } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { cargo } from './index.ts';

const options = { goal: '2', peeking: true } as const;

test('CARGO-SETUP-01 twelve cards, two coins in each purse, empty vaults', () => {
  const { deck, hands, purses, vaults } = cargo.setup(options, 3, new SeededChance('a'));
  expect([...deck, ...hands.flat()].toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
  expect([purses, vaults]).toEqual([
    [2, 2, 2],
    [0, 0, 0],
  ]);
});

test('CARGO-SETUP-02 three cards for each hand, dealt from a shuffled deck', () => {
  // A shuffle that draws nothing but zeros turns the first card to the end, again and again.
  const unlucky = cargo.setup(options, 2, { draw: () => 0 });
  const lucky = cargo.setup(options, 2, { draw: (_name, sides) => sides - 1 });
  expect(unlucky.hands.map((hand) => hand.length)).toEqual([3, 3]);
  expect(unlucky.deck.length).toBe(6);
  expect(lucky.hands).toEqual([
    [10, 11, 12],
    [7, 8, 9],
  ]);
  expect(unlucky.hands).not.toEqual(lucky.hands);
});

test('the newest rules mark a state, the first ones do not', () => {
  expect(cargo.setup(options, 2, new SeededChance('a')).rules).toBe(2);
  expect(cargo.setup(options, 2, new SeededChance('a'), 2).rules).toBe(2);
  expect(cargo.setup(options, 2, new SeededChance('a'), 1)).not.toHaveProperty('rules');
});
