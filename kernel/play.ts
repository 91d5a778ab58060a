import type { Chance } from './chance.ts';
import type { AnyGame, GameAction, Outcome, Seat } from './game.ts';
import type { OptionValues } from './options.ts';

/** Chooses one of the legal actions of a seat. */
export type Policy = (game: AnyGame, state: unknown, seat: Seat, legal: readonly GameAction[]) => GameAction;

/** A policy that picks blindly. */
export function randomPolicy(chance: Chance): Policy {
  return (_game, _state, _seat, legal) =>
    legal[legal.length === 1 ? 0 : chance.draw('choice', legal.length)] as GameAction;
}

/** How a play-out ended; `outcome` is nothing when it was stopped as overlong. */
export interface PlayOut {
  readonly state: unknown;
  readonly outcome: Outcome | null;
  readonly actions: number;
}

/** Plays a whole game without a log, as fast as the rules go. Seats asked at once answer in turn order. */
export function playOut(
  game: AnyGame,
  options: OptionValues,
  policies: readonly Policy[],
  chance: Chance,
): PlayOut {
  const state: unknown = game.setup(options, policies.length, chance);
  let actions = 0;
  while (!game.outcome(state)) {
    if (game.overlong(state)) return { state, outcome: null, actions };
    const seat = game.question(state).seats[0] as Seat;
    const policy = policies[seat] as Policy;
    game.apply(state, seat, policy(game, state, seat, game.legal(state, seat)), chance);
    actions++;
  }
  return { state, outcome: game.outcome(state), actions };
}
