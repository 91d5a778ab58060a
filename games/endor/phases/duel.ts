import { type Chance, type Refusal, refuse, type Tell } from '@holoboard/kernel';
import { numbers, redeemableAt } from '../data/numbers.ts';
import type { Side } from '../data/ships.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';
import { rollSorted } from './attack.ts';

/**
 * The clause by which an order of the duel cannot be used; nothing when it can. END-DUEL-12, END-DUEL-13, END-DUEL-14, END-DUEL-15:
 * not once who gives it is gone. END-RULING-21: nor without an opponent; redeemed counts as destroyed.
 * END-DUEL-03, END-DUEL-06, END-DUEL-07: Darth Vader Redeemed while he is on a red space and Luke lives.
 */
export function whyNoDuel(
  state: EndorState,
  order: 'luke' | 'vader' | 'emperor' | 'vaderRedeemed',
): string | null {
  if (state.luke === 0) {
    if (order === 'luke') return 'END-DUEL-12';
    return order === 'vaderRedeemed' ? 'END-DUEL-07' : 'END-RULING-21';
  }
  if (state.vader === 0) {
    if (order === 'vader') return 'END-DUEL-13';
    if (order === 'emperor') return state.redeemed ? 'END-DUEL-15' : 'END-DUEL-14';
    return 'END-RULING-21';
  }
  return order === 'vaderRedeemed' && !redeemableAt.includes(state.vader) ? 'END-DUEL-06' : null;
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
  if (!state.options.duelLeadReroll || state.luke === 0 || state.vader === 0) return false;
  return side === 'rebel' ? state.luke > state.vader : state.vader > state.luke;
}

/** END-RULING-27: any die that was rolled, equal ones counting as one, or none. */
export function rerollActions(state: EndorState): EndorAction[] {
  const values = [...new Set(state.dice)];
  return [{ type: 'keep' }, ...values.map((die): EndorAction => ({ type: 'reroll', die }))];
}

/** Why a die cannot be rolled again; nothing when it can. */
export function whyNoReroll(state: EndorState, die: number): Refusal | null {
  return state.dice.includes(die) ? null : refuse('END-RULING-27', { die });
}

/** END-RULING-27: one die of the own roll, once. */
export function reroll(state: EndorState, was: number, chance: Chance, tell?: Tell<EndorEvent>): void {
  const die = chance.draw('reroll', 6) + 1;
  state.dice[state.dice.indexOf(was)] = die;
  state.dice.sort((left, right) => left - right);
  tell?.({ type: 'rerolled', seat: state.active, was, die, dice: state.dice.slice() });
}
