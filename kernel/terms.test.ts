import { expect, test } from 'vitest';
import type { OptionSpec } from './options.ts';
import { readOptions } from './options.ts';
import { changedOptions, optionsIn, readTerms, storedOptions } from './terms.ts';

/** Version 2 brought `ties`, and version 3 counts rounds by number where it was a choice of words. */
const specs: readonly OptionSpec[] = [
  { key: 'goal', kind: 'choice', values: ['2', '3'], default: '2', group: 'table' },
  {
    ...{ key: 'ties', kind: 'choice', values: ['vault', 'shared'], default: 'shared', group: 'house' },
    ...{ since: 2, before: 'vault' },
  },
  {
    key: 'rounds',
    kind: 'choice',
    values: ['few', 'many', 'none'],
    default: 'many',
    group: 'table',
    until: 2,
  },
  {
    ...{ key: 'lastRound', kind: 'number', least: 0, most: 99, values: [0, 8], default: 8, group: 'table' },
    ...{ since: 3, before: 0 },
  },
];

const terms = (rules: number, options: Readonly<Record<string, unknown>>) =>
  readTerms(specs, { rules, seats: 2, options });

test('a version of the rules has the options that came with it or before, and not yet gone', () => {
  expect([1, 2, 3].map((rules) => optionsIn(specs, rules).map(({ key }) => key))).toEqual([
    ['goal', 'rounds'],
    ['goal', 'ties', 'rounds'],
    ['goal', 'ties', 'lastRound'],
  ]);
});

test('an older match is played by what held before an option came, and is stored as it was', () => {
  const first = terms(1, { goal: '3', rounds: 'few' });
  expect(first).toEqual({
    rules: 1,
    seats: 2,
    options: { goal: '3', rounds: 'few', ties: 'vault', lastRound: 0 },
  });
  expect(storedOptions(specs, first)).toEqual({ goal: '3', rounds: 'few' });
  const second = terms(2, { goal: '2', ties: 'shared', rounds: 'none' });
  expect(second.options).toEqual({ goal: '2', ties: 'shared', rounds: 'none', lastRound: 0 });
  expect(storedOptions(specs, second)).toEqual({ goal: '2', ties: 'shared', rounds: 'none' });
});

test('what is not given has the default of its own version', () => {
  expect(terms(1, {}).options).toEqual({ goal: '2', rounds: 'many', ties: 'vault', lastRound: 0 });
  expect(terms(3, {}).options).toEqual({ goal: '2', ties: 'shared', lastRound: 8 });
});

test('an option of another version is refused by name', () => {
  expect(() => terms(1, { ties: 'vault' })).toThrow("There is no option 'ties'. Options: goal, rounds.");
  expect(() => terms(3, { rounds: 'few' })).toThrow(
    "There is no option 'rounds'. Options: goal, ties, lastRound.",
  );
});

test('a new match has the options of today', () => {
  expect(readOptions(specs, {}, 2)).toEqual({ goal: '2', ties: 'shared', lastRound: 8 });
  expect(() => readOptions(specs, { rounds: 'few' }, 2)).toThrow("There is no option 'rounds'.");
});

test('a text names the options that differ from the default, but none that its version does not have', () => {
  expect(changedOptions(specs, terms(1, { goal: '3' }))).toEqual([['goal', '3']]);
  expect(changedOptions(specs, terms(2, { ties: 'vault', rounds: 'few' }))).toEqual([
    ['ties', 'vault'],
    ['rounds', 'few'],
  ]);
});
