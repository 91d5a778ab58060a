import type { Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { command } from '../data/strategies.ts';
import { inArc } from '../geometry/arcs.ts';
import { ringDistance } from '../geometry/bases.ts';
import type { TacticalState, Unit } from '../state.ts';
import { areFriends, baseOf, loadOf, matches } from './units.ts';

/* The numbers that dice are added to and compared with. */

/** TAC-ATK-18, TAC-DMG-06, TAC-RULING-39: what a weapon gains against a Unit: all that matches is added. */
function bonusOf(weapon: Weapon, stat: 'targeting' | 'power', target: Unit): number {
  const card = cardOf(target.card);
  let sum = 0;
  for (const bonus of weapon.bonuses)
    if (
      bonus.stat === stat &&
      (bonus.vs === card.evade.kind || bonus.vs === card.defense.kind || matches(card, bonus.vs as never))
    )
      sum += bonus.value;
  return sum;
}

/** TAC-ATK-11: what is added to the attack die. */
export function targetingOf(
  state: TacticalState,
  attacker: Unit,
  target: Unit,
  weapon: Weapon,
  run: boolean,
): number {
  return (
    weapon.targeting +
    bonusOf(weapon, 'targeting', target) +
    inspiration(state, attacker) +
    swarm(state, attacker, target) +
    (loadOf(state, attacker).some(({ pilot }) => pilot) ? command.pilotBonus : 0) +
    (state.active?.fire && state.active.unit === attacker.id && !run ? 1 : 0)
  );
}

/** TAC-ABL-06: what a friend nearby adds for Troopers and Elites; the best one counts, and nobody inspires himself. */
function inspiration(state: TacticalState, attacker: Unit): number {
  const card = cardOf(attacker.card);
  if (card.type !== 'Infantry' || !(matches(card, 'Troopers') || matches(card, 'Elites'))) return 0;
  let best = 0;
  for (const other of state.units) {
    if (other === attacker || other.status !== 'deployed') continue;
    const { inspire } = cardOf(other.card).abilities;
    if (!inspire || inspire.bonus <= best || !areFriends(state, attacker.seat, other.seat)) continue;
    if (ringDistance(baseOf(attacker), baseOf(other)) <= inspire.range * numbers.inch) best = inspire.bonus;
  }
  return best;
}

/** TAC-ABL-07: what another friend of the same name near the target adds. */
function swarm(state: TacticalState, attacker: Unit, target: Unit): number {
  const ability = cardOf(attacker.card).abilities.swarm;
  if (!ability) return 0;
  const { name } = cardOf(attacker.card);
  const others = state.units.some(
    (other) =>
      other !== attacker &&
      other.status === 'deployed' &&
      cardOf(other.card).name === name &&
      areFriends(state, attacker.seat, other.seat) &&
      ringDistance(baseOf(other), baseOf(target)) <= ability.range * numbers.inch,
  );
  return others ? ability.bonus : 0;
}

/** TAC-ATK-11, TAC-CARD-13: what the attack must reach. */
export function evadeOf(target: Unit): number {
  return cardOf(target.card).evade.value;
}

/** TAC-DMG-01, TAC-CARD-14, TAC-ABL-10: what is added to the defence die. */
export function defenceOf(target: Unit): number {
  const { defense, abilities } = cardOf(target.card);
  return defense.value + (target.braced ? (abilities.brace?.bonus ?? 0) : 0) + (target.dugIn ? 1 : 0);
}

/** TAC-DMG-02, TAC-DMG-06: what the defence must reach. */
export function powerOf(weapon: Weapon, target: Unit): number {
  return weapon.power + bonusOf(weapon, 'power', target);
}

/** TAC-ABL-05, TAC-TYPE-03, TAC-TYPE-04, TAC-RULING-21: whether the attacker may roll again: as a Marksman, or from behind a flyer as an Interceptor. */
export function mayReroll(attacker: Unit, target: Unit, run: boolean): boolean {
  const card = cardOf(attacker.card);
  if (card.abilities.marksman) return true;
  return !run && card.subtypes.includes('Interceptor') && isBehind(attacker, target);
}

/** TAC-BASE-11, TAC-BASE-12: whether an attack on a Flying Unit with a pointer comes from its rear arc. */
function isBehind(attacker: Unit, target: Unit): boolean {
  const card = cardOf(target.card);
  if (card.type !== 'Flying' || !card.pointer) return false;
  return inArc('B', target.heading, attacker.x - target.x, attacker.y - target.y);
}
