import type { Recalled } from '@holoboard/kit';
import type { TacticalEvent } from '../actions.ts';
import type { TacticalView } from '../view.ts';

/** Whose doing an event is: armies are revealed, rounds begin and battles end by themselves; a loss is the doing of who brought it about. */
export function doer(event: TacticalEvent, by: number): number | null {
  switch (event.type) {
    case 'revealed':
    case 'initiativeRolled':
    case 'roundStarted':
    case 'timeRanOut':
    case 'eliminated':
    case 'ended':
      return null;
    case 'defeated':
      return by;
    default:
      return 'seat' in event ? event.seat : by;
  }
}

/** What is recalled of an event when one's turn has come round again: where Units came to, and every attack with what came of it. */
export function recall(event: TacticalEvent, view: TacticalView): Recalled | null {
  switch (event.type) {
    case 'revealed':
    case 'roundStarted':
    case 'activated':
    case 'selected':
    case 'shifted':
    case 'finished':
    case 'rotated':
      return null;
    case 'initiativeRolled':
      return { luck: event.dice };
    case 'moved':
      // Only the last Maneuver tells where it came to.
      return view.active?.mode === 'moving' ? null : { way: [`unit:${event.unit}`] };
    case 'ran':
      return { way: [`unit:${event.unit}`] };
    case 'aimed':
      return { way: [`unit:${event.unit}`, `unit:${event.target}`], harm: true, joins: 'next' };
    case 'attackRolled':
      return { luck: event.dice, joins: 'next' };
    case 'defenceRolled':
      return { luck: [event.die], joins: 'last' };
    case 'bombardmentRolled':
      return { luck: [event.die], way: [`unit:${event.unit}`], harm: true };
    case 'defeated':
      return { lost: 1, joins: 'last' };
    case 'bombarded':
    case 'smokeLaid':
    case 'damaged':
    case 'crashRolled':
    case 'crushed':
    case 'survived':
      return { joins: 'last' };
    default:
      return {};
  }
}
