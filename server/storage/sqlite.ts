import type { DatabaseSync } from 'node:sqlite';
import { GroupCommit } from './group-commit.ts';
import { guestOf, SqlPeople, type SqlRow, type Statement } from './sql-people.ts';
import { openDatabase } from './sqlite-file.ts';
import { outageOf } from './sqlite-outage.ts';
import {
  type Entry,
  type Guest,
  type NewGuest,
  type Note,
  type NoteQuery,
  otherBuilds,
  type Snapshot,
  type Storage,
  type StorageListener,
  type Summary,
} from './storage.ts';

/** The storage of a server that is alone: one file in the data folder, safe on the disk at every commit. */
export function openSqliteStorage(dataFolder: string, window = 2): Storage {
  return new SqliteStorage(openDatabase(dataFolder), window);
}

/** So many entries are looked at before others get their turn. */
const slice = 5000;

const entriesOfTable = 'entries WHERE place = (SELECT place FROM tables WHERE id = ?)';

class SqliteStorage implements Storage {
  readonly people = new SqlPeople({
    read: async ({ text, values }) => this.sql(text).all(...values),
    write: (statements) => this.writeTogether(statements),
  });
  private readonly database: DatabaseSync;
  private readonly commits: GroupCommit<() => boolean, boolean>;
  /** Whether the last attempt to write has failed because of the disk. */
  private isDown = false;
  private readonly prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();

  constructor(database: DatabaseSync, window: number) {
    this.database = database;
    this.commits = new GroupCommit((works) => this.writeAll(works), window);
  }

  append({ table, number, command, body }: Entry): Promise<boolean> {
    return this.commits.add(() => {
      if (number === 1) this.sql('INSERT INTO tables (id) VALUES (?) ON CONFLICT DO NOTHING').run(table);
      const { changes } = this.sql(
        `INSERT INTO entries (place, number, command, body) SELECT place, ?, ?, ? FROM tables WHERE id = ?
         ON CONFLICT (place, number) DO NOTHING`,
      ).run(number, command, body, table);
      if (changes === 1) return true;
      const stored = this.sql(`SELECT command FROM ${entriesOfTable} AND number = ?`).get(table, number);
      return stored?.['command'] === command;
    });
  }

  async read(table: string, after: number): Promise<readonly Entry[]> {
    const rows = this.sql(
      `SELECT number, command, body FROM ${entriesOfTable} AND number > ? ORDER BY number`,
    ).all(table, after);
    return rows.map((row) => ({
      table,
      number: Number(row['number']),
      command: String(row['command']),
      body: String(row['body']),
    }));
  }

