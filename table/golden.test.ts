import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AnyGame } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { loadGames, roomOf } from '../games/index.ts';
import { exportMatch, importMatch, outcome, readMatchFile, verifyMatch } from './index.ts';

/*
 * Matches of every version of every game, as they were written when it was released. Rules may change with a new version;
 * what has been played must stay as it was. So none of these files is ever changed: see CONTRIBUTING.md, "Change a rule".
 * `ranks.json` among them tells who has won each: a match proves how it went, but not how it was scored.
 */

const games = await loadGames();

function folderOf({ id }: AnyGame): URL {
  return new URL(`../games/${id}/testing/golden/`, import.meta.url);
}

/** The golden matches of a game by name. */
function goldenOf(game: AnyGame): readonly string[] {
  const folder = folderOf(game);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file !== 'ranks.json').toSorted();
}

/** The ranks in which each golden match of a game ended, by the name of the match. */
function ranksOf(game: AnyGame): Readonly<Record<string, readonly number[]>> {
  const file = new URL('ranks.json', folderOf(game));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** A game in the making has no matches to keep yet. */
const finished = games.filter(({ id }) => !roomOf(id)?.making);

describe.each(finished.map((game) => [game.id, game] as const))('the golden matches of %s', (_id, game) => {
  const files = goldenOf(game);
  const ranks = ranksOf(game);

  test('show every version of its rules and every way it can end', () => {
    const kinds = files.map((file) => /^v(\d+)-([a-zA-Z]+)-\d/.exec(file)?.slice(1, 3).join(' '));
    for (let rules = 1; rules <= game.rulesVersion; rules++)
      for (const ending of game.endings)
        expect(kinds, `'npm run golden -- --game ${game.id}' writes what is missing`).toContain(
          `${rules} ${ending}`,
        );
  });

  test.each(files)('%s is played again as it was', (file) => {
    const text = readFileSync(new URL(file, folderOf(game)), 'utf8');
    const { header, steps } = readMatchFile(text);
    expect(verifyMatch(games, text)).toMatchObject({ ok: true, dice: 'proven', steps: steps.length });
    const match = importMatch(games, text);
    expect(`v${header.rules}-${outcome(match)?.reason}-${header.seats.length}`).toBe(
      file.replace(/(-options)?\.json$/, ''),
    );
    expect(outcome(match)?.ranks).toEqual(ranks[file]);
    expect(exportMatch(match)).toBe(text);
  });
});
