import { afterEach, expect, test } from 'vitest';
import { openSqliteStorage } from '../storage/sqlite.ts';
import type { Player } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const command = (player: Player, table: string, body: object) =>
  player.http('POST', `/api/tables/${table}/commands`, body);

/** A table where Ann and Ben play, and Eve watches and has said a line. */
async function watchedTable() {
  server = await startTestServer({ limits: { house: { sweep: 50 } } });
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
  await ann.until(() => ann.standing !== null);
  await eve.join(id);
  await eve.do({ type: 'chat', text: 'boo' });
  return { id, ann, ben, eve };
}

/** Waits at a table, and gives what is told in the end. */
function waitingView(player: Player, id: string): Promise<Response> {
  return player.http('GET', `/api/tables/${id}/view?since=0&wait=3`);
}

test('a call that waits tells nothing of the game once its caller is removed or the table is closed to spectators', async () => {
  const { id, ann, ben, eve } = await watchedTable();
  const removed = waitingView(eve, id);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await command(ann, id, { type: 'remove', speaker: 0 });
  expect([(await removed).status, await (await removed).json()]).toEqual([
    403,
    { error: 'You have been removed from this table.' },
  ]);
  const mine = waitingView(ben, id);
  await command(ann, id, { type: 'spectators', allowed: false });
  await ann.do({ type: 'resign' });
  expect((await mine).status).toBe(200);
});

test('a call that waits tells nothing of a seat once its caller is logged out, nor to somebody who was banned', async () => {
  const { id, ann, ben, eve } = await watchedTable();
  const bens = waitingView(ben, id);
  const eves = waitingView(eve, id);
  const { guest } = (await (await eve.http('GET', '/api/me')).json()) as { guest: { id: string } };
  await ben.http('POST', '/api/me/logout', {});
  const storage = openSqliteStorage(`${server.folder}/data`);
  await storage.people.ban({ kind: 'guest', key: guest.id, reason: 'Insults.', at: Date.now() });
  await storage.close();
  await eve.until(() => !eve.connected);
  await ann.do({ type: 'resign' });
  expect(await (await bens).json()).toMatchObject({ seat: null, legal: [] });
  expect((await eves).status).toBe(403);
});

test('nothing about the game leaves a table that is closed to spectators: no picture, file or version', async () => {
  const { id, ann, eve } = await watchedTable();
  const picture = (player: Player) => player.http('GET', `/api/tables/${id}/picture.png`);
  const shown = (await picture(eve)).headers.get('etag');
  await command(ann, id, { type: 'spectators', allowed: false });
  const hidden = (await picture(eve)).headers.get('etag');
  expect(hidden).not.toBe(shown);
  expect(await eve.ask({ type: 'legal', match: id })).toMatchObject({ type: 'refused' });
  await ann.do({ type: 'resign' });
  expect((await picture(eve)).headers.get('etag')).not.toBe(shown);
  expect((await eve.http('GET', `/api/tables/${id}/file`)).status).toBe(403);
  expect((await ann.http('GET', `/api/tables/${id}/file`)).status).toBe(200);
});

test('a connection that was told to close is not served any more, however long it stays', async () => {
  const { id, ann, ben } = await watchedTable();
  const raw = ben.rawSocket();
  await new Promise((resolve) => raw.once('open', resolve));
  // Hears the server say goodbye, but does not answer it.
  const closing = new Promise<void>((resolve) => {
    const { _receiver: receiver } = raw as unknown as { _receiver: NodeJS.EventEmitter };
    receiver.removeAllListeners('conclude');
    receiver.on('conclude', () => resolve());
  });
  await ben.http('POST', '/api/me/logout', {});
  await closing;
  raw.send(JSON.stringify({ type: 'resign', id: 1, match: id }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  raw.terminate();
  expect(ann.standing?.outcome ?? null).toBeNull();
});

test('whoever blocks somebody ends only what they have open at the blocker’s own tables', async () => {
  const { id, ann, ben, eve } = await watchedTable();
  for (let i = 0; i < 3; i++)
    expect((await eve.http('POST', '/api/me/blocks', { table: id, seat: 0 })).status).toBe(200);
  expect((await ann.http('POST', '/api/me/blocks', { table: id, seat: 1 })).status).toBe(200);
  expect((await ann.http('POST', '/api/me/blocks', { table: id, line: 1 })).status).toBe(200);
  await eve.until(() => eve.left !== null);
  expect(eve.left?.params).toMatchObject({ problem: 'Whoever has opened this table has blocked you.' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([ann.connected, ben.connected, eve.connected]).toEqual([true, true, true]);
  expect((await ben.do({ type: 'resign' }))?.type).toBe('done');
});
