import type { TacticalAction } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { heading as asHeading, bearing, length, turn } from '../geometry/measure.ts';
import { closestPoint, nearestShape } from '../geometry/shapes.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';
import { tableOf } from './ground.ts';
import { turnOf } from './movement.ts';
import { runLengths } from './runs.ts';
import { canHurt } from './targets.ts';
import { enemiesOf, roomIn } from './units.ts';

/*
 * Space is continuous, so no list of moves is complete. These are the candidates that bots choose from, and that a player can point at; the
 * judge accepts any other that the rules allow.
 */

/** The lowest, the middle and the highest speed of a rating, or the one that is fixed. */
export function speedsOf(active: Activation): readonly number[] {
  if (active.speed >= 0) return [active.speed];
  const [min, max] = [active.min * numbers.inch, active.max * numbers.inch];
  return [...new Set([min, (min + max) / 2, max])];
}

/** The turns that a Unit with a pointer chooses from: fewer where it has many Maneuvers. */
export function turnsOf(active: Activation, unit: Unit): readonly number[] {
  const most = turnOf(cardOf(unit.card));
  const half = Math.floor(most / 2);
  return active.maneuvers <= 2 ? [0 - most, 0 - half, 0, half, most] : [0 - most, 0, most];
}

/** The headings at enemies that a Unit may turn to, in the order of their ids. */
export function aimedHeadings(state: TacticalState, unit: Unit): number[] {
  const most = turnOf(cardOf(unit.card));
  return enemiesOf(state, unit.seat)
    .map((enemy) => bearing(enemy.x - unit.x, enemy.y - unit.y))
    .filter((angle) => Math.abs(turn(unit.heading, angle)) <= most);
}

/** The headings a Unit without a pointer takes at full speed: toward and away from the three nearest enemies, to cover in reach, and to Transports. */
export function purposefulHeadings(state: TacticalState, active: Activation, unit: Unit): number[] {
  const nearest = enemiesOf(state, unit.seat)
    .map((enemy) => ({ enemy, away: length(enemy.x - unit.x, enemy.y - unit.y) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, 3);
  const found: number[] = [];
  for (const { enemy } of nearest) {
    const angle = bearing(enemy.x - unit.x, enemy.y - unit.y);
    found.push(angle, asHeading(angle + 1800));
  }
  const reach = active.maneuvers * active.max * numbers.inch;
  for (const { sight, shapes } of tableOf(state).pieces) {
    if (sight !== 'cover' || nearestShape(shapes, unit.x, unit.y) > reach) continue;
    for (const shape of shapes) {
      const [x, y] = closestPoint(shape, unit.x, unit.y);
      if (x !== unit.x || y !== unit.y) found.push(bearing(x - unit.x, y - unit.y));
    }
  }
  for (const friend of state.units)
    if (friend.seat === unit.seat && friend.status === 'deployed' && roomIn(state, friend) > 0)
      found.push(bearing(friend.x - unit.x, friend.y - unit.y));
  return found;
}

/** The 16 points of the compass. */
export const compass: readonly number[] = Array.from({ length: 16 }, (_, step) => step * 225);

/** The next Maneuvers to choose from. */
export function maneuverCandidates(state: TacticalState, active: Activation, unit: Unit): TacticalAction[] {
  if (active.left === 0 || (active.mode !== 'none' && active.mode !== 'moving')) return [];
  const speeds = speedsOf(active);
  const card = cardOf(unit.card);
  const found = new Map<number, TacticalAction>();
  const add = (angle: number, speed: number): void => {
    const key = angle * 100_000 + speed;
    if (!found.has(key)) found.set(key, { type: 'maneuver', heading: angle, speed });
  };
  if (card.pointer) {
    for (const turned of turnsOf(active, unit))
      for (const speed of speeds) add(asHeading(unit.heading + turned), speed);
    for (const angle of aimedHeadings(state, unit)) for (const speed of speeds) add(angle, speed);
    return [...found.values()];
  }
  // Standing still, one heading is as good as another.
  if (speeds[0] === 0) add(unit.heading, 0);
  for (const speed of speeds)
    if (speed > 0) for (const angle of [unit.heading, ...compass]) add(angle, speed);
  const fastest = speeds[speeds.length - 1] as number;
  if (fastest > 0) for (const angle of purposefulHeadings(state, active, unit)) add(angle, fastest);
  return [...found.values()];
}

/** The Attack Runs to choose from: at every enemy in reach and a little beside it, of four lengths. */
export function runCandidates(state: TacticalState, active: Activation, unit: Unit): TacticalAction[] {
  if (active.mode !== 'none' || active.attacks !== 'none' || active.repaired) return [];
  const card = cardOf(unit.card);
  const most = turnOf(card);
  const [least, farthest] = runLengths(active).map((inches) => inches * numbers.inch) as [number, number];
  const found = new Map<string, TacticalAction>();
  for (const weapon of card.weapons) {
    if (!weapon.attackRun) continue;
    for (const enemy of enemiesOf(state, unit.seat)) {
      const other = cardOf(enemy.card);
      const radii = card.base + other.base;
      const distance = length(enemy.x - unit.x, enemy.y - unit.y);
      if (!canHurt(weapon, other) || distance > farthest + radii) continue;
      const ahead = bearing(enemy.x - unit.x, enemy.y - unit.y);
      for (const angle of [ahead - 40, ahead, ahead + 40].map(asHeading)) {
        if (Math.abs(turn(unit.heading, angle)) > most) continue;
        for (const reach of [least, (least + farthest) / 2, farthest, distance + radii])
          if (reach >= least && reach <= farthest)
            found.set(`${weapon.id}/${angle}/${reach}`, {
              ...{ type: 'run', weapon: weapon.id, heading: angle, length: reach },
            });
      }
    }
  }
  return [...found.values()];
}
