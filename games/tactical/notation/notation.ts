import { type Notation, wholeNumber } from '@holoboard/kernel';
import type { DrawnPiece, TacticalAction } from '../actions.ts';
import { tableText } from '../phases/custom-table.ts';
import type { TacticalState } from '../state.ts';
import { readNumber } from './codec.ts';
import { readPosition, writePosition } from './position.ts';
import { whyImpossible } from './reachable.ts';

type Type = TacticalAction['type'];

/** The plain fields of actions in the order they are written: `maneuver 450 3000`, `attack blaster_rifles 12`. */
const plain: Readonly<Partial<Record<Type, readonly string[]>>> = {
  ...{ era: ['era'], table: ['table'], faction: ['faction'], army: ['army'] },
  ...{
    deploy: ['unit', 'x', 'y', 'heading'],
    embark: ['unit', 'transport'],
    recall: ['unit'],
    abandon: ['unit'],
  },
  ...{ ready: [], roll: [], timeUp: [], select: ['unit'], maneuver: ['heading', 'speed'] },
  ...{ attack: ['weapon', 'target'], run: ['weapon', 'heading', 'length'], board: ['unit'] },
  ...{ drop: ['unit', 'x', 'y'], repair: ['target'], end: [], reroll: [], rerollDie: ['die'], keep: [] },
  ...{ place: ['unit', 'x', 'y'], pass: [], seize: [], smoke: ['x', 'y'], bombard: ['x', 'y'], march: [] },
  ...{ concentrate: [], digIn: [], evade: [], mend: ['unit'], reserve: [] },
};
const words = new Set(['era', 'table', 'faction', 'army', 'weapon']);

/** Lists: `order reb_t47 reb_luke`, `strike 4 7`, `muster reb_t47*4`, `command 3 dig_in bombardment reserves`, `draw 36000x24000;rock:...`. */
function writeAction(action: TacticalAction): string {
  switch (action.type) {
    case 'muster':
      return ['muster', ...action.cards.map(([card, count]) => `${card}*${count}`)].join(' ');
    case 'order':
    case 'rearrange':
      return [action.type, ...action.cards].join(' ');
    case 'strike':
      return ['strike', ...action.targets].join(' ');
    case 'command':
      return ['command', action.commander, ...action.strategies].join(' ');
    case 'draw':
      return `draw ${tableText(action.width, action.height, action.pieces)}`;
    default: {
      const record = action as unknown as Readonly<Record<string, unknown>>;
      return [action.type, ...(plain[action.type] ?? []).map((field) => record[field])].join(' ');
    }
  }
}

function readAction(text: string): TacticalAction {
  const [type = '', ...parts] = text.trim().split(/\s+/);
  switch (type) {
    case 'muster':
      return { type, cards: parts.map(readEntry) };
    case 'order':
      return { type, cards: parts };
    case 'rearrange':
      return { type, cards: parts.map((part) => readNumber(part, 'card')) };
    case 'strike':
      return { type, targets: parts.map((part) => readNumber(part, 'target')) };
    case 'command':
      return { type, commander: readNumber(parts[0] ?? '', 'Commander'), strategies: parts.slice(1) };
    case 'draw':
      return readDrawing(parts[0] ?? '');
    default:
      return readPlain(type, parts, text);
  }
}

function readPlain(type: string, parts: readonly string[], text: string): TacticalAction {
  const fields = Object.hasOwn(plain, type) ? plain[type as Type] : undefined;
  if (!fields || fields.length !== parts.length)
    throw new Error(`'${text.trim().slice(0, 40)}' is no action of Tactical Battles.`);
  const entries = fields.map((field, index) => {
    const part = parts[index] ?? '';
    return [field, words.has(field) ? part : readNumber(part, field)];
  });
  return { type, ...Object.fromEntries(entries) } as TacticalAction;
}

function readEntry(text: string): readonly [card: string, count: number] {
  const [card = '', count = '', ...rest] = text.split('*');
  if (rest.length > 0) throw new Error(`'${text.slice(0, 40)}' is no card with a count.`);
  return [card, wholeNumber(count, 0, 999, 'count of a card')];
}

function readDrawing(text: string): TacticalAction {
  const [size = '', ...drawn] = text.split(';');
  const [width = '', height = ''] = size.split('x');
  return {
    type: 'draw',
    width: readNumber(width, 'width'),
    height: readNumber(height, 'height'),
    pieces: drawn.map((piece): DrawnPiece => {
      const [terrain = '', numbers = ''] = piece.split(':');
      return [terrain, ...numbers.split(',').map((part) => readNumber(part, 'piece'))];
    }),
  };
}

export const notation: Notation<TacticalState, TacticalAction> = {
  position: writePosition,
  readPosition,
  whyImpossible,
  action: writeAction,
  readAction,
};
