import type { TableSetup } from '@holoboard/table';
import type { Metrics } from '../metrics.ts';
import type { NoticeKind } from '../notices/notices.ts';
import type { Storage } from '../storage/storage.ts';

/** Bounds of the house. Times are milliseconds. */
export interface HouseLimits {
  /** How long somebody must be away while asked before others may free the seat, at a live table without a clock. */
  readonly away: number;
  /** The same at a table over days. Only tables of long ago have no clock there. */
  readonly awayDays: number;
  /** How long a table that nobody has open stays in memory. */
  readonly idle: number;
  /** How often the house looks for tables whose clocks have run out or whose bots are to move. */
  readonly sweep: number;
  /** How many tables one guest may open or sit down at in a day. */
  readonly tables: number;
}

/** What is usual. */
export const usualLimits: HouseLimits = {
  away: 300_000,
  awayDays: 14 * 86_400_000,
  idle: 60_000,
  sweep: 5000,
  tables: 200,
};

/** What every table of the house is given. */
export interface HouseParts {
  readonly storage: Storage;
  /** The name of this node. */
  readonly node: string;
  readonly now: () => number;
  readonly limits: HouseLimits;
  readonly metrics: Metrics;
  readonly log: (problem: string, error: unknown) => void;
  /** Tells somebody who does not have the table open: it is their turn, or a bot plays in their place. */
  readonly notify: (kind: NoticeKind, guest: string, table: string, game: string) => void;
  /** A table in memory is no longer what is stored: it is read again when it is next needed. */
  readAnew(table: string): void;
  /** Opens another table and gives its id. */
  openTable(guest: string, setup: TableSetup): Promise<string>;
}
