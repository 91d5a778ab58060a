import type { Seat, Viewer } from './game.ts';

/** Something that happened, as plain JSON. What an event says, its viewers may know. */
export interface GameEvent {
  readonly type: string;
  /** The seats that may see this event; everybody when absent. */
  readonly only?: readonly Seat[];
  /** What everybody else sees in its place; nothing when absent. */
  readonly others?: GameEvent;
  /** Set when the event shows somebody a thing hidden until now: undo never goes behind it. */
  readonly reveals?: true;
}

/** Somebody who listens: called with each event at the moment it happens. */
export type Tell<Event extends GameEvent = GameEvent> = (event: Event) => void;

/** A listener that keeps what it is told in a list. */
export function keptIn<Event extends GameEvent>(list: Event[]): Tell<Event> {
  return (event) => {
    list.push(event);
  };
}

/** Whether an event shows anybody a thing hidden until now, in any of its versions. */
export function reveals(event: GameEvent): boolean {
  return event.reveals === true || (event.others !== undefined && reveals(event.others));
}

/** The events as one viewer may see them, with all traces of the other versions gone. */
export function eventsFor(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  const seen: GameEvent[] = [];
  for (const event of events) {
    const { only, others, ...open } = event;
    if (!only || viewer === 'everything' || (viewer !== 'spectator' && only.includes(viewer)))
      seen.push(open);
    else if (others) seen.push(...eventsFor([others], viewer));
  }
  return seen;
}
