import { at } from '@holoboard/kernel';
import { actions, cardOf, cards, type DeckId, type Effect } from '../data/cards.ts';
import { spaceOf, spaces } from '../data/spaces.ts';
import type { Side, UnitId } from '../data/units.ts';
import { isSingle, numbered, unitOfId } from './names.ts';

export const sideNames: Readonly<Record<Side, string>> = {
  naboo: 'Naboo',
  tradeFederation: 'die Handelsföderation',
};

export const deckNames: Readonly<Record<DeckId, string>> = {
  nabooBattlefield: 'Schlachtfeld-Stapel von Naboo',
  nabooPalace: 'Palast-Stapel von Naboo',
  tradeBattlefield: 'Schlachtfeld-Stapel der Handelsföderation',
  tradePalace: 'Palast-Stapel der Handelsföderation',
};

/** One, and several. */
const unitNames: Readonly<Record<UnitId, readonly [one: string, more: string]>> = {
  gungan: ['Gungan-Gruppe', 'Gungan-Gruppen'],
  kaadu: ['Kaadu-Gruppe', 'Kaadu-Gruppen'],
  catapult: ['Katapult', 'Katapulte'],
  fambaa: ['Fambaa', 'Fambaas'],
  battleDroidGroup: ['Kampfdroiden-Gruppe', 'Kampfdroiden-Gruppen'],
  destroyerDroidGroup: ['Zerstörerdroiden-Gruppe', 'Zerstörerdroiden-Gruppen'],
  aat: ['AAT', 'AATs'],
  mtt: ['MTT', 'MTTs'],
  palaceGuard: ['Palastwache', 'Palastwachen'],
  redQueen: ['Rote Königin', 'Rote Königinnen'],
  purpleQueen: ['Violette Königin', 'Violette Königinnen'],
  captainPanaka: ['Captain Panaka', 'Panakas'],
  quiGon: ['Qui-Gon', 'Qui-Gons'],
  obiWan: ['Obi-Wan', 'Obi-Wans'],
  darthMaul: ['Darth Maul', 'Mauls'],
  battleDroid: ['Kampfdroide', 'Kampfdroiden'],
  destroyerDroid: ['Zerstörerdroide', 'Zerstörerdroiden'],
  viceroy: ['Vizekönig', 'Vizekönige'],
};

/** A piece in words: `Kampfdroiden-Gruppe BD3`, `AAT 2`, `Darth Maul`. */
export function piece(id: string): string {
  const unit = unitOfId(id);
  return isSingle(unit) ? unitNames[unit][0] : numbered(unitNames[unit][0], id);
}

const areas: Readonly<Record<string, string>> = {
  bf: 'Ebene',
  f1: 'erster Stock',
  f2: 'zweiter Stock',
  f3: 'dritter Stock',
  gb: 'Hof',
  gc: 'Reaktorkern',
};

/** A space in words: its id says where it is. */
export function space(id: string): string {
  const number = spaceOf(id);
  const room = number === undefined ? '' : at(spaces, number).room;
  const area = room === 'throneRoom' ? 'Thronsaal' : areas[id.slice(0, 2)];
  return area === undefined ? id : `${id} (${area})`;
}

/** A list as a person says it. */
export function list(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
}

/** A number of things. */
export function some(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}

function unitText(unit: UnitId, count: number): string {
  return isSingle(unit) ? unitNames[unit][0] : some(count, ...unitNames[unit]);
}

/** Units of an action, still to be used. */
export function unitsText(action: string, counts: readonly number[]): string {
  const effect = actions.find(({ id }) => id === action)?.effect;
  if (effect?.type !== 'activate') return 'Einheiten';
  const left = effect.units.flatMap(({ unit }, i) =>
    (counts[i] ?? 0) > 0 ? [unitText(unit, counts[i] ?? 0)] : [],
  );
  return list(left) || 'nichts mehr';
}

/** What an action of a card does. */
function effectText(effect: Effect): string {
  switch (effect.type) {
    case 'activate': {
      const who = list(effect.units.map(({ unit, count }) => unitText(unit, count)));
      if (effect.ledge) return `${who}, auch über die Fenstersimse`;
      if (effect.attackTwice) return `${who} greift zweimal an (6 Würfel)`;
      return effect.guardMove === undefined ? who : `${who} (Wachen ziehen bis zu ${effect.guardMove})`;
    }
    case 'moveAnakin':
      return 'Anakin versucht, ein Feld weiterzukommen';
    case 'drawAndPlay': {
      const theatre = effect.deck.endsWith('Palace') ? 'Palast' : 'Schlachtfeld';
      return effect.cards === 1
        ? `eine ${theatre}-Karte ziehen und spielen`
        : `eine ${theatre}-Karte ziehen und spielen, dann noch eine`;
    }
    case 'drawStarfighter':
      return 'eine Sternjäger-Karte ziehen und auslegen';
    case 'moveToPalace':
      return `${effect.most} ${unitNames[effect.droid][1]} einer Gruppe in den Palast schicken`;
    case 'activateDroids':
      return `bis zu ${effect.most} ${unitNames[effect.droid][1]} neben einem MTT aktivieren`;
    case 'recover':
      return `${unitNames[effect.unit][0]} erholt sich von bis zu ${effect.amount} Schaden`;
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
  const german = title === null ? undefined : titles[title];
  return `„${german ?? printed.map(({ effect }) => effectText(effect)).join(' / ')}“`;
}

const titles: Readonly<Record<string, string>> = {
  'Use the Force': 'Nutze die Macht',
  'Rush the Palace': 'Sturm auf den Palast',
  'Window Ledge Movement': 'Über die Fenstersimse',
  "Qui-Gon's Fury": 'Qui-Gons Zorn',
  "Obi-Wan's Vengeance": 'Obi-Wans Vergeltung',
  'Qui-Gon Recovers': 'Qui-Gon erholt sich',
  'The Dark Side': 'Die dunkle Seite',
  'Sith Fury': 'Zorn der Sith',
  'Maul Recovers': 'Maul erholt sich',
};

/** What a grid or a Starfighter card is called. */
export function grid(id: string): string {
  return id.startsWith('sf') ? `Sternjäger-Karte ${id.slice(3)}` : `Raster ${id.slice(5)}`;
}
