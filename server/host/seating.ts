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
  /** In how many milliseconds the seat of a person may be freed; nothing when it may not. See `absence.ts`. */
  freeIn(seat: Seat): number | null;
}

export type SeatingCommand = Extract<TableCommand, { type: 'sit' | 'stand' | 'bot' | 'consent' | 'close' }>;

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
      return seatBot(book, asker, command, circumstances);
    case 'consent':
      return consent(book, asker, command.agree, circumstances.now);
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
  if (mine !== null && (seat === null || seat === mine)) return null;
  const wanted = seat ?? book.homeOf(guest) ?? book.holders.indexOf(null);
  if (wanted < 0) return no('All seats are taken.');
  if (!(wanted in book.holders)) return refuse('TABLE-SEAT', { seat: wanted });
  const barred = book.match
    ? againstSittingInMatch(book, guest, wanted)
    : book.holders[wanted] && no(`Seat ${wanted + 1} is taken.`);
  return barred ?? { kind: 'sat', at, seat: wanted, guest, name, entropy };
}

/** Why somebody may not take a seat of a match that has begun; nothing when they may. */
function againstSittingInMatch(book: Book, guest: string, seat: Seat): Refusal | null {
  const home = book.homeOf(guest);
  const holder = book.holders[seat];
  if (home !== null && home !== seat)
    return no(`You have held seat ${home + 1} in this match, so you can take no other.`);
  // Whoever has held the seat takes it back from a bot at any time.
  if (holder && ('guest' in holder || home === null)) return no(`Seat ${seat + 1} is taken.`);
  if (home === seat) return null;
  if (!book.game.open) return no('In a game with secrets only a bot can replace a player.');
  return book.mayBeSubstituted(seat)
    ? null
    : no(`Seat ${seat + 1} is reserved for ${book.reserved[seat]?.name ?? 'its player'}.`);
}

function stand(
  book: Book,
  { guest }: Asker,
  wanted: Seat | undefined,
  circumstances: Circumstances,
): TableEntry | Refusal | null {
  const mine = book.seatOf(guest);
  const seat = wanted ?? mine;
  if (seat === null) return no('You have no seat at this table.');
  if (!(seat in book.holders)) return refuse('TABLE-SEAT', { seat });
  const holder = book.holders[seat];
  if (!holder) return null;
  if (seat !== mine) {
    const barred =
      book.status === 'waiting'
        ? againstEmptyingBefore(book, guest)
        : againstReplacing(book, guest, seat, circumstances);
    if (barred) return barred;
  }
  return { kind: 'stood', at: circumstances.now, seat };
}

function againstEmptyingBefore(book: Book, guest: string): Refusal | null {
  return book.owner === guest
    ? null
    : no('Before the game only whoever has opened the table can free a seat.');
}

/** Why somebody may not free the seat of another during a match, or give it to a bot; nothing when they may. */
function againstReplacing(book: Book, guest: string, seat: Seat, { freeIn }: Circumstances): Refusal | null {
  const holder = book.holders[seat];
  if (book.seatOf(guest) === null) return no('Only those who play can free a seat or seat a bot.');
  if (!holder) return null;
  if ('level' in holder) return no('Bots keep their seats during the game.');
  if (book.setup.clock.kind !== 'none') return no('At this table the clock decides who is away.');
  return freeIn(seat) === 0
    ? null
    : no(`${holder.name} has not been away for long enough while being asked.`);
}

function seatBot(
  book: Book,
  { guest }: Asker,
  { seat, level }: Extract<TableCommand, { type: 'bot' }>,
  circumstances: Circumstances,
): TableEntry | Refusal | null {
  if (!Object.hasOwn(levels, level)) return no(`There is no level '${level.slice(0, 40)}'.`);
  if (!(seat in book.holders)) return refuse('TABLE-SEAT', { seat });
  const barred =
    book.status === 'waiting'
      ? againstBotBefore(book, guest, seat)
      : againstReplacing(book, guest, seat, circumstances);
  return barred ?? botEntry(seat, level, circumstances.now);
}

function againstBotBefore(book: Book, guest: string, seat: Seat): Refusal | null {
  if (book.holders[seat]) return no(`Seat ${seat + 1} is taken.`);
  return book.owner === guest
    ? null
    : no('Before the game only whoever has opened the table can seat a bot.');
}

/** A bot takes a seat. */
function botEntry(seat: Seat, level: string, at: number): TableEntry {
  return { kind: 'bot', at, seat, level, name: `${level[0]?.toUpperCase() ?? ''}${level.slice(1)}` };
}

/** Whoever holds a seat agrees that another person may go on in their place. They can withdraw it after they have left, too. */
function consent(book: Book, { guest }: Asker, agree: boolean, at: number): TableEntry | Refusal | null {
  if (!book.match) return no('The match has not started yet.');
  if (!book.game.open) return no('In a game with secrets only a bot can replace a player.');
  if ((agree ? book.seatOf(guest) : book.homeOf(guest)) === null)
    return no('Only whoever holds a seat can let another person take it.');
  return book.consentOf(guest) === agree ? null : { kind: 'consent', at, guest, agree };
}

function close(book: Book, { guest }: Asker, at: number): TableEntry | Refusal | null {
  if (book.owner !== guest) return no('Only whoever has opened a table can give it up.');
  return book.status === 'waiting' ? { kind: 'closed', at } : no('The game has begun: resign instead.');
}
