import { type AnyGame, patched } from '@holoboard/kernel';
import { naboo } from '@holoboard/naboo';
import { messagesOf, type ServerMessage } from '@holoboard/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSqliteStorage } from '../storage/sqlite.ts';
import { storeLongMatch } from '../testing/long-match.ts';
import type { Player } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const game: AnyGame = naboo;
const steps = 450;
let server: TestServer;
let ann: Player;
let eve: Player;
let table: string;

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.player('Ann');
  eve = await server.player('Eve');
  const { guest } = (await (await ann.http('GET', '/api/me')).json()) as { guest: { id: string } };
  // The same database: SQLite lets two connections take turns.
  const storage = openSqliteStorage(`${server.folder}/data`);
  table = await storeLongMatch(storage, game, [guest.id, 'ben'], steps);
  await storage.close();
}, 60_000);
afterAll(() => server.close());

const messagesTo = ({ frames }: Player): ServerMessage[] => frames.flatMap(messagesOf);

type Page = Extract<ServerMessage, { type: 'history' }>;
const page = (player: Player, from: number, to: number): Promise<Page> =>
  player.ask({ type: 'history', match: table, from, to }) as Promise<Page>;

test('whoever joins is sent the position, and the history by page', async () => {
  for (const player of [ann, eve]) {
    player.keepFrames = true;
    expect(await player.join(table)).toMatchObject({ type: 'done' });
    expect(messagesTo(player).map(({ type }) => type)).toEqual(['table', 'view', 'done']);
    const version = player.standing?.version ?? 0;
    expect(version).toBeGreaterThan(300);
    let view: unknown;
    let known = 0;
    while (known < version) {
      const { start, updates, seat } = await page(player, known, version);
      expect(seat).toBe(player.seat);
      expect(updates.length).toBe(Math.min(200, version - known));
      if (known === 0) view = start?.view;
      else expect(start).toBeUndefined();
      for (const update of updates) {
        expect(update.version).toBe(++known);
        for (const { change } of update.events) view = patched(view, change);
        view = patched(view, update.change);
      }
    }
    expect(view).toEqual(player.view);
  }
});

test('nobody makes the server play a match again by joining, by a ping or by an old version', async () => {
  const apply = vi.spyOn(game, 'apply');
  eve.frames.length = 0;
  for (const since of [undefined, 0, 1, 100])
    expect(
      await eve.ask({
        type: 'join',
        match: table,
        ...(since !== undefined && { since: { version: since, seat: null } }),
      }),
    ).toMatchObject({ type: 'done' });
  eve.sendRaw(JSON.stringify({ type: 'ping', match: table, version: 0 }));
  await eve.until(() => messagesTo(eve).some(({ type }) => type === 'pong'));
  await eve.until(() => messagesTo(eve).filter(({ type }) => type === 'view').length === 5);
  expect(apply).not.toHaveBeenCalled();
  // The history is made once for everybody who watches.
  await page(eve, 0, 200);
  const fay = await server.player('Fay');
  await fay.join(table);
  expect((await page(fay, 200, 400)).updates).toHaveLength(200);
  expect(apply).not.toHaveBeenCalled();
  apply.mockRestore();
});

/** Stores another match of so many steps at a server. */
async function another(house: TestServer, most: number): Promise<string> {
  const storage = openSqliteStorage(`${house.folder}/data`);
  const id = await storeLongMatch(storage, game, ['ann', 'ben'], most);
  await storage.close();
  return id;
}

test('a history is made once at a time for one connection', async () => {
  const match = await another(server, 200);
  const gil = await server.player('Gil');
  await gil.join(match);
  const asked = Array.from({ length: 5 }, () => gil.ask({ type: 'history', match, from: 0, to: 200 }));
  const answers = await Promise.all(asked);
  expect(answers[0]).toMatchObject({ type: 'history' });
  expect(answers[1]).toMatchObject({ type: 'refused' });
});

test('work is charged for, not only messages', async () => {
  const strict = await startTestServer({ limits: { live: { connection: { most: 20, perSecond: 0.01 } } } });
  const match = await another(strict, steps);
  const hal = await strict.player('Hal');
  expect(await hal.join(match)).toMatchObject({ type: 'done' });
  let pages = 0;
  while ((await hal.ask({ type: 'history', match, from: 0, to: 1000 }))?.type === 'history') pages++;
  // After the join, by messages alone, there was credit for 17 of them.
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThan(10);
  await strict.close();
});
