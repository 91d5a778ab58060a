import { describe, expect, test } from 'vitest';
import { Fields, items, listText, oneOf, wholeNumber } from './fields.ts';

describe('a one-line position', () => {
  test('is read word by word, and what nobody asked for is told', () => {
    const fields = new Fields('  round=2 over list=a,b  none=- stray=1 ');
    expect(fields.has('round')).toBe(true);
    expect(fields.number('round', 1, 9)).toBe(2);
    expect(fields.has('round')).toBe(false);
    expect([fields.flag('over'), fields.flag('quiet')]).toEqual([true, false]);
    expect([fields.list('list'), fields.list('none'), fields.list('missing')]).toEqual([['a', 'b'], [], []]);
    expect(() => fields.finish()).toThrow("a word that means nothing here: 'stray'");
    expect(fields.take('stray')).toBe('1');
    expect(() => fields.finish()).not.toThrow();
  });

  test.each([
    ['a=1 a=2', "'a=2' twice"],
    ['a=1=2', 'twistedly'],
  ])('%s is refused', (text, reason) => {
    expect(() => new Fields(text)).toThrow(reason);
  });

  test('says what is missing or wrong', () => {
    const fields = new Fields('round=x over=no phase=dance');
    expect(() => fields.need('seats')).toThrow("does not say 'seats='");
    expect(() => fields.number('round', 1, 9)).toThrow("a number from 1 to 9, not 'x'");
    expect(() => fields.flag('over')).toThrow("'over' is said or left out");
    expect(() => fields.word('phase', ['plan', 'move'])).toThrow("one of plan, move, not 'dance'");
  });
});

test('lists are written as they are read', () => {
  for (const list of [[], ['a'], ['a', 'b']]) expect(items(listText(list, '+'), '+')).toEqual(list);
});

test.each(['-1', '1.5', '', '10', '1e0', '٣'])('%j is no number from 0 to 9', (text) => {
  expect(() => wholeNumber(text, 0, 9, 'count')).toThrow('The count is a number from 0 to 9');
});

test('one of some words', () => {
  expect(oneOf('move', ['plan', 'move'], 'phase')).toBe('move');
});
