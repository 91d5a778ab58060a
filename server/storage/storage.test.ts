import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openPostgresStorage } from './postgres.ts';
import { openSqliteStorage } from './sqlite.ts';
import type { Entry, Storage, StorageListener } from './storage.ts';

let tables = 0;
const newTable = (): string => `table-${++tables}`;
let commands = 0;
const entry = (table: string, number: number, body = `{"n":${number}}`): Entry => ({
  table,
  number,
  command: `command-${++commands}`,
  body,
});

/** What every storage must do, whatever it is made of. */
function contract(open: () => Promise<Storage>): void {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.close());

  test('gives back what was stored, in order', async () => {
    const table = newTable();
    const stored = [entry(table, 1), entry(table, 2, `{"text":"${'long '.repeat(400)}é"}`), entry(table, 3)];
    for (const each of stored) expect(await storage.append(each)).toBe(true);
    expect(await storage.read(table, 0)).toEqual(stored);
    expect(await storage.read(table, 2)).toEqual(stored.slice(2));
    expect(await storage.read('nowhere', 0)).toEqual([]);
    expect(await storage.heads([table, 'nowhere'])).toEqual(new Map([[table, 3]]));
  });

  test('gives a number to one entry only, and knows a second try', async () => {
    const table = newTable();
    const rivals = Array.from({ length: 20 }, () => entry(table, 1));
    const accepted = await Promise.all(rivals.map((rival) => storage.append(rival)));
    expect(accepted.filter(Boolean)).toHaveLength(1);
    const [first] = await storage.read(table, 0);
    expect(first).toEqual(rivals[accepted.indexOf(true)]);
    expect(await storage.append(first as Entry)).toBe(true);
    expect(await storage.append({ ...(first as Entry), body: '{}' })).toBe(true);
    expect(await storage.read(table, 0)).toEqual([first]);
  });

  test('stores what comes at once, each to its own table', async () => {
    const several = Array.from({ length: 300 }, () => newTable());
    const accepted = await Promise.all(several.map((table) => storage.append(entry(table, 1))));
    expect(accepted.every(Boolean)).toBe(true);
    expect(await storage.heads(several)).toEqual(new Map(several.map((table) => [table, 1])));
  });

  test('rewrites entries all at once, unless somebody was faster', async () => {
    const [table, other] = [newTable(), newTable()];
    for (const number of [1, 2, 3]) await storage.append(entry(table, number, `{"who":"ann of ${table}"}`));
    await storage.append(entry(other, 1, `{"who":"ben of ${table}"}`));
    expect(await storage.tablesWith(`ann of ${table}`)).toEqual([table]);
    expect([...(await storage.tablesWith(`of ${table}`))].sort()).toEqual([table, other].sort());
    const bodies = new Map([
      [1, '{"who":"nobody"}'],
      [3, '{"who":"no \\"one\\""}'],
    ]);
    await storage.saveSummary({ table, number: 3, body: 'ann' });
    expect(await storage.rewrite(bodies, entry(table, 3, '{"late":true}'))).toBe(false);
    expect(await storage.summaries([table])).toHaveProperty('size', 1);
    expect(await storage.tablesWith(`ann of ${table}`)).toEqual([table]);
    const marker = entry(table, 4, '{"deleted":true}');
    expect(await storage.rewrite(bodies, marker)).toBe(true);
    expect(await storage.summaries([table])).toHaveProperty('size', 0);
    const stored = await storage.read(table, 0);
    expect(stored.map(({ body }) => body)).toEqual([
      '{"who":"nobody"}',
      `{"who":"ann of ${table}"}`,
      '{"who":"no \\"one\\""}',
      '{"deleted":true}',
    ]);
    expect(stored[3]).toEqual(marker);
    expect(await storage.append(entry(table, 4))).toBe(false);
  });

  test('keeps notes, one of a kind', async () => {
    const [one, two, three] = [newTable(), newTable(), newTable()];
    const key = `guest of ${one}`;
    for (const [table, at] of [
      [one, 5],
      [two, 9],
      [three, 7],
      [one, 6],
    ] as const)
      await storage.note({ kind: 'guest', key, table, at });
    const tablesOf = async (limit: number, until?: number): Promise<string[]> =>
      (await storage.notes({ kind: 'guest', key, limit, ...(until !== undefined && { until }) })).map(
        (note) => note.table,
      );
    expect(await tablesOf(10)).toEqual([two, three, one]);
    expect(await tablesOf(2)).toEqual([two, three]);
    expect(await tablesOf(10, 7)).toEqual([three, one]);
    await storage.unnote({ kind: 'guest', key, table: three });
    await storage.unnote({ kind: 'guest', key, table: three });
    expect(await tablesOf(10)).toEqual([two, one]);
    expect(await storage.notes({ kind: 'guest', key: 'nobody', limit: 10 })).toEqual([]);
    expect(await storage.countNotes('guest', key, 0)).toBe(2);
    expect(await storage.countNotes('guest', key, 9)).toBe(1);
    expect(await storage.countNotes('guest', key, 10)).toBe(0);
    expect(await storage.countNotes('guest', 'nobody', 0)).toBe(0);
    await storage.note({ kind: 'wake', key: '', table: one, at: 20 });
    await storage.note({ kind: 'wake', key: '', table: two, at: 10 });
    expect((await storage.notes({ kind: 'wake', limit: 10, until: 20 })).map(({ table }) => table)).toEqual([
      two,
      one,
    ]);
  });

  test('keeps the last snapshot of each build, and one of another build for a day', async () => {
    const table = newTable();
    const day = 86_400_000;
    await storage.saveSnapshot({ table, build: 'old', at: 5, body: '{"of":"old"}' });
    await storage.saveSnapshot({ table, build: 'new', at: 6, body: '{"of":1}' });
    await storage.saveSnapshot({ table, build: 'new', at: 5 + day, body: `{"of":"${'é'.repeat(50_000)}"}` });
    expect(await storage.snapshot(table, 'old')).toBe('{"of":"old"}');
    expect(await storage.snapshot(table, 'new')).toBe(`{"of":"${'é'.repeat(50_000)}"}`);
    await storage.saveSnapshot({ table, build: 'new', at: 6 + day, body: '{"of":3}' });
    expect(await storage.snapshot(table, 'new')).toBe('{"of":3}');
    expect(await storage.snapshot(table, 'old')).toBeNull();
    expect(await storage.snapshot('nowhere', 'new')).toBeNull();
  });

  test('keeps the latest summary of a table, whichever comes last', async () => {
    const [one, two] = [newTable(), newTable()];
    await storage.saveSummary({ table: one, number: 4, body: '{"n":4}' });
    await storage.saveSummary({ table: one, number: 3, body: '{"n":3}' });
    await storage.saveSummary({ table: two, number: 1, body: '{"n":1}' });
    await storage.saveSummary({ table: two, number: 1, body: '{"again":1}' });
    expect(await storage.summaries([one, two, 'nowhere'])).toEqual(
      new Map([
        [one, { table: one, number: 4, body: '{"n":4}' }],
        [two, { table: two, number: 1, body: '{"again":1}' }],
      ]),
    );
    expect(await storage.summaries([])).toEqual(new Map());
  });

  test('knows guests by id and by the hash of their code', async () => {
    const table = newTable();
    const ann = {
      id: `ann ${table}`,
      name: 'Ann',
      recovery: `hash ${table}`,
      created: 1_800_000_000_000,
      notices: '{}',
    };
    await storage.createGuest(ann);
    const stored = { ...ann, sessions: 0, address: '' };
    expect(await storage.guest(ann.id)).toEqual(stored);
    expect(await storage.guestByRecovery(ann.recovery)).toEqual(stored);
    await storage.renameGuest(ann.id, 'Änne');
    await storage.setRecovery(ann.id, `new ${table}`);
    expect(await storage.setNotices(ann.id, '{}', '{"webhook":"one"}')).toBe(true);
    expect(await storage.setNotices(ann.id, '{}', '{"webhook":"two"}')).toBe(false);
    const changed = { ...stored, name: 'Änne', recovery: `new ${table}`, notices: '{"webhook":"one"}' };
    expect(await storage.guest(ann.id)).toEqual(changed);
    expect(await storage.guestByRecovery(ann.recovery)).toBeNull();
    expect(await storage.guest('nobody')).toBeNull();
  });

  test('ends the sessions of a guest, finds guests, and removes one with all that leads there', async () => {
    const { people } = storage;
    const mark = newTable();
    const ids = ['ann', 'ben', 'cleo'].map((name) => `${name} ${mark}`);
    const [ann = '', ben = '', cleo = ''] = ids;
    for (const [i, id] of ids.entries())
      await storage.createGuest({
        id,
        name: `100%_${mark} ${id}`,
        recovery: id,
        created: 5 + i,
        notices: '{}',
        address: 'near',
      });
    expect(await people.endSessions(ann)).toBe(1);
    expect(await people.endSessions(ann)).toBe(2);
    expect(await people.endSessions('nobody')).toBe(0);
    await people.setAddress(ann, 'far');
    expect(await storage.guest(ann)).toMatchObject({ sessions: 2, address: 'far' });
    expect((await people.guests([ann, cleo, 'nobody'])).get(cleo)?.address).toBe('near');
    expect((await people.findGuests(`100%_${mark}`, 2)).map(({ id }) => id)).toEqual([cleo, ben]);
    expect((await people.findGuests(ben, 5)).map(({ id }) => id)).toEqual([ben]);
    expect(await people.findGuests(`100x_${mark}`, 5)).toEqual([]);

    await people.block(ann, { guest: ben, name: 'Ben', at: 1 });
    await people.block(ann, { guest: cleo, name: 'Cleo', at: 2 });
    await people.block(ann, { guest: ben, name: 'Benny', at: 3 });
    await people.block(cleo, { guest: ann, name: 'Ann', at: 4 });
    expect(await people.blocks(ann)).toEqual([
      { guest: ben, name: 'Benny', at: 3 },
      { guest: cleo, name: 'Cleo', at: 2 },
    ]);
    expect(await Promise.all([people.isBlocked(ann, ben), people.isBlocked(ben, ann)])).toEqual([
      true,
      false,
    ]);
    await people.unblock(ann, cleo);
    expect(await people.isBlocked(ann, cleo)).toBe(false);

    const report = { by: ann, about: ben, table: mark, what: 'Ben: pest', reason: 'rude' };
    await people.report({ ...report, at: 10 });
    await people.report({ ...report, at: 20, by: cleo, about: ann });
    expect(await Promise.all([people.countReports(ann, 10), people.countReports(ann, 11)])).toEqual([1, 0]);
    const [latest, before] = await people.reports(2);
    expect(latest).toMatchObject({ ...report, at: 20, by: cleo, about: ann });
    expect(before).toMatchObject({ ...report, at: 10 });

    await storage.note({ kind: 'guest', key: ann, table: mark, at: 1 });
    await storage.note({ kind: 'guest', key: ben, table: mark, at: 2_000_000_000_000 });
    expect(await people.usedTables(1)).toEqual([{ table: mark, at: 2_000_000_000_000 }]);
    await people.removeGuest(ann, 30);
    expect(await people.deletions(29)).not.toContain(ann);
    expect(await people.deletions(30)).toContain(ann);
    await people.endDeletion(ann);
    expect(await people.deletions(30)).not.toContain(ann);
    expect(await storage.guest(ann)).toBeNull();
    expect(await storage.guestByRecovery(ann)).toBeNull();
    expect(await storage.countNotes('guest', ann, 0)).toBe(0);
    expect(await people.blocks(ann)).toEqual([]);
    expect(await people.blocks(cleo)).toEqual([]);
    expect((await people.reports(1))[0]).toMatchObject({ by: cleo, about: ann, what: '', reason: 'rude' });
    expect(await people.countReports(ann, 0)).toBe(0);
  });

  test('knows who is banned and who was recalled', async () => {
    const { people } = storage;
    const key = newTable();
    await people.ban({ kind: 'guest', key, reason: 'spam', at: 1 });
    await people.ban({ kind: 'guest', key, reason: 'insults', at: 2 });
    await people.ban({ kind: 'address', key, reason: 'spam', at: 3 });
    expect((await people.bans()).filter((ban) => ban.key === key)).toEqual([
      { kind: 'address', key, reason: 'spam', at: 3 },
      { kind: 'guest', key, reason: 'insults', at: 2 },
    ]);
    expect(await people.unban('guest', key)).toBe(true);
    expect(await people.unban('guest', key)).toBe(false);
    expect((await people.bans()).filter((ban) => ban.key === key)).toHaveLength(1);
    const late = 1_800_000_000_000;
    await people.recall(key, late);
    expect(await people.recalled(late)).toContainEqual({ guest: key, at: late });
    expect(await people.recalled(late + 1)).toEqual([]);
    await people.recall(`${key} later`, late + 3_600_001);
    expect(await people.recalled(0)).toEqual([{ guest: `${key} later`, at: late + 3_600_001 }]);
  });

  test('keeps the first secret of a name', async () => {
    const name = newTable();
    const both = await Promise.all([storage.secret(name, 'one'), storage.secret(name, 'two')]);
    expect(both[0]).toBe(both[1]);
    expect(['one', 'two']).toContain(both[0]);
    expect(await storage.secret(name, 'three')).toBe(both[0]);
    await storage.check();
  });
}

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'holoboard-storage-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  contract(async () => openSqliteStorage(folder));
});

