import { type Refusal, refuse, type Tell } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { shipData } from '../data/ships.ts';
import { executor, falcon, lowest, type Sector, type SectorSet, tie } from '../data/space.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';
import { deploy as deployAction, gathered, gatherMoves, stay as stayAction } from './actions.ts';
import {
  addShips,
  carriedAt,
  deathStarTarget,
  numberIn,
  placeId,
  placeOf,
  shipsAt,
  slotBase,
  whereIs,
} from './fleet.ts';
import { launch, openTo, orderedShip, reach, whyNotTo } from './reach.ts';

/**
 * The clause by which this order may move no more ships; nothing when it may. END-RULING-07: one group, unless several converge.
 * END-RULING-09: none after a deployment, unless the option says so.
 */
function whyNoMore({ origins, deployed, options }: EndorState): string | null {
  if (origins.length > 0 && options.moveOrigins === 'single') return 'END-RULING-07';
  return deployed && !options.deployThenMove ? 'END-RULING-09' : null;
}

/** END-RULING-07: of a converging move, one group from each place. */
function hasLeft({ origins }: EndorState, place: number): boolean {
  return origins.includes(place);
}

/**
 * How many ships of a type are in a sector or on a marker. END-FLEET-01, END-RULING-15: markers carry fighters, END-HIT-15: and
 * destroyed ones nothing.
 */
function shipsIn(state: EndorState, ship: number, place: number): number {
  if (place < slotBase) return shipsAt(state, place, ship);
  return ship < falcon ? carriedAt(state, place - slotBase, ship) : 0;
}

/** The clause by which so many ships cannot leave a place; nothing when they can. END-MOVE-05: only the ordered type. */
function whyNotFrom(state: EndorState, ship: number, place: number, count: number): string | null {
  if (shipsIn(state, ship, place) === 0)
    return place >= slotBase && !state.faceUp[place - slotBase] ? 'END-HIT-15' : 'END-MOVE-05';
  // END-MOVE-07: who moves nothing stays.
  if (count < 1) return 'END-MOVE-07';
  return hasLeft(state, place) || count > shipsIn(state, ship, place) ? 'END-RULING-07' : null;
}

/** Why a move is not one of the order's; nothing when it is. */
export function whyNoMove(state: EndorState, move: Move): Refusal | null {
  const ship = orderedShip(state);
  const from = placeOf(move.from);
  const clause =
    whyNoMore(state) ??
    whyNotFrom(state, ship, from, move.ships) ??
    whyNotTo(state, ship, from, placeOf(move.to));
  if (clause === null) return null;
  return refuse(clause, {
    from: move.from,
    to: move.to,
    ships: move.ships,
    ship: shipData(ship).type,
    have: shipsIn(state, ship, from),
  });
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly ships: number;
}

/** Why no TIE fighters can be deployed; nothing when they can. */
export function whyNoDeployment(state: EndorState): Refusal | null {
  const clause = whyNotDeployed(state);
  return clause === null ? null : refuse(clause, { order: String(state.order), reserve: state.reserve });
}

/**
 * END-DEPLOY-01: an order to TIE fighters deploys four of the Reserve. END-RULING-30: not once the Executor is gone.
 * END-RULING-09: in place of a move, or before it.
 */
function whyNotDeployed(state: EndorState): string | null {
  if (state.order !== 'tie') return 'END-DEPLOY-01';
  if (state.executor === 0) return 'END-RULING-30';
  if (state.deployed || state.origins.length > 0) return 'END-RULING-09';
  return state.reserve < numbers.deployed ? 'END-DEPLOY-01' : null;
}

/**
 * The moves of the order. END-MOVE-06, END-RULING-07: all from one origin to one sector, in any number. END-FLEET-02,
 * END-RULING-14: fighters on a marker launch. END-MOVE-07: staying is always allowed.
 */
export function moveActions(state: EndorState): EndorAction[] {
  const still = whyNotDeployed(state) === null ? [stayAction, deployAction] : [stayAction];
  if (whyNoMore(state) !== null) return still;
  const open = openTo(state, orderedShip(state));
  let next = 0;
  for (const action of still) gathered[next++] = action;
  return gathered.slice(0, walkMoves(state, open, next));
}

/** Whether there is more to do than stay. */
export function canMove(state: EndorState): boolean {
  if (whyNotDeployed(state) === null) return true;
  if (whyNoMore(state) !== null) return false;
  return walkMoves(state, openTo(state, orderedShip(state)), 0) > 0;
}

/** Gathers all moves into open sectors from an index on, and tells where they end. */
function walkMoves(state: EndorState, open: SectorSet, index: number): number {
  const ship = orderedShip(state);
  let next = index;
  for (let sector = 0; sector < slotBase; sector++) {
    const count = shipsAt(state, sector, ship);
    if (count === 0 || hasLeft(state, sector)) continue;
    for (let rest = reach(state, ship, sector, open); rest !== 0; rest &= rest - 1) {
      gatherMoves(next, sector, lowest(rest), count);
      next += count;
    }
  }
  return ship < falcon ? walkLaunches(state, ship, open, next) : next;
}

function walkLaunches(state: EndorState, ship: number, open: SectorSet, index: number): number {
  let next = index;
  for (let place = slotBase; place < deathStarTarget; place++) {
    const count = carriedAt(state, place - slotBase, ship);
    const to = launch(place, open);
    if (count === 0 || to === 0 || hasLeft(state, place)) continue;
    gatherMoves(next, place, lowest(to), count);
    next += count;
  }
  return next;
}

/** Moves or launches a group. */
export function moveShips(state: EndorState, action: Move, tell?: Tell<EndorEvent>): void {
  const ship = orderedShip(state);
  const from = placeOf(action.from);
  const to = placeOf(action.to);
  if (from >= slotBase) {
    const index = (from - slotBase) * 3 + ship;
    state.carried[index] = numberIn(state.carried, index) - action.ships;
  } else addShips(state, from, ship, -action.ships);
  addShips(state, to, ship, action.ships);
  noteMoved(state, to, action.ships);
  state.origins = [...state.origins, from];
  tell?.({
    type: 'moved',
    seat: state.active,
    ship: shipData(ship).type,
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
      state.moved[i + 1] = numberIn(state.moved, i + 1) + count;
      return;
    }
  state.moved = [...state.moved, sector, count];
}
