import { type Chance, roll } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { ships } from '../data/ships.ts';
import { deathStarTarget, holds, placeId, placeOf, shipsAt, slotBase } from '../fleet.ts';
import {
  deathStarSector,
  enemyOf,
  innerRing,
  type Sector,
  sectorCount,
  shipTypes,
  slotsBeside,
} from '../space.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';
import { deathStarIsOpen, neighbours, orderedShip, shieldIsDown } from './movement.ts';

/**
 * How many dice an attack from a sector rolls. END-ATK-02, END-ATK-03: all ships of the ordered type there, moved or not, and
 * no others. END-ATK-04, END-COMP-15, END-RULING-10: one die a fighter, two for the Falcon, four for the Executor, five at most.
 * END-RULING-08: with the option only ships that moved roll.
 */
export function attackDice(state: EndorState, from: Sector): number {
  const ship = orderedShip(state);
  let count = shipsAt(state, from, ship);
  if (state.options.attackersMustMove) count = Math.min(count, movedTo(state, from));
  return Math.min(numbers.mostAttackDice, count * (ships[ship] as (typeof ships)[number]).dice);
}

function movedTo(state: EndorState, sector: Sector): number {
  for (let i = 0; i < state.moved.length; i += 2)
    if (state.moved[i] === sector) return state.moved[i + 1] as number;
  return 0;
}

/**
 * END-RULING-06: after a move the attack comes from the sector the ships ended in, otherwise from any sector of the ordered
 * type; the option always allows any. END-ATK-07: nothing needs to have moved.
 */
function mayAttackFrom(state: EndorState, sector: Sector): boolean {
  if (attackDice(state, sector) === 0) return false;
  if (state.moved.length === 0 || state.options.attackFrom === 'anySector') return true;
  return movedTo(state, sector) > 0;
}

/**
 * What can be struck from a sector. END-ATK-01: one sector next to it.
 * END-RULING-11, END-RULING-12: the Empire may aim at a face-up marker beside the sector, even an empty one.
 * END-DSA-01, END-DSA-02, END-OBJ-03, END-SHLD-11, END-RULING-05: the Rebels at the Death Star, from the inner ring, once the
 * shield is down. END-RULING-04: under its option also inside and out of the Death Star's own sector.
 */
function targetsFrom(state: EndorState, sector: Sector): number[] {
  const { side } = ships[orderedShip(state)] as (typeof ships)[number];
  const enemy = enemyOf(side);
  const targets: number[] = neighbours(state, sector).filter((other) => holds(state, enemy, other));
  if (sector === deathStarSector && holds(state, enemy, sector)) targets.push(sector);
  if (side === 'empire' && state.options.fightersHitMarkers)
    for (const slot of slotsBeside[sector] as readonly number[])
      if (state.faceUp[slot]) targets.push(slotBase + slot);
  const beside = innerRing.includes(sector) || (sector === deathStarSector && deathStarIsOpen(state));
  if (side === 'rebel' && beside && shieldIsDown(state)) targets.push(deathStarTarget);
  return targets;
}

/** The attacks of the order; holding fire is always allowed (END-RULING-19). */
export function attackActions(state: EndorState): EndorAction[] {
  const actions: EndorAction[] = [{ type: 'hold' }];
  for (let sector = 0; sector < sectorCount; sector++) {
    if (!mayAttackFrom(state, sector)) continue;
    for (const target of targetsFrom(state, sector))
      actions.push({ type: 'attack', from: placeId(sector), at: placeId(target) });
  }
  return actions;
}

/** END-ATK-05: all dice at once. END-DSA-03: at the Death Star too. */
export function rollAttack(
  state: EndorState,
  action: { readonly from: string; readonly at: string },
  chance: Chance,
  events?: EndorEvent[],
): void {
  state.from = placeOf(action.from) as Sector;
  state.target = placeOf(action.at) as number;
  state.dice = rollSorted(chance, 'attack', attackDice(state, state.from));
  events?.push({
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
  return roll(chance, name, count).sort((left, right) => left - right);
}
