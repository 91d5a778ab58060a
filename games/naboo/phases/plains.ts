import { at } from '@holoboard/kernel';
import type { Board } from '../data/sight.ts';
import { commonNeighbours, middleOf, onPlains, plainsDistance, type Space, spaces } from '../data/spaces.ts';
import type { NabooState } from '../state.ts';
import { chartOf, isShieldUp } from './pieces.ts';

/* The plains of Naboo: what the groups, tanks and catapults reach. */

/** NAB-SHIELD-04, NAB-SHIELD-05: inside fights inside, outside outside, and a shield hex is on both sides. */
function isShielded(state: NabooState, a: Space, b: Space): boolean {
  const [first, second] = [at(spaces, a).zone, at(spaces, b).zone];
  return first !== second && first !== 'shield' && second !== 'shield' && isShieldUp(state);
}

/**
 * NAB-RANGE-02, NAB-RULING-03: whether an empty hex in play lies in between: any hex next to both, or the one in the middle of a
 * straight line. NAB-HALF-04: half spaces are not in play.
 */
function isGapOpen(state: NabooState, board: Board, from: Space, to: Space): boolean {
  if (state.options.rangeTwoPath === 'straightOnly') {
    const middle = middleOf(from, to);
    return middle !== undefined && (board[middle] as number) < 0;
  }
  for (const space of commonNeighbours(from, to)) if ((board[space] as number) < 0) return true;
  return false;
}

/**
 * The clause that keeps a unit on the plains from attacking a piece there; nothing when it may.
 * NAB-RANGE-01: range 1 is the next space. NAB-RULING-02: a range is meant as up to it, or exactly.
 * NAB-RANGE-03: Catapults fire over what stands in between. NAB-SHIELD-09: without the shield everybody fires across.
 */
export function whyNoShotOnPlains(
  state: NabooState,
  board: Board,
  piece: number,
  target: number,
): string | null {
  const [from, to] = [at(state.at, piece), at(state.at, target)];
  if (!onPlains[to]) return 'NAB-RULING-42';
  const range = chartOf(state, piece).range as number;
  const distance = plainsDistance(from, to);
  if (distance > range) return range === 1 ? 'NAB-RANGE-01' : 'NAB-ATT-03';
  if (distance < range && state.options.rangeMeaning === 'exact') return 'NAB-RULING-02';
  if (isShielded(state, from, to)) return 'NAB-SHIELD-04';
  if (distance === 2 && range === 2 && !isGapOpen(state, board, from, to))
    return state.options.rangeTwoPath === 'straightOnly' ? 'NAB-RULING-03' : 'NAB-RANGE-02';
  return null;
}
