import { type GameAction, type Refusal, refuse } from '@holoboard/kernel';
import type { TacticalAction } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';
import { targetRefusal, targetsOf, weaponOf } from './targets.ts';
import { namedUnit } from './units.ts';

/** TAC-RULING-13, TAC-ABL-12: how many Ranged Attacks a Unit may make in an activation. */
export function attacksOf(state: TacticalState, unit: Unit): number {
  const { weapons, abilities } = cardOf(unit.card);
  const guns = weapons.filter(({ attackRun }) => !attackRun).length;
  return state.options.weaponsPerActivation === 'each' ? guns : (abilities.multiAttack?.attacks ?? 1);
}

/**
 * TAC-ATK-02, TAC-ATK-03: why the Unit cannot attack at this moment: only before its movement or after it, and not both.
 * TAC-RUN-07, TAC-ABL-11: an Attack Run or a repair was its attack.
 */
export function momentRefusal(active: Activation): Refusal | null {
  if (active.mode === 'moving' || active.mode === 'strike') return refuse('TAC-ATK-03');
  if (active.mode === 'run') return refuse('TAC-RUN-07');
  if (active.repaired) return refuse('TAC-ABL-11', { target: 0 });
  return active.mode !== 'none' && active.attacks === 'before' ? refuse('TAC-ATK-02') : null;
}

/** TAC-ATK-05, TAC-ATK-07, TAC-RULING-13: judges a Ranged Attack. */
export function attackRefusal(
  state: TacticalState,
  active: Activation,
  unit: Unit,
  action: GameAction,
): Refusal | null {
  const { weapon: id, target } = action as { readonly weapon?: unknown; readonly target?: unknown };
  const weapon = weaponOf(cardOf(unit.card), id);
  if (!weapon) return refuse('TAC-CARD-07');
  // TAC-RULING-16: a weapon of Attack Runs is used so only.
  if (weapon.attackRun) return refuse('TAC-RULING-16', { weapon: weapon.id });
  const moment = momentRefusal(active);
  if (moment) return moment;
  if (active.weapons.length >= attacksOf(state, unit) || active.weapons.includes(weapon.id))
    return refuse('TAC-RULING-13', { most: attacksOf(state, unit) });
  return targetRefusal(state, unit, weapon, namedUnit(state, target));
}

/** TAC-ATK-04: every weapon that may be fired, at everybody it may be fired at. */
export function attackCandidates(state: TacticalState, active: Activation, unit: Unit): TacticalAction[] {
  if (momentRefusal(active) || active.weapons.length >= attacksOf(state, unit)) return [];
  return cardOf(unit.card)
    .weapons.filter(({ id, attackRun }) => !attackRun && !active.weapons.includes(id))
    .flatMap((weapon) =>
      targetsOf(state, unit, weapon).map(
        ({ id }): TacticalAction => ({ type: 'attack', weapon: weapon.id, target: id }),
      ),
    );
}

/** TAC-ATK-02: notes the attack with its weapon, before or after the movement. */
export function noteAttack(active: Activation, weapon: string): void {
  active.weapons.push(weapon);
  active.attacks = active.mode === 'none' ? 'before' : 'after';
}
