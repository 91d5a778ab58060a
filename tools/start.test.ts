import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holoboard-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server as people do, and waits until it says where it is. */
async function start(
  command: string,
  args: readonly string[],
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(command, [...args, '--port', '0', '--data', join(folder, 'data')], { cwd: root });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => {
        said += String(data);
        const found = /is ready at (\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    child.on('exit', () => reject(new Error(said)));
  });
  return { child, url };
}

/** Waits until nobody answers any more. */
async function untilGone(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${url}healthz`);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('a signal to npm start ends the server too', async () => {
  const { child, url } = await start('npm', ['start', '--']);
  expect((await fetch(`${url}healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  await untilGone(url);
}, 120_000);

test('a signal to the launcher is passed on, and it ends as the server does', async () => {
  const { child, url } = await start(process.execPath, ['tools/run.mjs', 'serve']);
  const code = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  expect(await code).toBe(0);
  await untilGone(url);
}, 120_000);
