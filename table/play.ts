import {
  eventsFor,
  type GameEvent,
  judge,
  noChance,
  type Refusal,
  refuse,
  type Seat,
  undoRefusal,
  type Viewer,
} from '@holoboard/kernel';
import { advance, expiredSeats } from './clock.ts';
import { diceOf, isSeat, type Match, outcome, versionOf } from './match.ts';
import type { ResignCause } from './specs.ts';
import { isCurrent, refusal, takeStep } from './steps.ts';

/** What a seat sends: its action, and how many steps of the log it had seen when it decided. */
export interface Submission {
  readonly seat: Seat;
  readonly version: number;
  readonly action: unknown;
  readonly now: number;
}

/** Plays an action when it is current and legal; a refused one changes nothing. */
export function submit(match: Match, submission: Submission): Refusal | null {
  const { seat, version, action, now } = submission;
  const refused = enter(match, seat, now);
  if (refused) return refused;
  if (!isCurrent(match, seat, version))
    return refuse('TABLE-STALE', { given: String(version).slice(0, 20), current: versionOf(match) });
  const judged = judge(match.game, match.session?.state, seat, action);
  if (judged) return judged;
  // The log keeps a copy of its own, as JSON will give it back.
  const copy: unknown = JSON.parse(JSON.stringify(action));
  return takeStep(match, { seat, action: copy }, match.time, diceOf(match));
}

/** Takes a seat out of the game by its own wish. */
export function resignSeat(match: Match, seat: Seat, now: number): Refusal | null {
  return enter(match, seat, now) ?? resignFor(match, seat, 'choice');
}

/** Lets the clocks run up to now; a seat whose time has run out resigns. Gives the seats that did. */
export function tick(match: Match, now: number): readonly Seat[] {
  if (!match.session) return [];
  advance(match, now);
  const flagged: Seat[] = [];
  for (;;) {
    const [late] = outcome(match) ? [] : expiredSeats(match, match.time);
    if (late === undefined || resignFor(match, late, 'time')) return flagged;
    flagged.push(late);
  }
}

/** Takes back the seat's last step, or asks the others to agree, as the rule of the table is. */
export function requestUndo(match: Match, seat: Seat, now: number): Refusal | null {
  const refused = enter(match, seat, now);
  if (refused) return refused;
  if (match.undo === 'off') return refuse('TABLE-UNDO', { barrier: 'off' });
  const barred = match.session && undoRefusal(match.session, seat);
  if (barred) return barred;
  if (match.undoRequest) return refusal('The others have been asked already.');
  const waitingFor = match.undo === 'free' ? [] : seatsToAgree(match, seat);
  if (waitingFor.length === 0) return takeBack(match, seat);
  match.undoRequest = { seat, waitingFor };
  return null;
}

/** Answers another seat's wish to take back: the last to agree lets it happen, one who does not ends it. */
export function answerUndo(match: Match, seat: Seat, agree: boolean, now: number): Refusal | null {
  const refused = enter(match, seat, now);
  if (refused) return refused;
  const request = match.undoRequest;
  if (!request?.waitingFor.includes(seat)) return refusal('Nobody waits for your answer.');
  const waitingFor = request.waitingFor.filter((other) => other !== seat);
  match.undoRequest = agree ? { ...request, waitingFor } : null;
  return agree && waitingFor.length === 0 ? takeBack(match, request.seat) : null;
}

/** What a viewer may know of the game. Throws a plain `Error` before the start and for an unknown seat. */
export function viewFor(match: Match, viewer: Viewer): unknown {
  if (viewer !== 'spectator' && !isSeat(match, viewer))
    throw new Error(`There is no seat ${String(viewer)} at this table.`);
  if (!match.session) throw new Error('The match has not started yet.');
  return match.game.view(match.session.state, viewer);
}

/** What has happened since a version and still stands, as a viewer may see it. */
export function eventsSince(match: Match, version: number, viewer: Viewer): GameEvent[] {
  const chapters = match.session?.chapters.filter((chapter) => chapter.step >= version) ?? [];
  return eventsFor(
    chapters.flatMap((chapter) => chapter.events),
    viewer,
  );
}

/** What is true of every request at a match going on; also lets the clocks run first. */
function enter(match: Match, seat: Seat, now: number): Refusal | null {
  if (!match.session) return refusal('The match has not started yet.');
  if (!isSeat(match, seat)) return refuse('TABLE-SEAT', { seat: String(seat).slice(0, 20) });
  tick(match, now);
  return outcome(match) ? refuse('TABLE-OVER') : null;
}

function resignFor(match: Match, seat: Seat, cause: ResignCause): Refusal | null {
  return takeStep(match, { seat, resign: cause }, match.time, noChance);
}

function takeBack(match: Match, seat: Seat): Refusal | null {
  return takeStep(match, { seat, undo: true }, match.time, noChance);
}

/** The other people at the table who are still in the game. */
function seatsToAgree(match: Match, seat: Seat): Seat[] {
  const gone = new Set(match.steps.filter((step) => 'resign' in step).map((step) => step.seat));
  return match.seats.flatMap(({ kind }, other) =>
    other !== seat && kind !== 'bot' && !gone.has(other) ? [other] : [],
  );
}
