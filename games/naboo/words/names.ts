import { at } from '@holoboard/kernel';
import { actions, cardOf, cards, type DeckId, type Effect } from '../data/cards.ts';
import { spaceOf, spaces } from '../data/spaces.ts';
import { startingPieces } from '../data/start.ts';
import { type Side, type UnitId, units } from '../data/units.ts';

export const sideNames: Readonly<Record<Side, string>> = {
  naboo: 'Naboo',
  tradeFederation: 'Trade Federation',
};

export const deckNames: Readonly<Record<DeckId, string>> = {
  nabooBattlefield: 'Naboo Battlefield deck',
  nabooPalace: 'Naboo Theed Palace deck',
  tradeBattlefield: 'Trade Federation Battlefield deck',
  tradePalace: 'Trade Federation Theed Palace deck',
};

/** One, and several. */
const unitNames: Readonly<Record<UnitId, readonly [one: string, more: string]>> = {
  gungan: ['Gungan group', 'Gungan groups'],
  kaadu: ['Kaadu group', 'Kaadu groups'],
  catapult: ['Catapult', 'Catapults'],
  fambaa: ['Fambaa', 'Fambaas'],
  battleDroidGroup: ['Battle Droid group', 'Battle Droid groups'],
  destroyerDroidGroup: ['Destroyer Droid group', 'Destroyer Droid groups'],
  aat: ['AAT', 'AATs'],
  mtt: ['MTT', 'MTTs'],
  palaceGuard: ['Palace Guard', 'Palace Guards'],
  redQueen: ['the Red Queen', 'Red Queens'],
  purpleQueen: ['the Purple Queen', 'Purple Queens'],
  captainPanaka: ['Captain Panaka', 'Panakas'],
  quiGon: ['Qui-Gon', 'Qui-Gons'],
  obiWan: ['Obi-Wan', 'Obi-Wans'],
  darthMaul: ['Darth Maul', 'Mauls'],
  battleDroid: ['Battle Droid', 'Battle Droids'],
  destroyerDroid: ['Destroyer Droid', 'Destroyer Droids'],
  viceroy: ['Viceroy', 'Viceroys'],
};

/** Units of which there is one, called by name alone. */
const single = new Set<UnitId>(['redQueen', 'purpleQueen', 'captainPanaka', 'quiGon', 'obiWan', 'darthMaul']);

/** Whether there is only one of a unit, called by name alone. */
export function isSingle(unit: UnitId): boolean {
  return single.has(unit);
}

const prefixes: Readonly<Record<string, UnitId>> = {
  BD: 'battleDroidGroup',
  DD: 'destroyerDroidGroup',
  PBD: 'battleDroid',
  PDD: 'destroyerDroid',
};

/** The unit a piece of that id is. */
export function unitOfId(id: string): UnitId {
  const start = startingPieces.find((piece) => piece.id === id);
  return start ? at(units, start.unit).id : (prefixes[id.split('-')[0] ?? ''] ?? 'battleDroid');
}

/** A piece in words: `Battle Droid group BD3`, `AAT 2`, `Darth Maul`. */
export function piece(id: string): string {
  const unit = unitOfId(id);
  return single.has(unit) ? unitNames[unit][0] : numbered(unitNames[unit][0], id);
}

/** A name with the id of one of its pieces; what the id only says again is left out. */
export function numbered(name: string, id: string): string {
  return `${name} ${id.startsWith(name) ? id.slice(name.length) : id}`;
}

/** Whether a piece is somebody, and falls, or something that is destroyed. */
export function isSomebody(id: string): boolean {
  const unit = unitOfId(id);
  return single.has(unit) || unit === 'palaceGuard';
}

const areas: Readonly<Record<string, string>> = {
  bf: 'the plains',
  f1: 'the first floor',
  f2: 'the second floor',
  f3: 'the third floor',
  gb: 'the courtyard',
  gc: 'the core',
};

/** A space in words: its id says where it is. */
export function space(id: string): string {
  const number = spaceOf(id);
  const room = number === undefined ? '' : at(spaces, number).room;
  const area = room === 'throneRoom' ? 'the throne room' : areas[id.slice(0, 2)];
  return area === undefined ? id : `${id} (${area})`;
}

/** A list as a person says it. */
export function list(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** A number of things. */
export function some(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function unitText(unit: UnitId, count: number): string {
  if (single.has(unit)) return unitNames[unit][0];
  return `${count} ${unitNames[unit][count === 1 ? 0 : 1]}`;
}

/** Units of an action, still to be used. */
export function unitsText(action: string, counts: readonly number[]): string {
  const effect = actions.find(({ id }) => id === action)?.effect;
  if (effect?.type !== 'activate') return 'units';
  const left = effect.units.flatMap(({ unit }, i) =>
    (counts[i] ?? 0) > 0 ? [unitText(unit, counts[i] ?? 0)] : [],
  );
  return list(left) || 'nothing more';
}

/** What an action of a card does. */
function effectText(effect: Effect): string {
  switch (effect.type) {
    case 'activate': {
      const who = list(effect.units.map(({ unit, count }) => unitText(unit, count)));
      if (effect.ledge) return `${who}, along the window ledges`;
      if (effect.attackTwice) return `${who} attacks twice (6 dice)`;
      return effect.guardMove === undefined ? who : `${who} (guards move up to ${effect.guardMove})`;
    }
    case 'moveAnakin':
      return 'Anakin tries to move one space';
    case 'drawAndPlay': {
      const theatre = effect.deck.endsWith('Palace') ? 'Theed Palace' : 'Battlefield';
      return effect.cards === 1
        ? `draw a ${theatre} card and play it`
        : `draw a ${theatre} card and play it, then another`;
    }
    case 'drawStarfighter':
      return 'draw a Starfighter card and deploy it';
    case 'moveToPalace':
      return `move ${effect.most} ${unitNames[effect.droid][1]} of one group to the palace`;
    case 'activateDroids':
      return `activate up to ${effect.most} ${unitNames[effect.droid][1]} next to an MTT`;
    case 'recover':
      return `${unitNames[effect.unit][0]} recovers up to ${effect.amount} damage`;
  }
}

/** What an action of a card does, by its id. */
export function cardAction(id: string): string {
  const action = actions.find((each) => each.id === id);
  return action ? effectText(action.effect) : id;
}

/** A card by its title, or by its actions, which are then its name. */
export function card(id: string): string {
  const kind = cardOf(id);
  if (kind === undefined) return id;
  const { title, actions: printed } = at(cards, kind);
  return `“${title ?? printed.map(({ effect }) => effectText(effect)).join(' / ')}”`;
}

/** Whether a card has a title of its own, and is not called by what it does. */
export function isTitled(id: string): boolean {
  const kind = cardOf(id);
  return kind !== undefined && at(cards, kind).title !== null;
}

/** The first letter as a capital. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a grid or a Starfighter card is called. */
export function grid(id: string): string {
  return id.startsWith('sf') ? `Starfighter card ${id.slice(3)}` : `grid ${id.slice(5)}`;
}
