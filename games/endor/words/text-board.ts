import { at } from '@holoboard/kernel';
import { markers, type SectorData, sectors } from '../data/board.ts';
import { cardOf, kindsOf } from '../data/deck.ts';
import { numbers, shieldTracks } from '../data/numbers.ts';
import { sideOf, sides } from '../data/seats.ts';
import type { ShipType, Side } from '../data/ships.ts';
import { shipTypes } from '../data/space.ts';
import type { EndorView, Ships } from '../view.ts';
import type { Names } from './names.ts';

/*
 * The board as text, at most 80 characters wide: a table of the sectors by ring with their ships and neighbours, the fleet
 * markers, the track on Endor as a strip (T the Strike Team, s Stormtroopers), the four hit tracks, the cards, and the card
 * that is being played.
 */

/** What a language says on the board. */
export interface BoardWords {
  readonly names: Names;
  seat(view: EndorView, seat: number): string;
  round(round: number, shieldDown: boolean): string;
  readonly columns: readonly [sector: string, ships: string, touches: string];
  readonly rings: Readonly<Record<SectorData['ring'], string>>;
  readonly markers: string;
  readonly destroyed: string;
  readonly empty: string;
  team(space: number, last: number): string;
  troopers(spaces: readonly number[], supply: number): string;
  /** Hits left in the special ships, and the Reserve. */
  ships(view: EndorView): string;
  lost(ships: string): string;
  duel(view: EndorView): string;
  deck(side: Side, deck: number, discards: number): string;
  outside(side: Side): string;
  hand(count: number): string;
  pile(planned: number, bonus: number, older: number): string;
  readonly hasPlanned: string;
  playing(card: string): string;
  order(order: string): string;
  moved(ships: number, sector: string): string;
  origins(places: readonly string[]): string;
  readonly deployed: string;
  attack(from: string, target: string): string;
  aimed(target: string): string;
  dice(dice: readonly number[]): string;
  won(view: EndorView): string;
}

const width = 80;

/** A heading and items after it, broken into as many lines as they need. */
function wrapped(heading: string, items: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  let line = heading;
  for (const item of items) {
    if (line.length + 1 + item.length > width) {
      lines.push(line);
      line = indent + item;
    } else line = line === '' ? item : `${line} ${item}`;
  }
  return [...lines, line];
}

/** Ships as short as a table needs them: '5 X, 4 Y, Falcon'. */
function shipsText(group: Ships | undefined, names: Names): string {
  const there = shipTypes.filter((type) => (group?.[type] ?? 0) > 0);
  const text = (type: ShipType): string =>
    type === 'falcon' || type === 'executor' ? names.short[type] : `${group?.[type]} ${names.short[type]}`;
  return there.length > 0 ? there.map(text).join(', ') : '-';
}

const rings: readonly SectorData['ring'][] = ['inner', 'middle', 'outer', 'centre'];

function ringLines(
  view: EndorView,
  ring: SectorData['ring'],
  { names, rings: titles }: BoardWords,
): string[] {
  // The inside of the Death Star is only worth a line when somebody is there.
  const shown = sectors.filter(
    (sector) => sector.ring === ring && (ring !== 'centre' || view.ships[sector.id]),
  );
  if (shown.length === 0) return [];
  const rows = shown.map(({ id, adjacent }) =>
    row(id, names.sectors[id] ?? '', shipsText(view.ships[id], names), adjacent.join(' ')),
  );
  return [titles[ring], ...rows];
}

function row(id: string, name: string, ships: string, last: string): string {
  return `  ${id.padEnd(3)}${name.padEnd(21)} ${ships.padEnd(31)} ${last}`.trimEnd();
}

function markerLines(view: EndorView, words: BoardWords): string[] {
  return [
    words.markers,
    ...view.markers.map(({ id, faceUp, fighters }, slot) => {
      const ships = shipsText(fighters, words.names);
      const state = !faceUp ? words.destroyed : ships === '-' ? words.empty : ships;
      return row(id, words.names.markers[id] ?? '', state, faceUp ? (markers[slot]?.adjacent ?? '') : '');
    }),
  ];
}

/** The track as a strip, and under it who stands where; space 0 is the start. */
function endorLines(view: EndorView, words: BoardWords): string[] {
  const track = shieldTracks[view.options.shieldTrack];
  const standing = ['.', ...track].map((_, space) =>
    space === view.team ? 'T' : view.troopers.includes(space) ? 's' : ' ',
  );
  return [
    words.team(view.team, track.length),
    `  ${['.', ...track].join(' ')}`,
    `  ${standing.join(' ')}`.trimEnd(),
    words.troopers(view.troopers, numbers.troopers - view.troopers.length),
  ];
}

