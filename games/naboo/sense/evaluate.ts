import { sideOf } from '../data/seats.ts';
import type { NabooState } from '../state.ts';
import { openFeatures } from './features.ts';

/**
 * Weights of what lies open, for Naboo, where a round begins: fitted to 1,500 games of pilots who now and then planned otherwise, the
 * offset set so that both begin about even. A learned judgement would stand in their place.
 */
const weights: Readonly<Record<string, number>> = {
  attempts: -0.11,
  attemptsWithoutMaul: -0.26,
  shipDestroyed: -1.2,
  palacePiecesLog: 1.15,
  jedi: 0.16,
  jediDead: -1.7,
  maul: -0.31,
  maulDead: 2,
  palaceDroids: -0.026,
  palaceDestroyers: -0.32,
  throneRoomLead: 0.06,
  nabooBonus: 0.18,
  tradeBonus: -0.16,
};
const offset = 0.2;

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
