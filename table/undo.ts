import { type Refusal, refuse, type Seat, type Session, undoRefusal } from '@holoboard/kernel';
import type { Match, UndoRequest } from './match.ts';

/** What becomes of a wish to take back or of an answer to one. */
export type UndoMove =
  | { readonly seat: Seat; readonly undo: true; readonly granted?: Seat }
  | { readonly seat: Seat; readonly wish: 'undo' }
  | { readonly seat: Seat; readonly answer: boolean };

/** What a seat's wish to take back leads to: it is done at once, or the others are asked, as the rule of the table is. */
export function wishToUndo(match: Match, session: Session, seat: Seat): UndoMove | Refusal {
  if (match.undo === 'off') return refuse('TABLE-UNDO', { barrier: 'off' });
  const barred = undoRefusal(session, seat);
  if (barred) return barred;
  if (match.undoRequest) return no('The others have been asked already.');
  const alone = match.undo === 'free' || seatsToAgree(match, seat).length === 0;
  return alone ? { seat, undo: true } : { seat, wish: 'undo' };
}

/** What an answer to another seat's wish leads to: the last to agree lets it happen. */
export function answerToWish(match: Match, seat: Seat, agree: boolean): UndoMove | Refusal {
  const request = match.undoRequest;
  if (!request?.waitingFor.includes(seat)) return no('Nobody waits for your answer.');
  const last = agree && request.waitingFor.length === 1;
  return last ? { seat: request.seat, undo: true, granted: seat } : { seat, answer: agree };
}

/** The wish that waits after a step: one who does not agree ends it, and so does anything that happens. */
export function requestAfter(match: Match, move: UndoMove | object): UndoRequest | null {
  if ('wish' in move && 'seat' in move)
    return { seat: move.seat, waitingFor: seatsToAgree(match, move.seat) };
  const request = match.undoRequest;
  if (!request || !('answer' in move) || !move.answer) return null;
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
