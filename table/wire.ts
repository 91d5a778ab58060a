import type { Change, GameAction, GameEvent, OptionValues, Outcome, Refusal, Seat } from '@holoboard/kernel';
import type { UndoRequest } from './match.ts';
import type { Clocks, Start, TableFacts, Update } from './sitting.ts';
import type { ClockSpec, UndoRule } from './specs.ts';

/* What goes between a server that hosts tables and those who sit at them or watch. docs/protocol.md tells how. */

/** Whether people sit together at the same time, or move when they find the time. */
export type Pace = 'live' | 'days';

/** What a table is opened with. */
export interface TableSetup {
  readonly game: string;
  readonly options: OptionValues;
  /** How many seats it has. */
  readonly seats: number;
  readonly clock: ClockSpec;
  readonly undo: UndoRule;
  readonly pace: Pace;
  /** Whether it is listed in the lobby; otherwise only who has its link finds it. */
  readonly listed: boolean;
}

/** Who sits on a seat, as everybody may know it. */
export interface FarSeat {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly level?: string;
  /** Whether that person has the table open now. */
  readonly here: boolean;
  /** The person who can take the seat back at any time: they have held it in this match. */
  readonly reservedFor?: string;
  /** Whether that person lets another person go on in their place. */
  readonly consent?: boolean;
  /** In how many milliseconds those who play may free the seat or give it to a bot; absent where they may not. */
  readonly freeIn?: number;
}

/** Where a table stands: people gather, they play, the game is over, or it was given up before it began. */
export type TableStatus = 'waiting' | 'playing' | 'over' | 'closed';

/** A table as somebody may know it. */
export interface FarTable extends TableSetup {
  readonly id: string;
  readonly title: string;
  readonly created: number;
  /** The hash of the secret seed of the dice. */
  readonly commitment: string;
  readonly status: TableStatus;
  readonly people: readonly FarSeat[];
  /** The seat of whoever asks; nothing for those who watch. */
  readonly mine: Seat | null;
  /** The only seat that whoever asks can take in this match; nothing for those who have held none. */
  readonly reserved: Seat | null;
  /** Whether whoever asks has opened it. */
  readonly own: boolean;
  /** The seats that are asked now. */
  readonly asked: readonly Seat[];
  /** How many look on without a seat. */
  readonly watchers: number;
  /** Whether people without a seat may watch the match. */
  readonly spectators: boolean;
  /** The table where the same people play again; told only to those who have played. */
  readonly next: string | null;
}

/** A table as the lobby lists it. */
export interface LobbyTable extends FarTable {
  /** The name of whoever has opened it. */
  readonly host: string;
}

/** One line of the conversation at a table. */
export interface ChatLine {
  readonly number: number;
  readonly at: number;
  readonly name: string;
  /** The seat that whoever said it held then; nothing for a spectator, whatever their name. */
  readonly seat: Seat | null;
  /** Who said it: the same number for all lines of one person at this table. */
  readonly speaker: number;
  readonly text: string;
}

/** What else is known at a version to one viewer. */
export interface FarStanding {
  readonly version: number;
  readonly outcome: Outcome | null;
  /** Why nothing can be taken back by this viewer; nothing when something can. */
  readonly undo: Refusal | null;
  /** A wish to take back that waits for answers. */
  readonly wish: UndoRequest | null;
  /** Absent where no clock is set. */
  readonly clocks?: Clocks;
}

/**
 * How a match stands, as it is written: beside the other fields of its message, what is nothing left out. The version is only there
 * where no update tells it.
 */
export type ShortStanding = {
  readonly [Part in keyof FarStanding]?: NonNullable<FarStanding[Part]>;
};

/** An update as it is written: that of an action has no `kind`, and what is empty or nothing is left out. */
export interface ShortUpdate extends Omit<Update, 'kind' | 'events' | 'change'> {
  readonly kind?: Update['kind'];
  readonly events?: readonly { readonly event: GameEvent; readonly change?: Change }[];
  readonly change?: Change;
}

