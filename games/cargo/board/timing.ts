import { type Sound, sounds } from '@holoboard/kit';
import type { CargoEvent } from '../state.ts';

/** How long an event is shown at normal speed, in milliseconds. */
export function duration(event: CargoEvent): number {
  switch (event.type) {
    case 'shown':
    case 'searched':
      return 1400;
    case 'left':
      return 0;
    default:
      return 600;
  }
}

/** The sound of an event. */
export function sound(event: CargoEvent): Sound | null {
  switch (event.type) {
    case 'searched':
      return sounds.dice;
    case 'banked':
      return sounds.turn;
    case 'left':
      return null;
    default:
      return sounds.card;
  }
}

/** What on the board an event is about. */
export function marks(event: CargoEvent): readonly string[] {
  switch (event.type) {
    case 'peeked':
    case 'took':
      return ['deck'];
    case 'searched':
      return ['die'];
    default:
      return [`seat:${event.seat}`];
  }
}
