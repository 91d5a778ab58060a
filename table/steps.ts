import {
  chapterToUndo,
  commitStep,
  type GameAction,
  type GameEvent,
  isRefusal,
  type LogStep,
  leavesAnswerOpen,
  type Playback,
  type PreparedStep,
  prepareAction,
  prepareAgain,
  prepareResignation,
  prepareUndo,
  type Refusal,
  refuse,
  type Seat,
  type Session,
} from '@holoboard/kernel';
import {
  anchorAt,
  chargedTimes,
  earned,
  expiredSeats,
  hasClock,
  refilled,
  runningTime,
  shownAfter,
  withBonus,
} from './clock.ts';
import {
  diceOf,
  isSeat,
  type Match,
  type MatchStep,
  outcome,
  type ShownClock,
  type UndoRequest,
  versionOf,
} from './match.ts';
import { keepState } from './recent.ts';
import { settle } from './settled.ts';
import type { ResignCause } from './specs.ts';
import { placesUntold, placesUntoldOfAnswer, placesUntoldOfWish, versionFor, withStep } from './telling.ts';
import { answerToWish, no, requestAfter, type UndoMove, wishAgain, wishToUndo } from './undo.ts';
import { currentAfter, earlierTry, isCurrent, keepTry, type Submitted } from './versions.ts';

/** What somebody wants: to play an action, to leave the game, to take back, or to let another one take back; or what the table owes: the end of an agreed time. */
export type StepRequest =
  | ({ readonly seat: Seat } & Submitted)
  | { readonly seat: Seat; readonly resign: ResignCause }
  | { readonly seat: Seat; readonly undo: true }
  | { readonly seat: Seat; readonly answer: boolean }
  | { readonly seat: Seat; readonly deadline: true };

/** A step ready to be stored and then taken: nothing has changed yet. */
export interface Prepared {
  readonly status: 'prepared';
  /** How many steps the match will have: `versionFor` is what a viewer will know of it. */
  readonly version: number;
  /** The step as it is stored. */
  readonly step: MatchStep;
  /** All that will have happened, hidden things too; viewers are told by `updatesSince`. */
  readonly events: readonly GameEvent[];
  /** The state of the game it leads to. */
  readonly state: unknown;
  /** For `commit` alone. */
  readonly books: Books;
}

/** What came of preparing a step: it is ready, it is refused, or it has been taken at an earlier try. */
export type Preparation =
  | Prepared
  | { readonly status: 'refused'; readonly refusal: Refusal }
  /** The number of the step it was taken as. */
  | { readonly status: 'taken'; readonly version: number };

/** What the table writes down when a step is taken. */
interface Books {
  /** The state it starts from. */
  readonly from: unknown;
  readonly taken: PreparedStep | null;
  readonly left: readonly number[];
  readonly bonus: number;
  /** From whom it is withheld, by their places in the match's `withheld`. */
  readonly untold: readonly number[];
  readonly shownClocks: readonly (ShownClock | null)[];
  readonly currentFrom: readonly number[];
  readonly undoRequest: UndoRequest | null;
  readonly anchor: number | null;
}

/** A step as it is to be taken; what was drawn is known when it comes from a log. */
type Move =
  | {
      readonly seat: Seat;
      readonly action: unknown;
      readonly draws?: readonly number[];
      readonly clientActionId?: string | undefined;
    }
  | { readonly seat: Seat; readonly resign: ResignCause }
  | UndoMove;

/**
 * Works out a step without changing the match at all, so that a host can store it before it is taken. A match whose
 * clocks have run out must take its `dueStep` first.
 */
export function prepare(match: Match, request: StepRequest, now: number): Preparation {
  const { session } = match;
  if (!session) return refused(no('The match has not started yet.'));
  if (!isSeat(match, request.seat))
    return refused(refuse('TABLE-SEAT', { seat: String(request.seat).slice(0, 20) }));
  if ('action' in request) {
    const earlier = earlierTry(match, request.seat, request);
    if (earlier) return 'clause' in earlier ? refused(earlier) : { status: 'taken', ...earlier };
  }
  const at = runningTime(match, now);
  const barred = tableRefusal(match, request, at);
  if (barred) return refused(barred);
  if ('action' in request && !isCurrent(match, request.seat, request.version)) {
    const given = String(request.version).slice(0, 20);
    return refused(refuse('TABLE-STALE', { given, current: versionFor(match, request.seat) }));
  }
  const move = moveFor(match, session, request, at);
  if ('clause' in move) return refused(move);
  return workOut(match, session, move, at, anchorAt(match, now), null);
}

