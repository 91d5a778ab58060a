import { type Notation, oneOf, wholeNumber } from '@holoboard/kernel';
import { actionOf, cardOf, decks } from '../data/cards.ts';
import { spaceOf } from '../data/spaces.ts';
import { grids } from '../data/track.ts';
import type { NabooAction, NabooState, QueenId } from '../state.ts';
import { position } from './position.ts';
import { whyImpossible } from './reachable.ts';
import { readPosition } from './read-position.ts';

/**
 * `queen redQueen`, `plan nb-01 np-14 np-01 nb-05`, `choose nb-01a`, `use G3`, `move bf-3-4`, `attack BD3`, `strike Maul 3`,
 * `bonus nabooPalace`, `block 6 7`, `deploy grid-1`, `send BD3`, `take 2`, `arrive f1-0-0 f1-0-1`, `activate bf-1-0`, and `done`,
 * `stay`, `hold`.
 */
function writeAction(action: NabooAction): string {
  switch (action.type) {
    case 'queen':
      return `queen ${action.queen}`;
    case 'plan':
      return ['plan', ...action.cards].join(' ');
    case 'choose':
      return `choose ${action.action}`;
    case 'use':
      return `use ${action.piece}`;
    case 'move':
    case 'activate':
      return `${action.type} ${action.to}`;
    case 'attack':
      return `attack ${action.target}`;
    case 'strike':
      return `strike ${action.target} ${action.dice}`;
    case 'bonus':
      return `bonus ${action.deck}`;
    case 'block':
      return ['block', ...action.slots].join(' ');
    case 'deploy':
      return `deploy ${action.grid}`;
    case 'send':
      return `send ${action.group}`;
    case 'take':
      return `take ${action.droids}`;
    case 'arrive':
      return ['arrive', ...action.spaces].join(' ');
    default:
      return action.type;
  }
}

const queens: readonly QueenId[] = ['redQueen', 'purpleQueen'];
const deckIds = decks.map(({ id }) => id);
const gridIds = grids.map(({ id }) => id);

function readCard(id: string): string {
  if (cardOf(id) === undefined) throw new Error(`There is no card '${id.slice(0, 40)}'.`);
  return id;
}

function readSpace(id: string): string {
  if (spaceOf(id) === undefined) throw new Error(`There is no space '${id.slice(0, 40)}'.`);
  return id;
}

function readPiece(id: string): string {
  if (!/^[A-Za-z]{1,12}(-n)?\d{0,4}$/.test(id)) throw new Error(`'${id.slice(0, 40)}' names no piece.`);
  return id;
}

function readChoice(id: string): string {
  if (actionOf(id) === undefined) throw new Error(`There is no action '${id.slice(0, 40)}' on a card.`);
  return id;
}

type Reader = (word: string, second: string) => NabooAction;

/** By type of action: how many words follow it, and what they say. */
const fixed: Readonly<Record<string, readonly [words: number, read: Reader]>> = {
  queen: [1, (queen) => ({ type: 'queen', queen: oneOf(queen, queens, 'queen') })],
  choose: [1, (action) => ({ type: 'choose', action: readChoice(action) })],
  use: [1, (piece) => ({ type: 'use', piece: readPiece(piece) })],
  done: [0, () => ({ type: 'done' })],
  move: [1, (to) => ({ type: 'move', to: readSpace(to) })],
  stay: [0, () => ({ type: 'stay' })],
  attack: [1, (target) => ({ type: 'attack', target: readPiece(target) })],
  hold: [0, () => ({ type: 'hold' })],
  strike: [
    2,
    (target, dice) => ({
      type: 'strike',
      target: readPiece(target),
      dice: wholeNumber(dice, 1, 3, 'number of dice'),
    }),
  ],
  bonus: [1, (deck) => ({ type: 'bonus', deck: oneOf(deck, deckIds, 'deck') })],
  deploy: [1, (grid) => ({ type: 'deploy', grid: oneOf(grid, gridIds, 'grid') })],
  send: [1, (group) => ({ type: 'send', group: readPiece(group) })],
  take: [1, (droids) => ({ type: 'take', droids: wholeNumber(droids, 1, 4, 'number of droids') })],
  activate: [1, (to) => ({ type: 'activate', to: readSpace(to) })],
};

/** Those with any number of words. */
const open: Readonly<Record<string, (words: readonly string[]) => NabooAction>> = {
  plan: (words) => ({ type: 'plan', cards: words.map(readCard) }),
  block: (words) => ({ type: 'block', slots: words.map((slot) => wholeNumber(slot, 2, 12, 'slot')) }),
  arrive: (words) => ({ type: 'arrive', spaces: words.map(readSpace) }),
};

function readAction(text: string): NabooAction {
  const [type = '', ...words] = text.trim().split(/\s+/);
  if (Object.hasOwn(open, type)) return (open[type] as (words: readonly string[]) => NabooAction)(words);
  if (Object.hasOwn(fixed, type)) {
    const [count, read] = fixed[type] as readonly [number, Reader];
    if (words.length === count) return read(words[0] ?? '', words[1] ?? '');
  }
  throw new Error(
    `'${text.trim().slice(0, 40)}' is no action; write queen QUEEN, plan CARDS, choose ACTION, use PIECE, done, move SPACE, stay, attack PIECE, hold, strike PIECE DICE, bonus DECK, block SLOTS, deploy GRID, send GROUP, take DROIDS, arrive SPACES or activate SPACE.`,
  );
}

/** Positions and actions of The Queen's Gambit, one line each. */
export const notation: Notation<NabooState, NabooAction> = {
  position,
  readPosition,
  whyImpossible,
  action: writeAction,
  readAction,
};
