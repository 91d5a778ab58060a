import { at, type Chance, type Tell } from '@holoboard/kernel';
import { cardId, cardOf, deckOfCard, decks } from '../data/cards.ts';
import { cardNumbers, seatsOf, sideOf } from '../data/seats.ts';
import type { Side } from '../data/units.ts';
import { type NabooEvent, type NabooState, none } from '../state.ts';
import { drawCard, noteOutside } from './decks.ts';
import { endInDraw } from './victory.ts';

/** The two decks of a side: the Battlefield deck first. NAB-SETUP-23. */
export function decksOf(side: Side): readonly [number, number] {
  return side === 'naboo' ? [0, 1] : [2, 3];
}

/**
 * Every seat draws so many cards from each of its decks, clockwise from a seat. NAB-RULING-21: the Battlefield deck first.
 * NAB-SETUP-34, NAB-4P-01: at the set-up; NAB-ROUND-13, NAB-4P-03: at the end of a round. NAB-SETUP-35: nobody else sees them.
 */
export function drawHands(
  state: NabooState,
  perDeck: number,
  first: number,
  chance: Chance,
  tell?: Tell<NabooEvent>,
): void {
  const seats = state.hands.length;
  for (let turn = 0; turn < seats; turn++) {
    const seat = (first + turn) % seats;
    for (const deck of decksOf(sideOf(state, seat))) drawFrom(state, seat, deck, perDeck, chance, tell);
  }
}

function drawFrom(
  state: NabooState,
  seat: number,
  deck: number,
  wanted: number,
  chance: Chance,
  tell?: Tell<NabooEvent>,
): void {
  const hand = at(state.hands, seat);
  let drawn = 0;
  const tellDrawn = (): void => {
    if (drawn > 0 && tell) tellCards(state, seat, deck, hand.slice(-drawn), tell);
    drawn = 0;
  };
  for (let i = 0; i < wanted; i++) {
    // What a deck gave is told before it is shuffled.
    if (at(state.decks, deck).length === 0) tellDrawn();
    const card = drawCard(state, deck, chance, tell);
    if (card === none) break;
    hand.push(card);
    drawn++;
  }
  tellDrawn();
}

function tellCards(
  state: NabooState,
  seat: number,
  deck: number,
  drawn: readonly number[],
  tell: Tell<NabooEvent>,
): void {
  const open = { type: 'drew', seat, deck: at(decks, deck).id, count: drawn.length } as const;
  tell({
    ...open,
    cards: drawn.map(cardId),
    // NAB-4P-08: teammates see each other's cards.
    only: seatsOf(state, sideOf(state, seat)),
    others: { ...open, cards: null },
    reveals: true,
  });
}

/**
 * NAB-ROUND-03, NAB-ROUND-04: the chosen cards lie face down in the order of play, the others are set aside. NAB-ROUND-05,
 * NAB-ROUND-07, NAB-BONUS-08: waiting bonus cards go beneath them unseen; NAB-RULING-13: in the order drawn, or the other way round.
 */
export function plan(
  state: NabooState,
  seat: number,
  cards: readonly string[],
  tell?: Tell<NabooEvent>,
): void {
  const hand = at(state.hands, seat);
  const pile = at(state.piles, seat);
  for (const id of cards) {
    const card = cardOf(id) as number;
    hand.splice(hand.indexOf(card), 1);
    pile.push(card);
  }
  const bonus = at(state.bonus, seat);
  state.blind[seat] = bonus.length;
  if (state.options.bonusOrder === 'lastDrawnFirst') bonus.reverse();
  pile.push(...bonus);
  state.bonus[seat] = [];
  state.planned[seat] = true;
  tell?.({
    type: 'planned',
    seat,
    cards,
    only: seatsOf(state, sideOf(state, seat)),
    others: { type: 'planned', seat, cards: null },
  });
}

/**
 * Step 1 of a round. NAB-ROUND-08: everybody plans at once. NAB-RULING-43: who has no card in hand has nothing to plan, and when
 * nobody has any card at all the game is a draw.
 */
export function beginRound(state: NabooState, tell?: Tell<NabooEvent>): void {
  state.phase = 'plan';
  state.active = none;
  state.planned.fill(false);
  const isEmpty = (_: unknown, seat: number): boolean =>
    at(state.hands, seat).length === 0 && at(state.bonus, seat).length === 0;
  if (state.hands.every(isEmpty)) {
    endInDraw(state, 'outOfCards', tell);
    return;
  }
  tell?.({ type: 'roundStarted', round: state.round, lead: state.lead });
  for (let seat = 0; seat < state.hands.length; seat++)
    if (at(state.hands, seat).length === 0) plan(state, seat, [], tell);
}

/** NAB-ROUND-10, NAB-ROUND-11, NAB-4P-04, NAB-RULING-21: the next seat clockwise that has a card, from a seat on; or `none`. */
export function nextSeat(state: NabooState, from: number): number {
  const seats = state.piles.length;
  for (let turn = 0; turn < seats; turn++) {
    const seat = (from + turn) % seats;
    if (at(state.piles, seat).length > 0) return seat;
  }
  return none;
}

/**
 * Flips the top card of a seat's pile. NAB-CARD-07: it lies on the discards of its deck at once. NAB-BONUS-07: this is when a bonus
 * card is seen first.
 */
export function flipFromPile(state: NabooState, seat: number, tell?: Tell<NabooEvent>): void {
  const pile = at(state.piles, seat);
  const isBonus = at(state.blind, seat) === pile.length;
  const card = pile.shift() as number;
  if (isBonus) state.blind[seat] = pile.length;
  state.active = seat;
  state.flipped.fill(0);
  flip(state, seat, card, isBonus ? 'bonus' : 'pile', tell);
}

/** NAB-CARD-08, NAB-CARD-09: draws a card and plays it at once. NAB-RULING-12: where none can be drawn the draw is skipped. */
export function flipFromDeck(
  state: NabooState,
  seat: number,
  deck: number,
  chance: Chance,
  tell?: Tell<NabooEvent>,
): void {
  const card = drawCard(state, deck, chance, tell);
  if (card === none) {
    tell?.({ type: 'nothingDrawn', seat, deck: at(decks, deck).id });
    return;
  }
  noteOutside(state, card);
  flip(state, seat, card, 'deck', tell);
}

function flip(
  state: NabooState,
  seat: number,
  card: number,
  from: 'pile' | 'bonus' | 'deck',
  tell?: Tell<NabooEvent>,
): void {
  const deck = at(deckOfCard, card);
  at(state.discards, deck).push(card);
  state.flipped[deck] = at(state.flipped, deck) + 1;
  state.frames.push({ kind: 'card', seat, card, action: none, draws: 0 });
  tell?.({ type: 'flipped', seat, card: cardId(card), from, reveals: true });
}

/**
 * The end of a round. NAB-RULING-26: with a limit, after its last round the game is a draw. NAB-ROUND-12, NAB-4P-12: the Go First
 * marker passes clockwise; NAB-ROUND-13, NAB-RULING-21: cards are drawn, first by who led this round.
 */
export function endRound(state: NabooState, chance: Chance, tell?: Tell<NabooEvent>): void {
  state.active = none;
  state.flipped.fill(0);
  const limit = state.options.roundLimit;
  if (limit > 0 && state.round >= limit) {
    endInDraw(state, 'roundLimit', tell);
    return;
  }
  const first = state.lead;
  state.lead = (first + 1) % state.hands.length;
  drawHands(state, cardNumbers(state).drawnPerDeck, first, chance, tell);
  state.round++;
  beginRound(state, tell);
}
