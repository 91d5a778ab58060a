import { at, type Refusal, refuse } from '@holoboard/kernel';
import { type ShipType, ships } from '../data/ships.ts';
import {
  adjacent,
  deathStarSector,
  enemyOf,
  executor,
  falcon,
  innerRing,
  type Sector,
  sectorCount,
  shipTypes,
  tie,
} from '../data/space.ts';
import type { EndorState } from '../state.ts';
import { attackActions, attackDice, mayAttackFrom } from './attack.ts';
import { deathStarTargets, markersGoFirst } from './death-star.ts';
import { carriedAt, deathStarTarget, holds, launchSector, placeOf, shipsAt, slotBase } from './fleet.ts';
import { assignments, capacity, hitList, targetTypes } from './hits.ts';
import {
  commonDestination,
  mayDeploy,
  mayEnter,
  moveActions,
  neighbours,
  orderedShip,
  shieldIsDown,
} from './movement.ts';

interface Move {
  readonly from: string;
  readonly to: string;
  readonly ships: number;
}

interface Attack {
  readonly from: string;
  readonly at: string;
}

/** Why a move is not one of the order's; nothing when it is. */
export function whyNoMove(state: EndorState, move: Move): Refusal | null {
  const { from, to } = move;
  const listed = moveActions(state).some(
    (each) => each.type === 'move' && each.from === from && each.to === to && each.ships === move.ships,
  );
  if (listed) return null;
  const ship = at(shipTypes, orderedShip(state));
  const params = { from, to, ships: move.ships, ship };
  const origin = placeOf(from) as number;
  const have = shipsInOrigin(state, origin);
  const clause =
    whyNotFrom(state, origin, move.ships, have) ?? whyNotTo(state, origin, placeOf(to) as number);
  return refuse(clause, { ...params, have });
}

/** How many ships of the ordered type wait in a sector or on a marker. */
function shipsInOrigin(state: EndorState, origin: number): number {
  const ship = orderedShip(state);
  if (origin < slotBase) return shipsAt(state, origin, ship);
  const slot = origin - slotBase;
  return ship < falcon ? carriedAt(state, slot, ship) : 0;
}

/** END-MOVE-05, END-MOVE-07, END-RULING-07, END-HIT-15: what is wrong with the ships chosen. */
function whyNotFrom(state: EndorState, origin: number, count: number, have: number): string | null {
  if (have === 0)
    return origin >= slotBase && !state.faceUp[origin - slotBase] ? 'END-HIT-15' : 'END-MOVE-05';
  if (count < 1) return 'END-MOVE-07';
  return count > have || state.origins.includes(origin) ? 'END-RULING-07' : null;
}

/** END-MOVE-02, END-MOVE-06, END-RULING-14, END-RULING-33: what is wrong with where they go. */
function whyNotTo(state: EndorState, origin: number, to: number): string {
  const ship = orderedShip(state);
  const common = commonDestination(state);
  if (to >= slotBase) return 'END-RULING-14';
  if (to === origin) return 'END-RULING-33';
  if (common >= 0 && to !== common) return 'END-MOVE-06';
  if (to === deathStarSector && !mayEnter(state, ship, to)) return whyNotInside(state, ship);
  if (!mayEnter(state, ship, to)) return 'END-MOVE-02';
  if (origin >= slotBase) return launchSector(origin) === to ? 'END-MOVE-02' : 'END-RULING-14';
  return whyTooFar(ship, origin, to);
}

/** END-MOVE-04, END-FAQ-01, END-FAQ-02, END-RULING-04: who is kept out of the Death Star, and by which clause. */
function whyNotInside(state: EndorState, ship: number): string {
  if (ship === executor) return 'END-FAQ-02';
  if (ship === tie) return 'END-FAQ-01';
  return state.options.deathStarRun ? 'END-RULING-04' : 'END-MOVE-04';
}

/** END-MOVE-03, END-MOVE-04, END-MOVE-09, END-MOVE-10, END-MOVE-11: out of reach, or beyond what may not be crossed. */
function whyTooFar(ship: number, from: Sector, to: Sector): string {
  if (at(ships, ship).moves === 1) return 'END-MOVE-11';
  for (let sector = 0; sector < sectorCount; sector++)
    if (touch(from, sector) && touch(sector, to))
      return sector === deathStarSector ? 'END-MOVE-04' : 'END-MOVE-03';
  return ship === executor ? 'END-MOVE-10' : 'END-MOVE-09';
}

/** Whether two sectors lie side by side on the board, whoever may fly there. */
function touch(one: Sector, other: Sector): boolean {
  if (other === deathStarSector) return innerRing.includes(one);
  return one === deathStarSector ? innerRing.includes(other) : at(adjacent, one).includes(other);
}

/** END-DEPLOY-01, END-RULING-09, END-RULING-30: why no TIE fighters can be deployed; nothing when they can. */
export function whyNoDeployment(state: EndorState): Refusal | null {
  if (mayDeploy(state)) return null;
  const params = { order: state.order as string, reserve: state.reserve };
  if (state.order === 'tie' && state.executor === 0) return refuse('END-RULING-30', params);
  if (state.deployed || state.origins.length > 0) return refuse('END-RULING-09', params);
  return refuse('END-DEPLOY-01', params);
}

