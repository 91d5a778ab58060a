import type { AnyGame } from '@holoboard/kernel';
import type { AnyScreen } from '@holoboard/kit';
import { loadGame, UnknownGame } from './game-rules.ts';

/** A game with its drawing. */
export interface Bundle {
  readonly game: AnyGame;
  readonly screen: AnyScreen;
}

/** The drawing of each game is a chunk of its own, fetched when first needed. */
const screens: Readonly<Record<string, () => Promise<AnyScreen>>> = {
  hoth: async () => (await import('@holoboard/hoth/board')).screen,
  endor: async () => (await import('@holoboard/endor/board')).screen,
};

/** The rules and the drawing of a game; throws as `loadGame` does. */
export async function loadBundle(id: string): Promise<Bundle> {
  const load = Object.hasOwn(screens, id) ? screens[id] : undefined;
  const [game, screen] = await Promise.all([loadGame(id), load?.()]);
  if (!screen) throw new UnknownGame(id);
  return { game, screen };
}
