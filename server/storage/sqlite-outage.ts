import { StorageDown } from './storage.ts';

/** What the codes of SQLite mean to people: those after which it may go better later. */
const reasons: Readonly<Record<number, string>> = {
  5: 'The database is in use by another program.',
  8: 'The database cannot be written.',
  10: 'The disk of the server cannot be read or written.',
  13: 'The disk of the server is full.',
  14: 'The database cannot be opened.',
};

/** What to tell when the disk or the file is at fault; null for any other error. */
export function outageOf(error: unknown): StorageDown | null {
  const code = error instanceof Error ? Reflect.get(error, 'errcode') : undefined;
  // The lowest eight bits are the code itself; the others say more about it.
  const reason = typeof code === 'number' ? reasons[code & 0xff] : undefined;
  return reason === undefined ? null : new StorageDown(reason, error);
}
