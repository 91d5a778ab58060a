import { type Chance, shuffle } from '@holoboard/kernel';
import { planAction } from '../actions.ts';
import { cardId, cardOf, kindsOf, wholeDeck } from '../cards.ts';
import { numbers } from '../data/numbers.ts';
import type { Side } from '../data/ships.ts';
import { seatsOf, sideIndex, sideOf } from '../seats.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';

/** END-PLAN-03, END-TEAM-04: how many cards a seat plans, and END-DRAW-01, END-TEAM-09: draws, in a round. */
export function cardsPerRound(state: EndorState): number {
  return numbers.cardsPerRound[state.hands.length] as number;
}

/** END-PLAN-03, END-PLAN-05: every ordered choice from the hand, equal cards counting as one. */
export function planActions(state: EndorState, seat: number): EndorAction[] {
  if (state.planned[seat] !== false) return [];
  const side = sideOf(seat, state.hands.length);
  const left = new Array<number>(kindsOf(side).length).fill(0);
  for (const card of state.hands[seat] as number[]) left[card] = (left[card] as number) + 1;
  const kinds: number[] = [];
  for (let card = 0; card < left.length; card++) if ((left[card] as number) > 0) kinds.push(card);
  const plans: EndorAction[] = [];
  const withThird = cardsPerRound(state) === 3;
  for (const first of kinds)
    for (const second of kinds) {
      if ((left[second] as number) - (second === first ? 1 : 0) === 0) continue;
      if (!withThird) plans.push(planAction(side, first, second));
      else
        for (const third of kinds)
          if ((left[third] as number) > (third === first ? 1 : 0) + (third === second ? 1 : 0))
            plans.push(planAction(side, first, second, third));
    }
  return plans;
}

/**
 * END-PLAN-04, END-PLAN-05: the chosen cards go face down, the first one on top.
 * END-PLAN-06: the rest of the hand is set aside.
 */
export function plan(state: EndorState, seat: number, cards: readonly string[], events?: EndorEvent[]): void {
  const hand = state.hands[seat] as number[];
  const pile = state.piles[seat] as number[];
  for (const id of cards) {
    const card = cardOf(id) as number;
    hand.splice(hand.indexOf(card), 1);
    pile.push(card);
  }
  state.planned[seat] = true;
  if (!events) return;
  const seats = state.hands.length;
  events.push({
    type: 'planned',
    seat,
    cards,
    // END-TEAM-06, END-TEAM-07: teammates see each other's cards.
    only: seatsOf(sideOf(seat, seats), seats),
    others: { type: 'planned', seat, cards: null },
  });
}

/** The top card of a side's deck; END-RULING-22: none when neither deck nor discards have one. */
function drawCard(state: EndorState, side: Side, chance: Chance, events?: EndorEvent[]): number | undefined {
  const deck = state.decks[sideIndex(side)] as number[];
  if (deck.length === 0) reshuffle(state, side, chance, events);
  return deck.pop();
}

/**
 * END-DRAW-02: when the deck has run out the discards are shuffled into a new one. END-RULING-22: the card being played, hands
 * and piles are not among them, which everybody at the table can remember.
 */
function reshuffle(state: EndorState, side: Side, chance: Chance, events?: EndorEvent[]): void {
  const index = sideIndex(side);
  const deck = state.decks[index] as number[];
  const discards = state.discards[index] as number[];
  if (discards.length === 0) return;
  // In a fixed order first, so that the shuffle does not depend on how the cards came to lie.
  deck.push(...discards.sort((left, right) => left - right));
  discards.length = 0;
  state.outside[index] = without(wholeDeck(side), deck);
  for (const seat of seatsOf(side, state.hands.length)) state.freshBonus[seat] = 0;
  shuffle(chance, `${side}Deck`, deck);
  events?.push({ type: 'shuffled', side, count: deck.length });
}

/** The cards of one ordered list that are not in another. */
function without(cards: readonly number[], taken: readonly number[]): number[] {
  let next = 0;
  return cards.filter((card) => {
    if (taken[next] !== card) return true;
    next++;
    return false;
  });
}

/** END-DRAW-01, END-TEAM-09, END-RULING-23: in seat order, back to six cards. */
export function drawHands(state: EndorState, chance: Chance, events?: EndorEvent[]): void {
  const seats = state.hands.length;
  for (let seat = 0; seat < seats; seat++) {
    const side = sideOf(seat, seats);
    const hand = state.hands[seat] as number[];
    const before = hand.length;
    for (let i = cardsPerRound(state); i > 0; i--) {
      const card = drawCard(state, side, chance, events);
      if (card !== undefined) hand.push(card);
    }
    if (events) tellDrawn(seat, seats, hand.slice(before), events);
  }
}

function tellDrawn(seat: number, seats: number, drawn: readonly number[], events: EndorEvent[]): void {
  const side = sideOf(seat, seats);
  const count = drawn.length;
  events.push({
    type: 'drew',
    seat,
    count,
    cards: drawn.map((card) => cardId(side, card)),
    only: seatsOf(side, seats),
    others: { type: 'drew', seat, count, cards: null },
    reveals: true,
  });
}

/**
 * END-BONUS-07, END-BONUS-08, END-BONUS-09, END-BONUS-10: from the top of the own deck, unseen, to the bottom of the own pile, at once.
 * END-RULING-22: one at a time; what neither deck nor discards can give is forfeited. END-RULING-23: to who gave the order.
 */
export function drawBonus(state: EndorState, count: number, chance: Chance, events?: EndorEvent[]): void {
  if (count === 0) return;
  const seat = state.active;
  const side = sideOf(seat, state.hands.length);
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const card = drawCard(state, side, chance, events);
    if (card === undefined) break;
    state.piles[seat]?.push(card);
    state.bonus[seat] = (state.bonus[seat] as number) + 1;
    state.freshBonus[seat] = (state.freshBonus[seat] as number) + 1;
  }
  events?.push({ type: 'bonusEarned', seat, cards: drawn, forfeited: count - drawn });
}
