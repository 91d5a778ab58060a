import type { OptionValues } from '@holoboard/kernel';
import type { FormatVersion, format } from './file-error.ts';
import { requireHeader } from './shapes.ts';
import type { AwayRule, ClockSpec, SeatSpec, UndoRule } from './specs.ts';

/** What was settled when the match started. */
export interface MatchHeader {
  readonly format: typeof format;
  readonly formatVersion: FormatVersion;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: readonly SeatSpec[];
  readonly clock: ClockSpec;
  readonly away: AwayRule;
  readonly undo: UndoRule;
  /** When the match was created and when it started, by the host's clock. */
  readonly created: number;
  readonly started: number;
  readonly commitment: string;
  readonly entropies: readonly string[];
  /** The numbers drawn while setting up. */
  readonly opening: readonly number[];
  /** The position it began from, in the game's notation; absent when it began with the set-up. */
  readonly start?: string;
}

/*
 * From format 2 on the names of the seats stand in a field of their own that no check covers: when somebody wants their name deleted,
 * it can be replaced without touching the rest of the match. In format 1 they are part of the seats.
 */

/** The part of a header that its check covers. */
export function checkedHeader(header: MatchHeader): object {
  if (header.formatVersion === 1) return header;
  return { ...header, seats: header.seats.map(({ name: _, ...seat }) => seat) };
}

/** A header as its row holds it. */
export function writtenHeader(header: MatchHeader): object {
  if (header.formatVersion === 1) return header;
  return { ...checkedHeader(header), names: header.seats.map(({ name }) => name) };
}

/** The header that a row holds. Throws a `FileError` when the record is none. */
export function readHeader(record: Record<string, unknown>): MatchHeader {
  requireHeader(record);
  const { names, ...rest } = record as unknown as MatchHeader & { readonly names?: readonly string[] };
  if (!names) return rest;
  return { ...rest, seats: rest.seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' })) };
}
