import { at, type Refusal, refuse, type Tell } from '@holoboard/kernel';
import type { Order } from '../data/cards.ts';
import { cardId, ordersOn } from '../data/deck.ts';
import { sideIndex, sideOf } from '../data/seats.ts';
import { bwing, sectorCount, tie, xwing, ywing } from '../data/space.ts';
import { type EndorAction, type EndorEvent, type EndorState, none } from '../state.ts';
import { orderAction, pass as passAction } from './actions.ts';
import { bonusOf, discardsOf, freshBonusOf, pileOf } from './cards.ts';
import { deathStarTargets } from './death-star.ts';
import { whyNoDuel } from './duel.ts';
import { carriedAt, shipsAt } from './fleet.ts';
import { whyNotOnEndor } from './shield.ts';

/**
 * The clause that makes an order useless now; nothing when it can be used. END-RULING-20 says when; END-TURN-08: a useless one may
 * not be chosen.
 */
function whyUseless(state: EndorState, order: Order): string | null {
  switch (order) {
    case 'xwing':
      return hasFighters(state, xwing) ? null : 'END-TURN-08';
    case 'ywing':
      return hasFighters(state, ywing) ? null : 'END-TURN-08';
    case 'bwing':
      return hasFighters(state, bwing) ? null : 'END-TURN-08';
    case 'falcon':
      return state.falcon > 0 ? null : 'END-TURN-08';
    case 'tie':
      // END-RULING-30: without the Executor only those in sectors are left.
      if (hasInSector(state, tie)) return null;
      if (state.executor === 0) return 'END-RULING-30';
      return state.reserve > 0 ? null : 'END-TURN-08';
    case 'executor':
      return state.executor > 0 ? null : 'END-TURN-08';
    case 'deathStar':
      // END-RULING-04: Rebels inside the Death Star are no target, and there may be no others.
      return state.faceUp.includes(true) || deathStarTargets(state).length > 0 ? null : 'END-RULING-04';
    case 'shieldAssault':
    case 'shieldAmbush':
      return whyNotOnEndor(state, order);
    default:
      return whyNoDuel(state, order);
  }
}

/** Whether an order can be used now. */
export function isValid(state: EndorState, order: Order): boolean {
  return whyUseless(state, order) === null;
}

/** Why an order cannot be chosen; nothing when it can. END-TURN-04: only one that is on the card. */
export function whyNoOrder(state: EndorState, order: Order): Refusal | null {
  const side = sideOf(state.active, state.hands.length);
  if (!ordersOn(side, state.card).includes(order))
    return refuse('END-TURN-04', { order, card: cardId(side, state.card) });
  const clause = whyUseless(state, order);
  return clause === null ? null : refuse(clause, { order });
}

function hasInSector(state: EndorState, ship: number): boolean {
  for (let sector = 0; sector < sectorCount; sector++) if (shipsAt(state, sector, ship) > 0) return true;
  return false;
}

function hasFighters(state: EndorState, ship: number): boolean {
  if (hasInSector(state, ship)) return true;
  for (let slot = 0; slot < state.faceUp.length; slot++) if (carriedAt(state, slot, ship) > 0) return true;
  return false;
}

/** END-TURN-04, END-TURN-08: exactly one of the usable orders. END-RULING-19: passing only with its option. */
export function orderActions(state: EndorState): EndorAction[] {
  const actions: EndorAction[] = [];
  for (const order of ordersOn(sideOf(state.active, state.hands.length), state.card))
    if (isValid(state, order)) actions.push(orderAction(order));
  if (state.options.freePass) actions.push(passAction);
  return actions;
}

/** Whether the flipped card has an order that can be used. */
export function hasUsableOrder(state: EndorState): boolean {
  for (const order of ordersOn(sideOf(state.active, state.hands.length), state.card))
    if (isValid(state, order)) return true;
  return false;
}

/** END-TURN-03: the top card is flipped for all to see. */
export function flip(state: EndorState, seat: number, tell?: Tell<EndorEvent>): void {
  const pile = pileOf(state, seat);
  const isBonus = pile.length <= bonusOf(state, seat);
  state.active = seat;
  state.card = pile.shift() as number;
  if (isBonus) takeBonus(state, seat);
  state.phase = 'chooseOrder';
  if (tell) {
    const card = cardId(sideOf(seat, state.hands.length), state.card);
    tell({ type: 'flipped', seat, card, bonus: isBonus, reveals: true });
  }
}

/** Counts the flipped bonus card off; one drawn since the last shuffle is now known to be out of the deck. */
function takeBonus(state: EndorState, seat: number): void {
  const fresh = freshBonusOf(state, seat);
  if (fresh === state.bonus[seat]) {
    state.freshBonus[seat] = fresh - 1;
    const outside = at(state.outside, sideIndex(sideOf(seat, state.hands.length)));
    const place = outside.findIndex((card) => card > state.card);
    outside.splice(place < 0 ? outside.length : place, 0, state.card);
  }
  state.bonus[seat] = bonusOf(state, seat) - 1;
}

/** END-TURN-05, END-FAQ-03: a played card goes face up on the own discard pile, used or not. */
export function discardCard(state: EndorState): void {
  discardsOf(state, sideOf(state.active, state.hands.length)).push(state.card);
  state.card = none;
  state.order = null;
  // Most cards move nothing: no list is made for them.
  if (state.moved.length > 0) state.moved = [];
  if (state.origins.length > 0) state.origins = [];
  state.deployed = false;
  state.from = none;
  state.target = none;
  if (state.dice.length > 0) state.dice = [];
}

/**
 * END-TURN-01, END-TURN-02, END-TEAM-05: Rebels first, then in turn. END-TURN-06, END-RULING-23: a seat without cards is skipped,
 * so the other side goes on alone. END-TURN-07: nobody, when all piles are empty.
 */
export function nextSeatToFlip(state: EndorState, after: number): number {
  const seats = state.hands.length;
  for (let i = 1; i <= seats; i++) {
    const seat = (after + i) % seats;
    if (pileOf(state, seat).length > 0) return seat;
  }
  return none;
}
