import type { Features } from '@holoboard/kernel';
import { frontOf, type Order } from '../data/cards.ts';
import { ordersOn } from '../data/deck.ts';
import { sideOf } from '../data/seats.ts';
import type { Side } from '../data/ships.ts';
import { bonusOf, handOf, pileOf } from '../phases/cards.ts';
import type { EndorState } from '../state.ts';
import { openFeatures, openNames } from './chances.ts';

const orders = Object.keys(frontOf).sort() as Order[];

/** How many of a side's cards bear each order. */
function bearing(side: Side, cards: readonly number[]): number[] {
  return orders.map((order) => cards.filter((card) => ordersOn(side, card).includes(order)).length);
}

/** What a seat knows of a battle: what lies open, which side it is on, and the orders on its own cards, in hand and still planned. */
export const features: Features<EndorState> = {
  names: [
    'Rebel',
    ...openNames,
    ...orders.map((order) => `hand: ${order}`),
    ...orders.map((order) => `plan: ${order}`),
  ],
  of(state, seat) {
    const side = sideOf(seat, state.hands.length);
    const found = openFeatures(state);
    const pile = pileOf(state, seat);
    return [
      side === 'rebel' ? 1 : 0,
      ...openNames.map((name) => found[name]),
      ...bearing(side, handOf(state, seat)),
      // END-RULING-35: bonus cards, at the bottom of the pile, are known to nobody.
      ...bearing(side, pile.slice(0, pile.length - bonusOf(state, seat))),
    ];
  },
};
