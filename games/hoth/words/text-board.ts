import { at } from '@holoboard/kernel';
import { commanders, puzzle } from '../data/components.ts';
import { type Space, spaceAt, stageOf } from '../data/graph.ts';
import { asteroidFields, keySpaces, repairStations, slides } from '../data/marks.ts';
import { spaces } from '../data/spaces.ts';
import { type Zone, zones } from '../data/zones.ts';
import { type Gate, type Gates, gatesNow } from '../phases/vader-move.ts';
import { type HothView, redeal } from '../view.ts';

/*
 * The board as text. Each zone is a strip of its spaces in flying order:
 *   .  plain   #  asteroids   +  repair station   R  red   Y  slide from here   y  end of a slide   T  TIE symbol
 * with the markers standing on it in the lines below, under their spaces.
 */

const symbols = new Map<string, string>([
  ...slides.map(({ from }) => [from, 'Y'] as const),
  ...slides.map(({ to }) => [to, 'y'] as const),
  ...asteroidFields.flatMap((field) => field.spaces.map((space) => [space, '#'] as const)),
  ...repairStations.map(({ space }) => [space, '+'] as const),
  [keySpaces.redStart, 'R'],
  [keySpaces.redFinal, 'R'],
  [keySpaces.tieSymbol, 'T'],
]);

/** What a language says on the board. */
export interface BoardWords {
  commander(seat: number): string;
  spaceName(id: string): string;
  /** The names of the strips, at most 11 characters. */
  readonly rows: Readonly<Record<Zone, string>>;
  readonly legend: string;
  turn(turn: number): string;
  readonly resigned: string;
  readonly forceCard: string;
  throttles(count: number): string;
  orders(cards: readonly number[]): string;
  /** What Vader may do at each junction. */
  readonly gates: Readonly<Record<keyof Gates, Readonly<Record<Gate, string>>>>;
  readonly forceBeside: string;
}

const nameWidth = 12;

/** Order cards stand under the place of their owner. */
const ordersIndent = 26;

/** Markers by space: the letters of the Rebels, and a star for Vader. */
function markersOn(view: HothView): Map<Space, string[]> {
  const markers = new Map<Space, string[]>();
  const put = (id: string, letter: string): void => {
    const space = spaceAt(id);
    markers.set(space, [...(markers.get(space) ?? []), letter]);
  };
  view.rebels.forEach(({ space }, seat) => {
    if (space !== null) put(space, commanders[seat]?.letter ?? '?');
  });
  put(view.vader, '*');
  return markers;
}

/** The strip of one zone, and under it as many lines of markers as its fullest space needs. */
function zoneLines(zone: Zone, name: string, markers: ReadonlyMap<Space, readonly string[]>): string[] {
  const here = spaces.flatMap((space, index) => (space.zone === zone ? [index] : []));
  const strip = here.map((space) => symbols.get(spaces[space]?.id ?? '') ?? '.').join(' ');
  const lines = [name.padEnd(nameWidth) + (here.length === 1 ? 'o' : strip)];
  const depth = Math.max(...here.map((space) => markers.get(space)?.length ?? 0));
  for (let row = 0; row < depth; row++)
    lines.push(
      (' '.repeat(nameWidth) + here.map((space) => markers.get(space)?.[row] ?? ' ').join(' ')).trimEnd(),
    );
  return lines;
}

/** What Vader may do at the next junction; nothing once he is at Dantooine. */
function gateLine(view: HothView, words: BoardWords['gates']): string[] {
  const gates = gatesNow(redeal(view));
  const stage = stageOf[spaceAt(view.vader)];
  if (stage === 2) return [];
  const gate = stage === 1 ? 'dantooine' : 'hyperspace';
  return [words[gate][gates[gate]]];
}

/** The line of a seat: whose turn it is, who it is, the ship and where it is; and one of its order cards. */
function seatLines(view: HothView, seat: number, words: BoardWords): string[] {
  const { space, pieces } = at(view.rebels, seat);
  const mark = view.active === seat && view.winner === null ? '>' : ' ';
  const ship = '■'.repeat(pieces) + '□'.repeat(puzzle.wholePieces - pieces);
  const extras = [
    view.force === seat ? words.forceCard : '',
    view.throttles.length ? words.throttles(view.throttles[seat] ?? 0) : '',
  ].filter(Boolean);
  const place = space === null ? words.resigned : words.spaceName(space);
  const cards = view.orders[seat];
  return [
    `${mark} ${commanders[seat]?.letter} ${words.commander(seat).padEnd(14)} ${ship}  ${[place, ...extras].join(', ')}`,
    ...(cards ? [' '.repeat(ordersIndent) + words.orders(cards)] : []),
  ];
}

/** The whole position as lines of at most 84 characters. */
export function boardLines(view: HothView, words: BoardWords): string[] {
  const markers = markersOn(view);
  return [
    words.turn(view.turn),
    ...zones.flatMap(({ zone }) => zoneLines(zone, words.rows[zone], markers)),
    words.legend,
    ...view.rebels.flatMap((_, seat) => seatLines(view, seat, words)),
    `  * ${'Darth Vader'.padEnd(14)} ${words.spaceName(view.vader)}`,
    ...gateLine(view, words.gates),
    ...(view.force === null ? [words.forceBeside] : []),
  ];
}
