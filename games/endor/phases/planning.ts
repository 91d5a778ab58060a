import { type Chance, type Refusal, refuse, shuffle, type Tell } from '@holoboard/kernel';
import { cardId, cardOf, kindsOf } from '../data/deck.ts';
import { cardsPerRound, seatsOf, sideIndex, sideOf } from '../data/seats.ts';
import type { Side } from '../data/ships.ts';
import { lowest } from '../data/space.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';
import { gathered, plansBeginning } from './actions.ts';
import { bonusOf, deckOf, discardsOf, freshBonusOf, handOf, pileOf } from './cards.ts';
import { numberIn } from './fleet.ts';

/** END-PLAN-03, END-PLAN-05: every ordered choice from the hand, equal cards counting as one. */
export function planActions(state: EndorState, seat: number): EndorAction[] {
  if (state.planned[seat] !== false) return [];
  const side = sideOf(seat, state.hands.length);
  // The kinds in the hand, and those it has two and three of, as bits.
  let once = 0;
  let twice = 0;
  let thrice = 0;
  for (const card of handOf(state, seat)) {
    const kind = 1 << card;
    thrice |= twice & kind;
    twice |= once & kind;
    once |= kind;
  }
  let next = 0;
  const withThird = cardsPerRound(state.hands.length) === 3;
  for (let firsts = once; firsts !== 0; firsts &= firsts - 1) {
    const first = lowest(firsts);
    const seconds = without(once, twice, first);
    if (!withThird) {
      next = gatherPlans(next, plansBeginning(side, first), seconds);
      continue;
    }
    const secondsTwice = without(twice, thrice, first);
    for (let rest = seconds; rest !== 0; rest &= rest - 1) {
      const second = lowest(rest);
      next = gatherPlans(next, plansBeginning(side, first, second), without(seconds, secondsTwice, second));
    }
  }
  return gathered.slice(0, next);
}

/** The kinds that are left when one card is taken, given those there are more of. */
function without(kinds: number, more: number, card: number): number {
  const kind = 1 << card;
  return (kinds & ~kind) | (more & kind);
}

/** Gathers, from an index on, the plans that end with one of some kinds, and tells where they end. */
function gatherPlans(index: number, byLast: readonly EndorAction[], kinds: number): number {
  let next = index;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) gathered[next++] = byLast[lowest(rest)] as EndorAction;
  return next;
}

/** Why cards cannot be planned; nothing when they can. END-TEAM-08: a teammate's cards are not one's own. */
export function whyNoPlan(state: EndorState, seat: number, cards: readonly string[]): Refusal | null {
  const seats = state.hands.length;
  const side = sideOf(seat, seats);
  const wanted = cardsPerRound(seats);
  const idsOf = (each: number): string[] => handOf(state, each).map((card) => cardId(side, card));
  const stranger = cards.find((card) => !kindsOf(side).some(({ id }) => id === card));
  // END-SETUP-03: each side has a deck of its own.
  if (stranger !== undefined) return refuse('END-SETUP-03', { card: stranger, side });
  if (cards.length !== wanted) return refuse('END-PLAN-03', { wanted, given: cards.length });
  const hand = idsOf(seat);
  for (const card of cards) {
    const held = hand.indexOf(card);
    if (held >= 0) {
      hand.splice(held, 1);
      continue;
    }
    const lends = seatsOf(side, seats).some((mate) => mate !== seat && idsOf(mate).includes(card));
    return refuse(lends ? 'END-TEAM-08' : 'END-PLAN-03', { wanted, given: cards.length, card });
  }
  return null;
}

/**
 * END-PLAN-04, END-PLAN-05: the chosen cards go face down, the first one on top.
 * END-PLAN-06: the rest of the hand is set aside.
 */
