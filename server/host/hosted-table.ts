import { randomUUID } from 'node:crypto';
import type { Refusal, Seat } from '@holoboard/kernel';
import {
  commit,
  dueStep,
  headerRow,
  type Match,
  type Prepared,
  prepare,
  preparedRow,
  question,
  type ServerMessage,
  type StepRequest,
  type TableCommand,
  versionOf,
} from '@holoboard/table';
import { type Book, isNo, no } from './book.ts';
import { readEntry, stepBody, type TableEntry } from './entries.ts';
import type { HouseParts } from './parts.ts';
import { Presence } from './presence.ts';
import { newsFor, storyFor, tableFor, viewMessageFor } from './projection.ts';
import { type Asker, seatingEntry } from './seating.ts';

/** Somebody who has a table open: a connection. */
export interface Onlooker {
  readonly guest: string | null;
  /** Is handed one message as text, already made for this one's eyes. */
  send(text: string): void;
}

interface Seen {
  seat: Seat | null;
  /** The version of the game this one has been told. */
  version: number;
}

/** What came of a command: it is done and stored, or refused and nothing has changed. */
export type Outcome = { readonly version?: number; readonly match?: string } | Refusal;

/** How often a command is tried again when another node was faster. */
const mostTries = 20;
/** How many lines a conversation may have. */
const mostLines = 2000;

/** One table that is open on this node: whoever has it open is told what happens, and what they ask for is done in turn. */
export class HostedTable {
  readonly book: Book;
  readonly presence: Presence;
  /** When something last happened here, by the clock of the house. */
  touched: number;
  private readonly parts: HouseParts;
  private readonly onlookers = new Map<Onlooker, Seen>();
  /** What is being done, one thing after the other. */
  private work: Promise<unknown> = Promise.resolve();
  private pending = 0;
  private toldChat: number;
  /** The seats that were asked after the last step. */
  private asked: readonly Seat[];
  private changed: (own: boolean) => void = () => {};

  constructor(book: Book, parts: HouseParts) {
    this.book = book;
    this.parts = parts;
    this.touched = parts.now();
    this.presence = new Presence(this.touched);
    this.toldChat = book.said;
    this.asked = book.match ? question(book.match).seats : [];
  }

  /** Whether nobody needs it to stay in memory. */
  get idle(): boolean {
    return this.onlookers.size === 0 && this.pending === 0;
  }

  /** Is called whenever something has happened, with whether it was stored by this node. */
  onChange(listener: (own: boolean) => void): void {
    this.changed = listener;
  }

  /** Somebody opens the table and is sent what they may know: the gap since a version they have, or everything. */
  enter(
    onlooker: Onlooker,
    how: { since?: { version: number; seat: Seat | null }; brief?: boolean } = {},
  ): void {
    const seat = this.book.seatOf(onlooker.guest);
    const { match } = this.book;
    if (!this.onlookers.has(onlooker)) this.presence.enter(onlooker.guest, seat !== null);
    this.onlookers.set(onlooker, { seat, version: match ? versionOf(match) : 0 });
    this.touched = this.parts.now();
    onlooker.send(JSON.stringify(this.tableMessage(onlooker.guest)));
    const { chat, id } = this.book;
    if (chat.length > 0) onlooker.send(JSON.stringify({ type: 'chat', match: id, lines: chat }));
    if (match) onlooker.send(JSON.stringify(this.catchUpMessage(match, seat, how)));
    this.announcePresence(onlooker);
  }

  /** Somebody tells what they know: what they have missed is sent again. */
  remind(onlooker: Onlooker, version: number): void {
    const { match } = this.book;
    const seat = this.onlookers.get(onlooker)?.seat ?? null;
    if (match && version < versionOf(match))
      onlooker.send(JSON.stringify(newsFor(this.book, match, version, seat, this.parts.now())));
  }

