import type { Question } from '@holoboard/kernel';
import type { Space } from './data/graph.ts';
import type { Burst } from './data/spinners.ts';
import type { HothOptions } from './options.ts';

/**
 * Where we are in a turn. HOTH-TURN-01: Rebel move, Vader move, laser attack. `vaderOrder` stands for `vaderSpin` in
 * the Imperial Orders variant.
 */
export type Phase =
  | 'rebelSpin'
  | 'rebelMove'
  | 'vaderSpin'
  | 'vaderOrder'
  | 'vaderMove'
  | 'attackSpin'
  | 'over';

/** No seat, no space, no sector. */
export const none = -1;

export interface HothState {
  /** Shared by all copies; never changed. */
  readonly options: HothOptions;
  /** Counted from 1. */
  turn: number;
  /** The seat whose turn it is. */
  active: number;
  phase: Phase;
  /** Where each Rebel is; `none` for one who resigned. */
  rebels: Space[];
  /** Puzzle pieces left, 1 to 5, by seat. */
  pieces: number[];
  vader: Space;
  /** The seat that holds the Force card, or `none`. */
  force: number;
  /** The sector of the movement spin being carried out, or `none` when nothing was spun. */
  spun: number;
  /** How many spaces are to be moved now; 0 when nothing is to be moved. */
  steps: number;
  /** Whether any number from 1 to `steps` may be moved. */
  free: boolean;
  /** Seats still to be attacked this turn, in order. */
  targets: number[];
  /** Whether a house variant has already replaced the spin being carried out. */
  replaced: boolean;
  /** Whether the active player may still surge the Force this turn; never without the variant. */
  surgeable: boolean;
  /** Throttle tokens left by seat; empty without the variant. */
  throttles: number[];
  /** Order cards left by seat, card n as bit n - 1; empty without the variant. */
  orders: number[];
  /** The winner once the game is over, or `none`. */
  winner: number;
}

/** Where the Rebel of a seat is; `none` when it is not on the board. */
export function spaceOf(state: HothState, seat: number): Space {
  return state.rebels[seat] ?? none;
}

/** The puzzle pieces a seat has left. */
export function piecesOf(state: HothState, seat: number): number {
  return state.pieces[seat] ?? 0;
}

/** A deep copy; what is added to the state is added here. */
export function copy(state: HothState): HothState {
  return {
    options: state.options,
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    rebels: state.rebels.slice(),
    pieces: state.pieces.slice(),
    vader: state.vader,
    force: state.force,
    spun: state.spun,
    steps: state.steps,
    free: state.free,
    targets: state.targets.slice(),
    replaced: state.replaced,
    surgeable: state.surgeable,
    throttles: state.throttles.slice(),
    orders: state.orders.slice(),
    winner: state.winner,
  };
}

export type HothQuestion = Question<Phase>;

export type HothAction =
  | { readonly type: 'spin' }
  | { readonly type: 'fly'; readonly to: string; readonly slide: boolean }
  | { readonly type: 'steer'; readonly to: string; readonly slide: boolean }
  | { readonly type: 'order'; readonly card: number }
  | { readonly type: 'throttle' }
  | { readonly type: 'surge' };

export type HothEvent =
  | { readonly type: 'turnStarted'; readonly seat: number; readonly turn: number }
  | {
      readonly type: 'rebelSpun';
      readonly seat: number;
      readonly sector: string;
      readonly circle: 'inner' | 'outer';
      readonly steps: number;
      readonly free: boolean;
    }
  | { readonly type: 'forceTaken'; readonly seat: number; readonly from: number }
  | { readonly type: 'forceKept'; readonly seat: number }
  | {
      readonly type: 'forceReturned';
      readonly seat: number;
      readonly cause: 'surge' | 'spent' | 'resigned';
    }
  | { readonly type: 'throttled'; readonly seat: number; readonly steps: number; readonly left: number }
  | { readonly type: 'surged'; readonly seat: number; readonly steps: number }
  | {
      readonly type: 'rebelMoved' | 'vaderMoved';
      readonly seat: number;
      readonly from: string;
      /** Every space flown over, the last one where the count ended. */
      readonly path: readonly string[];
      readonly to: string;
      readonly slide: boolean;
    }
  | { readonly type: 'asteroidsEntered'; readonly seat: number; readonly space: string }
  | { readonly type: 'repaired'; readonly seat: number; readonly space: string }
  | {
      readonly type: 'vaderSpun';
      readonly seat: number;
      readonly sector: string;
      readonly steps: number;
    }
  | { readonly type: 'orderPlayed'; readonly seat: number; readonly card: number }
  | { readonly type: 'ordersRenewed'; readonly seat: number }
  | {
      readonly type: 'attackPrevented';
      readonly seat: number;
      readonly by: 'force' | 'station';
    }
  | {
      readonly type: 'attacked';
      /** The victim. */
      readonly seat: number;
      readonly by: number;
      readonly sector: string;
      readonly burst: Burst;
      readonly lost: number;
      readonly left: number;
    }
  | { readonly type: 'resigned'; readonly seat: number }
  | { readonly type: 'won'; readonly seat: number; readonly reason: Ending };

export type Ending = 'landed' | 'lastRemaining';
