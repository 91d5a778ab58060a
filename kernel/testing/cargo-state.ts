import type { Seat } from '../game.ts';

/**
 * A small game for tests, with everything that is hard about games: hidden hands, a deck nobody may look into, plans
 * made at the same time and in secret, dice, a decision of several steps, and seats that leave.
 *
 * Each round all seats plan one card of their hand in secret; the highest one scores. The winner may then bank coins
 * and look at the top card of the deck, and ends the round by taking that card or by searching for a bonus with a die.
 */
export interface CargoState {
  readonly options: CargoOptions;
  phase: 'plan' | 'prize' | 'over';
  /** Whose prize it is, in that phase; otherwise -1. */
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
  /** The seat that has looked at the top card, or -1. */
  peeker: Seat;
  gone: boolean[];
  /** How the game ended; nothing before. */
  reason: '' | 'points' | 'exhaustion' | 'resignation';
}

export type CargoOptions = { readonly goal: '2' | '3'; readonly peeking: boolean };

export type CargoAction =
  | { readonly type: 'plan'; readonly card: number }
  | { readonly type: 'bank'; readonly coins: number }
  | { readonly type: 'peek' }
  | { readonly type: 'take' }
  | { readonly type: 'search' };

export type CargoEvent = {
  readonly type: string;
  readonly seat: Seat;
  readonly card?: number;
  readonly cards?: readonly number[];
  readonly coins?: number;
  readonly die?: number;
  readonly only?: readonly Seat[];
  readonly others?: CargoEvent;
  readonly reveals?: true;
};

export const allCards: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);
