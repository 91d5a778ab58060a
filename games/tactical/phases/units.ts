import { at, type Seat } from '@holoboard/kernel';
import type { Card, Subtype, UnitType } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import type { Base } from '../geometry/bases.ts';
import type { TacticalState, Unit } from '../state.ts';

/** The Unit of an id, once the armies are revealed. */
export function unitOf(state: TacticalState, id: number): Unit {
  return at(state.units, id - 1);
}

/** The Unit a value of an action names, if it names one. */
export function namedUnit(state: TacticalState, id: unknown): Unit | undefined {
  return Number.isInteger(id) ? state.units[(id as number) - 1] : undefined;
}

/** TAC-TYPE-02, TAC-CARD-05: whether a card has a subtype. */
export function is(card: Card, subtype: Subtype): boolean {
  return card.subtypes.includes(subtype);
}

/** Whether a card is of a type or has a subtype. */
export function matches(card: Card, kind: UnitType | Subtype): boolean {
  return card.type === kind || card.subtypes.includes(kind as Subtype);
}

/** The base of a Unit. TAC-TYPE-17: one model has one, whoever it stands for. */
export function baseOf(unit: Unit): Base {
  return { x: unit.x, y: unit.y, r: cardOf(unit.card).base };
}

/** TAC-RULING-30: who plays together: everybody alone, or all players of one faction. */
export function teamOf(state: TacticalState, seat: Seat): string {
  const faction = state.options.teams === 'byFaction' ? at(state.players, seat).faction : null;
  return faction ?? `seat ${seat}`;
}

/** TAC-RULING-30: whether two seats are on one side. */
export function areFriends(state: TacticalState, one: Seat, other: Seat): boolean {
  return one === other || teamOf(state, one) === teamOf(state, other);
}

/** The Units on the table that a seat fights against, by id. */
export function enemiesOf(state: TacticalState, seat: Seat): Unit[] {
  return state.units.filter((unit) => unit.status === 'deployed' && !areFriends(state, seat, unit.seat));
}

/** Who is aboard a Unit, by id. */
export function loadOf(state: TacticalState, carrier: Unit): Unit[] {
  return state.units.filter(
    (unit) => unit.carrier === carrier.id && unit.seat === carrier.seat && unit.status === 'embarked',
  );
}

/** TAC-ABL-01: how many more Infantry Units a Transport can carry. */
export function roomIn(state: TacticalState, transport: Unit): number {
  const capacity = cardOf(transport.card).abilities.transport?.capacity ?? 0;
  return capacity - loadOf(state, transport).filter(({ pilot }) => !pilot).length;
}

/** TAC-RULING-02: the tracker value below which a Unit is Defeated. */
export function lastBox(state: TacticalState): number {
  return state.options.defeatThreshold === 'overHull' ? 0 : 1;
}
