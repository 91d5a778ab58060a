import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { addressMark } from './addresses.ts';
import { readSummary, type TableSummary } from './host/summary.ts';
import { ServerProblem } from './problem.ts';
import type { Ban, Report } from './storage/people.ts';
import { openPostgresStorage } from './storage/postgres.ts';
import { openSqliteStorage } from './storage/sqlite.ts';
import { databaseFile } from './storage/sqlite-file.ts';
import type { Guest, Storage } from './storage/storage.ts';

/** A table that somebody has used lately; nothing is known of one that no list has shown yet. */
export interface UsedTable {
  readonly id: string;
  readonly at: number;
  readonly summary: TableSummary | null;
}

/** The longest reason of a ban: it must fit where a connection is closed, behind the words before it. */
const longestReason = 70;

/** What the operator of a server can look at and do, also while the server runs. */
export class Operator {
  private readonly storage: Storage;
  private readonly now: () => number;

  private constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  /** Opens the database of a server: a PostgreSQL, or the one in a data folder. Throws a `ServerProblem`. */
  static async open(dataFolder: string, database: string | undefined): Promise<Operator> {
    if (database) return new Operator(await openPostgresStorage(database), Date.now);
    if (!existsSync(databaseFile(dataFolder)))
      throw new ServerProblem(`There is no database in the folder ${dataFolder}.`);
    return new Operator(openSqliteStorage(dataFolder), Date.now);
  }

  close(): Promise<void> {
    return this.storage.close();
  }

  /** The tables that were opened or sat down at last. */
  async tables(limit: number): Promise<readonly UsedTable[]> {
    const used = await this.storage.people.usedTables(limit);
    const summaries = await this.storage.summaries(used.map(({ table }) => table));
    return used.map(({ table, at }) => {
      const stored = summaries.get(table);
      return { id: table, at, summary: stored ? readSummary(stored.body) : null };
    });
  }

  /** The latest guests, or those whose name holds a text or whose id it is. */
  guests(text: string, limit: number): Promise<readonly Guest[]> {
    return this.storage.people.findGuests(text, limit);
  }

  reports(limit: number): Promise<readonly Report[]> {
    return this.storage.people.reports(limit);
  }

  bans(): Promise<readonly Ban[]> {
    return this.storage.people.bans();
  }

  /** Keeps a guest out, or an address; with the guest also the address they last came from. Gives what was banned. */
  async ban(who: string, reason: string, withAddress: boolean): Promise<readonly Ban[]> {
    if (reason.trim() === '' || Buffer.byteLength(reason) > longestReason)
      throw new ServerProblem(`A reason has 1 to ${longestReason} letters.`);
    const { people } = this.storage;
    const found = await this.kept(who, withAddress);
    const bans = found.map((ban) => ({ ...ban, reason, at: this.now() }));
    for (const ban of bans) await people.ban(ban);
    return bans;
  }

  /** Lets a guest or an address in again, by whatever it was banned as; tells whether there was such a ban. */
  async unban(who: string): Promise<boolean> {
    const { people } = this.storage;
    if (isIP(who) !== 0) return people.unban('address', await this.markOf(who));
    const guest = await people.unban('guest', who);
    return (await people.unban('address', who)) || guest;
  }

  private async kept(who: string, withAddress: boolean): Promise<readonly Pick<Ban, 'kind' | 'key'>[]> {
    if (isIP(who) !== 0) return [{ kind: 'address', key: await this.markOf(who) }];
    const guest = await this.storage.guest(who);
    if (!guest) throw new ServerProblem(`There is no guest with the id '${who.slice(0, 40)}'.`);
    if (withAddress && guest.address === '')
      throw new ServerProblem('It is not known which address this guest came from.');
    return [
      { kind: 'guest', key: guest.id },
      ...(withAddress ? [{ kind: 'address', key: guest.address } as const] : []),
    ];
  }

  private async markOf(address: string): Promise<string> {
    return addressMark(await this.storage.secret('addresses', randomBytes(32).toString('hex')), address);
  }
}
