import { sideOf } from '../data/seats.ts';
import type { NabooState } from '../state.ts';
import { openFeatures } from './features.ts';

/**
 * Weights of what lies open, for Naboo, where a round begins: fitted to games of pilots, what hardly matters being left small. A learned
 * judgement would stand in their place.
 */
const weights: Readonly<Record<string, number>> = {
  anakin: 0.42,
  shipDestroyed: -0.38,
  palacePieces: 0.13,
  jedi: 0.13,
  maul: -0.22,
  palaceDroids: -0.05,
  starfightersAhead: -0.25,
  nabooPlains: 0.004,
  tradePlains: -0.004,
  throneRoomLead: 0.21,
  nearestThree: -0.001,
  nabooBonus: 0.2,
  tradeBonus: -0.19,
};
const offset = -0.95;

/** The share of the win each seat can expect: the same for all of a side; a draw is a first place for everybody. */
export function evaluate(state: NabooState): number[] {
  if (state.phase === 'over')
    return state.hands.map((_, seat) =>
      state.winner === null || sideOf(state, seat) === state.winner ? 1 : 0,
    );
  const naboo = nabooChance(state);
  return state.hands.map((_, seat) => (sideOf(state, seat) === 'naboo' ? naboo : 1 - naboo));
}

function nabooChance(state: NabooState): number {
  let sum = offset;
  for (const [name, value] of openFeatures(state)) sum += value * (weights[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