  async heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for (const table of tables) {
      const head = this.sql(`SELECT max(number) AS head FROM ${entriesOfTable}`).get(table)?.['head'];
      if (typeof head === 'number') found.set(table, head);
    }
    return found;
  }

  async tablesWith(text: string): Promise<readonly string[]> {
    const last = Number(this.sql('SELECT max(rowid) AS last FROM entries').get()?.['last'] ?? 0);
    const found = new Set<string>();
    for (let from = 0; from < last; from += slice) {
      const rows = this.sql(
        `SELECT DISTINCT id FROM entries JOIN tables USING (place)
         WHERE entries.rowid > ? AND entries.rowid <= ? AND instr(body, ?) > 0`,
      ).all(from, from + slice, text);
      for (const row of rows) found.add(String(row['id']));
      // The file is read on the thread that answers everybody.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return [...found];
  }

  rewrite(bodies: ReadonlyMap<number, string>, { table, number, command, body }: Entry): Promise<boolean> {
    return this.commits.add(() => {
      const { changes } = this.sql(
        `INSERT INTO entries (place, number, command, body) SELECT place, ?, ?, ? FROM tables WHERE id = ?
         ON CONFLICT (place, number) DO NOTHING`,
      ).run(number, command, body, table);
      if (changes === 0) return false;
      const change = this.sql(
        'UPDATE entries SET body = ? WHERE place = (SELECT place FROM tables WHERE id = ?) AND number = ?',
      );
      for (const [of, text] of bodies) change.run(text, table, of);
      this.sql('DELETE FROM summaries WHERE tab = ?').run(table);
      return true;
    });
  }

  async note({ kind, key, table, at }: Note): Promise<void> {
    await this.write(
      'INSERT INTO notes (kind, key, tab, at) VALUES (?, ?, ?, ?) ON CONFLICT (kind, key, tab) DO UPDATE SET at = excluded.at',
      [kind, key, table, at],
    );
  }

  async unnote({ kind, key, table }: Omit<Note, 'at'>): Promise<void> {
    await this.write('DELETE FROM notes WHERE kind = ? AND key = ? AND tab = ?', [kind, key, table]);
  }

  async notes({ kind, key = '', until, limit }: NoteQuery): Promise<readonly Note[]> {
    const order = kind === 'wake' ? 'ASC' : 'DESC';
    const rows = this.sql(
      `SELECT tab, at FROM notes WHERE kind = ? AND key = ? AND at <= ? ORDER BY at ${order}, tab LIMIT ?`,
    ).all(kind, key, until ?? Number.MAX_SAFE_INTEGER, limit);
    return rows.map((row) => ({ kind, key, table: String(row['tab']), at: Number(row['at']) }));
  }

  async countNotes(kind: Note['kind'], key: string, since: number): Promise<number> {
    const counted = 'SELECT count(*) AS notes FROM notes WHERE kind = ? AND key = ? AND at >= ?';
    return Number(this.sql(counted).get(kind, key, since)?.['notes']);
  }

  async saveSnapshot({ table, build, at, body }: Snapshot): Promise<void> {
    await this.commits.add(() => {
      this.sql('INSERT OR REPLACE INTO snapshots (tab, build, at, body) VALUES (?, ?, ?, ?)').run(
        table,
        build,
        at,
        body,
      );
      this.sql('DELETE FROM snapshots WHERE tab = ? AND build <> ? AND at < ?').run(
        table,
        build,
        at - otherBuilds,
      );
      return true;
    });
  }

  async snapshot(table: string, build: string): Promise<string | null> {
    const row = this.sql('SELECT body FROM snapshots WHERE tab = ? AND build = ?').get(table, build);
    return row ? String(row['body']) : null;
  }

  async saveSummary({ table, number, body }: Summary): Promise<void> {
    await this.write(
      `INSERT INTO summaries (tab, number, body) VALUES (?, ?, ?)
       ON CONFLICT (tab) DO UPDATE SET number = excluded.number, body = excluded.body WHERE excluded.number >= number`,
      [table, number, body],
    );
  }

  async summaries(tables: readonly string[]): Promise<ReadonlyMap<string, Summary>> {
    const found = new Map<string, Summary>();
    for (const table of tables) {
      const row = this.sql('SELECT number, body FROM summaries WHERE tab = ?').get(table);
      if (row) found.set(table, { table, number: Number(row['number']), body: String(row['body']) });
    }
    return found;
  }

  async createGuest({ id, name, recovery, created, notices, address = '' }: NewGuest): Promise<void> {
    await this.write(
      'INSERT INTO guests (id, name, recovery, created, notices, address) VALUES (?, ?, ?, ?, ?, ?)',
      [id, name, recovery, created, notices, address],
    );
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.write('UPDATE guests SET name = ? WHERE id = ?', [name, id]);
  }

  async setRecovery(id: string, recovery: string): Promise<void> {
    await this.write('UPDATE guests SET recovery = ? WHERE id = ?', [recovery, id]);
  }

  setNotices(id: string, read: string, notices: string): Promise<boolean> {
    const update = 'UPDATE guests SET notices = ? WHERE id = ? AND notices = ?';
    return this.commits.add(() => this.sql(update).run(notices, id, read).changes === 1);
  }

  async guest(id: string): Promise<Guest | null> {
    const row = this.sql('SELECT * FROM guests WHERE id = ?').get(id);
    return row ? guestOf(row) : null;
  }

  async guestByRecovery(recovery: string): Promise<Guest | null> {
    const row = this.sql('SELECT * FROM guests WHERE recovery = ?').get(recovery);
    return row ? guestOf(row) : null;
  }

  async secret(name: string, proposal: string): Promise<string> {
    await this.write('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', [
      name,
      proposal,
    ]);
    return String(this.sql('SELECT value FROM secrets WHERE name = ?').get(name)?.['value']);
  }

  /** There is no other node. */
  say(_text: string): void {}

  async listen(_listener: StorageListener): Promise<void> {}

  async check(): Promise<void> {
    this.sql('SELECT 1').get();
    if (this.isDown) await this.tryToWrite();
  }

  async close(): Promise<void> {
    await this.commits.drain();
    this.prepared.clear();
    this.database.close();
  }

  private async writeTogether(statements: readonly Statement[]): Promise<readonly SqlRow[]> {
    let last: readonly SqlRow[] = [];
    await this.commits.add(() => {
      for (const { text, values } of statements) last = this.sql(text).all(...values);
      return true;
    });
    return last;
  }

  /** Reading works on a full disk, so something is written that takes several pages, and removed again. */
  private async tryToWrite(): Promise<void> {
    const row = ['a test of the disk', ' '.repeat(16_384)];
    await this.write('INSERT OR REPLACE INTO secrets (name, value) VALUES (?, ?)', row);
    await this.write('DELETE FROM secrets WHERE name = ?', row.slice(0, 1));
  }

  private async write(sql: string, values: readonly (string | number)[]): Promise<void> {
    await this.commits.add(() => {
      this.sql(sql).run(...values);
      return true;
    });
  }

  private writeAll(works: readonly (() => boolean)[]): readonly boolean[] {
    try {
      this.database.exec('BEGIN IMMEDIATE');
      const results = works.map((work) => work());
      this.database.exec('COMMIT');
      this.isDown = false;
      return results;
    } catch (error) {
      // A full disk has ended the transaction already.
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      const outage = outageOf(error);
      if (outage) this.isDown = true;
      throw outage ?? error;
    }
  }

  private sql(text: string): ReturnType<DatabaseSync['prepare']> {
    const known = this.prepared.get(text) ?? this.database.prepare(text);
    this.prepared.set(text, known);
    return known;
  }
}
