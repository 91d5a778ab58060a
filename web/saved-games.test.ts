import { expect, test } from 'vitest';
import { SavedGames, type SavedSummary, type Shelf } from './saved-games.ts';

const summary = (id: string, updated: number): SavedSummary => ({
  id,
  game: 'hoth',
  created: 1,
  updated,
  seats: [],
  steps: 0,
  outcome: null,
});

/** A shelf in memory that can be made to fail. */
function shelf(): Shelf & { failing: Error | null; files: Map<string, string> } {
  const summaries = new Map<string, SavedSummary>();
  const files = new Map<string, string>();
  const made = {
    failing: null as Error | null,
    files,
    async list() {
      if (made.failing) throw made.failing;
      return [...summaries.values()];
    },
    async read(id: string) {
      if (made.failing) throw made.failing;
      return files.get(id);
    },
    async write(one: SavedSummary, text: string) {
      if (made.failing) throw made.failing;
      summaries.set(one.id, one);
      files.set(one.id, text);
    },
    async remove(id: string) {
      if (made.failing) throw made.failing;
      summaries.delete(id);
      files.delete(id);
    },
  };
  return made;
}

const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });

test('games are listed with the one played last first', async () => {
  const saved = new SavedGames(shelf());
  await saved.write(summary('old', 10), 'a');
  await saved.write(summary('new', 20), 'b');
  expect((await saved.list()).map(({ id }) => id)).toEqual(['new', 'old']);
  expect(await saved.read('old')).toBe('a');
  expect(await saved.read('none')).toBeUndefined();
});

test('a full storage is told, and the game is kept until it can be saved', async () => {
  const place = shelf();
  const saved = new SavedGames(place);
  await saved.write(summary('game', 10), 'first');
  place.failing = full;
  expect(await saved.write(summary('game', 20), 'second')).toBe('full');
  expect(await saved.read('game')).toBe('second');
  place.failing = null;
  expect((await saved.list()).map(({ updated }) => updated)).toEqual([20]);
  expect(await saved.write(summary('game', 30), 'third')).toBeNull();
  expect(place.files.get('game')).toBe('third');
});

test('a storage that is forbidden still lets a game be played', async () => {
  const place = shelf();
  place.failing = new Error('forbidden');
  const saved = new SavedGames(place);
  expect(await saved.write(summary('game', 10), 'text')).toBe('unavailable');
  expect(await saved.read('game')).toBe('text');
  expect((await saved.list()).map(({ id }) => id)).toEqual(['game']);
  await saved.remove('game');
  expect(await saved.list()).toEqual([]);
});
