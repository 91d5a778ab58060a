import { at, Fields, items, oneOf, readOptions, wholeNumber } from '@holoboard/kernel';
import { cardOf, cards, deckOfCard, decks } from '../data/cards.ts';
import { spaceOf } from '../data/spaces.ts';
import {
  pieceOfName,
  purpleQueen,
  redQueen,
  startingCount,
  startingPieces,
  unitOfPiece,
} from '../data/start.ts';
import { controlShip, grids, starfighters } from '../data/track.ts';
import { droidIds, groupOfDroid, palaceDroid, sides, unitOf, units } from '../data/units.ts';
import { type NabooOptions, options as optionSpecs } from '../options.ts';
import { type Ending, type NabooState, none, type Phase } from '../state.ts';
import { usuallyPlanned } from './position.ts';
import { whatIsImpossible } from './possible.ts';
import { readFrame } from './read-frame.ts';

const phases: readonly Phase[] = ['queen', 'plan', 'play', 'over'];
const endings: readonly Ending[] = [
  'palaceHeld',
  'throneRoom',
  'maulDefeated',
  'roundLimit',
  'outOfCards',
  'resigned',
];
const madeUnits = droidIds.flatMap((_, kind) =>
  [groupOfDroid[kind as 0 | 1], palaceDroid[kind as 0 | 1]].map((unit) => at(units, unit).id),
);

function split(text: string): [name: string, value: string] {
  const [name = '', value, ...rest] = text.split(':');
  if (value === undefined || rest.length > 0)
    throw new Error(`'${text.slice(0, 40)}' should have a name and a value, like G1:bf-4-2.`);
  return [name, value];
}

function readCard(id: string): number {
  const card = cardOf(id);
  if (card === undefined) throw new Error(`There is no card '${id.slice(0, 40)}'.`);
  return card;
}

function readCards(text: string): number[] {
  return items(text, '+').map(readCard);
}

function readStarfighters(text: string): number[] {
  const ids = starfighters.map(({ id }) => id);
  return items(text, '+').map((id) => ids.indexOf(oneOf(id, ids, 'Starfighter card')));
}

/** A word with one part for each of so many; absent ones are empty. */
function parts(fields: Fields, name: string, count: number): string[] {
  const text = fields.take(name);
  const list = text === undefined ? new Array<string>(count).fill('-') : text.split(',');
  if (list.length !== count) throw new Error(`The word '${name}' has ${count} parts.`);
  return list;
}

function counts(fields: Fields, name: string, count: number): number[] {
  const text = fields.take(name);
  if (text === undefined) return new Array<number>(count).fill(0);
  const list = text.split(',').map((word) => wholeNumber(word, 0, 99, `word '${name}'`));
  if (list.length !== count) throw new Error(`The word '${name}' has ${count} parts.`);
  return list;
}

/** Where all pieces stand. */
function readPieces(
  texts: readonly string[],
  made: readonly number[],
  bare: boolean,
): Pick<NabooState, 'at' | 'left'> {
  const all = Array.from({ length: startingCount + made.length }, (_, piece) => startingPieces[piece]);
  const places = all.map((start) => (bare || !start ? none : start.space));
  const left = all.map((start) => (bare || !start ? 0 : at(units, start.unit).strength));
  const told = new Set<number>();
  for (const text of texts) {
    const [id, where] = split(text);
    const piece = pieceOfName(made, id);
    if (piece === undefined) throw new Error(`There is no piece '${id.slice(0, 40)}'.`);
    if (told.has(piece)) throw new Error(`The position tells of ${id} twice.`);
    told.add(piece);
    const [space = '', strength, ...rest] = where.split('/');
    if (rest.length > 0) throw new Error(`'${text.slice(0, 40)}' has too many slashes.`);
    places[piece] = space === '-' ? none : readSpace(space);
    const full = at(units, unitOfPiece(made, piece)).strength;
    left[piece] = strength === undefined ? full : wholeNumber(strength, 1, full, `strength of ${id}`);
    if (space === '-') left[piece] = 0;
  }
  return { at: places, left };
}

function readSpace(id: string): number {
  const space = spaceOf(id);
  if (space === undefined) throw new Error(`There is no space '${id.slice(0, 40)}'.`);
  return space;
}

function readPile(text: string): { readonly cards: number[]; readonly blind: number } {
  const ids = items(text, '+');
  const blind = ids.filter((id) => id.endsWith('*')).length;
  if (!ids.every((id, i) => id.endsWith('*') === i >= ids.length - blind))
    throw new Error('In a pile the bonus cards lie lowest, like nb-01+np-02*.');
  return { cards: ids.map((id) => readCard(id.replace(/\*$/, ''))), blind };
}

