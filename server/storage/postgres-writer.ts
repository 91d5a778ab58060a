import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo, endQuietly, outageOf } from './postgres-pool.ts';
import type { Entry } from './storage.ts';

/** How long a batch is tried again while the database does not answer, in milliseconds. */
const patience = 20_000;
const betweenTries = 100;

/**
 * Stores a batch and announces what was accepted, in one statement and one transaction. All nodes take the keys in the same order, so
 * none waits for another in a circle. NOTIFY takes a lock over the whole database until the commit, so there is one for many entries,
 * in pieces below the 8,000 bytes it can carry; what is long is announced without its body.
 */
const appendText = `
  WITH stored AS (
    INSERT INTO entries (tab, number, command, body)
    SELECT t, n, c, b FROM unnest($1::text[], $2::int[], $3::text[], $4::text[]) AS given(t, n, c, b)
    ORDER BY t COLLATE "C", n
    ON CONFLICT (tab, number) DO NOTHING RETURNING *),
  lines AS (
    SELECT command,
      concat_ws(E'\\t', $5::text, tab, number, command, CASE WHEN octet_length(body) <= 850 THEN body ELSE '' END) AS line
    FROM stored),
  pieces AS (SELECT command, line, (sum(octet_length(line) + 1) OVER (ORDER BY command)) / 7000 AS piece FROM lines)
  SELECT string_agg(command, ',') AS commands, pg_notify('holoboard_entries', string_agg(line, E'\\n'))
  FROM pieces GROUP BY piece`;

/** Who holds the numbers that were not given to us: it may have been ourselves, before a connection was lost. */
const holdersText = `
  SELECT command FROM entries
  WHERE (tab, number) IN (SELECT * FROM unnest($1::text[], $2::int[])) AND command = ANY($3::text[])`;

/** The one connection of a node that stores entries: one batch after the other, never two at once. */
export class PostgresWriter {
  private readonly url: string;
  private readonly node: string;
  private client: pg.Client | null = null;
  private closing = false;

  constructor(url: string, node: string) {
    this.url = url;
    this.node = node;
  }

  /** Stores a batch, and tells of each entry whether it is stored. Tries again, unchanged, when the connection is lost. */
  async append(entries: readonly Entry[]): Promise<readonly boolean[]> {
    const end = Date.now() + patience;
    for (;;) {
      try {
        return await this.appendOnce(entries);
      } catch (error) {
        const outage = outageOf(error);
        if (!outage) throw error;
        await this.drop();
        if (this.closing || Date.now() > end) throw outage;
        await wait(betweenTries);
      }
    }
  }

  /** From now on nothing is tried again. */
  giveUp(): void {
    this.closing = true;
  }

  close(): Promise<void> {
    return this.drop();
  }

  private async appendOnce(entries: readonly Entry[]): Promise<readonly boolean[]> {
    const client = await this.connected();
    const tables = entries.map(({ table }) => table);
    const numbers = entries.map(({ number }) => number);
    const commands = entries.map(({ command }) => command);
    const bodies = entries.map(({ body }) => body);
    const { rows } = await client.query({
      name: 'append',
      text: appendText,
      values: [tables, numbers, commands, bodies, this.node],
    });
    const stored = new Set(rows.flatMap((row: { commands: string }) => row.commands.split(',')));
    if (stored.size < entries.length) {
      const held = await client.query({
        name: 'holders',
        text: holdersText,
        values: [tables, numbers, commands],
      });
      for (const { command } of held.rows) stored.add(command);
    }
    return commands.map((command) => stored.has(command));
  }

  private async connected(): Promise<pg.Client> {
    if (this.client) return this.client;
    const client = new pg.Client(connectionTo(this.url));
    client.on('error', () => {
      if (this.client === client) this.client = null;
    });
    await client.connect();
    this.client = client;
    return client;
  }

  private async drop(): Promise<void> {
    const { client } = this;
    this.client = null;
    await endQuietly(client);
  }
}
