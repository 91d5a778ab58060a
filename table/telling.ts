import {
  leavesAnswerOpen,
  type PreparedStep,
  type Question,
  type Seat,
  type Session,
  tellsNothing,
  type Viewer,
} from '@holoboard/kernel';
import type { Match, MatchStep } from './match.ts';

/*
 * Some steps are withheld from some viewers: those within a secret answer that takes several steps, as long as the seat is not done.
 * The number of such steps may be a secret itself, so a viewer's version counts only the steps that viewer is told.
 */

/** Everybody who is told of a match: the seats, and whoever watches. `withheld` lists what each is not told in this order. */
function viewersOf({ seats }: Pick<Match, 'seats'>): readonly Viewer[] {
  return [...seats.keys(), 'spectator'];
}

/** The steps withheld from a viewer, by their numbers from 1, in ascending order; none from whoever may know everything. */
function withheldFrom({ seats, withheld }: Match, viewer: Viewer): readonly number[] {
  return (viewer === 'everything' ? null : withheld[viewer === 'spectator' ? seats.length : viewer]) ?? [];
}

/** The lists of a match in which nothing is withheld. */
export function nothingWithheld(seats: number): Match['withheld'] {
  return Array.from({ length: seats + 1 }, () => []);
}

/** The lists with one step more, withheld from those at some places. Lists that stand are never changed. */
export function withStep(
  withheld: Match['withheld'],
  places: readonly number[],
  step: number,
): Match['withheld'] {
  return withheld.map((list, place) => (places.includes(place) ? [...list, step] : list));
}

/** How many steps a viewer has been told of the first `steps` of a match: what it calls its version. */
export function versionFor(match: Match, viewer: Viewer, steps: number = match.steps.length): number {
  return steps - countUpTo(withheldFrom(match, viewer), steps);
}

/** How many steps of the match a viewer may have lived through who has a version: those withheld since included. */
export function stepsBehind(match: Match, viewer: Viewer, version: number): number {
  let steps = version;
  for (const withheld of withheldFrom(match, viewer)) {
    if (withheld > steps + 1) break;
    steps++;
  }
  return steps;
}

/** The number of the step that a viewer was told with a version; 0 for the beginning. */
export function stepOf(match: Match, viewer: Viewer, version: number): number {
  return version === 0 ? 0 : stepsBehind(match, viewer, version - 1) + 1;
}

/** Whether a viewer is not told of a step, by its number from 1. */
export function isWithheld(match: Match, viewer: Viewer, step: number): boolean {
  const list = withheldFrom(match, viewer);
  return list[countUpTo(list, step) - 1] === step;
}

/** Whether somebody is not told of a step, by its number from 1. */
export function isWithheldFromAny(match: Match, step: number): boolean {
  return viewersOf(match).some((viewer) => isWithheld(match, viewer, step));
}

/** Whether a viewer may know of the wish to take back that waits for answers. */
export function knowsWish(match: Match, viewer: Viewer): boolean {
  const { undoRequest, steps } = match;
  if (!undoRequest) return false;
  const wish = steps.findLastIndex((step) => 'wish' in step && step.seat === undoRequest.seat);
  return !isWithheld(match, viewer, wish + 1);
}

/** The number from 1 that a step has in the match, by its place in the log of the game, where there are no wishes. */
function stepOfPlace({ steps, session }: Match, place: number): number {
  let later = (session as Session).log.steps.length - place;
  let step = steps.length;
  while (step > 0) {
    if (isOfGame(steps[step - 1] as MatchStep)) later--;
    if (later === 0) break;
    step--;
  }
  return step;
}

/** Whether a step is one of the game: wishes to take back and answers to them are not. */
export function isOfGame(step: MatchStep): boolean {
  return !('wish' in step || 'answer' in step);
}

/** The seat whose step, of those that stand, is the last that these eyes know of, or whoever holds some seats; null when there is none. */
export function lastKnownActor(match: Match, held: readonly Seat[], viewer: Viewer): Seat | null {
  const { chapters, log } = match.session as Session;
  let place = log.steps.length;
  let step = match.steps.length + 1;
  for (const chapter of chapters.toReversed()) {
    while (place > chapter.step) if (isOfGame(match.steps[--step - 1] as MatchStep)) place--;
    if (held.includes(chapter.seat) || !isWithheld(match, viewer, step)) return chapter.seat;
  }
  return null;
}

/** A step of the game about to be taken. */
interface NextStep {
  readonly taken: PreparedStep;
  /** Who is asked before it and after it. */
  readonly asked: Question;
  readonly after: Question;
}

/** From whom a step of the game is withheld, by their places in `withheld`. */
export function placesUntold(match: Match, { taken, asked, after }: NextStep): readonly number[] {
  const { step, events, state } = taken;
  const { game } = match;
  const session = match.session as Session;
  if (game.open || 'resign' in step || !leavesAnswerOpen(asked, after, step.seat)) return [];
  const change = { before: session.state, after: state, events };
  const undone = 'undo' in step ? undoneStep(match, taken.kept) : null;
  return placesOf(
    match,
    (viewer) =>
      viewer !== step.seat &&
      (undone === null || isWithheld(match, viewer, undone)) &&
      tellsNothing(game, change, viewer),
  );
}

/** From whom a wish to take back the chapter at `index` is withheld: whoever was not told of its step. */
export function placesUntoldOfWish(match: Match, index: number): readonly number[] {
  const step = undoneStep(match, index);
  return placesOf(match, (viewer) => isWithheld(match, viewer, step));
}

/** From whom the answer to the wish that waits is withheld: whoever was not told of the wish. */
export function placesUntoldOfAnswer(match: Match): readonly number[] {
  return placesOf(match, (viewer) => !knowsWish(match, viewer));
}

/** The number from 1 of the step that taking back the chapter at `index` undoes. */
export function undoneStep(match: Match, index: number): number {
  return stepOfPlace(match, (match.session as Session).chapters[index]?.step ?? 0);
}

function placesOf(match: Match, holds: (viewer: Viewer) => boolean): readonly number[] {
  return viewersOf(match).flatMap((viewer, place) => (holds(viewer) ? [place] : []));
}

/** How many of the ascending numbers are at most `most`. */
function countUpTo(numbers: readonly number[], most: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}