function readPlanned(text: string | undefined, phase: Phase, seats: number): boolean[] {
  if (text === undefined) return new Array<boolean>(seats).fill(usuallyPlanned(phase));
  const done = items(text, ',').map((seat) => wholeNumber(seat, 0, seats - 1, 'seat that has planned'));
  return Array.from({ length: seats }, (_, seat) => done.includes(seat));
}

function readReal(text: string | undefined): number {
  if (text === undefined) return none;
  return oneOf(text, ['RedQueen', 'PurpleQueen'], 'real queen') === 'RedQueen' ? redQueen : purpleQueen;
}

/** The cards of a deck that are nowhere else, the first of the list on top. */
function restOfDeck(state: NabooState, deck: number): number[] {
  const left = cards.map((card) => (card.deck === deck ? card.copies : 0));
  for (const card of [at(state.discards, deck), ...state.hands, ...state.piles, ...state.bonus].flat())
    if (at(deckOfCard, card) === deck) left[card] = at(left, card) - 1;
  return left.flatMap((count, card) => new Array<number>(Math.max(0, count)).fill(card)).reverse();
}

function restOfStarfighters(state: NabooState): number[] {
  const used = new Set([...state.stacks.flat(), ...state.passed]);
  for (const frame of state.frames) if (frame.kind === 'deploy') used.add(frame.starfighter);
  return starfighters.flatMap((_, card) => (used.has(card) ? [] : [card])).reverse();
}

/** Reads what `position` writes; throws an `Error` with one plain sentence. */
export function readPosition(text: string): NabooState {
  const fields = new Fields(text);
  const hands = fields.need('hands').split(',');
  const seats = hands.length;
  if (seats !== 2 && seats !== 4) throw new Error('A position has the hands of two or of four seats.');
  const chosen = Object.fromEntries(fields.list('options').map(split));
  const options = readOptions(optionSpecs, chosen, seats) as NabooOptions;
  const phase = fields.word('phase', phases);
  const made = fields.list('made').map((id) => unitOf(oneOf(id, madeUnits, 'unit made in play')));
  const piles = parts(fields, 'piles', seats).map(readPile);
  const [active, winner, ending] = [fields.take('active'), fields.take('winner'), fields.take('ending')];
  const pile = fields.take('starfighters');
  const state: NabooState = {
    options,
    round: fields.number('round', 1, 9999),
    phase,
    lead: fields.number('lead', 0, seats - 1),
    active: active === undefined ? none : wholeNumber(active, 0, seats - 1, 'active seat'),
    frames: fields.list('frames').map((frame) => readFrame(frame, made, seats)),
    made,
    ...readPieces(fields.list('pieces'), made, fields.flag('bare')),
    pool: counts(fields, 'pool', 2),
    gone: counts(fields, 'gone', 2),
    real: readReal(fields.take('real')),
    anakin: fields.number('anakin', 0, controlShip),
    starfighters: pile === undefined ? [] : readStarfighters(pile).reverse(),
    stacks: parts(fields, 'stacks', grids.length).map((stack) => readStarfighters(stack).reverse()),
    passed: readStarfighters(fields.take('passed') ?? '-'),
    decks: decks.map(() => []),
    discards: decks.map(({ id }) => readCards(fields.take(`${id}Discard`) ?? '-')),
    flipped: counts(fields, 'flipped', decks.length),
    outside: decks.map(({ id }) => readCards(fields.take(`${id}Outside`) ?? '-')),
    hands: hands.map(readCards),
    piles: piles.map((each) => each.cards),
    blind: piles.map(({ blind }) => blind),
    bonus: parts(fields, 'bonus', seats).map(readCards),
    planned: readPlanned(fields.take('planned'), phase, seats),
    winner: winner === undefined ? null : oneOf(winner, sides, 'winner'),
    ending: ending === undefined ? null : oneOf(ending, endings, 'ending'),
  };
  if (pile === undefined) state.starfighters = restOfStarfighters(state);
  state.decks = decks.map(({ id }, deck) => {
    const told = fields.take(id);
    return told === undefined ? restOfDeck(state, deck) : readCards(told).reverse();
  });
  fields.finish();
  const problem = whatIsImpossible(state);
  if (problem) throw new Error(`This position is impossible: ${problem}.`);
  return state;
}
