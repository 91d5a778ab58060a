import { at, type Chance, shuffle, type Viewer } from '@holoboard/kernel';
import type { Order } from './data/cards.ts';
import { cardId, cardOf, kindsOf } from './data/deck.ts';
import { seatsOf, sideIndex, sideOf, sides } from './data/seats.ts';
import type { ShipType, Side } from './data/ships.ts';
import { markerIds, sectorIds, shipCount, shipTypes } from './data/space.ts';
import type { EndorOptions } from './options.ts';
import { bonusOf, discardsOf, freshBonusOf, handOf, pileOf } from './phases/cards.ts';
import { placeId, placeOf } from './phases/fleet.ts';
import { type Ending, type EndorState, none, type Phase } from './state.ts';

/** Counts of ships by type, only those there are. */
export type Ships = Readonly<Partial<Record<ShipType, number>>>;

/** What a viewer may know: the board, the tracks and the discards, the own side's cards, and counts of all others. */
export interface EndorView {
  readonly options: EndorOptions;
  readonly round: number;
  readonly phase: Phase;
  readonly active: number;
  /** By sector, only sectors that hold ships. */
  readonly ships: Readonly<Record<string, Ships>>;
  readonly markers: readonly { readonly id: string; readonly faceUp: boolean; readonly fighters: Ships }[];
  readonly reserve: number;
  /** Ships destroyed so far. */
  readonly lost: Ships;
  readonly falcon: number;
  readonly executor: number;
  readonly luke: number;
  readonly vader: number;
  readonly redeemed: boolean;
  readonly team: number;
  readonly troopers: readonly number[];
  /** By side, Rebels first: how many cards are in the deck, and the discards, face up. */
  readonly decks: readonly number[];
  readonly discards: readonly (readonly string[])[];
  /** By seat: faces only for the own side. */
  readonly hands: readonly { readonly count: number; readonly cards: readonly string[] | null }[];
  /**
   * By seat: planned cards still to be flipped, top first, how many blind bonus cards lie below them, and how many of those came
   * from the deck as it was last shuffled.
   */
  readonly piles: readonly {
    readonly planned: number;
    readonly bonus: number;
    readonly freshBonus: number;
    readonly cards: readonly string[] | null;
  }[];
  /** By side: cards that cannot be in the deck, as everybody could see when it was last shuffled and since. */
  readonly outside: readonly (readonly string[])[];
  readonly planned: readonly boolean[];
  readonly card: string | null;
  readonly order: Order | null;
  readonly moved: readonly { readonly sector: string; readonly ships: number }[];
  readonly origins: readonly string[];
  readonly deployed: boolean;
  readonly from: string | null;
  readonly target: string | null;
  readonly dice: readonly number[];
  readonly winner: Side | null;
  readonly ending: Ending | null;
  /** Only for who may know everything: bonus cards by seat, and decks by side, the top card first. */
  readonly hidden?: {
    readonly bonus: readonly (readonly string[])[];
    readonly decks: readonly (readonly string[])[];
  };
}

/** What a viewer may know now. */
export function view(state: EndorState, viewer: Viewer): EndorView {
  const seats = state.hands.length;
  const ids = (seat: number, cards: readonly number[]): string[] =>
    cards.map((card) => cardId(sideOf(seat, seats), card));
  const sees = (seat: number): boolean =>
    viewer === 'everything' || (viewer !== 'spectator' && sideOf(viewer, seats) === sideOf(seat, seats));
  return {
    options: state.options,
    round: state.round,
    phase: state.phase,
    active: state.active,
    ships: shipsBySector(state),
    markers: markerIds.map((id, slot) => ({
      id,
      faceUp: at(state.faceUp, slot),
      fighters: positive(state.carried.slice(slot * 3, slot * 3 + 3)),
    })),
    reserve: state.reserve,
    lost: positive(state.lost),
    falcon: state.falcon,
    executor: state.executor,
    luke: state.luke,
    vader: state.vader,
    redeemed: state.redeemed,
    team: state.team,
    troopers: state.troopers.slice(),
    decks: state.decks.map((deck) => deck.length),
    discards: idsBySide(state.discards),
    outside: idsBySide(state.outside),
    // END-RULING-35, END-TEAM-07: hands and planned cards are for the own side's eyes, bonus cards for nobody's.
    hands: state.hands.map((cards, seat) => ({
      count: cards.length,
      cards: sees(seat) ? ids(seat, cards) : null,
    })),
    piles: state.piles.map((cards, seat) => {
      const bonus = bonusOf(state, seat);
      const planned = cards.length - bonus;
      return {
        // While others still plan, only that a seat has confirmed is known; its number of cards is no secret.
        planned,
        bonus,
        freshBonus: freshBonusOf(state, seat),
        cards: sees(seat) ? ids(seat, cards.slice(0, planned)) : null,
      };
    }),
    planned: state.planned.slice(),
    card: state.card === none ? null : cardId(sideOf(state.active, seats), state.card),
    order: state.order,
    moved: pairs(state.moved),
    origins: state.origins.map(placeId),
    deployed: state.deployed,
    from: state.from === none ? null : placeId(state.from),
    target: state.target === none ? null : placeId(state.target),
    dice: state.dice.slice(),
    winner: state.winner,
    ending: state.ending,
    ...(viewer === 'everything'
      ? {
          hidden: {
            bonus: state.piles.map((cards, seat) =>
              ids(seat, cards.slice(cards.length - bonusOf(state, seat))),
            ),
            decks: idsBySide(state.decks.map((deck) => deck.toReversed())),
          },
        }
      : {}),
  };
}