/**
 * The step the table itself owes now: the seat whose time has run out first leaves the game, or the time is up that all have agreed on.
 * Nothing when there is none.
 */
export function dueStep(match: Match, now: number): StepRequest | null {
  if (!match.session || outcome(match)) return null;
  const time = runningTime(match, now);
  const [late] = match.clock.kind === 'none' ? [] : expiredSeats(match, time);
  if (late !== undefined) return { seat: late, resign: 'time' };
  const [seat] = match.game.question(match.session.state).seats;
  return seat !== undefined && timeIsUp(match, match.session, time) ? { seat, deadline: true } : null;
}

/** Whether the time that all have agreed on is over, and this is a moment to enter it. */
function timeIsUp(match: Match, session: Session, time: number): boolean {
  const deadline = match.game.deadline?.(session.state) ?? null;
  return deadline !== null && time >= deadline.after;
}

/** Works out a step again as a log holds it. Changes nothing. */
export function prepareLogged(match: Match, step: MatchStep, playback: Playback): Preparation {
  const { session } = match;
  if (!session) return refused(no('The match has not started yet.'));
  const request = requestOf(step);
  const barred = tableRefusal(match, request, step.at);
  if (barred) return refused(barred);
  const move = moveAgain(match, session, step);
  if ('clause' in move) return refused(move);
  return workOut(match, session, move, step.at, match.anchor, playback);
}

/** Takes a step that was prepared. Throws a plain `Error` when another one has been taken since. */
export function commit(match: Match, { version, step, books }: Prepared): void {
  const { session } = match;
  if (!session || versionOf(match) !== version - 1 || session.state !== books.from)
    throw new Error('The match has moved on since this step was prepared.');
  const { taken } = books;
  keepState(match, session.state);
  if (taken) {
    commitStep(session, taken);
    if ('undo' in step) match.bonuses.splice(taken.kept, 1);
    else match.bonuses.push(books.bonus);
  }
  match.steps.push(step);
  if (books.untold.length > 0) match.withheld = withStep(match.withheld, books.untold, version);
  if ('draws' in step) match.drawn += step.draws.length;
  match.left = books.left;
  match.shownClocks = books.shownClocks;
  match.currentFrom = books.currentFrom;
  match.undoRequest = books.undoRequest;
  match.anchor = books.anchor;
  match.time = step.at;
  keepTry(match, step);
  settle(match, taken, books.bonus);
}

function refused(refusal: Refusal): Preparation {
  return { status: 'refused', refusal };
}

/** What the table itself has against a step, whatever the rules say. */
function tableRefusal(match: Match, request: StepRequest, at: number): Refusal | null {
  // Also for taking back: the kernel would allow it to the last seat, but by now the seed may be known.
  if (outcome(match)) return refuse('TABLE-OVER');
  const expired = expiredSeats(match, at);
  if ('resign' in request && request.resign === 'time')
    return expired.includes(request.seat) ? null : no('The time of this seat has not run out.');
  const [late] = expired;
  return late === undefined ? null : no(`The time of seat ${late + 1} has run out.`);
}

function moveFor(match: Match, session: Session, request: StepRequest, at: number): Move | Refusal {
  if ('undo' in request) return wishToUndo(match, session, request.seat);
  if ('answer' in request) return answerToWish(match, request.seat, request.answer);
  if ('resign' in request) return request;
  const deadline = match.game.deadline?.(session.state) ?? null;
  if ('deadline' in request)
    return deadline && timeIsUp(match, session, at)
      ? { seat: request.seat, action: deadline.action }
      : no('The agreed time is not over.');
  // A seat never enters what is the table's own to enter.
  const { type } = (request.action ?? {}) as Partial<GameAction>;
  return deadline && type === deadline.action.type ? refuse('TABLE-DEADLINE') : request;
}

function moveAgain(match: Match, session: Session, step: MatchStep): Move | Refusal {
  if ('action' in step) return step;
  if ('wish' in step) return wishAgain(match, session, step.seat, 'wish');
  if ('undo' in step && step.granted === undefined) return wishAgain(match, session, step.seat, 'undo');
  return moveFor(match, session, requestOf(step), step.at);
}

