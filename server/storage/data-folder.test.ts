import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './data-folder.ts';
import { openSqliteStorage } from './sqlite.ts';
import { backupDatabase, restoreDatabase } from './sqlite-backup.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holoboard-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The rights of what is in a folder, and of the folder itself. */
function rights(path: string): Record<string, string> {
  const names = ['.', ...readdirSync(path)];
  return Object.fromEntries(
    names.map((name) => [name, (statSync(join(path, name)).mode & 0o777).toString(8)]),
  );
}

describe.skipIf(process.platform === 'win32')('nobody else reads', () => {
  test('the database, its log and the folder', async () => {
    const data = join(folder, 'data');
    const storage = openSqliteStorage(data);
    await storage.secret('cookies', 'secret');
    expect(rights(data)).toEqual({
      '.': '700',
      'holoboard.sqlite': '600',
      'holoboard.sqlite-shm': '600',
      'holoboard.sqlite-wal': '600',
    });
    await storage.close();
  });

  test('what an older version has left open to all', async () => {
    const data = join(folder, 'data');
    await openSqliteStorage(data).close();
    writeFileSync(join(data, 'holoboard.sqlite.before-restore-1'), 'old');
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    chmodSync(data, 0o755);
    const storage = openSqliteStorage(data);
    const found = rights(data);
    expect(found).toMatchObject({
      '.': '700',
      'holoboard.sqlite': '600',
      'holoboard.sqlite.before-restore-1': '600',
    });
    await storage.close();
  });

  test('its files in a folder that others use too, which stays as it is', async () => {
    writeFileSync(join(folder, 'letter.txt'), 'Dear Ann');
    chmodSync(join(folder, 'letter.txt'), 0o644);
    chmodSync(folder, 0o755);
    await openSqliteStorage(folder).close();
    expect(rights(folder)).toEqual({ '.': '755', 'holoboard.sqlite': '600', 'letter.txt': '644' });
  });

  test('backups, and what is put back from one', async () => {
    const data = join(folder, 'data');
    await openSqliteStorage(data).close();
    const copy = join(folder, 'copy.sqlite');
    await backupDatabase(data, copy);
    expect(rights(folder)['copy.sqlite']).toBe('600');
    chmodSync(copy, 0o644);
    restoreDatabase(data, copy);
    for (const [name, mode] of Object.entries(rights(data)))
      expect([name, mode]).toEqual([name, name === '.' ? '700' : '600']);
  });
});

describe('a data folder is refused', () => {
  test('while another server uses it, and free again when that one ends', () => {
    const first = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `Another server is using the data folder ${folder}: stop it first`,
    );
    first.release();
    lockFolder(folder).release();
  });

  test('as long as another process has it, and no longer when that was killed', async () => {
    const module = new URL('./data-folder.ts', import.meta.url).href;
    const code = `const { lockFolder } = await import(${JSON.stringify(module)}); lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000)`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    expect(() => lockFolder(folder)).toThrow('Another server is using the data folder');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    lockFolder(folder).release();
  });

  test('when it is a file', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => lockFolder(file)).toThrow(`The data folder ${file} cannot be made (a file stands there).`);
  });

  // Root may write everywhere.
  test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')('when it cannot be written', () => {
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o500 });
    expect(() => lockFolder(data)).toThrow(`The data folder ${data} cannot be used (permission denied).`);
  });

  test.skipIf(process.platform !== 'linux')('when the system lets nobody write there', () => {
    expect(() => lockFolder('/dev/null/data')).toThrow('The data folder /dev/null/data cannot be made');
  });
});
