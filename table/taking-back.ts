import {
  eventsFor,
  type Question,
  type Refusal,
  refuse,
  type Seat,
  type Session,
  sameJson,
  type Viewer,
} from '@holoboard/kernel';
import { type Match, outcome } from './match.ts';
import { answerUndo, requestUndo } from './play.ts';
import { lastKnownActor } from './telling.ts';
import { undoBarrier } from './undo.ts';

/** Why the people who hold these seats, and see the table with these eyes, cannot undo anything now; null when they can. */
export function takeBackRefusal(match: Match, held: readonly Seat[], eyes: Viewer): Refusal | null {
  const found = whoTakesBack(match, held, eyes);
  return typeof found === 'number' ? null : found;
}

/** Takes back the last step of the people who hold these seats. At one screen they agree by word of mouth. */
export function takeBack(match: Match, held: readonly Seat[], eyes: Viewer, now: number): Refusal | null {
  const found = whoTakesBack(match, held, eyes);
  if (typeof found !== 'number') return found;
  const refusal = requestUndo(match, found, now);
  for (const other of match.undoRequest?.waitingFor ?? [])
    if (held.includes(other)) answerUndo(match, other, true, now);
  return refusal;
}

/** The one of these seats whose last step can be taken back, the latest first; why not, when there is none. */
function whoTakesBack(match: Match, held: readonly Seat[], eyes: Viewer): Seat | Refusal {
  const { session } = match;
  if (!session || outcome(match)) return refuse('TABLE-OVER');
  if (match.undo === 'off') return refuse('TABLE-UNDO', { barrier: 'off' });
  const able = latestActors(session, held).filter((seat) => !undoBarrier(session, seat));
  const known = able.find((seat) => knowsLastStep(session, seat, eyes));
  if (known !== undefined) return known;
  if (able.length > 0) return refuse('TABLE-UNDO', { barrier: 'secret' });
  const last = lastKnownActor(match, held, eyes);
  if (last === null) return refuse('TABLE-UNDO', { barrier: 'start' });
  return (held.includes(last) && undoBarrier(session, last)) || refuse('TABLE-UNDO', { barrier: 'seat' });
}

/**
 * Whether these eyes see all that a seat sees of its own last step. A secret decision belongs to its seat: once somebody else looks at
 * the screen, it stands.
 */
function knowsLastStep({ game, state, chapters }: Session, seat: Seat, eyes: Viewer): boolean {
  if (eyes === seat || game.open || sameJson(game.view(state, eyes), game.view(state, seat))) return true;
  const last = chapters.findLast((chapter) => chapter.seat === seat);
  if (!last) return false;
  const answered: Question = game.question(last.before);
  return !answered.secret && sameJson(eventsFor(last.events, eyes), eventsFor(last.events, seat));
}

/** Those of the seats that have acted, the latest first. */
function latestActors({ chapters }: Session, held: readonly Seat[]): readonly Seat[] {
  const found = new Set<Seat>();
  for (let i = chapters.length - 1; i >= 0 && found.size < held.length; i--) {
    const seat = chapters[i]?.seat;
    if (seat !== undefined && held.includes(seat)) found.add(seat);
  }
  return [...found];
}
