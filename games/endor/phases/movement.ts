import { at, type Tell } from '@holoboard/kernel';
import type { Order } from '../data/cards.ts';
import { numbers, shieldTracks } from '../data/numbers.ts';
import { type Side, ships } from '../data/ships.ts';
import {
  besideSet,
  besideSetWithDeathStar,
  deathStarBit,
  deathStarSector,
  enemyOf,
  executor,
  falcon,
  lowest,
  membersOf,
  type Sector,
  type SectorSet,
  sectorCount,
  shipTypes,
  tie,
} from '../data/space.ts';
import { type EndorAction, type EndorEvent, type EndorState, none } from '../state.ts';
import { deploy as deployAction, putMoves, stay as stayAction } from './actions.ts';
import {
  addShips,
  carriedAt,
  heldBy,
  holds,
  launchSector,
  placeId,
  placeOf,
  shipsAt,
  slotBase,
  whereIs,
} from './fleet.ts';

/** END-SHLD-10: the shield is down for good once the team stands on the last space. */
export function shieldIsDown(state: EndorState): boolean {
  return state.team >= shieldTracks[state.options.shieldTrack].length;
}

const shipOfOrder: Readonly<Partial<Record<Order, number>>> = Object.fromEntries(
  shipTypes.map((type, ship) => [type, ship]),
);

/** The number of the ship type the current order moves; none for an order without ships. */
export function orderedShip(state: EndorState): number {
  return shipOfOrder[state.order as Order] ?? none;
}

function sideOfShip(ship: number): Side {
  return at(ships, ship).side;
}

/** END-RULING-04: whether ships may stand where the Death Star is. */
export function deathStarIsOpen(state: EndorState): boolean {
  return state.options.deathStarRun && shieldIsDown(state);
}

/** The sectors that touch a sector now: END-RULING-04 adds the Death Star's under its option. */
export function neighbourSet(state: EndorState, sector: Sector): SectorSet {
  return (deathStarIsOpen(state) ? besideSetWithDeathStar[sector] : besideSet[sector]) as SectorSet;
}

/** The same as a list. */
export function neighbours(state: EndorState, sector: Sector): readonly Sector[] {
  return membersOf(neighbourSet(state, sector));
}

/**
 * Whether a ship may enter a sector. END-MOVE-01, END-MOVE-02: friendly or empty, never held by the enemy. END-RULING-29: no limit
 * on their number.
 */
export function mayEnter(state: EndorState, ship: number, sector: Sector): boolean {
  if (sector === deathStarSector) return mayEnterDeathStar(state, ship);
  return !holds(state, enemyOf(sideOfShip(ship)), sector);
}

/**
 * END-MOVE-04, END-FAQ-01, END-FAQ-02, END-RULING-04: nobody enters the Death Star, but for the option: then Rebels may, TIEs only
 * after them, the Executor never.
 */
function mayEnterDeathStar(state: EndorState, ship: number): boolean {
  if (!deathStarIsOpen(state) || ship === executor) return false;
  return sideOfShip(ship) === 'rebel' || holds(state, 'rebel', deathStarSector);
}

/** The sectors a ship may enter. */
function enterable(state: EndorState, ship: number): SectorSet {
  const open = ~heldBy(state, enemyOf(sideOfShip(ship))) & ~deathStarBit;
  return mayEnterDeathStar(state, ship) ? open | deathStarBit : open;
}

/**
 * Where one move takes a ship. END-MOVE-09, END-MOVE-10, END-MOVE-11: the Falcon and the Executor fly one or two sectors, all
 * others one. END-MOVE-03, END-RULING-33: a two-sector move is two legal steps, the Death Star being passed only while no TIE
 * is there, and ends in another sector than it began.
 */
function reach(state: EndorState, ship: number, from: Sector, open: SectorSet): SectorSet {
  const first = neighbourSet(state, from) & open;
  if (at(ships, ship).moves === 1) return first;
  const passable = holds(state, 'empire', deathStarSector) ? first & ~deathStarBit : first;
  let reached = first;
  for (let steps = passable; steps !== 0; steps &= steps - 1)
    reached |= neighbourSet(state, lowest(steps)) & open;
  return reached & ~(1 << from);
}

/** Where one move takes a ship, in ascending order. */
export function destinations(state: EndorState, ship: number, from: Sector): readonly Sector[] {
  return membersOf(reach(state, ship, from, enterable(state, ship)));
}

/** Whether this order may still move ships: END-RULING-07 lets several groups converge, END-RULING-09 move after deploying. */
function mayMove(state: EndorState): boolean {
  if (state.origins.length > 0) return state.options.moveOrigins === 'converging';
  return !state.deployed || state.options.deployThenMove;
}

