import { expect, test, vi } from 'vitest';
import type { SaveProblem } from '../saved-games.ts';
import { Saver } from './saver.ts';

const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('steps taken during a save are saved together after it', async () => {
  let finish: ((problem: null) => void) | null = null;
  const save = vi.fn(
    () =>
      new Promise<null>((resolve) => {
        finish = resolve;
      }),
  );
  const saver = new Saver(save, () => {});
  saver.request();
  await quiet();
  saver.request();
  saver.request();
  await quiet();
  expect(save).toHaveBeenCalledTimes(1);
  (finish as unknown as (problem: null) => void)(null);
  await quiet();
  expect(save).toHaveBeenCalledTimes(2);
});

test('a trouble is told once, and its end too', async () => {
  const results: (SaveProblem | null)[] = [null, 'full', 'full', null];
  const told: (SaveProblem | null)[] = [];
  const saver = new Saver(
    async () => results.shift() ?? null,
    (problem) => told.push(problem),
  );
  for (let i = 0; i < 4; i++) {
    saver.request();
    await quiet();
  }
  expect(told).toEqual(['full', null]);
});
