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

/** Whether a Unit goes on after a Maneuver: only the last one tells where it came to. */
function isUnderWay(event: TacticalEvent, { active }: TacticalView): boolean {
  return event.type === 'moved' && active?.unit === event.unit && active.mode === 'moving';
}

/** From where a movement began to where it ended. */
function wayOf(event: Extract<TacticalEvent, { type: 'moved' | 'ran' }>, { active }: TacticalView): string[] {
  const end = `point:${event.x},${event.y}`;
  return active?.unit === event.unit ? [`point:${active.startX},${active.startY}`, end] : [end];
}

/** How an event stands in the log: a movement in one line, and an attack with its dice and all that came of it in another. */
export function line(event: TacticalEvent, view: TacticalView): 'own' | 'joined' | 'none' {
  switch (event.type) {
    case 'selected':
    case 'rotated':
    // The dice say so.
    case 'hit':
    case 'missed':
      return 'none';
    case 'moved':
      return isUnderWay(event, view) ? 'none' : 'own';
    case 'finished':
      return event.held ? 'joined' : 'none';
    case 'attackRolled':
    case 'outOfRange':
    case 'defenceRolled':
    case 'damaged':
    case 'defeated':
    case 'shifted':
    case 'crashRolled':
    case 'crushed':
    case 'survived':
    case 'smokeLaid':
    case 'bombarded':
    case 'dieRerolled':
      return 'joined';
    default:
      return 'own';
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
    case 'rotated':
      return null;
    case 'finished':
      return event.held ? { joins: 'last' } : null;
    case 'initiativeRolled':
      return event.tied ? null : { luck: event.dice };
    case 'moved':
    case 'ran':
      return isUnderWay(event, view) ? null : { way: wayOf(event, view) };
    case 'aimed':
      return { way: [`unit:${event.unit}`, `unit:${event.target}`], harm: true, joins: 'next' };
    case 'attackRolled':
      return { luck: event.dice, joins: 'next' };
    // What fails is told by what is lost.
    case 'defenceRolled':
      return event.total < event.power ? null : { luck: [event.die], joins: 'last' };
    case 'bombardmentRolled':
      return { luck: [event.die], way: [`unit:${event.unit}`], harm: true };
    case 'damaged':
      if (event.by === 'deflect') return { way: [`unit:${event.unit}`], harm: true, lost: 1 };
      return { lost: 1, joins: 'last' };
    case 'defeated':
    case 'bombarded':
    case 'smokeLaid':
    case 'crashRolled':
    case 'crushed':
    case 'survived':
      return { joins: 'last' };
    default:
      return {};
  }
}
