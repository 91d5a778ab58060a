import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function bench(...args: readonly string[]) {
  const program = new URL('index.ts', import.meta.url).pathname;
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
}

test('prints its help', () => {
  const { status, stdout } = bench('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('Usage: npm run bench');
});

test.each([
  [['--game', 'chess'], "There is no game 'chess' to measure. Games: hoth.\n"],
  [['--seconds', 'many'], "--seconds is a number above 0 and up to 3600, not 'many'.\n"],
])('says what is wrong with %j', (args, sentence) => {
  const { status, stdout, stderr } = bench(...args);
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: sentence });
});

test('measures every game and compares it with its yardsticks', () => {
  const { status, stdout } = bench('--seconds', '0.5', '--json');
  expect(status).toBe(0);
  const { games } = JSON.parse(stdout);
  expect(games).toHaveLength(1);
  const [{ comparisons, ...measured }] = games;
  expect(
    Object.values(measured)
      .slice(1)
      .every((number) => Number(number) > 0),
  ).toBe(true);
  expect(comparisons.map((comparison: { yardstick: string }) => comparison.yardstick)).toEqual([
    'boardgame.io',
    'minimal loop',
  ]);
});
