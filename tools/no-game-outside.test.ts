import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { offered as rooms } from '../games/index.ts';

const root = join(import.meta.dirname, '..');

/** Rooms that must do without knowing any game; what measures, tests or tells about games may name them. */
const files = globSync('{kernel,kit,bots,table,server,web,cli}/**/*.{ts,tsx,css,html,json,mjs}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts', '**/testing.ts'],
});

/** Names out of the stories that games tell. */
const names = [
  'vader',
  'luke',
  'rebel',
  'empire',
  'imperial',
  'death.?star',
  'falcon',
  'x-?wing',
  'the force',
];

test('nothing outside games/ knows a game', () => {
  const ids = rooms.map(({ id }) => id).join('|');
  const known = new RegExp(`\\b((${ids})\\b|${names.join('|')})`, 'i');
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (known.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
