import { type Chance, DrawError, RecordedChance, RecordingChance } from './chance.ts';
import { type GameEvent, keptIn, reveals } from './events.ts';
import type { AnyGame, GameAction, Outcome, Refusal, Seat } from './game.ts';
import { judge, refuse } from './judge.ts';
import { type OptionValues, readOptions } from './options.ts';
import { versionProblem } from './versions.ts';

/** One line of a log: an action with the numbers drawn in it, a resignation, or a step taken back. */
export type LogStep =
  | { readonly seat: Seat; readonly action: GameAction; readonly draws: readonly number[] }
  | { readonly seat: Seat; readonly resign: true }
  | { readonly seat: Seat; readonly undo: true };

/** A whole game as it was played. The state is a cache of it. */
export interface Log {
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: number;
  /** The numbers drawn while setting up. */
  readonly opening: readonly number[];
  readonly steps: readonly LogStep[];
}

/** Why undo stops behind a step: luck, something shown, a resignation, or nothing. */
type Barrier = 'chance' | 'reveal' | 'resign' | null;

/** A step that has effect: not taken back, and no taking back itself. */
export interface Chapter {
  /** Its place in the log. */
  readonly step: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly barrier: Barrier;
  /** The state before it, kept as long as it may be taken back. */
  before: unknown;
}

/** A game going on: its log, what came of it, and the state it has led to. */
export interface Session {
  readonly game: AnyGame;
  readonly log: Log & { readonly steps: LogStep[] };
  state: unknown;
  readonly chapters: Chapter[];
}

/** What is wrong with a number of players; nothing when the game can be played by so many. */
export function seatsProblem(game: AnyGame, seats: number): string | null {
  if (game.seats.includes(seats)) return null;
  const allowed = game.seats.join(', ').replace(/, (\d+)$/, ' or $1');
  return `${game.title} is for ${allowed} players, not ${seats}.`;
}

/** Sets a game up by a version of its rules and starts its log. */
export function openSession(
  game: AnyGame,
  options: OptionValues,
  seats: number,
  chance: Chance,
  rules: number = game.rulesVersion,
): Session {
  const problem = seatsProblem(game, seats) ?? versionProblem(game, rules);
  if (problem) throw new Error(problem);
  const recording = new RecordingChance(chance);
  const state: unknown = game.setup(options, seats, recording, rules);
  return {
    game,
    log: {
      game: game.id,
      rules,
      options,
      seats,
      opening: recording.draws,
      steps: [],
    },
    state,
    chapters: [],
  };
}

/** Judges an action and, when it is legal, carries it out and logs it. A refused one changes nothing. */
export function act(session: Session, seat: Seat, action: unknown, chance: Chance): Refusal | null {
  const refusal = judge(session.game, session.state, seat, action);
  if (refusal) return refusal;
  const recording = new RecordingChance(chance);
  const events: GameEvent[] = [];
  const before: unknown = session.game.copy(session.state);
  try {
    session.game.apply(session.state, seat, action as GameAction, recording, keptIn(events));
  } catch (error) {
    session.state = before;
    throw error;
  }
  session.log.steps.push({ seat, action: action as GameAction, draws: recording.draws });
  addChapter(session, seat, events, before, recording.draws.length > 0 ? 'chance' : null);
  return null;
}

/** Takes a seat out of the game. */
export function resign(session: Session, seat: Seat): Refusal | null {
  if (!(Number.isInteger(seat) && seat >= 0 && seat < session.log.seats))
    return refuse('TABLE-SEAT', { seat: String(seat) });
  if (session.game.outcome(session.state)) return refuse('TABLE-OVER');
  const events: GameEvent[] = [];
  const before: unknown = session.game.copy(session.state);
  session.game.resign(session.state, seat, keptIn(events));
  if (!events.length) return refuse('TABLE-REQUEST', { problem: 'This seat has left the game already.' });
  session.log.steps.push({ seat, resign: true });
  addChapter(session, seat, events, before, 'resign');
  return null;
}

function addChapter(
  session: Session,
  seat: Seat,
  events: readonly GameEvent[],
  before: unknown,
  cause: Barrier,
): void {
  const barrier = cause ?? (events.some(reveals) ? 'reveal' : null);
  const step = session.log.steps.length - 1;
  // Nothing before a barrier can be taken back any more.
  if (barrier)
    for (let i = session.chapters.length - 1; i >= 0 && session.chapters[i]?.before; i--)
      (session.chapters[i] as Chapter).before = null;
  session.chapters.push({ step, seat, events, barrier, before: barrier ? null : before });
}

/** What keeps a seat from taking its last step back: nothing, when it may. */
export function undoRefusal(session: Session, seat: Seat): Refusal | null {
  const last = session.chapters.at(-1);
  if (!last) return refuse('TABLE-UNDO', { barrier: 'start' });
  if (last.seat !== seat) return refuse('TABLE-UNDO', { barrier: 'seat' });
  if (last.barrier) return refuse('TABLE-UNDO', { barrier: last.barrier });
  return null;
}

/** Takes back the last step, when it was this seat's own and no information has come of it. */
export function undo(session: Session, seat: Seat): Refusal | null {
  const refusal = undoRefusal(session, seat);
  if (refusal) return refusal;
  const last = session.chapters.pop() as Chapter;
  session.state = last.before;
  session.log.steps.push({ seat, undo: true });
  return null;
}

/** How the game stands, or has ended. */
export function outcomeOf(session: Session): Outcome | null {
  return session.game.outcome(session.state);
}

/** A log that cannot have been played by these rules; `step` is -1 when the set-up is at fault. */
export class ReplayError extends Error {
  readonly step: number;

  constructor(step: number, problem: string) {
    super(step < 0 ? `Set-up: ${problem}` : `Step ${step + 1}: ${problem}`);
    this.step = step;
  }
}

/** Plays a log again, as far as `until` steps, and checks every step of it. Throws a `ReplayError`. */
export function replay(game: AnyGame, log: Log, until: number = log.steps.length): Session {
  if (log.game !== game.id) throw new ReplayError(-1, `this is a log of '${log.game}'.`);
  const session = during(-1, () => {
    const opening = new RecordedChance(log.opening);
    const options = readOptions(game.options, log.options, log.seats);
    const opened = openSession(game, options, log.seats, opening, log.rules);
    if (opening.left) throw new DrawError('more draws are recorded than were made.');
    return opened;
  });
  for (let i = 0; i < until; i++) during(i, () => replayStep(session, log.steps[i] as LogStep));
  return session;
}

/** Carries out one recorded step; throws an `Error` when it is not legal or its draws do not fit. */
export function replayStep(session: Session, step: LogStep): void {
  const refusal = takeStep(session, step);
  if (refusal) throw new Error(`refused by ${refusal.clause} (${session.game.words.en.refusal(refusal)})`);
}

function takeStep(session: Session, step: LogStep): Refusal | null {
  if ('undo' in step) return undo(session, step.seat);
  if ('resign' in step) return resign(session, step.seat);
  const recorded = new RecordedChance(step.draws);
  const refusal = act(session, step.seat, step.action, recorded);
  if (!refusal && recorded.left) throw new DrawError('more draws are recorded than were made.');
  return refusal;
}

function during<Result>(step: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof ReplayError) throw error;
    throw new ReplayError(step, error instanceof Error ? error.message : String(error));
  }
}
