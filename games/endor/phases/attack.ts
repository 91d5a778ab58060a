import { at, type Chance, type Tell } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { ships } from '../data/ships.ts';
import {
  deathStarBit,
  deathStarSector,
  enemyOf,
  innerRingSet,
  lowest,
  type Sector,
  sectorCount,
  shipTypes,
  slotsBeside,
} from '../data/space.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';
import { attackAction, hold as holdAction } from './actions.ts';
import { deathStarTarget, holds, placeOf, shipsAt, slotBase } from './fleet.ts';
import { neighbourSet, orderedShip, shieldIsDown } from './movement.ts';

/**
 * How many dice an attack from a sector rolls. END-ATK-02, END-ATK-03: all ships of the ordered type there, moved or not, and
 * no others. END-ATK-04, END-COMP-15, END-RULING-10: one die a fighter, two for the Falcon, four for the Executor, five at most.
 * END-RULING-08: with the option only ships that moved roll.
 */
export function attackDice(state: EndorState, from: Sector): number {
  const ship = orderedShip(state);
  let count = shipsAt(state, from, ship);
  if (state.options.attackersMustMove) count = Math.min(count, movedTo(state, from));
  return Math.min(numbers.mostAttackDice, count * at(ships, ship).dice);
}

function movedTo(state: EndorState, sector: Sector): number {
  for (let i = 0; i < state.moved.length; i += 2)
    if (state.moved[i] === sector) return at(state.moved, i + 1);
  return 0;
}

/**
 * END-RULING-06: after a move the attack comes from the sector the ships ended in, otherwise from any sector of the ordered
 * type; the option always allows any. END-ATK-07: nothing needs to have moved. END-DEPLOY-03: what was deployed counts as moved.
 */
export function mayAttackFrom(state: EndorState, sector: Sector): boolean {
  const bound = state.moved.length > 0 && state.options.attackFrom === 'movedGroupSector';
  return (!bound || movedTo(state, sector) > 0) && attackDice(state, sector) > 0;
}

/** The attacks of the order; holding fire is always allowed (END-RULING-19). */
export function attackActions(state: EndorState): EndorAction[] {
  const actions: EndorAction[] = [holdAction];
  const ship = orderedShip(state);
  for (let sector = 0; sector < sectorCount; sector++) {
    if (shipsAt(state, sector, ship) === 0) continue;
    for (let rest = targetsFrom(state, ship, sector); rest !== 0; rest &= rest - 1)
      actions.push(attackAction(sector, lowest(rest)));
  }
  return actions;
}

/** Whether there is more to do than hold fire. */
export function canAttack(state: EndorState): boolean {
  const ship = orderedShip(state);
  for (let sector = 0; sector < sectorCount; sector++)
    if (shipsAt(state, sector, ship) > 0 && targetsFrom(state, ship, sector) !== 0) return true;
  return false;
}

/**
 * What may be attacked from a sector, as the bits of places. END-ATK-01: out of a single sector into one next to it that the enemy
 * holds; END-RULING-04: under its option also inside the Death Star's own sector.
 */
function targetsFrom(state: EndorState, ship: number, sector: Sector): number {
  if (!mayAttackFrom(state, sector)) return 0;
  const { side } = at(ships, ship);
  const beside = neighbourSet(state, sector) | (sector === deathStarSector ? deathStarBit : 0);
  let targets = 0;
  for (let rest = beside; rest !== 0; rest &= rest - 1)
    if (holds(state, enemyOf(side), lowest(rest))) targets |= rest & -rest;
  if (side === 'empire') return targets | markersBeside(state, sector);
  return mayAttackDeathStar(state, sector) ? targets | (1 << deathStarTarget) : targets;
}

/** END-RULING-11, END-RULING-12: the Empire may aim at a face-up marker beside the sector, even an empty one. */
function markersBeside(state: EndorState, sector: Sector): number {
  let targets = 0;
  if (state.options.fightersHitMarkers)
    for (const slot of at(slotsBeside, sector)) if (state.faceUp[slot]) targets |= 1 << (slotBase + slot);
  return targets;
}

/**
 * END-DSA-01, END-DSA-02, END-OBJ-03, END-SHLD-11, END-RULING-05: the Rebels at the Death Star, from the inner ring, once the
 * shield is down; END-RULING-04: with its option also from inside.
 */
function mayAttackDeathStar(state: EndorState, sector: Sector): boolean {
  return (((innerRingSet | deathStarBit) >> sector) & 1) === 1 && shieldIsDown(state);
}

/** END-ATK-05: all dice at once. END-DSA-03: at the Death Star too. */
export function rollAttack(
  state: EndorState,
  action: { readonly from: string; readonly at: string },
  chance: Chance,
  tell?: Tell<EndorEvent>,
): void {
  state.from = placeOf(action.from) as Sector;
  state.target = placeOf(action.at) as number;
  state.dice = rollSorted(chance, 'attack', attackDice(state, state.from));
  tell?.({
    type: 'attacked',
    seat: state.active,
    ship: shipTypes[orderedShip(state)] as never,
    from: action.from,
    at: action.at,
    dice: state.dice.slice(),
  });
}

/** Dice in ascending order: which die is which makes no difference. */
export function rollSorted(chance: Chance, name: string, count: number): number[] {
  const dice: number[] = [];
  for (let rolled = 0; rolled < count; rolled++) {
    const die = chance.draw(name, 6) + 1;
    let place = rolled;
    for (; place > 0 && at(dice, place - 1) > die; place--) dice[place] = at(dice, place - 1);
    dice[place] = die;
  }
  return dice;
}
