import { existsSync } from 'node:fs';
import { loadGames, readIn } from '@holoboard/games';
import type { AnyGame, PerftPosition } from '@holoboard/kernel';
import type { Beyond } from '@holoboard/kernel/conformance';
import { UsageError } from './tool.ts';

// What the games say in German is held to the same standard.
await readIn('de');

/** Every game of the house that has rules, examples among them. The room of each is `games/` and its id. */
export const games: readonly AnyGame[] = await loadGames();

/** A game by its id; throws a `UsageError`. */
export function findGame(id: string | undefined): AnyGame {
  const ids = games.map((game) => game.id).join(', ');
  if (id === undefined) throw new UsageError(`Which game? Say --game and one of ${ids}.`);
  const found = games.find((game) => game.id === id);
  if (!found) throw new UsageError(`There is no game '${id}', only ${ids}.`);
  return found;
}

/** The positions of a game that perft counts from. */
export async function perftPositionsOf(id: string): Promise<readonly PerftPosition[]> {
  const { perftPositions } = await import(`../games/${id}/testing/perft.ts`);
  return perftPositions;
}

/** What is tried in a game beyond its list of legal actions, where its room says something of that. */
export async function beyondOf(id: string): Promise<Beyond | undefined> {
  const file = new URL(`../games/${id}/testing/beyond.ts`, import.meta.url);
  return existsSync(file) ? (await import(file.href)).beyond : undefined;
}
