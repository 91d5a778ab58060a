import { browserShelf, type ShelfChange } from '../web/browser-shelf.ts';
import { type Shelf, ShelfError } from '../web/shelf.ts';

/** A change that an app of the future may bring: every game is given a mark, and there is one more store. */
const marks: ShelfChange = async (database, upgrade) => {
  (database as unknown as IDBDatabase).createObjectStore('extras');
  const store = upgrade.objectStore('summaries');
  for (const summary of await store.getAll()) await store.put({ ...summary, marked: true } as never);
};

/** A change that fails half way. */
const fails: ShelfChange = async (_database, upgrade) => {
  await upgrade.objectStore('summaries').clear();
  throw new Error('This change fails.');
};

const apps = { today: [], next: [marks], failing: [marks, fails], afterNext: [marks, () => {}] };

const shelves = new Map<keyof typeof apps, Shelf>();

/** What an app of the future, or of today, finds on its shelf: every game with its rows, or why it cannot be reached. */
export async function shelfAsSeenBy(app: keyof typeof apps): Promise<unknown> {
  const shelf = shelves.get(app) ?? browserShelf(apps[app]);
  shelves.set(app, shelf);
  try {
    const games = await shelf.list();
    return await Promise.all(games.map(async (summary) => ({ summary, rows: await shelf.read(summary.id) })));
  } catch (error) {
    return error instanceof ShelfError ? error.kind : 'failed';
  }
}

Object.assign(globalThis, { shelfAsSeenBy });
