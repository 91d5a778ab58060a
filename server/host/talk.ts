import type { Refusal } from '@holoboard/kernel';
import { Allowance } from '../limits/allowance.ts';
import type { CreditRule } from '../live/credits.ts';
import { type Book, no } from './book.ts';
import type { TableEntry } from './entries.ts';
import type { Asker } from './seating.ts';

/** How many lines a conversation may have: what spectators say takes no line from those who play. */
const mostLines = { player: 2000, spectator: 1000 } as const;

/** How fast one of each kind may speak at a table. */
const player: CreditRule = { most: 20, perSecond: 1 };
const spectator: CreditRule = { most: 5, perSecond: 0.2 };
/** How fast all spectators of a table together may speak, and ask for other things that are stored. */
const spectators: CreditRule = { most: 20, perSecond: 1 };
const otherwise: CreditRule = { most: 20, perSecond: 1 };
const allOtherwise: CreditRule = { most: 60, perSecond: 5 };

/** The line somebody wants to say, as an entry, or why not. */
export function chatEntry(
  book: Book,
  { guest, name }: Asker,
  text: string,
  at: number,
): TableEntry | Refusal {
  if (book.status === 'closed') return no('This table has been given up.');
  const kind = book.seatOf(guest) === null ? 'spectator' : 'player';
  if (book.saidBy[kind] >= mostLines[kind]) return no('Enough has been said at this table.', 'said');
  return { kind: 'said', at, guest, name, text };
}

/** How much may be asked of one table beside the game: everybody has a share, and all spectators together have one. */
export class Budget {
  private readonly players: Allowance;
  private readonly spectators: Allowance;
  private readonly all: Allowance;
  private readonly others: Allowance;
  private readonly allOthers: Allowance;

  constructor(now: () => number) {
    this.players = new Allowance(player, now);
    this.spectators = new Allowance(spectator, now);
    this.all = new Allowance(spectators, now);
    this.others = new Allowance(otherwise, now);
    this.allOthers = new Allowance(allOtherwise, now);
  }

  /** Why somebody has to wait; nothing when they need not. */
  refusal(guest: string, plays: boolean, speaks: boolean): Refusal | null {
    const enough = speaks
      ? plays
        ? this.players.take(guest)
        : this.spectators.take(guest) && this.all.take('')
      : this.others.take(guest) && (plays || this.allOthers.take(''));
    return enough ? null : no('That was too fast: please slow down.', 'fast');
  }
}
