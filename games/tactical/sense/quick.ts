import { at } from '@holoboard/kernel';
import type { Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { heading as asHeading, bearing, length, turn } from '../geometry/measure.ts';
import { beginMovement, turnOf } from '../phases/movement.ts';
import { freshActivation } from '../phases/rounds.ts';
import { passedOnRun, runLengths, runWay } from '../phases/runs.ts';
import { canHurt } from '../phases/targets.ts';
import { enemiesOf, unitOf } from '../phases/units.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';
import { attackWorth } from './odds.ts';
import { type Path, pathEnd, restingSpot } from './paths.ts';
import { bestShots, outlookOf, type Shot, standing } from './standing.ts';

/** What a Unit does with its activation: where it ends, and whom it attacks before it moves or afterwards. */
export interface QuickPlan {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly shots: readonly Shot[];
  readonly before: boolean;
}

/** The best plan among a few movements: what `advise` would find among many, in a small part of the time. The Unit is put back. */
export function quickPlan(state: TacticalState, unit: Unit): QuickPlan {
  const active = freshActivation(0);
  beginMovement(state, active, unit);
  const { x, y, heading } = unit;
  const here = { x, y, heading };
  const put = (spot: { readonly x: number; readonly y: number; readonly heading: number }): void => {
    unit.x = spot.x;
    unit.y = spot.y;
    unit.heading = spot.heading;
  };
  const now = bestShots(state, unit);
  const outlook = outlookOf(state, unit);
  let best = Number.NEGATIVE_INFINITY;
  let plan: QuickPlan = { ...here, shots: now, before: true };
  let rest = Number.NEGATIVE_INFINITY;
  let refuge = here;
  for (const path of fewPaths(state, active, unit)) {
    const end = pathEnd(state, unit, path);
    if (!end || end.lost) continue;
    put(end);
    const shots = bestShots(state, unit);
    const quiet = standing(state, outlook);
    put(here);
    const spot = { x: end.x, y: end.y, heading: end.heading };
    if (quiet > rest) {
      rest = quiet;
      refuge = spot;
    }
    if (quiet + worthOf(shots) <= best) continue;
    best = quiet + worthOf(shots);
    plan = { ...spot, shots, before: false };
  }
  for (const { weapon, angle, reach } of fewRuns(state, active, unit)) {
    const way = runWay(state, unit, angle, reach);
    const passed = passedOnRun(state, unit, weapon, x, y, way);
    if (passed.length === 0) continue;
    put({ x: way.x, y: way.y, heading: angle });
    const spot = restingSpot(state, unit);
    if (spot) {
      put({ x: spot.x, y: spot.y, heading: angle });
      const shots = strikes(state, unit, weapon, passed);
      const worth = worthOf(shots) + standing(state, outlook);
      if (worth > best) {
        best = worth;
        plan = { x: spot.x, y: spot.y, heading: angle, shots, before: false };
      }
    }
    put(here);
  }
  return now.length > 0 && worthOf(now) + rest >= best ? { ...refuge, shots: now, before: true } : plan;
}

function worthOf(shots: readonly Shot[]): number {
  return shots.reduce((sum, { worth }) => sum + worth, 0);
}

/** Those passed on an Attack Run whom it is best to strike. */
function strikes(state: TacticalState, unit: Unit, weapon: Weapon, passed: readonly number[]): Shot[] {
  return passed
    .map((each) => unitOf(state, each))
    .map((target): Shot => ({ weapon, target, worth: attackWorth(state, unit, target, weapon) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, weapon.maxTargets);
}

/** The two enemies next to a Unit. */
function nearest(state: TacticalState, unit: Unit): Unit[] {
  const away = (enemy: Unit): number => length(enemy.x - unit.x, enemy.y - unit.y);
  return enemiesOf(state, unit.seat)
    .sort((a, b) => away(a) - away(b))
    .slice(0, 2);
}

/** Straight on, in a bend, at an enemy or away from it; at the lowest and the highest speed. */
function fewPaths(state: TacticalState, active: Activation, unit: Unit): Path[] {
  const { left } = active;
  const [min, max] = [active.min * numbers.inch, active.max * numbers.inch];
  const speeds = min === max ? [max] : [min, max];
  const card = cardOf(unit.card);
  const aims = nearest(state, unit).map((enemy) => bearing(enemy.x - unit.x, enemy.y - unit.y));
  const along = (heading: number, bend = 0): readonly number[] =>
    Array.from({ length: left }, (_, step) => asHeading(heading + bend * Math.min(step, 2)));
  if (card.pointer) {
    const most = turnOf(card);
    const half = Math.floor(most / 2);
    const lists = aims
      .filter((angle) => Math.abs(turn(unit.heading, angle)) <= most)
      .map((aim) => along(aim));
    lists.push(along(unit.heading));
    for (const turned of [-half, half, -most, most]) {
      lists.push(along(asHeading(unit.heading + turned)));
      if (left > 1) lists.push(along(asHeading(unit.heading + turned), turned));
    }
    return lists.flatMap((headings) => speeds.map((speed) => ({ headings, speed })));
  }
  const fastest = at(speeds, speeds.length - 1);
  const paths: Path[] = speeds[0] === 0 ? [{ headings: along(unit.heading), speed: 0 }] : [];
  if (fastest === 0) return paths;
  const angles = [...aims, ...aims.map((aim) => asHeading(aim + 1800))];
  for (let angle = 0; angle < 3600; angle += 450) angles.push(angle);
  for (const angle of angles) paths.push({ headings: along(angle), speed: fastest });
  if (aims.length > 0) paths.push({ headings: along(at(aims, 0)), speed: (min + max) / 2 });
  return paths;
}

/** Attack Runs at every enemy in reach: just through it, and as far as it goes. */
function fewRuns(
  state: TacticalState,
  active: Activation,
  unit: Unit,
): { readonly weapon: Weapon; readonly angle: number; readonly reach: number }[] {
  const card = cardOf(unit.card);
  const [least, most] = runLengths(active).map((inches) => inches * numbers.inch) as [number, number];
  return card.weapons
    .filter(({ attackRun }) => attackRun)
    .flatMap((weapon) =>
      enemiesOf(state, unit.seat).flatMap((enemy) => {
        const other = cardOf(enemy.card);
        const through = length(enemy.x - unit.x, enemy.y - unit.y) + card.base + other.base;
        const angle = bearing(enemy.x - unit.x, enemy.y - unit.y);
        const inReach = through - 2 * (card.base + other.base) <= most;
        if (!canHurt(weapon, other) || !inReach || Math.abs(turn(unit.heading, angle)) > turnOf(card))
          return [];
        const shortest = Math.min(most, Math.max(least, through));
        return (shortest < most ? [shortest, most] : [most]).map((reach) => ({ weapon, angle, reach }));
      }),
    );
}
