import type { GameAction, GameEvent, Outcome, Question, Refusal, Seat, Viewer } from '@holoboard/kernel';
import type { AnyScreen, Moment } from '@holoboard/kit';
import type { NextChoice } from '@holoboard/table';
import type { SaveProblem } from '../saved-games.ts';
import type { LogEntry } from './story.ts';

/** Something pointed at that cannot be done, and why. */
export interface WhyNot {
  readonly id: string;
  readonly refusal: Refusal;
}

/** Everything a table screen shows. A new object whenever something changes. */
export interface TableState {
  /** The position on show; it lags behind the match while events are shown. */
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly moment: Moment<GameEvent> | null;
  /** Who is asked now; nobody while events are shown. */
  readonly question: Question;
  /** The seat that decides at this screen now. */
  readonly asked: Seat | null;
  readonly choice: NextChoice;
  readonly picked: readonly string[];
  /** Whether an action has been handed in and nothing has come of it yet. */
  readonly sent: boolean;
  /** The only thing to do, which is about to be done by itself. */
  readonly forced: GameAction | null;
  readonly log: readonly LogEntry[];
  /** The steps that were handed in by themselves: nobody here has decided anything by them. */
  readonly unasked: readonly number[];
  /** How many steps the viewer has been told. */
  readonly version: number;
  readonly outcome: Outcome | null;
  readonly thinking: Seat | null;
  /** The seat the screen must be handed to before anything is shown. */
  readonly cover: Seat | null;
  /** Counts up whenever the table is seen with other eyes that know something else: whatever the last ones were told is gone then. */
  readonly handovers: number;
  readonly paused: boolean;
  /** Whether bots among themselves have been stopped because the game does not end. */
  readonly overlong: boolean;
  readonly whyNot: WhyNot | null;
  /** Why nothing can be taken back now; nothing when something can. */
  readonly undo: Refusal | null;
  readonly saveProblem: SaveProblem | null;
  readonly botProblem: string | null;
}

/** The component of a game that takes the whole screen for what is asked here now; nothing when board and choices do. */
export function wholeScreenFor(
  { questions }: Pick<AnyScreen, 'questions'>,
  { asked, question }: Pick<TableState, 'asked' | 'question'>,
): NonNullable<AnyScreen['questions']>[string] | null {
  return (asked !== null && questions?.[question.kind]) || null;
}

/** How good the choices of a seat look to the pilot, the best first. */
export interface Advice {
  readonly seat: Seat;
  readonly view: unknown;
  readonly ranked: readonly { readonly action: GameAction; readonly value: number }[];
}

const nobody: Question = { kind: 'showing', seats: [] };
const nothing: NextChoice = { targets: [], said: null, path: [] };

/** Nothing is asked of anybody here. */
export const idle = {
  question: nobody,
  asked: null,
  choice: nothing,
  picked: [],
  sent: false,
  forced: null,
  whyNot: null,
  thinking: null,
} as const satisfies Partial<TableState>;

/** A table before anything has been shown at it. */
export const blank = {
  ...idle,
  moment: null,
  unasked: [],
  outcome: null,
  cover: null,
  handovers: 0,
  paused: false,
  overlong: false,
  saveProblem: null,
  botProblem: null,
} as const satisfies Partial<TableState>;
