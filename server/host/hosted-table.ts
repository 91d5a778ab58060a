import type { Refusal, Seat } from '@holoboard/kernel';
import {
  commit,
  dueStep,
  type FarTable,
  type Match,
  type Prepared,
  prepare,
  preparedRow,
  type StepRequest,
  type TableCommand,
  versionFor,
} from '@holoboard/table';
import { StorageDown } from '../storage/storage.ts';
import { Affairs, isStep, type Outcome, type StepCommand } from './affairs.ts';
import { Audience, type Entrance, type Onlooker, type Receipt } from './audience.ts';
import { type Book, isNo, no } from './book.ts';
import { readEntry, stepBody, type TableEntry } from './entries.ts';
import { Histories, type MadePage } from './histories.ts';
import type { HouseParts } from './parts.ts';
import type { Presence } from './presence.ts';
import type { Asker } from './seating.ts';
import { Budget } from './talk.ts';
import { Turns } from './turns.ts';

/** How often a command is tried again when another node was faster. */
const mostTries = 20;

/** How many entries this node has tried to store. */
let commands = 0;

/** One table that is open on this node: whoever has it open is told what happens, and what they ask for is done in turn. */
export class HostedTable {
  readonly book: Book;
  private readonly audience: Audience;
  /** When something last happened here, by the clock of the house. */
  touched: number;
  private readonly parts: HouseParts;
  private readonly affairs: Affairs;
  private readonly budget: Budget;
  private readonly turns = new Turns();
  private readonly histories = new Histories();
  /** How much that people have asked for beside the game waits for its turn. */
  private readonly waiting = new Map<string, number>();
  private changed: (own: boolean) => void = () => {};
  private letGo = false;

  constructor(book: Book, parts: HouseParts) {
    this.book = book;
    this.parts = parts;
    this.touched = parts.now();
    this.audience = new Audience(book, parts);
    this.budget = new Budget(parts.now);
    this.affairs = new Affairs({
      book,
      audience: this.audience,
      house: parts,
      store: (make) => this.store(make),
    });
  }

