import type { Order } from '../data/cards.ts';
import type { ShipType } from '../data/ships.ts';
import { markerIds } from '../data/space.ts';

/** What a language calls the things of the game. */
export interface Names {
  /** Sectors by id, with `ds` for that of the Death Star. */
  readonly sectors: Readonly<Record<string, string>>;
  readonly markers: Readonly<Record<string, string>>;
  /** The Death Star as a target. */
  readonly deathStar: string;
  readonly orders: Readonly<Record<Order, string>>;
  /** One and several of a ship; the special ships with their article. */
  readonly ships: Readonly<Record<ShipType, readonly [one: string, many: string]>>;
  /** The same as short as a table needs it. */
  readonly short: Readonly<Record<ShipType, string>>;
}

/** A sector, a fleet marker or the Death Star in words, with its id: 'Port Trench (i1)'. */
export function placeName(names: Names, id: string): string {
  if (id === 'deathStar') return names.deathStar;
  const name = names.sectors[id] ?? names.markers[id];
  return name === undefined ? id : `${name} (${id})`;
}

/** Whether a place is a fleet marker's slot. */
export function isMarker(id: string): boolean {
  return markerIds.includes(id);
}

/** Some ships of a type: '3 X-wings', 'the Executor'. */
export function shipsOfType(names: Names, ship: ShipType, count: number): string {
  const [one, many] = names.ships[ship];
  if (ship === 'falcon' || ship === 'executor') return one;
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/** The first letter as a capital. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How many of each ship a list names, in the order of the list. */
export function counted(list: readonly ShipType[]): [ship: ShipType, count: number][] {
  const counts = new Map<ShipType, number>();
  for (const ship of list) counts.set(ship, (counts.get(ship) ?? 0) + 1);
  return [...counts];
}

/** A list as a person says it: 'a, b and c'. */
export function spoken(items: readonly (string | number)[], and: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

const english: Names = {
  sectors: {
    o1: 'Port Anchorage',
    o2: 'Port Vanguard',
    o3: 'Starboard Vanguard',
    o4: 'Starboard Anchorage',
    o5: 'Starboard Flank',
    o6: 'Sanctuary Reach',
    o7: 'Imperial Picket',
    o8: 'Executor Station',
    o9: 'Port Flank',
    m1: "Falcon's Run",
    m2: 'Spearhead',
    m3: 'Gold Lane',
    m4: 'Starboard Gap',
    m5: 'Scythe Line East',
    m6: 'Scythe Line West',
    m7: 'Port Gap',
    i1: 'Port Trench',
    i2: 'South Trench',
    i3: 'Starboard Trench',
    i4: 'Starboard Dish',
    i5: 'Superlaser Crown',
    i6: 'Port Dish',
    ds: 'inside the Death Star',
  },
  markers: {
    f1: 'Liberty',
    f2: 'Home One',
    f3: 'Redemption',
    f4: 'Defiance',
    f5: 'Independence',
    f6: 'Nautilian',
  },
  deathStar: 'the Death Star',
  orders: {
    xwing: 'X-wings',
    ywing: 'Y-wings',
    bwing: 'B-wings',
    falcon: 'Millennium Falcon',
    shieldAssault: 'Shield Assault',
    luke: 'Luke Skywalker',
    vaderRedeemed: 'Darth Vader Redeemed',
    tie: 'TIE fighters',
    executor: 'Executor',
    deathStar: 'Death Star',
    vader: 'Darth Vader',
    emperor: 'Emperor',
    shieldAmbush: 'Shield Ambush',
  },
  ships: {
    xwing: ['X-wing', 'X-wings'],
    ywing: ['Y-wing', 'Y-wings'],
    bwing: ['B-wing', 'B-wings'],
    falcon: ['the Millennium Falcon', 'the Millennium Falcon'],
    tie: ['TIE fighter', 'TIE fighters'],
    executor: ['the Executor', 'the Executor'],
  },
  short: { xwing: 'X', ywing: 'Y', bwing: 'B', falcon: 'Falcon', tie: 'TIE', executor: 'Executor' },
};

const german: Names = {
  sectors: {
    o1: 'Backbord-Reede',
    o2: 'Backbord-Vorhut',
    o3: 'Steuerbord-Vorhut',
    o4: 'Steuerbord-Reede',
    o5: 'Steuerbord-Flanke',
    o6: 'Waldmond-Bogen',
    o7: 'Vorpostenkette',
    o8: 'Executor-Posten',
    o9: 'Backbord-Flanke',
    m1: 'Falkenflug',
    m2: 'Speerspitze',
    m3: 'Goldgasse',
    m4: 'Steuerbord-Lücke',
    m5: 'Sensenlinie Ost',
    m6: 'Sensenlinie West',
    m7: 'Backbord-Lücke',
    i1: 'Backbord-Graben',
    i2: 'Südgraben',
    i3: 'Steuerbord-Graben',
    i4: 'Steuerbord-Schale',
    i5: 'Superlaser-Krone',
    i6: 'Backbord-Schale',
    ds: 'Inneres des Todessterns',
  },
  markers: {
    f1: 'Liberty',
    f2: 'Home One',
    f3: 'Redemption',
    f4: 'Defiance',
    f5: 'Independence',
    f6: 'Nautilian',
  },
  deathStar: 'Todesstern',
  orders: {
    xwing: 'X-Flügler',
    ywing: 'Y-Flügler',
    bwing: 'B-Flügler',
    falcon: 'Millennium Falke',
    shieldAssault: 'Schildangriff',
    luke: 'Luke Skywalker',
    vaderRedeemed: 'Vaders Läuterung',
    tie: 'TIE-Jäger',
    executor: 'Executor',
    deathStar: 'Todesstern',
    vader: 'Darth Vader',
    emperor: 'Imperator',
    shieldAmbush: 'Hinterhalt',
  },
  ships: {
    xwing: ['X-Flügler', 'X-Flügler'],
    ywing: ['Y-Flügler', 'Y-Flügler'],
    bwing: ['B-Flügler', 'B-Flügler'],
    falcon: ['der Millennium Falke', 'der Millennium Falke'],
    tie: ['TIE-Jäger', 'TIE-Jäger'],
    executor: ['die Executor', 'die Executor'],
  },
  short: { xwing: 'X', ywing: 'Y', bwing: 'B', falcon: 'Falke', tie: 'TIE', executor: 'Executor' },
};

/** Names by language. */
export const names = { en: english, de: german };
