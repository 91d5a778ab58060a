import type { Target } from '@holoboard/kernel';
import type { DeckId } from '../data/cards.ts';
import { units } from '../data/units.ts';
import type { NabooAction } from '../state.ts';
import type { NabooView } from '../view.ts';
import * as german from './names.de.ts';
import * as english from './names.ts';

/** The names of a language: of pieces, cards and decks. */
export interface Names {
  piece(id: string): string;
  card(id: string): string;
  cardAction(id: string): string;
  readonly deckNames: Readonly<Record<DeckId, string>>;
}

/** What the things to point at are called. */
interface LabelWords {
  readonly names: Names;
  readonly areas: Readonly<Record<string, string>>;
  readonly attack: (piece: string) => string;
  readonly strike: (piece: string) => string;
  readonly send: (piece: string) => string;
  readonly members: (left: number) => string;
  /** What pieces made in play are called before their number. */
  readonly made: string;
  readonly dice: (count: number) => string;
  readonly slot: (slot: string) => string;
  readonly grid: (grid: string) => string;
  readonly droids: (count: number) => string;
  readonly queens: Readonly<Record<string, string>>;
  readonly done: Readonly<Record<'plan' | 'block' | 'blockNothing' | 'arrive' | 'stop', string>>;
}

const en: LabelWords = {
  names: english,
  areas: {
    bf: 'Plains',
    f1: 'First floor',
    f2: 'Second floor',
    f3: 'Third floor',
    gb: 'Courtyard',
    gc: 'Core',
  },
  attack: (piece) => `Attack ${piece}`,
  strike: (piece) => `Strike ${piece}`,
  send: (piece) => `Send ${piece}`,
  members: (left) => `${left} left`,
  made: 'new',
  dice: (count) => (count === 1 ? '1 die' : `${count} dice`),
  slot: (slot) => `Slot ${slot}`,
  grid: (grid) => `Grid ${grid}`,
  droids: (count) => (count === 1 ? 'Take 1 droid' : `Take ${count} droids`),
  queens: { redQueen: 'The Red Queen', purpleQueen: 'The Purple Queen' },
  done: {
    plan: 'Lay the pile down',
    block: 'Block these',
    blockNothing: 'Block nothing',
    arrive: 'Arrive here',
    stop: 'Stop',
  },
};

const de: LabelWords = {
  names: german,
  areas: {
    bf: 'Ebene',
    f1: 'Erster Stock',
    f2: 'Zweiter Stock',
    f3: 'Dritter Stock',
    gb: 'Hof',
    gc: 'Kern',
  },
  attack: (piece) => `Angriff: ${piece}`,
  strike: (piece) => `Hieb: ${piece}`,
  send: (piece) => `Senden: ${piece}`,
  members: (left) => `noch ${left}`,
  made: 'neu',
  dice: (count) => `${count} Würfel`,
  slot: (slot) => `Platz ${slot}`,
  grid: (grid) => `Gitter ${grid}`,
  droids: (count) => `${count} nehmen`,
  queens: { redQueen: 'Die Rote Königin', purpleQueen: 'Die Violette Königin' },
  done: {
    plan: 'Stapel hinlegen',
    block: 'Diese sperren',
    blockNothing: 'Nichts sperren',
    arrive: 'Hier ankommen',
    stop: 'Aufhören',
  },
};

const languages = { en, de };

export type Language = keyof typeof languages;

/** The names of a language. */
export function namesIn(language: Language): Names {
  return languages[language].names;
}

/** The name after the colon: `piece:BD3` is about BD3. */
function nameIn(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

/** A space by its area and its place in it: `First floor 4-7`. */
function spaceLabel(language: Language, id: string): string {
  const area = languages[language].areas[id.slice(0, 2)] ?? '';
  return `${area} ${id.slice(3)}`;
}

function pieceLabel(view: NabooView, id: string, type: string | undefined, words: LabelWords): string {
  // A number of its own stands after the words, so that choices can be told by it alone.
  const name = words.names
    .piece(id)
    .replace(/ [A-Z]+(\d+)$/, ' $1')
    .replace(/ [A-Z]+-n(\d+)$/, ` ${words.made} $1`);
  const piece = view.pieces.find((each) => each.id === id);
  const lasts = (units.find((unit) => unit.id === piece?.unit)?.strength ?? 1) > 1;
  const counted = piece && lasts ? `${name} (${words.members(piece.left)})` : name;
  if (type === 'attack') return words.attack(counted);
  if (type === 'strike') return words.strike(counted);
  return type === 'send' ? words.send(counted) : counted;
}

/** How many dice; and against whom, where nobody else can be struck and so nobody was pointed at. */
function diceLabel(
  count: string,
  first: NabooAction | undefined,
  picked: readonly string[],
  words: LabelWords,
): string {
  const dice = words.dice(Number(count));
  if (picked.length > 0 || first?.type !== 'strike') return dice;
  return `${words.strike(words.names.piece(first.target))}: ${dice}`;
}

function doneLabel(view: NabooView, picked: readonly string[], { done }: LabelWords): string {
  if (view.phase === 'plan') return done.plan;
  const kind = view.frames.at(-1)?.kind;
  if (kind === 'block') return picked.length > 0 ? done.block : done.blockNothing;
  return done.arrive;
}

/** What pointing at a target is called; nothing where the words of its action say it best. */
export function labelIn(
  language: Language,
  view: NabooView,
  { id, actions }: Target<NabooAction>,
  picked: readonly string[],
): string | null {
  const words = languages[language];
  const name = nameIn(id);
  switch (id.split(':')[0]) {
    case 'piece':
      return pieceLabel(view, name, actions[0]?.type, words);
    case 'space':
    case '+space':
      return spaceLabel(language, name);
    case 'dice':
      return diceLabel(name, actions[0], picked, words);
    case 'card':
      return words.names.card(name);
    case 'action':
      return english.upperFirst(words.names.cardAction(name));
    case 'deck':
      return words.names.deckNames[name as DeckId];
    case 'grid':
      return words.grid(name.slice(5));
    case '+slot':
      return words.slot(name);
    case 'droids':
      return words.droids(Number(name));
    case 'queen':
      return words.queens[name] ?? null;
    case 'stop':
      return words.done.stop;
    case 'done':
      return doneLabel(view, picked, words);
    default:
      return null;
  }
}
