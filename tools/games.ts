import { endor, perftPositions as endorPositions } from '@holoboard/endor';
import { hoth, perftPositions as hothPositions } from '@holoboard/hoth';
import type { AnyGame } from '@holoboard/kernel';
import { UsageError } from './tool.ts';

/** A fixed position whose action sequences are counted. */
export interface PerftPosition {
  readonly name: string;
  readonly position: string;
  /** The counts that were worked out by hand, for depth 1, 2, ... */
  readonly expected?: readonly number[];
}

/** A game as the developer tools know it. Its room is `games/` and its id. */
export interface ListedGame {
  readonly game: AnyGame;
  readonly positions: readonly PerftPosition[];
}

/** Every game of the house. */
export const games: readonly ListedGame[] = [
  { game: hoth, positions: hothPositions },
  { game: endor, positions: endorPositions },
];

/** A game by its id; throws a `UsageError`. */
export function findGame(id: string | undefined): ListedGame {
  const ids = games.map(({ game }) => game.id).join(', ');
  if (id === undefined) throw new UsageError(`Which game? Say --game and one of ${ids}.`);
  const found = games.find(({ game }) => game.id === id);
  if (!found) throw new UsageError(`There is no game '${id}', only ${ids}.`);
  return found;
}
