import { expect, test } from 'vitest';
import { median, rateInTurn } from './measure.ts';

test('the median is the middle one, or half way between the middle two', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([4, 1, 2, 10])).toBe(3);
});

test('work is measured in turn, after a round that warms up', () => {
  const done: string[] = [];
  const work = (name: string) => () => done.push(name);
  const rates = rateInTurn([work('a'), work('b')], 2, 0);
  // Each as often as it takes until the clock of the processor has moved.
  expect(done.join('').replace(/(.)\1+/g, '$1')).toBe('ababab');
  expect(rates.map(({ length }) => length)).toEqual([2, 2]);
  expect(rates.flat().every(Number.isFinite)).toBe(true);
});
