import type { Outcome } from '@holoboard/kernel';
import type { SeatSpec, WholeRows } from '@holoboard/table';

/** What the list of games tells about one of them. */
export interface SavedSummary {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly updated: number;
  readonly seats: readonly SeatSpec[];
  readonly steps: number;
  /** How it ended; nothing while it goes on. */
  readonly outcome: Outcome | null;
}

/** A match as it is saved: rows that never change, one a step, between a header and how it stands now. */
export interface GameRows {
  readonly header: string;
  readonly count: number;
  /** The rows of its steps since a version. */
  readonly steps: (since: number) => readonly string[];
  readonly end: string;
}

/** What lies in the storage already: how the game began, and the last row of a step. */
export interface Stored {
  readonly header: string | undefined;
  readonly index: number;
  readonly row: string;
}

/** Why the saved games cannot be reached now, although they are there: a newer app has stored them, or an older one has them open. */
export class ShelfError extends Error {
  readonly kind: 'newer' | 'blocked';

  constructor(kind: ShelfError['kind']) {
    super(kind === 'newer' ? 'A newer app has stored the games.' : 'An older app has the games open.');
    this.kind = kind;
  }
}

/** Where saved games lie. */
export interface Shelf {
  list(): Promise<SavedSummary[]>;
  read(id: string): Promise<WholeRows | undefined>;
  /** Adds the rows that are not there yet, all of it or nothing; see `rowsToAdd`. */
  write(summary: SavedSummary, rows: GameRows): Promise<void>;
  remove(id: string): Promise<void>;
}

/**
 * What is to be written after the last row that lies there. When that row is not one of these, the game went on elsewhere, or it is
 * over and no longer sealed: then everything is written anew from 0, so that what lies there is always one whole match.
 */
export function rowsToAdd(
  rows: GameRows,
  stored: Stored | null,
): { readonly from: number; readonly steps: readonly string[] } {
  const goesOn =
    stored &&
    stored.header === rows.header &&
    stored.index < rows.count &&
    rows.steps(stored.index)[0] === stored.row;
  const from = goesOn ? stored.index + 1 : 0;
  return { from, steps: rows.steps(from) };
}
