import type { Target } from '@holoboard/kernel';
import { type ShipType, ships } from '../data/ships.ts';
import type { EndorAction } from '../state.ts';
import type { EndorView, Ships } from '../view.ts';
import { type Names, names, placeName } from './names.ts';
import { cardOrders } from './text-board.ts';

/** What the things to point at are called. */
interface LabelWords {
  readonly names: Names;
  readonly from: (place: string, ships: number) => string;
  readonly to: (place: string) => string;
  readonly count: (count: number) => string;
  readonly attack: (place: string) => string;
  readonly attackFrom: (place: string, dice: number) => string;
  readonly fire: (place: string) => string;
  readonly troopers: (count: number) => string;
  readonly hit: (name: string, hitOn: number) => string;
  readonly confirmPlan: string;
  readonly confirmHits: string;
}

const english: LabelWords = {
  names: names.en,
  from: (place, ships) => `${place}: ${ships}`,
  to: (place) => `To ${place}`,
  count: (count) => `Move ${count}`,
  attack: (place) => `Attack ${place}`,
  attackFrom: (place, dice) => `From ${place}: ${dice === 1 ? '1 die' : `${dice} dice`}`,
  fire: (place) => `Fire at ${place}`,
  troopers: (count) => (count === 1 ? 'Place 1 Stormtrooper' : `Place ${count} Stormtroopers`),
  hit: (name, hitOn) => `${name} (${hitOn}+)`,
  confirmPlan: 'Lay the pile down',
  confirmHits: 'Hit these',
};

const german: LabelWords = {
  names: names.de,
  from: (place, ships) => `${place}: ${ships}`,
  to: (place) => `Nach ${place}`,
  count: (count) => `Anzahl ${count}`,
  attack: (place) => `Angriff auf ${place}`,
  attackFrom: (place, dice) => `Aus ${place}: ${dice === 1 ? '1 Würfel' : `${dice} Würfel`}`,
  fire: (place) => `Feuer auf ${place}`,
  troopers: (count) => (count === 1 ? 'Stelle 1 Sturmtruppler auf' : `Stelle ${count} Sturmtruppler auf`),
  hit: (name, hitOn) => `${name} (ab ${hitOn})`,
  confirmPlan: 'Stapel hinlegen',
  confirmHits: 'Diese treffen',
};

const languages = { en: english, de: german };

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

function moveLabel(view: EndorView, place: string, moves: readonly Move[], words: LabelWords): string {
  const name = placeName(words.names, place);
  if (!isOrigin(place, moves)) return words.to(name);
  return words.from(name, countAt(view, place, view.order as ShipType));
}

function attackLabel(view: EndorView, place: string, attacks: readonly Attack[], words: LabelWords): string {
  const name = placeName(words.names, place);
  return attacks.every(({ at }) => at === place)
    ? words.attack(name)
    : words.attackFrom(name, diceAt(view, place, view.order as ShipType));
}

function placeLabel(
  view: EndorView,
  place: string,
  actions: readonly EndorAction[],
  words: LabelWords,
): string | null {
  switch (actions[0]?.type) {
    case 'move':
      return moveLabel(view, place, actions as readonly Move[], words);
    case 'attack':
      return attackLabel(view, place, actions as readonly Attack[], words);
    case 'fire':
      return words.fire(placeName(words.names, place));
    default:
      return null;
  }
}

/** One ship of a type; the special ships without their article. */
export function shipName({ ships: called, short }: Names, type: ShipType): string {
  return type === 'falcon' || type === 'executor' ? short[type] : called[type][0];
}

/** Whether the order is for a ship that there is only one of: where it comes from needs no word. */
export function isAlone({ order }: EndorView): boolean {
  return order === 'falcon' || order === 'executor';
}

/** The name after the colon: `place:m1` is about m1. */
export function nameIn(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

/** What pointing at a target is called; nothing where the words of its action say it best. */
export function labelIn(
  language: keyof typeof languages,
  view: EndorView,
  { id, actions }: Target<EndorAction>,
): string | null {
  const words = languages[language];
  const name = nameIn(id);
  switch (id.split(':')[0]) {
    case 'place':
      return placeLabel(view, name, actions, words);
    case 'card':
      return cardOrders(words.names, name);
    case 'count':
      return words.count(Number(name));
    case 'troopers':
      return words.troopers(Number(name));
    case 'order':
      return words.names.orders[name as keyof Names['orders']];
    case '+ship':
      return words.hit(shipName(words.names, name as ShipType), hitOn(name as ShipType));
    case 'done':
      return view.phase === 'plan' ? words.confirmPlan : words.confirmHits;
    default:
      return null;
  }
}