/** END-RULING-07: the one destination of a converging move once it has begun. */
export function commonDestination(state: EndorState): Sector {
  return state.origins.length > 0 ? (state.moved.at(-2) as Sector) : none;
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
 * sector, in any number. END-FLEET-01, END-FLEET-02, END-RULING-14, END-RULING-15: fighters on
 * a marker launch into its sector; a destroyed one has none. END-MOVE-07: staying is always allowed.
 */
export function moveActions(state: EndorState): EndorAction[] {
  const still = mayDeploy(state) ? [stayAction, deployAction] : [stayAction];
  if (!mayMove(state)) return still;
  const open = openNow(state);
  // Counted first, as these lists are long and a list that grows is copied again and again.
  const actions = new Array<EndorAction>(walkMoves(state, open, still.length));
  for (let i = 0; i < still.length; i++) actions[i] = at(still, i);
  walkMoves(state, open, still.length, actions);
  return actions;
}

/** Whether there is more to do than stay. */
export function canMove(state: EndorState): boolean {
  return mayDeploy(state) || (mayMove(state) && walkMoves(state, openNow(state), 0) > 0);
}

/** The sectors this order may move into. */
function openNow(state: EndorState): SectorSet {
  const common = commonDestination(state);
  return enterable(state, orderedShip(state)) & (common === none ? ~0 : 1 << common);
}

/** Goes through all moves into open sectors, puts them into a list from an index on, and tells where it ends. */
function walkMoves(state: EndorState, open: SectorSet, index: number, actions?: EndorAction[]): number {
  const ship = orderedShip(state);
  let next = index;
  for (let sector = 0; sector < sectorCount; sector++) {
    const count = shipsAt(state, sector, ship);
    if (count === 0 || hasLeft(state, sector)) continue;
    for (let rest = reach(state, ship, sector, open); rest !== 0; rest &= rest - 1) {
      if (actions) putMoves(actions, next, sector, lowest(rest), count);
      next += count;
    }
  }
  return ship < falcon ? walkLaunches(state, ship, open, next, actions) : next;
}

function walkLaunches(
  state: EndorState,
  ship: number,
  open: SectorSet,
  index: number,
  actions?: EndorAction[],
): number {
  let next = index;
  for (let slot = 0; slot < state.faceUp.length; slot++) {
    const count = carriedAt(state, slot, ship);
    const place = slotBase + slot;
    const to = launchSector(place);
    if (count === 0 || hasLeft(state, place) || !((open >> to) & 1)) continue;
    if (actions) putMoves(actions, next, place, to, count);
    next += count;
  }
  return next;
}

/** Whether a group of a converging move has already come from a place. */
function hasLeft(state: EndorState, place: number): boolean {
  return state.origins.length > 0 && state.origins.includes(place);
}

/** Moves or launches a group. */
export function moveShips(
  state: EndorState,
  action: { readonly from: string; readonly to: string; readonly ships: number },
  tell?: Tell<EndorEvent>,
): void {
  const ship = orderedShip(state);
  const from = placeOf(action.from) as number;
  const to = placeOf(action.to) as Sector;
  if (from >= slotBase) {
    const index = (from - slotBase) * 3 + ship;
    state.carried[index] = at(state.carried, index) - action.ships;
  } else addShips(state, from, ship, -action.ships);
  addShips(state, to, ship, action.ships);
  noteMoved(state, to, action.ships);
  state.origins = [...state.origins, from];
  tell?.({
    type: 'moved',
    seat: state.active,
    ship: shipTypes[ship] as never,
    ships: action.ships,
    from: action.from,
    to: action.to,
  });
}

/** END-DEPLOY-02: they appear where the Executor is. */
export function deploy(state: EndorState, tell?: Tell<EndorEvent>): void {
  const sector = whereIs(state, executor);
  state.reserve -= numbers.deployed;
  state.deployed = true;
  addShips(state, sector, tie, numbers.deployed);
  noteMoved(state, sector, numbers.deployed);
  tell?.({ type: 'deployed', seat: state.active, ships: numbers.deployed, to: placeId(sector) });
}

/** Remembers where the ships of this order came to; END-RULING-06 and END-RULING-08 ask for it. */
function noteMoved(state: EndorState, sector: Sector, count: number): void {
  for (let i = 0; i < state.moved.length; i += 2)
    if (state.moved[i] === sector) {
      state.moved[i + 1] = at(state.moved, i + 1) + count;
      return;
    }
  state.moved = [...state.moved, sector, count];
}
