import { at } from '@holoboard/kernel';
import {
  inCore,
  neighbours,
  onPlains,
  type Space,
  spaceCount,
  spaces,
  windowBetween,
  windowsAbove,
} from '../data/spaces.ts';
import type { NabooState } from '../state.ts';
import { boardOf, chartOf, isBoundToCore, isShieldUp } from './pieces.ts';

/** Spaces that are shut to some pieces, by space. */
type Shut = Uint8Array;

function shutWhere(test: (space: Space) => boolean): Shut {
  return Uint8Array.from(spaces, (_, space) => (test(space) ? 1 : 0));
}

const nothingShut = shutWhere(() => false);
/** NAB-CORE-01: only the Jedi and Darth Maul enter the core. */
const coreShut = shutWhere((space) => at(inCore, space));
/** NAB-CORE-05, NAB-CORE-06: who may not leave the core. */
const coreOnly = shutWhere((space) => !at(inCore, space));
/** NAB-SHIELD-07, NAB-RULING-05: tanks and transports stay outside; with the option they enter the shield hexes. */
const outsideOnly = shutWhere((space) => onPlains[space] === true && at(spaces, space).zone !== 'outside');
const notInside = shutWhere((space) => at(spaces, space).zone === 'inside');

/** The spaces that are shut to a piece now, whatever stands on them. */
export function shutTo(state: NabooState, piece: number): Shut {
  const chart = chartOf(state, piece);
  if (chart.theatre === 'battlefield') {
    if (chart.crossesShield || !isShieldUp(state)) return nothingShut;
    return state.options.vehiclesMayEnterShieldHex ? notInside : outsideOnly;
  }
  if (!chart.duellist) return coreShut;
  return inCore[at(state.at, piece)] && isBoundToCore(state, piece) ? coreOnly : nothingShut;
}

/** Spaces that were reached, in the order they were: `steps` and `from` are by space. */
export interface Reach {
  readonly list: readonly Space[];
  /** How many steps it takes; 0 where it was not reached. */
  readonly steps: Uint8Array;
  /** The space before it on a shortest way. */
  readonly from: Int16Array;
}

const steps = new Uint8Array(spaceCount);
const from = new Int16Array(spaceCount);

/**
 * Where a piece can go: NAB-MOVE-03, NAB-MOVE-05: so many steps, through and onto empty spaces only. With `ledge` also from window
 * to window (NAB-LEDGE-01, NAB-LEDGE-04). The tables are used again at the next call.
 */
export function reach(state: NabooState, piece: number, moves: number, ledge: boolean): Reach {
  const board = boardOf(state);
  const shut = shutTo(state, piece);
  const start = at(state.at, piece);
  const list: Space[] = [];
  steps.fill(0);
  let edge = [start];
  for (let step = 1; step <= moves && edge.length > 0; step++) {
    const next: Space[] = [];
    for (const space of edge) {
      for (const other of neighbours[space] as readonly Space[])
        if (steps[other] === 0 && (board[other] as number) < 0 && shut[other] === 0) {
          steps[other] = step;
          from[other] = space;
          next.push(other);
          list.push(other);
        }
      if (ledge)
        for (const other of windowsAbove[space] as readonly Space[])
          if (steps[other] === 0 && mayClimb(state, board, space, other)) {
            steps[other] = step;
            from[other] = space;
            next.push(other);
            list.push(other);
          }
    }
    edge = next;
  }
  return { list, steps, from };
}

/**
 * NAB-LEDGE-03, NAB-LEDGE-05: up or down to an empty window space. NAB-RULING-06: past an occupied one in the middle, unless the
 * option forbids it.
 */
function mayClimb(state: NabooState, board: Int16Array, space: Space, to: Space): boolean {
  if ((board[to] as number) >= 0) return false;
  if (!state.options.windowMiddleBlocks) return true;
  const middle = windowBetween(space, to);
  return middle === undefined || (board[middle] as number) < 0;
}

/** Whether a piece can make any step at all. */
export function canStep(state: NabooState, piece: number, moves: number, ledge: boolean): boolean {
  if (moves === 0) return false;
  const board = boardOf(state);
  const shut = shutTo(state, piece);
  const start = at(state.at, piece);
  for (const other of at(neighbours, start))
    if ((board[other] as number) < 0 && shut[other] === 0) return true;
  if (ledge)
    for (const other of at(windowsAbove, start)) if (mayClimb(state, board, start, other)) return true;
  return false;
}

/** The way to a space that was reached, both ends included. */
export function wayTo({ from }: Reach, start: Space, to: Space): Space[] {
  const way = [to];
  for (let space = to; space !== start; ) {
    space = from[space] as Space;
    way.push(space);
  }
  return way.reverse();
}
