import type { Seat } from '@holoboard/kernel';
import { question, type TableSetup, type TableStatus } from '@holoboard/table';
import type { Book, Person } from './book.ts';

/** Raised whenever summaries gain a field, so that older ones are made anew. */
const form = 2;

interface SummaryPerson {
  readonly guest: string;
  readonly name: string;
}

/** A seat as lists know it: who holds it, whom it is reserved for, and whether that person lets another one take it. */
export interface SummarySeat {
  readonly holder: SummaryPerson | { readonly level: string; readonly name: string } | null;
  readonly reserved: SummaryPerson | null;
  readonly consent: boolean;
}

/** What lists say of a table. It is stored, so that no list has to play a match again, and it holds no secrets of the match. */
export interface TableSummary {
  readonly id: string;
  readonly title: string;
  readonly setup: TableSetup;
  readonly owner: string;
  readonly created: number;
  /** When something last happened. */
  readonly changed: number;
  readonly commitment: string;
  readonly status: TableStatus;
  readonly seats: readonly SummarySeat[];
  /** The only seat that each of these guests can take. */
  readonly homes: Readonly<Record<string, Seat>>;
  readonly asked: readonly Seat[];
  /** Whether people without a seat may watch the match. */
  readonly spectators: boolean;
  readonly next: string | null;
}

export function summaryOf(book: Book): TableSummary {
  const { id, game, owner, created, changed, commitment, status, match, next, spectators } = book;
  return {
    id,
    title: game.title,
    setup: { ...book.setup, options: match?.options ?? book.setup.options },
    owner,
    created,
    changed,
    commitment,
    status,
    seats: book.holders.map((holder, seat) => ({
      holder: holder && 'guest' in holder ? plain(holder) : holder,
      reserved: plain(book.reserved[seat] ?? null),
      consent: book.mayBeSubstituted(seat),
    })),
    homes: Object.fromEntries(book.homes),
    asked: match ? question(match).seats : [],
    spectators,
    next,
  };
}

/** A person without the luck they have brought. */
function plain(person: Person | null): SummaryPerson | null {
  return person && { guest: person.guest, name: person.name };
}

/** A summary as it is stored. */
export function summaryBody(book: Book): string {
  return JSON.stringify({ form, ...summaryOf(book) });
}

/** A stored summary; nothing when it was written by another version of this program. */
export function readSummary(body: string): TableSummary | null {
  const { form: written, ...summary } = JSON.parse(body) as TableSummary & { readonly form: number };
  return written === form ? summary : null;
}

/** The seat of a guest; nothing for those who watch. */
export function seatIn({ seats }: TableSummary, guest: string | null): Seat | null {
  const seat = seats.findIndex(({ holder }) => holder && 'guest' in holder && holder.guest === guest);
  return seat < 0 || guest === null ? null : seat;
}

/** The only seat a guest can take in the match that has begun; nothing for those who have held none. */
export function homeIn({ homes }: TableSummary, guest: string | null): Seat | null {
  return guest !== null && Object.hasOwn(homes, guest) ? (homes[guest] ?? null) : null;
}
