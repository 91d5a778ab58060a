import { type CardData, empireCards, type Order, rebelCards } from './cards.ts';
import type { Side } from './ships.ts';

/** The kinds of card of a side; a card in a state is its place in this list. */
export function kindsOf(side: Side): readonly CardData[] {
  return side === 'rebel' ? rebelCards : empireCards;
}

/** The kind of a card; asked at every turn (see `shipData`). */
function kindOf(side: Side, card: number): CardData {
  return kindsOf(side)[card] as CardData;
}

/** The id of a card. */
export function cardId(side: Side, card: number): string {
  return kindOf(side, card).id;
}

const cardsById = new Map(
  [rebelCards, empireCards].flatMap((kinds) => kinds.map(({ id }, card) => [id, card] as const)),
);

/** The card of an id within its side, or -1 for a word that names none. */
export function cardOf(id: string): number {
  return cardsById.get(id) ?? -1;
}

/** The orders printed on a card. */
export function ordersOn(side: Side, card: number): readonly Order[] {
  return kindOf(side, card).orders;
}

const decks: Readonly<Record<Side, readonly number[]>> = { rebel: deckOf('rebel'), empire: deckOf('empire') };

function deckOf(side: Side): number[] {
  return kindsOf(side).flatMap(({ count }, card) => new Array<number>(count).fill(card));
}

/** END-COMP-13, END-COMP-14: a whole deck of 30, unshuffled. */
export function wholeDeck(side: Side): number[] {
  return decks[side].slice();
}
