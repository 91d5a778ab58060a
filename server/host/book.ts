import {
  type AnyGame,
  type Refusal,
  type RequestReason,
  refuse,
  type Seat,
  storedOptions,
} from '@holoboard/kernel';
import {
  addEntropy,
  type ChatLine,
  commitmentOf,
  createMatch,
  type Match,
  matchFromRows,
  matchFromSnapshot,
  outcome,
  type ParsedRows,
  question,
  type SeatSpec,
  type Snapshot,
  snapshotOf,
  startMatch,
  type TableSetup,
  type TableStatus,
  takeRow,
  takeSeat,
  versionFor,
} from '@holoboard/table';
import type { TableEntry } from './entries.ts';

/** A person who holds a seat. */
export interface Person {
  readonly guest: string;
  readonly name: string;
  readonly entropy: string;
}

/** Who holds a seat: nobody, a person or a bot. */
export type Holder = null | Person | { readonly level: string; readonly name: string };

/** What is stored of a table beside its entries. */
interface BookSnapshot {
  /** Since when each seat has been asked. */
  readonly asked: readonly (readonly [Seat, number])[];
  readonly match: Snapshot;
}

/** How many lines of those who play, and as many of those who watch, are kept at hand. */
const keptLines = 100;

/** Everything that is true of a table: what its entries have come to. It holds secrets and stays with the house. */
export class Book {
  readonly id: string;
  readonly game: AnyGame;
  readonly setup: TableSetup;
  readonly owner: string;
  readonly created: number;
  readonly seed: string;
  readonly commitment: string;
  readonly holders: Holder[];
  /** The person each seat is reserved for: the last who has held it since the match began. */
  readonly reserved: (Person | null)[];
  readonly chat: ChatLine[] = [];
  /** How many entries have been taken in. */
  number = 1;
  said = 0;
  /** How many lines those who play and those who watch have said. */
  readonly saidBy = { player: 0, spectator: 0 };
  /** Whether people without a seat may watch the match. */
  spectators = true;
  /** How many entries have been taken in that are neither steps nor words. */
  private changes = 0;
  match: Match | null = null;
  /** The match as a snapshot has it, until the entries say that it has begun. */
  private restored: Match | null = null;
  /** How many of the next steps the restored match has taken already. */
  private ahead = 0;
  /** When the last entry was made that is no step. */
  private lastAt: number;
  next: string | null = null;
  closed = false;
  /** The seat of everybody who has held one since the match began; they can never take another. */
  readonly homes = new Map<string, Seat>();
  /** The people who let another person go on in their place. */
  private readonly consents = new Set<string>();
  /** Everybody who has said something, in the order of their first lines. */
  private readonly speakers: string[] = [];
  private readonly removed = new Set<string>();
  /** Since when each seat has been asked without a break. */
  private readonly asked = new Map<Seat, number>();

  constructor(id: string, game: AnyGame, opened: Extract<TableEntry, { kind: 'opened' }>) {
    this.id = id;
    this.game = game;
    // A table may have been opened by an older program: what its rules no longer have is left out, what is new takes its default.
    const { rulesVersion: rules } = game;
    const options = storedOptions(game.options, { rules, options: opened.setup.options });
    this.setup = { ...opened.setup, options };
    this.owner = opened.by;
    this.created = opened.at;
    this.lastAt = opened.at;
    this.seed = opened.seed;
    this.commitment = commitmentOf(opened.seed);
    this.holders = new Array<Holder>(opened.setup.seats).fill(null);
    this.reserved = this.holders.map(() => null);
  }

  get status(): TableStatus {
    if (this.closed) return 'closed';
    if (!this.match) return 'waiting';
    return outcome(this.match) ? 'over' : 'playing';
  }

  /** When something last happened, by the clock of the house. */
  get changed(): number {
    return Math.max(this.lastAt, this.match ? this.match.started + this.match.time : 0);
  }

  /** Names what everybody may know of the table now: another text whenever that changes, and only then. */
  get edition(): string {
    const match = this.spectators ? this.match : null;
    return `${this.changes}.${match ? versionFor(match, 'spectator') : 0}`;
  }

  /** The seat of a guest; nothing for those who watch. */
  seatOf(guest: string | null): Seat | null {
    const seat = this.holders.findIndex((holder) => holder && 'guest' in holder && holder.guest === guest);
    return seat < 0 || guest === null ? null : seat;
  }