/** What the server sends; `wire-text.ts` says how it is written. */
export type ServerMessage =
  /** The answer to a message: it is done, and what was asked for is stored. */
  | { readonly type: 'done'; readonly id: number; readonly version?: number; readonly match?: string }
  /** The answer to a message: it cannot be done, and nothing has changed; `again` when it is worth another try. */
  | { readonly type: 'refused'; readonly id: number; readonly refusal: Refusal; readonly again?: boolean }
  | { readonly type: 'pong' }
  /** The answer to `legal`: the legal actions of the asker's seat at a version; none while it is not asked. */
  | {
      readonly type: 'legal';
      readonly id: number;
      readonly match: string;
      readonly version: number;
      readonly actions: readonly GameAction[];
    }
  /** The viewer has been sent away from a table and is told nothing more about it. */
  | { readonly type: 'left'; readonly match: string; readonly refusal: Refusal }
  /** The table itself, whenever something other than the game has changed. */
  | { readonly type: 'table'; readonly match: string; readonly table: FarTable }
  | {
      readonly type: 'chat';
      readonly match: string;
      readonly lines: readonly ChatLine[];
      /** The `speaker` of the viewer's own lines; absent where none of these are their own. */
      readonly own?: number;
    }
  /** The answer to `history`: what the viewer was told after a version, and from the beginning also what was known there. */
  | {
      readonly type: 'history';
      readonly id: number;
      readonly match: string;
      readonly seat: Seat | null;
      readonly from: number;
      readonly start?: Start;
      readonly updates: readonly Update[];
    }
  /** A viewer's position as it is now: when it joins, when the match starts, when the viewer changes seats. */
  | {
      readonly type: 'view';
      readonly match: string;
      readonly facts: TableFacts;
      readonly seat: Seat | null;
      readonly view: unknown;
      readonly question: Start['question'];
      readonly standing: FarStanding;
    }
  /** What has happened since the last message about the game. */
  | {
      readonly type: 'news';
      readonly match: string;
      readonly updates: readonly Update[];
      readonly standing: FarStanding;
    };

/** What is asked of a table. */
export type TableCommand =
  | { readonly type: 'sit'; readonly seat: Seat | null; readonly entropy: string }
  /** Leaves a seat, one's own unless told; that of another only when its person has been away for a while. */
  | { readonly type: 'stand'; readonly seat?: Seat }
  /** Lets another person go on in one's place, should one's seat be free, or no longer does. */
  | { readonly type: 'consent'; readonly agree: boolean }
  /** Gives a seat to a bot: an open one, or that of a person who has been away for a while. */
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: string }
  /** Begins at once: bots take the seats that are open. */
  | { readonly type: 'start'; readonly level: string }
  | {
      readonly type: 'play';
      readonly version: number;
      readonly clientActionId: string;
      readonly action: unknown;
    }
  | { readonly type: 'undo' }
  | { readonly type: 'answer'; readonly agree: boolean }
  | { readonly type: 'resign' }
  | { readonly type: 'chat'; readonly text: string }
  /** Opens a table for the same people and setup; whoever asks second is led to it. */
  | { readonly type: 'rematch' }
  /** Lets people without a seat watch the match, or sends them away; for whoever has opened the table. */
  | { readonly type: 'spectators'; readonly allowed: boolean }
  /** Sends a spectator away for good, known by the number of their lines; for whoever has opened the table. */
  | { readonly type: 'remove'; readonly speaker: number }
  /** Gives a table up that has not begun. */
  | { readonly type: 'close' };

/** What a client sends; every message but a ping is answered by its id. */
export type ClientMessage =
  /** Proves that the line is alive; with what is known of a match, what was missed is sent again. */
  | { readonly type: 'ping'; readonly match?: string; readonly version?: number }
  | {
      readonly type: 'join';
      readonly id: number;
      readonly match: string;
      /** The version that is known already, as that seat was told it; what has happened since is sent then, if it is not long ago. */
      readonly since?: { readonly version: number; readonly seat: Seat | null };
    }
  /** Asks for what one was told after a version up to another; a page has 200 updates at most. */
  | {
      readonly type: 'history';
      readonly id: number;
      readonly match: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'part'; readonly id: number; readonly match: string }
  /** Asks for one's legal actions, for clients without rules of their own. */
  | { readonly type: 'legal'; readonly id: number; readonly match: string }
  | ({ readonly id: number; readonly match: string } & TableCommand);
