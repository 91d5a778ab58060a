import { at, listText, type OptionValues } from '@holoboard/kernel';
import { actions, cardId, decks } from '../data/cards.ts';
import { spaceId } from '../data/spaces.ts';
import { startingCount, startingPieces } from '../data/start.ts';
import { starfighters } from '../data/track.ts';
import { units } from '../data/units.ts';
import { type NabooOptions, options as optionSpecs } from '../options.ts';
import { pieceId, unitAt } from '../phases/pieces.ts';
import { type Frame, type NabooState, none } from '../state.ts';

/*
 * A position on one line:
 *   round=2 phase=play lead=0 active=1 frames=card:1:tp-01:tp-01a:0,units:1:tp-01a:0:Maul,duel:1:Maul:12:3
 *   pieces=BD3:bf-2-4/2,PBD2:-,G3:bf-3-4 pool=3,0 real=RedQueen anakin=1 starfighters=sf-4+sf-2 stacks=-,sf-1,-,-,- passed=sf-3
 *   hands=nb-01+np-14,tb-03+tp-02 piles=nb-04+np-01*,tp-02 bonus=-,tp-03 nabooBattlefieldDiscard=nb-01 ...
 * Seats count from 0. `pieces` tells what differs from the set-up: where a piece stands and, after a slash, its members or the points it
 * can still take, `-` for one that is gone; with the word `bare` all pieces that are not told of are gone. `made` names the units of the
 * pieces made in play, which are called BD-n1, PBD-n2 and so on. Piles, decks and stacks begin with the top card, discards and bonus
 * cards with the oldest; `*` marks a blind bonus card in a pile. A deck or Starfighter pile that is left out holds all cards that are
 * nowhere else, in the order of the card list. Only where they apply: planned=, gone=, flipped=, outside words, winner=, ending=,
 * options= (those that differ from the default).
 */

function pieceText(state: NabooState, piece: number): string {
  const space = at(state.at, piece);
  if (space < 0) return `${pieceId(state, piece)}:-`;
  const full = at(units, unitAt(state, piece)).strength;
  const left = at(state.left, piece);
  return `${pieceId(state, piece)}:${spaceId(space)}${left === full ? '' : `/${left}`}`;
}

function isAsAtStart(state: NabooState, piece: number): boolean {
  const start = startingPieces[piece];
  return (
    start !== undefined &&
    state.at[piece] === start.space &&
    state.left[piece] === units[start.unit]?.strength
  );
}

/** What differs from the set-up, or where more is different than not, everything that stands on a board. */
function pieceWords(state: NabooState): string[] {
  const all = state.at.map((_, piece) => piece);
  const changed = all.filter((piece) =>
    piece < startingCount ? !isAsAtStart(state, piece) : at(state.at, piece) >= 0,
  );
  const standing = all.filter((piece) => at(state.at, piece) >= 0);
  const isBare = standing.length < changed.length;
  const told = (isBare ? standing : changed).map((piece) => pieceText(state, piece));
  return [...(isBare ? ['bare'] : []), ...(told.length > 0 ? [`pieces=${told.join(',')}`] : [])];
}

function frameText(state: NabooState, frame: Frame): string {
  const { kind, seat } = frame;
  const words: (string | number)[] = [kind, seat];
  switch (frame.kind) {
    case 'card':
      words.push(cardId(frame.card), actionText(frame.action), frame.draws);
      break;
    case 'units':
      words.push(actionText(frame.action), listText(frame.counts, '+'));
      words.push(
        listText(
          frame.used.map((piece) => pieceId(state, piece)),
          '+',
        ),
      );
      break;
    case 'move':
    case 'attack':
    case 'take':
      words.push(pieceId(state, frame.piece));
      break;
    case 'duel':
      words.push(pieceId(state, frame.piece), frame.moves, frame.dice);
      break;
    case 'arrive':
      words.push(pieceId(state, frame.piece), frame.droids);
      break;
    case 'bonus':
      words.push(frame.owner, frame.cards);
      break;
    case 'block':
      words.push(frame.hits);
      break;
    case 'deploy':
      words.push(at(starfighters, frame.starfighter).id);
      break;
    case 'send':
      words.push(frame.droid);
      break;
    case 'activate':
      words.push(frame.droid, frame.most);
      break;
  }
  return words.join(':');
}

