import { levels } from '@holoboard/bots';
import { type Refusal, refuse, type Seat } from '@holoboard/kernel';
import type { TableCommand } from '@holoboard/table';
import { type Book, no } from './book.ts';
import type { TableEntry } from './entries.ts';

/** What somebody is who asks something of a table. */
export interface Asker {
  readonly guest: string;
  readonly name: string;
}

/** What the house knows that the book does not: the time, and who has been away for long. */
export interface Circumstances {
  readonly now: number;
  /** Whether the person has not had the table open for so long that the seat may be given to another. */
  isGone(guest: string): boolean;
}

type SeatingCommand = Extract<TableCommand, { type: 'sit' | 'stand' | 'bot' | 'close' }>;

/** What a wish about seats leads to: an entry that makes it true, or why not. Nothing when it is true already. */
export function seatingEntry(
  book: Book,
  asker: Asker,
  command: SeatingCommand,
  circumstances: Circumstances,
): TableEntry | Refusal | null {
  if (book.status === 'closed') return no('This table has been given up.');
  if (book.status === 'over') return refuse('TABLE-OVER');
  switch (command.type) {
    case 'sit':
      return sit(book, asker, command, circumstances.now);
    case 'stand':
      return stand(book, asker, command.seat, circumstances);
    case 'bot':
      return seatBot(book, asker, command, circumstances.now);
    case 'close':
      return close(book, asker, circumstances.now);
  }
}

function sit(
  book: Book,
  { guest, name }: Asker,
  { seat, entropy }: Extract<TableCommand, { type: 'sit' }>,
  at: number,
): TableEntry | Refusal | null {
  const mine = book.seatOf(guest);
  if (mine !== null)
    return seat === null || seat === mine ? null : no('You have a seat at this table already.');
  const open = seat ?? book.holders.indexOf(null);
  if (open < 0) return no('All seats are taken.');
  if (!(open in book.holders)) return refuse('TABLE-SEAT', { seat: open });
  if (book.holders[open]) return no(`Seat ${open + 1} is taken.`);
  return { kind: 'sat', at, seat: open, guest, name, entropy };
}

function stand(
  book: Book,
  { guest }: Asker,
  wanted: Seat | undefined,
  { now, isGone }: Circumstances,
): TableEntry | Refusal | null {
  const mine = book.seatOf(guest);
  const seat = wanted ?? mine;
  if (seat === null) return no('You have no seat at this table.');
  if (!(seat in book.holders)) return refuse('TABLE-SEAT', { seat });
  const holder = book.holders[seat];
  if (!holder) return null;
  if (seat !== mine) {
    const barred = againstEmptying(book, guest, holder, isGone);
    if (barred) return barred;
  }
  return { kind: 'stood', at: now, seat };
}

/** Why somebody may not free the seat of another; nothing when they may. */
function againstEmptying(
  book: Book,
  guest: string,
  holder: NonNullable<Book['holders'][number]>,
  isGone: (guest: string) => boolean,
): Refusal | null {
  if ('level' in holder)
    return book.status === 'waiting' && book.owner === guest
      ? null
      : no('Bots keep their seats during the game.');
  if (book.seatOf(guest) === null) return no('Only those who play can free a seat.');
  if (book.status === 'waiting' && book.owner === guest) return null;
  return isGone(holder.guest) ? null : no(`${holder.name} has not been away for long enough.`);
}

function seatBot(
  book: Book,
  { guest }: Asker,
  { seat, level }: Extract<TableCommand, { type: 'bot' }>,
  at: number,
): TableEntry | Refusal | null {
  if (!Object.hasOwn(levels, level)) return no(`There is no level '${level.slice(0, 40)}'.`);
  if (!(seat in book.holders)) return refuse('TABLE-SEAT', { seat });
  if (book.holders[seat]) return no(`Seat ${seat + 1} is taken.`);
  if (book.status === 'waiting' ? book.owner !== guest : book.seatOf(guest) === null)
    return no('Only those who play can seat a bot, and before the game whoever has opened the table.');
  return botEntry(seat, level, at);
}

/** A bot takes a seat. */
function botEntry(seat: Seat, level: string, at: number): TableEntry {
  return { kind: 'bot', at, seat, level, name: `${level[0]?.toUpperCase() ?? ''}${level.slice(1)}` };
}

function close(book: Book, { guest }: Asker, at: number): TableEntry | Refusal | null {
  if (book.owner !== guest) return no('Only whoever has opened a table can give it up.');
  return book.status === 'waiting' ? { kind: 'closed', at } : no('The game has begun: resign instead.');
}