/** A card by its orders: 'Y-wings / Luke Skywalker'. */
export function cardOrders(names: Names, id: string): string {
  const orders = sides
    .flatMap((side) => kindsOf(side)[cardOf(id)] ?? [])
    .find((card) => card.id === id)?.orders;
  return orders?.map((order) => names.orders[order]).join(' / ') ?? id;
}

/** A card by its id, which is what one types, and its orders: 'R06 (Y-wings / Luke Skywalker)'. */
function cardName(names: Names, id: string): string {
  return `${id} (${cardOrders(names, id)})`;
}

/** Cards by their orders, equal ones together: '2 × Falcon / Luke Skywalker;'. */
function cardsByKind(cards: readonly string[], names: Names): string[] {
  const kinds = [...new Set(cards.map((id) => cardOrders(names, id)))];
  return kinds.map((kind, i) => {
    const count = cards.filter((id) => cardOrders(names, id) === kind).length;
    return `${count > 1 ? `${count} × ` : ''}${kind}${i < kinds.length - 1 ? ';' : ''}`;
  });
}

function deckLines(view: EndorView, words: BoardWords): string[] {
  return sides.flatMap((side, index) => {
    const discards = at(view.discards, index);
    const outside = at(view.outside, index);
    return [
      ...wrapped(
        words.deck(side, at(view.decks, index), discards.length),
        cardsByKind(discards, words.names),
        '    ',
      ),
      ...(outside.length > 0 ? wrapped(words.outside(side), outside, '    ') : []),
    ];
  });
}

/** A seat's line, and its cards one a line as far as the viewer may see them. */
function seatLines(view: EndorView, seat: number, words: BoardWords): string[] {
  const hand = at(view.hands, seat);
  const pile = at(view.piles, seat);
  const asked = view.phase === 'plan' ? !view.planned[seat] : view.phase !== 'over' && view.active === seat;
  const parts = [words.hand(hand.count), words.pile(pile.planned, pile.bonus, pile.bonus - pile.freshBonus)];
  if (view.phase === 'plan' && view.planned[seat]) parts.push(words.hasPlanned);
  const shown = (mark: string, cards: readonly string[] | null): string[] =>
    (cards ?? []).map((card) => `    ${mark} ${cardName(words.names, card)}`);
  return [
    `${asked ? '>' : ' '} ${words.seat(view, seat)}: ${parts.join(', ')}`,
    ...shown('-', hand.cards),
    ...(pile.cards ?? []).flatMap((card, place) => shown(`${place + 1}.`, [card])),
    ...shown('*', view.hidden?.bonus[seat] ?? null),
  ];
}

/** The card that is being played, and how far its order has come. */
function turnLines(view: EndorView, words: BoardWords): string[] {
  if (view.card === null) return [];
  const side = words.seat(view, view.active);
  const parts: string[] = [];
  if (view.order) parts.push(words.order(words.names.orders[view.order]));
  for (const { sector, ships } of view.moved) parts.push(words.moved(ships, sector));
  if (view.origins.length > 0) parts.push(words.origins(view.origins));
  if (view.deployed) parts.push(words.deployed);
  if (view.from !== null && view.target !== null) parts.push(words.attack(view.from, view.target));
  else if (view.target !== null) parts.push(words.aimed(view.target));
  if (view.dice.length > 0) parts.push(words.dice(view.dice));
  return [
    `${side}: ${words.playing(cardName(words.names, view.card))}`,
    ...(parts.length > 0 ? wrapped(' ', parts, '  ') : []),
  ];
}

/** Everything the viewer may know of a position, as lines of at most 80 characters. */
export function boardLines(view: EndorView, words: BoardWords): string[] {
  const shieldDown = view.team >= shieldTracks[view.options.shieldTrack].length;
  const [sector, ships, touches] = words.columns;
  return [
    words.round(view.round, shieldDown),
    row('', sector, ships, touches),
    ...rings.flatMap((ring) => ringLines(view, ring, words)),
    ...markerLines(view, words),
    ...endorLines(view, words),
    words.ships(view),
    ...(Object.keys(view.lost).length > 0 ? [words.lost(shipsText(view.lost, words.names))] : []),
    words.duel(view),
    ...deckLines(view, words),
    ...view.hands.flatMap((_, seat) => seatLines(view, seat, words)),
    ...turnLines(view, words),
    ...(view.winner ? [words.won(view)] : []),
  ];
}

/** The side of a seat in a view. */
export function sideIn(view: EndorView, seat: number): Side {
  return sideOf(seat, view.hands.length);
}
