import { changeBetween } from './change.ts';
import { eventsFor, type GameEvent } from './events.ts';
import type { AnyGame, Question, Seat, Viewer } from './game.ts';
import { sameJson } from './json.ts';

/** Whether a step leaves a seat in the middle of its answer to a secret question: it is still asked the same, and so are all others. */
export function leavesAnswerOpen(before: Question, after: Question, seat: Seat): boolean {
  return before.secret === true && before.seats.includes(seat) && sameJson(before, after);
}

/** A step as it led from one state to another. */
export interface StateChange {
  readonly before: unknown;
  readonly after: unknown;
  readonly events: readonly GameEvent[];
}

/** Whether a viewer learns nothing at all from a step: no event is for it, and its view stays as it is. */
export function tellsNothing(game: AnyGame, { before, after, events }: StateChange, viewer: Viewer): boolean {
  return (
    eventsFor(events, viewer).length === 0 &&
    changeBetween(game.view(before, viewer), game.view(after, viewer)) === null
  );
}
