import { type Refusal, refuse, type Tell } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { type ShipType, shipData, ships } from '../data/ships.ts';
import { enemyOf, executor, falcon, type Sector, shipCount, shipsOf, shipTypes, tie } from '../data/space.ts';
import { type EndorAction, type EndorEvent, type EndorState, none } from '../state.ts';
import {
  addShips,
  carriedAt,
  carriedOn,
  countLost,
  holds,
  numberIn,
  placeId,
  shipsAt,
  slotBase,
} from './fleet.ts';
import { orderedShip, sideOfShip } from './reach.ts';

/*
 * How dice are divided among the ships of the target sector. A division is a list of hits by ship type, in the order of
 * `targetTypes`.
 */

/**
 * How many hits a type of ship in a sector can take. END-HIT-09, END-HIT-11: a fighter one, a special ship what it has left, and
 * END-RULING-32: never more than that.
 */
function capacity(state: EndorState, sector: Sector, ship: number): number {
  const count = shipsAt(state, sector, ship);
  if (count === 0) return 0;
  if (ship === falcon) return state.falcon;
  return ship === executor ? state.executor : count;
}

/** The types of ship the ordered ships shoot at. */
function targetTypes(state: EndorState): readonly number[] {
  return shipsOf[enemyOf(sideOfShip(orderedShip(state)))];
}

/** How many hits each type can be given: no more than it can take, and than dice meet its number. */
function roomFor(state: EndorState, types: readonly number[]): number[] {
  return types.map((ship) =>
    Math.min(capacity(state, state.target, ship), meeting(state.dice, shipData(ship).hitOn)),
  );
}

/** How many dice meet a number. */
function meeting(dice: readonly number[], number: number): number {
  let count = 0;
  for (const die of dice) if (die >= number) count++;
  return count;
}

/** The numbers that ships are hit on. */
const hardestFirst = [...new Set(ships.map(({ hitOn }) => hitOn))].sort((one, other) => other - one);

/**
 * A type of ship for which no die is left; none when all hits can be dealt. END-HIT-01, END-HIT-02, END-HIT-03, END-HIT-04,
 * END-HIT-05, END-HIT-07: a die must meet the ship's number. The hardest targets are served first, by the highest dice.
 */
function unhurt(dice: readonly number[], types: readonly number[], hits: readonly number[]): number {
  let wanted = 0;
  for (const number of hardestFirst)
    for (let i = 0; i < types.length; i++) {
      const ship = numberIn(types, i);
      if (shipData(ship).hitOn !== number || hits[i] === 0) continue;
      wanted += numberIn(hits, i);
      if (meeting(dice, number) < wanted) return ship;
    }
  return none;
}

/**
 * END-RULING-32: a high die may go to a weak ship, but no unused die may be able to hit a ship that would still be there. Of all
 * dice that could carry a division out, the highest leave the lowest unused, so only those need to be looked at.
 */
function isMaximal(
  dice: readonly number[],
  types: readonly number[],
  hits: readonly number[],
  room: readonly number[],
): boolean {
  let used = 0;
  for (const count of hits) used += count;
  const highestUnused = dice[dice.length - used - 1] ?? 0;
  for (let i = 0; i < types.length; i++)
    if (numberIn(hits, i) < numberIn(room, i) && shipData(numberIn(types, i)).hitOn <= highestUnused)
      return false;
  return true;
}

/** The distinct divisions of the dice. END-ATK-06: the attacker decides. */
export function assignments(state: EndorState): number[][] {
  const types = targetTypes(state);
  const { dice } = state;
  const room = roomFor(state, types);
  // With one type in reach there is no choice: it takes all it can.
  if (room.filter((most) => most > 0).length <= 1) return [room];
  const found: number[][] = [];
  const hits: number[] = [];
  const visit = (place: number, left: number): void => {
    if (place === types.length) {
      if (unhurt(dice, types, hits) === none && isMaximal(dice, types, hits, room)) found.push(hits.slice());
      return;
    }
    for (let count = 0; count <= numberIn(room, place) && count <= left; count++) {
      hits[place] = count;
      visit(place + 1, left - count);
    }
  };
  visit(0, dice.length);
  return found;
}

