import { at } from '@holoboard/kernel';
import { type Side, ships } from '../data/ships.ts';
import {
  bwing,
  executor,
  falcon,
  markerIds,
  type Sector,
  type SectorSet,
  sectorCount,
  sectorIds,
  shipCount,
  slotSector,
  tie,
  xwing,
  ywing,
} from '../data/space.ts';
import type { EndorState } from '../state.ts';

/** A number of a list; read in the innermost loops (see `shipData`). */
export function numberIn(list: readonly number[], index: number): number {
  return list[index] as number;
}

/** How many ships of a type are in a sector. */
export function shipsAt(state: EndorState, sector: Sector, ship: number): number {
  return state.ships[sector * shipCount + ship] as number;
}

/** Adds ships to a sector, or takes them away. */
export function addShips(state: EndorState, sector: Sector, ship: number, count: number): void {
  state.ships[sector * shipCount + ship] = shipsAt(state, sector, ship) + count;
}

/** Whether a side has ships in a sector. END-RULING-36: the Reserve is not in it. Spelled out, as nothing is asked more often. */
export function holds({ ships }: EndorState, side: Side, sector: Sector): boolean {
  const first = sector * shipCount;
  if (side === 'empire') return (ships[first + tie] as number) + (ships[first + executor] as number) > 0;
  return (
    (ships[first + xwing] as number) +
      (ships[first + ywing] as number) +
      (ships[first + bwing] as number) +
      (ships[first + falcon] as number) >
    0
  );
}

/** The sectors in which a side has ships. */
export function heldBy(state: EndorState, side: Side): SectorSet {
  let held = 0;
  for (let sector = 0; sector < sectorCount; sector++) if (holds(state, side, sector)) held |= 1 << sector;
  return held;
}

/** How many fighters of a type a marker carries. */
export function carriedAt(state: EndorState, slot: number, ship: number): number {
  return state.carried[slot * 3 + ship] as number;
}

/** How many fighters a marker carries in all. */
export function carriedOn(state: EndorState, slot: number): number {
  return carriedAt(state, slot, xwing) + carriedAt(state, slot, ywing) + carriedAt(state, slot, bwing);
}

/** The face-up markers, as the bits of places. */
export function markersUp({ faceUp }: EndorState): number {
  let up = 0;
  for (let slot = 0; slot < faceUp.length; slot++) if (faceUp[slot]) up |= 1 << (slotBase + slot);
  return up;
}

/** Ships of a type have been destroyed, wherever they were taken from. */
export function countLost(state: EndorState, ship: number, count: number): void {
  state.lost[ship] = numberIn(state.lost, ship) + count;
}

/** How many ships of a type there are in sectors, on markers and in the Reserve. What is less than nothing is not there. */
export function shipsInPlay(state: EndorState, ship: number): number {
  let count = ship === tie ? Math.max(0, state.reserve) : 0;
  for (let sector = 0; sector < sectorCount; sector++) count += Math.max(0, shipsAt(state, sector, ship));
  if (ship < falcon)
    for (let slot = 0; slot < state.faceUp.length; slot++) count += Math.max(0, carriedAt(state, slot, ship));
  return count;
}

/** The ships of each type that are no longer in play. */
export function shipsMissing(state: EndorState): number[] {
  return ships.map(({ count }, ship) => count - shipsInPlay(state, ship));
}

/** Where the only ship of a type is, or -1. */
export function whereIs(state: EndorState, ship: number): Sector {
  for (let sector = 0; sector < sectorCount; sector++) if (shipsAt(state, sector, ship) > 0) return sector;
  return -1;
}

/** END-OBJ-05, END-END-02: whether a fighter is left in a sector or on a marker, or the Falcon. */
export function rebelsRemain(state: EndorState): boolean {
  for (let sector = 0; sector < sectorCount; sector++) if (holds(state, 'rebel', sector)) return true;
  return state.carried.some((count) => count > 0);
}

const placeIds: readonly string[] = [...sectorIds, ...markerIds, 'deathStar'];

/** Places as one number: after the sectors come the slots, and then the Death Star as a target. */
export const slotBase = sectorIds.length;
export const deathStarTarget = slotBase + markerIds.length;

/** All sectors, of a set of places. */
export const everySector: SectorSet = (1 << slotBase) - 1;

/** The word for a place: a sector, a slot, or the Death Star. */
export function placeId(place: number): string {
  return at(placeIds, place);
}

const places = new Map<string, number>(placeIds.map((id, place) => [id, place]));

/** The place of a word, or -1 for one that names none. */
export function placeOf(id: string): number {
  return places.get(id) ?? -1;
}

/** The sector a marker's fighters launch into. */
export function launchSector(slotPlace: number): Sector {
  return slotSector[slotPlace - slotBase] as Sector;
}