describe('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());
  contract(() => openPostgresStorage(postgres.url));

  /** What a node hears, and a way to wait for it. */
  function ears() {
    const entries: Parameters<StorageListener['entry']>[0][] = [];
    const words: string[] = [];
    let gaps = 0;
    let tell = (): void => {};
    const listener: StorageListener = {
      entry: (heard) => {
        entries.push(heard);
        tell();
      },
      word: (text) => {
        words.push(text);
        tell();
      },
      gap: () => {
        gaps++;
        tell();
      },
    };
    const until = (done: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        tell = () => {
          if (done()) resolve();
        };
        tell();
      });
    return { listener, entries, words, gaps: () => gaps, until };
  }

  test('tells other nodes what was stored, and never the one that stored it', async () => {
    const [one, two] = [await openPostgresStorage(postgres.url), await openPostgresStorage(postgres.url)];
    const [atOne, atTwo] = [ears(), ears()];
    await one.listen(atOne.listener);
    await two.listen(atTwo.listener);
    const table = newTable();
    const short = entry(table, 1);
    const long = entry(table, 2, JSON.stringify('x'.repeat(9000)));
    await Promise.all([
      one.append(short),
      ...Array.from({ length: 50 }, () => one.append(entry(newTable(), 1))),
    ]);
    await one.append(long);
    one.say('Ann is here');
    await atTwo.until(() => atTwo.entries.length === 52 && atTwo.words.length === 1);
    expect(atTwo.entries).toContainEqual(short);
    expect(atTwo.entries.at(-1)).toEqual({ ...long, body: null });
    expect(atTwo.words).toEqual(['Ann is here']);
    expect(atOne.entries).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });

  test('goes on when the database was killed, and knows what it had stored', async () => {
    const storage = await openPostgresStorage(postgres.url);
    const heard = ears();
    await storage.listen(heard.listener);
    const table = newTable();
    expect(await storage.append(entry(table, 1))).toBe(true);
    const restarted = postgres.restart();
    const during = entry(table, 2);
    expect(await storage.append(during)).toBe(true);
    await restarted;
    await heard.until(() => heard.gaps() > 0);
    expect(await storage.append(during)).toBe(true);
    expect((await storage.read(table, 0)).map(({ number }) => number)).toEqual([1, 2]);
    await storage.close();
  });
});
