import type { Page } from '@playwright/test';

/** Everything a page shows, holds to show and stores, each as one text. */
export type Holdings = Readonly<Record<'shown' | 'held' | 'address' | 'stored', string>>;

/** Shows a visitor everything that the components of a page were given, all but the table that plays the game. */
function visitHeld(visit: (thing: unknown) => void): void {
  const seen = new Set<unknown>();
  const search = (thing: unknown): void => {
    if (typeof thing !== 'object' || thing === null) visit(thing);
    if (typeof thing !== 'object' || thing === null || thing instanceof Node || seen.has(thing)) return;
    seen.add(thing);
    visit(thing);
    for (const [name, part] of Object.entries(thing))
      if (name !== 'controller' && name !== '_owner') search(part);
  };
  interface Fiber {
    readonly memoizedProps: unknown;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  }
  const walk = (fiber: Fiber | null): void => {
    for (let each = fiber; each; each = each.sibling) {
      search(each.memoizedProps);
      walk(each.child);
    }
  };
  for (const element of document.querySelectorAll('body > *'))
    for (const [key, root] of Object.entries(element))
      if (key.startsWith('__reactContainer$'))
        walk((root as { stateNode: { current: Fiber } }).stateNode.current);
}

/** Runs something within a page that has everything visited which its components were given. */
export function amongHeld<Result>(
  page: Page,
  look: (visitAll: typeof visitHeld) => Result | Promise<Result>,
): Promise<Result> {
  return page.evaluate(`(${look})(${visitHeld})`);
}

/** Looks through a page: its elements, what its components were given, and its storages. */
async function lookThrough(visitAll: typeof visitHeld): Promise<Holdings> {
  const texts: string[] = [];
  visitAll((thing) => {
    if (typeof thing === 'string') texts.push(JSON.stringify(thing));
    if (Array.isArray(thing) && thing.every((part) => typeof part !== 'object' || part === null))
      texts.push(JSON.stringify(thing));
  });

  const result = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state];
  for (const { name } of await indexedDB.databases()) {
    const database = await result(indexedDB.open(name as string));
    for (const store of database.objectStoreNames)
      stored.push(await result(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  return {
    shown: `${document.documentElement.outerHTML}\n${document.body.innerText}`,
    held: texts.join('\n'),
    address: location.href,
    // Rows are JSON themselves: what they quote is compared as they have it.
    stored: JSON.stringify(stored).replaceAll('\\"', '"'),
  };
}

/** What a page shows, holds to show and stores. */
export function holdingsOf(page: Page): Promise<Holdings> {
  return amongHeld(page, lookThrough);
}
