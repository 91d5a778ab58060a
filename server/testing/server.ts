import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../server.ts';
import type { ServerSettings } from '../settings.ts';
import { Player } from './player.ts';

/** A server with a folder of its own, and people who come to it. */
export interface TestServer {
  readonly url: string;
  readonly folder: string;
  /** A new guest, connected. */
  player(name: string): Promise<Player>;
  /** Stops the server and starts it again on the same data and port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** As much as the fastest machine can send. */
const plenty = { most: 100_000, perSecond: 100_000 };

/** Starts a server as `npm start` does, with an app as small as it can be. */
export async function startTestServer(changes: Partial<ServerSettings> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'holoboard-live-'));
  mkdirSync(join(folder, 'app'));
  writeFileSync(
    join(folder, 'app', 'index.html'),
    '<!doctype html><html><head><title>Holoboard</title></head></html>',
  );
  const start = (port: number) =>
    startServer({
      port,
      host: '127.0.0.1',
      dataFolder: join(folder, 'data'),
      appFolder: join(folder, 'app'),
      log: () => {},
      thinkers: 1,
      ...changes,
      limits: {
        requests: 100_000,
        guests: 100_000,
        addressTables: 100_000,
        ...changes.limits,
        live: { connection: plenty, guest: plenty, address: plenty, ...changes.limits?.live },
      },
    });
  let server = await start(0);
  const url = `http://127.0.0.1:${server.port}`;
  const players: Player[] = [];
  return {
    url,
    folder,
    async player(name) {
      const player = await (await new Player(url, name).introduce()).connect();
      players.push(player);
      return player;
    },
    async restart() {
      const { port } = server;
      await server.close();
      server = await start(port);
    },
    async close() {
      for (const player of players) player.cut();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
