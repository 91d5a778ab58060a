import type { Refusal, Seat } from '@holoboard/kernel';
import {
  commit,
  dueStep,
  type FarTable,
  headerRow,
  type Match,
  type Prepared,
  prepare,
  preparedRow,
  type StepRequest,
  type TableCommand,
} from '@holoboard/table';
import { StorageDown } from '../storage/storage.ts';
import { Audience, type Entrance, type Onlooker, type Receipt } from './audience.ts';
import { type Book, isNo, no } from './book.ts';
import { readEntry, stepBody, type TableEntry } from './entries.ts';
import type { HouseParts } from './parts.ts';
import type { Presence } from './presence.ts';
import { type Asker, seatingEntry } from './seating.ts';

/** What came of a command: it is done and stored, or refused and nothing has changed. */
export type Outcome = { readonly version?: number; readonly match?: string } | Refusal;

/** How often a command is tried again when another node was faster. */
const mostTries = 20;
/** How many lines a conversation may have. */
const mostLines = 2000;

/** How many entries this node has tried to store. */
let commands = 0;

/** One table that is open on this node: whoever has it open is told what happens, and what they ask for is done in turn. */
export class HostedTable {
  readonly book: Book;
  private readonly audience: Audience;
  /** When something last happened here, by the clock of the house. */
  touched: number;
  private readonly parts: HouseParts;
  /** What is being done, one thing after the other. */
  private work: Promise<unknown> = Promise.resolve();
  private pending = 0;
  private changed: (own: boolean) => void = () => {};

  constructor(book: Book, parts: HouseParts) {
    this.book = book;
    this.parts = parts;
    this.touched = parts.now();
    this.audience = new Audience(book, parts);
  }

  /** Whether nobody needs it to stay in memory. */
  get idle(): boolean {
    return this.audience.size === 0 && this.pending === 0;
  }

  /** Is called whenever something has happened, with whether it was stored by this node. */
  onChange(listener: (own: boolean) => void): void {
    this.changed = listener;
  }

  /** Who is there, as far as this node knows. */
  get presence(): Presence {
    return this.audience.presence;
  }

  /** In how many milliseconds a seat may be freed; nothing when it may not. */
  freeIn(seat: Seat): number | null {
    return this.audience.freeIn(seat);
  }

  /** Reads what a table needs to know that its entries do not say. */
  recall(): Promise<void> {
    return this.audience.recall();
  }

  /**
   * Why somebody may not watch, sit down or talk here: whoever has opened the table has blocked them. A match that they play goes on
   * all the same, but without their words.
   */
  async against(guest: string | null, wish: 'watch' | 'sit' | 'chat'): Promise<Refusal | null> {
    const { owner } = this.book;
    if (guest === null || guest === owner) return null;
    const plays = this.book.seatOf(guest) !== null || this.book.homeOf(guest) !== null;
    if (plays && wish !== 'chat') return null;
    const isBlocked = await this.parts.storage.people.isBlocked(owner, guest);
    return isBlocked ? no('Whoever has opened this table has blocked you.') : null;
  }

  /** The table as a guest may know it now. */
  tableFor(guest: string | null): FarTable {
    return this.audience.tableFor(guest);
  }

  /** Somebody opens the table and is sent what they may know. */
  enter(onlooker: Onlooker, how: Entrance = {}): void {
    this.touched = this.parts.now();
    this.audience.enter(onlooker, how);
  }

  /** Somebody tells what they know: what they have missed is sent again. */
  remind(onlooker: Onlooker, version: number): void {
    this.audience.remind(onlooker, version);
  }

  /** Somebody closes the table. */
  leave(onlooker: Onlooker): void {
    this.touched = this.parts.now();
    this.audience.leave(onlooker);
  }

  /** Ends all connections that have the table open; they come back and are told everything anew. */
  dismiss(): void {
    this.audience.dismiss();
  }

  /** Another node tells who is there. */
  hearPresence(node: string, guests: readonly string[], watchers: number): void {
    this.audience.hearPresence(node, guests, watchers);
  }

  /** Says to the other nodes who is here. */
  sayPresence(): void {
    this.audience.sayPresence();
  }

  /** Does what somebody asks for, in turn; when it is answered, it is stored. The news of a step may be the answer already. */
  async do(asker: Asker, command: TableCommand, receipt: Receipt | null = null): Promise<Outcome> {
    if (command.type === 'sit' || command.type === 'chat') {
      const barred = await this.against(asker.guest, command.type);
      if (barred) return barred;
    }
    return this.inTurn(() => this.carryOut(asker, command, receipt));
  }

