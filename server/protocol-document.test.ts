import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patched } from '@holoboard/kernel';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/protocol.md'), 'utf8');
const sources = globSync('{kernel,table,server}/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] })
  .filter((file) => !/\.test\.ts$|testing\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

test('the worked example of a change is true', () => {
  const [before, change, after] = [...text.matchAll(/```json\n(.*)\n```/g)].map(
    ([, line = '']) => JSON.parse(line) as unknown,
  );
  expect(change).toBeDefined();
  expect(patched(before, change as never)).toEqual(after);
});

test('every refusal of the table and every reason against an undo is explained', () => {
  const clauses = new Set([...sources.matchAll(/refuse\(\s*'(TABLE-[A-Z]+)'/g)].map(([, clause]) => clause));
  expect(clauses.size).toBeGreaterThan(5);
  for (const clause of clauses) expect(text).toContain(`| \`${clause}\` |`);
  const barriers = new Set([...sources.matchAll(/barrier: '([a-z]+)'/g)].map(([, barrier]) => barrier));
  expect(barriers.size).toBeGreaterThan(2);
  for (const barrier of barriers) expect(text).toContain(`\`${barrier}\``);
});

test('every message type and every command is in the document', () => {
  const wire = readFileSync(join(root, 'table/wire.ts'), 'utf8');
  const types = new Set([...wire.matchAll(/type: '([a-z]+)'/g)].map(([, type]) => type ?? ''));
  expect(types.size).toBeGreaterThan(20);
  for (const type of types) expect(text, type).toMatch(new RegExp(`"type":"${type}"|\`${type}\``));
});
