import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

/* Clients that import nothing of ours, as documented: they know neither rules nor sockets. */

const docs = join(import.meta.dirname, '../../docs');
const javaScript = join(docs, 'examples/client.mjs');
const hasPython = spawnSync('python3', ['--version']).status === 0;

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'holoboard-client-'));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Client {
  /** The lines it has printed so far. */
  readonly lines: readonly string[];
  readonly ended: Promise<number | null>;
}

function run(program: string, ...args: readonly string[]): Client {
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  let rest = '';
  child.stdout?.on('data', (data) => {
    const [last = '', ...whole] = `${rest}${data}`.split('\n').reverse();
    rest = last;
    lines.push(...whole.reverse());
  });
  return { lines, ended: new Promise((resolve) => child.once('close', resolve)) };
}

/** Two clients play a whole game against each other. */
async function playWhole(command: readonly [string, string]): Promise<void> {
  const first = run(...command, server.url);
  await expect.poll(() => first.lines.length, { timeout: 20_000 }).toBe(1);
  const second = run(...command, server.url, first.lines[0] ?? '');
  expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  const [ann, ben] = [first.lines[1], second.lines[0]].map(
    (line) => JSON.parse(line ?? '') as { moves: number; seat: number; outcome: { ranks: number[] } },
  );
  expect([ann?.seat, ben?.seat]).toEqual([0, 1]);
  expect(ann?.outcome.ranks).toHaveLength(2);
  expect(ben?.outcome).toEqual(ann?.outcome);
  expect(Math.min(ann?.moves ?? 0, ben?.moves ?? 0)).toBeGreaterThan(5);
}

test('a client in plain JavaScript plays a whole game of The Battle of Endor', async () => {
  expect(readFileSync(javaScript, 'utf8')).not.toMatch(/holoboard\//);
  await playWhole([process.execPath, javaScript]);
});

test('the Python client of the protocol document plays a whole game of The Battle of Endor', async () => {
  const [, code = ''] =
    /```python\n([\s\S]*?)```/.exec(readFileSync(join(docs, 'protocol.md'), 'utf8')) ?? [];
  expect(code).toContain('def insist(');
  if (!hasPython) {
    console.log('There is no python3 on this machine: the Python client of docs/protocol.md was not run.');
    return;
  }
  const file = join(folder, 'client.py');
  writeFileSync(file, code);
  await playWhole(['python3', file]);
});
