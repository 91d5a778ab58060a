import pg from 'pg';
import { ServerProblem } from '../problem.ts';
import { endQuietly } from './postgres-pool.ts';

/** What brings a database from one version of its schema to the next; the first makes it out of nothing. */
const migrations: readonly string[] = [
  `CREATE TABLE schema_version (version int NOT NULL);
   CREATE TABLE entries (
     tab text COLLATE "C" NOT NULL, number int NOT NULL, command text COLLATE "C" NOT NULL, body text NOT NULL,
     PRIMARY KEY (tab, number)
   );
   CREATE TABLE notes (
     kind text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, tab text COLLATE "C" NOT NULL, at bigint NOT NULL,
     PRIMARY KEY (kind, key, tab)
   );
   CREATE INDEX notes_by_time ON notes (kind, key, at);
   CREATE TABLE guests (
     id text PRIMARY KEY, name text NOT NULL, recovery text NOT NULL UNIQUE, created bigint NOT NULL, notices text NOT NULL
   );
   CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL)`,
  `ALTER TABLE guests ADD COLUMN sessions int NOT NULL DEFAULT 0;
   ALTER TABLE guests ADD COLUMN address text NOT NULL DEFAULT '';
   CREATE TABLE recalls (guest text NOT NULL, at bigint NOT NULL);
   CREATE INDEX recalls_by_time ON recalls (at);
   CREATE TABLE blocks (
     owner text NOT NULL, guest text NOT NULL, name text NOT NULL, at bigint NOT NULL, PRIMARY KEY (owner, guest)
   );
   CREATE TABLE bans (kind text NOT NULL, key text NOT NULL, reason text NOT NULL, at bigint NOT NULL, PRIMARY KEY (kind, key));
   CREATE TABLE reports (
     number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at bigint NOT NULL, reporter text NOT NULL, about text,
     tab text NOT NULL, what text NOT NULL, reason text NOT NULL
   );
   CREATE INDEX reports_by_reporter ON reports (reporter, at)`,
  `CREATE TABLE snapshots (
     tab text COLLATE "C" NOT NULL, build text COLLATE "C" NOT NULL, at bigint NOT NULL, body text NOT NULL,
     PRIMARY KEY (tab, build)
   );
   CREATE TABLE summaries (tab text COLLATE "C" PRIMARY KEY, number int NOT NULL, body text NOT NULL)`,
  'CREATE TABLE deletions (guest text PRIMARY KEY, at bigint NOT NULL)',
];

/** A number of our own, so that nodes that start together do not migrate twice. */
const migrationLock = 4_700_001;

/** Brings the schema up to date. */
export async function migratePostgres(url: string): Promise<void> {
  // Without a limit on statements: another node may be migrating, and a large database takes its time.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    const { rows } = await client.query("SELECT to_regclass('schema_version') IS NOT NULL AS there");
    const version = rows[0].there
      ? Number((await client.query('SELECT max(version) AS version FROM schema_version')).rows[0].version)
      : 0;
    if (version > migrations.length)
      throw new ServerProblem(
        'The PostgreSQL database was made by a later version of Holoboard than this one.',
      );
    if (version < migrations.length) {
      for (const step of migrations.slice(version)) await client.query(step);
      await client.query('DELETE FROM schema_version');
      await client.query('INSERT INTO schema_version (version) VALUES ($1)', [migrations.length]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    await endQuietly(client);
  }
}
