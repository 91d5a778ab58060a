import type { Order } from '../data/cards.ts';
import { shieldTracks } from '../data/numbers.ts';
import { type Side, shipData } from '../data/ships.ts';
import {
  besideSet,
  besideSetWithDeathStar,
  deathStarBit,
  deathStarSector,
  enemyOf,
  executor,
  lowest,
  membersOf,
  type Sector,
  type SectorSet,
  shipTypes,
  tie,
} from '../data/space.ts';
import { type EndorState, none } from '../state.ts';
import { heldBy, holds, launchSector, numberIn, slotBase } from './fleet.ts';

/** END-SHLD-10: the shield is down for good once the team stands on the last space. */
export function shieldIsDown(state: EndorState): boolean {
  return state.team >= shieldTracks[state.options.shieldTrack].length;
}

const shipOfOrder: Readonly<Partial<Record<Order, number>>> = Object.fromEntries(
  shipTypes.map((type, ship) => [type, ship]),
);

/** The number of the ship type the current order moves; none for an order without ships. */
export function orderedShip({ order }: EndorState): number {
  return (order && shipOfOrder[order]) ?? none;
}

/** The side a ship fights on. */
export function sideOfShip(ship: number): Side {
  return shipData(ship).side;
}

/** END-RULING-04: whether ships may stand where the Death Star is. */
export function deathStarIsOpen(state: EndorState): boolean {
  return state.options.deathStarRun && shieldIsDown(state);
}

/** The sectors that touch a sector now: END-RULING-04 adds the Death Star's under its option. */
export function neighbourSet(state: EndorState, sector: Sector): SectorSet {
  return numberIn(deathStarIsOpen(state) ? besideSetWithDeathStar : besideSet, sector);
}

/** The same as a list. */
export function neighbours(state: EndorState, sector: Sector): readonly Sector[] {
  return membersOf(neighbourSet(state, sector));
}

/** Whether a sector is in a set. */
export function isIn(set: SectorSet, sector: Sector): boolean {
  return ((set >> sector) & 1) === 1;
}

/** A rule about which sectors a ship may come to, from wherever: those it leaves open, and the clause that closes the others. */
interface Barrier {
  open(state: EndorState, ship: number): SectorSet;
  clause(state: EndorState, ship: number): string;
}

const everywhere: SectorSet = ~0;

/** END-MOVE-06, END-RULING-07: a converging move that has begun has one destination. */
const oneDestination: Barrier = {
  open: ({ origins, moved }) => (origins.length > 0 ? 1 << numberIn(moved, moved.length - 2) : everywhere),
  clause: () => 'END-MOVE-06',
};

/**
 * END-MOVE-04, END-FAQ-01, END-FAQ-02, END-RULING-04: nobody enters the Death Star, but for the option: then Rebels may, TIEs only
 * after them, the Executor never.
 */
const deathStar: Barrier = {
  open(state, ship) {
    if (!deathStarIsOpen(state) || ship === executor) return ~deathStarBit;
    return ship !== tie || holds(state, 'rebel', deathStarSector) ? everywhere : ~deathStarBit;
  },
  clause({ options }, ship) {
    if (ship === executor) return 'END-FAQ-02';
    if (ship === tie) return 'END-FAQ-01';
    return options.deathStarRun ? 'END-RULING-04' : 'END-MOVE-04';
  },
};

/**
 * END-MOVE-01, END-MOVE-02: only sectors that are friendly or empty, END-RULING-29: however many are there already; END-RULING-04:
 * inside the Death Star both sides may be.
 */
const enemies: Barrier = {
  open: (state, ship) => ~heldBy(state, enemyOf(sideOfShip(ship))) | deathStarBit,
  clause: () => 'END-MOVE-02',
};

const barriers: readonly Barrier[] = [oneDestination, deathStar, enemies];

/** The sectors a ship may come to, from wherever. */
export function openTo(state: EndorState, ship: number): SectorSet {
  return oneDestination.open(state, ship) & deathStar.open(state, ship) & enemies.open(state, ship);
}

/**
 * Where one move takes a ship through open sectors. END-MOVE-09, END-MOVE-10, END-MOVE-11: the Falcon and the Executor fly one or
 * two sectors, all others one. END-MOVE-03, END-RULING-33: a two-sector move is two legal steps, the Death Star being passed only
 * while no TIE is there, and ends in another sector than it began.
 */
export function reach(state: EndorState, ship: number, from: Sector, open: SectorSet): SectorSet {
  const first = neighbourSet(state, from) & open;
  if (shipData(ship).moves === 1) return first;
  const passable = holds(state, 'empire', deathStarSector) ? first & ~deathStarBit : first;
  let reached = first;
  for (let steps = passable; steps !== 0; steps &= steps - 1)
    reached |= neighbourSet(state, lowest(steps)) & open;
  return reached & ~(1 << from);
}

/** Where fighters of a marker launch into. END-RULING-14: only the sector beside it. */
export function launch(slotPlace: number, open: SectorSet): SectorSet {
  return (1 << launchSector(slotPlace)) & open;
}

/** The clause of `reach` or `launch` by which a sector that is open cannot be reached. */
function whyOutOfReach(ship: number, from: number, to: Sector): string {
  if (from >= slotBase) return 'END-RULING-14';
  if (from === to) return 'END-RULING-33';
  if (shipData(ship).moves === 1) return 'END-MOVE-11';
  const between = numberIn(besideSetWithDeathStar, from) & numberIn(besideSetWithDeathStar, to);
  if (between === 0) return ship === executor ? 'END-MOVE-10' : 'END-MOVE-09';
  return between === deathStarBit ? 'END-MOVE-04' : 'END-MOVE-03';
}

/** The clause that keeps a ship from a place; nothing when one move takes it there. END-RULING-14: nobody flies to a marker. */
export function whyNotTo(state: EndorState, ship: number, from: number, to: number): string | null {
  if (to >= slotBase) return 'END-RULING-14';
  const barrier = barriers.find(({ open }) => !isIn(open(state, ship), to));
  if (barrier) return barrier.clause(state, ship);
  const open = openTo(state, ship);
  const reached = from < slotBase ? reach(state, ship, from, open) : launch(from, open);
  return isIn(reached, to) ? null : whyOutOfReach(ship, from, to);
}