function actionText(action: number): string {
  return action === none ? '-' : at(actions, action).id;
}

function cardsText(cards: readonly number[]): string {
  return listText(cards.map(cardId), '+');
}

function starfightersText(cards: readonly number[]): string {
  return listText(
    cards.map((card) => at(starfighters, card).id),
    '+',
  );
}

function pileText(state: NabooState, seat: number): string {
  const pile = at(state.piles, seat);
  const planned = pile.length - at(state.blind, seat);
  return listText(
    pile.map((card, i) => `${cardId(card)}${i < planned ? '' : '*'}`),
    '+',
  );
}

function optionWords(options: NabooOptions): string[] {
  const chosen = optionSpecs.flatMap(({ key, default: usual }) => {
    const value = (options as OptionValues)[key];
    return value === usual ? [] : [`${key}:${value}`];
  });
  return chosen.length > 0 ? [`options=${chosen.join(',')}`] : [];
}

/** A word for a list of numbers, left out when all of them are 0. */
function countsWord(name: string, counts: readonly number[]): string[] {
  return counts.some((count) => count !== 0) ? [`${name}=${counts.join(',')}`] : [];
}

/** Whether nothing need be said of who has planned: everybody while cards are played, nobody otherwise. */
export function usuallyPlanned(phase: NabooState['phase']): boolean {
  return phase === 'play';
}

/** Everything in a state, hidden parts too, on one line. */
export function position(state: NabooState): string {
  const { phase, active, frames, real, winner, ending } = state;
  const planned = state.planned.flatMap((done, seat) => (done ? [seat] : []));
  return [
    `round=${state.round}`,
    `phase=${phase}`,
    `lead=${state.lead}`,
    ...(active === none ? [] : [`active=${active}`]),
    ...(frames.length > 0 ? [`frames=${frames.map((frame) => frameText(state, frame)).join(',')}`] : []),
    ...pieceWords(state),
    ...(state.made.length > 0 ? [`made=${state.made.map((unit) => at(units, unit).id).join(',')}`] : []),
    ...countsWord('pool', state.pool),
    ...countsWord('gone', state.gone),
    ...(real === none ? [] : [`real=${pieceId(state, real)}`]),
    `anakin=${state.anakin}`,
    `starfighters=${starfightersText(state.starfighters.toReversed())}`,
    ...(state.stacks.some((stack) => stack.length > 0)
      ? [`stacks=${state.stacks.map((stack) => starfightersText(stack.toReversed())).join(',')}`]
      : []),
    ...(state.passed.length > 0 ? [`passed=${starfightersText(state.passed)}`] : []),
    ...(state.planned.some((done) => done !== usuallyPlanned(phase))
      ? [`planned=${listText(planned, ',')}`]
      : []),
    `hands=${state.hands.map(cardsText).join(',')}`,
    `piles=${state.piles.map((_, seat) => pileText(state, seat)).join(',')}`,
    ...(state.bonus.some((cards) => cards.length > 0)
      ? [`bonus=${state.bonus.map(cardsText).join(',')}`]
      : []),
    ...decks.flatMap(({ id }, deck) => [
      `${id}=${cardsText(at(state.decks, deck).toReversed())}`,
      `${id}Discard=${cardsText(at(state.discards, deck))}`,
      ...(at(state.outside, deck).length > 0 ? [`${id}Outside=${cardsText(at(state.outside, deck))}`] : []),
    ]),
    ...countsWord('flipped', state.flipped),
    ...(winner ? [`winner=${winner}`] : []),
    ...(ending ? [`ending=${ending}`] : []),
    ...optionWords(state.options),
  ].join(' ');
}
