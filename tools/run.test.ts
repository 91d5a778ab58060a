import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finished, type Run, startNode, testFolder, written } from '../cli/testing.ts';
import { isAtLeast } from './node.mjs';

const tools = fileURLToPath(new URL('.', import.meta.url));

let folder: string;

beforeEach(() => {
  folder = testFolder();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function lock(version: string): string {
  return JSON.stringify({
    packages: { '': {}, 'node_modules/a': { version }, 'node_modules/b': { optional: true } },
  });
}

/** A small clone: the launcher, a lock file, a program, and an npm that notes what it was asked. */
function makeClone(npm: string): void {
  for (const file of ['run.mjs', 'node.mjs']) cpSync(join(tools, file), join(folder, 'tools', file));
  write('package-lock.json', lock('1.0.0'));
  write('cli/holoboard.mjs', "console.log('ran', ...process.argv.slice(2)); process.exitCode = 7;");
  write('npm.js', `require('fs').appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n');${npm}`);
}

const installs = `
  require('fs').mkdirSync('node_modules', { recursive: true });
  const { packages } = JSON.parse(require('fs').readFileSync('package-lock.json', 'utf8'));
  const { 'node_modules/a': a } = packages;
  require('fs').writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/a': a } }));`;

function npmOfClone(): Record<string, string> {
  return { npm_execpath: join(folder, 'npm.js'), npm_node_execpath: process.execPath };
}

function launch(args: readonly string[]): Promise<Run> {
  return finished(startNode([join(folder, 'tools', 'run.mjs'), ...args], { env: npmOfClone() }));
}

function timesAsked(): number {
  return readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n').length;
}

describe('the launcher', () => {
  it('installs packages once, and again when the lock file has changed', async () => {
    makeClone(installs);
    const first = await launch(['holoboard', 'play', '--seed', '1']);
    expect(first.output).toMatch(/^Setting up: .*once.*\nran play --seed 1\n$/);
    expect(first.code).toBe(7);
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/^ci .*--ignore-scripts/);
    const second = await launch(['holoboard', 'games']);
    expect(second).toEqual({ code: 7, output: 'ran games\n', errors: '' });
    expect(timesAsked()).toBe(1);
    write('package-lock.json', lock('1.0.1'));
    await launch(['holoboard']);
    expect(timesAsked()).toBe(2);
  });

  it('builds the app before it serves it, unless nothing has changed', async () => {
    makeClone(installs);
    write('web/main.tsx', 'one');
    write(
      'node_modules/vite/bin/vite.js',
      `const fs = require('fs');
      fs.mkdirSync('web/dist', { recursive: true });
      fs.writeFileSync('web/dist/index.html', '');`,
    );
    const first = await launch(['serve', '--port', '0']);
    expect(first.output).toMatch(/^Setting up: .*\nBuilding the app\.\nran serve --port 0\n$/);
    expect((await launch(['serve'])).output).toBe('ran serve\n');
    const later = new Date(Date.now() + 10_000);
    utimesSync(join(folder, 'web', 'main.tsx'), later, later);
    expect((await launch(['serve'])).output).toBe('Building the app.\nran serve\n');
  });

  it('says in one sentence that the app could not be built', async () => {
    makeClone(installs);
    write('node_modules/vite/bin/vite.js', 'process.exitCode = 1;');
    const { code, errors } = await launch(['serve']);
    expect([code, errors]).toEqual([1, 'The app could not be built: what is wrong stands above.\n']);
  });

  it('says in one sentence that packages could not be installed', async () => {
    makeClone('process.exitCode = 3;');
    const { code, errors } = await launch(['test']);
    expect([code, errors]).toEqual([
      1,
      'The packages could not be installed: please check the network connection and try again.\n',
    ]);
  });

  it('says in one sentence that Node is too old', async () => {
    const old = 'data:text/javascript,Object.defineProperty(process,"version",{value:"v18.20.4"})';
    const { code, output, errors } = await finished(
      startNode(['--import', old, join(tools, 'run.mjs'), 'serve']),
    );
    expect([code, output]).toEqual([1, '']);
    expect(errors).toBe(
      'Holoboard needs Node 20 or later, and this is v18.20.4: please install it from https://nodejs.org/ and try again.\n',
    );
  });

  it('names its programs', async () => {
    const { code, errors } = await finished(startNode([join(tools, 'run.mjs'), 'dance']));
    expect(code).toBe(1);
    expect(errors).toBe(
      "There is no program 'dance'. Programs: test, serve, holoboard, rules, fuzz, golden, schemas, perft, mutants, ladder, bench, chaos, screenshots.\n",
    );
  });

  it('passes signals on, and gives the exit code of the program', async () => {
    makeClone(installs);
    write(
      'cli/holoboard.mjs',
      `const waiting = setInterval(() => {}, 1000);
       process.on('SIGTERM', () => { console.log('asked to end'); clearInterval(waiting); process.exitCode = 5; });
       console.log('ready');`,
    );
    const child = startNode([join(folder, 'tools', 'run.mjs'), 'holoboard'], { env: npmOfClone() });
    const run = finished(child);
    await written(child, 'ready');
    child.kill('SIGTERM');
    const { code, output } = await run;
    expect(code).toBe(5);
    expect(output).toMatch(/\nasked to end\n$/);
  });
});

describe('isAtLeast', () => {
  it('compares major and minor numbers as numbers', () => {
    expect(isAtLeast('v22.18.0', 22, 18)).toBe(true);
    expect(isAtLeast('v22.9.0', 22, 18)).toBe(false);
    expect(isAtLeast('v24.0.1', 22, 18)).toBe(true);
    expect(isAtLeast('v9.99.0', 20)).toBe(false);
  });
});
