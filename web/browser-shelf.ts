import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { rowsToAdd, type SavedSummary, type Shelf } from './shelf.ts';

interface Schema extends DBSchema {
  summaries: { key: string; value: SavedSummary };
  headers: { key: string; value: string };
  /** A row for each step, by the game and its place in it. */
  steps: { key: [id: string, index: number]; value: string };
  ends: { key: string; value: string };
}

const stores = ['summaries', 'headers', 'steps', 'ends'] as const;

/** The shelf of this browser: a step more is a row more. */
export function browserShelf(): Shelf {
  let database: Promise<IDBPDatabase<Schema>> | null = null;
  const open = (): Promise<IDBPDatabase<Schema>> => {
    database ??= openDatabase(() => {
      database = null;
    }).catch((error: unknown) => {
      database = null;
      throw error;
    });
    return database;
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

function openDatabase(lost: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('holoboard', 2, {
    upgrade(fresh) {
      // Nobody has games of the first version but those who made it.
      for (const old of [...fresh.objectStoreNames]) fresh.deleteObjectStore(old);
      fresh.createObjectStore('summaries', { keyPath: 'id' });
      for (const name of ['headers', 'steps', 'ends'] as const) fresh.createObjectStore(name);
    },
    // A newer app in another window must not have to wait for this one.
    blocking(_current, _blocked, { target }) {
      (target as IDBDatabase).close();
      lost();
    },
    terminated: lost,
  });
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
