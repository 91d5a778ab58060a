import type { PeopleStorage } from './people.ts';

/** One thing that happened at a table, as it is stored: never changed, never removed. */
export interface Entry {
  readonly table: string;
  /** Counts the entries of a table from 1, without a gap. */
  readonly number: number;
  /** A name that no other entry has, by which a second try to store it is known. */
  readonly command: string;
  /** One line of JSON. */
  readonly body: string;
}

/** Somebody who plays: a name, and a way to come back from another device. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  /** The hash of the recovery code. */
  readonly recovery: string;
  readonly created: number;
  /** How the guest wants to be told that it is their turn, as JSON. */
  readonly notices: string;
  /** How often all sessions were ended; only those begun since are good. */
  readonly sessions: number;
  /** The mark of the address the guest last came from as somebody new; empty when it is not known. */
  readonly address: string;
}

/** A guest as one begins. */
export type NewGuest = Omit<Guest, 'sessions' | 'address'> & { readonly address?: string };

/**
 * A note leads to a table and says nothing about it that the entries do not say better: whose games to look at, what to list in
 * the lobby, when to look at a table again, when a person was last at one. It is written before what makes it true and removed after.
 */
export interface Note {
  readonly kind: 'guest' | 'lobby' | 'wake' | 'seen';
  /** Whose note it is; nothing for those of the house. */
  readonly key: string;
  readonly table: string;
  readonly at: number;
}

/** Which notes are wanted: the latest first, those to wake the earliest first. */
export interface NoteQuery {
  readonly kind: Note['kind'];
  readonly key?: string;
  /** Only those not later than this. */
  readonly until?: number;
  readonly limit: number;
}

/**
 * How a table stood, so that opening it need not play it again from its start. A build of the rules reads only its own. It holds
 * secrets, as the entries do.
 */
export interface Snapshot {
  readonly table: string;
  readonly build: string;
  /** When it was made. */
  readonly at: number;
  readonly body: string;
}

/** What lists say of a table. */
export interface Summary {
  readonly table: string;
  /** The number of the entry it is true of. */
  readonly number: number;
  readonly body: string;
}

/** Snapshots of other builds are kept this long, in milliseconds: an upgrade may be under way, or be taken back. */
export const otherBuilds = 86_400_000;

/** Is told what happens at other nodes. Whoever hears of a gap reads again what it holds. */
export interface StorageListener {
  /** An entry of another node; without its body when that is too long to be announced. */
  entry(entry: Omit<Entry, 'body'> & { readonly body: string | null }): void;
  /** A passing word of another node that is stored nowhere. */
  word(text: string): void;
  /** Something may have been missed. */
  gap(): void;
}

/** Everything that outlives the process. What is stored is safe on the disk before a promise is kept. */
export interface Storage {
  readonly people: PeopleStorage;
  /** Stores an entry; tells whether it is stored, now or at an earlier try, or whether another has its number. */
  append(entry: Entry): Promise<boolean>;
  /** The entries of a table after a number, in order. */
  read(table: string, after: number): Promise<readonly Entry[]>;
  /** The number of the last entry of each of these tables; those without any are left out. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The tables that have an entry which holds a text. Looks at all entries, in slices. */
  tablesWith(text: string): Promise<readonly string[]>;
  /**
   * Replaces the bodies of a table's entries, by their numbers, removes its summary and adds an entry that tells of it: all or nothing.
   * Tells whether it is done, or whether another entry has that number.
   */
  rewrite(bodies: ReadonlyMap<number, string>, marker: Entry): Promise<boolean>;
  /** Writes a note, in place of an older one of the same kind, key and table. */
  note(note: Note): Promise<void>;
  /** Removes a note, if it is there. */
  unnote(note: Omit<Note, 'at'>): Promise<void>;
  notes(query: NoteQuery): Promise<readonly Note[]>;
  /** How many notes of a kind and key are not older than a time. */
  countNotes(kind: Note['kind'], key: string, since: number): Promise<number>;
  /** Stores a snapshot in place of the last one of its table and build, and removes old ones of other builds. */
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  snapshot(table: string, build: string): Promise<string | null>;
  /** Stores a summary, unless a later one of its table is stored. */
  saveSummary(summary: Summary): Promise<void>;
  /** The summaries of these tables; those without one are left out. */
  summaries(tables: readonly string[]): Promise<ReadonlyMap<string, Summary>>;
  createGuest(guest: NewGuest): Promise<void>;
  renameGuest(id: string, name: string): Promise<void>;
  /** Replaces the hash of a guest's recovery code. */
  setRecovery(id: string, recovery: string): Promise<void>;
  /** Replaces a guest's notices, unless they are no longer what the caller has read; tells whether it did. */
  setNotices(id: string, read: string, notices: string): Promise<boolean>;
  guest(id: string): Promise<Guest | null>;
  guestByRecovery(recovery: string): Promise<Guest | null>;
  /** A secret of the house under a name: the one that was stored first, for all nodes the same. */
  secret(name: string, proposal: string): Promise<string>;
  /** Passes a word on to the other nodes; it may be lost. */
  say(text: string): void;
  /** Listens to the other nodes from now on. */
  listen(listener: StorageListener): Promise<void>;
  /** Answers when the storage can be read. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The storage is away, too slow or full: whether something was stored is not known, and it may be tried again. The message says why, in
 * a sentence that anybody may read; the cause is for the log.
 */
export class StorageDown extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
  }

  /** What whoever asked for something is told. */
  get advice(): string {
    return `${this.message} Please try again.`;
  }
}
