import { arcPath, type Point, straightPath } from '@holoboard/kit';
import { copy } from '../copy.ts';
import { cardOf } from '../data/cards.ts';
import { heading as asHeading } from '../geometry/measure.ts';
import { turnOf, wayOf } from '../phases/movement.ts';
import { unitOf } from '../phases/units.ts';
import { pathEnds } from '../sense/paths.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';
import { limitsOf, type Plan } from './plan.ts';
import { milsPerUnit, type Plane } from './plane.ts';

/** What can be reached, worked out once for a moment and a kind of movement. */
export interface Reach {
  /** The area that the middle of the base can come to with the next Maneuver, or with a run. */
  readonly area: string;
  /** The nearest it may stop, where it may not stay. */
  readonly least: string;
  /** Where the whole movement may end, as far as candidates tell. */
  readonly ends: readonly Point[];
}

/** So many tenths of a degree lie between the rays that are measured. */
const ray = 50;

export function reachOf(
  state: TacticalState,
  active: Activation,
  unit: Unit,
  plan: Plan,
  plane: Plane,
): Reach {
  const most = turnOf(cardOf(unit.card));
  const [least, farthest] = limitsOf(active, plan.run !== null);
  const spots: Point[] = [];
  for (let by = -most; by <= most; by += ray) {
    const way = wayOf(state, unit, asHeading(unit.heading + by), farthest, plan.run !== null);
    spots.push(plane.spot(way.x, way.y));
  }
  const at = plane.spot(unit.x, unit.y);
  const ahead = plane.degrees(unit.heading);
  const all = most >= 1800;
  return {
    area: straightPath(all ? spots : [at, ...spots], true),
    least:
      least > 0 && least < farthest
        ? arcPath(
            at,
            least / milsPerUnit,
            ahead - (all ? 179.9 : most / 10),
            ahead + (all ? 179.9 : most / 10),
          )
        : '',
    ends: plan.run === null && active.left > 1 ? endsOf(state, active, unit, plane) : [],
  };
}

/** The ends of the candidates' whole movements. They are tried out on a copy. */
function endsOf(state: TacticalState, active: Activation, unit: Unit, plane: Plane): readonly Point[] {
  const world = copy(state);
  return pathEnds(world, active, unitOf(world, unit.id)).map(({ x, y }) => plane.spot(x, y));
}
