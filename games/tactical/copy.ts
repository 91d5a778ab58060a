import type { Activation, Frame, Slot, TacticalState } from './state.ts';

/** A deep copy of a state. */
export function copy(state: TacticalState): TacticalState {
  return {
    ...state,
    players: state.players.map((player) => ({
      ...player,
      army: player.army.map(([card, count]): [string, number] => [card, count]),
      slots: copySlots(player.slots),
      strategies: player.strategies.slice(),
      played: player.played.slice(),
    })),
    units: state.units.map((unit) => ({ ...unit })),
    active: state.active && copyActivation(state.active),
    frames: state.frames.map(copyFrame),
    smoke: state.smoke.slice(),
    reserves: state.reserves.slice(),
  };
}

export function copySlots(slots: readonly Slot[]): Slot[] {
  return slots.map((slot) => ({ ...slot, units: slot.units.slice() }));
}

export function copyActivation(active: Activation): Activation {
  return {
    ...active,
    weapons: active.weapons.slice(),
    passed: active.passed.slice(),
    transferred: active.transferred.slice(),
  };
}

export function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'attack':
      return {
        ...frame,
        targets: frame.targets.slice(),
        dice: frame.dice.slice(),
        stands: frame.stands.slice(),
        asked: frame.asked.slice(),
      };
    case 'crash':
      return {
        ...frame,
        survivors: frame.survivors.slice(),
        ...(frame.placed && { placed: frame.placed.slice() }),
      };
    case 'window':
      return { ...frame, seats: frame.seats.slice() };
    case 'bombardment':
      return { ...frame, units: frame.units.slice(), asked: frame.asked.slice() };
    case 'return':
      return { ...frame, units: frame.units.slice() };
    case 'reserves':
      return { ...frame };
  }
}
