import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@holoboard/server';

/** Credit that no load of ours uses up: everybody comes from one address. */
const plenty = { most: 1_000_000_000, perSecond: 1_000_000_000 };

/** Starts our own server as `npm start` does, everything stored in one SQLite file; only the bounds for one address are lifted. */
export async function listen(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'holoboard-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app', 'index.html'), '<!doctype html><title>Holoboard</title>');
  const { port } = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataFolder: join(folder, 'data'),
    appFolder: join(folder, 'app'),
    log: () => {},
    thinkers: 1,
    limits: {
      requests: 1_000_000_000,
      guests: 1_000_000_000,
      addressTables: 1_000_000_000,
      // What nobody has open is let go after two seconds in place of a minute, for there is no time to wait for that.
      house: { tables: 1_000_000, idle: 2000, sweep: 1000 },
      live: {
        perAddress: 1_000_000,
        perGuest: 1_000_000,
        connection: plenty,
        guest: plenty,
        address: plenty,
      },
    },
  });
  return port;
}
