import { at, type GameAction, type Refusal, refuse, type Tell } from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { ringDistance } from '../geometry/bases.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';
import { isAdjacent } from './ground.ts';
import { beginMovement } from './movement.ts';
import { clearUnit } from './rounds.ts';
import { momentRefusal } from './shooting.ts';
import { inRange, targetsOf } from './targets.ts';
import { areFriends, baseOf, namedUnit, unitOf } from './units.ts';

/** TAC-SEQ-02, TAC-SEQ-03: the Units of the active group that have not acted. */
export function waitingUnits(state: TacticalState): Unit[] {
  const { active } = state;
  if (!active) return [];
  const slot = at(at(state.players, state.turn).slots, active.slot);
  return slot.units.map((id) => unitOf(state, id)).filter(({ acted }) => !acted);
}

/** TAC-RULING-25: the owner picks the Units of the group one at a time. */
export function selectRefusal(state: TacticalState, action: GameAction): Refusal | null {
  const unit = namedUnit(state, (action as { readonly unit?: unknown }).unit);
  const isWaiting = action.type === 'select' && unit && waitingUnits(state).includes(unit);
  return isWaiting ? null : refuse('TAC-RULING-25');
}

export function selectCandidates(state: TacticalState): TacticalAction[] {
  return waitingUnits(state).map(({ id }) => ({ type: 'select', unit: id }));
}

/** TAC-SEQ-03, TAC-RULING-25: a Unit begins its part of the activation, and finishes it before the next. */
export function select(state: TacticalState, id: number, tell?: Tell<TacticalEvent>): void {
  const { active } = state;
  if (!active) return;
  const unit = unitOf(state, id);
  unit.dugIn = false;
  beginMovement(state, active, unit);
  tell?.({ type: 'selected', unit: id });
}

/** TAC-MOVE-05, TAC-MOVE-06, TAC-RULING-35: a Unit is done once its Maneuvers are taken, forfeited or replaced by a hold. */
export function endRefusal(active: Activation): Refusal | null {
  return active.left > 0 ? refuse('TAC-MOVE-05', { left: active.left }) : null;
}

/** TAC-ABL-10: the end of a Unit's activation: whether it stands where it began is seen now. */
export function finishUnit(state: TacticalState, unit: Unit, tell?: Tell<TacticalEvent>): void {
  const { active } = state;
  if (!active) return;
  unit.acted = true;
  unit.braced = unit.status === 'deployed' && unit.x === active.startX && unit.y === active.startY;
  const held = tell !== undefined && active.attacks === 'none' && hasPrey(state, unit);
  clearUnit(active);
  if (unit.status === 'deployed') tell?.({ type: 'finished', unit: unit.id, held });
}

/** Whether a Ranged Attack of a Unit would reach somebody from where it stands. */
function hasPrey(state: TacticalState, unit: Unit): boolean {
  if (unit.status !== 'deployed') return false;
  return cardOf(unit.card).weapons.some(
    (weapon) =>
      !weapon.attackRun && targetsOf(state, unit, weapon).some((enemy) => inRange(unit, enemy, weapon)),
  );
}

/** TAC-ABL-11: an adjacent friend of a listed type that has lost some Hull, instead of an attack. */
export function repairRefusal(
  state: TacticalState,
  active: Activation,
  unit: Unit,
  action: GameAction,
): Refusal | null {
  const { repair } = cardOf(unit.card).abilities;
  const target = namedUnit(state, (action as { readonly target?: unknown }).target);
  if (!repair) return refuse('TAC-ABL-11', { target: 0 });
  const moment = momentRefusal(active);
  if (moment) return moment;
  if (active.attacks !== 'none') return refuse('TAC-ABL-11', { target: 0 });
  const isPatient =
    target &&
    target !== unit &&
    target.status === 'deployed' &&
    areFriends(state, unit.seat, target.seat) &&
    repair.targets.includes(cardOf(target.card).type) &&
    target.hull < cardOf(target.card).hull &&
    isAdjacent(ringDistance(baseOf(unit), baseOf(target)));
  return isPatient ? null : refuse('TAC-ABL-11', { target: target?.id ?? 0 });
}

export function repairCandidates(state: TacticalState, active: Activation, unit: Unit): TacticalAction[] {
  if (!cardOf(unit.card).abilities.repair) return [];
  return state.units
    .map(({ id }): TacticalAction => ({ type: 'repair', target: id }))
    .filter((action) => repairRefusal(state, active, unit, action) === null);
}

/** TAC-ABL-11: gives Hull back, never above what it was at the start. */
export function repair(active: Activation, unit: Unit, target: Unit, tell?: Tell<TacticalEvent>): void {
  const amount = cardOf(unit.card).abilities.repair?.amount ?? 0;
  target.hull = Math.min(cardOf(target.card).hull, target.hull + amount);
  active.repaired = true;
  active.attacks = active.mode === 'none' ? 'before' : 'after';
  tell?.({ type: 'repaired', unit: unit.id, target: target.id, hull: target.hull });
}
