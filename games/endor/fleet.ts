import type { Side } from './data/ships.ts';
import { markerIds, type Sector, sectorCount, sectorIds, shipCount, shipsOf, slotSector } from './space.ts';
import type { EndorState } from './state.ts';

/** How many ships of a type are in a sector. */
export function shipsAt(state: EndorState, sector: Sector, ship: number): number {
  return state.ships[sector * shipCount + ship] as number;
}

/** Adds ships to a sector, or takes them away. */
export function addShips(state: EndorState, sector: Sector, ship: number, count: number): void {
  state.ships[sector * shipCount + ship] = shipsAt(state, sector, ship) + count;
}

/** Whether a side has ships in a sector. END-RULING-36: the Reserve is not in it. */
export function holds(state: EndorState, side: Side, sector: Sector): boolean {
  for (const ship of shipsOf[side]) if (shipsAt(state, sector, ship) > 0) return true;
  return false;
}

/** How many fighters a marker carries. */
export function carriedOn(state: EndorState, slot: number): number {
  return (
    (state.carried[slot * 3] as number) +
    (state.carried[slot * 3 + 1] as number) +
    (state.carried[slot * 3 + 2] as number)
  );
}

/** Where the only ship of a type is, or -1. */
export function whereIs(state: EndorState, ship: number): Sector {
  for (let sector = 0; sector < sectorCount; sector++) if (shipsAt(state, sector, ship) > 0) return sector;
  return -1;
}

/** END-OBJ-05, END-END-02: every fighter in a sector or on a marker, and the Falcon. */
export function rebelShipsLeft(state: EndorState): number {
  let left = 0;
  for (let sector = 0; sector < sectorCount; sector++)
    for (const ship of shipsOf.rebel) left += shipsAt(state, sector, ship);
  for (const count of state.carried) left += count;
  return left;
}

/** Places beyond the sectors, as one number: slots from 100, the Death Star as a target 200. */
export const slotBase = 100;
export const deathStarTarget = 200;

/** The word for a place: a sector, a slot, or the Death Star. */
export function placeId(place: number): string {
  if (place === deathStarTarget) return 'deathStar';
  return (place >= slotBase ? markerIds[place - slotBase] : sectorIds[place]) as string;
}

const places = new Map<string, number>([
  ...sectorIds.map((id, sector) => [id, sector] as const),
  ...markerIds.map((id, slot) => [id, slotBase + slot] as const),
  ['deathStar', deathStarTarget],
]);

/** The place of a word; nothing for one that names none. */
export function placeOf(id: string): number | undefined {
  return places.get(id);
}

/** The sector a marker's fighters launch into. */
export function launchSector(slotPlace: number): Sector {
  return slotSector[slotPlace - slotBase] as Sector;
}
