import type { Features } from '@holoboard/kernel';
import { frontOf, type Order } from '../data/cards.ts';
import { ordersOn } from '../data/deck.ts';
import { sideOf } from '../data/seats.ts';
import type { EndorState } from '../state.ts';
import { openFeatures, openNames } from './chances.ts';

const orders = Object.keys(frontOf).sort() as Order[];

/** What a seat knows of a battle: what lies open, which side it is on, and the orders on the cards of its own hand. */
export const features: Features<EndorState> = {
  names: ['Rebel', ...openNames, ...orders.map((order) => `hand: ${order}`)],
  of(state, seat) {
    const side = sideOf(seat, state.hands.length);
    const found = openFeatures(state);
    const held = orders.map(() => 0);
    for (const card of state.hands[seat] ?? [])
      for (const order of ordersOn(side, card))
        held[orders.indexOf(order)] = (held[orders.indexOf(order)] ?? 0) + 1;
    return [side === 'rebel' ? 1 : 0, ...openNames.map((name) => found[name]), ...held];
  },
};
