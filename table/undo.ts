import {
  chapterToUndo,
  type Question,
  type Refusal,
  refuse,
  type Seat,
  type Session,
  undoRefusal,
} from '@holoboard/kernel';
import type { Match, UndoRequest } from './match.ts';
import { isWithheldFromAny, undoneStep } from './telling.ts';

/** What becomes of a wish to take back or of an answer to one. */
export type UndoMove =
  | { readonly seat: Seat; readonly undo: true; readonly granted?: Seat }
  | { readonly seat: Seat; readonly wish: 'undo' }
  | { readonly seat: Seat; readonly answer: boolean };

/** What a seat's wish to take back leads to: it is done at once, or the others are asked, as the rule of the table is. */
export function wishToUndo(match: Match, session: Session, seat: Seat): UndoMove | Refusal {
  const index = undoable(match, session, seat);
  if (typeof index !== 'number') return index;
  const barred = secretBarrier(session, seat);
  if (barred) return barred;
  // Others do not know of the step, and asking them would tell.
  if (isWithheldFromAny(match, undoneStep(match, index))) return { seat, undo: true };
  if (match.undoRequest) return no('The others have been asked already.');
  return mayAtOnce(match, seat) ? { seat, undo: true } : { seat, wish: 'undo' };
}

/**
 * A wish, or an undo that needed nobody's consent, as a log holds it. Logs of earlier tables ask the others about withheld steps too, and a
 * withheld step ended a wish there.
 */
export function wishAgain(
  match: Match,
  session: Session,
  seat: Seat,
  stored: 'wish' | 'undo',
): UndoMove | Refusal {
  const index = undoable(match, session, seat);
  if (typeof index !== 'number') return index;
  const isFree = stored === 'undo' && isWithheldFromAny(match, undoneStep(match, index));
  return isFree || mayAtOnce(match, seat) ? { seat, undo: true } : { seat, wish: 'undo' };
}

/** Why a seat cannot undo its last step now; null when it can. */
export function undoBarrier(session: Session, seat: Seat): Refusal | null {
  return undoRefusal(session, seat) ?? secretBarrier(session, seat);
}

/**
 * Once a secret question is open to another seat, what came before it stands: that seat may have begun its answer, and whether it has
 * must not show. Logs of earlier tables may hold such an undo, so it is not asked of them.
 */
function secretBarrier({ game, state, chapters }: Session, seat: Seat): Refusal | null {
  const { secret, seats }: Question = game.question(state);
  const own = chapters.findLast((chapter) => chapter.seat === seat);
  const isBefore = secret && !own?.sealed && seats.some((other) => other !== seat);
  return isBefore ? refuse('TABLE-UNDO', { barrier: 'seat' }) : null;
}

function undoable({ undo }: Match, session: Session, seat: Seat): number | Refusal {
  return undo === 'off' ? refuse('TABLE-UNDO', { barrier: 'off' }) : chapterToUndo(session, seat);
}

function mayAtOnce(match: Match, seat: Seat): boolean {
  return match.undo === 'free' || seatsToAgree(match, seat).length === 0;
}

/** What an answer to another seat's wish leads to: the last to agree lets it happen. */
export function answerToWish(match: Match, seat: Seat, agree: boolean): UndoMove | Refusal {
  const request = match.undoRequest;
  if (!request?.waitingFor.includes(seat)) return no('Nobody waits for your answer.');
  const last = agree && request.waitingFor.length === 1;
  return last ? { seat: request.seat, undo: true, granted: seat } : { seat, answer: agree };
}

/** The wish that waits after a step: one who does not agree ends it, and so does anything that happens, but for what others do in secret. */
export function requestAfter(
  match: Match,
  move: UndoMove | { readonly seat: Seat },
  isWithheld: boolean,
): UndoRequest | null {
  if ('wish' in move) return { seat: move.seat, waitingFor: seatsToAgree(match, move.seat) };
  const request = match.undoRequest;
  if (!request) return null;
  if (!('answer' in move)) return isWithheld && move.seat !== request.seat ? request : null;
  if (!move.answer) return null;
  return { ...request, waitingFor: request.waitingFor.filter((seat) => seat !== move.seat) };
}

/** The other people at the table who are still in the game. */
function seatsToAgree(match: Match, seat: Seat): Seat[] {
  const gone = new Set(match.steps.filter((step) => 'resign' in step).map((step) => step.seat));
  return match.seats.flatMap(({ kind }, other) =>
    other !== seat && kind !== 'bot' && !gone.has(other) ? [other] : [],
  );
}

/** A refusal that belongs to no clause of a game. */
export function no(problem: string): Refusal {
  return refuse('TABLE-REQUEST', { problem });
}
