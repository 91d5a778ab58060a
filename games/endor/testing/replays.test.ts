import { hash, type Log, outcomeOf, replay } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { endor } from '../index.ts';
import deathStarDestroyed from './fixtures/deathStarDestroyed.json' with { type: 'json' };
import rebelsDestroyed from './fixtures/rebelsDestroyed.json' with { type: 'json' };
import resigned from './fixtures/resigned.json' with { type: 'json' };

/** A whole game for each way it can end; the hash is that of its last state when it was recorded. */
const games: Readonly<
  Record<string, { readonly log: Log; readonly ranks: readonly number[]; readonly hash: string }>
> = {
  deathStarDestroyed: { log: deathStarDestroyed as Log, ranks: [1, 2], hash: 'fbaa855a9686fa25' },
  rebelsDestroyed: { log: rebelsDestroyed as Log, ranks: [2, 1, 1, 2], hash: '63980838b82051bc' },
  resigned: { log: resigned as Log, ranks: [1, 2, 2, 1], hash: 'a76cacbe52b11de3' },
};

test('there is a recorded game for each way the game can end', () => {
  expect(Object.keys(games)).toEqual(endor.endings);
});

test.each(Object.entries(games))('the recorded game that ended by %s is played again', (reason, recorded) => {
  const session = replay(endor, recorded.log);
  expect(outcomeOf(session)).toEqual({ ranks: recorded.ranks, reason });
  expect(hash(session.state)).toBe(recorded.hash);
});
