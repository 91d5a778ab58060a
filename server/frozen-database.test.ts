import { hoth } from '@holoboard/hoth';
import { type GameAction, SeededChance } from '@holoboard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEntry } from './host/entries.ts';
import { openPostgresStorage } from './storage/postgres.ts';
import { type Player, playOn } from './testing/player.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { startTcpLine, type TcpLine } from './testing/tcp-line.ts';

let postgres: TestPostgres;
let line: TcpLine;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  line = await startTcpLine(postgres.url);
  server = await startTestServer({ database: line.url, logLevel: 'silent' });
});
afterAll(async () => {
  line.thaw();
  await server.close();
  await line.close();
  await postgres.close();
});

/** How the node says it is, and how long it took to say so. */
async function readiness(): Promise<{ status: number; took: number; body: unknown }> {
  const start = performance.now();
  const response = await fetch(`${server.url}/readyz`);
  const body: unknown = await response.json();
  return { status: response.status, took: performance.now() - start, body };
}

async function until(status: number): Promise<void> {
  while ((await readiness()).status !== status) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** A table of Hoth at which two people have played a little. */
async function table(): Promise<{ players: [Player, Player]; id: string }> {
  const players: [Player, Player] = [await server.player('Ann'), await server.player('Ben')];
  const id = await players[0].open({ game: 'hoth', seats: 2 });
  for (const player of players) {
    await player.join(id);
    expect(await player.sit()).toMatchObject({ type: 'done' });
  }
  for (const player of players) await player.until(() => player.standing !== null);
  await playOn(hoth, players, new SeededChance(7), 6);
  return { players, id };
}

test('while the database hangs the node says so at once, everybody is told to try again, and nothing is lost or doubled', async () => {
  const { players, id } = await table();
  const eve = await server.player('Eve');
  const zoe = await server.player('Zoe');
  const waiting = await eve.open({ game: 'hoth', seats: 2 });
  await eve.join(waiting);
  expect((await readiness()).status).toBe(200);

  line.freeze();
  const mover = players.find((player) => player.legal(hoth, new SeededChance(1)).length > 0) as Player;
  const version = mover.standing?.version ?? 0;
  const [action] = mover.legal(hoth, new SeededChance(1)) as [GameAction];
  const moved = mover.play(action, 'while it hung');
  const answers = Promise.all([
    eve.sit(),
    zoe.join('x'.repeat(22)),
    eve.http('POST', '/api/tables', { game: 'hoth', seats: 2 }),
    eve.http('GET', '/api/me/tables'),
  ]);
  const asked = await Promise.all(Array.from({ length: 10 }, readiness));
  // The quickest of them: the others may have waited for the machine.
  expect(Math.min(...asked.map(({ took }) => took))).toBeLessThan(500);
  for (const { status, body } of asked) {
    expect(status).toBe(503);
    expect(body).toEqual({ ready: false, reason: expect.stringContaining('does not answer') });
  }
  const [sat, joined, opened, listed] = await answers;
  for (const answer of [sat, joined])
    expect(answer).toMatchObject({
      type: 'refused',
      again: true,
      refusal: { params: { problem: 'The database does not answer. Please try again.' } },
    });
  for (const response of [opened, listed]) {
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: 'The database does not answer. Please try again.',
      again: true,
    });
  }

  line.thaw();
  await until(200);
  expect(await moved).toMatchObject({ type: 'done', version: version + 1 });
  expect(await mover.do({ type: 'play', version, clientActionId: 'while it hung', action })).toEqual({
    type: 'done',
    id: expect.any(Number),
    version: version + 1,
  });
  expect(await eve.sit()).toMatchObject({ type: 'done' });
  expect((await eve.http('POST', '/api/tables', { game: 'hoth', seats: 2 })).status).toBe(200);
  await playOn(hoth, players, new SeededChance(8), 4);

  const storage = await openPostgresStorage(postgres.url);
  const stored = await storage.read(id, 0);
  expect(stored.map(({ number }) => number)).toEqual(stored.map((_, i) => i + 1));
  const steps = stored.map(({ body }) => readEntry(body)).filter(({ kind }) => kind === 'step');
  expect(steps).toHaveLength(players[0].standing?.version ?? 0);
  expect(JSON.stringify(steps).split('while it hung')).toHaveLength(2);
  expect((await storage.read(waiting, 0)).map(({ body }) => readEntry(body).kind)).toEqual(['opened', 'sat']);
  await storage.close();
}, 60_000);
