import { at, type Chance, type Refusal, refuse, type Tell } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { type Side, shipData } from '../data/ships.ts';
import {
  deathStarBit,
  deathStarSector,
  enemyOf,
  innerRingSet,
  lowest,
  type Sector,
  sectorCount,
  sectorIds,
  slotsBeside,
} from '../data/space.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';
import { attackAction, hold as holdAction } from './actions.ts';
import {
  deathStarTarget,
  everySector,
  holds,
  markersUp,
  numberIn,
  placeOf,
  shipsAt,
  slotBase,
} from './fleet.ts';
import { isIn, neighbourSet, orderedShip, shieldIsDown, sideOfShip } from './reach.ts';

/**
 * How many dice an attack from a sector rolls. END-ATK-02, END-ATK-03: all ships of the ordered type there, moved or not, and
 * no others. END-ATK-04, END-COMP-15, END-RULING-10: one die a fighter, two for the Falcon, four for the Executor, five at most.
 * END-RULING-08: with the option only ships that moved roll.
 */
export function attackDice(state: EndorState, from: Sector): number {
  const ship = orderedShip(state);
  let count = shipsAt(state, from, ship);
  if (state.options.attackersMustMove) count = Math.min(count, movedTo(state, from));
  return Math.min(numbers.mostAttackDice, count * shipData(ship).dice);
}

function movedTo(state: EndorState, sector: Sector): number {
  for (let i = 0; i < state.moved.length; i += 2)
    if (state.moved[i] === sector) return numberIn(state.moved, i + 1);
  return 0;
}

/**
 * The clause by which nobody may attack from a sector; nothing when somebody may. END-ATK-03: only ships of the ordered type.
 * END-RULING-08: with the option only ships that moved. END-RULING-06: after a move the attack comes from the sector the ships
 * ended in, otherwise from any; the option always allows any. END-ATK-07: nothing needs to have moved. END-DEPLOY-03: what was
 * deployed counts as moved.
 */
function whyNotFrom(state: EndorState, ship: number, sector: Sector): string | null {
  if (shipsAt(state, sector, ship) === 0) return 'END-ATK-03';
  const { attackersMustMove, attackFrom } = state.options;
  if (attackersMustMove && movedTo(state, sector) === 0) return 'END-RULING-08';
  const bound = state.moved.length > 0 && attackFrom === 'movedGroupSector';
  return bound && movedTo(state, sector) === 0 ? 'END-RULING-06' : null;
}

/**
 * What can be attacked from a sector as far as the way goes, as the bits of places. END-ATK-01: the sectors next to it.
 * END-RULING-04: from inside the Death Star also in there. END-RULING-11: the markers beside it. END-DSA-02, END-OBJ-03: the Death
 * Star from the inner ring, and from inside.
 */
function inSight(state: EndorState, from: Sector): number {
  return neighbourSet(state, from) | (alwaysInSight[from] as number);
}

const alwaysInSight: readonly number[] = sectorIds.map((_, from) => {
  const markers = at(slotsBeside, from).reduce((places, slot) => places | (1 << (slotBase + slot)), 0);
  const inside = from === deathStarSector ? deathStarBit : 0;
  return markers | inside | (isIn(innerRingSet | deathStarBit, from) ? 1 << deathStarTarget : 0);
});

/**
 * Those of some places that a side can attack, from wherever, all as bits. END-ATK-06: sectors that the enemy holds. The Empire,
 * END-RULING-11, END-RULING-12, END-HIT-15: face-up markers, even empty ones. The Rebels, END-DSA-01, END-SHLD-11, END-RULING-05: the
 * Death Star, once the shield is down.
 */
function openAmong(state: EndorState, side: Side, places: number): number {
  const enemy = enemyOf(side);
  let open = 0;
  for (let rest = places & everySector; rest !== 0; rest &= rest - 1)
    if (holds(state, enemy, lowest(rest))) open |= rest & -rest;
  if (side === 'rebel') return shieldIsDown(state) ? open | (places & (1 << deathStarTarget)) : open;
  return state.options.fightersHitMarkers ? open | (places & markersUp(state)) : open;
}

/** The clause by which a place may not be attacked from a sector; nothing when it may. */
function whyNotAt(state: EndorState, side: Side, from: Sector, target: number): string | null {
  const seen = isIn(inSight(state, from), target);
  const open = openAmong(state, side, 1 << target) !== 0;
  if (seen && open) return null;
  if (target === deathStarTarget) {
    if (side === 'empire') return 'END-ATK-06';
    return open ? 'END-DSA-02' : 'END-DSA-01';
  }
  if (target >= slotBase) {
    const markers = side === 'empire' && state.options.fightersHitMarkers;
    return markers && !open ? 'END-HIT-15' : 'END-RULING-11';
  }
  if (target === from) return 'END-ATK-01';
  if (seen) return 'END-ATK-06';
  return target === deathStarSector ? 'END-RULING-04' : 'END-ATK-01';
}

/** Why an attack is not one of the order's; nothing when it is. END-RULING-14: fighters on a marker cannot attack. */
export function whyNoAttack(state: EndorState, { from, at: target }: Attack): Refusal | null {
  const ship = orderedShip(state);
  const origin = placeOf(from);
  const clause =
    origin >= slotBase
      ? 'END-RULING-14'
      : (whyNotFrom(state, ship, origin) ?? whyNotAt(state, sideOfShip(ship), origin, placeOf(target)));
  return clause === null ? null : refuse(clause, { from, at: target, ship: shipData(ship).type });
}

interface Attack {
  readonly from: string;
  readonly at: string;
}

/** What may be attacked from a sector, as the bits of places. */
function targetsFrom(state: EndorState, ship: number, sector: Sector): number {
  if (whyNotFrom(state, ship, sector) !== null) return 0;
  return openAmong(state, sideOfShip(ship), inSight(state, sector));
}

/** The attacks of the order; holding fire is always allowed (END-RULING-19). Most sectors are passed over at a glance. */
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

/** END-ATK-05: all dice at once. END-DSA-03: at the Death Star too. */
export function rollAttack(state: EndorState, action: Attack, chance: Chance, tell?: Tell<EndorEvent>): void {
  state.from = placeOf(action.from);
  state.target = placeOf(action.at);
  state.dice = rollSorted(chance, 'attack', attackDice(state, state.from));
  tell?.({
    type: 'attacked',
    seat: state.active,
    ship: shipData(orderedShip(state)).type,
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
    for (; place > 0 && numberIn(dice, place - 1) > die; place--) dice[place] = numberIn(dice, place - 1);
    dice[place] = die;
  }
  return dice;
}

/** The highest die of a roll. */
export function highestDie({ dice }: EndorState): number {
  return numberIn(dice, dice.length - 1);
}
