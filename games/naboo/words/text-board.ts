import { at } from '@holoboard/kernel';
import { type DeckId, decks } from '../data/cards.ts';
import { spaceAt, spaceId, spaces } from '../data/spaces.ts';
import { grids, slots, starfighters } from '../data/track.ts';
import type { NabooView } from '../view.ts';

/* The whole position as lines of text. */

/** What the board says, in one language. */
export interface BoardWords {
  round(round: number, lead: string, shield: boolean): string;
  palace(pieces: number, throne: string, pool: readonly number[]): string;
  real(isRed: boolean): string;
  /** The headings of the plains and of the floors, the third one first. */
  readonly levels: readonly [plains: string, third: string, second: string, first: string];
  readonly core: string;
  inCore(id: string, space: string, left: number): string;
  readonly empty: string;
  space(anakin: number, cards: number): string;
  card(id: string, dice: number, slots: string): string;
  readonly under: string;
  hand(count: number): string;
  planned(count: number, bonus: number): string;
  /** Bonus cards that wait: while plans are made, for the round that is planned. */
  waiting(count: number, planning: boolean): string;
  readonly hasPlanned: string;
  readonly handMark: string;
  readonly planMark: string;
  deck(id: DeckId, left: number, discarded: number): string;
  seat(view: NabooView, seat: number): string;
  cardName(id: string): string;
}

const cell = 8;

/** What stands on a space, with what it has left. */
function marks(view: NabooView): ReadonlyMap<string, string> {
  const short = (id: string): string => shortNames[id] ?? id;
  return new Map(
    view.pieces.map(({ id, space, left }) => [space, left > 1 ? `${short(id)}/${left}` : short(id)]),
  );
}

/** Names that would not fit their space. */
const shortNames: Readonly<Record<string, string>> = {
  RedQueen: 'RQ',
  PurpleQueen: 'PQ',
  Panaka: 'CP',
  QuiGon: 'QG',
  ObiWan: 'OW',
  Maul: 'DM',
};

/** An empty space by what it is: `=` shield, `w` window, `s` Staging Zone, `/` stairs, `o` pillar, `^` throne. */
function groundOf(space: number): string {
  const { terrain, zone, window, staging } = at(spaces, space);
  if (terrain !== 'floor') return { stairs: '/', pillar: 'o', throne: '^' }[terrain];
  return zone === 'shield' ? '=' : window ? 'w' : staging ? 's' : '.';
}

/** One floor, or the plains: a line a row, odd rows half a space further right. */
function levelLines(view: NabooView, level: number, rows: number, cols: number): string[] {
  const there = marks(view);
  return Array.from({ length: rows }, (_, row) => {
    const line = Array.from({ length: cols }, (_, col) => {
      const space = spaceAt(level, row, col);
      const mark = space === undefined ? '#' : (there.get(spaceId(space)) ?? groundOf(space));
      return mark.padEnd(cell);
    });
    return `${String(row).padEnd(3)}${row % 2 === 0 ? '' : ' '.repeat(cell / 2)}${line.join('')}`.trimEnd();
  });
}

function coreLine(view: NabooView, words: BoardWords): string {
  const there = view.pieces.filter(({ space }) => space.startsWith('gc'));
  const told = there.map(({ id, space, left }) => words.inCore(id, space, left));
  return `${words.core}: ${told.join(', ') || words.empty}.`;
}

function trackLines(view: NabooView, words: BoardWords): string[] {
  return grids.map(({ id, printed }, grid) => {
    const row = slots.map((slot) => (printed.includes(slot) ? 'x' : slot)).join(' ');
    const stack = (view.stacks[grid] ?? []).map((card) => {
      const found = starfighters.find((each) => each.id === card);
      return words.card(card, found?.dice ?? 0, (found?.printed ?? []).join(' '));
    });
    const anakin = view.anakin === grid ? '  <- Anakin' : '';
    return `  ${id}: ${row}${stack.length > 0 ? `  ${words.under} ${stack.join(', ')}` : ''}${anakin}`;
  });
}

function cardLines(view: NabooView, words: BoardWords): string[] {
  const seats = view.hands.flatMap(({ count, cards }, seat) => {
    const pile = view.piles[seat];
    const waiting = view.bonus[seat]?.length ?? 0;
    const facts = [
      words.hand(count),
      words.planned(pile?.planned ?? 0, pile?.blind.length ?? 0),
      ...(waiting > 0 ? [words.waiting(waiting, view.phase === 'plan')] : []),
      ...(view.planned[seat] && view.phase === 'plan' ? [words.hasPlanned] : []),
    ];
    return [
      `${words.seat(view, seat)}: ${facts.join(', ')}.`,
      ...(cards ?? []).map((id) => `  ${words.handMark} ${id} ${words.cardName(id)}`),
      ...(pile?.cards ?? []).map((id) => `  ${words.planMark} ${id} ${words.cardName(id)}`),
    ];
  });
  const piles = decks.map(({ id }, deck) =>
    words.deck(id, view.decks[deck] ?? 0, view.discards[deck]?.length ?? 0),
  );
  return [...seats, ...piles];
}

/** The lines of the board. */
export function boardLines(view: NabooView, words: BoardWords): readonly string[] {
  const throne = `${view.throneRoom > 0 ? '+' : ''}${view.throneRoom}`;
  const real = view.real === null ? '' : words.real(view.real === 'redQueen');
  const [plains, third, second, first] = words.levels;
  return [
    words.round(view.round, words.seat(view, view.lead), view.shield),
    `${words.palace(view.palacePieces, throne, view.pool)}${real}`,
    plains,
    ...levelLines(view, -1, 8, 11),
    third,
    ...levelLines(view, 3, 7, 10),
    second,
    ...levelLines(view, 2, 7, 10),
    first,
    ...levelLines(view, 1, 7, 16),
    coreLine(view, words),
    words.space(view.anakin, view.starfighters),
    ...trackLines(view, words),
    ...cardLines(view, words),
  ];
}
