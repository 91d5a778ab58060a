import { existsSync } from 'node:fs';
import { loadGames, offered } from '@holoboard/games';
import { type AnyGame, eventsFor, type Seat, sameJson } from '@holoboard/kernel';
import { isOpen, type Match, matchFromRows, openLocalMatch } from '@holoboard/table';
import type { Page } from '@playwright/test';

/** The seed of the games that are searched. */
export const seed = 'ab'.repeat(32);

/** Whether a game hides anything when it begins. */
function hides(game: AnyGame): boolean {
  const seats = Array.from(
    { length: game.seats[0] ?? 2 },
    (_, i) => ({ kind: 'human', name: `${i}` }) as const,
  );
  const { session } = openLocalMatch({ game, seats, seed, now: 0 });
  return !isOpen(game, session?.state);
}

/** Whether a game can be seen on a screen. */
const isDrawn = ({ id }: AnyGame): boolean =>
  existsSync(new URL(`../games/${id}/board/index.ts`, import.meta.url));
const playable = new Set(offered.filter(({ rules }) => rules).map(({ id }) => id));
/** The games that are offered and hide something. */
export const secretive = (await loadGames()).filter(
  (game) => playable.has(game.id) && isDrawn(game) && hides(game),
);

/** The match that a page has saved last, opened as only its host can. */
export async function savedMatch(page: Page, game: AnyGame): Promise<Match> {
  const rows = await page.evaluate(async () => {
    const result = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await result(indexedDB.open('holoboard'));
    const id = location.pathname.split('/').at(-1) as string;
    const look = database.transaction(['headers', 'steps', 'ends']);
    const [header, steps, end] = await Promise.all([
      result<string>(look.objectStore('headers').get(id)),
      result<string[]>(
        look.objectStore('steps').getAll(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])),
      ),
      result<string>(look.objectStore('ends').get(id)),
    ]);
    database.close();
    return { header, steps, end };
  });
  return matchFromRows([game], rows);
}

/** Every list of at least two words in a view. */
export function listsIn(thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return [];
  const own = Array.isArray(thing) && thing.length > 1 && thing.every((part) => typeof part === 'string');
  return [...(own ? [JSON.stringify(thing)] : []), ...Object.values(thing).flatMap(listsIn)];
}

/** What a seat knows and not everybody does: lists of its own things, and sentences about them. */
export function ownSecrets({ game, session }: Match, seat: Seat): string[] {
  const open = listsIn(game.view(session?.state, 'spectator'));
  const lists = listsIn(game.view(session?.state, seat)).filter((list) => !open.includes(list));
  const view: unknown = game.view(session?.state, seat);
  const sentences = (session?.chapters ?? []).flatMap(({ events }) => {
    const others = eventsFor(events, 'spectator');
    return eventsFor(events, seat)
      .filter((event) => !others.some((seen) => sameJson(seen, event)))
      .map((event) => game.words.en.event(view, event));
  });
  return [...lists, ...sentences];
}
