import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { reasonOf } from '../problem.ts';
import { openDatabase } from './sqlite-file.ts';
import type { SqliteAnswer, SqliteWrite } from './sqlite-writes.ts';

/* A thread that writes: it waits for the disk, so that whoever hosts tables does not have to. */

const database = openDatabase(workerData as string);
const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();

function statement(sql: string): ReturnType<DatabaseSync['prepare']> {
  const known = prepared.get(sql) ?? database.prepare(sql);
  prepared.set(sql, known);
  return known;
}

function write({ sql, values, known }: SqliteWrite): boolean {
  if (statement(sql).run(...values).changes > 0 || !known) return true;
  return statement(known.sql).get(...known.values) !== undefined;
}

function writeAll(writes: readonly SqliteWrite[]): SqliteAnswer {
  try {
    database.exec('BEGIN IMMEDIATE');
    const done = writes.map(write);
    database.exec('COMMIT');
    return { done };
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    return { problem: reasonOf(error) };
  }
}

parentPort?.on('message', (writes: readonly SqliteWrite[] | null) => {
  if (writes) {
    parentPort?.postMessage(writeAll(writes));
    return;
  }
  prepared.clear();
  database.close();
  parentPort?.close();
});
