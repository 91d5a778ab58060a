import type {
  AnyGame,
  Change,
  GameEvent,
  OptionValues,
  Outcome,
  Question,
  Refusal,
  Seat,
  Viewer,
} from '@holoboard/kernel';
import type { StepKind } from './match.ts';
import type { ClockSpec, ResignCause, SeatSpec, UndoRule } from './specs.ts';

/** What was settled at a table before the start, known to everybody. */
export interface TableFacts {
  readonly options: OptionValues;
  readonly seats: readonly SeatSpec[];
  readonly clock: ClockSpec;
  readonly undo: UndoRule;
  /** When the match was created, by the host's clock. */
  readonly created: number;
}

/** How a match stands for whoever sits at it. */
export interface Standing {
  readonly question: Question;
  readonly outcome: Outcome | null;
}

/** What everybody may know of a step. */
export interface StepFacts {
  /** How many steps the viewer had been told with it. */
  readonly version: number;
  readonly seat: Seat;
  /** When it was taken: milliseconds since the start, pauses left out. */
  readonly at: number;
  readonly kind: StepKind;
  /** Who was asked after it. */
  readonly question: Question;
  /** Of a resignation: why. */
  readonly cause?: ResignCause;
  /** Of an answer to a wish to take back: whether it was a yes. */
  readonly answer?: boolean;
}

/** One step as a viewer may know it, small enough to be sent: in place of positions it holds what changed in them. */
export interface Update extends StepFacts {
  /** The events, each with the change of the view at that moment. */
  readonly events: readonly { readonly event: GameEvent; readonly change: Change | null }[];
  /** What was left to change at the end of the step. */
  readonly change: Change | null;
}

/** What a viewer knew at the very beginning, and who was asked there. */
export interface Start {
  readonly view: unknown;
  readonly question: Question;
}

/** What a seat sends: its action, how many steps it had been told when it decided, and a name of its own by which a repeated one is known. */
export interface SeatSubmission {
  readonly seat: Seat;
  readonly version: number;
  readonly clientActionId: string;
  readonly action: unknown;
}

/** The time each seat has left in milliseconds, nothing where no clock is set, and the seats whose time runs. */
export interface Clocks {
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
}

/**
 * The one way to sit at a table, be the match held here or far away. Everything that crosses it is plain JSON that its viewers may
 * know: the true state, the seed and the draws stay with the host. What can be done and why not is a `Decision`, made from a view.
 */
export interface Sitting {
  readonly game: AnyGame;
  readonly facts: TableFacts;
  /** The seats held here: those of the people at this screen. All others belong to bots and to people elsewhere. */
  readonly seats: readonly Seat[];
  standing(): Standing;
  /** How many steps a seat held here, or somebody who only watches, has been told. */
  version(viewer: Viewer): number;
  /** What a seat held here, or somebody who only watches, may know now. */
  view(viewer: Viewer): unknown;
  /** What that viewer knew at the very beginning: where its updates lead on from. */
  start(viewer: Viewer): Start;
  /** Every step a viewer has been told since a version of its own, with the changes of its view. */
  updatesSince(version: number, viewer: Viewer): readonly Update[];
  /** Is called whenever there are new updates for anybody here; gives a way to stop that. */
  subscribe(listener: () => void): () => void;
  /** Hands in an action. What comes of it arrives as an update; the answer tells why it was refused, if it was. */
  submit(submission: SeatSubmission): Promise<Refusal | null>;
  /** Why whoever looks at the screen with these eyes cannot undo anything; null when they can. */
  undoRefusal(eyes: Viewer): Refusal | null;
  /** Undoes the last step of those who sit here, or asks the others to agree. */
  undo(eyes: Viewer): Promise<Refusal | null>;
  /** Takes a seat out of the game. */
  resign(seat: Seat): Promise<Refusal | null>;
  clocks(): Clocks;
}