export function plan(
  state: EndorState,
  seat: number,
  cards: readonly string[],
  tell?: Tell<EndorEvent>,
): void {
  const hand = handOf(state, seat);
  const pile = pileOf(state, seat);
  for (const id of cards) {
    const card = cardOf(id);
    hand.splice(hand.indexOf(card), 1);
    pile.push(card);
  }
  state.planned[seat] = true;
  if (!tell) return;
  const seats = state.hands.length;
  tell({
    type: 'planned',
    seat,
    cards,
    // END-TEAM-06, END-TEAM-07: teammates see each other's cards.
    only: seatsOf(sideOf(seat, seats), seats),
    others: { type: 'planned', seat, cards: null },
  });
}

/**
 * END-DRAW-02: when the deck has run out the discards are shuffled into a new one. END-RULING-22: the card being played, hands
 * and piles are not among them, which everybody at the table can remember.
 */
function reshuffle(state: EndorState, side: Side, chance: Chance, tell?: Tell<EndorEvent>): void {
  const index = sideIndex(side);
  const deck = deckOf(state, side);
  const discards = discardsOf(state, side);
  if (discards.length === 0) return;
  const back = new Array<number>(kindsOf(side).length).fill(0);
  for (const card of discards) back[card] = numberIn(back, card) + 1;
  discards.length = 0;
  const outside: number[] = [];
  // In a fixed order first, so that the shuffle does not depend on how the cards came to lie.
  kindsOf(side).forEach(({ count }, card) => {
    for (let i = 0; i < count; i++) (i < numberIn(back, card) ? deck : outside).push(card);
  });
  state.outside[index] = outside;
  for (const seat of seatsOf(side, state.hands.length)) state.freshBonus[seat] = 0;
  shuffle(chance, `${side}Deck`, deck);
  tell?.({ type: 'shuffled', side, count: deck.length });
}

/**
 * Moves cards one at a time from the top of a side's deck to the end of a hand or pile, until they are enough or the deck has run
 * out, and tells how many they were. A deck that had run out before is shuffled anew first.
 */
function deal(
  state: EndorState,
  side: Side,
  to: number[],
  wanted: number,
  chance: Chance,
  tell?: Tell<EndorEvent>,
): number {
  const deck = deckOf(state, side);
  if (deck.length === 0) reshuffle(state, side, chance, tell);
  const dealt = Math.min(wanted, deck.length);
  for (let i = 0; i < dealt; i++) to.push(deck.pop() as number);
  return dealt;
}

/** END-DRAW-01, END-TEAM-09, END-RULING-23: in seat order, back to six cards. What a deck gave is told before it is shuffled. */
export function drawHands(state: EndorState, chance: Chance, tell?: Tell<EndorEvent>): void {
  const seats = state.hands.length;
  for (let seat = 0; seat < seats; seat++) {
    const side = sideOf(seat, seats);
    const hand = handOf(state, seat);
    for (let wanted = cardsPerRound(seats); wanted > 0; ) {
      const drawn = deal(state, side, hand, wanted, chance, tell);
      if (tell) tellDrawn(seat, seats, hand.slice(-drawn), tell);
      wanted -= drawn;
    }
  }
}

function tellDrawn(seat: number, seats: number, drawn: readonly number[], tell: Tell<EndorEvent>): void {
  const side = sideOf(seat, seats);
  const count = drawn.length;
  tell({
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
 * END-RULING-22: one at a time; what neither deck nor discards can give is forfeited. END-RULING-23: to who gave the order. What a
 * deck gave is told before it is shuffled.
 */
export function drawBonus(state: EndorState, count: number, chance: Chance, tell?: Tell<EndorEvent>): void {
  if (count === 0) return;
  const seat = state.active;
  const side = sideOf(seat, state.hands.length);
  const discards = discardsOf(state, side);
  for (let wanted = count; wanted > 0; ) {
    const cards = deal(state, side, pileOf(state, seat), wanted, chance, tell);
    state.bonus[seat] = bonusOf(state, seat) + cards;
    state.freshBonus[seat] = freshBonusOf(state, seat) + cards;
    const forfeited = discards.length === 0 ? wanted - cards : 0;
    tell?.({ type: 'bonusEarned', seat, cards, forfeited });
    wanted -= cards + forfeited;
  }
}
