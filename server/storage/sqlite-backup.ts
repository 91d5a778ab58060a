import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { reasonOf, ServerProblem } from '../problem.ts';
import { ownFileAt } from './data-folder.ts';
import { databaseFile, openDatabase, versionOf } from './sqlite-file.ts';

/** Copies the database of a data folder into a new file, also while a server is using it. Throws a `ServerProblem`. */
export async function backupDatabase(dataFolder: string, file: string): Promise<void> {
  if (!existsSync(databaseFile(dataFolder)))
    throw new ServerProblem(`There is no database in the folder ${dataFolder}.`);
  if (existsSync(file)) throw new ServerProblem(`The file ${file} is there already: choose another name.`);
  const database = openDatabase(dataFolder);
  try {
    ownFileAt(file);
    await backup(database, file);
    settle(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw new ServerProblem(`The backup ${file} cannot be written (${reasonOf(error)}).`);
  } finally {
    database.close();
  }
}

/**
 * Puts a backup in the place of the database of a data folder, which is kept beside it. No server may be using it. Throws a
 * `ServerProblem`, and then nothing has changed. Gives the name of the file that was kept; nothing when there was none.
 */
export function restoreDatabase(dataFolder: string, file: string): string | null {
  insistOnBackup(file);
  const place = databaseFile(dataFolder);
  const hadOne = existsSync(place);
  const own = openDatabase(dataFolder);
  try {
    // Nobody else may have it open: the mode is given up only by the last one.
    own.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
    own.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
  } catch {
    throw new ServerProblem('The database is in use: stop the server first.');
  } finally {
    own.close();
  }
  const kept = hadOne ? `${place}.before-restore-${Date.now()}` : null;
  const fresh = `${place}.restoring`;
  ownFileAt(fresh);
  copyFileSync(file, fresh);
  if (kept) renameSync(place, kept);
  renameSync(fresh, place);
  // Brings an older backup up to date, and proves that it can be used.
  openDatabase(dataFolder).close();
  return kept;
}

/** Makes one file of a copy: what is in its log goes into it. */
function settle(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
}

function insistOnBackup(file: string): void {
  if (!existsSync(file)) throw new ServerProblem(`There is no file ${file}.`);
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const { integrity_check: found } = database.prepare('PRAGMA integrity_check').get() ?? {};
    if (found !== 'ok' || versionOf(database) === 0) throw new Error('it is damaged or something else');
  } catch (error) {
    throw new ServerProblem(`The file ${file} is no backup of Holoboard (${reasonOf(error)}).`);
  } finally {
    database?.close();
  }
}
