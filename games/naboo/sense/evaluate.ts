import { sideOf } from '../data/seats.ts';
import type { NabooState } from '../state.ts';
import { openFeatures } from './features.ts';

/** Weights of what lies open, for Naboo: what a learned judgement would put in their place. */
const weights: Readonly<Record<string, number>> = {
  anakin: 0.55,
  shipDestroyed: 1.2,
  palacePieces: 0.16,
  jedi: 0.11,
  maul: -0.13,
  palaceDroids: -0.035,
  starfightersAhead: -0.25,
  nabooPlains: 0.012,
  tradePlains: -0.012,
  throneRoomLead: 0.05,
  nearestThree: -0.02,
  nabooBonus: 0.1,
  tradeBonus: -0.1,
};
const offset = -1.6;

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
