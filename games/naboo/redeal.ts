import { at, type Chance, shuffle } from '@holoboard/kernel';
import { actions, cardOf, cards, deckOfCard, decks } from './data/cards.ts';
import { seatsOf, sideOf } from './data/seats.ts';
import { spaceOf } from './data/spaces.ts';
import { pieceOfName, purpleQueen, redQueen, startingCount } from './data/start.ts';
import { starfighters } from './data/track.ts';
import { type Side, sides, unitOf } from './data/units.ts';
import { type Frame, type NabooState, none } from './state.ts';
import type { NabooView, SeenFrame } from './view.ts';

/**
 * A state that fits a seat's view: the cards it has not seen are dealt at random to where unseen cards lie, and who the real queen
 * is, is drawn where it is not known. What everybody could see is respected: the deck each card came from, and which cards were
 * outside a deck when it was shuffled.
 */
export function redeal(seen: NabooView, _seat: number, chance: Chance): NabooState {
  const made = seen.made.map(unitOf);
  const places = new Array<number>(startingCount + made.length).fill(none);
  const left = places.map(() => 0);
  for (const { id, space, left: strength } of seen.pieces) {
    const piece = pieceOfName(made, id) as number;
    places[piece] = spaceOf(space) as number;
    left[piece] = strength;
  }
  const numbersOf = (ids: readonly string[]): number[] => ids.map((id) => cardOf(id) as number);
  const starfightersOf = (ids: readonly string[]): number[] =>
    ids.map((id) => starfighters.findIndex((card) => card.id === id));
  const state: NabooState = {
    options: seen.options,
    round: seen.round,
    phase: seen.phase,
    lead: seen.lead,
    active: seen.active ?? none,
    frames: seen.frames.map((frame) => frameOf(made, frame)),
    made,
    at: places,
    left,
    pool: seen.pool.slice(),
    gone: seen.gone.slice(),
    real: realQueen(seen, chance),
    anakin: seen.anakin,
    starfighters: [],
    stacks: seen.stacks.map(starfightersOf),
    passed: starfightersOf(seen.passed),
    decks: decks.map(() => []),
    discards: seen.discards.map(numbersOf),
    flipped: seen.flipped.slice(),
    outside: seen.outside.map(numbersOf),
    hands: seen.hands.map(({ cards: hand }) => numbersOf(hand ?? [])),
    piles: seen.piles.map(({ cards: pile }) => numbersOf(pile ?? [])),
    blind: seen.piles.map(({ blind }) => blind.length),
    bonus: seen.bonus.map(() => []),
    planned: seen.planned.slice(),
    winner: seen.winner,
    ending: seen.ending,
  };
  dealStarfighters(state, chance);
  for (const side of sides) dealSide(state, seen, side, chance);
  return state;
}

/** NAB-QUEEN-02: before a queen has died, either may be the real one to those who were not told. */
function realQueen(seen: NabooView, chance: Chance): number {
  if (!seen.queenChosen) return none;
  if (seen.real === null) return chance.draw('redeal', 2) === 0 ? redQueen : purpleQueen;
  return seen.real === 'redQueen' ? redQueen : purpleQueen;
}

function frameOf(made: readonly number[], seen: SeenFrame): Frame {
  const { kind, seat } = seen;
  const piece = seen.piece === undefined ? none : (pieceOfName(made, seen.piece) as number);
  const action = seen.action ? actions.findIndex(({ id }) => id === seen.action) : none;
  switch (kind) {
    case 'card':
      return { kind, seat, card: cardOf(seen.card ?? '') as number, action, draws: seen.draws ?? 0 };
    case 'units': {
      const used = (seen.used ?? []).map((id) => pieceOfName(made, id) as number);
      return { kind, seat, action, counts: [...(seen.counts ?? [])], used };
    }
    case 'deploy':
      return { kind, seat, starfighter: starfighters.findIndex(({ id }) => id === seen.starfighter) };
    default:
      return { ...seen, ...(piece === none ? {} : { piece }) } as Frame;
  }
}

function dealStarfighters(state: NabooState, chance: Chance): void {
  const open = new Set([...state.stacks.flat(), ...state.passed]);
  for (const frame of state.frames) if (frame.kind === 'deploy') open.add(frame.starfighter);
  const unseen = starfighters.flatMap((_, card) => (open.has(card) ? [] : [card]));
  state.starfighters = shuffle(chance, 'redeal', unseen);
}

/** Deals the unseen cards of a side to deck, bonus cards, hands and plans as the view counts them. */
function dealSide(state: NabooState, seen: NabooView, side: Side, chance: Chance): void {
  const own = seatsOf(state, side);
  const rest = new Map<string, number[]>();
  decks.forEach(({ id, side: owner }, deck) => {
    if (owner !== side) return;
    const unseen = unseenCards(state, deck, own);
    const candidates = shuffle(chance, 'redeal', cardsOf(inDeck(state, deck, unseen)));
    state.decks[deck] = candidates.slice(0, at(seen.decks, deck));
    for (const card of at(state.decks, deck)) unseen[card] = at(unseen, card) - 1;
    rest.set(id, shuffle(chance, 'redeal', cardsOf(unseen)));
  });
  const take = (deck: string): number => rest.get(deck)?.pop() as number;
  for (const seat of own) {
    const { cards: known, planned, blind } = at(seen.piles, seat);
    if (known === null) dealHidden(state, seen, seat, planned, take, chance);
    at(state.piles, seat).push(...blind.map(take));
    at(state.bonus, seat).push(...at(seen.bonus, seat).map(take));
  }
}

/** Deals hand and plan of a seat whose cards are not seen, with as many of each deck as everybody could count. */
function dealHidden(
  state: NabooState,
  seen: NabooView,
  seat: number,
  planned: number,
  take: (deck: string) => number,
  chance: Chance,
): void {
  const own = decks.filter(({ side }) => side === sideOf(state, seat)).map(({ id }) => id);
  const count = at(seen.hands, seat).count + planned;
  const battlefield = at(seen.fromBattlefield, seat);
  const dealt = Array.from({ length: count }, (_, i) => take(at(own, i < battlefield ? 0 : 1)));
  shuffle(chance, 'redeal', dealt);
  at(state.piles, seat).push(...dealt.splice(0, planned));
  at(state.hands, seat).push(...dealt);
}

/** How many of each kind are in a whole deck less all cards in sight. */
function unseenCards(state: NabooState, deck: number, own: readonly number[]): number[] {
  const left = cards.map((card) => (card.deck === deck ? card.copies : 0));
  const without = (card: number): void => {
    if (at(deckOfCard, card) === deck) left[card] = at(left, card) - 1;
  };
  at(state.discards, deck).forEach(without);
  for (const seat of own) {
    at(state.hands, seat).forEach(without);
    at(state.piles, seat).forEach(without);
  }
  return left;
}

/** Those unseen cards that can be in the deck. */
function inDeck(state: NabooState, deck: number, unseen: readonly number[]): number[] {
  const left = cards.map((card) => (card.deck === deck ? card.copies : 0));
  for (const card of at(state.outside, deck)) left[card] = at(left, card) - 1;
  return left.map((count, card) => Math.max(0, Math.min(count, at(unseen, card))));
}

function cardsOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, card) => new Array<number>(count).fill(card));
}
