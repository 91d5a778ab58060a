import type { Chance } from '@holoboard/kernel';
import { attackAction, hold as holdAction } from '../actions.ts';
import { numbers } from '../data/numbers.ts';
import { ships } from '../data/ships.ts';
import { deathStarTarget, heldBy, placeOf, shipsAt, slotBase } from '../fleet.ts';
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
} from '../space.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';
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
  return Math.min(numbers.mostAttackDice, count * (ships[ship] as (typeof ships)[number]).dice);
}

function movedTo(state: EndorState, sector: Sector): number {
  for (let i = 0; i < state.moved.length; i += 2)
    if (state.moved[i] === sector) return state.moved[i + 1] as number;
  return 0;
}

/**
 * END-RULING-06: after a move the attack comes from the sector the ships ended in, otherwise from any sector of the ordered
 * type; the option always allows any. END-ATK-07: nothing needs to have moved. END-DEPLOY-03: what was deployed counts as moved.
 */
export function mayAttackFrom(state: EndorState, sector: Sector): boolean {
  if (attackDice(state, sector) === 0) return false;
  if (state.moved.length === 0 || state.options.attackFrom === 'anySector') return true;
  return movedTo(state, sector) > 0;
}

/**
 * The attacks of the order, or the first of them as far as `most`; holding fire is always allowed (END-RULING-19).
 * END-ATK-01: out of a single sector into one next to it that the enemy holds; END-RULING-04: under its option also inside the
 * Death Star's own sector.
 */
export function attackActions(state: EndorState, most = Number.POSITIVE_INFINITY): EndorAction[] {
  const actions: EndorAction[] = [holdAction];
  const ship = orderedShip(state);
  const { side } = ships[ship] as (typeof ships)[number];
  const held = heldBy(state, enemyOf(side));
  for (let sector = 0; sector < sectorCount && actions.length < most; sector++) {
    if (shipsAt(state, sector, ship) === 0 || !mayAttackFrom(state, sector)) continue;
    const beside = neighbourSet(state, sector) | (sector === deathStarSector ? deathStarBit : 0);
    for (let rest = beside & held; rest !== 0; rest &= rest - 1)
      actions.push(attackAction(sector, lowest(rest)));
    if (side === 'empire') addMarkers(state, sector, actions);
    else if (mayAttackDeathStar(state, sector)) actions.push(attackAction(sector, deathStarTarget));
  }
  return actions;
}

/** END-RULING-11, END-RULING-12: the Empire may aim at a face-up marker beside the sector, even an empty one. */
function addMarkers(state: EndorState, sector: Sector, actions: EndorAction[]): void {
  if (!state.options.fightersHitMarkers) return;
  for (const slot of slotsBeside[sector] as readonly number[])
    if (state.faceUp[slot]) actions.push(attackAction(sector, slotBase + slot));
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
  const dice: number[] = [];
  for (let rolled = 0; rolled < count; rolled++) {
    const die = chance.draw(name, 6) + 1;
    let at = rolled;
    for (; at > 0 && (dice[at - 1] as number) > die; at--) dice[at] = dice[at - 1] as number;
    dice[at] = die;
  }
  return dice;
}
