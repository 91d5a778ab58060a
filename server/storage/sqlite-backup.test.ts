import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStorage } from './sqlite.ts';
import { backupDatabase, restoreDatabase } from './sqlite-backup.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holoboard-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const entry = (number: number) => ({ table: 'one', number, command: `c${number}`, body: '{}' });

test('a backup made while the server runs is what was stored, and can be put back', async () => {
  const data = join(folder, 'data');
  const copy = join(folder, 'copy.sqlite');
  const storage = openSqliteStorage(data);
  await storage.append(entry(1));
  await backupDatabase(data, copy);
  await storage.append(entry(2));
  expect(() => restoreDatabase(data, copy)).toThrow('stop the server first');
  expect(await storage.append(entry(3))).toBe(true);
  await storage.close();
  const kept = restoreDatabase(data, copy);
  const restored = openSqliteStorage(data);
  expect(await restored.read('one', 0)).toEqual([entry(1)]);
  await restored.close();
  expect(readdirSync(data).map((name) => join(data, name))).toContain(kept);
});

test('a backup is put where there was no database yet', async () => {
  const storage = openSqliteStorage(join(folder, 'data'));
  await storage.append(entry(1));
  await storage.close();
  await backupDatabase(join(folder, 'data'), join(folder, 'copy.sqlite'));
  restoreDatabase(join(folder, 'new'), join(folder, 'copy.sqlite'));
  const restored = openSqliteStorage(join(folder, 'new'));
  expect(await restored.heads(['one'])).toEqual(new Map([['one', 1]]));
  await restored.close();
});

test('nothing is written over, and nothing foreign is put back', async () => {
  const letter = join(folder, 'letter.txt');
  writeFileSync(letter, 'This is a letter, not a database. '.repeat(200));
  await expect(backupDatabase(folder, join(folder, 'copy'))).rejects.toThrow('There is no database');
  await openSqliteStorage(folder).close();
  await expect(backupDatabase(folder, letter)).rejects.toThrow('is there already');
  expect(() => restoreDatabase(folder, letter)).toThrow('is no backup of Holoboard');
  expect(() => restoreDatabase(folder, join(folder, 'nothing'))).toThrow('There is no file');
});
