import type { WholeRows } from '@holoboard/table';
import { expect, test } from 'vitest';
import { SavedGames } from './saved-games.ts';
import { type GameRows, rowsToAdd, type SavedSummary, type Shelf, ShelfError } from './shelf.ts';

const summary = (id: string, updated: number): SavedSummary => ({
  id,
  game: 'hoth',
  created: 1,
  updated,
  seats: [],
  steps: 0,
  outcome: null,
});

/** The rows of a game whose steps are told by letters. */
const game = (letters: string): GameRows => ({
  header: '{ "header": 1 }',
  count: letters.length,
  steps: (since) => [...letters].slice(since).map((letter) => `"${letter}"`),
  end: `"${letters.length} steps"`,
});

/** The letters that a file tells. */
const letters = (text: string | undefined): string =>
  (JSON.parse(text ?? '{"steps":[]}') as { steps: string[] }).steps.join('');

/** A shelf in memory that can be made to fail. */
function shelf(): Shelf & { failing: Error | null; written: number } {
  const summaries = new Map<string, SavedSummary>();
  const games = new Map<string, WholeRows>();
  const made = {
    failing: null as Error | null,
    /** How many rows of steps have been written. */
    written: 0,
    async list() {
      if (made.failing) throw made.failing;
      return [...summaries.values()];
    },
    async read(id: string) {
      if (made.failing) throw made.failing;
      return games.get(id);
    },
    async write(one: SavedSummary, rows: GameRows) {
      if (made.failing) throw made.failing;
      const there = games.get(one.id)?.steps ?? [];
      const row = there.at(-1);
      const header = games.get(one.id)?.header;
      const stored = row === undefined ? null : { header, index: there.length - 1, row };
      const { from, steps } = rowsToAdd(rows, stored);
      summaries.set(one.id, one);
      games.set(one.id, { ...rows, steps: [...there.slice(0, from), ...steps] });
      made.written += steps.length;
    },
    async remove(id: string) {
      if (made.failing) throw made.failing;
      summaries.delete(id);
      games.delete(id);
    },
  };
  return made;
}

const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });

test('games are listed with the one played last first', async () => {
  const saved = new SavedGames(shelf());
  await saved.write(summary('old', 10), game('a'));
  await saved.write(summary('new', 20), game('b'));
  expect((await saved.list()).games.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(letters(await saved.read('old'))).toBe('a');
  expect(await saved.read('none')).toBeUndefined();
});

test('a full storage is told, and the game is kept until it can be saved', async () => {
  const place = shelf();
  const saved = new SavedGames(place);
  await saved.write(summary('game', 10), game('a'));
  place.failing = full;
  expect(await saved.write(summary('game', 20), game('ab'))).toBe('full');
  expect(letters(await saved.read('game'))).toBe('ab');
  place.failing = null;
  expect((await saved.list()).games.map(({ updated }) => updated)).toEqual([20]);
  expect(await saved.write(summary('game', 30), game('abc'))).toBeNull();
  expect(letters(await saved.read('game'))).toBe('abc');
  expect(await place.read('game')).toMatchObject({ end: '"3 steps"' });
});

test('a storage that is forbidden still lets a game be played', async () => {
  const place = shelf();
  place.failing = new Error('forbidden');
  const saved = new SavedGames(place);
  expect(await saved.write(summary('game', 10), game('a'))).toBe('unavailable');
  expect(letters(await saved.read('game'))).toBe('a');
  expect((await saved.list()).games.map(({ id }) => id)).toEqual(['game']);
  await saved.remove('game');
  expect(await saved.list()).toEqual({ games: [], problem: 'unavailable' });
});

test('a step more is a row more', async () => {
  const place = shelf();
  const saved = new SavedGames(place);
  for (const played of ['', 'a', 'ab', 'abcd', 'abcd']) await saved.write(summary('game', 10), game(played));
  expect(place.written).toBe(4);
  expect(letters(await saved.read('game'))).toBe('abcd');
});

test('what went on in two windows is saved as one of them had it, never as a mixture', async () => {
  const saved = new SavedGames(shelf());
  for (const played of ['ab', 'abc', 'abx', 'abcde', 'ab']) {
    await saved.write(summary('game', 10), game(played));
    expect(letters(await saved.read('game'))).toBe(played);
  }
});

test('a game that is over is written anew, although its last step looked the same when it was sealed', async () => {
  const place = shelf();
  const saved = new SavedGames(place);
  await saved.write(summary('game', 10), { ...game('abc'), header: '{ "sealed": 1 }' });
  await saved.write(summary('game', 20), game('abc'));
  expect(place.written).toBe(6);
  expect(await place.read('game')).toMatchObject({ header: '{ "header": 1 }' });
});

test.each(['newer', 'blocked'] as const)(
  'an app that is %s is told of, and nothing is lost',
  async (kind) => {
    const place = shelf();
    const saved = new SavedGames(place);
    await saved.write(summary('stored', 10), game('a'));
    place.failing = new ShelfError(kind);
    expect(await saved.list()).toEqual({ games: [], problem: kind });
    await expect(saved.read('stored')).rejects.toThrow(ShelfError);
    expect(await saved.write(summary('new', 20), game('b'))).toBe(kind);
    expect(letters(await saved.read('new'))).toBe('b');
    place.failing = null;
    expect((await saved.list()).games.map(({ id }) => id)).toEqual(['new', 'stored']);
    expect(letters(await saved.read('stored'))).toBe('a');
  },
);
