import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGames } from '../games/index.ts';
import { auction } from './auction.fixture.ts';
import {
  endRow,
  exportMatch,
  fileOfRows,
  headerRow,
  importMatch,
  type Match,
  matchFromRows,
  readMatchFile,
  rowsOfFile,
  stepRows,
  takeRow,
  verifyMatch,
  type WholeRows,
  withNames,
} from './index.ts';
import { noon, openAuction, playRandomly, seed } from './match.fixture.ts';

const games = [...(await loadGames()), auction];
const gone = 'deleted player';

/** A match as a program from before has written it, with the names in the seats that the chain covers. */
function ofFirstFormat(match: Match, sealed: boolean): WholeRows {
  const file = readMatchFile(exportMatch(match, { sealed, now: noon + 60_000 }));
  return rowsOfFile({ ...file, header: { ...file.header, formatVersion: 1 } });
}

function played(steps?: number): Match {
  const match = openAuction();
  playRandomly(match, 6, steps);
  return match;
}

/** A row without its check and without names. */
function unchecked(row: string): unknown {
  const { check: _, names: _names, seats: _seats, ...rest } = JSON.parse(row);
  return rest;
}

test('a new match keeps the names of its seats where no check covers them', () => {
  const match = played(5);
  const { names, seats } = JSON.parse(headerRow(match));
  expect([names, seats]).toEqual([
    ['Ann', 'Béa'],
    [{ kind: 'human' }, { kind: 'remote' }],
  ]);
  const renamed = played(5);
  renamed.seats[0] = { kind: 'human', name: 'Eve' };
  expect(stepRows(renamed)).toEqual(stepRows(match));
  expect(endRow(renamed)).toBe(endRow(match));
  expect(JSON.parse(headerRow(renamed))).toEqual({ ...JSON.parse(headerRow(match)), names: ['Eve', 'Béa'] });
});

describe.each([
  ['a finished match', played(), false],
  ['an unfinished one', played(7), false],
  ['an unfinished one that is sealed', played(7), true],
])('in %s', (_what, match, sealed) => {
  const how = { sealed, now: noon + 60_000 };
  const rows = { header: headerRow(match, how), steps: stepRows(match, 0, how), end: endRow(match, how) };

  test('of the first format a name is replaced, and every row gets the check that follows', () => {
    const before = ofFirstFormat(match, sealed);
    const after = withNames(before, [gone, null]) as WholeRows;
    const text = fileOfRows(after);
    expect(text).not.toContain('Ann');
    expect(text).toContain(`"name":"${gone}"`);
    expect(verifyMatch(games, text)).toEqual(verifyMatch(games, fileOfRows(before)));
    expect(verifyMatch(games, text)).toMatchObject({ ok: true });
    expect(after.steps.map(unchecked)).toEqual(before.steps.map(unchecked));
    expect(unchecked(after.end)).toEqual(unchecked(before.end));
    // It is what a match with that name from the start would have been.
    const file = readMatchFile(fileOfRows(before));
    const seats = file.header.seats.map((seat, i) => (i === 0 ? { ...seat, name: gone } : seat));
    expect(after).toEqual(rowsOfFile({ ...file, header: { ...file.header, seats } }));
  });

  test('of the second format a name is replaced, and no check changes', () => {
    const after = withNames(rows, [gone, null]) as WholeRows;
    expect({ ...after, header: '' }).toEqual({ ...rows, header: '' });
    expect(JSON.parse(after.header)).toEqual({ ...JSON.parse(rows.header), names: [gone, 'Béa'] });
    expect(verifyMatch(games, fileOfRows(after))).toEqual(verifyMatch(games, fileOfRows(rows)));
    expect(verifyMatch(games, fileOfRows(after))).toMatchObject({ ok: true });
  });

  test('the same name leaves every byte as it was', () => {
    expect(withNames(rows, ['Ann', null])).toEqual(rows);
    const first = ofFirstFormat(match, sealed);
    expect(withNames(first, [null, null])).toEqual(first);
  });
});

