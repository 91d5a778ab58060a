import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { hoth } from '@holoboard/hoth';
import { type AnyGame, readOptions, SeededChance } from '@holoboard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { ThinkerPool } from '../thinking/pool.ts';
import { JobQueue } from './queue.ts';
import { queueThinker, thinkQueued } from './thoughts.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());

const command = join(import.meta.dirname, '..', '..', 'cli', 'holoboard.mjs');
/** The command line as a process of its own; gives its output, and a way to kill it. */
function holoboard(args: readonly string[]) {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (data) => {
    text += data;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = (wanted: RegExp): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (wanted.test(text)) resolve();
      };
      child.stdout.on('data', look);
      look();
    });
  return { child, ended, said, output: () => text };
}

test('a bot thinks wherever its question is taken', async () => {
  const [asking, working] = [await JobQueue.open(postgres.url), await JobQueue.open(postgres.url)];
  const pool = new ThinkerPool(1);
  await working.work('think', 1, (thought: Parameters<typeof thinkQueued>[1]) => thinkQueued(pool, thought));
  const game: AnyGame = hoth;
  const state: unknown = game.setup(
    readOptions(hoth.options, { firstPlayer: 'blue' }, 2),
    2,
    new SeededChance(1),
  );
  const legal = game.legal(state, 0);
  const request = { game, view: game.view(state, 0), seat: 0, level: 'pilot', seed: 'seed', legal };
  expect(legal).toContainEqual(await queueThinker(asking)(request, new AbortController().signal, 'ann'));
  await expect(queueThinker(asking)(request, AbortSignal.abort(), 'ann')).rejects.toThrow();
  await asking.close();
  await working.close();
  await pool.close();
});

test('a simulation over a queue loses no game when a worker is killed, and counts none twice', async () => {
  const simulate = ['simulate', 'hoth', '--games', '400', '--seed', '5', '--json'];
  const alone = holoboard(simulate);
  expect(await alone.ended).toBe(0);
  const first = holoboard(['worker', '--queue', postgres.url, '--workers', '1']);
  await first.said(/waits for jobs/);
  const spread = holoboard([...simulate, '--queue', postgres.url]);
  const second = holoboard(['worker', '--queue', postgres.url, '--workers', '1']);
  await second.said(/waits for jobs/);
  first.child.kill('SIGKILL');
  expect(await spread.ended).toBe(0);
  second.child.kill('SIGTERM');
  await second.ended;
  expect(JSON.parse(spread.output())).toEqual(JSON.parse(alone.output()));
}, 180_000);
