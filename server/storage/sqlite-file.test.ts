import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqliteStorage } from './sqlite.ts';
import { databaseFile } from './sqlite-file.ts';

/** What a server made whose entries stood table by table. */
const second = `
  CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT;
  INSERT INTO schema_version VALUES (2);
  CREATE TABLE entries (
    tab TEXT NOT NULL, number INTEGER NOT NULL, command TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tab, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE notes (
    kind TEXT NOT NULL, key TEXT NOT NULL, tab TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (kind, key, tab)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notes_by_time ON notes (kind, key, at);
  CREATE TABLE guests (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, recovery TEXT NOT NULL UNIQUE, created INTEGER NOT NULL, notices TEXT NOT NULL
  ) STRICT;
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  INSERT INTO entries VALUES ('one', 1, 'a', '{"n":1}'), ('two', 1, 'b', '{}'), ('one', 2, 'c', '{"n":2}');
  INSERT INTO notes VALUES ('guest', 'ann', 'one', 5);`;

test('what an older server has stored is there, and goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'holoboard-older-'));
  const older = new DatabaseSync(databaseFile(folder));
  older.exec(second);
  older.close();
  const storage = openSqliteStorage(folder);
  try {
    const one = [
      { table: 'one', number: 1, command: 'a', body: '{"n":1}' },
      { table: 'one', number: 2, command: 'c', body: '{"n":2}' },
    ];
    expect(await storage.read('one', 0)).toEqual(one);
    expect(await storage.heads(['one', 'two', 'three'])).toEqual(
      new Map([
        ['one', 2],
        ['two', 1],
      ]),
    );
    expect(await storage.append({ table: 'one', number: 2, command: 'd', body: '{}' })).toBe(false);
    expect(await storage.append({ table: 'one', number: 3, command: 'd', body: '{}' })).toBe(true);
    expect(await storage.read('one', 2)).toEqual([{ table: 'one', number: 3, command: 'd', body: '{}' }]);
    expect(await storage.notes({ kind: 'guest', key: 'ann', limit: 5 })).toHaveLength(1);
  } finally {
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
