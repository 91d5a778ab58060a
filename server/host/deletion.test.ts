import { loadGame, loadGames } from '@holoboard/games';
import { SeededChance } from '@holoboard/kernel';
import { readMatchFile, rowsOfFile, verifyMatch } from '@holoboard/table';
import { afterEach, describe, expect, test } from 'vitest';
import { openSqliteStorage } from '../storage/sqlite.ts';
import { Player, playOn } from '../testing/player.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;

async function come(...names: readonly string[]): Promise<Player[]> {
  return Promise.all(names.map((name) => server.player(name)));
}

const fileOf = async (table: string): Promise<string> =>
  (await fetch(`${server.url}/api/tables/${table}/file`)).text();

/** All that is stored, as text. */
async function everything(): Promise<string> {
  const storage = openSqliteStorage(`${server.folder}/data`);
  const tables = await storage.tablesWith('');
  const entries = await Promise.all(tables.map((table) => storage.read(table, 0)));
  await storage.close();
  return JSON.stringify(entries);
}

/** Deletes a guest and waits until no table names them. */
async function deleted(player: Player): Promise<void> {
  expect((await player.http('DELETE', '/api/me/account')).status).toBe(200);
  await expect
    .poll(everything, { timeout: 10_000 })
    .not.toContain(JSON.stringify(`"${player.name}"`).slice(1, -1));
}

/** Stores a copy of a finished table as a program from before has written it, with names that the chain covers. */
async function copyOfFirstFormat(table: string): Promise<string> {
  const file = readMatchFile(await fileOf(table));
  const rows = rowsOfFile({ ...file, header: { ...file.header, formatVersion: 1 } });
  const storage = openSqliteStorage(`${server.folder}/data`);
  const copy = table.split('').reverse().join('');
  let step = 0;
  for (const { number, body } of await storage.read(table, 0)) {
    const entry = JSON.parse(body);
    if (entry.kind === 'started') entry.header = JSON.parse(rows.header);
    if (entry.kind === 'step') entry.row = JSON.parse(rows.steps[step++] ?? '');
    await storage.append({ table: copy, number, command: `copy ${number}`, body: JSON.stringify(entry) });
  }
  await storage.close();
  return copy;
}