  /** Takes a step of the house itself: a bot's move, an answer of a bot, time that ran out. */
  takeStep(make: (match: Match, now: number) => Prepared | null): Promise<boolean> {
    return this.inTurn(async () => {
      const { match } = this.book;
      const made = match && make(match, this.parts.now());
      return made ? this.storeStep(made) : false;
    });
  }

  /** Takes in what another node has stored; what is missing before it is read. */
  hear({ number, body }: { readonly number: number; readonly body: string | null }): void {
    if (number <= this.book.number) return;
    this.inTurn(async () => {
      if (number <= this.book.number) return;
      if (number === this.book.number + 1 && body !== null) this.takeIn(body, false);
      else await this.catchUp();
    }).catch((error: unknown) => {
      if (!(error instanceof StorageDown)) this.parts.log('entry', error);
    });
  }

  /** Reads what was stored since. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.catchUp());
  }

  private carryOut(asker: Asker, command: TableCommand, receipt: Receipt | null): Promise<Outcome> {
    this.touched = this.parts.now();
    switch (command.type) {
      case 'sit':
      case 'bot':
        return this.seat(asker, command);
      case 'stand':
      case 'consent':
        return this.store(() => this.seating(asker, command));
      case 'close':
        return this.closeTable(asker, command);
      case 'start':
        return this.start(asker, command.level);
      case 'chat':
        return this.store(() => this.chatEntry(asker, command.text));
      case 'rematch':
        return this.rematch(asker);
      default:
        return this.step(asker, command, receipt);
    }
  }

  /** Somebody takes a seat, or gives one to a bot. The game begins by itself as soon as nobody is missing. */
  private async seat(
    asker: Asker,
    command: Extract<TableCommand, { type: 'sit' | 'bot' }>,
  ): Promise<Outcome> {
    const { storage, now } = this.parts;
    const { book } = this;
    if (command.type === 'sit') {
      const barred = this.seating(asker, command);
      if (barred && isNo(barred)) return barred;
      await storage.note({ kind: 'guest', key: asker.guest, table: book.id, at: now() });
    }
    const seated = await this.store(() => this.seating(asker, command));
    if (command.type === 'bot' && !isNo(seated) && book.match) {
      this.audience.tellReplaced(command.seat);
      await storage.note({ kind: 'wake', key: '', table: book.id, at: now() + 30_000 });
    }
    if (!isNo(seated) && book.status === 'waiting' && !book.holders.includes(null)) await this.begin();
    return seated;
  }

  private seating(
    asker: Asker,
    command: Extract<TableCommand, { type: 'sit' | 'stand' | 'bot' | 'consent' | 'close' }>,
  ): TableEntry | Refusal | null {
    const freeIn = (seat: Seat): number | null => this.audience.freeIn(seat);
    return seatingEntry(this.book, asker, command, { now: this.parts.now(), freeIn });
  }

  private async closeTable(
    asker: Asker,
    command: Extract<TableCommand, { type: 'close' }>,
  ): Promise<Outcome> {
    const closed = await this.store(() => this.seating(asker, command));
    if (!isNo(closed)) await this.unlist();
    return closed;
  }

  private async start(asker: Asker, level: string): Promise<Outcome> {
    const { book } = this;
    if (book.status !== 'waiting') return no('The game has begun already.');
    if (book.owner !== asker.guest) return no('Whoever has opened the table starts the game.');
    if (book.seatOf(asker.guest) === null) return no('Take a seat first.');
    for (;;) {
      const seat = book.holders.indexOf(null);
      if (seat < 0) break;
      const seated = await this.store(() => this.seating(asker, { type: 'bot', seat, level }));
      if (isNo(seated)) return seated;
    }
    return this.begin();
  }

  private async begin(): Promise<Outcome> {
    const { storage, now } = this.parts;
    const { id, setup, holders } = this.book;
    // Before it is true, so that no crash can lose a table whose clocks run or whose bot is to move.
    if (setup.clock.kind !== 'none' || holders.some((holder) => holder && 'level' in holder))
      await storage.note({ kind: 'wake', key: '', table: id, at: now() + 30_000 });
    const begun = await this.store(() => {
      if (this.book.status !== 'waiting') return null;
      if (this.book.holders.includes(null)) return no('Not everybody is there.');
      const at = now();
      const match = this.book.beginning(at);
      return { kind: 'started', at, header: JSON.parse(headerRow(match)) as unknown };
    });
    if (!isNo(begun)) await this.unlist();
    return begun;
  }

