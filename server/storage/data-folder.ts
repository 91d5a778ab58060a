import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, reasonOf, ServerProblem } from '../problem.ts';

/** Nobody but the account of the server reads what is stored: it holds the seeds of running games and the secret of the cookies. */
const ownFolder = 0o700;
const ownFile = 0o600;

/** Makes the data folder when it is missing, and lets nobody else read what is in it. Throws a `ServerProblem`. */
export function openFolder(dataFolder: string): string {
  const folder = resolve(dataFolder);
  try {
    mkdirSync(folder, { recursive: true, mode: ownFolder });
  } catch (error) {
    const reason = codeOf(error) === 'EEXIST' ? 'a file stands there' : reasonOf(error);
    throw new ServerProblem(`The data folder ${folder} cannot be made (${reason}).`);
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const names = readdirSync(folder);
    const own = names.filter((name) => name.startsWith('holoboard.'));
    for (const name of own) tighten(join(folder, name), ownFile);
    // A folder that others use too is left as it is; our files in it are closed all the same.
    if (own.length === names.length) tighten(folder, ownFolder);
  } catch (error) {
    throw new ServerProblem(`The data folder ${folder} cannot be used (${reasonOf(error)}).`);
  }
  return folder;
}

/** Makes a file that only this account reads, unless it is there; then it is closed to all others. */
export function ownFileAt(path: string): void {
  closeSync(openSync(path, 'a', ownFile));
  tighten(path, ownFile);
}

function tighten(path: string, mode: number): void {
  if ((statSync(path).mode & 0o777) === mode) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // A volume that belongs to another account, or a file system without such rights: the operator has decided.
    if (!['EPERM', 'ENOTSUP', 'EROFS'].includes(codeOf(error))) throw error;
  }
}

/** A data folder that belongs to one server. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes a data folder for this server alone, for as long as the process lives: the system ends the lock with the process, also when it is
 * killed. Throws a `ServerProblem` when another server has it.
 */
export function lockFolder(dataFolder: string): FolderLock {
  const folder = openFolder(dataFolder);
  const file = join(folder, 'holoboard.lock');
  let lock: DatabaseSync | null = null;
  try {
    ownFileAt(file);
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    const held = lock;
    return { release: () => held.close() };
  } catch (error) {
    lock?.close();
    const busy = 5;
    if (error instanceof Error && Reflect.get(error, 'errcode') === busy)
      throw new ServerProblem(
        `Another server is using the data folder ${folder}: stop it first, or choose another folder with --data.`,
      );
    throw new ServerProblem(`The data folder ${folder} cannot be used (${reasonOf(error)}).`);
  }
}
