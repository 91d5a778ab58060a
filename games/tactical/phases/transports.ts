import { type GameAction, type Refusal, refuse, type Tell } from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { ringDistance } from '../geometry/bases.ts';
import { travelX, travelY } from '../geometry/measure.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';
import { land } from './damage.ts';
import { isAdjacent, mayRestAt } from './ground.ts';
import { joinSlot, leaveSlot, slotOf } from './slots.ts';
import { baseOf, loadOf, namedUnit, roomIn } from './units.ts';

/**
 * TAC-TRN-06, TAC-TRN-07: why no Infantry may board or leave now: the Transport must not have moved. TAC-RULING-22: once for each activation,
 * unless TAC-ABL-02 or the option allows more; TAC-RULING-42: and not the same Unit twice.
 */
function transferRefusal(
  state: TacticalState,
  active: Activation,
  transport: Unit,
  unit: Unit | undefined,
): Refusal | null {
  const { abilities } = cardOf(transport.card);
  // TAC-TYPE-06, TAC-TYPE-15: Transports carry Infantry, nobody else does.
  if (!abilities.transport) return refuse('TAC-ABL-01', { unit: transport.id });
  const isStill = active.mode === 'none' || (active.mode === 'hold' && active.attacks !== 'after');
  if (!isStill) return refuse('TAC-TRN-06');
  const any = abilities.rapidDeploy === true || state.options.transportTransfers === 'any';
  if (active.transferred.length > 0 && !any) return refuse('TAC-RULING-22', { unit: transport.id });
  if (unit && active.transferred.includes(unit.id)) return refuse('TAC-RULING-42', { unit: unit.id });
  return null;
}

/** TAC-TRN-06, TAC-RULING-22: own Infantry on the table, adjacent, and room for it. */
export function boardRefusal(
  state: TacticalState,
  active: Activation,
  transport: Unit,
  action: GameAction,
): Refusal | null {
  const unit = namedUnit(state, (action as { readonly unit?: unknown }).unit);
  const refusal = transferRefusal(state, active, transport, unit);
  if (refusal) return refusal;
  if (unit?.seat !== transport.seat || unit.status !== 'deployed')
    return refuse('TAC-RULING-22', { unit: 0 });
  if (cardOf(unit.card).type !== 'Infantry') return refuse('TAC-TYPE-24', { unit: unit.id });
  if (!isAdjacent(ringDistance(baseOf(unit), baseOf(transport)))) return refuse('TAC-TRN-06');
  return roomIn(state, transport) > 0 ? null : refuse('TAC-ABL-01', { unit: transport.id });
}

/** TAC-TRN-07, TAC-TRN-08: somebody aboard, to a spot adjacent to the Transport where it may rest. */
export function dropRefusal(
  state: TacticalState,
  active: Activation,
  transport: Unit,
  action: GameAction,
): Refusal | null {
  const { unit: id, x, y } = action as Readonly<Record<string, unknown>> & GameAction;
  const unit = namedUnit(state, id);
  const refusal = transferRefusal(state, active, transport, unit);
  if (refusal) return refusal;
  if (unit?.status !== 'embarked' || unit.carrier !== transport.id) return refuse('TAC-TRN-07');
  if (!Number.isInteger(x) || !Number.isInteger(y)) return refuse('TAC-GEO-01');
  const spot = { x: x as number, y: y as number, r: cardOf(unit.card).base };
  if (!isAdjacent(ringDistance(spot, baseOf(transport)))) return refuse('TAC-TRN-08');
  return mayRestAt(state, unit, spot.x, spot.y) ? null : refuse('TAC-GEO-12', { unit: unit.id });
}

/** Who may board, and 24 spots around the Transport for each who may leave. */
export function transferCandidates(
  state: TacticalState,
  active: Activation,
  transport: Unit,
): TacticalAction[] {
  if (transferRefusal(state, active, transport, undefined)) return [];
  const found: TacticalAction[] = [];
  for (const unit of state.units) {
    const board: TacticalAction = { type: 'board', unit: unit.id };
    if (unit.seat === transport.seat && boardRefusal(state, active, transport, board) === null)
      found.push(board);
  }
  for (const unit of loadOf(state, transport)) {
    const reach = cardOf(transport.card).base + cardOf(unit.card).base + numbers.slack;
    for (let angle = 0; angle < 3600; angle += 150) {
      const x = transport.x + travelX(reach, angle);
      const y = transport.y + travelY(reach, angle);
      const drop: TacticalAction = { type: 'drop', unit: unit.id, x, y };
      if (dropRefusal(state, active, transport, drop) === null) found.push(drop);
    }
  }
  return found;
}

/** TAC-TRN-04, TAC-TRN-05, TAC-RULING-23: a Unit boards and leaves its card; aboard it keeps its tracker, and is not braced any more. */
export function board(
  state: TacticalState,
  active: Activation,
  transport: Unit,
  unit: Unit,
  tell?: Tell<TacticalEvent>,
): void {
  hold(active, unit);
  leaveSlot(state, unit);
  unit.status = 'embarked';
  unit.carrier = transport.id;
  unit.braced = false;
  tell?.({ type: 'boarded', unit: unit.id, transport: transport.id });
}

/** TAC-TRN-08, TAC-TRN-09: a Unit gets out, with a card directly right of the Transport's. */
export function drop(
  state: TacticalState,
  active: Activation,
  transport: Unit,
  unit: Unit,
  x: number,
  y: number,
  tell?: Tell<TacticalEvent>,
): void {
  hold(active, unit);
  land(unit, x, y);
  joinSlot(state, unit, slotOf(state, transport) + 1);
  tell?.({ type: 'dropped', unit: unit.id, transport: transport.id, x, y });
}

/** TAC-RULING-22: the Transport takes no Maneuver in this activation. */
function hold(active: Activation, unit: Unit): void {
  active.mode = 'hold';
  active.left = 0;
  active.transferred.push(unit.id);
}
