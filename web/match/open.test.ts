import { hoth } from '@holoboard/hoth';
import { importMatch, type WholeRows } from '@holoboard/table';
import { expect, test } from 'vitest';
import { SavedGames } from '../saved-games.ts';
import type { SavedSummary } from '../shelf.ts';
import { keepMatch, seedFrom, startGame } from './open.ts';

test('words give the same dice every time; none give dice nobody can foresee', () => {
  expect(seedFrom('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(seedFrom('  abc ')).toBe(seedFrom('abc'));
  expect(seedFrom('AB'.repeat(32))).toBe('ab'.repeat(32));
  expect(seedFrom('')).toMatch(/^[0-9a-f]{64}$/);
  expect(seedFrom('')).not.toBe(seedFrom(''));
});

test('a game that is started is kept, and can be opened again', async () => {
  const kept = new Map<string, WholeRows>();
  const listed: SavedSummary[] = [];
  const shelf = new SavedGames({
    list: async () => listed,
    read: async (id) => kept.get(id),
    write: async (summary, rows) => {
      listed.push(summary);
      kept.set(summary.id, { ...rows, steps: rows.steps(0) });
    },
    remove: async () => {},
  });
  const seats = [
    { kind: 'human', name: 'Ann' },
    { kind: 'bot', name: 'R2', level: 'pilot' },
  ] as const;
  const match = startGame({ game: hoth, options: {}, seats, undo: 'free', seed: 'abc' }, 5);
  const id = await keepMatch(match, 7, shelf);
  expect(listed).toEqual([
    { id, game: 'hoth', created: 5, updated: 7, seats: match.seats, steps: 0, outcome: null },
  ]);
  expect(importMatch([hoth], (await shelf.read(id)) ?? '').seed).toBe(seedFrom('abc'));
});

test('a table that cannot be is refused with a sentence', () => {
  const setup = { game: hoth, options: {}, seats: [], undo: 'free', seed: '' } as const;
  expect(() => startGame(setup, 0)).toThrow(/players, not 0/);
});
