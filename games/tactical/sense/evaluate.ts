import { at, type Seat } from '@holoboard/kernel';
import { cardOf } from '../data/cards.ts';
import { outcome, staying } from '../phases/ending.ts';
import { teamOf } from '../phases/units.ts';
import type { TacticalState } from '../state.ts';

/** What the Units of a seat are worth: half for standing at all, half by the boxes that are left. */
export function strengthOf(state: TacticalState, seat: Seat): number {
  let sum = 0;
  for (const unit of state.units) {
    if (unit.seat !== seat || unit.status === 'defeated') continue;
    const { cost, hull } = cardOf(unit.card);
    sum += (cost * (hull + unit.hull)) / (2 * hull);
  }
  return sum;
}

/** TAC-RULING-27: the share of the win each seat can expect: by the strength of its side, the more certain the later it is. */
export function evaluate(state: TacticalState): number[] {
  const ended = outcome(state);
  if (ended) return ended.ranks.map((rank) => (rank === 1 ? 1 : 0));
  return sharesOf(state, (seat) => strengthOf(state, seat));
}

/** TAC-RULING-27: the round after which points are counted; without a limit, when most battles are over. */
export function lastRoundOf({ options: { roundLimit } }: TacticalState): number {
  return roundLimit === 'none' ? 20 : Number(roundLimit);
}

/** The shares of the win that go with the strengths of the seats. */
export function sharesOf(state: TacticalState, strength: (seat: Seat) => number): number[] {
  const teams = new Map<string, number>();
  for (const seat of staying(state)) {
    const team = teamOf(state, seat);
    teams.set(team, (teams.get(team) ?? 0) + strength(seat));
  }
  const sharpness = 3 + 6 * Math.min(1, state.round / lastRoundOf(state));
  const weights = new Map([...teams].map(([team, sum]) => [team, (sum + 1) ** sharpness]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return state.players.map((_, seat) =>
    at(state.players, seat).out > 0 && !teams.has(teamOf(state, seat))
      ? 0
      : (weights.get(teamOf(state, seat)) ?? 0) / total,
  );
}
