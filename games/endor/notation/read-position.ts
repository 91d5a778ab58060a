import { at, Fields, items, oneOf, readOptions, wholeNumber } from '@holoboard/kernel';
import { frontOf, type Order } from '../data/cards.ts';
import { cardOf, kindsOf } from '../data/deck.ts';
import { duelTracks, shieldTracks } from '../data/numbers.ts';
import { seatsOf, sideOf, sides } from '../data/seats.ts';
import type { Side } from '../data/ships.ts';
import { falcon, markerIds, sectorCount, sectorIds, shipCount } from '../data/space.ts';
import { type EndorOptions, options as optionSpecs } from '../options.ts';
import { discardsOf, handOf, pileOf } from '../phases/cards.ts';
import { placeOf, shipsMissing, slotBase } from '../phases/fleet.ts';
import { type Ending, type EndorState, none, type Phase } from '../state.ts';
import { isSpecial, letters, usuallyPlanned } from './position.ts';
import { whatIsImpossible } from './possible.ts';

const phases: readonly Phase[] = [
  'plan',
  'chooseOrder',
  'move',
  'target',
  'fire',
  'ambush',
  'reroll',
  'assign',
  'over',
];
const endings: readonly Ending[] = ['deathStarDestroyed', 'rebelsDestroyed', 'resigned'];
const mostInPlace = 99;

/** The counts by ship number of a text like `x5+falcon`. */
function readGroup(text: string): number[] {
  const counts = new Array<number>(shipCount).fill(0);
  for (const item of items(text, '+')) {
    const [, letter, count] = /^([xybt])(\d{1,2})$/.exec(item) ?? [];
    const ship = letters.indexOf(letter ?? item);
    if (ship < 0 || counts[ship] !== 0 || (letter !== undefined) === isSpecial(ship))
      throw new Error(`Ships are written like x5+y3+falcon or t4+executor, not '${text.slice(0, 40)}'.`);
    counts[ship] = count === undefined ? 1 : wholeNumber(count, 1, mostInPlace, 'number of ships');
  }
  return counts;
}

function split(text: string): [name: string, value: string] {
  const [name = '', value, ...rest] = text.split(':');
  if (value === undefined || rest.length > 0)
    throw new Error(`'${text.slice(0, 40)}' should have a name and a value, like m1:x5.`);
  return [name, value];
}

function readSector(id: string): number {
  return sectorIds.indexOf(oneOf(id, sectorIds, 'sector'));
}

function readShips(texts: readonly string[]): number[] {
  const all = new Array<number>(sectorCount * shipCount).fill(0);
  for (const text of texts) {
    const [id, group] = split(text);
    const start = readSector(id) * shipCount;
    if (all.slice(start, start + shipCount).some((count) => count > 0))
      throw new Error(`The position tells of sector ${id} twice.`);
    readGroup(group).forEach((count, ship) => {
      all[start + ship] = count;
    });
  }
  return all;
}

function readFleet(texts: readonly string[]): Pick<EndorState, 'carried' | 'faceUp'> {
  const groups = new Map(texts.map(split));
  if (groups.size !== texts.length) throw new Error('The position tells of a fleet marker twice.');
  const carried: number[] = [];
  const faceUp = markerIds.map((id) => {
    const group = groups.get(id);
    groups.delete(id);
    if (group === undefined) throw new Error(`The position does not tell of fleet marker ${id}.`);
    const counts = readGroup(group === 'down' ? '-' : group);
    if (counts.slice(falcon).some((count) => count > 0))
      throw new Error('A fleet marker carries X-wings, Y-wings and B-wings only.');
    carried.push(...counts.slice(0, falcon));
    return group !== 'down';
  });
  const [stray] = groups.keys();
  if (stray !== undefined) throw new Error(`There is no fleet marker '${stray.slice(0, 40)}'.`);
  return { carried, faceUp };
}

function readCard(side: Side, id: string): number {
  const card = cardOf(id);
  if (kindsOf(side)[card]?.id !== id)
    throw new Error(`There is no card '${id.slice(0, 40)}' among the cards of the side.`);
  return card;
}

function readCards(side: Side, text: string): number[] {
  return items(text, '+').map((id) => readCard(side, id));
}

/** A pile, how many bonus cards are at its bottom, and how many of them were drawn since the last shuffle. */
interface Pile {
  readonly cards: number[];
  readonly bonus: number;
  readonly fresh: number;
}

function readPile(side: Side, text: string): Pile {
  const ids = items(text, '+');
  const marks = ids.map((id) => /[!*]?$/.exec(id)?.[0] ?? '').join('');
  if (!/^!*\**$/.test(marks) || !ids.slice(ids.length - marks.length).every((id) => /[!*]$/.test(id)))
    throw new Error('A pile is written like R02+R07!+R01*: planned cards, older bonus cards, new ones.');
  return {
    cards: ids.map((id) => readCard(side, id.replace(/[!*]$/, ''))),
    bonus: marks.length,
    fresh: marks.replaceAll('!', '').length,
  };
}

function readMoved(texts: readonly string[]): number[] {
  return texts.flatMap((text) => {
    const [id, count] = split(text);
    return [readSector(id), wholeNumber(count, 1, mostInPlace, 'number of ships')];
  });
}

