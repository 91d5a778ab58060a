import { spawnSync } from 'node:child_process';
import { ruled, titleIn } from '@holoboard/games';
import { expect, test } from 'vitest';
import type { GameReport } from './report.ts';

function bench(...args: readonly string[]) {
  const program = new URL('index.ts', import.meta.url).pathname;
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
}

/** What each game is compared with; others are only measured. */
const yardsticks: Readonly<Record<string, readonly string[]>> = {
  hoth: ['boardgame.io', 'minimal loop'],
  endor: ['boardgame.io'],
  tactical: ['The Battle of Endor'],
};

test('prints its help', () => {
  const { status, stdout } = bench('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('Usage: npm run bench');
});

test.each([
  [
    ['--game', 'chess'],
    `There is no game 'chess' to measure. Games: ${ruled.map(({ id }) => id).join(', ')}.\n`,
  ],
  [['weather'], "'weather' cannot be measured: only server, cold and worst have runs of their own.\n"],
  [['--seconds', 'many'], "--seconds is a number above 0 and up to 3600, not 'many'.\n"],
])('says what is wrong with %j', (args, sentence) => {
  const { status, stdout, stderr } = bench(...args);
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: sentence });
});

test('measures every game and compares it with its yardsticks', () => {
  const { status, stdout } = bench('--seconds', '0.5', '--json');
  expect(status).toBe(0);
  const { games } = JSON.parse(stdout) as { games: readonly GameReport[] };
  for (const { game: _title, comparisons, sameWork, functions, ...measured } of games) {
    expect(Object.values(measured).every((number) => number > 0)).toBe(true);
    expect(functions.every(({ microseconds }) => microseconds > 0)).toBe(true);
    // Bare, logged and submitted: each is compared, where the same game is played in another way.
    const [yardstick] = comparisons;
    expect(sameWork.map((work) => [work.yardstick, work.ratio > 0])).toEqual(
      yardstick && yardstick.sameGame !== null ? new Array(3).fill([yardstick.yardstick, true]) : [],
    );
  }
  expect(
    games.map(({ game, comparisons }) => [game, ...comparisons.map(({ yardstick }) => yardstick)]),
  ).toEqual(
    ruled.filter(({ making }) => !making).map(({ id }) => [titleIn(id, 'en'), ...(yardsticks[id] ?? [])]),
  );
}, 180_000);