function idsBySide(cards: readonly (readonly number[])[]): string[][] {
  return sides.map((side, index) => at(cards, index).map((card) => cardId(side, card)));
}

function positive(counts: readonly number[]): Ships {
  const there: Partial<Record<ShipType, number>> = {};
  counts.forEach((count, ship) => {
    if (count > 0) there[at(shipTypes, ship)] = count;
  });
  return there;
}

function shipsBySector(state: EndorState): Record<string, Ships> {
  const bySector: Record<string, Ships> = {};
  sectorIds.forEach((id, sector) => {
    const counts = state.ships.slice(sector * shipCount, (sector + 1) * shipCount);
    if (counts.some((count) => count > 0)) bySector[id] = positive(counts);
  });
  return bySector;
}

function pairs(moved: readonly number[]): { sector: string; ships: number }[] {
  const list: { sector: string; ships: number }[] = [];
  for (let i = 0; i < moved.length; i += 2)
    list.push({ sector: at(sectorIds, at(moved, i)), ships: at(moved, i + 1) });
  return list;
}

/**
 * A state that fits a seat's view: the cards it has not seen are dealt at random to where unseen cards lie. What it has seen and
 * could remember is respected: cards that were in hands and piles when a deck was last shuffled are not dealt into it.
 */
export function redeal(seen: EndorView, _seat: number, chance: Chance): EndorState {
  const seats = seen.hands.length;
  const numbersOf = (cards: readonly string[]): number[] => cards.map((id) => cardOf(id));
  const state: EndorState = {
    options: seen.options,
    round: seen.round,
    phase: seen.phase,
    active: seen.active,
    ships: sectorIds.flatMap((id) => shipTypes.map((type) => seen.ships[id]?.[type] ?? 0)),
    carried: seen.markers.flatMap(({ fighters }) => [
      fighters.xwing ?? 0,
      fighters.ywing ?? 0,
      fighters.bwing ?? 0,
    ]),
    faceUp: seen.markers.map(({ faceUp }) => faceUp),
    reserve: seen.reserve,
    lost: shipTypes.map((type) => seen.lost[type] ?? 0),
    falcon: seen.falcon,
    executor: seen.executor,
    luke: seen.luke,
    vader: seen.vader,
    redeemed: seen.redeemed,
    team: seen.team,
    troopers: seen.troopers.slice(),
    decks: [[], []],
    discards: seen.discards.map(numbersOf),
    hands: seen.hands.map(({ cards }) => numbersOf(cards ?? [])),
    piles: seen.piles.map(({ cards }) => numbersOf(cards ?? [])),
    bonus: seen.piles.map(({ bonus }) => bonus),
    freshBonus: seen.piles.map(({ freshBonus }) => freshBonus),
    outside: seen.outside.map(numbersOf),
    planned: seen.planned.slice(),
    card: seen.card === null ? none : cardOf(seen.card),
    order: seen.order,
    moved: seen.moved.flatMap(({ sector, ships }) => [sectorIds.indexOf(sector), ships]),
    origins: seen.origins.map((id) => placeOf(id)),
    deployed: seen.deployed,
    from: seen.from === null ? none : placeOf(seen.from),
    target: seen.target === null ? none : placeOf(seen.target),
    dice: seen.dice.slice(),
    winner: seen.winner,
    ending: seen.ending,
  };
  for (const side of sides) dealUnseen(state, seen, side, seats, chance);
  return state;
}

/** Deals the unseen cards of a side to hands, piles and deck as the view counts them. */
function dealUnseen(state: EndorState, seen: EndorView, side: Side, seats: number, chance: Chance): void {
  const index = sideIndex(side);
  const own = seatsOf(side, seats);
  const unseen = unseenCards(state, seen, side, seats);
  let fresh = at(seen.decks, index);
  for (const seat of own) fresh += freshBonusOf(state, seat);
  const deck = shuffle(chance, 'redeal', freshCards(state, side, unseen)).slice(0, fresh);
  for (const card of deck) unseen[card] = at(unseen, card) - 1;
  const rest = shuffle(chance, 'redeal', cardsOf(unseen));
  for (const seat of own) {
    const hand = handOf(state, seat);
    const pile = pileOf(state, seat);
    const { planned, bonus, freshBonus } = at(seen.piles, seat);
    while (hand.length < at(seen.hands, seat).count) hand.push(rest.pop() as number);
    while (pile.length < planned + bonus - freshBonus) pile.push(rest.pop() as number);
    while (pile.length < planned + bonus) pile.push(deck.pop() as number);
  }
  state.decks[index] = deck;
}

/** How many of each kind are in the whole deck of a side less all cards in sight. */
function unseenCards(state: EndorState, seen: EndorView, side: Side, seats: number): number[] {
  const left = kindsOf(side).map(({ count }) => count);
  takeAll(left, discardsOf(state, side));
  for (const seat of seatsOf(side, seats)) {
    takeAll(left, handOf(state, seat));
    takeAll(left, pileOf(state, seat));
  }
  if (seen.card !== null && sideOf(seen.active, seats) === side) takeAll(left, [state.card]);
  return left;
}

/** Those unseen cards that can be in the deck or have been drawn from it unseen. */
function freshCards(state: EndorState, side: Side, unseen: readonly number[]): number[] {
  const left = kindsOf(side).map(({ count }) => count);
  takeAll(left, at(state.outside, sideIndex(side)));
  return cardsOf(left.map((count, card) => Math.min(count, at(unseen, card))));
}

function takeAll(counts: number[], cards: readonly number[]): void {
  for (const card of cards) counts[card] = at(counts, card) - 1;
}

function cardsOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, card) => new Array<number>(count).fill(card));
}
