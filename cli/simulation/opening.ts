import {
  type AnyGame,
  judge,
  type OptionValues,
  type Policy,
  type Seat,
  SeededChance,
} from '@holoboard/kernel';

/** Actions that games begin with, whoever is asked, in the notation of the game. */
export type Opening = readonly string[];

/** Reads an opening from a flag: actions with a bar between them. */
export function readOpening(text: string): Opening {
  return text.split('|').map((action) => action.trim());
}

/** Policies that play an opening first, one action after the other, and then decide for themselves. */
export function opened(policies: readonly Policy[], opening: Opening): readonly Policy[] {
  let next = 0;
  return policies.map((policy): Policy => {
    return (game, state, seat, legal) => {
      const text = opening[next++];
      return text === undefined ? policy(game, state, seat, legal) : allowed(game, state, seat, text);
    };
  });
}

/** Plays an opening once; throws an `Error` with one plain sentence when the rules do not allow it. */
export function tryOpening(game: AnyGame, options: OptionValues, seats: number, opening: Opening): void {
  const chance = new SeededChance('opening');
  const state: unknown = game.setup(options, seats, chance);
  for (const text of opening) {
    if (game.outcome(state)) throw new Error(`The game is over before '${text.slice(0, 40)}'.`);
    const seat = game.question(state).seats[0] as Seat;
    game.apply(state, seat, allowed(game, state, seat, text), chance);
  }
}

function allowed(game: AnyGame, state: unknown, seat: Seat, text: string) {
  const action = game.notation.readAction(text);
  const refusal = judge(game, state, seat, action);
  if (refusal) throw new Error(`No game can begin with '${text.slice(0, 40)}' there [${refusal.clause}].`);
  return action;
}
