import type { Recalled } from '@holoboard/kit';
import type { HothEvent } from '../state.ts';
import type { HothView } from '../view.ts';

/** What a laser attack has brought, as a sign: a star for each burst. */
const bursts = { miss: '–', oneBurst: '✦', twoBursts: '✦✦' } as const;

/** Whose doing an event is: Vader fires for the one whose turn it is. */
export function doer(event: HothEvent, by: number): number {
  return event.type === 'attacked' || event.type === 'attackPrevented' ? by : event.seat;
}

function spaceOf(view: HothView, seat: number): readonly string[] {
  const space = view.rebels[seat]?.space;
  return space ? [`space:${space}`] : [];
}

/** What is recalled of an event when one's turn has come round again. A spin goes with the move it was for. */
export function recall(event: HothEvent, view: HothView): Recalled | null {
  switch (event.type) {
    case 'turnStarted':
    case 'ordersRenewed':
      return null;
    case 'rebelSpun':
      return { luck: [event.free ? `1–${event.steps}` : event.steps], joins: 'next' };
    case 'vaderSpun':
      return { luck: [event.steps], joins: 'next' };
    case 'orderPlayed':
      return { luck: [event.card], joins: 'next' };
    case 'rebelMoved':
    case 'vaderMoved': {
      const way = [event.from, ...event.path, ...(event.slide ? [event.to] : [])];
      return { way: way.map((space) => `space:${space}`) };
    }
    case 'attacked': {
      const way = [`space:${view.vader}`, ...spaceOf(view, event.seat)];
      return { luck: [bursts[event.burst]], way, harm: true, lost: event.lost };
    }
    case 'forceTaken':
    case 'forceKept':
      return { joins: 'next' };
    case 'asteroidsEntered':
    case 'repaired':
      return { joins: 'last' };
    default:
      return {};
  }
}
