import {
  at,
  Fields,
  type Notation,
  type OptionValues,
  oneOf,
  readOptions,
  wholeNumber,
} from '@holoboard/kernel';
import { commanders, house, puzzle } from '../data/components.ts';
import { findSpace, isStation, spaceAt } from '../data/graph.ts';
import { type HothOptions, options as optionSpecs } from '../options.ts';
import type { HothAction, HothState, Phase } from '../state.ts';
import { type HothView, redeal, view } from '../view.ts';
import { whatIsImpossible } from './possible.ts';
import { whyImpossible } from './reachable.ts';

/*
 * A position on one line:
 *   turn=7 active=blue phase=rebelMove spun=R3 steps=10 free blue=hoth-in-05/5 green=hyper-09/5 vader=hoth-out-21 force=none
 * and, only where they apply: gone for a resigned seat, targets=, replaced, surgeable, throttles=, orders=, winner=,
 * options= (those that differ from the default).
 */

const phases: readonly Phase[] = [
  'rebelSpin',
  'rebelMove',
  'vaderSpin',
  'vaderOrder',
  'vaderMove',
  'attackSpin',
  'over',
];

const colours: readonly string[] = commanders.map(({ id }) => id);

function colourOf(seat: number | null): string {
  return seat === null ? 'none' : at(colours, seat);
}

function position(state: HothState): string {
  const seen = view(state, 'spectator');
  const parts = [`turn=${seen.turn}`, `active=${colourOf(seen.active)}`, `phase=${seen.phase}`];
  if (seen.spun !== null) parts.push(`spun=${seen.spun}`);
  if (seen.steps > 0) parts.push(`steps=${seen.steps}`);
  if (seen.free) parts.push('free');
  seen.rebels.forEach(({ space, pieces }, seat) => {
    parts.push(`${colourOf(seat)}=${space ?? 'gone'}/${pieces}`);
  });
  parts.push(`vader=${seen.vader}`, `force=${colourOf(seen.force)}`);
  if (seen.targets.length) parts.push(`targets=${seen.targets.map(colourOf).join(',')}`);
  if (seen.replaced) parts.push('replaced');
  if (seen.surgeable) parts.push('surgeable');
  if (seen.throttles.length) parts.push(`throttles=${seen.throttles.join(',')}`);
  if (seen.orders.length) parts.push(`orders=${seen.orders.map((cards) => cards.join('') || '-').join(',')}`);
  if (seen.winner !== null) parts.push(`winner=${colourOf(seen.winner)}`);
  const options: OptionValues = seen.options;
  const chosen = optionSpecs.flatMap(({ key, default: usual }) => {
    const value = options[key];
    return value === usual ? [] : [`${key}:${value}`];
  });
  if (chosen.length) parts.push(`options=${chosen.join(',')}`);
  return parts.join(' ');
}

function readSeat(colour: string, seats: number): number {
  const seat = colours.indexOf(colour);
  if (seat < 0 || seat >= seats) throw new Error(`'${colour}' does not play in this position.`);
  return seat;
}

function readSeatOrNone(colour: string, seats: number): number | null {
  return colour === 'none' ? null : readSeat(colour, seats);
}

function readSpace(id: string): string {
  if (findSpace(id) === undefined) throw new Error(`There is no space '${id}' on the board.`);
  return id;
}

function readRebel(text: string): HothView['rebels'][number] {
  const [place = '', count = ''] = text.split('/');
  const pieces = wholeNumber(count, puzzle.fewestPieces, puzzle.wholePieces, 'number of pieces');
  const space = place === 'gone' ? null : readSpace(place);
  if (space !== null && pieces < puzzle.wholePieces && isStation[spaceAt(space)])
    throw new Error(`A damaged Fighter on ${space} would have been repaired.`);
  return { space, pieces };
}

function readPosition(text: string): HothState {
  const fields = new Fields(text);
  const missing = colours.findIndex((colour) => !fields.has(colour));
  const playing = missing < 0 ? colours : colours.slice(0, missing);
  const rebels = playing.map((colour) => readRebel(fields.need(colour)));
  const seats = rebels.length;
  if (seats < 2) throw new Error('A position has at least the seats blue and green.');
  const options = readPositionOptions(fields.list('options'), seats);
  const seen: HothView = {
    options,
    turn: wholeNumber(fields.need('turn'), 1, 999999999, 'turn'),
    active: readSeat(fields.need('active'), seats),
    phase: oneOf(fields.need('phase'), phases, 'phase'),
    rebels,
    vader: readSpace(fields.need('vader')),
    force: readSeatOrNone(fields.need('force'), seats),
    spun: fields.take('spun') ?? null,
    steps: wholeNumber(fields.take('steps') ?? '0', 0, 10, 'number of steps'),
    free: fields.flag('free'),
    targets: fields.list('targets').map((colour) => readSeat(colour, seats)),
    replaced: fields.flag('replaced'),
    surgeable: fields.flag('surgeable'),
    throttles: fields
      .list('throttles')
      .map((count) => wholeNumber(count, 0, house.throttleTokens, 'number of throttle tokens')),
    orders: fields.list('orders').map(readOrders),
    winner: readSeatOrNone(fields.take('winner') ?? 'none', seats),
  };
  fields.finish();
  const problem = whatIsImpossible(seen);
  if (problem) throw new Error(`This position is impossible: ${problem}.`);
  return redeal(seen);
}

function readPositionOptions(words: readonly string[], seats: number): HothOptions {
  const given = Object.fromEntries(words.map((word) => word.split(':')));
  return readOptions(optionSpecs, given, seats) as HothOptions;
}

function readOrders(cards: string): number[] {
  return cards === '-' ? [] : [...cards].map((card) => wholeNumber(card, 1, house.orderCards, 'order card'));
}

/** `spin`, `fly hyper-07`, `fly hoth-out-05 slide`, `steer hyper-23`, `order 5`, `throttle`, `surge`. */
function writeAction(action: HothAction): string {
  switch (action.type) {
    case 'fly':
    case 'steer':
      return `${action.type} ${action.to}${action.slide ? ' slide' : ''}`;
    case 'order':
      return `order ${action.card}`;
    default:
      return action.type;
  }
}

function readAction(text: string): HothAction {
  const [type = '', word = '', slide = '', ...rest] = text.trim().split(/\s+/);
  if (!rest.length) {
    if ((type === 'fly' || type === 'steer') && word && (slide === '' || slide === 'slide'))
      return { type, to: readSpace(word), slide: slide === 'slide' };
    if (type === 'order' && word && !slide)
      return { type, card: wholeNumber(word, 1, house.orderCards, 'order card') };
    if ((type === 'spin' || type === 'throttle' || type === 'surge') && !word) return { type };
  }
  throw new Error(
    `'${text.trim().slice(0, 40)}' is no action; write spin, fly SPACE [slide], steer SPACE [slide], order CARD, throttle or surge.`,
  );
}

export const notation: Notation<HothState, HothAction> = {
  position,
  readPosition,
  whyImpossible,
  action: writeAction,
  readAction,
};
