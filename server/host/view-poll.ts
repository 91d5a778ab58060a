import type { GameAction, Question, Seat } from '@holoboard/kernel';
import { type FarStanding, type FarTable, legal, type TableFacts, versionFor } from '@holoboard/table';
import type { Onlooker } from './audience.ts';
import type { Book } from './book.ts';
import type { HostedTable } from './hosted-table.ts';
import { viewMessageFor } from './projection.ts';

/** Everything a program without rules of its own needs to decide: the table, the position and its legal actions. */
export interface PolledView {
  /** The version of the position; `notBegun` while the table waits for players. */
  readonly version: number;
  readonly table: FarTable;
  readonly seat: Seat | null;
  readonly position: {
    readonly facts: TableFacts;
    readonly view: unknown;
    readonly question: Question;
    readonly standing: FarStanding;
  } | null;
  /** The legal actions of the caller's seat; none for a spectator, or while the seat is not asked. */
  readonly legal: readonly GameAction[];
}

/** The version of a table whose game has not begun. */
export const notBegun = -1;

/** The legal actions of a guest's seat, and the version at which they are legal; none for a spectator, or while the seat is not asked. */
export function legalActions(
  book: Book,
  guest: string | null,
): { readonly version: number; readonly actions: readonly GameAction[] } {
  const { match } = book;
  const seat = book.seatOf(guest);
  if (!match) return { version: notBegun, actions: [] };
  return {
    version: versionFor(match, seat ?? 'spectator'),
    actions: seat === null ? [] : legal(match, seat),
  };
}

/** A table as a guest may see it now. */
export function polledView(hosted: HostedTable, guest: string | null, now: number): PolledView {
  const { book } = hosted;
  const table = hosted.tableFor(guest);
  const seat = book.seatOf(guest);
  const { match } = book;
  if (!match) return { version: notBegun, table, seat, position: null, legal: [] };
  const { facts, view, question, standing } = viewMessageFor(book, match, seat, now);
  return {
    version: standing.version,
    table,
    seat,
    position: { facts, view, question, standing },
    legal: legalActions(book, guest).actions,
  };
}

/** What a caller waits with. */
export interface Patience {
  /** In milliseconds. */
  readonly atMost: number;
  /** Aborted when the caller hangs up. */
  readonly gone: AbortSignal;
}

/**
 * Waits until the table is past a version, its status has changed, the table wants this guest here no longer, or patience has run out. Who
 * waits counts as being there.
 */
export async function untilPast(
  table: HostedTable,
  guest: string | null,
  since: number,
  { atMost, gone }: Patience,
): Promise<void> {
  const { book } = table;
  const { status } = book;
  const isPast = (): boolean => {
    const version = book.match ? versionFor(book.match, book.seatOf(guest) ?? 'spectator') : notBegun;
    return version !== since || book.status !== status || status === 'over';
  };
  if (isPast() || gone.aborted) return;
  await new Promise<void>((resolve) => {
    const onlooker: Onlooker = {
      guest,
      send: () => {
        if (isPast()) end();
      },
      dismiss: () => end(),
      sendAway: () => end(),
    };
    const timer = setTimeout(() => end(), atMost);
    const end = (): void => {
      clearTimeout(timer);
      gone.removeEventListener('abort', end);
      table.leave(onlooker);
      resolve();
    };
    gone.addEventListener('abort', end);
    if (table.enter(onlooker, { quiet: true })) end();
  });
}
