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

/** The last row of a step that lies in the storage. */
export interface LastRow {
  readonly index: number;
  readonly row: string;
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
 * What is to be written after the last row that lies there. When that row is not one of these, the same game went on elsewhere,
 * in another window perhaps: then everything is written anew from 0, so that what lies there is always one whole match.
 */
export function rowsToAdd(
  rows: GameRows,
  last: LastRow | null,
): { readonly from: number; readonly steps: readonly string[] } {
  const from = last && last.index < rows.count && rows.steps(last.index)[0] === last.row ? last.index + 1 : 0;
  return { from, steps: rows.steps(from) };
}
