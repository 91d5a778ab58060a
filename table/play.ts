import type { Refusal, Seat, Viewer } from '@holoboard/kernel';
import { advance } from './clock.ts';
import { isSeat, type Match, outcome } from './match.ts';
import { commit, dueStep, prepare, type StepRequest } from './steps.ts';
import type { Submitted } from './versions.ts';

/** What a seat sends: its action, how many steps of the match it had been told when it decided, and the host's time. */
export interface Submission extends Submitted {
  readonly seat: Seat;
  readonly now: number;
}

/** Plays an action when it is current and legal; a refused one changes nothing. */
export function submit(match: Match, submission: Submission): Refusal | null {
  return take(match, submission, submission.now);
}

/** Takes a seat out of the game by its own wish. */
export function resignSeat(match: Match, seat: Seat, now: number): Refusal | null {
  return take(match, { seat, resign: 'choice' }, now);
}

/** Takes back the seat's last step, or asks the others to agree, as the rule of the table is. */
export function requestUndo(match: Match, seat: Seat, now: number): Refusal | null {
  return take(match, { seat, undo: true }, now);
}

/** Answers another seat's wish to take back: the last to agree lets it happen, one who does not ends it. */
export function answerUndo(match: Match, seat: Seat, agree: boolean, now: number): Refusal | null {
  return take(match, { seat, answer: agree }, now);
}

/** Lets the clocks run up to now; a seat whose time has run out resigns, and an agreed time is entered. Gives the seats that resigned. */
export function tick(match: Match, now: number): readonly Seat[] {
  if (!match.session) return [];
  advance(match, now);
  const flagged: Seat[] = [];
  for (let due = dueStep(match, now); due; due = dueStep(match, now)) {
    const prepared = prepare(match, due, now);
    if (prepared.status !== 'prepared') return flagged;
    commit(match, prepared);
    if ('resign' in due) flagged.push(due.seat);
  }
  return flagged;
}

/** Prepares and takes a step at once, for a host that has nothing to store in between. Lets the clocks run first. */
function take(match: Match, request: StepRequest, now: number): Refusal | null {
  if (match.clock.kind !== 'none' && isSeat(match, request.seat)) tick(match, now);
  const prepared = prepare(match, request, now);
  if (prepared.status === 'refused') return prepared.refusal;
  if (prepared.status === 'prepared') commit(match, prepared);
  // A time that all have agreed on runs out after a step, never instead of it.
  if (match.game.deadline) tick(match, now);
  return null;
}

/**
 * What a viewer may know of the game; everything, once it is over. Throws a plain `Error` before the start, for an
 * unknown seat, and for who wants to know everything too early.
 */
export function viewFor(match: Match, viewer: Viewer): unknown {
  if (!match.session) throw new Error('The match has not started yet.');
  insistOnViewer(match, viewer);
  return match.game.view(match.session.state, viewer);
}

/** Throws a plain `Error` when nobody may look so. */
export function insistOnViewer(match: Match, viewer: Viewer): void {
  if (viewer === 'spectator' || isSeat(match, viewer)) return;
  if (viewer !== 'everything') throw new Error(`There is no seat ${String(viewer)} at this table.`);
  if (!outcome(match)) throw new Error('Everything is shown once the game is over.');
}
