import { type Chance, noChance, RecordingChance } from './chance.ts';
import { type GameEvent, keptIn, reveals } from './events.ts';
import type { AnyGame, GameAction, Outcome, Question, Refusal, Seat } from './game.ts';
import { hash, jsonCopy, sameJson } from './json.ts';
import { judge, refuse } from './judge.ts';
import type { OptionValues } from './options.ts';
import { readTerms, storedOptions, type Terms } from './terms.ts';
import { type Versioned, versionProblem } from './versions.ts';

/** One line of a log: an action with the numbers drawn in it, a resignation, or a seat's last step taken back. */
export type LogStep =
  | { readonly seat: Seat; readonly action: GameAction; readonly draws: readonly number[] }
  | { readonly seat: Seat; readonly resign: true }
  | { readonly seat: Seat; readonly undo: true };

/** A whole game as it was played. The state is a cache of it. */
export interface Log {
  readonly game: string;
  readonly rules: number;
  /** The options that its version of the rules has; those that came later are not in it. */
  readonly options: OptionValues;
  readonly seats: number;
  /** The numbers drawn while setting up. */
  readonly opening: readonly number[];
  /** The position it began from, in the game's notation; absent when it began with the set-up. */
  readonly start?: string;
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
  /** Whether it answered a secret question, wholly or in part, that was still open afterwards. */
  readonly sealed: boolean;
  /** The state before it, kept as long as it may be taken back. */
  before: unknown;
}

/** A game going on: its log, what came of it, and the state it has led to. No state is changed once it stands here. */
export interface Session {
  readonly game: AnyGame;
  readonly log: Log & { readonly steps: LogStep[] };
  state: unknown;
  readonly chapters: Chapter[];
}

/** A step worked out, but not taken: nothing has changed yet. */
export interface PreparedStep {
  readonly step: LogStep;
  readonly events: readonly GameEvent[];
  /** The state it leads to. */
  readonly state: unknown;
  /** Its place in the log. */
  readonly place: number;
  /** How many of the chapters stay as they are, and those that follow them. */
  readonly kept: number;
  readonly chapters: readonly Chapter[];
}

/** What is wrong with a number of players; nothing when the game can be played by so many. */
export function seatsProblem(game: AnyGame, seats: number): string | null {
  if (game.seats.includes(seats)) return null;
  const allowed = game.seats.join(', ').replace(/, (\d+)$/, ' or $1');
  return `${game.title} is for ${allowed} players, not ${seats}.`;
}

/** Sets a game up by a version of its rules, or puts a position on the table, and starts its log. */
export function openSession(
  game: AnyGame,
  options: Readonly<Record<string, unknown>>,
  seats: number,
  chance: Chance,
  rules: number = game.rulesVersion,
  start?: string,
): Session {
  const problem = seatsProblem(game, seats) ?? versionProblem(game, rules);
  if (problem) throw new Error(problem);
  const terms = readTerms(game.options, { rules, seats, options });
  const recording = new RecordingChance(chance);
  const state: unknown =
    start === undefined ? game.setup(terms.options, seats, recording, rules) : positionAt(game, start, terms);
  return {
    game,
    log: {
      game: game.id,
      rules,
      options: storedOptions(game.options, terms),
      seats,
      opening: recording.draws,
      ...(start !== undefined && { start }),
      steps: [],
    },
    state,
    chapters: [],
  };
}

/** Reads a position that a new match is to begin from; throws an `Error` with one sentence when play can never lead to it. */
export function readStart(game: AnyGame, text: string): unknown {
  const state: unknown = game.notation.readPosition(text);
  const problem = game.notation.whyImpossible?.(state) ?? null;
  if (problem !== null) throw new Error(problem);
  return state;
}

/** What the kernel knows of a state. */
type Agreed = Versioned & { readonly options?: OptionValues };

/** A position read from notation, played by the terms of its match; throws an `Error` when it is not one of such a game. */
function positionAt(game: AnyGame, text: string, terms: Terms): unknown {
  const { seats, rules } = terms;
  const state = game.notation.readPosition(text) as Agreed;
  if (game.evaluate(state).length !== seats) throw new Error('the position is of another number of players.');
  if ((state.rules ?? 1) !== rules) throw new Error('the position is of another version of the rules.');
  if (state.options === undefined) return state;
  const written = storedOptions(game.options, { rules, options: state.options });
  if (!sameJson(written, storedOptions(game.options, terms)))
    throw new Error('the position is of a game with other options.');
  return { ...state, options: terms.options };
}

/** The hash of a state as it is stored: options that came with later rules are not in it, so it stays the same for ever. */
export function stateHash({ log, state }: Session): string {
  const { options } = state as Agreed;
  return hash(options === undefined ? state : { ...(state as Agreed), options: log.options });
}

/** Whether something was refused. */
export function isRefusal(value: PreparedStep | Refusal): value is Refusal {
  return 'clause' in value;
}

/** Judges an action and, when it is legal, works out what it leads to. Changes nothing. */
export function prepareAction(
  session: Session,
  seat: Seat,
  action: unknown,
  chance: Chance,
): PreparedStep | Refusal {
  const { game, state: before } = session;
  const refusal = judge(game, before, seat, action);
  if (refusal) return refusal;
  const recording = new RecordingChance(chance);
  const events: GameEvent[] = [];
  const state: unknown = game.copy(before);
  game.apply(state, seat, action as GameAction, recording, keptIn(events));
  const { draws } = recording;
  const barrier = draws.length > 0 ? 'chance' : events.some(reveals) ? 'reveal' : null;
  const sealed = barrier === null && staysSecret(game, before, seat, state);
  // The log keeps a copy of its own: nobody who holds the action can change what was played.
  const step = { seat, action: jsonCopy(action as GameAction), draws };
  return nextChapter(session, step, { events, barrier, sealed }, state);
}