function readPlace(id: string): number {
  const place = placeOf(id);
  if (place < 0) throw new Error(`There is no place '${id.slice(0, 40)}' on the board.`);
  return place;
}

/** Where ships came from: a sector, or a fleet marker. */
function readOrigin(id: string): number {
  const place = readPlace(id);
  if (place >= slotBase + markerIds.length) throw new Error('No ship comes from the Death Star.');
  return place;
}

/** The cards of a side that are nowhere else, as a deck with the first of the list on top. */
function restOfDeck(state: EndorState, side: Side): number[] {
  const seats = state.hands.length;
  const left = kindsOf(side).map(({ count }) => count);
  const take = (card: number): void => {
    left[card] = at(left, card) - 1;
  };
  for (const card of discardsOf(state, side)) take(card);
  for (const seat of seatsOf(side, seats)) {
    for (const card of handOf(state, seat)) take(card);
    for (const card of pileOf(state, seat)) take(card);
  }
  if (state.card !== none && sideOf(state.active, seats) === side) take(state.card);
  return left.flatMap((count, card) => new Array<number>(Math.max(0, count)).fill(card)).reverse();
}

/** Reads what `position` writes; throws an `Error` with one plain sentence. */
export function readPosition(text: string): EndorState {
  const fields = new Fields(text);
  const hands = fields.need('hands').split(',');
  const seats = hands.length;
  if (seats !== 2 && seats !== 4) throw new Error('A position has the hands of two or of four seats.');
  const options = readPositionOptions(fields.list('options'), seats);
  const phase = fields.word('phase', phases);
  const active = fields.number('active', 0, seats - 1);
  const vader = fields.need('vader');
  const planned = fields.take('planned');
  const piles = readPiles(fields.take('piles'), seats);
  const card = fields.take('card');
  const order = fields.take('order');
  const from = fields.take('from');
  const target = fields.take('target');
  const winner = fields.take('winner');
  const ending = fields.take('ending');
  const state: EndorState = {
    options,
    round: fields.number('round', 1, 9999),
    phase,
    active,
    ships: readShips(items(fields.need('ships'), ',')),
    ...readFleet(items(fields.need('fleet'), ',')),
    reserve: fields.number('reserve', 0, 56),
    lost: [],
    falcon: fields.number('falcon', 0, 6),
    executor: fields.number('executor', 0, 8),
    luke: fields.number('luke', 0, duelTracks[options.duelTracks].luke),
    vader: vader === 'redeemed' ? 0 : wholeNumber(vader, 0, duelTracks[options.duelTracks].vader, 'Vader'),
    redeemed: vader === 'redeemed',
    team: fields.number('team', 0, shieldTracks[options.shieldTrack].length),
    troopers: fields.list('troopers').map((space) => wholeNumber(space, 1, 28, 'space of a Stormtrooper')),
    decks: [[], []],
    discards: sides.map((side) => readCards(side, fields.take(`${side}Discard`) ?? '-')),
    hands: hands.map((cards, seat) => readCards(sideOf(seat, seats), cards)),
    piles: piles.map(({ cards }) => cards),
    bonus: piles.map(({ bonus }) => bonus),
    freshBonus: piles.map(({ fresh }) => fresh),
    outside: sides.map((side) => readCards(side, fields.take(`${side}Outside`) ?? '-')),
    planned: readPlanned(planned, phase, seats),
    card: card === undefined ? none : readCard(sideOf(active, seats), card),
    order: order === undefined ? null : oneOf(order, Object.keys(frontOf) as Order[], 'order'),
    moved: readMoved(fields.list('moved')),
    origins: fields.list('origins').map(readOrigin),
    deployed: fields.flag('deployed'),
    from: from === undefined ? none : readSector(from),
    target: target === undefined ? none : readPlace(target),
    dice: fields.list('dice').map((die) => wholeNumber(die, 1, 6, 'die')),
    winner: winner === undefined ? null : oneOf(winner, sides, 'winner'),
    ending: ending === undefined ? null : oneOf(ending, endings, 'ending'),
  };
  state.lost = shipsMissing(state);
  state.decks = sides.map((side) => {
    const deck = fields.take(`${side}Deck`);
    return deck === undefined ? restOfDeck(state, side) : readCards(side, deck).reverse();
  });
  fields.finish();
  const problem = whatIsImpossible(state);
  if (problem) throw new Error(`This position is impossible: ${problem}.`);
  return state;
}

function readPiles(text: string | undefined, seats: number): Pile[] {
  const piles = text === undefined ? new Array<string>(seats).fill('-') : text.split(',');
  if (piles.length !== seats) throw new Error(`A position of ${seats} seats has ${seats} piles.`);
  return piles.map((pile, seat) => readPile(sideOf(seat, seats), pile));
}

function readPlanned(text: string | undefined, phase: Phase, seats: number): boolean[] {
  if (text === undefined) return new Array<boolean>(seats).fill(usuallyPlanned(phase));
  const done = new Set(
    items(text, ',').map((seat) => wholeNumber(seat, 0, seats - 1, 'seat that has planned')),
  );
  return Array.from({ length: seats }, (_, seat) => done.has(seat));
}

function readPositionOptions(words: readonly string[], seats: number): EndorOptions {
  return readOptions(optionSpecs, Object.fromEntries(words.map(split)), seats) as EndorOptions;
}
