import { type Notation, oneOf, wholeNumber } from '@holoboard/kernel';
import { frontOf, type Order } from '../data/cards.ts';
import { cardOf } from '../data/deck.ts';
import { numbers } from '../data/numbers.ts';
import { shipTypes } from '../data/space.ts';
import { placeOf } from '../phases/fleet.ts';
import type { EndorAction, EndorState } from '../state.ts';
import { position } from './position.ts';
import { whyImpossible } from './reachable.ts';
import { readPosition } from './read-position.ts';

/**
 * `plan R02 R06 R13`, `order xwing`, `move m1 i1 3`, `move f2 o2 4` (a launch), `attack m1 i1`, `attack i2 deathStar`,
 * `fire f3`, `ambush 3`, `reroll 2`, `assign tie executor`, and `pass`, `deploy`, `stay`, `hold`, `keep`.
 */
function writeAction(action: EndorAction): string {
  switch (action.type) {
    case 'plan':
      return ['plan', ...action.cards].join(' ');
    case 'order':
      return `order ${action.order}`;
    case 'move':
      return `move ${action.from} ${action.to} ${action.ships}`;
    case 'attack':
      return `attack ${action.from} ${action.at}`;
    case 'fire':
      return `fire ${action.at}`;
    case 'ambush':
      return `ambush ${action.troopers}`;
    case 'reroll':
      return `reroll ${action.die}`;
    case 'assign':
      return ['assign', ...action.hits].join(' ');
    default:
      return action.type;
  }
}

const orders = Object.keys(frontOf) as Order[];

function readCard(id: string): string {
  if (cardOf(id) < 0) throw new Error(`There is no card '${id.slice(0, 40)}'.`);
  return id;
}

function readPlace(id: string): string {
  if (placeOf(id) < 0) throw new Error(`There is no place '${id.slice(0, 40)}' on the board.`);
  return id;
}

function readAction(text: string): EndorAction {
  const [type = '', ...words] = text.trim().split(/\s+/);
  const action = Object.hasOwn(readers, type) ? readers[type]?.(words) : null;
  if (action) return action;
  throw new Error(
    `'${text.trim().slice(0, 40)}' is no action; write plan CARDS, order ORDER, pass, move FROM TO SHIPS, deploy, stay, attack FROM AT, hold, fire AT, ambush NUMBER, reroll DIE, keep or assign SHIPS.`,
  );
}

/** By type of action; nothing when the words are too few or too many. */
const readers: Readonly<Record<string, (words: readonly string[]) => EndorAction | null>> = {
  plan: (words) => (words.length > 0 ? { type: 'plan', cards: words.map(readCard) } : null),
  order: ([order, ...rest]) =>
    order === undefined || rest.length > 0 ? null : { type: 'order', order: oneOf(order, orders, 'order') },
  move: ([from, to, count, ...rest]) =>
    from === undefined || to === undefined || count === undefined || rest.length > 0
      ? null
      : {
          type: 'move',
          from: readPlace(from),
          to: readPlace(to),
          ships: wholeNumber(count, 1, 99, 'number of ships'),
        },
  attack: ([from, at, ...rest]) =>
    from === undefined || at === undefined || rest.length > 0
      ? null
      : { type: 'attack', from: readPlace(from), at: readPlace(at) },
  fire: ([at, ...rest]) => (at === undefined || rest.length > 0 ? null : { type: 'fire', at: readPlace(at) }),
  ambush: ([count, ...rest]) =>
    count === undefined || rest.length > 0
      ? null
      : { type: 'ambush', troopers: wholeNumber(count, 1, numbers.mostTroopers, 'number of Stormtroopers') },
  reroll: ([die, ...rest]) =>
    die === undefined || rest.length > 0 ? null : { type: 'reroll', die: wholeNumber(die, 1, 6, 'die') },
  assign: (words) => ({ type: 'assign', hits: words.map((word) => oneOf(word, shipTypes, 'ship')) }),
  pass: (words) => (words.length > 0 ? null : { type: 'pass' }),
  deploy: (words) => (words.length > 0 ? null : { type: 'deploy' }),
  stay: (words) => (words.length > 0 ? null : { type: 'stay' }),
  hold: (words) => (words.length > 0 ? null : { type: 'hold' }),
  keep: (words) => (words.length > 0 ? null : { type: 'keep' }),
};

/** Positions and actions of The Battle of Endor, one line each. */
export const notation: Notation<EndorState, EndorAction> = {
  position,
  readPosition,
  whyImpossible,
  action: writeAction,
  readAction,
};
