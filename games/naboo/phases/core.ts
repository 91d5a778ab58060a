import { at } from '@holoboard/kernel';
import { actions } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import type { Frame, NabooAction, NabooState } from '../state.ts';
import { done, moves as moveTo, strikeOn } from './actions.ts';
import { chartOf } from './pieces.ts';
import { canStep, reach } from './reach.ts';
import { hasTarget, targetsOf } from './targets.ts';

/* The Jedi and Darth Maul: NAB-MOVE-06. */

type DuelFrame = Frame & { kind: 'duel' };

/** NAB-JEDI-02, NAB-JEDI-03, NAB-JEDI-08: an activation with 12 moves and three red dice, or six by an Attack Twice card. */
export function duelFrame(state: NabooState, seat: number, piece: number, action: number): DuelFrame {
  const { move, red } = chartOf(state, piece);
  const { effect } = at(actions, action);
  const twice = effect.type === 'activate' && effect.attackTwice === true;
  return { kind: 'duel', seat, piece, moves: move, dice: twice ? numbers.attackTwiceDice : red };
}

/** NAB-JEDI-09: the most dice that one strike can use now. */
export function mostDice({ dice }: { readonly dice: number }): number {
  return Math.min(dice, numbers.mostDicePerAttack);
}

/** Whether there is anything left to do but stop. */
export function canGoOn(state: NabooState, frame: DuelFrame): boolean {
  const { piece, moves, dice } = frame;
  if (at(state.at, piece) < 0) return false;
  return canStep(state, piece, moves, false) || (dice > 0 && hasTarget(state, piece));
}

/**
 * NAB-JEDI-01, NAB-JEDI-04, NAB-JEDI-06: a move within what is left, a strike at the next space with some of the dice left, in any
 * sequence and at any targets; or an end of it.
 */
export function duelActions(state: NabooState, { piece, moves, dice }: DuelFrame): NabooAction[] {
  const list: NabooAction[] = [done];
  if (dice > 0)
    for (const target of targetsOf(state, piece))
      for (let used = 1; used <= mostDice({ dice }); used++) list.push(strikeOn(state, target, used));
  if (moves > 0) for (const space of reach(state, piece, moves, false).list) list.push(at(moveTo, space));
  return list;
}
