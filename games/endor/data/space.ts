import { at } from '@holoboard/kernel';
import { markers, sectors } from './board.ts';
import { type ShipType, type Side, ships } from './ships.ts';

/** A sector by its place in the data; states hold these numbers, actions and events hold the ids. */
export type Sector = number;

export const sectorIds: readonly string[] = sectors.map(({ id }) => id);
export const markerIds: readonly string[] = markers.map(({ id }) => id);

/** The sector the Death Star itself fills; ships come here only under END-RULING-04's option. */
export const deathStarSector: Sector = sectorIds.indexOf('ds');

export const sectorCount: number = sectors.length;
export const shipTypes: readonly ShipType[] = ships.map(({ type }) => type);
export const shipCount: number = ships.length;

/** Ships by number. */
export const xwing = 0;
export const ywing = 1;
export const bwing = 2;
export const falcon = 3;
export const tie = 4;
export const executor = 5;

/** The numbers of a side's ships. */
export const shipsOf: Readonly<Record<Side, readonly number[]>> = {
  rebel: [0, 1, 2, 3],
  empire: [4, 5],
};

/** The other side. */
export function enemyOf(side: Side): Side {
  return side === 'rebel' ? 'empire' : 'rebel';
}

/** END-COMP-01: which sectors touch, the Death Star left out: it is no way for anyone (END-MOVE-04). */
export const adjacent: readonly (readonly Sector[])[] = sectors.map(({ adjacent: ids }, sector) =>
  sector === deathStarSector ? [] : ids.map((id) => sectorIds.indexOf(id)),
);

/** What touches a sector, the Death Star left out; read in the innermost loops (see `shipData`). */
export function besideOf(sector: Sector): readonly Sector[] {
  return adjacent[sector] as readonly Sector[];
}

/** The inner ring: the six sectors that touch the Death Star. */
export const innerRing: readonly Sector[] = at(sectors, deathStarSector).adjacent.map((id) =>
  sectorIds.indexOf(id),
);

/** A set of sectors, as the bits of one number. */
export type SectorSet = number;

/** A set from a list. */
function setOf(list: readonly Sector[]): SectorSet {
  return list.reduce((set, sector) => set | (1 << sector), 0);
}

/** The sectors of a set, in ascending order. */
export function membersOf(set: SectorSet): Sector[] {
  const members: Sector[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) members.push(lowest(rest));
  return members;
}

/** The first sector of a set that is not empty; `set & (set - 1)` leaves the others. */
export function lowest(set: SectorSet): Sector {
  return 31 - Math.clz32(set & -set);
}

/** What touches each sector, the Death Star left out or counted in (END-RULING-04). */
export const besideSet: readonly SectorSet[] = adjacent.map(setOf);
export const besideSetWithDeathStar: readonly SectorSet[] = sectors.map(({ adjacent: ids }, sector) =>
  setOf([
    ...ids.map((id) => sectorIds.indexOf(id)),
    ...(innerRing.includes(sector) ? [deathStarSector] : []),
  ]),
);

export const deathStarBit: SectorSet = 1 << deathStarSector;
export const innerRingSet: SectorSet = setOf(innerRing);

/** END-RULING-14: the one sector each slot touches. */
export const slotSector: readonly Sector[] = markers.map(({ adjacent: id }) => sectorIds.indexOf(id));

/** The slots that touch a sector. */
export const slotsBeside: readonly (readonly number[])[] = sectors.map((_, sector) =>
  markers.flatMap((_, slot) => (slotSector[slot] === sector ? [slot] : [])),
);
