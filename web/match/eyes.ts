import { type Question, type Seat, sameJson, type Viewer } from '@holoboard/kernel';
import type { AnyScreen } from '@holoboard/kit';
import { type Match, question, viewFor } from '@holoboard/table';

/** The seats of the people at this screen. */
export function peopleAt(match: Match): Seat[] {
  return match.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
}

/** Whether people share this screen who may not all see the same. */
export function hasSecrets(match: Match): boolean {
  const [first, ...others] = peopleAt(match).map((seat) => viewFor(match, seat));
  return others.some((view) => !sameJson(view, first));
}

/** Whose eyes the table is first seen with: those of the people here, as long as they agree; else everybody's. */
export function firstEyes(match: Match): Viewer {
  const [first] = peopleAt(match);
  return first === undefined || hasSecrets(match) ? 'spectator' : first;
}

/** Whose eyes the decision of a seat is shown with: its own, but everybody's when those will do and others look on. */
export function eyesFor(match: Match, screen: Pick<AnyScreen, 'open'>, seat: Seat): Viewer {
  const asked: Question = question(match);
  return hasSecrets(match) && screen.open?.(asked) ? 'spectator' : seat;
}

/** Whether one who has seen the table with some eyes may look on with others, nobody having to leave the screen. */
export function mayLookOn(match: Match, from: Viewer, to: Viewer): boolean {
  if (to === 'spectator' || !hasSecrets(match)) return true;
  return from !== 'spectator' && sameJson(viewFor(match, from), viewFor(match, to));
}