  /** Somebody closes the table. */
  leave(onlooker: Onlooker): void {
    const seen = this.onlookers.get(onlooker);
    if (!seen) return;
    this.onlookers.delete(onlooker);
    this.touched = this.parts.now();
    this.presence.leave(onlooker.guest, seen.seat !== null, this.touched);
    this.announcePresence(null);
  }

  /** Another node tells who is there. */
  hearPresence(node: string, guests: readonly string[], watchers: number): void {
    this.presence.hear(node, guests, watchers, this.parts.now());
    this.tellTable(null);
  }

  /** Says to the other nodes who is here. */
  sayPresence(): void {
    const { guests, watchers } = this.presence.own();
    this.parts.storage.say(JSON.stringify(['here', this.parts.node, this.book.id, guests, watchers]));
  }

  /** Does what somebody asks for, in turn; when it is answered, it is stored. */
  do(asker: Asker, command: TableCommand): Promise<Outcome> {
    return this.inTurn(() => this.carryOut(asker, command));
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
    void this.inTurn(async () => {
      if (number <= this.book.number) return;
      if (number === this.book.number + 1 && body !== null) this.takeIn(body, false);
      else await this.catchUp();
    });
  }

  /** Reads what was stored since. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.catchUp());
  }

  private async carryOut(asker: Asker, command: TableCommand): Promise<Outcome> {
    this.touched = this.parts.now();
    switch (command.type) {
      case 'sit':
        await this.parts.storage.note({
          kind: 'guest',
          key: asker.guest,
          table: this.book.id,
          at: this.parts.now(),
        });
        return this.afterSeating(await this.store(() => this.seating(asker, command)));
      case 'bot':
        return this.afterSeating(await this.store(() => this.seating(asker, command)));
      case 'stand':
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
        return this.step(asker, command);
    }
  }

  private seating(
    asker: Asker,
    command: Extract<TableCommand, { type: 'sit' | 'stand' | 'bot' | 'close' }>,
  ): TableEntry | Refusal | null {
    const now = this.parts.now();
    const isGone = (guest: string): boolean =>
      !this.presence.isHere(guest, now) && this.presence.awayFor(guest, now) >= this.parts.limits.away;
    return seatingEntry(this.book, asker, command, { now, isGone });
  }

  private async closeTable(
    asker: Asker,
    command: Extract<TableCommand, { type: 'close' }>,
  ): Promise<Outcome> {
    const closed = await this.store(() => this.seating(asker, command));
    if (!isNo(closed)) await this.unlist();
    return closed;
  }

  /** The game begins by itself as soon as nobody is missing. */
  private async afterSeating(seated: Outcome): Promise<Outcome> {
    if (isNo(seated)) return seated;
    if (this.book.status === 'waiting' && !this.book.holders.includes(null)) await this.begin();
    return seated;
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
    // Before it is true, so that no crash can lose a table whose clocks run or whose bot is to move.
    await storage.note({ kind: 'wake', key: '', table: this.book.id, at: now() + 30_000 });
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
    const table = await this.parts.openTable(asker.guest, book.setup);
    const told = await this.store(() => (book.next ? null : { kind: 'next', at: this.parts.now(), table }));
    return isNo(told) ? told : { match: book.next ?? table };
  }

