import type { Refusal, Seat } from '@holoboard/kernel';
import {
  type ChatLine,
  type FarTable,
  isRecent,
  type Match,
  question,
  type ServerMessage,
  textOf,
  versionFor,
  versionOf,
  withAnswer,
} from '@holoboard/table';
import { freeIn } from './absence.ts';
import type { Book } from './book.ts';
import type { HouseParts } from './parts.ts';
import { Presence } from './presence.ts';
import { newsFor, newsForAll, tableFor, viewMessageFor } from './projection.ts';
import { summaryOf } from './summary.ts';

/** Somebody who has a table open: a connection. */
export interface Onlooker {
  readonly guest: string | null;
  /** Is handed one message as text, already made for this one's eyes. */
  send(text: string): void;
  /** Is to connect anew. */
  dismiss?(): void;
  /** Is told nothing more about a table. */
  sendAway(match: string, refusal: Refusal): void;
}

/** Somebody who waits for the answer to a message: it goes out with the news of what was asked for, where they are told it. */
export interface Receipt {
  readonly onlooker: Onlooker;
  /** By what they know the answer. */
  readonly id: number;
  given: boolean;
}

interface Seen {
  seat: Seat | null;
  /** How many steps the match had when this one was last told what it may know of them; -1 before the start. */
  steps: number;
}

/** What somebody who opens a table wants to be sent: the gap since a version they have, or else the position. */
export interface Entrance {
  readonly since?: { readonly version: number; readonly seat: Seat | null };
  /** Nothing is sent at once, only what happens from now on. */
  readonly quiet?: boolean;
}

/** How long it may take until it is told that somebody with a seat has come or gone, or somebody who watches, in milliseconds. */
const pauses = { seated: 250, watching: 1000 } as const;

/** Everybody who has a table open on this node, and what each of them has been told. */
export class Audience {
  readonly presence: Presence;
  private readonly book: Book;
  private readonly parts: HouseParts;
  private readonly onlookers = new Map<Onlooker, Seen>();
  private toldChat: number;
  /** The seats that were asked after the last step. */
  private asked: readonly Seat[];
  /** The seats that could be freed, now or later, when the table was last told. */
  private toldFree: string;
  /** Whether the other nodes are to be told who has come or gone. */
  private saysPresence = false;
  /** The next time when those who are here are told who else has come or gone, and the clock that brings it. */
  private presenceDue: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(book: Book, parts: HouseParts) {
    this.book = book;
    this.parts = parts;
    this.presence = new Presence(parts.now());
    this.toldChat = book.said;
    this.asked = book.match ? question(book.match).seats : [];
    this.toldFree = this.freeSeats();
  }

  /** How many connections have the table open here. */
  get size(): number {
    return this.onlookers.size;
  }

  /** Somebody opens the table and is sent what they may know: the gap since a version they have, or the position. */
  enter(onlooker: Onlooker, how: Entrance): void {
    const seat = this.book.seatOf(onlooker.guest);
    const { match } = this.book;
    const isNew = !this.onlookers.has(onlooker);
    if (isNew) this.presence.enter(onlooker.guest, seat !== null);
    if (isNew) this.noteSeen(seat);
    this.onlookers.set(onlooker, { seat, steps: match ? versionOf(match) : -1 });
    if (!how.quiet) this.welcome(onlooker, seat, how);
    // Whoever only asks again tells the others nothing new.
    if (isNew) this.announcePresence(seat !== null);
  }

  private welcome(onlooker: Onlooker, seat: Seat | null, how: Entrance): void {
    const { chat, match } = this.book;
    onlooker.send(textOf(this.tableMessage(onlooker.guest)));
    if (chat.length > 0) onlooker.send(this.chatText(chat, this.book.speakerOf(onlooker.guest)));
    if (match) onlooker.send(textOf(this.catchUpMessage(match, seat, how)));
  }

  /** Somebody tells what they know: what they have missed is sent again. */
  remind(onlooker: Onlooker, version: number): void {
    const { match } = this.book;
    const seat = this.onlookers.get(onlooker)?.seat ?? null;
    if (match && version < versionFor(match, seat ?? 'spectator'))
      onlooker.send(textOf(this.catchUpMessage(match, seat, { since: { version, seat } })));
  }

  /** Somebody closes the table. */
  leave(onlooker: Onlooker): void {
    const seen = this.onlookers.get(onlooker);
    if (!seen) return;
    this.onlookers.delete(onlooker);
    this.presence.leave(onlooker.guest, seen.seat !== null, this.parts.now());
    this.noteSeen(seen.seat);
    this.announcePresence(seen.seat !== null);
  }

