import { at, type Refusal, refuse, type Tell } from '@holoboard/kernel';
import { house } from '../data/components.ts';
import { type HothAction, type HothEvent, type HothState, none } from '../state.ts';
import { returnForce } from './spins.ts';

/* Our own variants; each is off unless its option is on. */

const clauses = {
  houseImperialOrders: 'HOTH-HOUSE-01',
  houseThrottle: 'HOTH-HOUSE-02',
  houseForceSurge: 'HOTH-HOUSE-03',
};

/** A house variant has to be chosen at the set-up. */
export function notInPlay(state: HothState, variant: keyof typeof clauses): Refusal | null {
  return state.options[variant] ? null : refuse(clauses[variant], { off: variant });
}

const throttling: HothAction = { type: 'throttle' };
const surging: HothAction = { type: 'surge' };

/** What the variants add to the moves of a step. */
export function withHouseActions(state: HothState, moves: readonly HothAction[]): readonly HothAction[] {
  const { houseThrottle, houseForceSurge } = state.options;
  if (!houseThrottle && !houseForceSurge) return moves;
  const added: HothAction[] = [];
  if (!whyNotThrottle(state)) added.push(throttling);
  if (!whyNotSurge(state)) added.push(surging);
  return moves.concat(added);
}

/** HOTH-HOUSE-02, Throttle: after spinning a plain number above 1, a token lets the player fly any number up to it. */
export function whyNotThrottle(state: HothState): Refusal | null {
  const { phase, spun, free, steps, throttles, active } = state;
  const off = notInPlay(state, 'houseThrottle');
  if (off) return off;
  const plainNumber = phase === 'rebelMove' && spun !== none && !free && steps > 1;
  return plainNumber && at(throttles, active) > 0 ? null : refuse('HOTH-HOUSE-02');
}

export function throttle(state: HothState, tell?: Tell<HothEvent>): void {
  const seat = state.active;
  const left = at(state.throttles, seat) - 1;
  state.throttles[seat] = left;
  state.free = true;
  state.replaced = true;
  tell?.({ type: 'throttled', seat, steps: state.steps, left });
}

/**
 * HOTH-HOUSE-03, Force Surge: right after a movement spin, once a turn, the holder may give the card up to choose the number
 * himself. A card gained by a spin of this turn cannot be surged in it.
 */
export function whyNotSurge(state: HothState): Refusal | null {
  const { phase, spun, replaced, surgeable } = state;
  const off = notInPlay(state, 'houseForceSurge');
  if (off) return off;
  const justSpun = (phase === 'rebelMove' || phase === 'vaderMove') && spun !== none && !replaced;
  return justSpun && surgeable ? null : refuse('HOTH-HOUSE-03');
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

const orders = Array.from({ length: house.orderCards }, (_, i) => ({ type: 'order' as const, card: i + 1 }));

export function holdsOrder(cards: number, card: number): boolean {
  return (cards & (1 << (card - 1))) !== 0;
}

/**
 * HOTH-HOUSE-01, Imperial Orders: a card still in hand is played in place of Vader's spin. On this board every number from
 * 1 to 8 gives Vader a legal move, so no card is ever held back for want of one.
 */
export function whyNotOrder(state: HothState, card: number): Refusal | null {
  return holdsOrder(at(state.orders, state.active), card) ? null : refuse('HOTH-HOUSE-01', { card });
}

/** The cards that can be played. */
export function orderActions(state: HothState): readonly HothAction[] {
  return orders.filter(({ card }) => !whyNotOrder(state, card));
}

export function playOrder(state: HothState, card: number, tell?: Tell<HothEvent>): void {
  const seat = state.active;
  state.orders[seat] = at(state.orders, seat) & ~(1 << (card - 1));
  state.phase = 'vaderMove';
  state.steps = card;
  tell?.({ type: 'orderPlayed', seat, card });
}

/** When his last order is played, a player takes all eight back at the end of that turn. */
export function renewOrders(state: HothState, tell?: Tell<HothEvent>): void {
  if (state.orders[state.active] !== 0) return;
  state.orders[state.active] = allOrders;
  tell?.({ type: 'ordersRenewed', seat: state.active });
}