  private async step(
    asker: Asker,
    command: Extract<TableCommand, { type: 'play' | 'undo' | 'answer' | 'resign' }>,
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
      const stored = await this.storeStep(prepared);
      if (stored && !due) return { version: prepared.version };
    }
    return no('Others were faster: please try again.');
  }

  private async storeStep(prepared: Prepared): Promise<boolean> {
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
    this.tell(true);
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
    this.parts.metrics.stored();
    return this.parts.storage.append({ table: id, number: number + 1, command: randomUUID(), body });
  }

  private async catchUp(): Promise<void> {
    for (const { number, body } of await this.parts.storage.read(this.book.id, this.book.number)) {
      if (number !== this.book.number + 1) throw new Error(`Table ${this.book.id} has a gap at ${number}.`);
      this.takeIn(body, false);
    }
  }

  private takeIn(body: string, own: boolean): void {
    this.book.take(readEntry(body));
    this.tell(own);
  }

  /** Tells everybody who is here what has happened since they were last told, each as they may know it. */
  private tell(own: boolean): void {
    const { book } = this;
    const { match } = book;
    this.touched = this.parts.now();
    if (book.said > this.toldChat) {
      const lines = book.chat.filter(({ number }) => number > this.toldChat);
      this.toldChat = book.said;
      this.sendAll(JSON.stringify({ type: 'chat', match: book.id, lines }));
    } else if (match && this.tellGame(match)) {
      // The steps of the game say all there is to say.
    } else this.tellTable(null);
    if (own && match) this.tellTurns(match);
    this.changed(own);
  }

  /** Whoever is asked anew and does not have the table open is told by other ways; the node that stored the step does it. */
  private tellTurns(match: Match): void {
    const before = this.asked;
    this.asked = question(match).seats;
    const now = this.parts.now();
    for (const seat of this.asked) {
      const holder = this.book.holders[seat];
      if (before.includes(seat) || !holder || !('guest' in holder) || this.presence.isHere(holder.guest, now))
        continue;
      this.parts.tellTurn(holder.guest, this.book.id, this.book.setup.game);
    }
  }

  /** Tells what has happened in the game; says whether that was all. */
  private tellGame(match: Match): boolean {
    const version = versionOf(match);
    const texts = new Map<string, string>();
    let all = true;
    for (const [onlooker, seen] of this.onlookers) {
      const seat = this.book.seatOf(onlooker.guest);
      const moved = seat !== seen.seat;
      if (moved) this.presence.change(seat !== null);
      if (moved || version === 0 || seen.version === version) {
        all = false;
        if (moved || version === 0)
          onlooker.send(JSON.stringify(storyFor(this.book, match, seat, this.parts.now())));
      } else {
        const key = `${seat} ${seen.version}`;
        const text =
          texts.get(key) ?? JSON.stringify(newsFor(this.book, match, seen.version, seat, this.parts.now()));
        texts.set(key, text);
        onlooker.send(text);
      }
      seen.seat = seat;
      seen.version = version;
    }
    return all && this.book.status !== 'over';
  }

  private tellTable(except: Onlooker | null): void {
    for (const [onlooker, seen] of this.onlookers) {
      const seat = this.book.seatOf(onlooker.guest);
      if (seat !== seen.seat && !this.book.match) {
        this.presence.change(seat !== null);
        seen.seat = seat;
      }
      if (onlooker !== except) onlooker.send(JSON.stringify(this.tableMessage(onlooker.guest)));
    }
  }

  private announcePresence(except: Onlooker | null): void {
    this.tellTable(except);
    this.sayPresence();
  }

  private sendAll(text: string): void {
    for (const onlooker of this.onlookers.keys()) onlooker.send(text);
  }

  private tableMessage(guest: string | null): ServerMessage {
    const now = this.parts.now();
    const attendance = {
      isHere: (other: string) => this.presence.isHere(other, now),
      watchers: this.presence.watchers(now),
    };
    return { type: 'table', match: this.book.id, table: tableFor(this.book, guest, attendance) };
  }

  private catchUpMessage(
    match: Match,
    seat: Seat | null,
    { since, brief = false }: { since?: { version: number; seat: Seat | null }; brief?: boolean },
  ): ServerMessage {
    const now = this.parts.now();
    if (brief) return viewMessageFor(this.book, match, seat, now);
    if (since && since.seat === seat && since.version <= versionOf(match))
      return newsFor(this.book, match, since.version, seat, now);
    return storyFor(this.book, match, seat, now);
  }

  private async unlist(): Promise<void> {
    if (this.book.setup.listed)
      await this.parts.storage.unnote({ kind: 'lobby', key: '', table: this.book.id });
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    this.pending++;
    const turn = this.work.then(work);
    this.work = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.pending--;
    }
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
