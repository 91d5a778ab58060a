import type { Guest } from './storage.ts';

/** Somebody whom a guest does not want at their own tables. */
export interface Block {
  readonly guest: string;
  /** The name the blocked guest had then. */
  readonly name: string;
  readonly at: number;
}

/** Somebody whom the operator keeps out: a guest, or everybody from an address, which is known by its mark. */
export interface Ban {
  readonly kind: 'guest' | 'address';
  readonly key: string;
  readonly reason: string;
  readonly at: number;
}

/** What somebody wants the operator to look at. */
export interface Report {
  readonly number: number;
  readonly at: number;
  /** Who reports, and whom; nobody when the table as a whole is meant. */
  readonly by: string;
  readonly about: string | null;
  readonly table: string;
  /** What was seen: a name, a line of the chat; as the server knows it. */
  readonly what: string;
  readonly reason: string;
}

/** What is stored about people beside their own rows. */
export interface PeopleStorage {
  /** Makes all sessions of a guest void; gives the number that new ones carry. */
  endSessions(guest: string): Promise<number>;
  /** Keeps the mark of the address that a guest last came from. */
  setAddress(guest: string, mark: string): Promise<void>;
  guests(ids: readonly string[]): Promise<ReadonlyMap<string, Guest>>;
  /** The latest guests whose name holds a text, or whose id it is. */
  findGuests(text: string, limit: number): Promise<readonly Guest[]>;
  /**
   * Removes a guest and everything that leads to one: notes, blocks by and of the guest, reports by the guest. That the guest must also
   * be taken out of tables is noted until it is done.
   */
  removeGuest(id: string, at: number): Promise<void>;
  /** The guests who were removed until a time and must still be taken out of tables. */
  deletions(until: number): Promise<readonly string[]>;
  endDeletion(guest: string): Promise<void>;

  /** The tables that people have opened or sat down at last, the latest first. */
  usedTables(limit: number): Promise<readonly { readonly table: string; readonly at: number }[]>;

  /** Every open connection of a guest is to be ended and everything checked anew: all nodes look for these. */
  recall(guest: string, at: number): Promise<void>;
  /** Who was recalled since a time. */
  recalled(since: number): Promise<readonly { readonly guest: string; readonly at: number }[]>;

  block(owner: string, block: Block): Promise<void>;
  unblock(owner: string, guest: string): Promise<void>;
  /** Whom a guest has blocked, the latest first. */
  blocks(owner: string): Promise<readonly Block[]>;
  isBlocked(owner: string, guest: string): Promise<boolean>;

  ban(ban: Ban): Promise<void>;
  /** Lifts a ban; tells whether there was one. */
  unban(kind: Ban['kind'], key: string): Promise<boolean>;
  bans(): Promise<readonly Ban[]>;

  report(report: Omit<Report, 'number'>): Promise<void>;
  /** The latest reports first. */
  reports(limit: number): Promise<readonly Report[]>;
  countReports(by: string, since: number): Promise<number>;
}

/** Recalls are kept this long, in milliseconds; every node has looked for them by then. */
export const keptRecalls = 3_600_000;
