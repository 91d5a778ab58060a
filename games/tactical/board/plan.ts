import type { TacticalAction } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import type { Piece } from '../data/table.ts';
import { ringDistance } from '../geometry/bases.ts';
import { heading as asHeading, bearing, length, turn } from '../geometry/measure.ts';
import { mayRest, shifted } from '../geometry/resting.ts';
import { nearestShape } from '../geometry/shapes.ts';
import type { Travel } from '../geometry/travel.ts';
import { groundFor, tableOf } from '../phases/ground.ts';
import { leavesTable, turnOf, wayOf } from '../phases/movement.ts';
import { passedOnRun, runLengths } from '../phases/runs.ts';
import { weaponOf } from '../phases/targets.ts';
import { baseOf, enemiesOf } from '../phases/units.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';

/** What a hand is about to do with the active Unit: nothing is done before it is said. */
export interface Plan {
  /** Names the moment it is for; at any other there is a new one. */
  readonly key: string;
  /** The weapon of an Attack Run; none for a Maneuver. */
  readonly run: string | null;
  readonly heading: number;
  readonly distance: number;
}

/** What the plan of a moment is known by. */
function keyOf(active: Activation, { x, y, heading }: Unit): string {
  return [active.unit, active.left, active.mode, active.attacks, x, y, heading].join();
}

/** How far the next Maneuver, or a run, may lead: the least and the most, in mils. */
export function limitsOf(active: Activation, run: boolean): readonly [least: number, most: number] {
  if (!run && active.speed >= 0) return [active.speed, active.speed];
  const [least, most] = run ? runLengths(active) : [active.min, active.max];
  return [least * numbers.inch, most * numbers.inch];
}

/** The plan for this moment: the one that was made for it, or else straight on as far as it goes. */
export function planFor(state: TacticalState, active: Activation, unit: Unit, made: Plan | null): Plan {
  const key = keyOf(active, unit);
  if (made?.key === key) return made;
  const distance = limitsOf(active, false)[1];
  return { key, run: null, heading: openHeading(state, unit, distance), distance };
}

/** Straight on; where that leads nowhere, as little aside as gets it somewhere. */
function openHeading(state: TacticalState, unit: Unit, distance: number): number {
  const ahead = straightOn(state, unit);
  const gone = (heading: number): number => {
    const { x, y } = wayOf(state, unit, heading, distance, false);
    return length(x - unit.x, y - unit.y);
  };
  if (distance === 0 || gone(ahead) >= distance / 4) return ahead;
  const aside = Array.from({ length: 24 }, (_, i) => (Math.floor(i / 2) + 1) * (i % 2 === 0 ? 150 : -150))
    .map((by) => asHeading(ahead + by))
    .filter((heading) => turnedTo(unit, heading) === heading);
  return aside.find((heading) => gone(heading) >= distance / 2) ?? ahead;
}

/** Straight ahead; for who has no pointer toward the nearest enemy. */
function straightOn(state: TacticalState, unit: Unit): number {
  if (cardOf(unit.card).pointer) return unit.heading;
  const base = baseOf(unit);
  const away = (enemy: Unit): number => ringDistance(base, baseOf(enemy));
  const [nearest] = enemiesOf(state, unit.seat).toSorted((a, b) => away(a) - away(b));
  return nearest ? bearing(nearest.x - unit.x, nearest.y - unit.y) : unit.heading;
}

/** A heading as near to the wanted one as the Unit may turn. */
export function turnedTo(unit: Unit, wanted: number): number {
  const most = turnOf(cardOf(unit.card));
  if (most >= 1800) return asHeading(wanted);
  const by = turn(unit.heading, asHeading(wanted));
  return asHeading(unit.heading + Math.max(-most, Math.min(most, by)));
}

/** A plan with another heading and distance, as far as they are allowed. */
export function changedPlan(
  active: Activation,
  unit: Unit,
  plan: Plan,
  changes: { readonly run?: string | null; readonly heading?: number; readonly distance?: number },
): Plan {
  const run = changes.run === undefined ? plan.run : changes.run;
  const [least, most] = limitsOf(active, run !== null);
  const distance = changes.distance ?? (run === plan.run ? plan.distance : most);
  return {
    key: plan.key,
    run,
    heading: turnedTo(unit, changes.heading ?? plan.heading),
    distance: Math.round(Math.max(least, Math.min(most, distance))),
  };
}

/** Steps that a hand snaps to: five degrees and a quarter of an inch. */
const headingStep = 50;
const distanceStep = 250;

