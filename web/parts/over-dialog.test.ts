import { expect, test } from 'vitest';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { resultOf } from './over-dialog.tsx';

const nameOf = (seat: number): string => ['Blue', 'Green', 'Orange', 'Violet'][seat] ?? '';
const result = (ranks: readonly number[], seats: readonly number[], words = en): string =>
  resultOf({ ranks, reason: 'landed' }, seats, nameOf, words.over, words === en ? 'en' : 'de');

test('one who sat here is told the result in person', () => {
  expect(result([1, 2], [0])).toBe('You win');
  expect(result([2, 1], [0])).toBe('You lose');
  expect(result([2, 1], [0], de)).toBe('Du verlierst');
});

test('several who won or lost together are told so, and by name when they did not', () => {
  expect(result([1, 2, 2, 1], [0, 3])).toBe('You win');
  expect(result([1, 2, 2, 1], [0, 3], de)).toBe('Ihr gewinnt');
  expect(result([2, 1, 1, 2], [0, 3], de)).toBe('Ihr verliert');
  expect(result([2, 1], [0, 1])).toBe('Green wins');
});

test('one who only watched is told by name, and a shared win is nobody’s alone', () => {
  expect(result([2, 1, 1, 2], [])).toBe('Green and Orange win');
  expect(result([2, 1, 1, 2], [], de)).toBe('Green und Orange gewinnen');
  expect(result([1, 1], [0])).toBe('A shared win');
});
