import { type GameAction, type GameEvent, keptIn, noChance, reveals, type Seat } from '@holoboard/kernel';
import type { Match } from '@holoboard/table';

/**
 * Whether a seat has only one thing to do, and doing it neither draws luck nor shows anything hidden. A spin is never
 * forced in this sense: players want to make it themselves.
 */
export function isForced({ game, session }: Match, seat: Seat, actions: readonly GameAction[]): boolean {
  const [only] = actions;
  if (!session || !only || actions.length !== 1) return false;
  const events: GameEvent[] = [];
  try {
    game.apply(game.copy(session.state), seat, only, noChance, keptIn(events));
  } catch {
    return false;
  }
  return !events.some(reveals);
}