  private chatEntry({ guest, name }: Asker, text: string): TableEntry | Refusal {
    if (this.book.said >= mostLines) return no('Enough has been said at this table.');
    if (this.book.status === 'closed') return no('This table has been given up.');
    return { kind: 'said', at: this.parts.now(), guest, name, text };
  }

  private async rematch(asker: Asker): Promise<Outcome> {
    const { book } = this;
    if (book.next) return { match: book.next };
    if (book.status !== 'over') return no('The game is not over yet.');
    if (book.seatOf(asker.guest) === null) return no('Only those who play can ask for another game.');
    let table: string;
    try {
      table = await this.parts.openTable(asker.guest, book.setup);
    } catch (error) {
      if (error instanceof StorageDown) throw error;
      return no(error instanceof Error ? error.message : String(error));
    }
    const told = await this.store(() => (book.next ? null : { kind: 'next', at: this.parts.now(), table }));
    return isNo(told) ? told : { match: book.next ?? table };
  }

  private async step(
    asker: Asker,
    command: Extract<TableCommand, { type: 'play' | 'undo' | 'answer' | 'resign' }>,
    receipt: Receipt | null,
  ): Promise<Outcome> {
    for (let tries = 0; tries < mostTries; tries++) {
      const { match } = this.book;
      if (!match) return no('The match has not started yet.');
      const seat = this.book.seatOf(asker.guest);
      if (seat === null) return no('You have no seat at this table.');
      const now = this.parts.now();
      const due = dueStep(match, now);
      const prepared = prepare(match, due ?? requestOf(seat, command), now);
      if (prepared.status === 'refused') return prepared.refusal;
      if (prepared.status === 'taken') return { version: prepared.version };
      const stored = await this.storeStep(prepared, due ? null : receipt);
      if (stored && !due) return { version: prepared.version };
    }
    return no('Others were faster: please try again.');
  }

  private async storeStep(prepared: Prepared, receipt: Receipt | null = null): Promise<boolean> {
    const { book } = this;
    const match = book.match as Match;
    const body = stepBody(preparedRow(match, prepared));
    const stored = await this.append(body);
    if (!stored) {
      await this.catchUp();
      return false;
    }
    book.number++;
    commit(match, prepared);
    book.noteAsked();
    this.tell(true, receipt);
    return true;
  }

  /** Stores what the book allows; makes it anew when another node was faster. */
  private async store(make: () => TableEntry | Refusal | null): Promise<Outcome> {
    for (let tries = 0; tries < mostTries; tries++) {
      const entry = make();
      if (entry === null) return {};
      if (isNo(entry)) return entry;
      const body = JSON.stringify(entry);
      if (await this.append(body)) {
        this.takeIn(body, true);
        return {};
      }
      await this.catchUp();
    }
    return no('Others were faster: please try again.');
  }

  private append(body: string): Promise<boolean> {
    const { id, number } = this.book;
    const { metrics, node, storage } = this.parts;
    metrics.stored();
    // No other node has its name, and this one gives each number once.
    return storage.append({ table: id, number: number + 1, command: `${node} ${++commands}`, body });
  }

  private async catchUp(): Promise<void> {
    for (const { number, body } of await this.parts.storage.read(this.book.id, this.book.number)) {
      if (number !== this.book.number + 1) throw new Error(`Table ${this.book.id} has a gap at ${number}.`);
      this.takeIn(body, false);
    }
  }

  private takeIn(body: string, own: boolean): void {
    const entry = readEntry(body);
    if (entry.kind === 'deleted') {
      this.parts.readAnew(this.book.id);
      throw new StorageDown('This table is being read again.');
    }
    this.book.take(entry);
    this.tell(own);
  }

  private tell(own: boolean, receipt: Receipt | null = null): void {
    this.touched = this.parts.now();
    this.audience.tell(own, receipt);
    this.changed(own);
  }

  private async unlist(): Promise<void> {
    if (this.book.setup.listed)
      await this.parts.storage.unnote({ kind: 'lobby', key: '', table: this.book.id });
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    this.pending++;
    const turn = this.work.then(work);
    const done = (): void => {
      this.pending--;
    };
    this.work = turn.then(done, done);
    return turn;
  }
}

function requestOf(
  seat: Seat,
  command: Extract<TableCommand, { type: 'play' | 'undo' | 'answer' | 'resign' }>,
): StepRequest {
  switch (command.type) {
    case 'play': {
      const { version, clientActionId, action } = command;
      return { seat, version, clientActionId, action };
    }
    case 'undo':
      return { seat, undo: true };
    case 'answer':
      return { seat, answer: command.agree };
    case 'resign':
      return { seat, resign: 'choice' };
  }
}
