import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSqliteStorage } from '../../storage/sqlite.ts';
import { Player } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

/** The same guest on another device. */
async function again(player: Player): Promise<Player> {
  const other = new Player(server.url, player.name);
  other.cookie = player.cookie;
  return other.connect();
}

const nameOf = async (player: Player): Promise<string | null> =>
  ((await (await player.http('GET', '/api/me')).json()) as { guest: { name: string } | null }).guest?.name ??
  null;

describe('logging out everywhere', () => {
  test('ends all sessions and connections, and a code still leads back', async () => {
    server = await startTestServer();
    const here = await server.player('Ann');
    const there = await again(here);
    const { code } = (await (await here.http('POST', '/api/me/code')).json()) as { code: string };
    expect(await nameOf(there)).toBe('Ann');
    const out = await here.http('POST', '/api/me/logout', {});
    expect(out.headers.get('set-cookie')).toContain('holoboard=;');
    expect([await nameOf(here), await nameOf(there)]).toEqual([null, null]);
    await here.until(() => !here.connected);
    await there.until(() => !there.connected);
    const back = await here.http('POST', '/api/me/recover', { code });
    here.cookie = (back.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect([await nameOf(here), await nameOf(there)]).toEqual(['Ann', null]);
    expect((await there.http('POST', '/api/tables', { game: 'cargo', seats: 2 })).status).toBe(401);
  });

  test('spares the device that wants to stay', async () => {
    server = await startTestServer();
    const here = await server.player('Ann');
    const there = await again(here);
    const out = await here.http('POST', '/api/me/logout', { stay: true });
    here.cookie = (out.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect([await nameOf(here), await nameOf(there)]).toEqual(['Ann', null]);
    // A cookie cannot be brought to a later count without the signature.
    there.cookie = there.cookie.replace('.', '.1.');
    expect(await nameOf(there)).toBeNull();
  });
});

describe('blocking', () => {
  test('keeps somebody from sitting, watching and talking at one’s own tables, until it is lifted', async () => {
    server = await startTestServer();
    const [ann, ben, cleo] = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => server.player(name)));
    if (!ann || !ben || !cleo) throw new Error('Nobody came.');
    const table = await ann.open({ game: 'cargo', seats: 2 });
    await ben.join(table);
    await ben.do({ type: 'chat', text: 'boo' });
    await ann.join(table);
    expect((await ann.http('POST', '/api/me/blocks', { table, line: 2 })).status).toBe(400);
    expect((await ann.http('POST', '/api/me/blocks', { table, line: 1 })).status).toBe(200);
    await ben.until(() => ben.left !== null);
    expect(JSON.stringify(await ben.join(table))).toContain('has blocked you');
    const byHttp = (command: object) => ben.http('POST', `/api/tables/${table}/commands`, command);
    expect((await byHttp({ type: 'sit', seat: 0, entropy: 'e'.repeat(16) })).status).toBe(409);
    expect((await byHttp({ type: 'chat', text: 'boo' })).status).toBe(409);
    // Elsewhere, and for others, nothing has changed.
    expect((await cleo.join(table))?.type).toBe('done');
    expect((await ben.join(await cleo.open({ game: 'cargo', seats: 2 })))?.type).toBe('done');

    const { blocks } = (await (await ann.http('GET', '/api/me/blocks')).json()) as {
      blocks: { guest: string; name: string }[];
    };
    expect(blocks.map(({ name }) => name)).toEqual(['Ben']);
    await ann.http('DELETE', `/api/me/blocks/${blocks[0]?.guest}`);
    expect((await ben.join(table))?.type).toBe('done');
    expect((await ben.sit())?.type).toBe('done');
  });

  test('takes somebody out of all tables of one’s own that have not begun', async () => {
    server = await startTestServer();
    const [ann, ben] = [await server.player('Ann'), await server.player('Ben')];
    const tables = [await ann.open({ game: 'cargo', seats: 2 }), await ann.open({ game: 'cargo', seats: 2 })];
    for (const table of tables) {
      await ben.join(table);
      await ben.sit();
    }
    expect((await ann.http('POST', '/api/me/blocks', { table: tables[0], seat: 0 })).status).toBe(200);
    for (const table of tables) {
      await ann.join(table);
      expect(ann.table?.people.map(({ kind }) => kind)).toEqual(['open', 'open']);
    }
  });

  test('takes nobody out of a game they are playing, but silences them', async () => {
    server = await startTestServer();
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => server.player(name)));
    if (!ann || !ben) throw new Error('Nobody came.');
    const table = await ann.open({ game: 'cargo', seats: 2 });
    for (const player of [ann, ben]) {
      await player.join(table);
      await player.sit();
    }
    await ann.until(() => ann.standing !== null);
    expect((await ann.http('POST', '/api/me/blocks', { table, seat: 1 })).status).toBe(200);
    expect((await ben.do({ type: 'resign' }))?.type).toBe('done');
    expect((await ben.do({ type: 'chat', text: 'boo' }))?.type).toBe('refused');
    expect((await ann.http('POST', '/api/me/blocks', { table, seat: 0 })).status).toBe(400);
  });
});

