import { at, type Seat } from '@holoboard/kernel';
import type { Slot, TacticalState, Unit } from '../state.ts';

/** TAC-SET-04, TAC-SET-05, TAC-SET-06: one card for each name, in the order chosen; TAC-SET-09: none for those who are aboard. */
export function layOutCards(state: TacticalState, seat: Seat): void {
  const player = at(state.players, seat);
  player.slots = player.army.flatMap(([card]) => {
    const units = state.units.filter(
      (unit) => unit.seat === seat && unit.card === card && unit.status === 'deployed',
    );
    return units.length > 0 ? [{ card, units: units.map(({ id }) => id), rotated: false, fresh: false }] : [];
  });
}

/** TAC-SEQ-01, TAC-SEQ-05: the left-most card of a seat that is not rotated; -1 when there is none. */
export function nextSlot(state: TacticalState, seat: Seat): number {
  return at(state.players, seat).slots.findIndex(({ rotated }) => !rotated);
}

/** The place of the card that a Unit acts with; -1 when it has none. */
export function slotOf(state: TacticalState, unit: Unit): number {
  return at(state.players, unit.seat).slots.findIndex(({ units }) => units.includes(unit.id));
}

/**
 * TAC-DMG-10, TAC-RULING-23, TAC-TRN-05: takes a Unit off its card; a card without Units is gone, but for the one being activated.
 * Tells the place of the card.
 */
export function leaveSlot(
  state: TacticalState,
  unit: Unit,
): { readonly slot: number; readonly gone: boolean } {
  const { slots } = at(state.players, unit.seat);
  const slot = slotOf(state, unit);
  if (slot < 0) return { slot, gone: false };
  const { units } = at(slots, slot);
  units.splice(units.indexOf(unit.id), 1);
  const gone = units.length === 0 && !isActive(state, unit.seat, slot);
  if (gone) removeSlot(state, unit.seat, slot);
  return { slot, gone };
}

function isActive(state: TacticalState, seat: Seat, slot: number): boolean {
  return state.active !== null && state.turn === seat && state.active.slot === slot;
}

/** Takes a card out of a line. */
export function removeSlot(state: TacticalState, seat: Seat, slot: number): void {
  at(state.players, seat).slots.splice(slot, 1);
  if (state.active && state.turn === seat && slot < state.active.slot) state.active.slot--;
}

/**
 * TAC-TRN-09, TAC-RULING-23: a Unit that comes onto the table gets a card at a place of its owner's line, or joins one of the same name and
 * rotation laid there in the same activation, with some of `mates` on it where they are given. It is rotated already when the Unit has acted this round.
 */
export function joinSlot(state: TacticalState, unit: Unit, place: number, mates?: readonly number[]): void {
  const { slots } = at(state.players, unit.seat);
  const like = slots.find(
    ({ fresh, card, rotated, units }) =>
      fresh &&
      card === unit.card &&
      rotated === unit.acted &&
      (mates === undefined || units.some((id) => mates.includes(id))),
  );
  if (like) {
    like.units.push(unit.id);
    like.units.sort((a, b) => a - b);
    return;
  }
  const slot: Slot = { card: unit.card, units: [unit.id], rotated: unit.acted, fresh: true };
  slots.splice(place, 0, slot);
  if (state.active && state.turn === unit.seat && place <= state.active.slot) state.active.slot++;
}

/** TAC-SEQ-08, TAC-RULING-23: at the start of a round all cards are ready, and those of one name lie together at the left-most. */
export function readyCards(state: TacticalState): void {
  for (const player of state.players) {
    const merged: Slot[] = [];
    for (const slot of player.slots) {
      const like = merged.find(({ card }) => card === slot.card);
      if (like) like.units = [...like.units, ...slot.units].sort((a, b) => a - b);
      else merged.push({ ...slot, rotated: false, fresh: false });
    }
    player.slots = merged;
  }
}

/** The cards laid out in an activation are like all others once it is over. */
export function settleCards(state: TacticalState): void {
  for (const { slots } of state.players) for (const slot of slots) slot.fresh = false;
}