/** The plan that a point of the table means: its heading and distance, on the grid unless the hand is to be fine, and in contact where that is near. */
export function planTo(
  state: TacticalState,
  active: Activation,
  unit: Unit,
  plan: Plan,
  point: { readonly x: number; readonly y: number },
  fine: boolean,
): Plan {
  const far = length(point.x - unit.x, point.y - unit.y);
  const wanted = far < 100 ? unit.heading : bearing(point.x - unit.x, point.y - unit.y);
  const by = turn(unit.heading, wanted);
  const heading = fine ? wanted : asHeading(unit.heading + Math.round(by / headingStep) * headingStep);
  const distance = fine ? far : Math.round(far / distanceStep) * distanceStep;
  const snapped = changedPlan(active, unit, plan, { heading, distance });
  const contact = fine ? null : contactNear(state, unit, snapped.heading, far);
  return contact === null ? snapped : changedPlan(active, unit, snapped, { distance: contact });
}

/** The distance along a heading at which the base just touches another, if that is near the one that is meant. */
function contactNear(state: TacticalState, unit: Unit, heading: number, distance: number): number | null {
  const radians = (heading * Math.PI) / 1800;
  const [east, north] = [Math.sin(radians), Math.cos(radians)];
  let best: number | null = null;
  for (const other of state.units) {
    if (other === unit || other.status !== 'deployed') continue;
    const reach = cardOf(unit.card).base + cardOf(other.card).base;
    const [dx, dy] = [other.x - unit.x, other.y - unit.y];
    const along = dx * east + dy * north;
    const aside = dx * dx + dy * dy - along * along;
    if (aside >= reach * reach) continue;
    const half = Math.sqrt(reach * reach - aside);
    for (const contact of [Math.floor(along - half), Math.ceil(along + half)])
      if (contact > 0 && Math.abs(contact - distance) < 300)
        if (best === null || Math.abs(contact - distance) < Math.abs(best - distance)) best = contact;
  }
  return best;
}

/** What would come of a plan, by the rules' own measure. */
export interface Forecast {
  readonly way: Travel;
  readonly heading: number;
  /** Whether it ends the movement, so that the base must come to rest. */
  readonly last: boolean;
  /** Where it is shifted to; nothing when it rests where it comes to. */
  readonly shift: { readonly x: number; readonly y: number } | null;
  /** Whether the Unit would be lost over the edge. */
  readonly lost: boolean;
  /** The piece or Unit that stops it. */
  readonly stoppedBy: Piece | Unit | null;
  /** The enemies that a run leads through. */
  readonly passed: readonly number[];
}

export function forecast(state: TacticalState, active: Activation, unit: Unit, plan: Plan): Forecast {
  const { heading, distance, run } = plan;
  const way = wayOf(state, unit, heading, distance, run !== null);
  const last = run !== null || active.left <= 1 || way.stop === 'swamp';
  const lost = leavesTable(state, unit, way);
  const weapon = run === null ? undefined : weaponOf(cardOf(unit.card), run);
  return {
    way,
    heading,
    last,
    shift: last && !lost ? shiftOf(state, active, unit, way, heading) : null,
    lost,
    stoppedBy: stopper(state, unit, way),
    passed: weapon ? passedOnRun(state, unit, weapon, unit.x, unit.y, way) : [],
  };
}

function shiftOf(
  state: TacticalState,
  active: Activation,
  unit: Unit,
  { x, y }: Travel,
  heading: number,
): Forecast['shift'] {
  const ground = groundFor(state, unit);
  const base = { x, y, r: cardOf(unit.card).base };
  if (mayRest(base, ground)) return null;
  const spot = shifted(base, heading, ground);
  return spot.found === 'nowhere' ? { x: active.startX, y: active.startY } : spot;
}

/** What a way has met: the nearest of what can stop so. */
function stopper(state: TacticalState, unit: Unit, { stop, x, y }: Travel): Piece | Unit | null {
  if (stop === 'none' || stop === 'edge') return null;
  if (stop === 'base') {
    const base = { x, y, r: cardOf(unit.card).base };
    const gap = (other: Unit): number => ringDistance(base, baseOf(other));
    const others = state.units.filter((other) => other !== unit && other.status === 'deployed');
    return others.toSorted((a, b) => gap(a) - gap(b))[0] ?? null;
  }
  const pieces = tableOf(state).pieces.filter(({ movement }) => movement !== 'even');
  return pieces.toSorted((a, b) => nearestShape(a.shapes, x, y) - nearestShape(b.shapes, x, y))[0] ?? null;
}

/** The action that a plan stands for. */
export function actionOf({
  run,
  heading,
  distance,
}: Plan): Extract<TacticalAction, { type: 'maneuver' | 'run' }> {
  return run === null
    ? { type: 'maneuver', heading, speed: distance }
    : { type: 'run', weapon: run, heading, length: distance };
}