  /** The only seat a guest can take in the match that has begun; nothing for those who have held none. */
  homeOf(guest: string | null): Seat | null {
    return guest === null ? null : (this.homes.get(guest) ?? null);
  }

  /** Whether whom a seat is reserved for lets another person take it. */
  mayBeSubstituted(seat: Seat): boolean {
    const person = this.reserved[seat];
    return this.game.open && person !== null && person !== undefined && this.consentOf(person.guest);
  }

  /** Whether a guest lets another person go on in their place. */
  consentOf(guest: string): boolean {
    return this.consents.has(guest);
  }

  /** Since when a seat has been asked, by the clock of the house; nothing when it is not. */
  askedSince(seat: Seat): number | null {
    const { match } = this;
    if (!match || !question(match).seats.includes(seat)) return null;
    return this.asked.get(seat) ?? match.started + match.time;
  }

  /** The match has begun or gone on: notes who is asked from now on. */
  noteAsked(): void {
    const { match } = this;
    if (!match) return;
    const { seats } = question(match);
    for (const seat of this.asked.keys()) if (!seats.includes(seat)) this.asked.delete(seat);
    for (const seat of seats) if (!this.asked.has(seat)) this.asked.set(seat, match.started + match.time);
  }

  /** Who sits where now, as a match knows it. */
  seats(): SeatSpec[] {
    return this.holders.map((holder) => {
      if (!holder) return { kind: 'open', name: 'Open seat' };
      if ('guest' in holder) return { kind: 'remote', name: holder.name };
      return { kind: 'bot', name: holder.name, level: holder.level };
    });
  }

  /** The match that would begin now: everybody in their seats, with the luck they have brought. Throws a plain `Error`. */
  beginning(now: number): Match {
    const { game, setup, seed } = this;
    const match = createMatch({
      game,
      options: setup.options,
      seats: this.holders.map(() => ({ kind: 'open', name: 'Open seat' })),
      clock: setup.clock,
      undo: setup.undo,
      away: 'runs',
      seed,
      now: this.created,
    });
    for (const [seat, who] of this.seats().entries()) {
      takeSeat(match, seat, who);
      const holder = this.holders[seat];
      if (holder && 'guest' in holder) addEntropy(match, seat, holder.entropy);
    }
    startMatch(match, now);
    return match;
  }

  /**
   * Takes in all the entries after the first. With a snapshot the steps up to it are not played again; one that does not fit is passed
   * over. Gives the number of steps it has saved.
   */
  takeAll(entries: readonly TableEntry[], snapshot: string | null): number {
    const started = entries.find((entry) => entry.kind === 'started');
    if (started && snapshot !== null) {
      const steps = entries.flatMap((entry) => (entry.kind === 'step' ? [entry.row] : []));
      this.restore({ header: started.header, steps, seed: this.seed }, snapshot);
    }
    const saved = this.restored?.steps.length ?? 0;
    for (const entry of entries) this.take(entry);
    return saved;
  }

  /** The match as of its last final step, to be stored; null before the first. It holds secrets. */
  snapshot(): string | null {
    const match = this.match && snapshotOf(this.match);
    return match && JSON.stringify({ asked: [...this.asked], match } satisfies BookSnapshot);
  }

  private restore(rows: ParsedRows, text: string): void {
    try {
      const { asked, match } = JSON.parse(text) as BookSnapshot;
      this.restored = matchFromSnapshot(this.game, rows, match);
      const { started, time } = this.restored;
      // Whoever was asked later than the snapshot is noted again by the steps that follow it.
      for (const [seat, since] of asked) if (since <= started + time) this.asked.set(seat, since);
    } catch {
      this.restored = null;
    }
  }

