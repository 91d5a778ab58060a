import type { GameAction, Seat } from '@holoboard/kernel';

/** What a worker is asked; it travels as text, which is many times faster than as objects. */
export interface WorkerQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
  readonly legal: readonly GameAction[];
}

/** What a worker answers. */
export type WorkerAnswer = { readonly action: GameAction } | { readonly problem: string };
