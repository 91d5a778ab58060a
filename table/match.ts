import type { AnyGame, GameAction, OptionValues, Outcome, Question, Seat, Session } from '@holoboard/kernel';
import { FairDice } from './dice.ts';
import type { FormatVersion } from './file-error.ts';
import type { Settled } from './settled.ts';
import type { AwayRule, ClockSpec, ResignCause, SeatSpec, UndoRule } from './specs.ts';

/**
 * A step with the time it was taken: milliseconds since the start, pauses left out. Wishes to take back and answers to
 * them are steps of the match, but not of the game.
 */
export type MatchStep =
  | {
      readonly seat: Seat;
      readonly at: number;
      readonly action: GameAction;
      readonly draws: readonly number[];
      /** What the seat called it, so that a second try is known as such. */
      readonly clientActionId?: string;
    }
  | { readonly seat: Seat; readonly at: number; readonly resign: ResignCause }
  /** `granted` is the seat whose consent was the last that was needed. */
  | { readonly seat: Seat; readonly at: number; readonly undo: true; readonly granted?: Seat }
  | { readonly seat: Seat; readonly at: number; readonly wish: 'undo' }
  | { readonly seat: Seat; readonly at: number; readonly answer: boolean };

/** What kind of step it is. */
export type StepKind = 'action' | 'resignation' | 'undo' | 'wish' | 'answer';

/** A wish to take a step back, and the seats that have not agreed yet. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly waitingFor: readonly Seat[];
}

/** The milliseconds a clock showed at a time of the match, from which it is seen to run on. */
export interface ShownClock {
  readonly left: number;
  readonly at: number;
}

/**
 * A match: a game, who plays it, and everything that is true of the table rather than of the rules. It holds the
 * secret seed and the true state, so it stays with the host; players are sent `viewFor` and `updatesSince`.
 */
export interface Match {
  /** The format it is stored in; it keeps the one it was begun in. */
  readonly formatVersion: FormatVersion;
  readonly game: AnyGame;
  /** The options that its version of the rules has, as they are stored and shown. */
  readonly options: OptionValues;
  readonly seats: SeatSpec[];
  readonly clock: ClockSpec;
  readonly undo: UndoRule;
  readonly away: AwayRule;
  /** The position it begins from, in the game's notation; nothing when it begins with the set-up. */
  readonly start: string | null;
  /** When the match was created, by the host's clock. */
  readonly created: number;
  /** When it started, by the host's clock; when it was created, before that. */
  started: number;
  readonly commitment: string;
  /** Nothing only in a match rebuilt from a log that does not reveal it. */
  readonly seed: string | null;
  /** What each seat added to the dice; nothing as long as it has not. */
  readonly entropies: (string | null)[];
  /** The game going on; nothing before the start. */
  session: Session | null;
  readonly steps: MatchStep[];
  /** The states before the last steps, the latest last; see `recent.ts`. */
  readonly recent: unknown[];
  /** How it stood after its last step that can never be taken back; see `settled.ts`. */
  settled: Settled | null;
  /** The dice of the match; made when they are first needed. */
  dice: FairDice | null;
  /** How many numbers have been drawn so far. */
  drawn: number;
  /** The latest time the match knows of, in milliseconds since the start. */
  time: number;
  /** The host's time when the match's time was 0; nothing while a match that pauses is put away. */
  anchor: number | null;
  /** Milliseconds each seat had left when the last step was taken. */
  left: readonly number[];
  /** The time each step that still stands gave to its seat, so that taking it back takes that too. */
  readonly bonuses: number[];
  /** The numbers of the steps that are withheld, from each seat and then from whoever watches; see `telling.ts`. */
  withheld: readonly (readonly number[])[];
  /** What the others see of the clock of a seat that is in the middle of a secret answer; null for all other seats. */
  shownClocks: readonly (ShownClock | null)[];
  /** For each seat the lowest number of steps at which a submission of it is still current. */
  currentFrom: readonly number[];
  undoRequest: UndoRequest | null;
  /** The number of the step of each action that its seat gave an id of its own. */
  readonly accepted: Map<string, number>;
  /** The checks of its rows, as far as they have been needed. */
  readonly checks: string[];
  /** The check of the row that was made last for a step not yet taken; it is the same when the step is taken. */
  prepared: { readonly step: MatchStep; readonly check: string } | null;
}

/** The number of steps taken, for the host alone: `versionFor` is what a viewer may know of it. */
export function versionOf(match: Match): number {
  return match.steps.length;
}

/** What kind of step this is. */
export function kindOf(step: MatchStep): StepKind {
  if ('action' in step) return 'action';
  if ('resign' in step) return 'resignation';
  if ('undo' in step) return 'undo';
  return 'wish' in step ? 'wish' : 'answer';
}

/** Who must decide now; nobody before the start and after the end. */
export function question(match: Match): Question {
  const { session } = match;
  return session ? session.game.question(session.state) : { kind: 'waiting', seats: [] };
}

/** The legal actions of a seat; none when it is not asked. */
export function legal(match: Match, seat: Seat): readonly GameAction[] {
  const { session } = match;
  return session && question(match).seats.includes(seat) ? session.game.legal(session.state, seat) : [];
}

/** How the match ended; nothing while it goes on. */
export function outcome(match: Match): Outcome | null {
  const { session } = match;
  return session ? session.game.outcome(session.state) : null;
}

/** Whether there is such a seat at this table. */
export function isSeat(match: Match, seat: unknown): seat is Seat {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < match.seats.length;
}

/** The secret seed; throws a plain `Error` in a match that was rebuilt without it. */
export function seedOf(match: Match): string {
  if (match.seed === null) throw new Error('The seed of this match is not known, so it cannot go on.');
  return match.seed;
}

/** The dice of a match, standing at its next draw. */
export function diceOf(match: Match): FairDice {
  match.dice ??= new FairDice(
    seedOf(match),
    match.entropies.map((entropy) => entropy ?? ''),
  );
  return match.dice.at(match.drawn);
}
