import { type Chance, shuffle } from '@holoboard/kernel';
import { cardId, cardOf, kindsOf } from '../cards.ts';
import { numbers } from '../data/numbers.ts';
import type { Side } from '../data/ships.ts';
import { seatsOf, sideIndex, sideOf } from '../seats.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';

/** END-PLAN-03, END-TEAM-04: how many cards a seat plans, and END-DRAW-01, END-TEAM-09: draws, in a round. */
export function cardsPerRound(state: EndorState): number {
  return numbers.cardsPerRound[state.hands.length] as number;
}

/** END-PLAN-02: everybody who has not planned yet, at once. */
export function planners(state: EndorState): number[] {
  return state.planned.flatMap((planned, seat) => (planned ? [] : [seat]));
}

/** END-PLAN-03, END-PLAN-05: every ordered choice from the hand, equal cards counting as one. */
export function planActions(state: EndorState, seat: number): EndorAction[] {
  if (state.planned[seat]) return [];
  const side = sideOf(seat, state.hands.length);
  const left = kindsOf(side).map((_, card) => state.hands[seat]?.filter((held) => held === card).length ?? 0);
  const wanted = cardsPerRound(state);
  const plans: EndorAction[] = [];
  const chosen: string[] = [];
  const choose = (): void => {
    if (chosen.length === wanted) {
      plans.push({ type: 'plan', cards: chosen.slice() });
      return;
    }
    left.forEach((count, card) => {
      if (count === 0) return;
      left[card] = count - 1;
      chosen.push(cardId(side, card));
      choose();
      chosen.pop();
      left[card] = count;
    });
  };
  choose();
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
  const seats = state.hands.length;
  events?.push({
    type: 'planned',
    seat,
    cards,
    // END-TEAM-06, END-TEAM-07: teammates see each other's cards.
    only: seatsOf(sideOf(seat, seats), seats),
    others: { type: 'planned', seat, cards: null },
  });
}

/**
 * The top card of a side's deck. END-DRAW-02: when the deck has run out the discards are shuffled into a new one.
 * END-RULING-22: the card being played is not among them; with nothing left there is no card.
 */
function drawCard(state: EndorState, side: Side, chance: Chance, events?: EndorEvent[]): number | undefined {
  const index = sideIndex(side);
  const deck = state.decks[index] as number[];
  const discards = state.discards[index] as number[];
  if (deck.length === 0 && discards.length > 0) {
    // In a fixed order first, so that the shuffle does not depend on how the cards came to lie.
    deck.push(...discards.sort((left, right) => left - right));
    discards.length = 0;
    shuffle(chance, `${side}Deck`, deck);
    events?.push({ type: 'shuffled', side, count: deck.length });
  }
  return deck.pop();
}

/** END-DRAW-01, END-TEAM-09, END-RULING-23: in seat order, back to six cards. */
export function drawHands(state: EndorState, chance: Chance, events?: EndorEvent[]): void {
  const seats = state.hands.length;
  for (let seat = 0; seat < seats; seat++) {
    const side = sideOf(seat, seats);
    const cards: string[] = [];
    for (let i = cardsPerRound(state); i > 0; i--) {
      const card = drawCard(state, side, chance, events);
      if (card === undefined) break;
      state.hands[seat]?.push(card);
      cards.push(cardId(side, card));
    }
    events?.push({
      type: 'drew',
      seat,
      count: cards.length,
      cards,
      only: seatsOf(side, seats),
      others: { type: 'drew', seat, count: cards.length, cards: null },
    });
  }
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
  }
  events?.push({ type: 'bonusEarned', seat, cards: drawn, forfeited: count - drawn });
}