  /** Tells nobody anything more about who comes and goes. */
  stop(): void {
    if (this.presenceDue) clearTimeout(this.presenceDue.timer);
    this.presenceDue = null;
  }

  /** Ends all connections that have the table open. */
  dismiss(): void {
    for (const onlooker of [...this.onlookers.keys()]) onlooker.dismiss?.();
  }

  /** Another node tells who is there. */
  hearPresence(node: string, guests: readonly string[], watchers: number): void {
    if (this.presence.hear(node, guests, watchers, this.parts.now()))
      this.schedulePresence(false, pauses.seated);
  }

  /** Says to the other nodes who is here. */
  sayPresence(): void {
    const people = [...this.book.holders, ...this.book.reserved].flatMap((holder) =>
      holder && 'guest' in holder ? [holder.guest] : [],
    );
    const { guests, watchers } = this.presence.own([...new Set(people)]);
    this.parts.storage.say(JSON.stringify(['here', this.parts.node, this.book.id, guests, watchers]));
  }

  /** Tells everybody who is here what has happened since they were last told, each as they may know it. */
  tell(own: boolean, isStep: boolean, receipt: Receipt | null = null): void {
    const { book } = this;
    const { match } = book;
    this.sendAwayBarred();
    if (match && isStep) {
      this.tellGame(match, receipt);
      if (book.status === 'over') this.tellTable();
    } else if (book.said > this.toldChat) {
      const lines = book.chat.filter(({ number }) => number > this.toldChat);
      this.toldChat = book.said;
      this.tellLines(lines);
    } else {
      if (match) this.tellGame(match, receipt);
      this.tellTable();
    }
    if (this.freeSeats() !== this.toldFree) this.tellTable();
    if (own && match) this.tellTurns(match);
  }

  /** Tells new lines; whoever said one of them learns by what number they are known. */
  private tellLines(lines: readonly ChatLine[]): void {
    const speakers = new Set(lines.map(({ speaker }) => speaker));
    const texts = new Map<number | null, string>();
    for (const onlooker of this.onlookers.keys()) {
      const number = this.book.speakerOf(onlooker.guest);
      const own = number !== null && speakers.has(number) ? number : null;
      const text = texts.get(own) ?? this.chatText(lines, own);
      texts.set(own, text);
      onlooker.send(text);
    }
  }

  private chatText(lines: readonly ChatLine[], own: number | null): string {
    return textOf({ type: 'chat', match: this.book.id, lines, ...(own !== null && { own }) });
  }

  /** In how many milliseconds a seat may be freed; nothing when it may not. */
  freeIn(seat: Seat): number | null {
    const { limits, now } = this.parts;
    return freeIn(this.book, seat, this.presence, limits, now());
  }

  /** Reads when the people of a table that needs to know it were here last, before it was in memory. */
  async recall(): Promise<void> {
    if (!needsSeen(this.book)) return;
    for (const [seat, holder] of this.book.holders.entries()) {
      if (!holder || !('guest' in holder)) continue;
      const [note] = await this.parts.storage.notes({ kind: 'seen', key: this.seenKey(seat), limit: 1 });
      if (note) this.presence.recall(holder.guest, note.at);
      else this.noteSeen(seat);
    }
  }

  /** A bot plays in the place of a person who is not here. */
  tellReplaced(seat: Seat): void {
    const person = this.book.reserved[seat];
    if (!person || this.presence.isHere(person.guest, this.parts.now())) return;
    this.parts.notify('replaced', person.guest, this.book.id, this.book.setup.game);
  }

  /** An absence of days outlives the memory of this node. */
  private noteSeen(seat: Seat | null): void {
    if (seat === null || !needsSeen(this.book)) return;
    const { storage, now, log } = this.parts;
    const note = { kind: 'seen', key: this.seenKey(seat), table: this.book.id, at: now() } as const;
    storage.note(note).catch((error: unknown) => log('seen', error));
  }

  private seenKey(seat: Seat): string {
    return `${this.book.id} ${seat}`;
  }

