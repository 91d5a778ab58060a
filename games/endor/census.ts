import { at } from '@holoboard/kernel';
import { cardId, kindsOf } from './data/deck.ts';
import { numbers } from './data/numbers.ts';
import { seatsOf, sideIndex, sideOf, sides } from './data/seats.ts';
import type { Side } from './data/ships.ts';
import { executor, falcon, shipTypes } from './data/space.ts';
import { shipsInPlay } from './phases/fleet.ts';
import { type EndorState, none } from './state.ts';

/**
 * Every ship is in play or lost, END-COMP-02, END-COMP-03, END-COMP-04, END-COMP-05, END-COMP-07, END-COMP-08, and has hits left
 * or is lost (END-COMP-12). END-COMP-09: of nine Stormtroopers no two share a space. END-COMP-13, END-COMP-14: so many of each card.
 */
export function census(state: EndorState): Record<string, number> {
  const found: Record<string, number> = {};
  shipTypes.forEach((type, ship) => {
    found[type] = shipsInPlay(state, ship) + at(state.lost, ship);
  });
  found['falconToken'] = Number(state.falcon > 0) + at(state.lost, falcon);
  found['executorToken'] = Number(state.executor > 0) + at(state.lost, executor);
  const { troopers } = state;
  found['stormtroopers'] = new Set(troopers).size + Math.max(0, numbers.troopers - troopers.length);
  for (const side of sides) {
    for (const { id } of kindsOf(side)) found[id] = 0;
    for (const card of cardsOf(state, side)) {
      const id = cardId(side, card);
      found[id] = (found[id] ?? 0) + 1;
    }
  }
  return found;
}

/** The cards of a side, wherever they lie. */
function cardsOf(state: EndorState, side: Side): number[] {
  const seats = state.hands.length;
  return [
    ...at(state.decks, sideIndex(side)),
    ...at(state.discards, sideIndex(side)),
    ...seatsOf(side, seats).flatMap((seat) => [...at(state.hands, seat), ...at(state.piles, seat)]),
    ...(state.card !== none && sideOf(state.active, seats) === side ? [state.card] : []),
  ];
}
