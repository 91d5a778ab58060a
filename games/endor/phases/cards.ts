import { sideIndex } from '../data/seats.ts';
import type { Side } from '../data/ships.ts';
import type { EndorState } from '../state.ts';

/* Where cards lie. Asked at every turn, so these read one kind of list each (see `shipData`). */

/** The cards in a seat's hand. */
export function handOf(state: EndorState, seat: number): number[] {
  return state.hands[seat] as number[];
}

/** A seat's Order Pile, top first. */
export function pileOf(state: EndorState, seat: number): number[] {
  return state.piles[seat] as number[];
}

/** How many blind bonus cards are in a seat's pile. */
export function bonusOf(state: EndorState, seat: number): number {
  return state.bonus[seat] as number;
}

/** How many of them were drawn since the deck was last shuffled. */
export function freshBonusOf(state: EndorState, seat: number): number {
  return state.freshBonus[seat] as number;
}

/** A side's deck, top last. */
export function deckOf(state: EndorState, side: Side): number[] {
  return state.decks[sideIndex(side)] as number[];
}

/** A side's discards, the oldest first. */
export function discardsOf(state: EndorState, side: Side): number[] {
  return state.discards[sideIndex(side)] as number[];
}