describe('a guest who is deleted', () => {
  afterEach(() => server.close());

  test('is named nowhere any more, in files of either format, and dice still verify', async () => {
    server = await startTestServer();
    const [ann, ben, eve] = await come('Ann Unique', 'Ben', 'Eve Unique');
    if (!ann || !ben || !eve) throw new Error('Nobody came.');
    const cargo = await loadGame('cargo');
    const table = await ben.open({ game: 'cargo', seats: 2 });
    for (const player of [ann, ben, eve]) await player.join(table);
    for (const player of [ann, ben]) await player.sit();
    await ann.do({ type: 'chat', text: 'my secret address' });
    await ben.do({ type: 'chat', text: 'hello' });
    await eve.do({ type: 'chat', text: 'my other address' });
    await ann.until(() => ann.standing !== null);
    await playOn(cargo, [ann, ben], new SeededChance('deletion'));
    const copy = await copyOfFirstFormat(table);
    const before = await Promise.all([table, copy].map(fileOf));
    expect(before.map((file) => JSON.parse(file).match.formatVersion)).toEqual([2, 1]);
    for (const file of before) expect(file).toContain('Ann Unique');

    const { code } = (await (await ann.http('POST', '/api/me/code')).json()) as { code: string };
    await deleted(ann);
    await deleted(eve);
    expect(await everything()).not.toMatch(/Unique|address|unique/);
    const games = await loadGames();
    for (const [i, id] of [table, copy].entries()) {
      const file = await fileOf(id);
      expect(file).not.toContain('Unique');
      expect(file).toContain('deleted player');
      expect(file).toContain('Ben');
      expect(verifyMatch(games, file)).toEqual(verifyMatch(games, before[i] ?? ''));
      // All else stays: the same moves, the same dice.
      const [now, then] = [readMatchFile(file), readMatchFile(before[i] ?? '')];
      expect(now.steps).toEqual(then.steps);
      expect(now.end).toEqual(then.end);
    }

    expect(await (await ann.http('GET', '/api/me')).json()).toEqual({ guest: null });
    expect((await ann.http('POST', '/api/me/recover', { code })).status).toBe(404);
    await ann.until(() => !ann.connected);
    await ben.until(() => !ben.connected);
    const cleo = await server.player('Cleo');
    await cleo.join(table);
    expect(cleo.chat.map(({ name, text }) => [name, text])).toEqual([
      ['deleted player', ''],
      ['Ben', 'hello'],
      ['deleted player', ''],
    ]);
    expect(cleo.table?.people.map(({ name }) => name).sort()).toEqual(['Ben', 'deleted player']);
  });

  test('leaves a game that goes on: a bot may take over at once, and nobody else can', async () => {
    server = await startTestServer();
    const [ann, ben, cleo] = await come('Ann', 'Ben', 'Cleo');
    if (!ann || !ben || !cleo) throw new Error('Nobody came.');
    const table = await ben.open({ game: 'cargo', seats: 2 });
    for (const player of [ben, ann, cleo]) await player.join(table);
    for (const player of [ben, ann]) await player.sit();
    await ben.until(() => ben.standing !== null);
    const game = await loadGame('cargo');
    await playOn(game, [ben, ann], new SeededChance('half'), 4);
    const { view, standing } = ben;
    await deleted(ann);
    await ben.until(() => !ben.connected);
    await ben.connect();
    await ben.join(table);
    expect(ben.view).toEqual(view);
    expect(ben.standing?.version).toBe(standing?.version);
    await cleo.connect();
    await cleo.join(table);
    expect((await cleo.sit(1))?.type).toBe('refused');
    expect((await ben.do({ type: 'bot', seat: 1, level: 'pilot' }))?.type).toBe('done');
    await playOn(game, [ben], new SeededChance('rest'));
    expect(ben.standing?.outcome).toBeTruthy();
  });

  test('is taken out again of what another node stored before it knew of the deletion', async () => {
    server = await startTestServer({ limits: { house: { sweep: 100 } } });
    const [ann, ben] = await come('Ann Unique', 'Ben');
    if (!ann || !ben) throw new Error('Nobody came.');
    const table = await ben.open({ game: 'cargo', seats: 2 });
    await ann.join(table);
    await ann.do({ type: 'chat', text: 'hello' });
    const { guest } = (await (await ann.http('GET', '/api/me')).json()) as { guest: { id: string } };
    await deleted(ann);
    const storage = openSqliteStorage(`${server.folder}/data`);
    const late = { kind: 'sat', at: Date.now(), seat: 1, guest: guest.id, name: 'Ann Unique', entropy: 'e' };
    const number = (await storage.read(table, 0)).length + 1;
    await storage.append({ table, number, command: 'late', body: JSON.stringify(late) });
    await expect
      .poll(() => storage.people.deletions(Number.MAX_SAFE_INTEGER), { timeout: 15_000 })
      .toEqual([]);
    const stored = await storage.read(table, 0);
    await storage.close();
    expect(JSON.stringify(stored)).not.toContain('Unique');
    // Once for each time that there was something to take out.
    expect(stored.filter(({ body }) => body.includes('"deleted"'))).toHaveLength(2);
    await ben.connect();
    await ben.join(table);
    expect(ben.table?.people.map(({ kind }) => kind)).toEqual(['open', 'open']);
  });

  test('gives up the tables that have not begun, and is taken out after a crash too', async () => {
    server = await startTestServer({ limits: { house: { sweep: 20 } } });
    const [ann, ben] = await come('Ann Unique', 'Ben');
    if (!ann || !ben) throw new Error('Nobody came.');
    const table = await ann.open({ game: 'cargo', seats: 2, listed: true });
    await ann.join(table);
    await ann.sit();
    const { guest } = (await (await ann.http('GET', '/api/me')).json()) as { guest: { id: string } };
    // As a node has left it that died between the two.
    const storage = openSqliteStorage(`${server.folder}/data`);
    await storage.people.removeGuest(guest.id, Date.now() - 120_000);
    await expect.poll(() => storage.people.deletions(Number.MAX_SAFE_INTEGER)).toEqual([]);
    await storage.close();
    expect(await everything()).not.toContain('Unique');
    await ben.join(table);
    expect(ben.table?.status).toBe('closed');
    expect((await ben.sit())?.type).toBe('refused');
    const lobby = (await (await ben.http('GET', '/api/tables')).json()) as { tables: unknown[] };
    expect(lobby.tables).toEqual([]);
  });
});

test('other nodes read the tables of a deleted guest again', async () => {
  const postgres = await startPostgres();
  const first = await startTestServer({ database: postgres.url });
  const second = await startTestServer({ database: postgres.url });
  const ann = await first.player('Ann Unique');
  const ben = await second.player('Ben');
  const table = await ben.open({ game: 'cargo', seats: 2 });
  for (const player of [ben, ann]) {
    await player.join(table);
    await player.sit();
  }
  await ben.until(() => ben.standing !== null);
  await ann.do({ type: 'chat', text: 'my secret address' });
  await ben.until(() => ben.chat.length === 1);
  await ann.http('DELETE', '/api/me/account');
  await ben.until(() => !ben.connected, 'the table to be read anew');
  const again = new Player(second.url, 'Ben');
  again.cookie = ben.cookie;
  await again.connect();
  await again.join(table);
  await again.until(() => again.table !== null && again.chat.length === 1);
  expect(again.chat[0]).toMatchObject({ name: 'deleted player', text: '' });
  expect(JSON.stringify(again.table)).not.toContain('Unique');
  expect((await again.do({ type: 'bot', seat: 1, level: 'pilot' }))?.type).toBe('done');
  again.cut();
  await second.close();
  await first.close();
  await postgres.close();
});