/** Why hits cannot be divided like that; nothing when they can. */
export function whyNoAssignment(state: EndorState, hits: readonly ShipType[]): Refusal | null {
  const types = targetTypes(state);
  // END-ATK-06: enemy ships of the target sector take the hits.
  const stranger = hits.find((hit) => capacity(state, state.target, shipTypes.indexOf(hit)) === 0);
  if (stranger) return refuse('END-ATK-06', { ship: stranger });
  const counts = types.map((ship) => hits.filter((hit) => hit === shipTypes[ship]).length);
  const most = types.map((ship) => capacity(state, state.target, ship));
  const over = counts.findIndex((count, i) => count > numberIn(most, i));
  if (over >= 0)
    return refuse('END-RULING-32', {
      ship: shipData(numberIn(types, over)).type,
      most: numberIn(most, over),
      hits: hits.length,
    });
  const missed = unhurt(state.dice, types, counts);
  if (missed !== none) return refuse(shipData(missed).hitClause, { ship: shipData(missed).type });
  if (!isMaximal(state.dice, types, counts, roomFor(state, types)))
    return refuse('END-RULING-32', { hits: hits.length, dice: state.dice.length });
  const inOrder = hitList(state, counts).every((ship, i) => ship === hits[i]);
  return inOrder
    ? null
    : refuse('TABLE-SHAPE', { problem: `'hits' names ships in the order ${shipTypes.join(', ')}` });
}

/** The divisions the attacker may choose. */
export function assignActions(state: EndorState): EndorAction[] {
  return assignments(state).map((hits) => ({ type: 'assign', hits: hitList(state, hits) }));
}

/** A division as the list of ships hit, in the order of the types. */
export function hitList(state: EndorState, hits: readonly number[]): ShipType[] {
  const types = targetTypes(state);
  const list: ShipType[] = [];
  for (let i = 0; i < types.length; i++)
    for (let count = numberIn(hits, i); count > 0; count--) list.push(shipData(numberIn(types, i)).type);
  return list;
}

/**
 * Takes hits off the ships of the target sector and tells how many bonus cards that earns.
 * END-HIT-12, END-HIT-13: a special ship is destroyed by its last hit, the Executor with the whole Reserve.
 * END-BONUS-01, END-BONUS-03, END-RULING-18, END-RULING-28: clearing the sector, and the Falcon; they add up.
 */
export function applyHits(state: EndorState, hit: readonly ShipType[], tell?: Tell<EndorEvent>): number {
  const sector = state.target;
  const destroyed: ShipType[] = [];
  for (const type of hit) {
    const ship = shipTypes.indexOf(type);
    if (ship === falcon ? --state.falcon > 0 : ship === executor ? --state.executor > 0 : false) continue;
    addShips(state, sector, ship, -1);
    countLost(state, ship, 1);
    destroyed.push(type);
  }
  tell?.({ type: 'shipsHit', at: placeId(sector), hits: [...hit], destroyed });
  if (destroyed.includes('executor')) loseReserve(state, tell);
  let bonus = destroyed.includes('falcon') ? numbers.bonus.falcon : 0;
  const enemy = enemyOf(sideOfShip(orderedShip(state)));
  if (!holds(state, enemy, sector)) bonus += numbers.bonus.clearSector;
  return bonus;
}

function loseReserve(state: EndorState, tell?: Tell<EndorEvent>): void {
  const { reserve } = state;
  if (reserve === 0) return;
  state.reserve = 0;
  countLost(state, tie, reserve);
  tell?.({ type: 'reserveLost', ships: reserve });
}

/**
 * END-HIT-10, END-HIT-14, END-HIT-15, END-RULING-12: one hit flips a marker face down, and its fighters perish with it.
 * END-BONUS-02, END-RULING-18: one card in all; `pays` is off for END-RULING-16's option.
 */
export function destroyMarker(
  state: EndorState,
  place: number,
  pays: boolean,
  tell?: Tell<EndorEvent>,
): number {
  const slot = place - slotBase;
  const fighters = carriedOn(state, slot);
  for (let ship = 0; ship < falcon; ship++) countLost(state, ship, carriedAt(state, slot, ship));
  state.faceUp[slot] = false;
  state.carried.fill(0, slot * 3, slot * 3 + 3);
  tell?.({ type: 'markerDestroyed', marker: placeId(place), fighters });
  return pays ? numbers.bonus.marker : 0;
}

/** END-DSW-06, END-DSW-07, END-RULING-17: everything in the sector is gone, the Falcon whatever its hits. */
export function destroySector(state: EndorState, sector: Sector, tell?: Tell<EndorEvent>): number {
  const hadFalcon = shipsAt(state, sector, falcon) > 0;
  let count = 0;
  for (const ship of shipsOf.rebel) {
    const here = shipsAt(state, sector, ship);
    countLost(state, ship, here);
    count += here;
  }
  state.ships.fill(0, sector * shipCount, sector * shipCount + shipsOf.rebel.length);
  if (hadFalcon) state.falcon = 0;
  tell?.({ type: 'sectorDestroyed', at: placeId(sector), ships: count });
  return numbers.bonus.clearSector + (hadFalcon ? numbers.bonus.falcon : 0);
}
