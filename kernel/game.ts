import type { Chance } from './chance.ts';
import type { GameEvent, Tell } from './events.ts';
import type { OptionSpec, OptionValues } from './options.ts';
import type { Clause } from './rulebook.ts';
import type { Words } from './words.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Who looks: a seat, somebody who only watches, or, once the game is over, somebody who may know everything. */
export type Viewer = Seat | 'spectator' | 'everything';

/** A decision in the player's words, as plain JSON: `{ type: 'fly', to: 'hyper-07', slide: false }`. */
export interface GameAction {
  readonly type: string;
}

/** Who must decide now, and what kind of decision it is. Several seats at once when the rules say simultaneously. */
export interface Question<Kind extends string = string> {
  readonly kind: Kind;
  readonly seats: readonly Seat[];
  /** Whether nobody sees what the others decide until all have; it stays so for the last one asked. */
  readonly secret?: true;
}

/** Why an action is not allowed: the clause it breaks, and what the sentence about it needs to know. */
export interface Refusal {
  readonly clause: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** How a game ended: a rank for each seat (1 is best, equal ranks tie) and one of the game's `endings`. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly reason: string;
}

/** A position as a flat list of numbers, always of the same length and in the same order. */
export interface Features<State> {
  /** What each number is called. */
  readonly names: readonly string[];
  /** The numbers as a seat knows them: nothing in them tells more than its view. */
  of(state: State, seat: Seat): number[];
}

/** A text form of positions and actions, one line each, that a person can read, paste and send. */
export interface Notation<State, Action> {
  position(state: State): string;
  /**
   * Reads a position that the rules can play on from; throws an `Error` with a plain sentence when the text is none. Stored matches and
   * lessons are read with it, so it keeps accepting every text it has ever accepted.
   */
  readPosition(text: string): State;
  /**
   * Why play can never lead to this position, in one sentence; null when it can. Only positions that new matches begin from are asked,
   * so it may become stricter. Absent when `readPosition` refuses all such positions itself.
   */
  whyImpossible?(state: State): string | null;
  action(action: Action): string;
  /** Throws an `Error` with a plain sentence when the text is not an action. */
  readAction(text: string): Action;
}

/**
 * What a game is. Everything else in the house (table, bots, server, screen) rests on these functions alone.
 *
 * States, actions, events and views are plain JSON. `apply` and `resign` change the state they are given; every
 * other function leaves it untouched. No function reads a clock, draws a number by itself or does I/O.
 */
export interface Game<
  State,
  Action extends GameAction,
  Event extends GameEvent,
  Options extends OptionValues,
  View,
> {
  readonly id: string;
  readonly title: string;
  /** The newest version of the rules, from 1: raised whenever an old log would replay differently. Games go on by the one they began with. */
  readonly rulesVersion: number;
  /** The numbers of players it can be played by, in ascending order. */
  readonly seats: readonly number[];
  readonly options: readonly OptionSpec[];
  readonly rulebook: readonly Clause[];
  /** Whether `legal` lists every legal action. Where space is continuous it lists sensible candidates only. */
  readonly complete: boolean;
  /** Whether nothing is ever hidden: everybody sees and is told the same. */
  readonly open: boolean;
  /** Every `reason` an outcome can have. */
  readonly endings: readonly string[];

  /**
   * The first state, by a version of the rules, or by the newest when none is named. A version after the first marks the state
   * with `rules`, and a rule that has changed asks `since`.
   */
  setup(options: Options, seats: number, chance: Chance, rules?: number): State;
  /** Who must decide now. No seat once the game is over. */
  question(state: State): Question;
  /** The legal actions of a seat; none for a seat that is not asked. The list belongs to the game: do not change it. */
  legal(state: State, seat: Seat): readonly Action[];
  /**
   * Judges one action of a seat that is asked. It may be any plain JSON record with a `type`: the shape is judged too.
   * Callers outside a game use `judge`, which also covers what is true of every game.
   */
  check(state: State, seat: Seat, action: GameAction): Refusal | null;
  /**
   * Carries out a legal action. Whoever listens is told each event at the moment it happens: the state shows it already, and
   * a view taken right then is a true position.
   */
  apply(state: State, seat: Seat, action: Action, chance: Chance, tell?: Tell<Event>): void;
  /** Takes a seat out of the game, asked or not, at any time before the end; no event when it has left already. */
  resign(state: State, seat: Seat, tell?: Tell<Event>): void;
  /** Nothing while the game goes on. */
  outcome(state: State): Outcome | null;
  /** Whether automated play should stop here and report the game as unfinished. */
  overlong(state: State): boolean;
  /**
   * Where the players have agreed on a time: what the table itself enters, for a seat that is asked, once so many milliseconds have been
   * played. Nothing where there is no such time, and at a moment at which it cannot run out. Of this type the table accepts no action of a seat.
   */
  deadline?(state: State): { readonly after: number; readonly action: Action } | null;

  /** What a viewer may know, built by adding, never by deleting. */
  view(state: State, viewer: Viewer): View;
  /** A full state that fits the view of a seat: what bots think with. */
  redeal(view: View, seat: Seat, chance: Chance): State;

  /** A deep copy, written by hand to be fast. */
  copy(state: State): State;
  /** How many of each piece, card and token there are; must never change during a game. */
  census(state: State): Readonly<Record<string, number>>;
  /**
   * The things a player points at, one after the other, to say this action. Those that begin with `+` and stand together may
   * be taken in any order; a last one named `done` says that this is all, and is never taken by itself.
   */
  steps(action: Action): readonly string[];

  /** How good actions look at first sight to a sensible player, one by one; higher is better. Knows no more than the seat. */
  advise(state: State, seat: Seat, actions: readonly Action[]): number[];
  /** How a searching bot looks at this game. */
  readonly thinking: Thinking<State, Action>;
  /** The share of the win each seat can expect, from 0 to 1; once the game is over 1 for who has won and 0 for who has not. */
  evaluate(state: State): number[];
  /** What describes a position in numbers: what a learned judgement or an analysis reads. */
  readonly features: Features<State>;

  readonly notation: Notation<State, Action>;
  /** Words by language; English is always there. */
  readonly words: { readonly en: Words<Action, Event, View> } & Readonly<
    Record<string, Words<Action, Event, View>>
  >;
}

/** How a searching bot looks at a game. */
export interface Thinking<State, Action extends GameAction = GameAction> {
  /** How often it tries an action in a world by default, and decisions played ahead then. */
  readonly iterations: number;
  readonly depth: number;
  /** Whether a decision is worth a search; at others it plays what looks best. All of them are, when absent. */
  pays?(state: State): boolean;
  /** How good actions look to a bot that thinks, in place of `advise`, which is what it expects of the others. Knows no more than the seat. */
  counsel?(state: State, seat: Seat, actions: readonly Action[]): number[];
  /** The same as `evaluate` with more care, and nothing in the middle of something: with it a try is played no further than to where it answers. */
  foresee?(state: State): number[] | null;
}

/**
 * A game whose particular types do not matter to the caller. The house handles games as values; their states
 * pass through it unopened.
 */
// biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
export type AnyGame = Game<any, any, any, any, any>;
