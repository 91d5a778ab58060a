import { hoth } from '@holoboard/hoth';
import { type AnyGame, type GameAction, readOptions, SeededChance } from '@holoboard/kernel';
import type { ThinkRequest } from '@holoboard/table';
import { expect, test } from 'vitest';
import { queueThinker } from '../queue/thoughts.ts';
import { FairQueue } from './fair-queue.ts';
import { ThinkerPool } from './pool.ts';

function request(): ThinkRequest {
  const game: AnyGame = hoth;
  const state: unknown = game.setup(readOptions(game.options, {}, 2), 2, new SeededChance(1));
  const seat = game.question(state).seats[0] as number;
  const legal = game.legal(state, seat);
  return { game, view: game.view(state, seat), seat, level: 'recruit', seed: 's', legal };
}

test('owners take turns, and each one is served in order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item[0] as string, item);
  queue.remove('a', 'a2');
  queue.remove('b', 'a1');
  expect(queue.size).toBe(5);
  const served = Array.from({ length: 6 }, () => {
    const item = queue.next();
    queue.done(item?.[0] ?? '');
    return item;
  });
  expect(served).toEqual(['a1', 'b1', 'c1', 'a3', 'c2', undefined]);
  expect(queue.size).toBe(0);
  // For whom something is being done, others go first.
  for (const item of ['a1', 'a2']) queue.add('a', item);
  expect(queue.next()).toBe('a1');
  queue.add('b', 'b1');
  expect(queue.next()).toBe('b1');
});

test('forty tables of one guest do not delay the bot of another: it is asked next', async () => {
  const pool = new ThinkerPool(1);
  const answered: string[] = [];
  const ask = (owner: string) => pool.think(request(), undefined, owner).then(() => answered.push(owner));
  const many = Array.from({ length: 40 }, () => ask('ann'));
  await Promise.all([...many, ask('ben')]);
  // The first of Ann's was being thought about already.
  expect(answered.indexOf('ben')).toBe(1);
  await pool.close();
});

test('of one guest two questions are in the queue for other machines at once', async () => {
  const open: { seed: string; answer: () => void }[] = [];
  const think = queueThinker({
    run: (_kind, [task], take) =>
      new Promise((resolve) => {
        const { seed } = task as ThinkRequest;
        open.push({
          seed,
          answer: () => {
            take({ type: 'spin' } as never);
            resolve();
          },
        });
      }),
  });
  const { signal } = new AbortController();
  const ask = (owner: string, seed: string): Promise<GameAction> =>
    think({ ...request(), seed }, signal, owner);
  const asked = ['a1', 'a2', 'a3'].map((seed) => ask('ann', seed));
  asked.push(ask('ben', 'b1'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(open.map(({ seed }) => seed)).toEqual(['a1', 'a2', 'b1']);
  for (const { answer } of open.splice(0)) answer();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(open.map(({ seed }) => seed)).toEqual(['a3']);
  for (const { answer } of open) answer();
  await Promise.all(asked);
});
