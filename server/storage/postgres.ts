import { randomBytes } from 'node:crypto';
import { codeOf, reasonOf, ServerProblem } from '../problem.ts';
import { GroupCommit } from './group-commit.ts';
import { listenTo, type PostgresEars } from './postgres-listener.ts';
import { PostgresPool } from './postgres-pool.ts';
import { migratePostgres } from './postgres-schema.ts';
import { PostgresWriter } from './postgres-writer.ts';
import { guestOf, SqlPeople } from './sql-people.ts';
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

/** So many tables are looked through at once. */
const slice = 200;

/** How long passing words are gathered before they are sent, in milliseconds. */
const wordWindow = 100;

/** Opens the storage that several nodes share: one PostgreSQL. Throws a `ServerProblem` when it cannot be reached. */
export async function openPostgresStorage(url: string, window = 2): Promise<Storage> {
  try {
    await migratePostgres(url);
  } catch (error) {
    if (error instanceof ServerProblem) throw error;
    throw new ServerProblem(`The PostgreSQL database cannot be used (${reasonOf(error)}).`);
  }
  return new PostgresStorage(url, window);
}

class PostgresStorage implements Storage {
  readonly people = new SqlPeople({
    read: async (statement) => (await this.pool.query(numbered(statement))).rows,
    write: async (statements) => (await this.pool.together(statements.map(numbered)))?.rows ?? [],
  });
  /** Tells this node's announcements from those of others. */
  private readonly node = randomBytes(6).toString('base64url');
  private readonly url: string;
  private readonly pool: PostgresPool;
  private readonly writer: PostgresWriter;
  private readonly commits: GroupCommit<Entry, boolean>;
  private readonly words: GroupCommit<string, undefined>;
  private ears: PostgresEars | null = null;

  constructor(url: string, window: number) {
    this.url = url;
    this.pool = new PostgresPool(url);
    this.writer = new PostgresWriter(url, this.node);
    this.commits = new GroupCommit((entries) => this.writer.append(entries), window);
    this.words = new GroupCommit((texts) => this.sayAll(texts), wordWindow);
  }

  append(entry: Entry): Promise<boolean> {
    return this.commits.add(entry);
  }

  async read(table: string, after: number): Promise<readonly Entry[]> {
    const { rows } = await this.pool.query({
      name: 'read',
      text: 'SELECT number, command, body FROM entries WHERE tab = $1 AND number > $2 ORDER BY number',
      values: [table, after],
    });
    return rows.map((row: Omit<Entry, 'table'>) => ({ table, ...row }));
  }

