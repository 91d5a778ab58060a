import { at, type Tell } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { type ShipType, ships } from '../data/ships.ts';
import { enemyOf, executor, falcon, type Sector, shipCount, shipsOf, shipTypes } from '../data/space.ts';
import type { EndorEvent, EndorState } from '../state.ts';
import { addShips, carriedOn, holds, placeId, shipsAt, slotBase } from './fleet.ts';
import { orderedShip } from './movement.ts';

function hitOn(ship: number): number {
  return at(ships, ship).hitOn;
}

/** How many hits a type of ship in a sector can take. END-HIT-09, END-HIT-11: a fighter one, a special ship what it has left. */
export function capacity(state: EndorState, sector: Sector, ship: number): number {
  const count = shipsAt(state, sector, ship);
  if (count === 0) return 0;
  if (ship === falcon) return state.falcon;
  return ship === executor ? state.executor : count;
}

/** The types of ship the ordered ships shoot at. */
export function targetTypes(state: EndorState): readonly number[] {
  return shipsOf[enemyOf(at(ships, orderedShip(state)).side)];
}

/**
 * The distinct ways to give the dice to the ships of the target sector, each as hits by ship type.
 * END-ATK-06, END-HIT-01 to END-HIT-07: the attacker decides, and a die must meet the ship's number.
 * END-RULING-32: a high die may go to a weak ship, but no unused die may be able to hit a ship that would still be there. Of
 * all dice that could carry a division out, the highest leave the lowest unused, so only those need to be looked at.
 */
export function assignments(state: EndorState): number[][] {
  const types = targetTypes(state);
  const needs = types.map(hitOn);
  const dice = state.dice;
  // No type takes more hits than dice meet its number.
  const room = types.map((ship) => Math.min(capacity(state, state.target, ship), meeting(dice, hitOn(ship))));
  // With one type in reach there is no choice: it takes all it can.
  if (room.filter((most) => most > 0).length <= 1) return [room];
  const found: number[][] = [];
  const hits: number[] = types.map(() => 0);
  const visit = (place: number, used: number): void => {
    if (place === types.length) {
      if (isFeasible(dice, needs, hits, used) && isMaximal(dice, needs, hits, room, used))
        found.push(hits.slice());
      return;
    }
    for (let count = 0; count <= at(room, place) && used + count <= dice.length; count++) {
      hits[place] = count;
      visit(place + 1, used + count);
    }
    hits[place] = 0;
  };
  visit(0, 0);
  return found;
}

/** How many dice meet a number. */
function meeting(dice: readonly number[], number: number): number {
  let count = 0;
  for (const die of dice) if (die >= number) count++;
  return count;
}

/** Whether the highest dice can carry out a division: the hardest targets are served by the highest dice. */
function isFeasible(
  dice: readonly number[],
  needs: readonly number[],
  hits: readonly number[],
  used: number,
): boolean {
  // From hit number 6 down, there must be as many dice as targets that need so much.
  for (let number = 6; number >= 2; number--) {
    let wanted = 0;
    for (let i = 0; i < needs.length; i++) if (at(needs, i) >= number) wanted += at(hits, i);
    let able = 0;
    for (let i = dice.length - used; i < dice.length; i++) if (at(dice, i) >= number) able++;
    if (able < wanted) return false;
  }
  return true;
}

function isMaximal(
  dice: readonly number[],
  needs: readonly number[],
  hits: readonly number[],
  room: readonly number[],
  used: number,
): boolean {
  const highestUnused = dice[dice.length - used - 1] ?? 0;
  return needs.every((need, i) => at(hits, i) >= at(room, i) || need > highestUnused);
}

/** A division as the list of ships hit, in the order of the types. */
export function hitList(state: EndorState, hits: readonly number[]): ShipType[] {
  const types = targetTypes(state);
  const list: ShipType[] = [];
  for (let i = 0; i < types.length; i++)
    for (let count = at(hits, i); count > 0; count--) list.push(at(shipTypes, at(types, i)));
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
    destroyed.push(type);
  }
  tell?.({ type: 'shipsHit', at: placeId(sector), hits: [...hit], destroyed });
  if (destroyed.includes('executor')) loseReserve(state, tell);
  let bonus = destroyed.includes('falcon') ? numbers.bonus.falcon : 0;
  const enemy = enemyOf(at(ships, orderedShip(state)).side);
  if (destroyed.length > 0 && !holds(state, enemy, sector)) bonus += numbers.bonus.clearSector;
  return bonus;
}

function loseReserve(state: EndorState, tell?: Tell<EndorEvent>): void {
  const ships = state.reserve;
  if (ships === 0) return;
  state.reserve = 0;
  tell?.({ type: 'reserveLost', ships });
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
  state.faceUp[slot] = false;
  state.carried.fill(0, slot * 3, slot * 3 + 3);
  tell?.({ type: 'markerDestroyed', marker: placeId(place), fighters });
  return pays ? numbers.bonus.marker : 0;
}

/** END-DSW-06, END-DSW-07, END-RULING-17: everything in the sector is gone, the Falcon whatever its hits. */
export function destroySector(state: EndorState, sector: Sector, tell?: Tell<EndorEvent>): number {
  const hadFalcon = shipsAt(state, sector, falcon) > 0;
  let count = 0;
  for (const ship of shipsOf.rebel) count += shipsAt(state, sector, ship);
  state.ships.fill(0, sector * shipCount, sector * shipCount + shipsOf.rebel.length);
  if (hadFalcon) state.falcon = 0;
  tell?.({ type: 'sectorDestroyed', at: placeId(sector), ships: count });
  return numbers.bonus.clearSector + (hadFalcon ? numbers.bonus.falcon : 0);
}
