import type { Question, Seat } from '@holoboard/kernel';
import type { CargoOptions } from './options.ts';

/** Nobody, where a seat is expected. */
export const nobody = -1;

export type Phase = 'plan' | 'prize' | 'over';
export type Ending = 'points' | 'exhaustion' | 'resignation';

/** A game of Cargo Run. Flat, plain JSON; what is listed by seat has one item for each. */
export interface CargoState {
  /** The version of the rules; the first one leaves no mark. */
  readonly rules?: number;
  readonly options: CargoOptions;
  phase: Phase;
  /** Whose prize it is, in that phase; otherwise nobody. */
  winner: Seat;
  /** The top card last. */
  deck: number[];
  discard: number[];
  hands: number[][];
  /** The card each seat has planned; 0 for none. */
  plans: number[];
  points: number[];
  purses: number[];
  vaults: number[];
  /** The seat that has looked at the top card, or nobody. */
  peeker: Seat;
  gone: boolean[];
  /** How the game ended; nothing before. */
  reason: Ending | null;
}

export type CargoQuestion = Question<Phase>;

export type CargoAction =
  | { readonly type: 'plan'; readonly card: number }
  | { readonly type: 'bank'; readonly coins: number }
  | { readonly type: 'peek' }
  | { readonly type: 'take' }
  | { readonly type: 'search' };

/** Who may see an event, and what others see in its place; see the kernel's `GameEvent`. */
interface Shown {
  readonly seat: Seat;
  readonly only?: readonly Seat[];
  readonly others?: CargoEvent;
  readonly reveals?: true;
}

export type CargoEvent = Shown &
  (
    | { readonly type: 'planned' }
    /** The cards of all seats, 0 for none; the seat is the one that wins the round. */
    | { readonly type: 'shown'; readonly cards: readonly number[] }
    | { readonly type: 'banked'; readonly coins: number }
    /** With its card for the seat itself, without for others. */
    | { readonly type: 'peeked' | 'took'; readonly card?: number }
    | { readonly type: 'searched'; readonly die: number; readonly found: boolean }
    | { readonly type: 'left'; readonly cards: readonly number[] }
  );

/** A deep copy; what never changes is shared. */
export function copy(state: CargoState): CargoState {
  return {
    ...state,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    plans: state.plans.slice(),
    points: state.points.slice(),
    purses: state.purses.slice(),
    vaults: state.vaults.slice(),
    gone: state.gone.slice(),
  };
}