/** Why an attack is not one of the order's; nothing when it is. */
export function whyNoAttack(state: EndorState, attack: Attack): Refusal | null {
  const { from, at: target } = attack;
  if (attackActions(state).some((each) => each.type === 'attack' && each.from === from && each.at === target))
    return null;
  const origin = placeOf(from) as number;
  const clause = whyNotOutOf(state, origin) ?? whyNotAt(state, origin, placeOf(target) as number);
  return refuse(clause, { from, at: target, ship: at(shipTypes, orderedShip(state)) });
}

/** END-ATK-03, END-RULING-06, END-RULING-08, END-RULING-14: why nobody there may attack. */
function whyNotOutOf(state: EndorState, origin: number): string | null {
  if (origin >= slotBase) return 'END-RULING-14';
  if (shipsAt(state, origin, orderedShip(state)) === 0) return 'END-ATK-03';
  if (attackDice(state, origin) === 0) return 'END-RULING-08';
  return mayAttackFrom(state, origin) ? null : 'END-RULING-06';
}

/** END-ATK-01, END-ATK-06, END-DSA-01, END-DSA-02, END-RULING-04, END-RULING-11: why that cannot be struck from here. */
function whyNotAt(state: EndorState, origin: Sector, target: number): string {
  const { side } = at(ships, orderedShip(state));
  if (target === deathStarTarget) {
    if (side === 'empire') return 'END-ATK-06';
    return shieldIsDown(state) ? 'END-DSA-02' : 'END-DSA-01';
  }
  if (target >= slotBase) {
    const attackable = side === 'empire' && state.options.fightersHitMarkers;
    return attackable && !state.faceUp[target - slotBase] ? 'END-HIT-15' : 'END-RULING-11';
  }
  const inReach = neighbours(state, origin).includes(target);
  if (target === deathStarSector && !inReach && origin !== target) return 'END-RULING-04';
  return inReach && !holds(state, enemyOf(side), target) ? 'END-ATK-06' : 'END-ATK-01';
}

/** END-DSW-01, END-DSW-08, END-HIT-15, END-RULING-04, END-RULING-17: why the Death Star may not fire there. */
export function whyNoShot(state: EndorState, at: string): Refusal | null {
  const target = placeOf(at) as number;
  if (deathStarTargets(state).includes(target)) return null;
  if (target >= slotBase) return refuse('END-HIT-15', { at });
  if (target === deathStarSector) return refuse('END-RULING-04', { at });
  if (!markersGoFirst(state)) return refuse('END-RULING-17', { at });
  return refuse(holds(state, 'rebel', target) ? 'END-DSW-08' : 'END-DSW-01', { at });
}

/** The clause that says what hits a ship. */
const hitClauses: Readonly<Record<ShipType, string>> = {
  xwing: 'END-HIT-01',
  tie: 'END-HIT-02',
  ywing: 'END-HIT-03',
  bwing: 'END-HIT-04',
  falcon: 'END-HIT-05',
  executor: 'END-HIT-07',
};

/** END-ATK-06, END-RULING-32: why hits cannot be divided like that; nothing when they can. */
export function whyNoAssignment(state: EndorState, hits: readonly ShipType[]): Refusal | null {
  const types = targetTypes(state);
  const counts = types.map((ship) => hits.filter((hit) => hit === shipTypes[ship]).length);
  const ways = assignments(state);
  if (ways.some((way) => way.every((count, i) => count === counts[i]) && way.length === counts.length)) {
    const inOrder = hitList(state, counts);
    if (inOrder.length === hits.length && inOrder.every((ship, i) => ship === hits[i])) return null;
  }
  const stranger = hits.find((hit) => capacity(state, state.target, shipTypes.indexOf(hit)) === 0);
  if (stranger) return refuse('END-ATK-06', { ship: stranger });
  for (const [i, ship] of types.entries()) {
    const most = capacity(state, state.target, ship);
    if (at(counts, i) > most)
      return refuse('END-RULING-32', { ship: at(shipTypes, ship), most, hits: hits.length });
  }
  const unhurt = firstUnhurt(state, types, counts);
  if (unhurt) return refuse(hitClauses[unhurt], { ship: unhurt });
  if (ways.some((way) => way.every((count, i) => count === counts[i])))
    return refuse('TABLE-SHAPE', { problem: `'hits' names ships in the order ${shipTypes.join(', ')}` });
  return refuse('END-RULING-32', { hits: hits.length, dice: state.dice.length });
}

/** A ship for which no die is left that meets its number, the hardest ones being served first. */
function firstUnhurt(
  state: EndorState,
  types: readonly number[],
  counts: readonly number[],
): ShipType | undefined {
  const hardestFirst = types
    .map((ship, i) => ({
      ship,
      count: at(counts, i),
      hitOn: at(ships, ship).hitOn,
    }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.hitOn - left.hitOn);
  let wanted = 0;
  for (const { ship, count, hitOn } of hardestFirst) {
    wanted += count;
    if (state.dice.filter((die) => die >= hitOn).length < wanted) return shipTypes[ship];
  }
  return undefined;
}
