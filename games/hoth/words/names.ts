import { at } from '@holoboard/kernel';
import { spaceAt, zoneOf } from '../data/graph.ts';
import { asteroidFields, keySpaces, repairStations } from '../data/marks.ts';
import type { Zone } from '../data/zones.ts';

/** What a language calls the parts of the board; repair stations have names of their own. */
export interface PlaceNames {
  readonly zones: Readonly<Record<Zone, string>>;
  readonly marks: Readonly<Record<'tie' | 'red' | 'asteroids', string>>;
}

/** A space in words: 'hyperspace 9 (Station Aurek)'. */
export function placeName({ zones, marks }: PlaceNames, id: string): string {
  const zone = zones[at(zoneOf, spaceAt(id))];
  if (id === keySpaces.rebelStart || id === keySpaces.goal) return zone;
  const plain = `${zone} ${Number(id.slice(id.lastIndexOf('-') + 1))}`;
  const mark = markOf(id, marks);
  return mark ? `${plain} (${mark})` : plain;
}

function markOf(id: string, marks: PlaceNames['marks']): string | undefined {
  if (id === keySpaces.tieSymbol) return marks.tie;
  if (id === keySpaces.redStart || id === keySpaces.redFinal) return marks.red;
  const station = repairStations.find(({ space }) => space === id);
  if (station) return station.name;
  return isAmongAsteroids(id) ? marks.asteroids : undefined;
}

/** Whether a space lies in an asteroid field. */
export function isAmongAsteroids(id: string | null | undefined): boolean {
  return asteroidFields.some((field) => field.spaces.includes(id ?? ''));
}
