import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, ServerProblem } from '../problem.ts';
import { openFolder, ownFileAt } from './data-folder.ts';

/** What brings a database from one version of its schema to the next; the first makes it out of nothing. */
const migrations: readonly string[] = [
  'CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT',
  `CREATE TABLE entries (
     tab TEXT NOT NULL, number INTEGER NOT NULL, command TEXT NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (tab, number)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE notes (
     kind TEXT NOT NULL, key TEXT NOT NULL, tab TEXT NOT NULL, at INTEGER NOT NULL,
     PRIMARY KEY (kind, key, tab)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX notes_by_time ON notes (kind, key, at);
   CREATE TABLE guests (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, recovery TEXT NOT NULL UNIQUE, created INTEGER NOT NULL, notices TEXT NOT NULL
   ) STRICT;
   CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT`,
  // Entries one after the other as they come, whatever their table: what is stored together lies on few pages, and only those are written.
  `CREATE TABLE tables (place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE) STRICT;
   CREATE TABLE list (
     place INTEGER NOT NULL, number INTEGER NOT NULL, command TEXT NOT NULL, body TEXT NOT NULL
   ) STRICT;
   INSERT INTO tables (id) SELECT DISTINCT tab FROM entries;
   INSERT INTO list SELECT place, number, command, body FROM entries JOIN tables ON id = tab ORDER BY place, number;
   DROP TABLE entries;
   ALTER TABLE list RENAME TO entries;
   CREATE UNIQUE INDEX entries_by_table ON entries (place, number)`,
  `ALTER TABLE guests ADD COLUMN sessions INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE guests ADD COLUMN address TEXT NOT NULL DEFAULT '';
   CREATE TABLE recalls (guest TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
   CREATE INDEX recalls_by_time ON recalls (at);
   CREATE TABLE blocks (
     owner TEXT NOT NULL, guest TEXT NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (owner, guest)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE bans (
     kind TEXT NOT NULL, key TEXT NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (kind, key)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE reports (
     number INTEGER PRIMARY KEY, at INTEGER NOT NULL, reporter TEXT NOT NULL, about TEXT, tab TEXT NOT NULL,
     what TEXT NOT NULL, reason TEXT NOT NULL
   ) STRICT;
   CREATE INDEX reports_by_reporter ON reports (reporter, at)`,
  `CREATE TABLE snapshots (
     tab TEXT NOT NULL, build TEXT NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tab, build)
   ) STRICT;
   CREATE TABLE summaries (tab TEXT PRIMARY KEY, number INTEGER NOT NULL, body TEXT NOT NULL) STRICT, WITHOUT ROWID`,
  'CREATE TABLE deletions (guest TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID',
];

/** Where the database of a data folder stands. */
export function databaseFile(dataFolder: string): string {
  return join(resolve(dataFolder), 'holoboard.sqlite');
}

/** Opens the database in the data folder, makes both when they are missing, and brings the schema up to date. */
export function openDatabase(dataFolder: string): DatabaseSync {
  const file = databaseFile(openFolder(dataFolder));
  let database: DatabaseSync | null = null;
  try {
    // SQLite gives its log the rights of the database.
    ownFileAt(file);
    database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
    // So many pages are gathered before they are put in their places: most of them change often.
    database.exec('PRAGMA wal_autocheckpoint = 4000');
    migrate(database, file);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof ServerProblem) throw error;
    throw new ServerProblem(`The database ${file} cannot be used (${reasonOf(error)}).`);
  }
}

function migrate(database: DatabaseSync, file: string): void {
  // Taken before the version is read, so that two servers that start together do not migrate twice.
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(database);
    if (version > migrations.length)
      throw new ServerProblem(`The database ${file} was made by a later version of Holoboard than this one.`);
    if (version < migrations.length) {
      for (const step of migrations.slice(version)) database.exec(step);
      database.exec('DELETE FROM schema_version');
      database.prepare('INSERT INTO schema_version (version) VALUES (?)').run(migrations.length);
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** The version of the schema; 0 for a new database. */
export function versionOf(database: DatabaseSync): number {
  const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'").get();
  if (!table) return 0;
  return Number(
    database.prepare('SELECT max(version) AS version FROM schema_version').get()?.['version'] ?? 0,
  );
}
