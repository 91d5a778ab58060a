import type { ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finished, holoboard, startHoloboard, testFolder, written } from '../testing.ts';

let folder: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = testFolder();
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function serve(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const child = startHoloboard(['serve', ...args], { cwd: folder, env });
  children.push(child);
  return child;
}

const ready = /Holoboard is ready at (http:\/\/localhost:\d+\/) \(Ctrl-C stops it\)\n/;

async function addressOf(child: ChildProcess): Promise<string> {
  return ready.exec(await written(child, ready))?.[1] ?? '';
}

/** Takes a port until the work is done. */
async function whileTaken(work: (port: number) => Promise<void>): Promise<void> {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const address = blocker.address();
  await work(typeof address === 'object' && address ? address.port : 0);
  blocker.close();
}

describe('holoboard serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('answers, and ends well on %s', async (signal) => {
    const child = serve(['--port', '0']);
    const run = finished(child);
    const address = await addressOf(child);
    expect(await (await fetch(address, { headers: { connection: 'keep-alive' } })).text()).toContain(
      '<title>Holoboard',
    );
    child.kill(signal);
    child.kill(signal);
    const { code, output, errors } = await run;
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/\nHoloboard has stopped\. Goodbye\.\n$/);
    const database = new DatabaseSync(join(folder, 'data', 'holoboard.sqlite'));
    expect(database.prepare('SELECT version FROM schema_version').all()).toHaveLength(1);
    database.close();
  });

  it('takes the port from the environment, and from the flag before that', async () => {
    const child = serve([], { PORT: '0' });
    expect(await addressOf(child)).not.toContain(':4700/');
    await whileTaken(async (port) => {
      const { code, errors } = await finished(
        serve(['--data', join(folder, 'second')], { PORT: String(port) }),
      );
      expect(code).toBe(1);
      expect(errors).toContain(`Port ${port} is already in use`);
      await addressOf(serve(['--port', '0', '--data', join(folder, 'other')], { PORT: String(port) }));
    });
  });

  it('says in one sentence that the port is taken', async () => {
    await whileTaken(async (port) => {
      const { code, output, errors } = await finished(serve(['--port', String(port)]));
      const sentence = `Port ${port} is already in use: stop what uses it, or choose another with --port.`;
      expect([code, output, errors]).toEqual([1, '', `holoboard: ${sentence}\n`]);
    });
  });

  it.each(['70000', '-1', 'http', '4700.5', '1e3'])(
    'says in one sentence that %s is no port',
    async (port) => {
      const { code, output, errors } = await finished(serve([`--port=${port}`]));
      const sentence = `A port is a whole number from 0 to 65535, not '${port}'.`;
      expect([code, output, errors]).toEqual([1, '', `holoboard: ${sentence}\n`]);
    },
  );

  it('says in one sentence that the data folder cannot be used', async () => {
    const file = join(folder, 'letter');
    writeFileSync(file, 'not a folder');
    const { code, output, errors } = await finished(serve(['--port', '0', '--data', file]));
    const sentence = `The data folder ${file} cannot be made (a file stands there).`;
    expect([code, output, errors]).toEqual([1, '', `holoboard: ${sentence}\n`]);
  });

  it('says in one sentence that the database is of a later version', async () => {
    const file = join(folder, 'holoboard.sqlite');
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE schema_version (version INTEGER); INSERT INTO schema_version VALUES (99)');
    database.close();
    const { code, errors } = await finished(serve(['--port', '0', '--data', folder]));
    const sentence = `The database ${file} was made by a later version of Holoboard than this one.`;
    expect([code, errors]).toEqual([1, `holoboard: ${sentence}\n`]);
  });

  it('refuses a flag it does not know', async () => {
    const { code, errors } = await holoboard(['serve', '--prot', '1']);
    expect([code, errors]).toEqual([2, "holoboard: Unknown option '--prot'. See: holoboard serve --help\n"]);
  });
});
