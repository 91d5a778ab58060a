import type { Chance, Tell } from '@holoboard/kernel';
import { numbers, redeemableAt } from '../data/numbers.ts';
import type { Side } from '../data/ships.ts';
import type { EndorEvent, EndorState } from '../state.ts';
import { rollSorted } from './attack.ts';

/** END-RULING-21: the duel goes on while both live; redeemed counts as destroyed. */
export function bothAlive(state: EndorState): boolean {
  return state.luke > 0 && state.vader > 0;
}

/** END-DUEL-03, END-DUEL-06, END-DUEL-07: while Vader is on a red space and Luke lives. */
export function mayRedeem(state: EndorState): boolean {
  return bothAlive(state) && redeemableAt.includes(state.vader);
}

/** END-DUEL-04, END-DUEL-09: four dice. */
export function rollBlow(
  state: EndorState,
  by: 'luke' | 'vader',
  chance: Chance,
  tell?: Tell<EndorEvent>,
): void {
  state.dice = rollSorted(chance, 'duel', numbers.duel.dice);
  tell?.({ type: 'struck', seat: state.active, by, dice: state.dice.slice() });
}

/** END-DUEL-05, END-DUEL-10: every 4 or more is a hit on the other one. */
export function resolveBlow(state: EndorState, by: 'luke' | 'vader', tell?: Tell<EndorEvent>): number {
  const hits = state.dice.filter((die) => die >= numbers.duel.hitOn).length;
  return wound(state, by === 'luke' ? 'vader' : 'luke', hits, tell);
}

/** END-DUEL-11: two hits at once, without a roll. */
export function emperorStrikes(state: EndorState, tell?: Tell<EndorEvent>): number {
  return wound(state, 'luke', numbers.duel.emperorHits, tell);
}

/** END-RULING-21: hits beyond the track are lost. END-BONUS-04, END-BONUS-05: the fall of either pays. */
function wound(state: EndorState, victim: 'luke' | 'vader', hits: number, tell?: Tell<EndorEvent>): number {
  state[victim] = Math.max(0, state[victim] - hits);
  tell?.({ type: 'duelHits', victim, hits, left: state[victim] });
  return state[victim] > 0 ? 0 : numbers.bonus[victim];
}

/** END-DUEL-08, END-BONUS-06: Vader and the Emperor are gone, without a roll. */
export function redeem(state: EndorState, tell?: Tell<EndorEvent>): number {
  state.vader = 0;
  state.redeemed = true;
  tell?.({ type: 'vaderRedeemed', seat: state.active });
  return numbers.bonus.redeemed;
}

/** END-RULING-27, END-FAQ-04, END-ATK-08: with the option, the side whose duellist has strictly more left may re-roll a die. */
export function mayReroll(state: EndorState, side: Side): boolean {
  if (!state.options.duelLeadReroll || !bothAlive(state)) return false;
  return side === 'rebel' ? state.luke > state.vader : state.vader > state.luke;
}
