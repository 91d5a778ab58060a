import { hoth } from '@holoboard/hoth';
import { readOptions } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { findClauses, optionsInForce } from './rules-list.tsx';

test('clauses are found by number, by section and by words in any order', () => {
  const found = (typed: string) => findClauses(hoth.rulebook, typed).map(({ id }) => id);
  expect(found('hoth-goal-02')).toEqual(['HOTH-GOAL-02']);
  expect(found('later PLACES')).toEqual(['HOTH-GOAL-02']);
  expect(found('places later')).toEqual(['HOTH-GOAL-02']);
  expect(found('goal').length).toBeGreaterThan(1);
  expect(found('lightsaber')).toEqual([]);
  expect(found('')).toHaveLength(hoth.rulebook.length);
});

test('options in force are those that differ from the published game', () => {
  const values = readOptions(hoth.options, { winOnRedSpace: true, firstPlayer: 'green' }, 2);
  expect(optionsInForce(hoth.options, values).map(({ key }) => key)).toEqual([
    'firstPlayer',
    'winOnRedSpace',
  ]);
  expect(optionsInForce(hoth.options, readOptions(hoth.options, {}, 2))).toEqual([]);
});
