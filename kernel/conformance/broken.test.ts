import { expect, test } from 'vitest';
import { cargo } from '../../games/cargo/index.ts';
import type { AnyGame } from '../game.ts';
import { replay } from '../replay.ts';
import { applying, broken } from './broken-games.fixture.ts';
import {
  describeFailure,
  type Failure,
  missingEndings,
  planGame,
  properties,
  runGame,
  shrink,
} from './index.ts';
import { openness } from './properties/hidden.ts';
import { conservation } from './properties/numbers.ts';
import type { Run, TakenStep } from './run.ts';

/** The first failures in a series of random games. */
function failuresOf(game: AnyGame, most: number): Failure[] {
  const failures: Failure[] = [];
  for (let number = 0; number < 40 && failures.length < most; number++) {
    const { failure } = runGame(game, planGame(game, 'broken', number));
    if (failure) failures.push(failure);
  }
  return failures;
}

test.each(broken)('the kit finds %s', (_fault, property, change) => {
  const game: AnyGame = { ...cargo, ...change };
  const failures = failuresOf(game, 4);
  expect(new Set(failures.map((failure) => failure.property))).toEqual(new Set([property.name]));
  expect(failures[0]?.message).not.toBe('');
});

test.each([
  [{ type: 'told', only: [0] }, 'Not everybody is told'],
  [{ type: 'told' }, null],
])('the event %j of a game that says it is open is found or not', (event, problem) => {
  const look = (): void =>
    openness.watch({ game: { ...cargo, open: true } } as unknown as Run).step?.({
      events: [event],
    } as unknown as TakenStep);
  if (problem) expect(look).toThrow(problem);
  else expect(look).not.toThrow();
});

test('every property has a broken game that it finds', () => {
  const proven = new Set(broken.map(([, property]) => property.name));
  expect(properties.filter(({ name }) => !proven.has(name))).toEqual([]);
});

test('an ending that no game reaches is missed', () => {
  const game: AnyGame = { ...cargo, endings: [...cargo.endings, 'mutiny'] };
  const endings = Array.from(
    { length: 60 },
    (_, number) => runGame(game, planGame(game, 'endings', number)).ending,
  );
  expect(missingEndings(game, endings)).toEqual(['mutiny']);
});

test('a failure shrinks to the shortest log that shows it', () => {
  // The fault needs a round won by seat 1 and a search: two plans and the search, nothing else.
  const game: AnyGame = {
    ...cargo,
    ...applying((state, seat, action) => {
      if (action.type === 'search' && seat === 1) state.discard.pop();
    }),
  };
  const [failure] = failuresOf(game, 8).toSorted(
    (left, right) => right.log.steps.length - left.log.steps.length,
  );
  const shrunk = shrink(game, failure as Failure);
  expect(failure?.log.steps.length).toBeGreaterThan(3);
  expect(shrunk.log.steps.map((step) => ('action' in step ? step.action.type : 'other')).toSorted()).toEqual(
    expect.arrayContaining(['plan', 'plan', 'search']),
  );
  expect(shrunk.log.steps.length).toBe(1 + shrunk.log.seats);
  expect(shrunk.property).toBe(conservation.name);
  expect(describeFailure(shrunk)).toContain(shrunk.position);
  expect(game.notation.position(replay(game, shrunk.log).state)).toBe(shrunk.position);
});
