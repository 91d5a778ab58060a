import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerSettings } from '../settings.ts';

/** A node that can be killed as a failing machine would kill it, and started again. */
export interface TestNode {
  readonly url: string;
  /** Ends it at once. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>;
}

/** Nodes over the same data, each a process of its own. */
export interface TestNodes {
  readonly nodes: readonly TestNode[];
  readonly dataFolder: string;
  close(): Promise<void>;
}

/** Bounds that a test which sends much from one address never reaches. */
const generous: NonNullable<ServerSettings['limits']> = {
  requests: 1_000_000,
  guests: 1_000_000,
  addressTables: 1_000_000,
  house: { away: 0, sweep: 1000 },
  live: {
    perAddress: 10_000,
    perGuest: 10_000,
    guest: { most: 100_000, perSecond: 100_000 },
    connection: { most: 10_000, perSecond: 10_000 },
    address: { most: 100_000, perSecond: 100_000 },
  },
};

/** Starts some nodes over one PostgreSQL, or one node over a data folder of its own; with the usual limits, or with generous ones. */
export async function startNodes(
  count: number,
  database?: string,
  { usualLimits = false, disk }: { readonly usualLimits?: boolean; readonly disk?: string } = {},
): Promise<TestNodes> {
  const folder = mkdtempSync(join(tmpdir(), 'holoboard-nodes-'));
  const dataFolder = join(disk ?? folder, 'data');
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app', 'index.html'), '<!doctype html><title>Holoboard</title>');
  const settings: Omit<ServerSettings, 'log'> = {
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    database,
    appFolder: join(folder, 'app'),
    thinkers: 1,
    ...(!usualLimits && { limits: generous }),
  };
  const nodes = await Promise.all(Array.from({ length: count }, () => startNode(settings)));
  return {
    nodes,
    dataFolder,
    async close() {
      await Promise.all(nodes.map((node) => node.kill()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startNode(settings: Omit<ServerSettings, 'log'>): Promise<TestNode> {
  let { child, port } = await startProcess(settings);
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    async start() {
      ({ child, port } = await startProcess({ ...settings, port }));
    },
  };
}

function startProcess(settings: Omit<ServerSettings, 'log'>): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'node.ts'), JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (data) => {
      errors += data;
    });
    child.stdout?.on('data', (data) => {
      const [, port] = /^ready (\d+)/.exec(String(data)) ?? [];
      if (port !== undefined) resolve({ child, port: Number(port) });
    });
    child.once('exit', () => reject(new Error(`The node has ended: ${errors}`)));
  });
}
