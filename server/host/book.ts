import { type AnyGame, type Refusal, refuse, type Seat, storedOptions } from '@holoboard/kernel';
import {
  addEntropy,
  type ChatLine,
  commitmentOf,
  createMatch,
  type Match,
  matchFromRows,
  outcome,
  type SeatSpec,
  startMatch,
  type TableSetup,
  type TableStatus,
  takeRow,
  takeSeat,
} from '@holoboard/table';
import type { TableEntry } from './entries.ts';

/** Who holds a seat: nobody, a person or a bot. */
export type Holder =
  | null
  | { readonly guest: string; readonly name: string; readonly entropy: string }
  | { readonly level: string; readonly name: string };

/** How many lines of a conversation are kept at hand. */
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
  readonly chat: ChatLine[] = [];
  /** How many entries have been taken in. */
  number = 1;
  said = 0;
  match: Match | null = null;
  next: string | null = null;
  closed = false;

  constructor(id: string, game: AnyGame, opened: Extract<TableEntry, { kind: 'opened' }>) {
    this.id = id;
    this.game = game;
    // A table may have been opened by an older program: what its rules no longer have is left out, what is new takes its default.
    const { rulesVersion: rules } = game;
    const options = storedOptions(game.options, { rules, options: opened.setup.options });
    this.setup = { ...opened.setup, options };
    this.owner = opened.by;
    this.created = opened.at;
    this.seed = opened.seed;
    this.commitment = commitmentOf(opened.seed);
    this.holders = new Array<Holder>(opened.setup.seats).fill(null);
  }

  get status(): TableStatus {
    if (this.closed) return 'closed';
    if (!this.match) return 'waiting';
    return outcome(this.match) ? 'over' : 'playing';
  }

  /** The seat of a guest; nothing for those who watch. */
  seatOf(guest: string | null): Seat | null {
    const seat = this.holders.findIndex((holder) => holder && 'guest' in holder && holder.guest === guest);
    return seat < 0 || guest === null ? null : seat;
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

  /** Takes in the next entry. */
  take(entry: TableEntry): void {
    this.number++;
    switch (entry.kind) {
      case 'opened':
        throw new Error('A table is opened once.');
      case 'sat':
        this.holders[entry.seat] = { guest: entry.guest, name: entry.name, entropy: entry.entropy };
        return;
      case 'bot':
        this.holders[entry.seat] = { level: entry.level, name: entry.name };
        return;
      case 'stood':
        this.holders[entry.seat] = null;
        return;
      case 'started':
        this.match ??= matchFromRows([this.game], {
          header: JSON.stringify(entry.header),
          steps: [],
          seed: this.seed,
        });
        return;
      case 'step':
        takeRow(this.match as Match, JSON.stringify(entry.row));
        return;
      case 'said':
        this.chat.push({
          number: ++this.said,
          at: entry.at,
          name: entry.name,
          seat: this.seatOf(entry.guest),
          text: entry.text,
        });
        if (this.chat.length > keptLines) this.chat.shift();
        return;
      case 'next':
        this.next = entry.table;
        return;
      case 'closed':
        this.closed = true;
    }
  }
}

/** A refusal that belongs to no clause of a game. */
export function no(problem: string): Refusal {
  return refuse('TABLE-REQUEST', { problem });
}

/** Whether something is refused. */
export function isNo(answer: object): answer is Refusal {
  return 'clause' in answer;
}
