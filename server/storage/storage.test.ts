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
    expect(await storage.guest(ann.id)).toEqual(ann);
    expect(await storage.guestByRecovery(ann.recovery)).toEqual(ann);
    await storage.renameGuest(ann.id, 'Änne');
    await storage.setRecovery(ann.id, `new ${table}`);
    expect(await storage.setNotices(ann.id, '{}', '{"webhook":"one"}')).toBe(true);
    expect(await storage.setNotices(ann.id, '{}', '{"webhook":"two"}')).toBe(false);
    const changed = { ...ann, name: 'Änne', recovery: `new ${table}`, notices: '{"webhook":"one"}' };
    expect(await storage.guest(ann.id)).toEqual(changed);
    expect(await storage.guestByRecovery(ann.recovery)).toBeNull();
    expect(await storage.guest('nobody')).toBeNull();
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
