import { loadGame } from '@holoboard/games';
import { SeededChance } from '@holoboard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PolledView } from '../host/view-poll.ts';
import type { Player } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

async function look(player: Player, table: string, query = ''): Promise<PolledView> {
  const answer = await player.http('GET', `/api/tables/${table}/view${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as PolledView;
}

/** A table of the Battle of Endor, both players seated, and a spectator. */
async function begunTable() {
  const [ann, ben, eve] = [
    await server.player('Ann'),
    await server.player('Ben'),
    await server.player('Eve'),
  ] as const;
  const id = await ann.open({ game: 'endor', seats: 2 });
  for (const player of [ann, ben]) {
    await player.join(id);
    await player.sit();
  }
  await ann.until(() => ann.standing !== null, 'the start');
  return { id, ann, ben, eve };
}

test('a table that waits for players has version -1, and a call that waits is answered when the game begins', async () => {
  const [ann, ben] = [await server.player('Ann'), await server.player('Ben')] as const;
  const id = await ann.open({ game: 'endor', seats: 2 });
  expect(await look(ann, id)).toMatchObject({ version: -1, seat: null, position: null, legal: [] });
  const waiting = look(ann, id, '?since=-1');
  for (const player of [ann, ben]) {
    await player.join(id);
    await player.sit();
  }
  expect(await waiting).toMatchObject({ version: 0, seat: 0, table: { status: 'playing' } });
});

test('everybody is told their own legal actions and their own view, over HTTP and over the socket', async () => {
  const { id, ann, eve } = await begunTable();
  const game = await loadGame('endor');
  const seen = await look(ann, id);
  expect(seen.legal).toEqual(ann.legal(game, new SeededChance(1)));
  expect(seen.position?.view).toEqual(ann.view);
  const spectator = await look(eve, id);
  expect(spectator).toMatchObject({ seat: null, legal: [] });
  expect(JSON.stringify(spectator)).not.toContain(JSON.stringify(seen.legal[0]));
  const asked = await ann.ask({ type: 'legal', match: id });
  expect(asked).toMatchObject({ type: 'legal', version: 0, actions: seen.legal });
  await eve.join(id);
  expect(await eve.ask({ type: 'legal', match: id })).toMatchObject({ type: 'legal', actions: [] });
});

test('a call that waits ends with the next step, or with nothing new when its time is over', async () => {
  const { id, ann, ben } = await begunTable();
  const game = await loadGame('endor');
  const waiting = look(ben, id, '?since=0');
  const [action] = ann.legal(game, new SeededChance(1));
  await ann.play(action as never);
  expect((await waiting).version).toBe(1);
  expect((await look(ben, id, '?since=1&wait=0')).version).toBe(1);
});

test('what is asked for badly is refused with a reason', async () => {
  const { id, ann } = await begunTable();
  for (const query of ['?since=x', '?since=-2', '?wait=26', '?since=1.5', '?nonsense=1'])
    expect((await ann.http('GET', `/api/tables/${id}/view${query}`)).status).toBe(400);
  expect((await ann.http('GET', `/api/tables/${'x'.repeat(22)}/view`)).status).toBe(404);
});

test('nobody waits at too many tables at once', async () => {
  const { id, ann, ben } = await begunTable();
  const waiting = Array.from({ length: 20 }, () => look(ann, id, '?since=0'));
  await expect
    .poll(async () => (await ann.http('GET', `/api/tables/${id}/view?since=0&wait=0`)).status)
    .toBe(429);
  expect((await ben.http('GET', `/api/tables/${id}/view`)).status).toBe(200);
  await ann.do({ type: 'resign' });
  for (const each of await Promise.all(waiting)) expect(each.table.status).toBe('over');
});
