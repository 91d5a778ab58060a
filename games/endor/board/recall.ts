import type { Recalled } from '@holoboard/kit';
import type { EndorEvent } from '../state.ts';

/** Whose doing an event is: rounds begin, decks are shuffled and battles end by themselves. */
export function doer(event: EndorEvent, by: number): number | null {
  if (event.type === 'roundStarted' || event.type === 'shuffled' || event.type === 'won') return null;
  return 'seat' in event ? event.seat : by;
}

/** What is recalled of an event when one's turn has come round again. What came of an attack goes with the attack. */
export function recall(event: EndorEvent): Recalled | null {
  switch (event.type) {
    case 'roundStarted':
    case 'planned':
    case 'drew':
    case 'shuffled':
    case 'flipped':
      return null;
    case 'moved':
      return { way: [`place:${event.from}`, `place:${event.to}`] };
    case 'deployed':
      return { way: [`place:${event.to}`] };
    case 'attacked':
      return { luck: event.dice, way: [`place:${event.from}`, `place:${event.at}`], harm: true };
    case 'fired':
      return { luck: event.dice, way: ['place:deathStar', `place:${event.at}`], harm: true };
    case 'assaulted':
    case 'struck':
      return { luck: event.dice, harm: true };
    case 'rerolled':
      return { luck: event.dice, joins: 'last' };
    case 'shipsHit':
      return { lost: event.destroyed.length, joins: 'last' };
    case 'sectorDestroyed':
      return { lost: event.ships, joins: 'last' };
    case 'markerDestroyed':
      return { lost: 1 + event.fighters, joins: 'last' };
    case 'reserveLost':
    case 'missed':
    case 'stayed':
    case 'held':
    case 'duelHits':
    case 'teamAdvanced':
    case 'bonusEarned':
      return { joins: 'last' };
    default:
      return {};
  }
}
