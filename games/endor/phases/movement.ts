import { numbers, shieldTracks } from '../data/numbers.ts';
import { type Side, ships } from '../data/ships.ts';
import { addShips, holds, launchSector, placeId, placeOf, shipsAt, slotBase, whereIs } from '../fleet.ts';
import {
  adjacent,
  deathStarSector,
  enemyOf,
  executor,
  innerRing,
  type Sector,
  sectorCount,
  shipTypes,
  tie,
} from '../space.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';

/** END-SHLD-10: the shield is down for good once the team stands on the last space. */
export function shieldIsDown(state: EndorState): boolean {
  return state.team >= shieldTracks[state.options.shieldTrack].length;
}

/** The number of the ship type the current order moves. */
export function orderedShip(state: EndorState): number {
  return shipTypes.indexOf(state.order as never);
}

function sideOfShip(ship: number): Side {
  return (ships[ship] as (typeof ships)[number]).side;
}

/** END-RULING-04: whether ships may stand where the Death Star is. */
export function deathStarIsOpen(state: EndorState): boolean {
  return state.options.deathStarRun && shieldIsDown(state);
}

/** The sectors that touch a sector now: END-RULING-04 adds the Death Star's under its option. */
export function neighbours(state: EndorState, sector: Sector): readonly Sector[] {
  if (!deathStarIsOpen(state)) return adjacent[sector] as readonly Sector[];
  if (sector === deathStarSector) return innerRing;
  const plain = adjacent[sector] as readonly Sector[];
  return innerRing.includes(sector) ? [...plain, deathStarSector] : plain;
}

/**
 * END-MOVE-01, END-MOVE-02: friendly or empty, never held by the enemy. END-RULING-29: no limit on their number.
 * END-MOVE-04, END-FAQ-01, END-FAQ-02, END-RULING-04: nobody enters the Death Star, but for the option: then Rebels may, TIEs
 * only after them, the Executor never.
 */
export function mayEnter(state: EndorState, ship: number, sector: Sector): boolean {
  const side = sideOfShip(ship);
  if (sector !== deathStarSector) return !holds(state, enemyOf(side), sector);
  if (!deathStarIsOpen(state) || ship === executor) return false;
  return side === 'rebel' || holds(state, 'rebel', sector);
}

/** END-MOVE-03, END-RULING-33: a two-sector move is two legal steps; the Death Star is passed only while no TIE is there. */
function mayPass(state: EndorState, ship: number, sector: Sector): boolean {
  return mayEnter(state, ship, sector) && (sector !== deathStarSector || !holds(state, 'empire', sector));
}

/**
 * END-MOVE-09, END-MOVE-10, END-MOVE-11: the Falcon and the Executor fly one or two sectors, all others one.
 * END-RULING-33: a move ends in another sector than it began.
 */
export function destinations(state: EndorState, ship: number, from: Sector): readonly Sector[] {
  const first = neighbours(state, from).filter((sector) => mayEnter(state, ship, sector));
  if ((ships[ship] as (typeof ships)[number]).moves === 1) return first;
  const reached = new Set(first);
  for (const step of neighbours(state, from)) {
    if (!mayPass(state, ship, step)) continue;
    for (const sector of neighbours(state, step))
      if (sector !== from && mayEnter(state, ship, sector)) reached.add(sector);
  }
  return [...reached].sort((left, right) => left - right);
}

/** Whether this order may still move ships: END-RULING-07 lets several groups converge, END-RULING-09 move after deploying. */
function mayMove(state: EndorState): boolean {
  if (state.origins.length > 0) return state.options.moveOrigins === 'converging';
  return !state.deployed || state.options.deployThenMove;
}

/** END-RULING-07: the one destination of a converging move once it has begun, or -1. */
function commonDestination(state: EndorState): Sector {
  return state.origins.length > 0 ? (state.moved.at(-2) as Sector) : -1;
}

/** END-DEPLOY-01, END-RULING-09, END-RULING-30: four TIEs from the Reserve, in place of a move, while the Executor lives. */
export function mayDeploy(state: EndorState): boolean {
  return (
    state.order === 'tie' &&
    !state.deployed &&
    state.origins.length === 0 &&
    state.executor > 0 &&
    state.reserve >= numbers.deployed
  );
}

/**
 * The moves of the order. END-MOVE-05: only the ordered type. END-MOVE-06, END-RULING-07: all of them from one origin to one
 * sector, in any number. END-FLEET-02, END-RULING-14, END-RULING-15: fighters on a face-up marker launch into its sector.
 * END-MOVE-07: staying is always allowed.
 */
export function moveActions(state: EndorState): EndorAction[] {
  const actions: EndorAction[] = [{ type: 'stay' }];
  if (mayDeploy(state)) actions.push({ type: 'deploy' });
  if (!mayMove(state)) return actions;
  const ship = orderedShip(state);
  const common = commonDestination(state);
  const add = (place: number, to: Sector, count: number): void => {
    if (common >= 0 && to !== common) return;
    for (let ships = 1; ships <= count; ships++)
      actions.push({ type: 'move', from: placeId(place), to: placeId(to), ships });
  };
  for (let sector = 0; sector < sectorCount; sector++) {
    const count = shipsAt(state, sector, ship);
    if (count === 0 || state.origins.includes(sector) || sector === common) continue;
    for (const to of destinations(state, ship, sector)) add(sector, to, count);
  }
  for (let slot = 0; ship < 3 && slot < state.faceUp.length; slot++) {
    const count = state.carried[slot * 3 + ship] as number;
    const place = slotBase + slot;
    if (count === 0 || !state.faceUp[slot] || state.origins.includes(place)) continue;
    const to = launchSector(place);
    if (mayEnter(state, ship, to)) add(place, to, count);
  }
  return actions;
}

/** Moves or launches a group. */
export function moveShips(
  state: EndorState,
  action: { readonly from: string; readonly to: string; readonly ships: number },
  events?: EndorEvent[],
): void {
  const ship = orderedShip(state);
  const from = placeOf(action.from) as number;
  const to = placeOf(action.to) as Sector;
  if (from >= slotBase) {
    const index = (from - slotBase) * 3 + ship;
    state.carried[index] = (state.carried[index] as number) - action.ships;
  } else addShips(state, from, ship, -action.ships);
  addShips(state, to, ship, action.ships);
  noteMoved(state, to, action.ships);
  state.origins.push(from);
  events?.push({
    type: 'moved',
    seat: state.active,
    ship: shipTypes[ship] as never,
    ships: action.ships,
    from: action.from,
    to: action.to,
  });
}

/** END-DEPLOY-02: they appear where the Executor is. */
export function deploy(state: EndorState, events?: EndorEvent[]): void {
  const sector = whereIs(state, executor);
  state.reserve -= numbers.deployed;
  state.deployed = true;
  addShips(state, sector, tie, numbers.deployed);
  noteMoved(state, sector, numbers.deployed);
  events?.push({ type: 'deployed', seat: state.active, ships: numbers.deployed, to: placeId(sector) });
}

/** Remembers where the ships of this order came to; END-RULING-06 and END-RULING-08 ask for it. */
function noteMoved(state: EndorState, sector: Sector, count: number): void {
  for (let i = 0; i < state.moved.length; i += 2)
    if (state.moved[i] === sector) {
      state.moved[i + 1] = (state.moved[i + 1] as number) + count;
      return;
    }
  state.moved.push(sector, count);
}
