import { at } from '@holoboard/kernel';
import { actions } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { type Board, sees } from '../data/sight.ts';
import { neighbours, onPlains, spaces } from '../data/spaces.ts';
import { unitOf } from '../data/units.ts';
import type { NabooState } from '../state.ts';
import { chartOf, isQueenDead, unitAt } from './pieces.ts';

/* Theed Palace: how far its characters go, and whom they see. */

const guard = unitOf('palaceGuard');

/**
 * How far a piece may move by an action. NAB-PAL-01, NAB-PAL-02: its chart, unless the card says more.
 * NAB-CARD-10, NAB-CARD-11, NAB-RULING-39: RUSH THE PALACE gives the guards it uses 8, and Captain Panaka nothing.
 * NAB-QUEEN-03, NAB-RULING-11: without the real queen guards move 2; by RUSH THE PALACE still 8, or 4.
 */
export function movementOf(state: NabooState, piece: number, action: number): number {
  if (unitAt(state, piece) !== guard) return chartOf(state, piece).move;
  const { effect } = at(actions, action);
  const rush = effect.type === 'activate' ? effect.guardMove : undefined;
  if (!isQueenDead(state)) return rush ?? chartOf(state, piece).move;
  if (rush === undefined) return numbers.guardMoveWithoutQueen;
  return state.options.rushAfterQueenDeath === 'cardValue' ? rush : 2 * numbers.guardMoveWithoutQueen;
}

/** NAB-LEDGE-01, NAB-LEDGE-02, NAB-LEDGE-09: whether an action gives window moves; only cards of Naboo do. */
export function givesLedge(action: number): boolean {
  const { effect } = at(actions, action);
  return effect.type === 'activate' && effect.ledge === true;
}

/**
 * The clause that keeps a palace character from attacking a piece; nothing when it may. NAB-LOS-01, NAB-LOS-02: it attacks whom it
 * sees, at any distance. NAB-LEDGE-06: windows give no attack.
 */
export function whyNoShotInPalace(
  state: NabooState,
  board: Board,
  piece: number,
  target: number,
): string | null {
  const [from, to] = [at(state.at, piece), at(state.at, target)];
  if (onPlains[to]) return 'NAB-RULING-42';
  if (sees(board, from, to, state.options.edgeLos === 'wholeLine')) return null;
  const [a, b] = [at(spaces, from), at(spaces, to)];
  return a.level === b.level && a.room === b.room ? 'NAB-LOS-04' : 'NAB-RULING-20';
}

/**
 * The clause that keeps a Jedi or Darth Maul from striking a piece. NAB-JEDI-07, NAB-RULING-32: only on the next space, also across
 * a door or along a staircase, never through walls and windows.
 */
export function whyNoStrike(state: NabooState, piece: number, target: number): string | null {
  return at(neighbours, at(state.at, piece)).includes(at(state.at, target)) ? null : 'NAB-JEDI-07';
}
