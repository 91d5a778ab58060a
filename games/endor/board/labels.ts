import type { Target } from '@holoboard/kernel';
import { type ShipType, ships } from '../data/ships.ts';
import type { EndorAction } from '../state.ts';
import type { EndorView, Ships } from '../view.ts';
import { placeName } from '../words/names.ts';
import { nameIn } from './attempt.ts';
import { type BoardWords, boardWords } from './words.ts';

/** The ships of a type at a sector or on a fleet marker. */
function countAt(view: EndorView, place: string, type: ShipType): number {
  const marker = view.markers.find(({ id }) => id === place);
  const there: Ships | undefined = marker ? marker.fighters : view.ships[place];
  return there?.[type] ?? 0;
}

/** The dice that ships of a type would roll out of a sector, if all of them may. */
export function diceAt(view: EndorView, sector: string, type: ShipType): number {
  const each = ships.find((ship) => ship.type === type)?.dice ?? 0;
  return Math.min(5, countAt(view, sector, type) * each);
}

/** The number that hits a ship. */
export function hitOn(type: ShipType): number {
  return ships.find((ship) => ship.type === type)?.hitOn ?? 0;
}

type Move = EndorAction & { readonly type: 'move' };
type Attack = EndorAction & { readonly type: 'attack' };

/** Whether a place is where a move begins, by the moves that go on from it. */
function isOrigin(place: string, actions: readonly EndorAction[]): boolean {
  return actions.every((action) => action.type === 'move' && action.from === place);
}

function moveLabel(view: EndorView, place: string, moves: readonly Move[], words: BoardWords): string {
  const name = placeName(words.names, place);
  if (!isOrigin(place, moves)) return words.label.to(name);
  return words.label.from(name, countAt(view, place, view.order as ShipType));
}

function attackLabel(view: EndorView, place: string, attacks: readonly Attack[], words: BoardWords): string {
  const name = placeName(words.names, place);
  return attacks.every(({ at }) => at === place)
    ? words.label.attack(name)
    : words.label.attackFrom(name, diceAt(view, place, view.order as ShipType));
}

function placeLabel(
  view: EndorView,
  place: string,
  actions: readonly EndorAction[],
  words: BoardWords,
): string | null {
  switch (actions[0]?.type) {
    case 'move':
      return moveLabel(view, place, actions as readonly Move[], words);
    case 'attack':
      return attackLabel(view, place, actions as readonly Attack[], words);
    case 'fire':
      return words.label.fire(placeName(words.names, place));
    default:
      return null;
  }
}

/** One ship of a type; the special ships without their article. */
export function shipName(words: BoardWords, type: ShipType): string {
  return type === 'falcon' || type === 'executor' ? words[type] : words.names.ships[type][0];
}

/** What pointing at a target is called; nothing where the words of its action say it best. */
export function label(
  view: EndorView,
  { id, actions }: Target<EndorAction>,
  _picked: readonly string[],
  language: string,
): string | null {
  const words = boardWords(language);
  const name = nameIn(id);
  switch (id.split(':')[0]) {
    case 'place':
      return placeLabel(view, name, actions, words);
    case 'count':
      return words.label.count(Number(name));
    case 'troopers':
      return words.label.troopers(Number(name));
    case 'order':
      return words.names.orders[name as keyof BoardWords['orders']];
    case '+ship':
      return words.label.hit(shipName(words, name as ShipType), hitOn(name as ShipType));
    case 'done':
      return view.phase === 'plan' ? words.label.confirmPlan : words.label.confirmHits;
    default:
      return null;
  }
}
