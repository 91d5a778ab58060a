import { type Refusal, refuse } from '@holoboard/kernel';
import type { Card, Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { inArcs } from '../geometry/arcs.ts';
import { ringDistance } from '../geometry/bases.ts';
import { segmentDistance } from '../geometry/measure.ts';
import { isInside } from '../geometry/shapes.ts';
import { lineOfSight, type Sight, type Watcher } from '../geometry/sight.ts';
import type { TacticalState, Unit } from '../state.ts';
import { sightPieces } from './ground.ts';
import { areFriends, baseOf, enemiesOf, is, matches } from './units.ts';

/** TAC-CARD-07, TAC-ATK-05: a weapon of a card. */
export function weaponOf(card: Card, id: unknown): Weapon | undefined {
  return card.weapons.find((weapon) => weapon.id === id);
}

/** TAC-KEY-04, TAC-CARD-12: whether a weapon can be used against a Unit at all. */
export function canHurt(weapon: Weapon, target: Card): boolean {
  if (target.type === 'Flying' && weapon.keywords.includes('groundOnly')) return false;
  return weapon.onlyVs === null || weapon.onlyVs.some((kind) => matches(target, kind));
}

function watcher(unit: Unit, card: Card): Watcher {
  return { x: unit.x, y: unit.y, r: card.base, flies: card.type === 'Flying' };
}

/** TAC-GEO-10: what lies between two Units for a weapon. */
function sightBetween(state: TacticalState, from: Unit, to: Unit, weapon: Weapon): Sight {
  const strict = state.options.terrainUnderShooter === 'strict';
  const ignoresCover = weapon.keywords.includes('ignoresCover');
  const rules = { strict, indirect: weapon.keywords.includes('indirect'), ignoresCover };
  const [a, b] = [watcher(from, cardOf(from.card)), watcher(to, cardOf(to.card))];
  const sight = lineOfSight(sightPieces(state), a, b, rules);
  if (sight.view !== 'clear' || ignoresCover || state.options.modelsAsCover === 'off') return sight;
  return modelBetween(state, from, to, a, b) ? { view: 'cover', by: null } : sight;
}

/** TAC-RULING-10: whether a Ground Unit stands in the line of two that do not fly. */
function modelBetween(state: TacticalState, from: Unit, to: Unit, a: Watcher, b: Watcher): boolean {
  if (a.flies || b.flies) return false;
  return state.units.some((other) => {
    if (other === from || other === to || other.status !== 'deployed') return false;
    const card = cardOf(other.card);
    return card.type === 'Ground' && segmentDistance(other.x, other.y, a.x, a.y, b.x, b.y) < card.base;
  });
}

/** TAC-ATK-06, TAC-BASE-10, TAC-RULING-14, TAC-BASE-04: whether a weapon can be turned on a point; a Unit without a pointer fires all round. */
function inFiringArc(unit: Unit, weapon: Weapon, x: number, y: number): boolean {
  if (!cardOf(unit.card).pointer) return true;
  return inArcs(weapon.arcs ?? [], unit.heading, x - unit.x, y - unit.y);
}

/** TAC-GEO-15, TAC-ATK-10, TAC-KEY-02: the distance that counts against the Range. */
export function countedDistance(from: Unit, to: Unit, weapon: Weapon): number {
  const distance = ringDistance(baseOf(from), baseOf(to));
  const upward = cardOf(from.card).type !== 'Flying' && cardOf(to.card).type === 'Flying';
  return upward && !weapon.keywords.includes('flak') ? 2 * distance : distance;
}

/** TAC-ATK-09, TAC-GEO-15: whether a target is within the Range of a weapon. */
export function inRange(from: Unit, to: Unit, weapon: Weapon): boolean {
  return countedDistance(from, to, weapon) <= (weapon.range ?? 0) * numbers.inch;
}

/** An enemy that counts for a weapon if it is in sight: in its arc, and of a kind it can be used against. */
interface Prospect {
  readonly unit: Unit;
  /** TAC-RULING-09: the plain distance of the rings. */
  readonly distance: number;
}

/** Why an enemy does not count for a weapon; nothing when it does. */
export function notInView(state: TacticalState, unit: Unit, weapon: Weapon, enemy: Unit): Refusal | null {
  const refusal = notInAim(state, unit, weapon, enemy);
  if (refusal) return refusal;
  const sight = sightBetween(state, unit, enemy, weapon);
  if (sight.view !== 'blocked') return null;
  const oneFlies = (cardOf(unit.card).type === 'Flying') !== (cardOf(enemy.card).type === 'Flying');
  return refuse(oneFlies ? 'TAC-TER-21' : 'TAC-TER-19', { target: enemy.id, by: sight.by?.name ?? '' });
}

/** Why an enemy would not count for a weapon even if nothing lay between; nothing when it would. */
function notInAim(state: TacticalState, unit: Unit, weapon: Weapon, enemy: Unit): Refusal | null {
  const card = cardOf(enemy.card);
  if (!canHurt(weapon, card))
    return refuse(weapon.onlyVs ? 'TAC-CARD-12' : 'TAC-KEY-04', { target: enemy.id, weapon: weapon.id });
  if (!inFiringArc(unit, weapon, enemy.x, enemy.y)) return refuse('TAC-ATK-06', { target: enemy.id });
  // TAC-RULING-08: by the other reading only those in range count.
  if (state.options.targetRule === 'nearestInRange' && !inRange(unit, enemy, weapon))
    return refuse('TAC-RULING-08', rangeParams(unit, enemy, weapon));
  return null;
}

function rangeParams(unit: Unit, enemy: Unit, weapon: Weapon): Refusal['params'] {
  return { target: enemy.id, needs: countedDistance(unit, enemy, weapon), range: weapon.range ?? 0 };
}

/** TAC-TER-20, TAC-RULING-09: the nearest in sight of some enemies, several if they are equally near. A line of sight takes longest, so the nearest are looked at first. */
function nearestSeen(state: TacticalState, unit: Unit, weapon: Weapon, list: readonly Prospect[]): Unit[] {
  const found: Unit[] = [];
  let nearest = Number.POSITIVE_INFINITY;
  for (const { unit: enemy, distance } of list.toSorted((a, b) => a.distance - b.distance)) {
    if (distance > nearest) break;
    if (sightBetween(state, unit, enemy, weapon).view === 'blocked') continue;
    nearest = distance;
    found.push(enemy);
  }
  return found;
}

/**
 * TAC-ATK-07: the enemies a weapon may be fired at, by id: the nearest, any of several equally near. TAC-KEY-01: anybody, for a sniper.
 * TAC-TYPE-13, TAC-TYPE-14, TAC-RULING-38: or the nearest of their own prey.
 */
export function targetsOf(state: TacticalState, unit: Unit, weapon: Weapon): Unit[] {
  const enemies = enemiesOf(state, unit.seat);
  if (weapon.keywords.includes('sniper'))
    return enemies.filter((enemy) => notInView(state, unit, weapon, enemy) === null);
  const base = baseOf(unit);
  const list: Prospect[] = [];
  for (const enemy of enemies)
    if (notInAim(state, unit, weapon, enemy) === null)
      list.push({ unit: enemy, distance: ringDistance(base, baseOf(enemy)) });
  const chosen = nearestSeen(state, unit, weapon, list);
  const card = cardOf(unit.card);
  for (const [subtype, prey] of [
    ['Anti-Infantry', 'Infantry'],
    ['Anti-Air', 'Flying'],
  ] as const)
    if (is(card, subtype)) {
      const own = list.filter((each) => cardOf(each.unit.card).type === prey);
      chosen.push(...nearestSeen(state, unit, weapon, own));
    }
  return chosen.length > 1 ? enemies.filter((enemy) => chosen.includes(enemy)) : chosen;
}

/** TAC-ATK-07: why a weapon may not be fired at a Unit; nothing when it may. */
export function targetRefusal(
  state: TacticalState,
  unit: Unit,
  weapon: Weapon,
  target: Unit | undefined,
): Refusal | null {
  if (target?.status !== 'deployed' || areFriends(state, unit.seat, target.seat))
    return refuse('TAC-ATK-07', { target: 0, nearest: 0 });
  const hidden = notInView(state, unit, weapon, target);
  if (hidden) return hidden;
  const allowed = targetsOf(state, unit, weapon);
  if (allowed.includes(target)) return null;
  return refuse('TAC-ATK-07', { target: target.id, nearest: allowed[0]?.id ?? 0 });
}

/** TAC-ATK-12, TAC-TER-22: whether the target of a Ranged Attack has Cover. */
export function hasCover(state: TacticalState, unit: Unit, target: Unit, weapon: Weapon): boolean {
  return sightBetween(state, unit, target, weapon).view === 'cover';
}

/** TAC-RULING-16: whether the target of an Attack Run has Cover: it does not fly, and its middle is inside something that hides it. */
export function hasCoverFromRun(state: TacticalState, target: Unit, weapon: Weapon): boolean {
  if (cardOf(target.card).type === 'Flying' || weapon.keywords.includes('ignoresCover')) return false;
  return sightPieces(state).some(
    ({ sight, shapes }) => sight !== 'clearing' && isInside(shapes, target.x, target.y),
  );
}
