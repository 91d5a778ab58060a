import { at, type GameAction, type Refusal, refuse, type Tell } from '@holoboard/kernel';
import type { TacticalEvent } from '../actions.ts';
import type { Card } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import type { Base } from '../geometry/bases.ts';
import { turn } from '../geometry/measure.ts';
import { mayRest, shifted, standsOn } from '../geometry/resting.ts';
import { type Hindrances, type Travel, travel } from '../geometry/travel.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';
import { isBetween, isHeading } from './fields.ts';
import { difficultFor, fliesWhenMoving, groundFor, isSlowed, tableOf, wallsFor } from './ground.ts';
import { areFriends, baseOf, is } from './units.ts';

/** TAC-RULING-06, TAC-CARD-10, TAC-TER-04: the rating of a Unit that begins its activation, as it stands. */
export function beginMovement(state: TacticalState, active: Activation, unit: Unit): void {
  const card = cardOf(unit.card);
  const rating = (isSlowed(state, unit) ? card.difficult : null) ?? card.clear;
  active.unit = unit.id;
  active.startX = unit.x;
  active.startY = unit.y;
  active.maneuvers = rating.maneuvers;
  active.left = rating.maneuvers;
  active.min = rating.min;
  active.max = rating.max + (active.march ? 1 : 0);
}

/** TAC-MOVE-07, TAC-MOVE-10, TAC-ABL-13: how far a Unit may turn for a Maneuver; anywhere without a pointer (TAC-MOVE-11). */
export function turnOf(card: Card): number {
  if (!card.pointer) return 1800;
  return card.abilities.slowTurn?.maxTurn ?? numbers.maxTurn;
}

/** TAC-MOVE-07, TAC-MOVE-08, TAC-GEO-13: whether a Unit may turn to a heading. */
export function headingRefusal(unit: Unit, heading: unknown): Refusal | null {
  if (!isHeading(heading)) return refuse('TAC-GEO-02');
  const card = cardOf(unit.card);
  const most = turnOf(card);
  if (Math.abs(turn(unit.heading, heading)) <= most) return null;
  return refuse(card.abilities.slowTurn ? 'TAC-ABL-13' : 'TAC-MOVE-07', { most });
}

/** TAC-MOVE-01, TAC-MOVE-03: judges a Maneuver: its direction, and its speed, which the first one fixes for all. */
export function maneuverRefusal(active: Activation, unit: Unit, action: GameAction): Refusal | null {
  const { heading, speed } = action as { readonly heading?: unknown; readonly speed?: unknown };
  // TAC-RUN-03, TAC-TRN-06: not after a run or a hold, and not more than the rating has.
  if (active.left === 0 || (active.mode !== 'none' && active.mode !== 'moving'))
    return refuse('TAC-MOVE-05', { left: 0 });
  const turned = headingRefusal(unit, heading);
  if (turned) return turned;
  if (active.speed >= 0)
    return speed === active.speed ? null : refuse('TAC-MOVE-03', { speed: active.speed });
  const { min, max } = active;
  const { inch } = numbers;
  return isBetween(speed, min * inch, max * inch) ? null : refuse('TAC-MOVE-01', { min, max });
}

/** Whether a Unit may move through another. */
export function mayPass(state: TacticalState, card: Card, mover: Unit, other: Unit, run: boolean): boolean {
  // TAC-MOVE-13, TAC-ABL-09
  if (fliesWhenMoving(card)) return true;
  const passed = cardOf(other.card);
  // TAC-MOVE-16, TAC-RULING-37: everybody moves below flyers.
  if (passed.type === 'Flying') return true;
  const isFriend = areFriends(state, mover.seat, other.seat);
  // TAC-ABL-03, TAC-RULING-15
  if (run && !isFriend && card.abilities.leapAttack) return true;
  if (card.type === 'Infantry') {
    // TAC-MOVE-14, TAC-MOVE-15
    if (isFriend) return true;
    return run && passed.type === 'Infantry' && state.options.infantryAttackRun === 'throughInfantry';
  }
  // TAC-MOVE-17, TAC-MOVE-18, TAC-MOVE-19
  return passed.type === 'Infantry' && (isFriend || card.base > passed.base);
}

