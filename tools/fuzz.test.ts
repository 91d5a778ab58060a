import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSession, readOptions, SeededChance } from '@holoboard/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { findGame, games } from './games.ts';

const ids = games.map(({ id }) => id).join(', ');

/** Runs a developer tool as a person would. */
function run(tool: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, tool), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a fuzz run ends with what passed and what failed', () => {
  const { status, stdout } = run('fuzz.ts', '--game', 'hoth', '--games', '6', '--seed', 'tools');
  expect(stdout).toMatch(/^Endings: landed \d+, lastRemaining \d+$/m);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('6 passed, 0 failed');
  expect(status).toBe(0);
});

test('the same seed gives the same games', () => {
  const games = () =>
    run('fuzz.ts', '--game', 'hoth', '--games', '4', '--seed', 'same', '--seats', '3').stdout;
  expect(games()).toBe(games());
});

test('a log can be taken through the kit again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const game = findGame('hoth');
  const { log } = openSession(game, readOptions(game.options, {}, 2), 2, new SeededChance('log'));
  const file = join(folder, 'log.json');
  writeFileSync(file, JSON.stringify(log));
  expect(run('fuzz.ts', '--game', 'hoth', '--log', file).stdout).toBe('1 passed, 0 failed\n');
  writeFileSync(file, JSON.stringify({ ...log, seats: 9 }));
  expect(run('fuzz.ts', '--game', 'hoth', '--log', file)).toMatchObject({ status: 2, stdout: '' });
});

test.each<readonly [string, readonly string[], string]>([
  ['fuzz.ts', [], `Which game? Say --game and one of ${ids}.`],
  ['fuzz.ts', ['--game', 'chess'], `There is no game 'chess', only ${ids}.`],
  ['fuzz.ts', ['--game', 'hoth', '--games', '-1'], "Option '--games' argument is ambiguous."],
  ['fuzz.ts', ['--game', 'hoth', '--games', '1e3'], "--games is a whole number from 1 on, not '1e3'."],
  ['fuzz.ts', ['--game', 'hoth', '--seats', '7'], 'Escape from Hoth is for 2, 3 or 4 players, not 7.'],
  ['fuzz.ts', ['--game', 'hoth', '--option', 'fog'], "--option is key=value, not 'fog'."],
  ['fuzz.ts', ['--game', 'hoth', '--option', 'fog=on'], "There is no option 'fog'."],
  ['fuzz.ts', ['--game', 'hoth', '--log', 'nowhere.json'], "'nowhere.json' cannot be read."],
  ['perft.ts', ['--game', 'hoth'], 'How deep? Say --depth and a number.'],
  ['perft.ts', ['--game', 'hoth', '--depth', '2', '--position', 'here'], "'here' is not a position: "],
  ['perft.ts', ['--game', 'hoth', '--deep', '2'], "Unknown option '--deep'."],
  ['rules.ts', ['hoth', 'endor'], 'Name one game, or none for all of them.'],
])('%s %j is refused in one sentence', (tool, args, message) => {
  const { status, stdout, stderr } = run(tool, ...args);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr.trimEnd().split('\n')).toEqual([expect.stringContaining(message)]);
});

test.each(['fuzz.ts', 'perft.ts', 'rules.ts'])('%s has a help page', (tool) => {
  const { status, stdout } = run(tool, '--help');
  expect(status).toBe(0);
  expect(stdout).toContain(`npm run ${tool.replace('.ts', '')} -- `);
});
