import { type GameAction, type Refusal, refuse, type Tell } from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import type { Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { segmentDistance } from '../geometry/measure.ts';
import type { Travel } from '../geometry/travel.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';
import { isBetween } from './fields.ts';
import { headingRefusal, mayPass, settle, wayOf } from './movement.ts';
import { canHurt, weaponOf } from './targets.ts';
import { enemiesOf } from './units.ts';

/** TAC-RUN-05: the lengths an Attack Run may have, in inches: all Maneuvers as one. */
export function runLengths({ maneuvers, min, max }: Activation): readonly [least: number, most: number] {
  return [maneuvers * min, maneuvers * max];
}

/** TAC-RUN-02, TAC-RUN-03, TAC-RUN-04, TAC-GEO-14: judges the declaration of an Attack Run. */
export function runRefusal(active: Activation, unit: Unit, action: GameAction): Refusal | null {
  const { weapon: id, heading, length } = action as Readonly<Record<string, unknown>> & GameAction;
  const weapon = weaponOf(cardOf(unit.card), id);
  if (!weapon) return refuse('TAC-CARD-07');
  if (!weapon.attackRun) return refuse('TAC-RULING-16', { weapon: weapon.id });
  if (active.mode !== 'none') return refuse('TAC-RUN-03');
  // TAC-RULING-13: an Attack Run is the attack of the activation.
  if (active.attacks !== 'none' || active.repaired) return refuse('TAC-RULING-13', { most: 1 });
  const turned = headingRefusal(unit, heading);
  if (turned) return turned;
  const [min, max] = runLengths(active);
  return isBetween(length, min * numbers.inch, max * numbers.inch)
    ? null
    : refuse('TAC-RUN-05', { min, max });
}

/** TAC-RUN-06, TAC-GEO-14, TAC-RULING-16: the enemies that a run from a point to where the Unit now stands leads through, by id, if its weapon can be used against them. */
export function passedOnRun(
  state: TacticalState,
  unit: Unit,
  weapon: Weapon,
  fromX: number,
  fromY: number,
  way: Travel,
): number[] {
  const card = cardOf(unit.card);
  return enemiesOf(state, unit.seat)
    .filter((enemy) => {
      const other = cardOf(enemy.card);
      if (!canHurt(weapon, other) || !mayPass(state, card, unit, enemy, true)) return false;
      const gap = segmentDistance(enemy.x, enemy.y, fromX, fromY, way.x, way.y);
      return gap < card.base + other.base - numbers.slack;
    })
    .map(({ id }) => id);
}

/** TAC-RUN-01, TAC-RUN-04: one straight move, then the shift; the attack comes after it. */
export function run(
  state: TacticalState,
  active: Activation,
  unit: Unit,
  action: Extract<TacticalAction, { type: 'run' }>,
  way: Travel,
  tell?: Tell<TacticalEvent>,
): void {
  const { weapon: id, heading, length } = action;
  const weapon = weaponOf(cardOf(unit.card), id) as Weapon;
  active.passed = passedOnRun(state, unit, weapon, unit.x, unit.y, way);
  unit.heading = heading;
  unit.x = way.x;
  unit.y = way.y;
  active.left = 0;
  active.weapons = [id];
  active.attacks = 'after';
  active.mode = active.passed.length > 0 ? 'strike' : 'run';
  tell?.({
    ...{ type: 'ran', unit: unit.id, weapon: id, heading, length, stop: way.stop, x: way.x, y: way.y },
    passed: [...active.passed],
  });
  settle(state, active, unit, tell);
}

/** The way an Attack Run would lead. */
export function runWay(state: TacticalState, unit: Unit, heading: number, length: number): Travel {
  return wayOf(state, unit, heading, length, true);
}

/** TAC-RUN-06, TAC-RUN-07, TAC-ATK-04: some of those passed, as many as the weapon allows, in any order; nobody at all is a choice too. */
export function strikeRefusal(active: Activation, unit: Unit, action: GameAction): Refusal | null {
  const { targets } = action as { readonly targets?: unknown };
  const most = weaponOf(cardOf(unit.card), active.weapons[0])?.maxTargets ?? 1;
  if (action.type !== 'strike' || !Array.isArray(targets)) return refuse('TAC-RUN-06');
  if (new Set(targets).size !== targets.length || targets.some((id) => !active.passed.includes(id as number)))
    return refuse('TAC-RUN-06');
  return targets.length <= most ? null : refuse('TAC-RUN-07', { most });
}

/** Every choice of targets in every order. */
export function strikeCandidates(active: Activation, unit: Unit): TacticalAction[] {
  const most = weaponOf(cardOf(unit.card), active.weapons[0])?.maxTargets ?? 1;
  const found: TacticalAction[] = [];
  const choose = (chosen: readonly number[]): void => {
    if (chosen.length > 0) found.push({ type: 'strike', targets: chosen });
    if (chosen.length === most) return;
    for (const id of active.passed) if (!chosen.includes(id)) choose([...chosen, id]);
  };
  choose([]);
  found.push({ type: 'strike', targets: [] });
  return found;
}
