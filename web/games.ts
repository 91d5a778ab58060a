import { loadGame, roomOf, UnknownGame } from '@holoboard/games';
import type { AnyGame } from '@holoboard/kernel';
import type { AnyScreen } from '@holoboard/kit';

/** A game with its drawing. */
export interface Bundle {
  readonly game: AnyGame;
  readonly screen: AnyScreen;
}

/** The drawing of each game stands in its room and is a chunk of its own, fetched when first needed. */
const screens = import.meta.glob<AnyScreen>('../games/*/board/index.ts', { import: 'screen' });

/** The rules and the drawing of a game; throws as `loadGame` does. */
export async function loadBundle(id: string): Promise<Bundle> {
  const load = roomOf(id) && screens[`../games/${id}/board/index.ts`];
  const [game, screen] = await Promise.all([loadGame(id), load?.()]);
  if (!screen) throw new UnknownGame(id);
  return { game, screen };
}