/** The request that led to a stored step. */
function requestOf(step: MatchStep): StepRequest {
  if ('action' in step) return { seat: step.seat, action: step.action, version: 0 };
  if ('wish' in step) return { seat: step.seat, undo: true };
  if ('undo' in step && step.granted !== undefined) return { seat: step.granted, answer: true };
  return step;
}

function workOut(
  match: Match,
  session: Session,
  move: Move,
  at: number,
  anchor: number | null,
  playback: Playback | null,
): Preparation {
  const taken = 'wish' in move || 'answer' in move ? null : gameStep(match, session, move, playback);
  if (taken && isRefusal(taken)) return refused(taken);
  const asked = match.game.question(session.state);
  const charged = chargedTimes(match, asked, at);
  const state = taken ? taken.state : session.state;
  const after = taken ? match.game.question(state) : asked;
  const isPart = leavesAnswerOpen(asked, after, move.seat);
  const bonus = taken ? bonusOf(match, move, taken, charged, isPart) : 0;
  if (bonus < 0 && hasClock(match, move.seat) && (charged[move.seat] ?? 0) + bonus <= 0)
    return refused(no('There is too little time left to take that back.'));
  const version = versionOf(match) + 1;
  const untold = taken ? placesUntold(match, { taken, asked, after }) : untoldOfWish(match, session, move);
  const timed = { seat: move.seat, at, withheld: untold.length > 0, asked, after, charged };
  const left = withBonus(charged, move.seat, bonus);
  return {
    status: 'prepared',
    version,
    step: storedStep(move, at, taken),
    events: taken ? taken.events : [],
    state,
    books: {
      from: session.state,
      taken,
      left: taken ? refilled(match.clock, left, after) : left,
      bonus,
      untold,
      shownClocks: taken ? shownAfter(match, timed) : match.shownClocks,
      currentFrom: taken ? currentAfter(match, taken.step, asked, after, version) : match.currentFrom,
      undoRequest: requestAfter(match, move, untold.length > 0),
      anchor,
    },
  };
}

function gameStep(
  match: Match,
  session: Session,
  move: Exclude<Move, { readonly wish: unknown } | { readonly answer: unknown }>,
  playback: Playback | null,
): PreparedStep | Refusal {
  if ('undo' in move) return prepareUndo(session, move.seat);
  if ('resign' in move) return prepareResignation(session, move.seat);
  const { seat, action, draws = [] } = move;
  return playback
    ? prepareAgain(session, { seat, action: action as never, draws }, playback)
    : prepareAction(session, seat, action, diceOf(match));
}

/** From whom a wish to take back, or an answer to one, is withheld. */
function untoldOfWish(match: Match, session: Session, move: Move): readonly number[] {
  if ('answer' in move) return placesUntoldOfAnswer(match);
  const index = chapterToUndo(session, move.seat);
  return typeof index === 'number' ? placesUntoldOfWish(match, index) : [];
}

/** The time a step gives to its seat; below 0 when it takes back what the step taken back had given. A part of an answer may give none. */
function bonusOf(
  { bonuses, clock }: Match,
  move: Move,
  taken: PreparedStep,
  charged: readonly number[],
  isPart: boolean,
): number {
  if ('undo' in move) return -(bonuses[taken.kept] ?? 0);
  if (!('action' in move) || (isPart && clock.kind === 'perGame' && clock.per === 'answer')) return 0;
  return earned(clock, charged[move.seat] ?? 0);
}

function storedStep(move: Move, at: number, taken: PreparedStep | null): MatchStep {
  const { seat } = move;
  if ('resign' in move) return { seat, at, resign: move.resign };
  if ('wish' in move) return { seat, at, wish: move.wish };
  if ('answer' in move) return { seat, at, answer: move.answer };
  if ('undo' in move) {
    const { granted } = move;
    return granted === undefined ? { seat, at, undo: true } : { seat, at, undo: true, granted };
  }
  const { clientActionId } = move;
  // The action as the log of the game keeps it.
  const { action, draws } = (taken as PreparedStep).step as Extract<LogStep, { action: unknown }>;
  return clientActionId === undefined
    ? { seat, at, action, draws }
    : { seat, at, action, draws, clientActionId };
}
