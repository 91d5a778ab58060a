import type { Ban, Block, PeopleStorage, Report } from './people.ts';
import { keptRecalls } from './people.ts';
import type { Guest } from './storage.ts';

type Value = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;

/** A statement that both databases understand, with a `?` for each value. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/** Runs statements; what was written is safe on the disk when the promise is kept. */
export interface Sql {
  read(statement: Statement): Promise<readonly SqlRow[]>;
  /** Runs all of them or none, and gives the rows of the last one. */
  write(statements: readonly Statement[]): Promise<readonly SqlRow[]>;
}

const statement = (text: string, ...values: readonly Value[]): Statement => ({ text, values });

/** What is stored about people, in either database. */
export class SqlPeople implements PeopleStorage {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async endSessions(guest: string): Promise<number> {
    const [row] = await this.sql.write([
      statement('UPDATE guests SET sessions = sessions + 1 WHERE id = ? RETURNING sessions', guest),
    ]);
    return Number(row?.['sessions'] ?? 0);
  }

  async setAddress(guest: string, mark: string): Promise<void> {
    await this.sql.write([statement('UPDATE guests SET address = ? WHERE id = ?', mark, guest)]);
  }

  async guests(ids: readonly string[]): Promise<ReadonlyMap<string, Guest>> {
    if (ids.length === 0) return new Map();
    const marks = ids.map(() => '?').join(', ');
    const rows = await this.sql.read(statement(`SELECT * FROM guests WHERE id IN (${marks})`, ...ids));
    return new Map(rows.map(guestOf).map((guest) => [guest.id, guest]));
  }

  async findGuests(text: string, limit: number): Promise<readonly Guest[]> {
    const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const rows = await this.sql.read(
      statement(
        `SELECT * FROM guests WHERE lower(name) LIKE ? ESCAPE '\\' OR id = ? ORDER BY created DESC, id LIMIT ?`,
        pattern,
        text,
        limit,
      ),
    );
    return rows.map(guestOf);
  }

  async removeGuest(id: string, at: number): Promise<void> {
    await this.sql.write([
      statement("DELETE FROM notes WHERE kind = 'guest' AND key = ?", id),
      statement('DELETE FROM blocks WHERE owner = ? OR guest = ?', id, id),
      statement('DELETE FROM reports WHERE reporter = ?', id),
      statement("UPDATE reports SET what = '' WHERE about = ?", id),
      statement('DELETE FROM guests WHERE id = ?', id),
      statement('INSERT INTO deletions (guest, at) VALUES (?, ?) ON CONFLICT DO NOTHING', id, at),
    ]);
  }

  async deletions(until: number): Promise<readonly string[]> {
    const rows = await this.sql.read(
      statement('SELECT guest FROM deletions WHERE at <= ? ORDER BY at, guest', until),
    );
    return rows.map((row) => String(row['guest']));
  }

  async endDeletion(guest: string): Promise<void> {
    await this.sql.write([statement('DELETE FROM deletions WHERE guest = ?', guest)]);
  }

  async usedTables(limit: number): Promise<readonly { readonly table: string; readonly at: number }[]> {
    const rows = await this.sql.read(
      statement(
        "SELECT tab, max(at) AS latest FROM notes WHERE kind = 'guest' GROUP BY tab ORDER BY latest DESC, tab LIMIT ?",
        limit,
      ),
    );
    return rows.map((row) => ({ table: String(row['tab']), at: Number(row['latest']) }));
  }

  async recall(guest: string, at: number): Promise<void> {
    await this.sql.write([
      statement('DELETE FROM recalls WHERE at < ?', at - keptRecalls),
      statement('INSERT INTO recalls (guest, at) VALUES (?, ?)', guest, at),
    ]);
  }

  async recalled(since: number): Promise<readonly { readonly guest: string; readonly at: number }[]> {
    const rows = await this.sql.read(statement('SELECT guest, at FROM recalls WHERE at >= ?', since));
    return rows.map((row) => ({ guest: String(row['guest']), at: Number(row['at']) }));
  }

  async block(owner: string, { guest, name, at }: Block): Promise<void> {
    await this.sql.write([
      statement(
        `INSERT INTO blocks (owner, guest, name, at) VALUES (?, ?, ?, ?)
         ON CONFLICT (owner, guest) DO UPDATE SET name = excluded.name, at = excluded.at`,
        owner,
        guest,
        name,
        at,
      ),
    ]);
  }

  async unblock(owner: string, guest: string): Promise<void> {
    await this.sql.write([statement('DELETE FROM blocks WHERE owner = ? AND guest = ?', owner, guest)]);
  }

  async blocks(owner: string): Promise<readonly Block[]> {
    const rows = await this.sql.read(
      statement('SELECT guest, name, at FROM blocks WHERE owner = ? ORDER BY at DESC, guest', owner),
    );
    return rows.map((row) => ({
      guest: String(row['guest']),
      name: String(row['name']),
      at: Number(row['at']),
    }));
  }

  async isBlocked(owner: string, guest: string): Promise<boolean> {
    const rows = await this.sql.read(
      statement('SELECT 1 AS blocked FROM blocks WHERE owner = ? AND guest = ?', owner, guest),
    );
    return rows.length > 0;
  }

  async ban({ kind, key, reason, at }: Ban): Promise<void> {
    await this.sql.write([
      statement(
        `INSERT INTO bans (kind, key, reason, at) VALUES (?, ?, ?, ?)
         ON CONFLICT (kind, key) DO UPDATE SET reason = excluded.reason, at = excluded.at`,
        kind,
        key,
        reason,
        at,
      ),
    ]);
  }

  async unban(kind: Ban['kind'], key: string): Promise<boolean> {
    const removed = 'DELETE FROM bans WHERE kind = ? AND key = ? RETURNING key';
    return (await this.sql.write([statement(removed, kind, key)])).length > 0;
  }

  async bans(): Promise<readonly Ban[]> {
    const rows = await this.sql.read(
      statement('SELECT kind, key, reason, at FROM bans ORDER BY at DESC, key'),
    );
    return rows.map((row) => ({
      kind: row['kind'] === 'address' ? 'address' : 'guest',
      key: String(row['key']),
      reason: String(row['reason']),
      at: Number(row['at']),
    }));
  }

  async report({ at, by, about, table, what, reason }: Omit<Report, 'number'>): Promise<void> {
    const added = 'INSERT INTO reports (at, reporter, about, tab, what, reason) VALUES (?, ?, ?, ?, ?, ?)';
    await this.sql.write([statement(added, at, by, about, table, what, reason)]);
  }

  async reports(limit: number): Promise<readonly Report[]> {
    const rows = await this.sql.read(statement('SELECT * FROM reports ORDER BY number DESC LIMIT ?', limit));
    return rows.map((row) => ({
      number: Number(row['number']),
      at: Number(row['at']),
      by: String(row['reporter']),
      about: row['about'] === null ? null : String(row['about']),
      table: String(row['tab']),
      what: String(row['what']),
      reason: String(row['reason']),
    }));
  }

  async countReports(by: string, since: number): Promise<number> {
    const [row] = await this.sql.read(
      statement('SELECT count(*) AS reports FROM reports WHERE reporter = ? AND at >= ?', by, since),
    );
    return Number(row?.['reports']);
  }
}

/** A guest out of a row of either database. */
export function guestOf(row: SqlRow): Guest {
  return {
    id: String(row['id']),
    name: String(row['name']),
    recovery: String(row['recovery']),
    created: Number(row['created']),
    notices: String(row['notices']),
    sessions: Number(row['sessions']),
    address: String(row['address']),
  };
}
