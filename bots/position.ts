import type { AnyGame, Chance, GameAction, Seat } from '@holoboard/kernel';

/** What a bot is asked: what its seat may know, what it may do, and the luck it may think with. */
export interface Position {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly GameAction[];
  readonly chance: Chance;
  readonly budget?: Budget;
}

/** How long a searching bot may think. Iterations are what counts; `stop` is for emergencies and for people who will not wait. */
export interface Budget {
  /** How often an action is tried in a world; the game's own number when absent. */
  readonly iterations?: number;
  /** Asked now and then: whether to answer at once. */
  readonly stop?: () => boolean;
}

/** Whoever hosts a bot makes it answer after so many milliseconds, on however slow a machine. */
export const emergencyStop = 2_500;

/** A bot that has not answered after this many milliseconds never will. */
export const patience = 20_000;
