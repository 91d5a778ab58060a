import { decks } from '../data/cards.ts';
import { spaceAt, spaceId } from '../data/spaces.ts';
import { grids, slots, starfighters } from '../data/track.ts';
import type { NabooView } from '../view.ts';
import { seatName } from './events.ts';
import { card, deckNames } from './names.ts';

/* The whole position as lines of text. */

const cell = 8;

/** What stands on a space: its id without what its place says already. */
function marks(view: NabooView): ReadonlyMap<string, string> {
  return new Map(view.pieces.map(({ id, space, left }) => [space, left > 1 ? `${id}/${left}` : id]));
}

/** One floor, or the plains: a line a row, odd rows half a space further right. */
function levelLines(view: NabooView, level: number, rows: number, cols: number): string[] {
  const there = marks(view);
  return Array.from({ length: rows }, (_, row) => {
    const line = Array.from({ length: cols }, (_, col) => {
      const space = spaceAt(level, row, col);
      const mark = space === undefined ? '#' : (there.get(spaceId(space)) ?? '.');
      return mark.padEnd(cell);
    });
    return `${String(row).padEnd(3)}${row % 2 === 0 ? '' : ' '.repeat(cell / 2)}${line.join('')}`.trimEnd();
  });
}

function coreLine(view: NabooView): string {
  const there = view.pieces.filter(({ space }) => space.startsWith('gc'));
  return `Core: ${there.map(({ id, space, left }) => `${id} on ${space} (${left} left)`).join(', ') || 'empty'}.`;
}

function trackLines(view: NabooView): string[] {
  return grids.map(({ id, printed }, grid) => {
    const row = slots.map((slot) => (printed.includes(slot) ? 'x' : slot)).join(' ');
    const stack = (view.stacks[grid] ?? []).map((card) => {
      const { dice, printed: blocked } = starfighters.find((each) => each.id === card) ?? {
        dice: 0,
        printed: [],
      };
      return `${card} (${dice} dice, x at ${blocked.join(' ')})`;
    });
    const anakin = view.anakin === grid ? '  <- Anakin' : '';
    return `  ${id}: ${row}${stack.length > 0 ? `  under ${stack.join(', ')}` : ''}${anakin}`;
  });
}

function cardLines(view: NabooView): string[] {
  const seats = view.hands.flatMap(({ count, cards }, seat) => {
    const pile = view.piles[seat];
    const blind = pile?.blind.length ?? 0;
    const waiting = view.bonus[seat]?.length ?? 0;
    const facts = [
      `${count} in hand`,
      `${pile?.planned ?? 0} planned${blind > 0 ? ` + ${blind} bonus` : ''}`,
      ...(waiting > 0 ? [`${waiting} bonus for the next round`] : []),
      ...(view.planned[seat] && view.phase === 'plan' ? ['has planned'] : []),
    ];
    return [
      `${seatName(view, seat)}: ${facts.join(', ')}.`,
      ...(cards ?? []).map((id) => `  hand ${id} ${card(id)}`),
      ...(pile?.cards ?? []).map((id) => `  plan ${id} ${card(id)}`),
    ];
  });
  const piles = decks.map(
    ({ id }, deck) => `${deckNames[id]}: ${view.decks[deck]} left, ${view.discards[deck]?.length} discarded.`,
  );
  return [...seats, ...piles];
}

/** The lines of the board. */
export function boardLines(view: NabooView): readonly string[] {
  const real =
    view.real === null ? '' : ` The real queen is the ${view.real === 'redQueen' ? 'Red' : 'Purple'} Queen.`;
  return [
    `Round ${view.round}. ${seatName(view, view.lead)} has the Go First marker. The shield is ${view.shield ? 'up' : 'down'}.`,
    `Naboo palace pieces: ${view.palacePieces}. Throne room: ${view.throneRoom > 0 ? '+' : ''}${view.throneRoom}. Droid pool: ${view.pool.join(' and ')}.${real}`,
    'The plains:',
    ...levelLines(view, -1, 8, 11),
    'Third floor (throne room west):',
    ...levelLines(view, 3, 7, 10),
    'Second floor:',
    ...levelLines(view, 2, 7, 10),
    'First floor and courtyard:',
    ...levelLines(view, 1, 7, 16),
    coreLine(view),
    `Space: Anakin is on ${view.anakin} of 5; ${view.starfighters} Starfighter cards face down.`,
    ...trackLines(view),
    ...cardLines(view),
  ];
}