  async heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tables.length === 0) return new Map();
    const { rows } = await this.pool.query({
      name: 'heads',
      text: `SELECT t AS tab, (SELECT max(number) FROM entries WHERE tab = t) AS head FROM unnest($1::text[]) AS t`,
      values: [tables],
    });
    return new Map(rows.flatMap(({ tab, head }) => (head === null ? [] : [[tab, head] as const])));
  }

  async tablesWith(text: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (let after = ''; ; ) {
      const { rows: ids } = await this.pool.query(
        'SELECT DISTINCT tab FROM entries WHERE tab > $1 ORDER BY tab LIMIT $2',
        [after, slice],
      );
      const last: string | undefined = ids.at(-1)?.tab;
      if (last === undefined) return found;
      const { rows } = await this.pool.query(
        'SELECT DISTINCT tab FROM entries WHERE tab > $1 AND tab <= $2 AND strpos(body, $3) > 0',
        [after, last, text],
      );
      found.push(...rows.map(({ tab }) => tab));
      after = last;
    }
  }

  async rewrite(bodies: ReadonlyMap<number, string>, marker: Entry): Promise<boolean> {
    const { table, number, command, body } = marker;
    const statements = [
      {
        text: `WITH added AS (INSERT INTO entries (tab, number, command, body) VALUES (?, ?, ?, ?) RETURNING *)
               SELECT pg_notify('holoboard_entries', concat_ws(E'\\t', ?::text, tab, number, command, body)) FROM added`,
        values: [table, number, command, body, this.node],
      },
      {
        text: `UPDATE entries SET body = given.b FROM unnest(?::int[], ?::text[]) AS given(n, b)
               WHERE tab = ? AND number = given.n`,
        values: [[...bodies.keys()], [...bodies.values()], table],
      },
      { text: 'DELETE FROM summaries WHERE tab = ?', values: [table] },
    ];
    try {
      await this.pool.together(statements.map(numbered));
      return true;
    } catch (error) {
      // Another entry has the number, and nothing was changed.
      if (codeOf(error) === '23505') return false;
      throw error;
    }
  }

  async note({ kind, key, table, at }: Note): Promise<void> {
    await this.pool.query(
      'INSERT INTO notes (kind, key, tab, at) VALUES ($1, $2, $3, $4) ON CONFLICT (kind, key, tab) DO UPDATE SET at = excluded.at',
      [kind, key, table, at],
    );
  }

  async unnote({ kind, key, table }: Omit<Note, 'at'>): Promise<void> {
    await this.pool.query('DELETE FROM notes WHERE kind = $1 AND key = $2 AND tab = $3', [kind, key, table]);
  }

  async notes({ kind, key = '', until, limit }: NoteQuery): Promise<readonly Note[]> {
    const order = kind === 'wake' ? 'ASC' : 'DESC';
    const { rows } = await this.pool.query(
      `SELECT tab, at FROM notes WHERE kind = $1 AND key = $2 AND at <= $3 ORDER BY at ${order}, tab LIMIT $4`,
      [kind, key, until ?? Number.MAX_SAFE_INTEGER, limit],
    );
    return rows.map(({ tab, at }) => ({ kind, key, table: tab, at: Number(at) }));
  }

  async countNotes(kind: Note['kind'], key: string, since: number): Promise<number> {
    const { rows } = await this.pool.query(
      'SELECT count(*) AS notes FROM notes WHERE kind = $1 AND key = $2 AND at >= $3',
      [kind, key, since],
    );
    return Number(rows[0].notes);
  }

  async saveSnapshot({ table, build, at, body }: Snapshot): Promise<void> {
    await this.pool.query({
      name: 'saveSnapshot',
      text: `WITH removed AS (DELETE FROM snapshots WHERE tab = $1 AND build <> $2 AND at < $5)
        INSERT INTO snapshots (tab, build, at, body) VALUES ($1, $2, $3, $4)
        ON CONFLICT (tab, build) DO UPDATE SET at = excluded.at, body = excluded.body`,
      values: [table, build, at, body, at - otherBuilds],
    });
  }

  async snapshot(table: string, build: string): Promise<string | null> {
    const text = 'SELECT body FROM snapshots WHERE tab = $1 AND build = $2';
    const { rows } = await this.pool.query({ name: 'snapshot', text, values: [table, build] });
    return rows[0]?.body ?? null;
  }

  async saveSummary({ table, number, body }: Summary): Promise<void> {
    await this.pool.query({
      name: 'saveSummary',
      text: `INSERT INTO summaries AS stored (tab, number, body) VALUES ($1, $2, $3)
        ON CONFLICT (tab) DO UPDATE SET number = excluded.number, body = excluded.body WHERE excluded.number >= stored.number`,
      values: [table, number, body],
    });
  }

  async summaries(tables: readonly string[]): Promise<ReadonlyMap<string, Summary>> {
    const text = 'SELECT tab, number, body FROM summaries WHERE tab = ANY($1::text[])';
    const { rows } = await this.pool.query({ name: 'summaries', text, values: [tables] });
    return new Map(rows.map(({ tab, number, body }) => [tab, { table: tab, number, body }]));
  }

  async createGuest({ id, name, recovery, created, notices, address = '' }: NewGuest): Promise<void> {
    await this.pool.query(
      'INSERT INTO guests (id, name, recovery, created, notices, address) VALUES ($1, $2, $3, $4, $5, $6)',
      [id, name, recovery, created, notices, address],
    );
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.pool.query('UPDATE guests SET name = $1 WHERE id = $2', [name, id]);
  }

  async setRecovery(id: string, recovery: string): Promise<void> {
    await this.pool.query('UPDATE guests SET recovery = $1 WHERE id = $2', [recovery, id]);
  }

  async setNotices(id: string, read: string, notices: string): Promise<boolean> {
    const update = 'UPDATE guests SET notices = $1 WHERE id = $2 AND notices = $3';
    return (await this.pool.query(update, [notices, id, read])).rowCount === 1;
  }

  async guest(id: string): Promise<Guest | null> {
    const { rows } = await this.pool.query('SELECT * FROM guests WHERE id = $1', [id]);
    return rows[0] ? guestOf(rows[0]) : null;
  }

  async guestByRecovery(recovery: string): Promise<Guest | null> {
    const { rows } = await this.pool.query('SELECT * FROM guests WHERE recovery = $1', [recovery]);
    return rows[0] ? guestOf(rows[0]) : null;
  }

  async secret(name: string, proposal: string): Promise<string> {
    await this.pool.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      proposal,
    ]);
    const { rows } = await this.pool.query('SELECT value FROM secrets WHERE name = $1', [name]);
    return rows[0].value;
  }

  say(text: string): void {
    // Words may be lost; what matters is stored.
    this.words.add(text).catch(() => {});
  }

  async listen(listener: StorageListener): Promise<void> {
    this.ears = await listenTo(this.url, this.node, listener);
  }

  async check(): Promise<void> {
    await this.pool.query('SELECT 1');
  }

  async close(): Promise<void> {
    this.writer.giveUp();
    await this.commits.drain();
    await this.words.drain();
    await this.ears?.close();
    await this.writer.close();
    await this.pool.end();
  }

  private async sayAll(texts: readonly string[]): Promise<readonly undefined[]> {
    // The same payload said twice in one transaction would be told once: that is all right for words.
    await this.pool.query(
      "SELECT pg_notify('holoboard_words', $1 || E'\\t' || word) FROM unnest($2::text[]) AS word",
      [this.node, texts],
    );
    return [];
  }
}

/** A statement whose values may be lists. */
interface Numberable {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A statement as PostgreSQL wants it: its values are numbered. */
function numbered({ text, values }: Numberable) {
  let next = 0;
  return { text: text.replace(/\?/g, () => `$${++next}`), values: [...values] };
}
