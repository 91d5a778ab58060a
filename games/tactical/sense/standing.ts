import type { Card, Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { inArc } from '../geometry/arcs.ts';
import { ringDistance } from '../geometry/bases.ts';
import { tableOf } from '../phases/ground.ts';
import { attacksOf } from '../phases/shooting.ts';
import { canHurt, targetsOf } from '../phases/targets.ts';
import { baseOf, enemiesOf } from '../phases/units.ts';
import { defenceOf, evadeOf, powerOf } from '../phases/values.ts';
import type { TacticalState, Unit } from '../state.ts';
import { attackWorth, oddsOf } from './odds.ts';

/** What a Unit and one enemy could do to each other, wherever they stand. */
interface Rival {
  readonly enemy: Unit;
  /** What the enemy can expect to do to the Unit, in points, and from how far, with and without moving. */
  readonly threat: number;
  readonly reach: number;
  readonly reachMoving: number;
  /** The same of the Unit to the enemy. */
  readonly prey: number;
  readonly range: number;
}

/** A Unit among its enemies: what is the same at every spot is worked out once. */
export interface Outlook {
  readonly unit: Unit;
  readonly card: Card;
  readonly rivals: readonly Rival[];
}

export function outlookOf(state: TacticalState, unit: Unit): Outlook {
  const card = cardOf(unit.card);
  const rivals = enemiesOf(state, unit.seat).map((enemy): Rival => {
    const [threat, reach] = best(enemy, unit);
    const [prey, range] = best(unit, enemy);
    const { clear } = cardOf(enemy.card);
    return { enemy, threat, reach, reachMoving: reach + clear.maneuvers * clear.max * 500, prey, range };
  });
  return { unit, card, rivals };
}

/** The most that one Unit can expect of an attack on another, in points, and how near it must be. */
function best(from: Unit, to: Unit): readonly [worth: number, reach: number] {
  const card = cardOf(from.card);
  const target = cardOf(to.card);
  let found: readonly [number, number] = [0, 0];
  for (const weapon of card.weapons) {
    if (!canHurt(weapon, target)) continue;
    const odds = oddsOf(
      {
        ...{ targeting: weapon.targeting, evade: evadeOf(to), power: powerOf(weapon, to) },
        ...{ defence: defenceOf(to), cover: 'none', reroll: card.abilities.marksman === true },
      },
      to.hull,
    );
    const worth = ((odds.damage[1] + 2 * odds.damage[2]) * target.cost) / target.hull;
    if (worth > found[0]) found = [worth, reachOf(card, target, weapon)];
  }
  return found;
}

/** How near a Unit must be to attack: its Range, halved upward; for a run, how far it runs. */
export function reachOf(card: Card, target: Card, weapon: Weapon): number {
  const { inch } = numbers;
  if (weapon.attackRun) return card.clear.maneuvers * card.clear.max * inch;
  const upward = card.type !== 'Flying' && target.type === 'Flying' && !weapon.keywords.includes('flak');
  return ((weapon.range ?? 0) * inch) / (upward ? 2 : 1);
}

/** An attack with a weapon on the target that promises most, and what it promises in points. */
export interface Shot {
  readonly weapon: Weapon;
  readonly target: Unit;
  readonly worth: number;
}

/** The best attacks a Unit may make from where it stands. */
export function bestShots(state: TacticalState, unit: Unit): Shot[] {
  const shots: Shot[] = [];
  for (const weapon of cardOf(unit.card).weapons) {
    if (weapon.attackRun) continue;
    let best: Shot | null = null;
    for (const target of targetsOf(state, unit, weapon)) {
      const worth = attackWorth(state, unit, target, weapon);
      if (worth > (best?.worth ?? 0)) best = { weapon, target, worth };
    }
    if (best) shots.push(best);
  }
  return shots.sort((a, b) => b.worth - a.worth).slice(0, attacksOf(state, unit));
}

/** What can be expected of the attacks a Unit may make from where it stands, in points. */
export function firepower(state: TacticalState, unit: Unit): number {
  return bestShots(state, unit).reduce((sum, { worth }) => sum + worth, 0);
}

/**
 * How good it is to end here: half of what enemies can expect to do to it is lost, closing on good targets is a little gained, and flyers want
 * them ahead and the edge far away.
 */
export function standing(state: TacticalState, { unit, card, rivals }: Outlook): number {
  const base = baseOf(unit);
  let danger = 0;
  let promise = 0;
  for (const { enemy, threat, reach, reachMoving, prey, range } of rivals) {
    const distance = ringDistance(base, baseOf(enemy));
    if (distance <= reach) danger += threat;
    else if (distance <= reachMoving) danger += threat / 2;
    const ahead = !card.pointer || inArc('F', unit.heading, enemy.x - unit.x, enemy.y - unit.y);
    const beyond = Math.max(0, distance - range);
    promise = Math.max(promise, (prey * (ahead ? 1 : 0.4)) / (1 + beyond / 6000));
  }
  const { width, height } = tableOf(state);
  const edge = Math.min(unit.x, unit.y, width - unit.x, height - unit.y);
  const cramped = card.type === 'Flying' && edge < 5000 ? (5000 - edge) / 5000 : 0;
  // Many enemies rarely fire at one and the same Unit.
  return promise - Math.min(danger * 0.25, 0.5 * card.cost) - cramped;
}