  /** Takes in the next entry. */
  take(entry: TableEntry): void {
    this.number++;
    if (entry.kind !== 'step') this.lastAt = entry.at;
    if (entry.kind !== 'step' && entry.kind !== 'said') this.changes++;
    switch (entry.kind) {
      case 'opened':
        throw new Error('A table is opened once.');
      case 'sat':
        this.seatPerson(entry);
        return;
      case 'bot':
        this.holders[entry.seat] = { level: entry.level, name: entry.name };
        return;
      case 'stood':
        this.holders[entry.seat] = null;
        return;
      case 'consent':
        if (entry.agree) this.consents.add(entry.guest);
        else this.consents.delete(entry.guest);
        return;
      case 'started':
        this.ahead = this.restored?.steps.length ?? 0;
        this.match ??=
          this.restored ??
          matchFromRows([this.game], {
            header: JSON.stringify(entry.header),
            steps: [],
            seed: this.seed,
          });
        for (const [seat, holder] of this.holders.entries())
          if (holder && 'guest' in holder) this.bind(seat, holder);
        if (this.ahead === 0) this.noteAsked();
        return;
      case 'step':
        if (this.ahead > 0) {
          this.ahead--;
          return;
        }
        takeRow(this.match as Match, JSON.stringify(entry.row));
        this.noteAsked();
        return;
      case 'said':
        this.hearLine(entry);
        return;
      case 'spectators':
        this.spectators = entry.allowed;
        return;
      case 'removed':
        this.removed.add(entry.guest);
        return;
      case 'next':
        this.next = entry.table;
        return;
      case 'closed':
        this.closed = true;
        return;
      case 'deleted':
        this.leaveForGood(entry.guest);
    }
  }

  /** Somebody is gone who will never come back: the seat is free for a bot, and a table of theirs that has not begun is given up. */
  private leaveForGood(guest: string): void {
    const seat = this.seatOf(guest);
    if (seat !== null && this.status !== 'over') this.holders[seat] = null;
    this.consents.delete(guest);
    if (this.owner === guest && !this.match) this.closed = true;
  }

  /** Why somebody may not have the table open; nothing when they may. Before the match everybody with the link may come and sit down. */
  barred(guest: string | null): Refusal | null {
    if (guest !== null && (this.seatOf(guest) !== null || this.homes.has(guest) || this.owner === guest))
      return null;
    if (guest !== null && this.removed.has(guest))
      return no('You have been removed from this table.', 'removed');
    return this.spectators || !this.match ? null : no('This table is closed to spectators.', 'private');
  }

  /** Whether everybody may have the table open. */
  get isOpenToAll(): boolean {
    return this.removed.size === 0 && (this.spectators || !this.match);
  }

  /** The guest who is known at the table as a speaker of this number. */
  speaker(number: number): string | null {
    return this.speakers[number] ?? null;
  }

  /** The number that a guest's lines have; nothing before the first. */
  speakerOf(guest: string | null): number | null {
    const number = this.speakers.indexOf(guest ?? '');
    return number < 0 ? null : number;
  }

  isRemoved(guest: string): boolean {
    return this.removed.has(guest);
  }

  /** Keeps the latest lines of those who play and of those who watch, so that neither push the others' out. */
  private hearLine({ at, guest, name, text }: Extract<TableEntry, { kind: 'said' }>): void {
    const seat = this.seatOf(guest);
    const kind = seat === null ? 'spectator' : 'player';
    this.saidBy[kind]++;
    if (!this.speakers.includes(guest)) this.speakers.push(guest);
    const speaker = this.speakers.indexOf(guest);
    this.chat.push({ number: ++this.said, at, name, seat, speaker, text });
    const ofKind = this.chat.filter((line) => (line.seat === null) === (seat === null));
    if (ofKind.length > keptLines) this.chat.splice(this.chat.indexOf(ofKind[0] as ChatLine), 1);
  }

  private seatPerson({ seat, guest, name, entropy }: Extract<TableEntry, { kind: 'sat' }>): void {
    const person = { guest, name, entropy };
    if (this.match) {
      // Tables of long ago let people change seats during a match. Nobody keeps a seat they could not take today.
      if ((this.homes.get(guest) ?? seat) !== seat) return;
      this.bind(seat, person);
    } else {
      const before = this.seatOf(guest);
      if (before !== null) this.holders[before] = null;
    }
    this.holders[seat] = person;
  }

  private bind(seat: Seat, person: Person): void {
    this.homes.set(person.guest, seat);
    this.reserved[seat] = person;
  }
}

/** A refusal that belongs to no clause of a game; the reason is one word for programs. */
export function no(problem: string, reason?: RequestReason): Refusal {
  return refuse('TABLE-REQUEST', { problem, ...(reason && { reason }) });
}

/** Whether something is refused. */
export function isNo(answer: object): answer is Refusal {
  return 'clause' in answer;
}