  private freeSeats(): string {
    return this.book.holders.map((_, seat) => (this.freeIn(seat) === null ? '-' : '+')).join('');
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
      this.parts.notify('turn', holder.guest, this.book.id, this.book.setup.game);
    }
  }

  /** Tells what has happened in the game. Whoever is told nothing of a step is sent nothing. */
  private tellGame(match: Match, receipt: Receipt | null): void {
    const steps = versionOf(match);
    const now = this.parts.now();
    /** Who is to be told what has happened since so many steps, by seat. */
    const behind = new Map<number, Map<Seat | null, Onlooker[]>>();
    for (const [onlooker, seen] of this.onlookers) {
      const seat = this.book.seatOf(onlooker.guest);
      const moved = seat !== seen.seat;
      if (moved) this.presence.change(seat !== null);
      if (moved || seen.steps < 0) onlooker.send(textOf(viewMessageFor(this.book, match, seat, now)));
      else if (seen.steps < steps) {
        const bySeat = behind.get(seen.steps) ?? new Map<Seat | null, Onlooker[]>();
        behind.set(seen.steps, bySeat);
        const those = bySeat.get(seat) ?? [];
        bySeat.set(seat, those);
        those.push(onlooker);
      }
      seen.seat = seat;
      seen.steps = steps;
    }
    // As a rule all of them have been told as far: the step is taken again once for all.
    for (const [since, bySeat] of behind) {
      const texts = newsForAll(this.book, match, since, [...bySeat.keys()], now);
      let next = 0;
      for (const those of bySeat.values()) {
        const text = texts[next++];
        if (text) for (const onlooker of those) onlooker.send(answered(text, onlooker, receipt));
      }
    }
  }

  /** Tells a guest nothing more, and why. */
  sendAway(guest: string, refusal: Refusal): void {
    for (const onlooker of [...this.onlookers.keys()]) {
      if (onlooker.guest !== guest) continue;
      this.leave(onlooker);
      onlooker.sendAway(this.book.id, refusal);
    }
  }

  private sendAwayBarred(): void {
    if (this.book.isOpenToAll) return;
    for (const onlooker of [...this.onlookers.keys()]) {
      const barred = this.book.barred(onlooker.guest);
      if (!barred) continue;
      this.leave(onlooker);
      onlooker.sendAway(this.book.id, barred);
    }
  }

  /** Tells everybody the table; those who may know the same are sent the same text. */
  private tellTable(): void {
    this.toldFree = this.freeSeats();
    let forSpectators: string | null = null;
    for (const [onlooker, seen] of this.onlookers) {
      const seat = this.book.seatOf(onlooker.guest);
      if (seat !== seen.seat && !this.book.match) {
        this.presence.change(seat !== null);
        seen.seat = seat;
      }
      const { guest } = onlooker;
      const isSpectator = seat === null && this.book.homeOf(guest) === null && this.book.owner !== guest;
      if (isSpectator) forSpectators ??= textOf(this.tableMessage(null));
      onlooker.send((isSpectator && forSpectators) || textOf(this.tableMessage(guest)));
    }
  }

  /** Somebody has come or gone. The others are told a moment later, all that has happened until then at once. */
  private announcePresence(seated: boolean): void {
    this.schedulePresence(true, seated ? pauses.seated : pauses.watching);
  }

  private schedulePresence(isOwn: boolean, pause: number): void {
    const at = this.parts.now() + pause;
    this.saysPresence ||= isOwn;
    if (this.presenceDue && this.presenceDue.at <= at) return;
    this.stop();
    const timer = setTimeout(() => {
      this.presenceDue = null;
      this.tellTable();
      if (this.saysPresence) this.sayPresence();
      this.saysPresence = false;
    }, pause);
    timer.unref();
    this.presenceDue = { at, timer };
  }

  /** The table as a guest may know it now. */
  tableFor(guest: string | null): FarTable {
    const now = this.parts.now();
    const attendance = {
      isHere: (other: string) => this.presence.isHere(other, now),
      watchers: this.presence.watchers(now),
      freeIn: (seat: Seat) => this.freeIn(seat),
    };
    return tableFor(summaryOf(this.book), guest, attendance);
  }

  private tableMessage(guest: string | null): ServerMessage {
    return { type: 'table', match: this.book.id, table: this.tableFor(guest) };
  }

  /** The gap since a version if it is told without playing the match again, or else the position. How it came about is asked for by page. */
  private catchUpMessage(match: Match, seat: Seat | null, { since }: Entrance): ServerMessage {
    const now = this.parts.now();
    if (since && since.seat === seat && isRecent(match, since.version, seat ?? 'spectator'))
      return newsFor(this.book, match, since.version, seat, now);
    return viewMessageFor(this.book, match, seat, now);
  }
}

/** Whether it matters for longer than a table stays in memory when its people were here last: over days without a clock. */
function needsSeen({ setup, status }: Book): boolean {
  return setup.pace === 'days' && setup.clock.kind === 'none' && status === 'playing';
}

/** News for somebody; for whoever has asked for it they are the answer too. */
function answered(text: string, onlooker: Onlooker, receipt: Receipt | null): string {
  if (receipt?.onlooker !== onlooker) return text;
  receipt.given = true;
  return withAnswer(text, receipt.id);
}
