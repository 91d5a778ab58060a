import { describe, expect, test } from 'vitest';
import { type CargoState, cargo } from '../games/cargo/index.ts';
import { noChance, RecordedChance, TapeChance } from './chance.ts';
import { act, openSession, type Session } from './log.ts';
import { replay } from './replay.ts';
import { rulesMark, since, versionProblem } from './versions.ts';

test('a changed rule asks since when it is so', () => {
  expect([since({}, 1), since({}, 2)]).toEqual([true, false]);
  expect([since({ rules: 2 }, 1), since({ rules: 2 }, 2), since({ rules: 2 }, 3)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('the first version leaves no mark', () => {
  expect([undefined, 1, 2].map(rulesMark)).toEqual([{}, {}, { rules: 2 }]);
});

test('only versions that there are can be played', () => {
  const problem = (rules: number): string | null =>
    versionProblem({ title: 'Cargo Run', rulesVersion: 2 }, rules);
  expect([1, 2].map(problem)).toEqual([null, null]);
  expect(problem(3)).toBe(
    'this game of Cargo Run follows version 3 of the rules, and this program knows them up to version 2.',
  );
  expect([0, -1, 1.5, Number.NaN].map(problem)).toEqual(
    ['0', '-1', '1.5', 'NaN'].map((rules) => `there is no version ${rules} of the rules of Cargo Run.`),
  );
});

describe('a game goes on by the rules it began with', () => {
  /** Seat 0 wins the first round with its 12 and rolls a 5, which scores from version 2 on. */
  function played(rules?: number): Session {
    const opening = new TapeChance(Array.from({ length: 11 }, (_, i) => ['deck', 11 - i]));
    const session = openSession(cargo, { goal: '3', peeking: true }, 2, opening, rules);
    act(session, 0, { type: 'plan', card: 12 }, noChance);
    act(session, 1, { type: 'plan', card: 7 }, noChance);
    act(session, 0, { type: 'search' }, new RecordedChance([4]));
    return session;
  }

  test.each([
    [1, 1],
    [2, 2],
  ])('version %i', (rules, points) => {
    const { log, state } = played(rules);
    expect(log.rules).toBe(rules);
    expect((state as CargoState).points[0]).toBe(points);
    expect(replay(cargo, log).state).toEqual(state);
  });

  test('a new one begins with the newest', () => {
    expect(played().log.rules).toBe(2);
  });
});
