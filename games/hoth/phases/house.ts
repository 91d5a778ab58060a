import type { Tell } from '@holoboard/kernel';
import { house } from '../data/components.ts';
import type { HothEvent, HothState } from '../state.ts';
import { returnForce } from './spins.ts';

/** Our own variants; each is off unless its option is on. */

/** Throttle: after spinning a plain number above 1, a token lets the player fly any number up to it. */
export function mayThrottle(state: HothState): boolean {
  return (
    state.phase === 'rebelMove' &&
    state.spun >= 0 &&
    !state.free &&
    state.steps > 1 &&
    (state.throttles[state.active] ?? 0) > 0
  );
}

export function throttle(state: HothState, tell?: Tell<HothEvent>): void {
  const seat = state.active;
  const left = (state.throttles[seat] as number) - 1;
  state.throttles[seat] = left;
  state.free = true;
  state.replaced = true;
  tell?.({ type: 'throttled', seat, steps: state.steps, left });
}

/**
 * Force Surge: right after a movement spin, once a turn, the holder may give the card up to choose the number himself.
 * A card gained by a spin of this turn cannot be surged in it.
 */
export function maySurge(state: HothState): boolean {
  return (
    (state.phase === 'rebelMove' || state.phase === 'vaderMove') &&
    state.spun >= 0 &&
    !state.replaced &&
    state.surgeable
  );
}

export function surge(state: HothState, tell?: Tell<HothEvent>): void {
  state.steps = state.phase === 'rebelMove' ? house.surgeRebel : house.surgeVader;
  state.free = true;
  state.replaced = true;
  tell?.({ type: 'surged', seat: state.active, steps: state.steps });
  returnForce(state, 'surge', tell);
}

/** All order cards, as bits. */
export const allOrders: number = 2 ** house.orderCards - 1;

export function holdsOrder(cards: number, card: number): boolean {
  return (cards & (1 << (card - 1))) !== 0;
}

/**
 * Imperial Orders: a card is played in place of Vader's spin. On this board every number from 1 to 8 gives Vader a legal
 * move, so no card is ever held back for want of one.
 */
export function playOrder(state: HothState, card: number, tell?: Tell<HothEvent>): void {
  const seat = state.active;
  state.orders[seat] = (state.orders[seat] as number) & ~(1 << (card - 1));
  state.phase = 'vaderMove';
  state.steps = card;
  state.free = false;
  tell?.({ type: 'orderPlayed', seat, card });
}

/** When his last order is played, a player takes all eight back at the end of that turn. */
export function renewOrders(state: HothState, tell?: Tell<HothEvent>): void {
  if (state.orders[state.active] !== 0) return;
  state.orders[state.active] = allOrders;
  tell?.({ type: 'ordersRenewed', seat: state.active });
}