describe('reports', () => {
  test('tell the operator what the server knows, and are bounded', async () => {
    server = await startTestServer();
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => server.player(name)));
    if (!ann || !ben) throw new Error('Nobody came.');
    const table = await ann.open({ game: 'cargo', seats: 3 });
    await ben.join(table);
    await ben.sit(1);
    await ben.do({ type: 'chat', text: 'pest!' });
    const report = (what: object) =>
      ann.http('POST', '/api/reports', { table, reason: ' an  insult\n', ...what });
    expect((await report({ line: 1 })).status).toBe(200);
    expect((await report({ seat: 1 })).status).toBe(200);
    expect((await report({})).status).toBe(200);
    for (const wrong of [{ seat: 0 }, { line: 7 }, { table: 'A'.repeat(22) }, { reason: ' ' }])
      expect((await report(wrong)).status, JSON.stringify(wrong)).toBe(400);
    for (let i = 3; i < 20; i++) expect((await report({})).status).toBe(200);
    const last = await report({});
    expect([last.status, await last.json()]).toEqual([400, { error: 'You have reported enough for today.' }]);
    const stranger = await fetch(`${server.url}/api/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ table, reason: 'x' }),
    });
    expect(stranger.status).toBe(401);
    const storage = openSqliteStorage(`${server.folder}/data`);
    const stored = [...(await storage.people.reports(30))].reverse();
    await storage.close();
    expect(stored).toHaveLength(20);
    const id = async (player: Player) =>
      ((await (await player.http('GET', '/api/me')).json()) as { guest: { id: string } }).guest.id;
    expect(stored[0]).toMatchObject({
      by: await id(ann),
      about: await id(ben),
      table,
      what: 'Ben: pest!',
      reason: 'an insult',
    });
    expect(stored[1]).toMatchObject({ about: await id(ben), what: 'Ben' });
    expect(stored[2]).toMatchObject({ about: null, what: 'cargo' });
  });
});

describe('bans', () => {
  test('refuse a guest with the reason everywhere, and end connections', async () => {
    server = await startTestServer({ limits: { house: { sweep: 50 } } });
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => server.player(name)));
    if (!ann || !ben) throw new Error('Nobody came.');
    const { guest } = (await (await ben.http('GET', '/api/me')).json()) as { guest: { id: string } };
    const storage = openSqliteStorage(`${server.folder}/data`);
    await storage.people.ban({ kind: 'guest', key: guest.id, reason: 'Insults.', at: Date.now() });
    await ben.until(() => !ben.connected);
    const refused = await ben.http('POST', '/api/tables', { game: 'cargo', seats: 2 });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: 'You have been banned from this server: Insults.' },
    ]);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, {
      headers: { cookie: ben.cookie },
    });
    const closed = await new Promise<string>((resolve) =>
      socket.on('close', (code, reason) => resolve(`${code} ${reason}`)),
    );
    expect(closed).toBe('4003 You have been banned from this server: Insults.');
    expect((await ann.join('A'.repeat(22)))?.type).toBe('refused');
    expect(ann.connected).toBe(true);
    await storage.people.unban('guest', guest.id);
    await storage.close();
    await expect.poll(async () => (await ben.http('GET', '/api/me/tables')).status).toBe(200);
  });

  test('can be of an address, which then brings forth no new guests', async () => {
    server = await startTestServer({ limits: { house: { sweep: 50 } } });
    const ann = await server.player('Ann');
    const storage = openSqliteStorage(`${server.folder}/data`);
    const { guest } = (await (await ann.http('GET', '/api/me')).json()) as { guest: { id: string } };
    const mark = (await storage.guest(guest.id))?.address ?? '';
    expect(mark).toMatch(/^[\w-]{16}$/);
    await storage.people.ban({ kind: 'address', key: mark, reason: 'Spam.', at: Date.now() });
    await ann.until(() => !ann.connected);
    await storage.close();
    expect((await new Player(server.url, 'Eve').http('POST', '/api/guests', { name: 'Eve' })).status).toBe(
      403,
    );
    // Who they are and how to leave, they may still ask.
    expect((await ann.http('GET', '/api/me')).status).toBe(200);
    expect((await ann.http('DELETE', '/api/me')).status).toBe(200);
  });
});
