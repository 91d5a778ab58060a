import { expect, test } from 'vitest';
import { at, last } from './lookup.ts';

test('an entry is found by its place, also one that is nothing much', () => {
  expect(at(['a', 'b', 'c'], 1)).toBe('b');
  expect([0, false, null, ''].map((_, index, list) => at(list, index))).toEqual([0, false, null, '']);
  expect(last([5, 8, 13])).toBe(13);
});

test('an entry that is not there is a fault, told with its place', () => {
  expect(() => at([1, 2], 2)).toThrow('There is no entry 2 in a list of 2.');
  expect(() => at([1, 2], -1)).toThrow('There is no entry -1 in a list of 2.');
  expect(() => at([1, 2], 0.5)).toThrow('There is no entry 0.5 in a list of 2.');
  expect(() => last([])).toThrow('There is no entry -1 in a list of 0.');
});
