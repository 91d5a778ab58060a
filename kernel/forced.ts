import { noChance } from './chance.ts';
import { type GameEvent, keptIn, reveals } from './events.ts';
import type { AnyGame, GameAction, Seat } from './game.ts';

/**
 * The only thing a seat can do, when doing it neither draws luck nor shows anything hidden; nothing otherwise. A spin is never
 * forced in this sense: players want to make it themselves. Nor is anything where `legal` lists candidates only.
 */
export function forcedAction(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  actions: readonly GameAction[],
): GameAction | null {
  const [only] = actions;
  if (!only || actions.length !== 1 || !game.complete) return null;
  const events: GameEvent[] = [];
  try {
    game.apply(game.copy(state), seat, only, noChance, keptIn(events));
  } catch {
    return null;
  }
  return events.some(reveals) ? null : only;
}

/**
 * The only thing a seat can do, when luck decides what comes of it: a spin, a roll. There is nothing to choose in it, so that a player
 * may have it done by itself; nothing otherwise.
 */
export function luckyAction(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  actions: readonly GameAction[],
): GameAction | null {
  const [only] = actions;
  if (!only || actions.length !== 1 || !game.complete) return null;
  let drawn = false;
  const draw = (): number => {
    drawn = true;
    return 0;
  };
  game.apply(game.copy(state), seat, only, { draw });
  return drawn ? only : null;
}