/** Works out what happens when a seat leaves the game. Changes nothing. */
export function prepareResignation(session: Session, seat: Seat): PreparedStep | Refusal {
  const { game } = session;
  if (!(Number.isInteger(seat) && seat >= 0 && seat < session.log.seats))
    return refuse('TABLE-SEAT', { seat: String(seat) });
  if (game.outcome(session.state)) return refuse('TABLE-OVER');
  const events: GameEvent[] = [];
  const state: unknown = game.copy(session.state);
  game.resign(state, seat, keptIn(events));
  if (!events.length) return refuse('TABLE-REQUEST', { problem: 'This seat has left the game already.' });
  return nextChapter(session, { seat, resign: true }, { events, barrier: 'resign', sealed: false }, state);
}

function nextChapter(
  session: Session,
  step: LogStep,
  what: Pick<Chapter, 'events' | 'barrier' | 'sealed'>,
  state: unknown,
): PreparedStep {
  const place = session.log.steps.length;
  const { events, barrier, sealed } = what;
  const before = barrier ? null : session.state;
  const chapter: Chapter = { step: place, seat: step.seat, events, barrier, sealed, before };
  return { step, events, state, place, kept: session.chapters.length, chapters: [chapter] };
}

/** Whether the secret question a seat has answered, wholly or in part, is still open to those it asked. */
function staysSecret(game: AnyGame, stateBefore: unknown, seat: Seat, stateAfter: unknown): boolean {
  const before: Question = game.question(stateBefore);
  if (!before.secret) return false;
  const after: Question = game.question(stateAfter);
  const others = before.seats.filter((other) => other !== seat);
  return (
    after.secret === true &&
    after.kind === before.kind &&
    after.seats.length > 0 &&
    after.seats.every((other) => before.seats.includes(other)) &&
    others.every((other) => after.seats.includes(other))
  );
}

/** What keeps a seat from taking its last step back: nothing, when it may. */
export function undoRefusal(session: Session, seat: Seat): Refusal | null {
  const found = chapterToUndo(session, seat);
  return typeof found === 'number' ? null : found;
}

/**
 * The place of the chapter a seat may take back: its own last one. It is the last of all, or everything since are answers of
 * others to the same secret question, which is still open: nobody has learned anything from any of them.
 */
export function chapterToUndo({ chapters }: Session, seat: Seat): number | Refusal {
  if (chapters.length === 0) return refuse('TABLE-UNDO', { barrier: 'start' });
  let index = chapters.length - 1;
  while (index >= 0 && chapters[index]?.seat !== seat && chapters[index]?.sealed) index--;
  const own = chapters[index];
  if (own?.seat !== seat) return refuse('TABLE-UNDO', { barrier: 'seat' });
  // Told first: whether others have begun a secret answer since must not show.
  if (own.barrier) return refuse('TABLE-UNDO', { barrier: own.barrier });
  const isLast = index === chapters.length - 1;
  return isLast || own.sealed ? index : refuse('TABLE-UNDO', { barrier: 'seat' });
}

/**
 * Works out what is left when a seat takes back its last step, when no information has come of it. What others have
 * answered since stands, and is taken again from before. Changes nothing.
 */
export function prepareUndo(session: Session, seat: Seat): PreparedStep | Refusal {
  const index = chapterToUndo(session, seat);
  if (typeof index !== 'number') return index;
  const { game, log } = session;
  let state = session.chapters[index]?.before;
  const chapters: Chapter[] = [];
  for (const chapter of session.chapters.slice(index + 1)) {
    const step = log.steps[chapter.step] as Extract<LogStep, { action: unknown }>;
    const events: GameEvent[] = [];
    const before = state;
    state = game.copy(before);
    game.apply(state, step.seat, step.action, noChance, keptIn(events));
    chapters.push({ ...chapter, events, before });
  }
  return { step: { seat, undo: true }, events: [], state, place: log.steps.length, kept: index, chapters };
}

/** Takes a step that was prepared. Throws a plain `Error` when another one has been taken since. */
export function commitStep(session: Session, prepared: PreparedStep): void {
  const { chapters } = session;
  if (session.log.steps.length !== prepared.place)
    throw new Error('The game has moved on since this step was prepared.');
  // Nothing before a barrier can be taken back any more.
  if (prepared.chapters.at(-1)?.barrier)
    for (let i = chapters.length - 1; i >= 0 && chapters[i]?.before; i--)
      (chapters[i] as Chapter).before = null;
  if (prepared.kept < chapters.length) chapters.length = prepared.kept;
  for (const chapter of prepared.chapters) chapters.push(chapter);
  session.log.steps.push(prepared.step);
  session.state = prepared.state;
}

/** Judges an action and, when it is legal, carries it out and logs it. A refused one changes nothing. */
export function act(session: Session, seat: Seat, action: unknown, chance: Chance): Refusal | null {
  return taken(session, prepareAction(session, seat, action, chance));
}

/** Takes a seat out of the game. */
export function resign(session: Session, seat: Seat): Refusal | null {
  return taken(session, prepareResignation(session, seat));
}

/** Takes back a seat's last step, when no information has come of it. */
export function undo(session: Session, seat: Seat): Refusal | null {
  return taken(session, prepareUndo(session, seat));
}

function taken(session: Session, prepared: PreparedStep | Refusal): Refusal | null {
  if (isRefusal(prepared)) return prepared;
  commitStep(session, prepared);
  return null;
}

/** How the game stands, or has ended. */
export function outcomeOf(session: Session): Outcome | null {
  return session.game.outcome(session.state);
}