  /** Whether nobody needs it to stay in memory. */
  get idle(): boolean {
    return this.audience.size === 0 && this.turns.pending === 0;
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
   * Why somebody may not watch, sit down or talk here: whoever has opened the table has blocked them, removed them or closed the table to
   * spectators. A match that they play goes on all the same, but without the words of who is blocked.
   */
  async against(guest: string | null, wish: 'watch' | 'sit' | 'chat'): Promise<Refusal | null> {
    const { owner } = this.book;
    const barred = this.book.barred(guest);
    if (barred || guest === null || guest === owner) return barred;
    const plays = this.book.seatOf(guest) !== null || this.book.homeOf(guest) !== null;
    if (plays && wish !== 'chat') return null;
    const isBlocked = await this.parts.storage.people.isBlocked(owner, guest);
    return isBlocked ? no('Whoever has opened this table has blocked you.', 'blocked') : null;
  }

  /** Sends a guest away who has the table open but may no longer watch. */
  async lookAgainAt(guest: string): Promise<void> {
    const barred = await this.against(guest, 'watch');
    if (barred) this.audience.sendAway(guest, barred);
  }

  /** The table as a guest may know it now. */
  tableFor(guest: string | null): FarTable {
    return this.audience.tableFor(guest);
  }

  /** Somebody opens the table and is sent what they may know; or why they may not. */
  enter(onlooker: Onlooker, how: Entrance = {}): Refusal | null {
    const barred = this.book.barred(onlooker.guest);
    if (barred) return barred;
    this.touched = this.parts.now();
    // Whoever was on the way in when the table was let go would never be told anything.
    if (this.letGo) onlooker.dismiss?.();
    else this.audience.enter(onlooker, how);
    return null;
  }

  /** A page of what a guest has been told from the beginning, and how many steps were played again for it; nothing before the start. */
  async history(guest: string | null, from: number, to: number): Promise<MadePage | null> {
    const { match } = this.book;
    return match && this.histories.page(match, this.book.seatOf(guest), from, to);
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

  /** Lets go of everything that would happen by itself: another object may stand for the table from now on. */
  stop(): void {
    this.letGo = true;
    this.audience.stop();
  }

  /** Another node tells who is there. */
  hearPresence(node: string, guests: readonly string[], watchers: number): void {
    this.audience.hearPresence(node, guests, watchers);
  }

  /** Says to the other nodes who is here. */
  sayPresence(): void {
    this.audience.sayPresence();
  }

  /**
   * Does what somebody asks for, in turn, moves before all else; when it is answered, it is stored. The news of a step may be the
   * answer already. The time of a step is when it arrived, however long it waits here.
   */
  async do(
    asker: Asker,
    command: TableCommand,
    receipt: Receipt | null = null,
    arrived: number = this.parts.now(),
  ): Promise<Outcome> {
    this.touched = this.parts.now();
    const refusal = this.refusal(asker, command);
    if (refusal) return refusal;
    if (isStep(command)) return this.turns.first(() => this.step(asker, command, receipt, arrived));
    this.countWaiting(asker.guest, 1);
    try {
      const wish = command.type === 'sit' || command.type === 'chat' ? command.type : null;
      const barred = wish && (await this.against(asker.guest, wish));
      if (barred) return barred;
      return await this.turns.later(() => this.affairs.carryOut(asker, command));
    } finally {
      this.countWaiting(asker.guest, -1);
    }
  }

  /** What is refused as things are now waits for no turn, and nothing is written for it. */
  private refusal({ guest, name }: Asker, command: TableCommand): Refusal | null {
    const barred = this.book.barred(guest);
    if (barred) return barred;
    const plays = this.book.seatOf(guest) !== null;
    // What this one has asked for before may change the answer.
    const isSettled = !this.waiting.has(guest);
    if (isStep(command)) return isSettled && !plays ? no('You have no seat at this table.') : null;
    return (
      (isSettled && this.affairs.refusal({ guest, name }, command)) ||
      this.budget.refusal(guest, plays, command.type === 'chat')
    );
  }

  private countWaiting(guest: string, more: number): void {
    const count = (this.waiting.get(guest) ?? 0) + more;
    if (count > 0) this.waiting.set(guest, count);
    else this.waiting.delete(guest);
  }

  /** Takes a step of the house itself: a bot's move, an answer of a bot, time that ran out. */
  takeStep(make: (match: Match, now: number) => Prepared | null): Promise<boolean> {
    return this.turns.first(async () => {
      const { match } = this.book;
      const made = match && make(match, this.parts.now());
      return made ? this.storeStep(made) : false;
    });
  }

  /** Takes in what another node has stored; what is missing before it is read. */
  hear({ number, body }: { readonly number: number; readonly body: string | null }): void {
    if (number <= this.book.number) return;
    const heard = this.turns.first(async () => {
      if (number <= this.book.number) return;
      if (number === this.book.number + 1 && body !== null) this.takeIn(body, false);
      else await this.catchUp();
    });
    heard.catch((error: unknown) => {
      if (!(error instanceof StorageDown)) this.parts.log('entry', error);
    });
  }

  /** Reads what was stored since. */
  refresh(): Promise<void> {
    return this.turns.first(() => this.catchUp());
  }

  private async step(
    asker: Asker,
    command: StepCommand,
    receipt: Receipt | null,
    now: number,
  ): Promise<Outcome> {
    for (let tries = 0; tries < mostTries; tries++) {
      const { match } = this.book;
      if (!match) return no('The match has not started yet.');
      const seat = this.book.seatOf(asker.guest);
      if (seat === null) return no('You have no seat at this table.');
      const due = dueStep(match, now);
      const prepared = prepare(match, due ?? requestOf(seat, command), now);
      if (prepared.status === 'refused') return prepared.refusal;
      if (prepared.status === 'taken') return { version: versionFor(match, seat, prepared.version) };
      const stored = await this.storeStep(prepared, due ? null : receipt);
      if (stored && !due) return { version: versionFor(match, seat, prepared.version) };
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
    this.tell(true, true, receipt);
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
    this.tell(own, entry.kind === 'step');
  }

  private tell(own: boolean, isStep: boolean, receipt: Receipt | null = null): void {
    this.touched = this.parts.now();
    this.audience.tell(own, isStep, receipt);
    this.changed(own);
  }
}

function requestOf(seat: Seat, command: StepCommand): StepRequest {
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