/** TAC-GEO-11: everything that is in the way of a Unit, where it stands. */
function hindrancesOf(state: TacticalState, unit: Unit, run: boolean): Hindrances {
  const card = cardOf(unit.card);
  const table = tableOf(state);
  if (fliesWhenMoving(card)) return { table, bases: [], walls: [], swamps: [] };
  const bases: Base[] = [];
  for (const other of state.units)
    if (other !== unit && other.status === 'deployed' && !mayPass(state, card, unit, other, run))
      bases.push(baseOf(other));
  return { table, bases, walls: wallsFor(state, card), swamps: swampsFor(state, card, baseOf(unit)) };
}

/** TAC-TER-03, TAC-CARD-11, TAC-RULING-03, TAC-RULING-17: the Difficult pieces that stop a Unit: those it does not stand in yet. */
function swampsFor(state: TacticalState, card: Card, base: Base): Hindrances['swamps'] {
  if (is(card, 'Wheeled') || (is(card, 'Walker') && state.options.walkerDifficult === 'ignore')) return [];
  return difficultFor(state, card).filter((piece) => !standsOn(base, [piece]));
}

/** TAC-MOVE-12, TAC-RULING-05: how far the middle of a base moves at a speed. */
function distanceOf(state: TacticalState, card: Card, speed: number): number {
  return speed > 0 && state.options.moveMeasure === 'nearEdge' ? speed + 2 * card.base : speed;
}

/** TAC-GEO-11, TAC-MOVE-04: the way of a Unit along a heading, to be measured as often as one likes; nothing is moved. */
export function wayOf(
  state: TacticalState,
  unit: Unit,
  heading: number,
  speed: number,
  run: boolean,
): Travel {
  const distance = distanceOf(state, cardOf(unit.card), speed);
  return travel(baseOf(unit), heading, distance, hindrancesOf(state, unit, run));
}

/** TAC-RULING-18: whether a way leads a Flying Unit off the table. */
export function leavesTable(state: TacticalState, unit: Unit, { stop }: Travel): boolean {
  return stop === 'edge' && state.options.edgeRule === 'leave' && cardOf(unit.card).type === 'Flying';
}

/** TAC-GEO-13, TAC-BASE-02, TAC-MOVE-09, TAC-RULING-04: turns the Unit, also when it stays in place, and moves it. */
export function maneuver(
  state: TacticalState,
  active: Activation,
  unit: Unit,
  heading: number,
  speed: number,
  tell?: Tell<TacticalEvent>,
): Travel {
  const way = wayOf(state, unit, heading, speed, false);
  unit.heading = heading;
  unit.x = way.x;
  unit.y = way.y;
  active.speed = speed;
  // TAC-CARD-11: whoever enters Difficult terrain forfeits the rest.
  active.left = way.stop === 'swamp' ? 0 : active.left - 1;
  active.mode = active.left === 0 ? 'moved' : 'moving';
  tell?.({ type: 'moved', unit: unit.id, heading, speed, stop: way.stop, x: way.x, y: way.y });
  return way;
}

/** TAC-MOVE-20, TAC-MOVE-21, TAC-MOVE-22, TAC-MOVE-24, TAC-MOVE-25: once its movement is over, a Unit that may not rest where it is gets shifted, and is not turned by it. */
export function settle(
  state: TacticalState,
  active: Activation,
  unit: Unit,
  tell?: Tell<TacticalEvent>,
): void {
  const ground = groundFor(state, unit);
  const base = baseOf(unit);
  if (mayRest(base, ground)) return;
  const spot = shifted(base, unit.heading, ground);
  const nowhere = spot.found === 'nowhere';
  unit.x = nowhere ? active.startX : spot.x;
  unit.y = nowhere ? active.startY : spot.y;
  tell?.({ type: 'shifted', unit: unit.id, x: unit.x, y: unit.y });
}

/** The active Unit; there is one. */
export function activeUnit(state: TacticalState): Unit {
  return at(state.units, (state.active?.unit ?? 0) - 1);
}
