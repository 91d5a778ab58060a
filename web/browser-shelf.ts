import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { rowsToAdd, type SavedSummary, type Shelf, ShelfError } from './shelf.ts';

interface Schema extends DBSchema {
  summaries: { key: string; value: SavedSummary };
  headers: { key: string; value: string };
  /** A row for each step, by the game and its place in it. */
  steps: { key: [id: string, index: number]; value: string };
  ends: { key: string; value: string };
}

const stores = ['summaries', 'headers', 'steps', 'ends'] as const;

/** Brings the stores from one version to the next, within the transaction of the upgrade: all of it is done, or nothing. */
export type ShelfChange = (
  database: IDBPDatabase<Schema>,
  upgrade: IDBPTransaction<Schema, ('summaries' | 'headers' | 'steps' | 'ends')[], 'versionchange'>,
) => Promise<void> | void;

/** The first version that people have games in. */
const firstVersion = 2;

/**
 * What each later version changed, the first entry leading from version 2 to version 3. A change never deletes a game, and entries
 * that are released are never changed: a browser may come back after years.
 */
const shelfChanges: readonly ShelfChange[] = [];

/**
 * How long those who wait are not told yet, in milliseconds: after another window was asked to let the storage go, when the browser keeps
 * silent, and each time somebody tries again.
 */
const patience = { blocked: 1500, silent: 10_000, again: 1000 };

/** The shelf of this browser: a step more is a row more. */
export function browserShelf(changes: readonly ShelfChange[] = shelfChanges): Shelf {
  let opening: Opening | null = null;
  const lost = (): void => {
    opening = null;
  };
  const open = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDatabase(changes, lost);
    return Promise.race([opening.opened, opening.blocked.catch(afterAWhile)]);
  };
  return {
    list: async () => (await open()).getAll('summaries'),
    async read(id) {
      const look = (await open()).transaction(stores);
      const [header, steps, end] = await Promise.all([
        look.objectStore('headers').get(id),
        look.objectStore('steps').getAll(stepsOf(id)),
        look.objectStore('ends').get(id),
      ]);
      return header === undefined ? undefined : { header, steps, end: end ?? '' };
    },
    async write(summary, rows) {
      const { id } = summary;
      const change = (await open()).transaction(stores, 'readwrite');
      const store = change.objectStore('steps');
      const requests: Promise<unknown>[] = [change.done];
      try {
        const cursor = await store.openCursor(stepsOf(id), 'prev');
        const header = await change.objectStore('headers').get(id);
        const stored = cursor && { header, index: cursor.key[1], row: cursor.value };
        const { from, steps } = rowsToAdd(rows, stored);
        if (from === 0) {
          requests.push(store.delete(stepsOf(id)));
          requests.push(change.objectStore('headers').put(rows.header, id));
        }
        for (const [i, row] of steps.entries()) requests.push(store.put(row, [id, from + i]));
        requests.push(change.objectStore('ends').put(rows.end, id));
        requests.push(change.objectStore('summaries').put(summary));
        await Promise.all(requests);
      } catch (error) {
        // What was asked for before it failed fails too, and is undone.
        for (const request of requests) request.catch(() => undefined);
        giveUp(change);
        throw error;
      }
    },
    async remove(id) {
      const change = (await open()).transaction(stores, 'readwrite');
      await Promise.all([
        change.objectStore('summaries').delete(id),
        change.objectStore('headers').delete(id),
        change.objectStore('steps').delete(stepsOf(id)),
        change.objectStore('ends').delete(id),
        change.done,
      ]);
    },
  };
}

/** The storage being opened. Whoever waits for it waits for both: `blocked` only ever fails, when another window stands in the way. */
interface Opening {
  readonly opened: Promise<IDBPDatabase<Schema>>;
  readonly blocked: Promise<never>;
}

/** Tells of what stands in the way a moment later: it may just be going. */
async function afterAWhile(reason: unknown): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, patience.again));
  throw reason;
}

/** Opens the storage. It is asked for once: when another window blocks it, it is opened as soon as that window lets go. */
function openDatabase(changes: readonly ShelfChange[], lost: () => void): Opening {
  let tellBlocked = (): void => {};
  const blocked = new Promise<never>((_resolve, reject) => {
    tellBlocked = () => reject(new ShelfError('blocked'));
  });
  blocked.catch(() => undefined);
  // A browser says nothing to those who wait behind an upgrade of another window.
  const silence = setTimeout(() => tellBlocked(), patience.silent);
  const opened = openDB<Schema>('holoboard', firstVersion + changes.length, {
    upgrade(database, from, _to, upgrade) {
      clearTimeout(silence);
      upgrade.done.catch(() => undefined);
      bringUpToDate(database, from, upgrade, changes).catch(() => giveUp(upgrade));
    },
    blocked() {
      setTimeout(() => tellBlocked(), patience.blocked);
    },
    // A newer app in another window must not have to wait for this one.
    blocking(_current, _blocked, { target }) {
      (target as IDBDatabase).close();
      lost();
    },
    terminated: lost,
  })
    .catch((error: unknown) => {
      lost();
      const isNewer = error instanceof DOMException && error.name === 'VersionError';
      throw isNewer ? new ShelfError('newer') : error;
    })
    .finally(() => clearTimeout(silence));
  return { opened, blocked };
}

/** Makes the stores, or brings those of an older app up to date. */
async function bringUpToDate(
  database: IDBPDatabase<Schema>,
  from: number,
  upgrade: Parameters<ShelfChange>[1],
  changes: readonly ShelfChange[],
): Promise<void> {
  if (from < firstVersion) {
    // Nobody has games of the first version but those who made it.
    for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old);
    database.createObjectStore('summaries', { keyPath: 'id' });
    for (const name of ['headers', 'steps', 'ends'] as const) database.createObjectStore(name);
  }
  for (const change of changes.slice(Math.max(0, from - firstVersion))) await change(database, upgrade);
}

/** The keys of all steps of a game. */
function stepsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

/** Undoes what has been written of a change that failed half way. */
function giveUp(change: { abort(): void }): void {
  try {
    change.abort();
  } catch {
    // It has failed as a whole already.
  }
}
