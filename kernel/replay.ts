import { DrawError, RecordedChance } from './chance.ts';
import type { AnyGame, Refusal } from './game.ts';
import {
  commitStep,
  isRefusal,
  type Log,
  type LogStep,
  openSession,
  type PreparedStep,
  prepareAction,
  prepareResignation,
  prepareUndo,
  type Session,
} from './log.ts';
import { houseRefusal } from './words.ts';

/** A log that cannot have been played by these rules; `step` is -1 when the set-up is at fault. */
export class ReplayError extends Error {
  readonly step: number;

  constructor(step: number, problem: string) {
    super(step < 0 ? `Set-up: ${problem}` : `Step ${step + 1}: ${problem}`);
    this.step = step;
  }
}

/** Makes the luck that recorded draws are played back with; a table that knows its dice proves them meanwhile. */
export type Playback = (draws: readonly number[]) => RecordedChance;

const recorded: Playback = (draws) => new RecordedChance(draws);

/** Plays a log again, as far as `until` steps, and checks every step of it. Throws a `ReplayError`. */
export function replay(game: AnyGame, log: Log, until: number = log.steps.length): Session {
  const session = during(-1, () => reopenSession(game, log));
  for (let i = 0; i < until; i++) during(i, () => replayStep(session, log.steps[i] as LogStep));
  return session;
}

/** Sets a game up again as its log says; throws an `Error` when it cannot have been set up so. */
export function reopenSession(game: AnyGame, log: Omit<Log, 'steps'>, playback = recorded): Session {
  if (log.game !== game.id) throw new Error(`this is a log of '${log.game}'.`);
  return playedBack(log.opening, playback, (opening) =>
    openSession(game, log.options, log.seats, opening, log.rules, log.start),
  );
}

/** Carries out one recorded step; throws an `Error` when it is not legal or its draws do not fit. */
export function replayStep(session: Session, step: LogStep): void {
  const prepared = prepareAgain(session, step);
  if (isRefusal(prepared)) throw new Error(whyNotAgain(session.game, prepared));
  commitStep(session, prepared);
}

/** Works out one recorded step again; throws a `DrawError` when its draws do not fit. Changes nothing. */
export function prepareAgain(session: Session, step: LogStep, playback = recorded): PreparedStep | Refusal {
  if ('undo' in step) return prepareUndo(session, step.seat);
  if ('resign' in step) return prepareResignation(session, step.seat);
  return playedBack(step.draws, playback, (draws) => prepareAction(session, step.seat, step.action, draws));
}

/** Why a recorded step cannot have been taken, in one sentence. */
export function whyNotAgain(game: AnyGame, refusal: Refusal): string {
  const words = houseRefusal(refusal) ?? game.words.en.refusal(refusal);
  return `it is not allowed by ${refusal.clause}: ${words}`;
}

function playedBack<Result>(
  draws: readonly number[],
  playback: Playback,
  work: (chance: RecordedChance) => Result,
): Result {
  const chance = playback(draws);
  const result = work(chance);
  if (chance.left && !isRefused(result)) throw new DrawError('more draws are recorded than were made.');
  return result;
}

function isRefused(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'clause' in result;
}

function during<Result>(step: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new ReplayError(step, error instanceof Error ? error.message : String(error));
  }
}
