import { expect, test } from 'vitest';
import { memory } from './picks.fixture.ts';
import { picksOf } from './picks.ts';

const picked = { version: 3, seat: 1, kind: 'plan', ids: ['card:x/luke', 'card:repair'] };

test('what was picked is read as it was kept, and no word of it stands in the storage', () => {
  const storage = memory();
  picksOf('one', storage).keep(picked);
  expect(picksOf('one', storage).read()).toEqual(picked);
  expect([...storage().kept.values()].join()).not.toMatch(/card|plan|luke/);
});

test('nothing is kept of an answer that was given', () => {
  const storage = memory();
  const picks = picksOf('one', storage);
  picks.keep(picked);
  picks.forget();
  expect(picks.read()).toBeNull();
  expect([...storage().kept.values()]).toEqual([]);
});

test('nothing is read of another game, of nothing, and of nonsense', () => {
  const storage = memory();
  expect(picksOf('one', storage).read()).toBeNull();
  picksOf('one', storage).keep(picked);
  expect(picksOf('two', storage).read()).toBeNull();
  storage().setItem('holoboard.picked', 'nonsense');
  expect(picksOf('one', storage).read()).toBeNull();
});

test('a storage that is forbidden does no harm', () => {
  const picks = picksOf('one', () => {
    throw new Error('forbidden');
  });
  picks.keep(picked);
  picks.forget();
  expect(picks.read()).toBeNull();
});
