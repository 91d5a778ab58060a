import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changeOf, finalVerdict, quickVerdict, type Result, readExplanations } from './findings.ts';
import { listMutants } from './mutators.ts';
import { partsOf, sampleOf } from './sample.ts';

const survivor: Result = {
  fileName: 'games/hoth/phases/house.ts',
  location: { start: { line: 2, column: 6 }, end: { line: 2, column: 15 } },
  mutatorName: 'EqualityOperator',
  replacement: 'steps >= 1',
  status: 'Survived',
};

describe('a change', () => {
  const source = 'const none = -1;\n  if (steps > 1) return {\n    none,\n  };\n';

  test('is told by its line, whatever the number of that', () => {
    const change = {
      file: 'phases/house.ts',
      from: 'if (⟦steps > 1⟧) return {',
      to: 'steps >= 1',
    };
    expect(changeOf(survivor, source)).toEqual(change);
    const lower = { start: { line: 3, column: 6 }, end: { line: 3, column: 15 } };
    expect(changeOf({ ...survivor, location: lower }, `// One more line.\n${source}`)).toEqual(change);
  });

  test('of several lines is told on one', () => {
    const location = { start: { line: 2, column: 24 }, end: { line: 4, column: 3 } };
    const { from, to } = changeOf({ ...survivor, location, replacement: '{}' }, source);
    expect([from, to]).toEqual(['if (steps > 1) return ⟦{ none, }⟧;', '{}']);
  });
});

describe('a verdict', () => {
  test.each([
    ['Killed', undefined, 'caught', 'caught'],
    ['Timeout', 'Hit limit reached (501/500)', 'caught', 'caught'],
    // A slow machine looks like an endless loop.
    ['Timeout', undefined, 'doubtful', 'caught'],
    // Other tests may notice what those of rules do not.
    ['Survived', undefined, 'doubtful', 'lives'],
    ['NoCoverage', undefined, 'doubtful', 'lives'],
    ['RuntimeError', undefined, 'caught', 'caught'],
  ])('on %s (%s) is %s at first and %s in the end', (status, statusReason, first, last) => {
    const result = { ...survivor, status, statusReason };
    expect([quickVerdict(result), finalVerdict(result)]).toEqual([first, last]);
  });
});

test('an explanation has a file, a change and a reason', () => {
  const whole = { file: 'view.ts', from: '⟦1⟧', to: '2', why: 'Nothing reads it.' };
  expect(readExplanations(JSON.stringify([whole]))).toEqual([whole]);
  expect(() => readExplanations('{}')).toThrow('it is no list');
  expect(() => readExplanations(JSON.stringify([{ ...whole, why: '' }]))).toThrow("lacks 'why'");
});

test('numbers, clauses and statements are changed, other words are not', async () => {
  const content = "if (ready) refuse('HOTH-MOVE-04', 'exactly');\nsteps = 7;\n";
  const keys = await listMutants([{ name: 'rule.ts', content }]);
  expect(keys.map((key) => key.replace('rule.ts:', '')).sort()).toEqual([
    '1:11-1:45 DroppedStatement 0',
    '1:18-1:32 Clause 0',
    '1:4-1:9 ConditionalExpression 0',
    '1:4-1:9 ConditionalExpression 1',
    '2:0-2:10 DroppedStatement 0',
    '2:8-2:9 WholeNumber 0',
    '2:8-2:9 WholeNumber 1',
  ]);
});

describe('a sample', () => {
  const keys = Array.from({ length: 40 }, (_, i) => `games/hoth/view.ts:${i}`);

  test('is the same for the same seed, and another for another', () => {
    const drawn = sampleOf(keys, 10, 'one');
    expect(drawn).toHaveLength(10);
    expect(sampleOf([...keys].reverse(), 10, 'one')).toEqual([...drawn].reverse());
    expect(sampleOf(keys, 10, 'two')).not.toEqual(drawn);
    expect(sampleOf(keys, 11, 'one')).toEqual(expect.arrayContaining([...drawn]));
  });

  test('is everything when more is asked for than there is', () => {
    expect(sampleOf(keys, 99, 'one')).toEqual(keys);
  });
});

test('parts keep the mutants of a file together', () => {
  expect(partsOf(['a:1', 'a:2', 'b:1', 'c:1', 'c:2', 'c:3', 'c:4', 'd:1'], 3)).toEqual([
    ['a:1', 'a:2', 'b:1'],
    ['c:1', 'c:2', 'c:3', 'c:4'],
    ['d:1'],
  ]);
});

function run(...args: readonly string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, '../mutants.ts'), ...args], {
    encoding: 'utf8',
  });
}

test.each<readonly [readonly string[], string]>([
  [[], 'Which game? Say --game and one of hoth, endor'],
  [['--game', 'chess'], "There is no game 'chess'"],
  [['--game', 'hoth', '--sample', '0'], "--sample is a whole number from 1 on, not '0'."],
  [['--game', 'hoth', '--files', 'words/*.ts'], "No rule file of 'hoth' fits 'words/*.ts'."],
  [['--game', 'hoth', '--mutators', 'all'], "Unknown option '--mutators'."],
])('%j is refused in one sentence', (args, message) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.trimEnd().split('\n')).toEqual([expect.stringContaining(message)]);
});

test('there is a help page', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run mutants -- ');
});
