import { items, oneOf, wholeNumber } from '@holoboard/kernel';
import { actionOf, cardOf } from '../data/cards.ts';
import { pieceOfName } from '../data/start.ts';
import { starfighters } from '../data/track.ts';
import { type Frame, none } from '../state.ts';

/** The words of a frame, taken one after the other. */
class FrameWords {
  private readonly words: string[];
  private readonly made: readonly number[];
  private readonly text: string;

  constructor(text: string, made: readonly number[]) {
    this.text = text;
    this.words = text.split(':');
    this.made = made;
  }

  word(): string {
    const word = this.words.shift();
    if (word === undefined) throw new Error(`The frame '${this.text.slice(0, 40)}' has too few words.`);
    return word;
  }

  number(most: number): number {
    return wholeNumber(this.word(), 0, most, 'number in a frame');
  }

  piece(id = this.word()): number {
    const piece = pieceOfName(this.made, id);
    if (piece === undefined) throw new Error(`There is no piece '${id.slice(0, 40)}'.`);
    return piece;
  }

  card(): number {
    const id = this.word();
    const card = cardOf(id);
    if (card === undefined) throw new Error(`There is no card '${id.slice(0, 40)}'.`);
    return card;
  }

  action(): number {
    const id = this.word();
    const action = id === '-' ? none : actionOf(id);
    if (action === undefined) throw new Error(`There is no action '${id.slice(0, 40)}' on a card.`);
    return action;
  }

  finish(): void {
    if (this.words.length > 0) throw new Error(`The frame '${this.text.slice(0, 40)}' has too many words.`);
  }
}

/** The rest of a frame, by its kind, once kind and seat have been read. */
const readers: { readonly [Kind in Frame['kind']]: (words: FrameWords, seat: number) => Frame } = {
  card: (words, seat) => ({
    kind: 'card',
    seat,
    card: words.card(),
    action: words.action(),
    draws: words.number(2),
  }),
  units: (words, seat) => ({
    kind: 'units',
    seat,
    action: words.action(),
    counts: items(words.word(), '+').map((count) => wholeNumber(count, 0, 9, 'number of units')),
    used: items(words.word(), '+').map((id) => words.piece(id)),
  }),
  move: (words, seat) => ({ kind: 'move', seat, piece: words.piece() }),
  attack: (words, seat) => ({ kind: 'attack', seat, piece: words.piece() }),
  duel: (words, seat) => ({
    kind: 'duel',
    seat,
    piece: words.piece(),
    moves: words.number(12),
    dice: words.number(6),
  }),
  bonus: (words, seat) => ({ kind: 'bonus', seat, owner: words.number(3), cards: words.number(9) }),
  block: (words, seat) => ({ kind: 'block', seat, hits: words.number(4) }),
  deploy: (words, seat) => {
    const ids = starfighters.map(({ id }) => id);
    return { kind: 'deploy', seat, starfighter: ids.indexOf(oneOf(words.word(), ids, 'Starfighter card')) };
  },
  send: (words, seat) => ({ kind: 'send', seat, droid: words.number(1) }),
  take: (words, seat) => ({ kind: 'take', seat, piece: words.piece() }),
  arrive: (words, seat) => ({ kind: 'arrive', seat, piece: words.piece(), droids: words.number(4) }),
  activate: (words, seat) => ({ kind: 'activate', seat, droid: words.number(1), most: words.number(4) }),
};

/** One frame of the stack; throws an `Error` with one plain sentence. */
export function readFrame(text: string, made: readonly number[], seats: number): Frame {
  const words = new FrameWords(text, made);
  const kind = oneOf(words.word(), Object.keys(readers) as Frame['kind'][], 'frame');
  const seat = words.number(seats - 1);
  const frame = readers[kind](words, seat);
  words.finish();
  return frame;
}
