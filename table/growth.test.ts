import type { AnyGame } from '@holoboard/kernel';
import { expect, it } from 'vitest';
import { auction } from './auction.fixture.ts';
import { type Match, openLocalMatch, submit, updatesSince, versionOf } from './index.ts';
import { ann, bea, noon, seed } from './match.fixture.ts';

/** How often each function of the game was called. */
type Calls = Record<string, number>;

/** A game without end that draws a die in every other step; counts what is asked of it. */
function endless(calls: Calls): AnyGame {
  const counted = <Rest extends unknown[], Result>(name: string, work: (...rest: Rest) => Result) => {
    return (...rest: Rest): Result => {
      calls[name] = (calls[name] ?? 0) + 1;
      return work(...rest);
    };
  };
  return {
    ...auction,
    setup: () => ({ count: 0 }),
    question: counted('question', () => ({ kind: 'count', seats: [0] })),
    check: counted('check', () => null),
    outcome: counted('outcome', () => null),
    copy: counted('copy', (state: object) => ({ ...state })),
    view: counted('view', (state: object) => ({ ...state })),
    apply: counted('apply', (state: { count: number }, _seat, _action, chance, tell) => {
      if (state.count % 2 === 0) chance.draw('die', 6);
      state.count++;
      tell?.({ type: 'counted' });
    }),
  };
}

/** Lets nobody go through a list any more. */
function forbidWalking(list: readonly unknown[]): void {
  const walks = [
    'slice',
    'map',
    'filter',
    'concat',
    'with',
    'toSpliced',
    'forEach',
    'flatMap',
    Symbol.iterator,
  ];
  for (const walk of walks)
    Object.defineProperty(list, walk, {
      value: () => {
        throw new Error(`Somebody goes through all that has been (${String(walk)}).`);
      },
    });
}

it('a submission costs the same at step 20,000 as at step 100', () => {
  const calls: Calls = { view: 0 };
  const match: Match = openLocalMatch({ game: endless(calls), seats: [ann, bea], seed, now: noon });
  const step = (): Calls => {
    for (const name of Object.keys(calls)) calls[name] = 0;
    const version = versionOf(match);
    expect(submit(match, { seat: 0, version, action: { type: 'count' }, now: noon + version })).toBeNull();
    return { ...calls };
  };
  while (versionOf(match) < 100) step();
  const early = step();
  expect(early).toMatchObject({ check: 1, apply: 1, copy: 1, view: 0 });
  for (const list of [match.steps, match.bonuses, match.session?.log.steps, match.session?.chapters])
    forbidWalking(list ?? []);
  while (versionOf(match) < 20_000) step();
  expect(step()).toEqual(early);
  expect(match.recent).toHaveLength(32);
  for (const name of Object.keys(calls)) calls[name] = 0;
  expect(updatesSince(match, versionOf(match) - 3, 'spectator')).toHaveLength(3);
  expect(calls).toMatchObject({ apply: 3, copy: 3 });
});
