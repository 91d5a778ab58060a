import { cardOf } from '../data/cards.ts';
import { ringDistance } from '../geometry/bases.ts';
import { bearing } from '../geometry/measure.ts';
import { baseOf, enemiesOf } from '../phases/units.ts';
import type { TacticalState, Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';

const known = new WeakMap<TacticalView, TacticalState>();

/**
 * What is seen, in the shape that the rules' own predicates read: the screen asks them about reach, arcs, lines of sight and odds. Only what is
 * secret is missing, and they ask for none of it. Nothing is changed in it.
 */
export function positionOf(view: TacticalView): TacticalState {
  const made = known.get(view) ?? {
    ...view,
    players: view.players.map(({ army, commander, strategies, strategyCount: _, ...rest }) => ({
      ...rest,
      army: (army ?? []).map(([card, count]) => [card, count] as [string, number]),
      slots: rest.slots.map((slot) => slot),
      commander: commander ?? 0,
      strategies: [...(strategies ?? [])],
      played: [...rest.played],
    })),
    units: [...view.units],
    frames: [...view.frames],
    smoke: [...view.smoke],
    reserves: [...view.reserves],
  };
  known.set(view, made);
  return made;
}

/** The active Unit of a view; nothing when none acts. */
export function activeUnitOf(view: TacticalView): Unit | null {
  const id = view.active?.unit ?? 0;
  return id > 0 ? (view.units[id - 1] ?? null) : null;
}

/** Where a Unit looks on the screen. TAC-BASE-04: who has no pointer looks at the nearest enemy. */
export function lookOf(state: TacticalState, unit: Unit): number {
  if (cardOf(unit.card).pointer) return unit.heading;
  const base = baseOf(unit);
  let nearest: Unit | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemiesOf(state, unit.seat)) {
    const gap = ringDistance(base, baseOf(enemy));
    if (gap >= least) continue;
    least = gap;
    nearest = enemy;
  }
  return nearest ? bearing(nearest.x - unit.x, nearest.y - unit.y) : unit.heading;
}
