import { at } from '@holoboard/kernel';
import { copy } from '../copy.ts';
import { numbers } from '../data/numbers.ts';
import { seatsOf } from '../data/seats.ts';
import { type ShipType, type Side, shipData, ships } from '../data/ships.ts';
import { enemyOf, type Sector, shipsOf } from '../data/space.ts';
import { attackActions, attackDice } from '../phases/attack.ts';
import { deathStarTargets } from '../phases/death-star.ts';
import { placeId, placeOf, shipsAt } from '../phases/fleet.ts';
import { deploy, moveActions, moveShips } from '../phases/movement.ts';
import type { EndorAction, EndorState } from '../state.ts';
import { chanceOfAny } from './odds.ts';

/** Somebody of the enemy who can strike at a sector by the next order, and the chance that something there is hit. */
export interface Threat {
  readonly by: ShipType | 'deathStar';
  readonly chance: number;
}

/**
 * Who of the enemy can strike at a sector of a side by one order, a move before the attack included, the likeliest first. Whether the
 * enemy holds such an order nobody knows.
 */
export function threatsTo(state: EndorState, side: Side, sector: Sector): Threat[] {
  const easiest = lowestToHit(state, side, sector);
  if (easiest === null) return [];
  const threats: Threat[] = shipsOf[enemyOf(side)].flatMap((ship) => {
    const { type } = shipData(ship);
    const dice = mostDice(state, type, sector);
    return dice > 0 ? [{ by: type, chance: chanceOfAny(dice, easiest) }] : [];
  });
  const shot = numbers.deathStarShot;
  if (side === 'rebel' && deathStarTargets(state).includes(sector))
    threats.push({ by: 'deathStar', chance: chanceOfAny(shot.dice, shot.hitOn) });
  return threats.sort((one, other) => other.chance - one.chance);
}

/** The lowest die that hits anything of a side in a sector; nothing when it has nothing there. */
function lowestToHit(state: EndorState, side: Side, sector: Sector): number | null {
  const there = shipsOf[side].filter((ship) => shipsAt(state, sector, ship) > 0);
  return there.length > 0 ? Math.min(...there.map((ship) => shipData(ship).hitOn)) : null;
}

/** The most dice that ships of a type can roll against a sector by one order; 0 when they cannot attack it. */
function mostDice(state: EndorState, type: ShipType, sector: Sector): number {
  const ordered = given(state, type);
  const ways: readonly (EndorAction | null)[] = [null, ...moveActions(ordered)];
  return Math.max(0, ...ways.map((way) => diceAfter(ordered, way, sector)));
}

/** The position in which the other side has just given an order to a type of ship. */
function given(state: EndorState, type: ShipType): EndorState {
  const side = ships.find((ship) => ship.type === type)?.side ?? 'rebel';
  const ordered = copy(state);
  Object.assign(ordered, {
    active: at(seatsOf(side, state.hands.length), 0),
    phase: 'move',
    order: type,
    moved: [],
    origins: [],
    deployed: false,
  } satisfies Partial<EndorState>);
  return ordered;
}

/** The dice that can be rolled against a sector after a move, or without one. */
function diceAfter(ordered: EndorState, way: EndorAction | null, sector: Sector): number {
  const after = way === null ? ordered : copy(ordered);
  if (way?.type === 'move') moveShips(after, way);
  else if (way?.type === 'deploy') deploy(after);
  const target = placeId(sector);
  const from = attackActions(after).flatMap((attack) =>
    attack.type === 'attack' && attack.at === target ? [placeOf(attack.from)] : [],
  );
  return Math.max(0, ...from.map((place) => attackDice(after, place)));
}
