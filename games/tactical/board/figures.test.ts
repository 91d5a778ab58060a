import { expect, test } from 'vitest';
import { cards } from '../data/cards.ts';
import { outlines } from './figure-outlines.ts';

test('every card has a silhouette of its own', () => {
  expect(Object.keys(outlines).sort()).toEqual(cards.map(({ id }) => id).sort());
  expect(new Set(Object.values(outlines)).size).toBe(cards.length);
});
