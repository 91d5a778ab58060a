import { at, type Tell } from '@holoboard/kernel';
import type { Order } from '../data/cards.ts';
import { cardId, ordersOn } from '../data/deck.ts';
import { sideIndex, sideOf } from '../data/seats.ts';
import { bwing, sectorCount, tie, xwing, ywing } from '../data/space.ts';
import { type EndorAction, type EndorEvent, type EndorState, none } from '../state.ts';
import { orderAction, pass as passAction } from './actions.ts';
import { deathStarTargets } from './death-star.ts';
import { bothAlive, mayRedeem } from './duel.ts';
import { carriedAt, shipsAt } from './fleet.ts';
import { shieldIsDown } from './movement.ts';
import { mostTroopersNow } from './shield.ts';

/** END-RULING-20: when an order can be used; END-TURN-08: one that cannot may not be chosen. */
export function isValid(state: EndorState, order: Order): boolean {
  switch (order) {
    case 'xwing':
      return hasFighters(state, xwing);
    case 'ywing':
      return hasFighters(state, ywing);
    case 'bwing':
      return hasFighters(state, bwing);
    case 'falcon':
      return state.falcon > 0;
    case 'tie':
      return hasInSector(state, tie) || (state.executor > 0 && state.reserve > 0);
    case 'executor':
      return state.executor > 0;
    case 'deathStar':
      return state.faceUp.includes(true) || deathStarTargets(state).length > 0;
    case 'shieldAssault':
      return !shieldIsDown(state);
    case 'shieldAmbush':
      // END-SHLD-09: not without a Stormtrooper in supply.
      return !shieldIsDown(state) && mostTroopersNow(state) > 0;
    case 'luke':
    case 'vader':
    case 'emperor':
      // END-DUEL-12, END-DUEL-13, END-DUEL-14, END-DUEL-15, END-RULING-21.
      return bothAlive(state);
    case 'vaderRedeemed':
      return mayRedeem(state);
  }
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
  const pile = at(state.piles, seat);
  const isBonus = pile.length <= at(state.bonus, seat);
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
  const fresh = at(state.freshBonus, seat);
  if (fresh === state.bonus[seat]) {
    state.freshBonus[seat] = fresh - 1;
    const outside = at(state.outside, sideIndex(sideOf(seat, state.hands.length)));
    const place = outside.findIndex((card) => card > state.card);
    outside.splice(place < 0 ? outside.length : place, 0, state.card);
  }
  state.bonus[seat] = at(state.bonus, seat) - 1;
}

/** END-TURN-05, END-FAQ-03: a played card goes face up on the own discard pile, used or not. */
export function discardCard(state: EndorState): void {
  state.discards[sideIndex(sideOf(state.active, state.hands.length))]?.push(state.card);
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
    if (at(state.piles, seat).length > 0) return seat;
  }
  return none;
}
