import { endor } from '@holoboard/endor';
import { hoth } from '@holoboard/hoth';
import { type AnyGame, type GameAction, readOptions, SeededChance } from '@holoboard/kernel';
import type { ThinkRequest } from '@holoboard/table';
import { afterAll, expect, test } from 'vitest';
import { ThinkerPool } from './pool.ts';

const pool = new ThinkerPool(2);
afterAll(() => pool.close());

/** A question at the beginning of a game. */
function question(game: AnyGame, level: string, seed = 'seed'): ThinkRequest {
  const state: unknown = game.setup(readOptions(game.options, {}, 2), 2, new SeededChance(1));
  const seat = game.question(state).seats[0] as number;
  return { game, view: game.view(state, seat), seat, level, seed, legal: game.legal(state, seat) };
}

test('answers many questions at once with legal actions, the same ones each time', async () => {
  const ask = (): Promise<GameAction[]> =>
    Promise.all([1, 2, 3, 4, 5].map((seed) => pool.think(question(endor, 'pilot', `${seed}`))));
  const answers = await ask();
  for (const answer of answers) expect(question(endor, 'pilot').legal).toContainEqual(answer);
  expect(await ask()).toEqual(answers);
});

test('what goes wrong in a bot is told, and the next question is answered', async () => {
  await expect(pool.think(question(hoth, 'admiral'))).rejects.toThrow("There is no level 'admiral'");
  await expect(pool.think(question({ ...hoth, id: 'chess' }, 'pilot'))).rejects.toThrow('no game');
  const asked = question(hoth, 'pilot');
  expect(asked.legal).toContainEqual(await pool.think(asked));
});

test('a pool that is closed fails what it was asked, and what it is asked later', async () => {
  const closing = new ThinkerPool(1);
  const open = [closing.think(question(endor, 'commander')), closing.think(question(endor, 'commander'))];
  const failed = Promise.allSettled(open);
  await closing.close();
  for (const result of await failed) expect(result.status).toBe('rejected');
  await expect(closing.think(question(hoth, 'pilot'))).rejects.toThrow('sent away');
});

test('an answer that is not wanted any more makes room at once, and a queue has an end', async () => {
  const small = new ThinkerPool(1, 1);
  const abort = new AbortController();
  const first = small.think(question(endor, 'commander'), abort.signal);
  const waiting = small.think(question(hoth, 'pilot'));
  await expect(small.think(question(hoth, 'pilot'))).rejects.toThrow('Too many bots');
  abort.abort();
  await expect(first).rejects.toThrow('not wanted any more');
  expect(question(hoth, 'pilot').legal).toContainEqual(await waiting);
  await expect(small.think(question(hoth, 'pilot'), AbortSignal.abort())).rejects.toThrow('sent away');
  await small.close();
});
