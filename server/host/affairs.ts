import type { Refusal, Seat } from '@holoboard/kernel';
import { headerRow, type TableCommand } from '@holoboard/table';
import { StorageDown } from '../storage/storage.ts';
import type { Audience } from './audience.ts';
import { type Book, isNo, no } from './book.ts';
import type { TableEntry } from './entries.ts';
import type { HouseParts } from './parts.ts';
import { type Asker, type SeatingCommand, seatingEntry } from './seating.ts';
import { chatEntry } from './talk.ts';

/** What came of a command: it is done and stored, or refused and nothing has changed. */
export type Outcome = { readonly version?: number; readonly match?: string } | Refusal;

/** A step of the game. */
export type StepCommand = Extract<TableCommand, { type: 'play' | 'undo' | 'answer' | 'resign' }>;
/** Everything else that is asked of a table. */
export type AffairCommand = Exclude<TableCommand, StepCommand>;

/** Whether a command is a step of the game. */
export function isStep(command: TableCommand): command is StepCommand {
  const { type } = command;
  return type === 'play' || type === 'undo' || type === 'answer' || type === 'resign';
}

/** What the affairs of a table need. */
export interface AffairParts {
  readonly book: Book;
  readonly audience: Audience;
  readonly house: HouseParts;
  /** Stores what the book allows; makes it anew when another node was faster. */
  store(make: () => TableEntry | Refusal | null): Promise<Outcome>;
}

/** What happens at a table beside the game: people sit down and leave, talk, begin, play again. */
export class Affairs {
  private readonly parts: AffairParts;

  constructor(parts: AffairParts) {
    this.parts = parts;
  }

  /** Why something is refused as things are now; nothing when it is not. */
  refusal(asker: Asker, command: AffairCommand): Refusal | null {
    switch (command.type) {
      case 'start':
        return this.againstStart(asker);
      case 'rematch':
        return this.againstRematch(asker);
      default: {
        const entry = this.entry(asker, command);
        return entry && isNo(entry) ? entry : null;
      }
    }
  }

  carryOut(asker: Asker, command: AffairCommand): Promise<Outcome> {
    switch (command.type) {
      case 'sit':
      case 'bot':
        return this.seat(asker, command);
      case 'close':
        return this.close(asker, command);
      case 'start':
        return this.start(asker, command.level);
      case 'rematch':
        return this.rematch(asker);
      default:
        return this.parts.store(() => this.entry(asker, command));
    }
  }

  /** What a command leads to: an entry that makes it true, or why not. Nothing when it is true already. */
  private entry(
    asker: Asker,
    command: Exclude<AffairCommand, { type: 'start' | 'rematch' }>,
  ): TableEntry | Refusal | null {
    const { book, house, audience } = this.parts;
    const now = house.now();
    if (command.type === 'chat') return chatEntry(book, asker, command.text, now);
    if (command.type === 'spectators' || command.type === 'remove')
      return this.doorEntry(asker, command, now);
    const freeIn = (seat: Seat): number | null => audience.freeIn(seat);
    return seatingEntry(book, asker, command satisfies SeatingCommand, { now, freeIn });
  }

  /** Whoever has opened the table closes it to spectators, opens it to them again, or removes one. */
  private doorEntry(
    { guest }: Asker,
    command: Extract<AffairCommand, { type: 'spectators' | 'remove' }>,
    at: number,
  ): TableEntry | Refusal | null {
    const { book } = this.parts;
    if (book.owner !== guest) return no('Only whoever has opened a table can say who may watch.');
    if (command.type === 'spectators')
      return book.spectators === command.allowed
        ? null
        : { kind: 'spectators', at, allowed: command.allowed };
    const removed = book.speaker(command.speaker);
    if (removed === null) return no('Nobody here has that number.');
    if (removed === guest || book.seatOf(removed) !== null || book.homeOf(removed) !== null)
      return no('Only a spectator can be removed.');
    return book.isRemoved(removed) ? null : { kind: 'removed', at, guest: removed };
  }

