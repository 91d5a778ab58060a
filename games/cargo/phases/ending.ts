import { at, type Outcome, type Seat, type Tell } from '@holoboard/kernel';
import { type CargoEvent, type CargoState, type Ending, nobody } from '../state.ts';

/** The seats that have not left. */
export function staying(state: CargoState): Seat[] {
  return state.gone.flatMap((gone, seat) => (gone ? [] : [seat]));
}

/** CARGO-END-01, CARGO-END-02: after a round the game is over, or everybody plans again. */
export function endRound(state: CargoState): void {
  state.phase = 'plan';
  state.winner = nobody;
  if (Math.max(...state.points) >= Number(state.options.goal)) finish(state, 'points');
  else if (staying(state).some((seat) => at(state.hands, seat).length === 0)) finish(state, 'exhaustion');
}

/**
 * CARGO-LEAVE-01: all cards of the one who leaves are discarded openly. Whether the round goes on without it is for the
 * caller: `true` when the game does.
 */
export function leave(state: CargoState, seat: Seat, tell?: Tell<CargoEvent>): boolean {
  const cards = [...at(state.hands, seat), at(state.plans, seat)].filter((card) => card > 0);
  state.gone[seat] = true;
  state.hands[seat] = [];
  state.plans[seat] = 0;
  state.discard.push(...cards);
  if (state.peeker === seat) state.peeker = nobody;
  const alone = staying(state).length === 1;
  if (alone) finish(state, 'resignation');
  tell?.({ type: 'left', seat, cards, reveals: true });
  return !alone;
}

function finish(state: CargoState, reason: Ending): void {
  state.phase = 'over';
  state.winner = nobody;
  state.reason = reason;
}

/** CARGO-END-03: ranked by points, then by coins in the vault. CARGO-LEAVE-01: behind everybody who stayed. */
export function outcome(state: CargoState): Outcome | null {
  if (state.reason === null) return null;
  // No vault ever holds 100 coins, so a point counts more than any of them.
  const score = state.points.map((points, seat) =>
    state.gone[seat] ? nobody : 100 * points + at(state.vaults, seat),
  );
  return { ranks: score.map((own) => 1 + score.filter((other) => other > own).length), reason: state.reason };
}