test('the dice of every golden match are still proven once its names are gone', () => {
  for (const { id } of games.filter((game) => game !== auction)) {
    const folder = new URL(`../games/${id}/testing/golden/`, import.meta.url);
    const [file = ''] = readdirSync(folder).filter((name) => name !== 'ranks.json');
    const text = readFileSync(new URL(file, folder), 'utf8');
    const rows = rowsOfFile(readMatchFile(text));
    const { seats } = JSON.parse(rows.header);
    const after = fileOfRows(
      withNames(
        rows,
        seats.map(() => gone),
      ) as WholeRows,
    );
    expect(after).not.toContain('Player 1');
    expect(verifyMatch(games, after)).toMatchObject({ ok: true, dice: 'proven' });
    expect(exportMatch(importMatch(games, after))).toBe(after);
  }
});

test('a match of either format that a server holds goes on from its renamed rows, without an end', () => {
  const match = played(4);
  const first = ofFirstFormat(match, false);
  for (const { header, steps } of [first, { header: headerRow(match), steps: stepRows(match) }]) {
    // Entries hold rows as parsed JSON, so their spaces may be gone.
    const stored = { header: JSON.stringify(JSON.parse(header)), steps };
    const renamed = withNames(stored, [null, gone]);
    expect(renamed).not.toHaveProperty('end');
    const back = matchFromRows(games, { header: renamed.header, steps: [], seed });
    for (const row of renamed.steps) takeRow(back, row);
    expect(back.seats.map(({ name }) => name)).toEqual(['Ann', gone]);
    playRandomly(back, 1);
    expect(verifyMatch(games, exportMatch(back))).toMatchObject({ ok: true, dice: 'proven' });
  }
});

test('a match of the first format stays in it, byte for byte, and goes on in it', () => {
  const text = fileOfRows(ofFirstFormat(played(4), true));
  const back = importMatch(games, text);
  expect(exportMatch(back, { sealed: true })).toBe(text);
  playRandomly(back, 2);
  expect(JSON.parse(headerRow(back))).toMatchObject({
    formatVersion: 1,
    seats: [{ name: 'Ann' }, { name: 'Béa' }],
  });
});

test('names that are none, and rows that were changed, are refused', () => {
  const rows = ofFirstFormat(played(4), false);
  expect(() => withNames(rows, [gone])).toThrow('There is one name for each seat.');
  expect(() => withNames(rows, ['', null])).toThrow('A seat has a name of at most 60 characters.');
  expect(() => withNames(rows, ['x'.repeat(61), null])).toThrow('A seat has a name');
  expect(() => withNames({ ...rows, steps: rows.steps.toReversed() }, [gone, null])).toThrow('Step 1');
  expect(() => withNames({ ...rows, header: '{' }, [gone, null])).toThrow('this is not JSON');
});

test.each<[string, (header: Record<string, unknown>) => object, string]>([
  ['no names', ({ names: _, ...header }) => header, "'names' is missing."],
  ['a name too few', (header) => ({ ...header, names: ['Ann'] }), 'there is not one name for each seat.'],
  [
    'a name too many',
    (header) => ({ ...header, names: ['A', 'B', 'C'] }),
    'there is not one name for each seat.',
  ],
  [
    'a name that is none',
    (header) => ({ ...header, names: ['Ann', 7] }),
    "'names' is not what it should be.",
  ],
  [
    'a name without end',
    (header) => ({ ...header, names: ['Ann', 'x'.repeat(61)] }),
    "'names' is not what it should be.",
  ],
  [
    'a name in a seat as well',
    (header) => ({ ...header, seats: [{ kind: 'human', name: 'Ann' }, { kind: 'remote' }] }),
    "'seats' is not what it should be.",
  ],
])('a header of the second format with %s is refused', (_what, change, problem) => {
  const { header, ...rows } = rowsOfFile(readMatchFile(exportMatch(played())));
  const text = fileOfRows({ ...rows, header: JSON.stringify(change(JSON.parse(header))) });
  expect(verifyMatch(games, text)).toEqual({ ok: false, where: 'header', problem });
});
