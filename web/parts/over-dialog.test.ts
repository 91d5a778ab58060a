import { hoth } from '@holoboard/hoth';
import {
  answerUndo,
  exportMatch,
  legal,
  openLocalMatch,
  question,
  requestUndo,
  resignSeat,
  submit,
  versionOf,
} from '@holoboard/table';
import { expect, test } from 'vitest';
import { openRecording } from '../pages/replay-recording.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { resultOf, stepsIn } from './over-dialog.tsx';

const nameOf = (seat: number): string => ['Blue', 'Green', 'Orange', 'Violet'][seat] ?? '';
const result = (ranks: readonly number[], seats: readonly number[], words = en): string =>
  resultOf({ ranks, reason: 'landed' }, seats, nameOf, words.over, words === en ? 'en' : 'de');

test('one who sat here is told the result in person', () => {
  expect(result([1, 2], [0])).toBe('You win');
  expect(result([2, 1], [0])).toBe('You lose');
  expect(result([2, 1], [0], de)).toBe('Du verlierst');
});

test('several who won or lost together are told so, and by name when they did not', () => {
  expect(result([1, 2, 2, 1], [0, 3])).toBe('You win');
  expect(result([1, 2, 2, 1], [0, 3], de)).toBe('Ihr gewinnt');
  expect(result([2, 1, 1, 2], [0, 3], de)).toBe('Ihr verliert');
  expect(result([2, 1], [0, 1])).toBe('Green wins');
});

test('one who only watched is told by name, and a shared win is nobody’s alone', () => {
  expect(result([2, 1, 1, 2], [])).toBe('Green and Orange win');
  expect(result([2, 1, 1, 2], [], de)).toBe('Green und Orange gewinnen');
  expect(result([1, 1], [0])).toBe('A shared win');
});

test('Verify counts the steps that the replay shows: nothing that was taken back, no wish and no answer', () => {
  const match = openLocalMatch({
    game: hoth,
    options: { firstPlayer: 'blue' },
    seats: ['Ann', 'Ben', 'Cem'].map((name) => ({ kind: 'human', name })),
    undo: 'ask',
    seed: 'ab'.repeat(32),
    now: 0,
  });
  const playOne = (): void => {
    const [seat] = question(match).seats as [number];
    const [action] = legal(match, seat);
    expect(submit(match, { seat, version: versionOf(match), action, now: 0 })).toBeNull();
  };
  playOne(); // Blue spins,
  playOne(); // and flies:
  expect(requestUndo(match, 0, 0)).toBeNull(); // Blue wants that back,
  expect(answerUndo(match, 1, true, 0)).toBeNull(); // one agrees,
  expect(answerUndo(match, 2, true, 0)).toBeNull(); // and the other, which takes it back.
  playOne(); // Blue flies again,
  expect(resignSeat(match, 2, 0)).toBeNull(); // and somebody leaves.
  const text = exportMatch(match, { sealed: true });
  expect(versionOf(match)).toBe(7);
  expect(stepsIn(text)).toEqual({ standing: 3, undone: 1 });
  expect(openRecording(hoth, text, () => false).frames).toHaveLength(1 + 3);
});
