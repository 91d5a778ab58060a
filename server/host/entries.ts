import type { Seat } from '@holoboard/kernel';
import type { TableSetup } from '@holoboard/table';

/** What can happen at a table, as its entries tell it. Everything else about a table follows from them. */
export type TableEntry =
  | {
      readonly kind: 'opened';
      readonly at: number;
      readonly by: string;
      readonly setup: TableSetup;
      /** The secret of the dice, known to the house alone until the game is over. */
      readonly seed: string;
    }
  | {
      readonly kind: 'sat';
      readonly at: number;
      readonly seat: Seat;
      readonly guest: string;
      readonly name: string;
      readonly entropy: string;
    }
  | {
      readonly kind: 'bot';
      readonly at: number;
      readonly seat: Seat;
      readonly level: string;
      readonly name: string;
    }
  | { readonly kind: 'stood'; readonly at: number; readonly seat: Seat }
  /** Whoever holds a seat lets another person go on in their place, or no longer does. */
  | { readonly kind: 'consent'; readonly at: number; readonly guest: string; readonly agree: boolean }
  /** The row that a match begins with. */
  | { readonly kind: 'started'; readonly at: number; readonly header: unknown }
  /** The row of a step. */
  | { readonly kind: 'step'; readonly row: unknown }
  | {
      readonly kind: 'said';
      readonly at: number;
      readonly guest: string;
      readonly name: string;
      readonly text: string;
    }
  /** Whoever has opened the table says whether people without a seat may watch. */
  | { readonly kind: 'spectators'; readonly at: number; readonly allowed: boolean }
  /** A spectator was sent away for good. */
  | { readonly kind: 'removed'; readonly at: number; readonly guest: string }
  | { readonly kind: 'next'; readonly at: number; readonly table: string }
  | { readonly kind: 'closed'; readonly at: number }
  /** Somebody was deleted: the entries before this one no longer name them, and whoever had read them reads them again. */
  | { readonly kind: 'deleted'; readonly at: number; readonly guest: string };

/** The entry of a step, made around its row as it is: a row is one line of JSON already. */
export function stepBody(row: string): string {
  return `{"kind":"step","row":${row}}`;
}

/** An entry back from what was stored. */
export function readEntry(body: string): TableEntry {
  return JSON.parse(body) as TableEntry;
}
