import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo, endQuietly } from './postgres-pool.ts';
import type { StorageListener } from './storage.ts';

/** How often the connection is proved to be alive, in milliseconds: a dead one gives no error by itself. */
const heartbeat = 5000;
const betweenTries = 200;

/** A connection that listens, and a way to end it. */
export interface PostgresEars {
  close(): Promise<void>;
}

/**
 * Listens to the other nodes on a connection of its own that is never in a transaction. When it is lost, listening comes first and the
 * gap is told after, so that nothing can fall in between.
 */
export async function listenTo(url: string, node: string, listener: StorageListener): Promise<PostgresEars> {
  let client: pg.Client | null = null;
  let closed = false;
  const open = async (): Promise<void> => {
    const fresh = new pg.Client(connectionTo(url));
    fresh.on('error', () => void lose(fresh));
    fresh.on('end', () => void lose(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => hear(node, channel, payload, listener));
    try {
      await fresh.connect();
      await fresh.query('LISTEN holoboard_entries; LISTEN holoboard_words');
    } catch (error) {
      await endQuietly(fresh);
      throw error;
    }
    client = fresh;
  };
  const lose = async (lost: pg.Client): Promise<void> => {
    if (client !== lost) return;
    client = null;
    await endQuietly(lost);
    while (!closed && !client) {
      try {
        await open();
        listener.gap();
      } catch {
        await wait(betweenTries);
      }
    }
  };
  await open();
  const timer = setInterval(() => {
    const asked = client;
    if (!asked) return;
    // It is refused when no answer comes in time.
    asked.query('SELECT 1').catch(() => lose(asked));
  }, heartbeat);
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      const last = client;
      client = null;
      await endQuietly(last);
    },
  };
}

function hear(node: string, channel: string, payload: string, listener: StorageListener): void {
  if (channel === 'holoboard_words') {
    const [from, ...text] = payload.split('\t');
    if (from !== node) listener.word(text.join('\t'));
    return;
  }
  for (const line of payload.split('\n')) {
    const [from, table = '', number, command = '', body = ''] = line.split('\t');
    if (from !== node)
      listener.entry({ table, number: Number(number), command, body: body === '' ? null : body });
  }
}
