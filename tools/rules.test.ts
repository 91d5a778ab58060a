import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cargo } from '../games/cargo/index.ts';
import { gameCoverage, isCovered } from './rules.ts';
import { testTitles } from './test-titles.ts';

test('titles are read from every way to declare a test', () => {
  const source = `
    test('A-X-01 plain', () => {});
    it("A-X-02 double", () => {});
    test(\`A-X-03 \${1 + 1} template\`, () => {});
    test.each([['A-X-90']])('A-X-04 %s', () => {});
    it.each\`a | b\`('A-X-05', () => {});
    test.each<readonly [string]>(rows)('A-X-06 ' + 'joined', () => {});
    describe('A-X-91 group', () => { test.concurrent('A-X-07 inside', async () => {}); });
  `;
  const text = testTitles('any.test.ts', source).join('\n');
  for (const number of [1, 2, 3, 4, 5, 6, 7]) expect(text).toContain(`A-X-0${number}`);
  expect(text).not.toContain('A-X-9');
});

test('what only looks like a test has no title', () => {
  const source = `
    // test('A-X-01', () => {});
    const text = "test('A-X-02')";
    const pattern = /test\\('A-X-03'/;
    contest('A-X-04');
    expect('A-X-05').toBe(1);
    test(title, () => 'A-X-06');
  `;
  expect(testTitles('any.test.ts', source)).toEqual([]);
});

/** A room with these files, gone after the test. */
function room(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Cargo Run with a rulebook of five clauses. */
const small = { ...cargo, rulebook: cargo.rulebook.filter(({ id }) => /PLAN-01|PRIZE-0[1-4]/.test(id)) };

test('code enforces, titles prove, and rulebook and words are neither', () => {
  const found = gameCoverage(
    small,
    room({
      'rulebook.ts': '// CARGO-PRIZE-04',
      'words-en.ts': '// CARGO-PRIZE-03',
      'phases/prize.ts': '// CARGO-PLAN-01, CARGO-PRIZE-01',
      'phases/prize.test.ts': "test('CARGO-PRIZE-01 a', () => {}); // CARGO-PRIZE-02",
      'notes.md': 'CARGO-PRIZE-02',
    }),
  );
  expect(found).toEqual({
    clauses: 5,
    enforced: 2,
    proven: 1,
    notEnforced: ['CARGO-PRIZE-02', 'CARGO-PRIZE-03', 'CARGO-PRIZE-04'],
    notProven: ['CARGO-PLAN-01', 'CARGO-PRIZE-02', 'CARGO-PRIZE-03', 'CARGO-PRIZE-04'],
    unknown: [],
  });
  expect(isCovered(found)).toBe(false);
});

test('a room is covered when nothing is missing and nothing made up', () => {
  const all = small.rulebook.map(({ id }) => id);
  const tests = all.map((id) => `test('${id}', () => {});`).join('\n');
  const whole = { 'rules.ts': `// ${all}`, 'rules.test.ts': tests };
  expect(isCovered(gameCoverage(small, room(whole)))).toBe(true);
  const stray = gameCoverage(small, room({ ...whole, 'more.ts': '// CARGO-PRIZE-99' }));
  expect(stray.unknown).toEqual(['CARGO-PRIZE-99']);
  expect(isCovered(stray)).toBe(false);
});
