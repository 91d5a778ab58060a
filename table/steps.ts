import {
  act,
  type Chance,
  type LogStep,
  type Question,
  type Refusal,
  refuse,
  resign,
  type Seat,
  type Session,
  undo,
} from '@holoboard/kernel';
import { chargedTimes, expiredSeats, refillTime, settleTime, undoCostsGame } from './clock.ts';
import { type Match, type MatchStep, outcome, question, versionOf } from './match.ts';
import type { ResignCause } from './specs.ts';

/** A step that somebody wants to take. */
export type StepRequest =
  | { readonly seat: Seat; readonly action: unknown }
  | { readonly seat: Seat; readonly resign: ResignCause }
  | { readonly seat: Seat; readonly undo: true };

/**
 * Takes one step, live or from a file, and keeps the books of the table: the one way a match moves on. A refused
 * step changes nothing.
 */
export function takeStep(match: Match, request: StepRequest, at: number, chance: Chance): Refusal | null {
  const { session } = match;
  if (!session) return refusal('The match has not started yet.');
  const refused = tableRefusal(match, request, at);
  if (refused) return refused;
  const before = copyQuestion(match);
  const left = chargedTimes(match, at);
  const judged = carryOut(session, request, chance);
  if (judged) return judged;
  match.left = left;
  keepBooks(match, request, at, session.log.steps.at(-1) as LogStep);
  const after = copyQuestion(match);
  refillTime(match, after);
  markCurrent(match, request, before, after);
  match.undoRequest = null;
  return null;
}

/** A refusal that belongs to no clause of a game. */
export function refusal(problem: string): Refusal {
  return refuse('TABLE-REQUEST', { problem });
}

/** What the table itself has against a step, whatever the rules say. */
function tableRefusal(match: Match, request: StepRequest, at: number): Refusal | null {
  // Also for taking back: the kernel would allow it to the last seat, but by now the seed may be known.
  if (outcome(match)) return refuse('TABLE-OVER');
  const expired = expiredSeats(match, at);
  if ('resign' in request && request.resign === 'time')
    return expired.includes(request.seat) ? null : refusal('The time of this seat has not run out.');
  const [late] = expired;
  if (late !== undefined) return refusal(`The time of seat ${late + 1} has run out.`);
  if ('undo' in request) {
    if (match.undo === 'off') return refuse('TABLE-UNDO', { barrier: 'off' });
    if (undoCostsGame(match, request.seat, at))
      return refusal('There is too little time left to take that back.');
  }
  return null;
}

function carryOut(session: Session, request: StepRequest, chance: Chance): Refusal | null {
  if ('action' in request) return act(session, request.seat, request.action, chance);
  return 'undo' in request ? undo(session, request.seat) : resign(session, request.seat);
}

function keepBooks(match: Match, request: StepRequest, at: number, logged: LogStep): void {
  const { seat } = request;
  if ('action' in logged) {
    match.drawn += logged.draws.length;
    match.steps.push({ seat, at, action: logged.action, draws: logged.draws });
    settleTime(match, seat, 'action');
  } else if ('resign' in request) {
    match.steps.push({ seat, at, resign: request.resign });
    settleTime(match, seat, 'resign');
  } else {
    match.steps.push({ seat, at, undo: true } satisfies MatchStep);
    settleTime(match, seat, 'undo');
  }
}

/**
 * Whether a submission made by a seat that has seen `version` steps is still current: nothing has happened since but
 * answers of other seats to the same simultaneous question. See `markCurrent`.
 */
export function isCurrent(match: Match, seat: Seat, version: unknown): boolean {
  const from = match.currentFrom[seat];
  return (
    from !== undefined &&
    Number.isInteger(version) &&
    (version as number) >= from &&
    (version as number) <= versionOf(match)
  );
}

/**
 * After a step, older submissions are stale, with one exception. Seats that are asked at once decide without knowing
 * each other's answers; so what one of them answers, or takes back, does not make the submission of another stale
 * that was and still is asked the same question: of the same kind, of the same seats or fewer (after taking back: or
 * more). A seat's own step always makes its older submissions stale, and a resignation those of everybody.
 */
function markCurrent(match: Match, request: StepRequest, before: Question, after: Question): void {
  const [wide, narrow] = 'undo' in request ? [after, before] : [before, after];
  const same =
    !('resign' in request) &&
    wide.kind === narrow.kind &&
    narrow.seats.every((seat) => wide.seats.includes(seat));
  for (let seat = 0; seat < match.seats.length; seat++)
    if (!(same && seat !== request.seat && narrow.seats.includes(seat)))
      match.currentFrom[seat] = versionOf(match);
}

/** A question that does not change with the state it was taken from. */
function copyQuestion(match: Match): Question {
  const { kind, seats } = question(match);
  return { kind, seats: [...seats] };
}
