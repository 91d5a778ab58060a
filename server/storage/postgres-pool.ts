import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StorageDown } from './storage.ts';

/** How long a connection or a statement may take before the database counts as down, in milliseconds. */
const slowest = 5000;
/** How long we wait for a connection to end in good order, in milliseconds. */
const farewell = 1000;

/** How every connection is opened. A frozen database gives no error by itself, so both ends give up in time. */
export function connectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: slowest,
    query_timeout: slowest,
    statement_timeout: slowest,
    keepAlive: true,
    keepAliveInitialDelayMillis: slowest,
  };
}

/** Ends a connection. One that the database does not take leave of is left to itself. */
export async function endQuietly(connection: { end(): Promise<void> } | null): Promise<void> {
  const ended = connection?.end().catch(() => {});
  await Promise.race([ended, wait(farewell, undefined, { ref: false })]);
}

/** The connections for everything but entries. What fails because the database is away throws `StorageDown`. */
export class PostgresPool {
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.pool = new pg.Pool({ ...connectionTo(url), max: 6 });
    // A connection that is lost while it is idle is replaced when it is next needed.
    this.pool.on('error', () => {});
  }

  async query(statement: pg.QueryConfig | string, values?: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.pool.query(statement as string, values);
    } catch (error) {
      throw outageOf(error) ?? error;
    }
  }

  /** Runs all statements or none, and gives the result of the last one. */
  async together(statements: readonly pg.QueryConfig[]): Promise<pg.QueryResult | null> {
    let client: pg.PoolClient | null = null;
    let outage: StorageDown | null = null;
    try {
      client = await this.pool.connect();
      await client.query('BEGIN');
      let last: pg.QueryResult | null = null;
      for (const statement of statements) last = await client.query(statement);
      await client.query('COMMIT');
      return last;
    } catch (error) {
      outage = outageOf(error);
      if (!outage) await client?.query('ROLLBACK').catch(() => {});
      throw outage ?? error;
    } finally {
      // A connection that has failed is closed, not used again.
      client?.release(outage ?? false);
    }
  }

  end(): Promise<void> {
    return endQuietly(this.pool);
  }
}

/** What to tell when the database could not be reached, went away, is starting or takes too long; null for any other error. */
export function outageOf(error: unknown): StorageDown | null {
  if (error instanceof StorageDown) return error;
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (code === '53100') return new StorageDown('The disk of the database is full.', error);
  // Class 08: connection; 57P: shut down or starting; 57014: took too long; 53: out of resources; 58: the system; 25006: read only.
  // No code: the connection ended or took too long.
  const isOutage = code === '' || /^(08|57P|57014|53|58|25006)/.test(code) || /^E[A-Z]+$/.test(code);
  return isOutage ? new StorageDown('The database does not answer.', error) : null;
}
