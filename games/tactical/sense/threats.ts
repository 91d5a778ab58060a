import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { ringDistance } from '../geometry/bases.ts';
import { canHurt, inRange, targetsOf } from '../phases/targets.ts';
import { baseOf, enemiesOf } from '../phases/units.ts';
import type { TacticalState, Unit } from '../state.ts';
import { attackOdds } from './odds.ts';
import { reachOf } from './standing.ts';

/** What enemies could do to a Unit where it stands. */
export interface Threats {
  /** Those who may fire at it from where they stand, with the chance of damage of their best weapon; the worst first. */
  readonly fire: readonly { readonly enemy: Unit; readonly chance: number }[];
  /** Those who could come into range by moving. */
  readonly nearing: readonly Unit[];
}

export function threatsTo(state: TacticalState, unit: Unit): Threats {
  const fire: { enemy: Unit; chance: number }[] = [];
  const nearing: Unit[] = [];
  for (const enemy of enemiesOf(state, unit.seat)) {
    const chance = damageBy(state, enemy, unit);
    if (chance > 0) fire.push({ enemy, chance });
    else if (canCome(enemy, unit)) nearing.push(enemy);
  }
  return { fire: fire.sort((a, b) => b.chance - a.chance), nearing };
}

/** The greatest chance of damage that one Unit has against another without moving. */
function damageBy(state: TacticalState, from: Unit, to: Unit): number {
  let most = 0;
  for (const weapon of cardOf(from.card).weapons) {
    if (weapon.attackRun || !canHurt(weapon, cardOf(to.card)) || !inRange(from, to, weapon)) continue;
    if (!targetsOf(state, from, weapon).includes(to)) continue;
    const { damage } = attackOdds(state, from, to, weapon);
    most = Math.max(most, damage[1] + damage[2]);
  }
  return most;
}

/** Whether a Unit is near enough for another to come into range, on the straightest way. */
function canCome(from: Unit, to: Unit): boolean {
  const card = cardOf(from.card);
  const target = cardOf(to.card);
  const { maneuvers, max } = card.clear;
  const gap = ringDistance(baseOf(from), baseOf(to));
  return card.weapons.some((weapon) => {
    if (!canHurt(weapon, target)) return false;
    const walk = weapon.attackRun ? 0 : maneuvers * max * numbers.inch;
    return gap <= reachOf(card, target, weapon) + walk;
  });
}

/** The position with one Unit elsewhere, as a new state, and that Unit in it. */
export function withUnitAt(
  state: TacticalState,
  unit: Unit,
  spot: { readonly x: number; readonly y: number; readonly heading: number },
): readonly [TacticalState, Unit] {
  const moved = { ...unit, ...spot };
  return [{ ...state, units: state.units.map((other) => (other === unit ? moved : other)) }, moved];
}