  /** Somebody takes a seat, or gives one to a bot. The game begins by itself as soon as nobody is missing. */
  private async seat(
    asker: Asker,
    command: Extract<AffairCommand, { type: 'sit' | 'bot' }>,
  ): Promise<Outcome> {
    const { book, house, audience } = this.parts;
    const { storage, now } = house;
    if (command.type === 'sit') {
      const barred = this.refusal(asker, command);
      if (barred) return barred;
      await storage.note({ kind: 'guest', key: asker.guest, table: book.id, at: now() });
    }
    const seated = await this.parts.store(() => this.entry(asker, command));
    if (command.type === 'bot' && !isNo(seated) && book.match) {
      audience.tellReplaced(command.seat);
      await storage.note({ kind: 'wake', key: '', table: book.id, at: now() + 30_000 });
    }
    if (!isNo(seated) && book.status === 'waiting' && !book.holders.includes(null)) await this.begin();
    return seated;
  }

  private async close(asker: Asker, command: Extract<AffairCommand, { type: 'close' }>): Promise<Outcome> {
    const closed = await this.parts.store(() => this.entry(asker, command));
    if (!isNo(closed)) await this.unlist();
    return closed;
  }

  private againstStart({ guest }: Asker): Refusal | null {
    const { book } = this.parts;
    if (book.status !== 'waiting') return no('The game has begun already.');
    if (book.owner !== guest) return no('Whoever has opened the table starts the game.');
    return book.seatOf(guest) === null ? no('Take a seat first.') : null;
  }

  private async start(asker: Asker, level: string): Promise<Outcome> {
    const barred = this.againstStart(asker);
    if (barred) return barred;
    for (;;) {
      const seat = this.parts.book.holders.indexOf(null);
      if (seat < 0) break;
      const seated = await this.parts.store(() => this.entry(asker, { type: 'bot', seat, level }));
      if (isNo(seated)) return seated;
    }
    return this.begin();
  }

  private async begin(): Promise<Outcome> {
    const { book, house } = this.parts;
    const { id, setup, holders } = book;
    const { storage, now } = house;
    // Before it is true, so that no crash can lose a table whose clocks run or whose bot is to move.
    if (setup.clock.kind !== 'none' || holders.some((holder) => holder && 'level' in holder))
      await storage.note({ kind: 'wake', key: '', table: id, at: now() + 30_000 });
    const begun = await this.parts.store(() => {
      if (book.status !== 'waiting') return null;
      if (book.holders.includes(null)) return no('Not everybody is there.');
      const at = now();
      const match = book.beginning(at);
      return { kind: 'started', at, header: JSON.parse(headerRow(match)) as unknown };
    });
    if (!isNo(begun)) await this.unlist();
    return begun;
  }

  private againstRematch({ guest }: Asker): Refusal | null {
    const { book } = this.parts;
    if (book.next) return null;
    if (book.status !== 'over') return no('The game is not over yet.');
    return book.seatOf(guest) === null ? no('Only those who play can ask for another game.') : null;
  }

  private async rematch(asker: Asker): Promise<Outcome> {
    const { book, house } = this.parts;
    if (book.next) return { match: book.next };
    const barred = this.againstRematch(asker);
    if (barred) return barred;
    let table: string;
    try {
      // The same people play again, so it is none of the lobby's business.
      table = await house.openTable(asker.guest, { ...book.setup, listed: false });
    } catch (error) {
      if (error instanceof StorageDown) throw error;
      return no(error instanceof Error ? error.message : String(error));
    }
    const told = await this.parts.store(() => (book.next ? null : { kind: 'next', at: house.now(), table }));
    return isNo(told) ? told : { match: book.next ?? table };
  }

  private async unlist(): Promise<void> {
    const { book, house } = this.parts;
    if (book.setup.listed) await house.storage.unnote({ kind: 'lobby', key: '', table: book.id });
  }
}
