import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { roomOf } from '@holoboard/games';
import { type AnyGame, type Coverage, citedClauses, coverage } from '@holoboard/kernel';
import { findGame, games } from './games.ts';
import { testTitles } from './test-titles.ts';
import { runTool, table, UsageError } from './tool.ts';

const help = `
Compares each rulebook with the code that enforces it and the tests that prove it.

  npm run rules -- [GAME] [--json]

  GAME    only this game
  --json  print JSON

A clause is enforced when the code of its game cites its id, and proven when the title of a test does. Rulebooks and
words do not count as code. Ends with 1 when a clause is neither, or when an id is cited that no rulebook knows, unless
the game is still in the making.
`;

const root = join(import.meta.dirname, '..');

/** How well one game's room covers its rulebook. */
export function gameCoverage(game: AnyGame, room: string): Coverage {
  const prefix = game.rulebook[0]?.id.split('-')[0] ?? '';
  const files = globSync('**/*.ts', { cwd: room, exclude: ['**/node_modules/**'] });
  const cited = (texts: readonly string[]): Set<string> =>
    new Set(texts.flatMap((text) => [...citedClauses(prefix, text)]));
  const code = files.filter((file) => !/\.test\.ts$|rulebook|rulings|words/.test(basename(file)));
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const read = (file: string): string => readFileSync(join(room, file), 'utf8');
  return coverage(
    game.rulebook,
    cited(code.map(read)),
    cited(tests.flatMap((file) => testTitles(file, read(file)))),
  );
}

/** Whether every clause is enforced and proven, and nothing else is cited. */
export function isCovered({ notEnforced, notProven, unknown }: Coverage): boolean {
  return notEnforced.length + notProven.length + unknown.length === 0;
}

function main(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new UsageError('Name one game, or none for all of them.');
  const wanted = positionals.length > 0 ? [findGame(positionals[0])] : games;
  const results = wanted.map((game) => ({
    game: game.id,
    ...gameCoverage(game, join(root, 'games', game.id)),
  }));
  console.log(values.json ? JSON.stringify(results, null, 2) : tell(results));
  // A game in the making is told of its gaps; only a finished one must have none.
  return results.every((result) => isCovered(result) || roomOf(result.game)?.making) ? 0 : 1;
}

function tell(results: readonly (Coverage & { readonly game: string })[]): string {
  const rows = results.map(({ game, clauses, enforced, proven, unknown }) => {
    return [game, clauses, enforced, proven, unknown.length];
  });
  const gaps = results.flatMap((result) => [
    ...list(result.game, 'not enforced in code', result.notEnforced),
    ...list(result.game, 'not proven in a test', result.notProven),
    ...list(result.game, 'cited, but in no rulebook', result.unknown),
  ]);
  return [table([['game', 'clauses', 'enforced', 'proven', 'unknown'], ...rows]), ...gaps].join('\n');
}

function list(game: string, what: string, ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [] : [`\n${game}, ${what} (${ids.length}):`, ...ids.map((id) => `  ${id}`)];
}

if (import.meta.main) await runTool(help, main);
