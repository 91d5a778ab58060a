import { at } from '@holoboard/kernel';
import { cardOf } from '../data/cards.ts';
import { heading as asHeading, length, turn } from '../geometry/measure.ts';
import { besideOne, mayRest } from '../geometry/resting.ts';
import { aimedHeadings, compass, purposefulHeadings, speedsOf, turnsOf } from '../phases/candidates.ts';
import { groundFor } from '../phases/ground.ts';
import { leavesTable, wayOf } from '../phases/movement.ts';
import { baseOf } from '../phases/units.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';

/** A whole movement: the headings of all Maneuvers, and their speed. */
export interface Path {
  readonly headings: readonly number[];
  readonly speed: number;
}

/** Where a movement ends. */
export interface PathEnd extends Path {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  /** Whether a flyer is lost over the edge. */
  readonly lost: boolean;
  readonly blocked: boolean;
}

/** The movements that a bot chooses from, for the Maneuvers that are left. */
export function candidatePaths(state: TacticalState, active: Activation, unit: Unit): Path[] {
  const speeds = speedsOf(active);
  return cardOf(unit.card).pointer
    ? pointerPaths(state, active, unit, speeds)
    : freePaths(state, active, unit, speeds);
}

function pointerPaths(
  state: TacticalState,
  active: Activation,
  unit: Unit,
  speeds: readonly number[],
): Path[] {
  const turns = turnsOf(active, unit);
  let lists: (readonly number[])[] = [[]];
  for (let i = 0; i < active.left; i++)
    lists = lists.flatMap((list) => {
      const from = list.at(-1) ?? unit.heading;
      return turns.map((turned) => [...list, asHeading(from + turned)]);
    });
  for (const angle of aimedHeadings(state, unit)) lists.push(straight(angle, active.left));
  return lists.flatMap((headings) => speeds.map((speed) => ({ headings, speed })));
}

function freePaths(state: TacticalState, active: Activation, unit: Unit, speeds: readonly number[]): Path[] {
  const { left } = active;
  const paths: Path[] = speeds[0] === 0 ? [{ headings: straight(unit.heading, left), speed: 0 }] : [];
  for (const angle of compass)
    for (const speed of speeds) if (speed > 0) paths.push({ headings: straight(angle, left), speed });
  const fastest = at(speeds, speeds.length - 1);
  if (fastest === 0) return paths;
  for (const angle of purposefulHeadings(state, active, unit)) {
    const path: Path = { headings: straight(angle, left), speed: fastest };
    paths.push(path);
    if (!pathEnd(state, unit, path)?.blocked) continue;
    // Round what is in the way: the first half beside it, the rest straight on.
    for (const aside of [450, -450, 900, -900]) {
      const half = Math.ceil(left / 2);
      paths.push({
        headings: [...straight(asHeading(angle + aside), half), ...straight(angle, left - half)],
        speed: fastest,
      });
    }
  }
  return paths;
}

function straight(angle: number, count: number): readonly number[] {
  return new Array<number>(count).fill(angle);
}

/** Where a movement would end, and nothing when the Unit would have to be searched a spot for; the Unit is put back. */
export function pathEnd(state: TacticalState, unit: Unit, { headings, speed }: Path): PathEnd | null {
  const { x, y, heading } = unit;
  let lost = false;
  let blocked = false;
  for (const angle of headings) {
    const way = wayOf(state, unit, angle, speed, false);
    unit.x = way.x;
    unit.y = way.y;
    unit.heading = angle;
    lost = leavesTable(state, unit, way);
    blocked ||= way.stop !== 'none';
    if (lost || way.stop === 'swamp') break;
  }
  const rest = lost ? unit : restingSpot(state, unit);
  const end = rest && { headings, speed, x: rest.x, y: rest.y, heading: unit.heading, lost, blocked };
  unit.x = x;
  unit.y = y;
  unit.heading = heading;
  return end;
}

/** Where a Unit comes to rest that ends its movement where it stands; nothing when it would have to be searched for. */
export function restingSpot(
  state: TacticalState,
  unit: Unit,
): { readonly x: number; readonly y: number } | null {
  const ground = groundFor(state, unit);
  const base = baseOf(unit);
  return mayRest(base, ground) ? base : besideOne(base, unit.heading, ground);
}

/** The ends of all movements that are worth a look: the first of those that end nearly alike, by their first Maneuver. */
export function pathEnds(state: TacticalState, active: Activation, unit: Unit): PathEnd[] {
  const kept: PathEnd[] = [];
  for (const path of candidatePaths(state, active, unit)) {
    const end = pathEnd(state, unit, path);
    if (end && !kept.some((other) => isAlike(other, end))) kept.push(end);
  }
  return kept;
}

function isAlike(one: PathEnd, other: PathEnd): boolean {
  return (
    one.speed === other.speed &&
    one.headings[0] === other.headings[0] &&
    length(one.x - other.x, one.y - other.y) <= 200 &&
    Math.abs(turn(one.heading, other.heading)) <= 100
  );
}
