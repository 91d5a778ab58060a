import { readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, at, type OptionSpec, optionsIn, SeededChance, type Session } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { loadGames, roomOf } from '../games/index.ts';
import {
  exportMatch,
  fileOfRows,
  importMatch,
  legal,
  type Match,
  matchFromRows,
  openLocalMatch,
  question,
  readMatchFile,
  rowsOfFile,
  submit,
  verifyMatch,
  versionOf,
} from './index.ts';
import { ann, bea, noon, seed } from './match.fixture.ts';

/*
 * The next version of each game brings an option. What was stored before must open, play on by what held before, verify, and be
 * exported byte for byte.
 */

const games = (await loadGames()).filter(({ id }) => !roomOf(id)?.making);

function goldenOf({ id }: AnyGame): readonly string[] {
  const folder = new URL(`../games/${id}/testing/golden/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file !== 'ranks.json')
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
}

/** The game as its next version has it, and the options of every match that it set up. */
function nextVersion(game: AnyGame, options: readonly OptionSpec[]): [AnyGame, Record<string, unknown>[]] {
  const played: Record<string, unknown>[] = [];
  const next: AnyGame = {
    ...game,
    rulesVersion: game.rulesVersion + 1,
    options,
    setup(values, seats, chance, rules) {
      played.push(values);
      // The rules themselves have not changed: where an option is gone they go by its default.
      const known = game.options.map(({ key, default: usual }) => [key, usual]);
      return {
        ...game.setup({ ...Object.fromEntries(known), ...values }, seats, chance, rules),
        options: values,
      };
    },
  };
  return [next, played];
}

/** One more option: new matches play with it, older ones without. */
function withAdded(game: AnyGame): [AnyGame, Record<string, unknown>[]] {
  const since = game.rulesVersion + 1;
  const added: OptionSpec = {
    ...{ key: 'added', kind: 'flag', default: true, group: 'house' },
    ...{ since, before: false },
  };
  return nextVersion(game, [...game.options, added]);
}

/** The first option is a number from now on: it has a new key, and the old one stays for older matches. */
function withChangedType(game: AnyGame): [AnyGame, Record<string, unknown>[]] {
  const [first, ...others] = game.options as [OptionSpec, ...OptionSpec[]];
  const number: OptionSpec = {
    ...{ key: `${first.key}Number`, kind: 'number', least: 0, most: 9, values: [0, 9], default: 9 },
    ...{ group: first.group, since: game.rulesVersion + 1, before: 0 },
  };
  return nextVersion(game, [{ ...first, until: game.rulesVersion }, number, ...others]);
}

/** Everything that is done with a stored match is done with it, and nothing of it changes. */
function staysAsItIs(game: AnyGame, text: string): void {
  expect(verifyMatch([game], text)).toMatchObject({ ok: true, dice: 'proven' });
  expect(exportMatch(importMatch([game], text))).toBe(text);
  const rows = rowsOfFile(readMatchFile(text));
  expect(exportMatch(matchFromRows([game], rows))).toBe(text);
  expect(fileOfRows(rows)).toBe(text);
}

/** Plays a few legal steps more. */
function playOn(match: Match, steps: number): void {
  const chance = new SeededChance(steps);
  for (let i = 0; i < steps; i++) {
    const [seat] = question(match).seats;
    if (seat === undefined) return;
    const actions = legal(match, seat);
    const action = at(actions, chance.draw('choice', actions.length));
    const now = noon + 1000 * versionOf(match);
    expect(submit(match, { seat, version: versionOf(match), action, now })).toBeNull();
  }
}

const optionsOf = (match: Match): unknown =>
  (match.session as Session & { state: { options: unknown } }).state.options;

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const golden = goldenOf(game);

  test('an added option leaves every stored match as it was', () => {
    const [next, played] = withAdded(game);
    for (const text of golden) staysAsItIs(next, text);
    expect(played.length).toBeGreaterThan(0);
    expect(played.every(({ added }) => added === false)).toBe(true);
  });

  test('an option whose type has changed leaves every stored match as it was', () => {
    const [next, played] = withChangedType(game);
    const { key } = at(game.options, 0);
    for (const text of golden) {
      staysAsItIs(next, text);
      const { header } = readMatchFile(text);
      expect(played.at(-1)).toMatchObject({ [key]: header.options[key], [`${key}Number`]: 0 });
    }
  });

  test.each([
    ['an option was added', withAdded],
    ['the type of an option has changed', withChangedType],
  ])('a match that was put away unfinished goes on after %s', (_what, change) => {
    const [next] = change(game);
    const begun = openLocalMatch({ game, seats: [ann, bea], seed, now: noon });
    const asBefore = importMatch([game], exportMatch(begun, { sealed: true }));
    const after = importMatch([next], exportMatch(begun, { sealed: true }));
    for (const match of [asBefore, after]) playOn(match, 8);
    const save = exportMatch(after, { sealed: true });
    expect(save).toBe(exportMatch(asBefore, { sealed: true }));
    expect(verifyMatch([next], save)).toMatchObject({ ok: true });
    // The program from before reads it too: nothing of the new option is in it.
    expect(verifyMatch([game], save)).toMatchObject({ ok: true });
  });

  test('a match from a position of older rules goes on', () => {
    const first = { ...game, rulesVersion: 1 };
    const { session } = openLocalMatch({ game: first, seats: [ann, bea], seed, now: noon });
    const start = game.notation.position(session?.state);
    const text = exportMatch(openLocalMatch({ game, seats: [ann, bea], seed, now: noon, start }), {
      sealed: true,
    });
    const [next] = withAdded(game);
    expect(verifyMatch([next], text)).toMatchObject({ ok: true, start: 'position' });
    const match = importMatch([next], text);
    expect(optionsOf(match)).toMatchObject({ added: false });
    expect(match.options).not.toHaveProperty('added');
    expect(exportMatch(match, { sealed: true })).toBe(text);
  });

  test('a new match has the new options and not the old ones, and is read back', () => {
    const { key } = at(game.options, 0);
    const [added] = withAdded(game);
    const [changed] = withChangedType(game);
    for (const [next, extra, gone] of [
      [added, { added: true }, 'nothing'],
      [changed, { [`${key}Number`]: 9 }, key],
    ] as const) {
      const match = openLocalMatch({ game: next, seats: [ann, bea], seed, now: noon });
      expect(match.options).toMatchObject(extra);
      expect(match.options).not.toHaveProperty(gone);
      expect(Object.keys(match.options).sort()).toEqual(
        optionsIn(next.options, next.rulesVersion)
          .map((spec) => spec.key)
          .sort(),
      );
      const text = exportMatch(match, { sealed: true });
      expect(exportMatch(importMatch([next], text), { sealed: true })).toBe(text);
    }
  });

  test('a header without one of the options its version has is still refused', () => {
    const { key } = at(game.options, 0);
    const file = readMatchFile(at(golden, 0));
    const { [key]: _, ...rest } = file.header.options;
    const { header, steps, end } = rowsOfFile({ ...file, header: { ...file.header, options: rest } });
    expect(verifyMatch([game], fileOfRows({ header, steps, end }))).toEqual({
      ok: false,
      where: 'header',
      problem: 'the options are not complete.',
    });
  });
});
