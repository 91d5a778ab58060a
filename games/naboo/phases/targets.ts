import { at } from '@holoboard/kernel';
import type { Board } from '../data/sight.ts';
import { viceroys } from '../data/start.ts';
import type { NabooAction, NabooState } from '../state.ts';
import { attackOn, hold } from './actions.ts';
import { whyNoShotInPalace, whyNoStrike } from './palace.ts';
import { boardOf, chartOf, isInPlay } from './pieces.ts';
import { whyNoShotOnPlains } from './plains.ts';

/** The clause that keeps a piece from attacking another; nothing when it may. */
export function whyNoAttackOn(
  state: NabooState,
  piece: number,
  target: number,
  board: Board = boardOf(state),
): string | null {
  const chart = chartOf(state, piece);
  // NAB-ATT-06: never a friend. NAB-VICE-04: never a Viceroy.
  if (chartOf(state, target).side === chart.side) return 'NAB-ATT-06';
  if (viceroys.includes(target)) return 'NAB-VICE-04';
  if (!isInPlay(state, target)) return 'NAB-DMG-05';
  if (chart.theatre === 'battlefield') return whyNoShotOnPlains(state, board, piece, target);
  return chart.duellist ? whyNoStrike(state, piece, target) : whyNoShotInPalace(state, board, piece, target);
}

/** NAB-ATT-03: every enemy a piece may attack from where it stands. */
export function targetsOf(state: NabooState, piece: number): number[] {
  const targets: number[] = [];
  const board = boardOf(state);
  for (let target = 0; target < state.at.length; target++)
    if (at(state.at, target) >= 0 && whyNoAttackOn(state, piece, target, board) === null)
      targets.push(target);
  return targets;
}

/** Whether there is anything to attack. */
export function hasTarget(state: NabooState, piece: number): boolean {
  const board = boardOf(state);
  for (let target = 0; target < state.at.length; target++)
    if (at(state.at, target) >= 0 && whyNoAttackOn(state, piece, target, board) === null) return true;
  return false;
}

/** NAB-ATT-01, NAB-CARD-06: the attacks of a piece that has moved, or none. */
export function attackActions(state: NabooState, piece: number): NabooAction[] {
  return [hold, ...targetsOf(state, piece).map((target) => attackOn(state, target))];
}
