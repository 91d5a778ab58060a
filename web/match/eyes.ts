import { type Seat, sameJson, type Viewer } from '@holoboard/kernel';
import type { AnyScreen } from '@holoboard/kit';
import { type Match, outcome, type Sitting } from '@holoboard/table';

/** Whether people share this screen who may not all see the same. */
export function hasSecrets(sitting: Sitting): boolean {
  const [first, ...others] = sitting.seats.map((seat) => sitting.view(seat));
  return others.some((view) => !sameJson(view, first));
}

/** All eyes the table may be seen with at this screen. */
export function eyesHere({ seats }: Sitting): readonly Viewer[] {
  return seats.length === 1 ? seats : [...seats, 'spectator'];
}

/** Whose eyes a match held here is looked at with once it is left: those of the only person who plays, as long as it goes on. */
export function eyesAfterwards(match: Match): Viewer {
  const people = match.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [only = null] = people;
  return outcome(match) || only === null || people.length > 1 ? 'spectator' : only;
}

/** Whose eyes the table is first seen with: those of the people here, as long as they agree; else everybody's. */
export function firstEyes(sitting: Sitting): Viewer {
  const [first] = sitting.seats;
  return first === undefined || hasSecrets(sitting) ? 'spectator' : first;
}

/** Whose eyes the decision of a seat is shown with: its own, but everybody's when those will do and others look on. */
export function eyesFor(sitting: Sitting, screen: Pick<AnyScreen, 'open'>, seat: Seat): Viewer {
  const isOpen = (): boolean | undefined =>
    screen.open?.(sitting.standing().question, sitting.view('spectator'));
  return hasSecrets(sitting) && isOpen() ? 'spectator' : seat;
}

/** Whether one who has seen the table with some eyes may look on with others, nobody having to leave the screen. */
export function mayLookOn(sitting: Sitting, from: Viewer, to: Viewer): boolean {
  if (to === 'spectator' || !hasSecrets(sitting)) return true;
  return from !== 'spectator' && sameJson(sitting.view(from), sitting.view(to));
}

/** The first seat here that is asked now; nothing when none is. */
export function nextPerson(sitting: Sitting): Seat | undefined {
  return sitting.standing().question.seats.find((asked) => sitting.seats.includes(asked));
}

/** Whether what comes now may not be seen with the eyes of the one who has just decided. */
export function mustLookAway(sitting: Sitting, screen: Pick<AnyScreen, 'open'>, viewer: Viewer): boolean {
  if (viewer === 'spectator' || !hasSecrets(sitting)) return false;
  const next = nextPerson(sitting);
  if (next === undefined) return true;
  const eyes = eyesFor(sitting, screen, next);
  return eyes === 'spectator' || !mayLookOn(sitting, viewer, eyes);
}
