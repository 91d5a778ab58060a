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
  verifyMatch,
  versionOf,
} from '@holoboard/table';
import { expect, test } from 'vitest';
import { openRecording } from '../pages/replay-recording.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { resultOf, stepsIn, verdict } from './over-dialog.tsx';

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
  expect(stepsIn(text)).toEqual({ standing: 3, undone: 1, drawn: 1 });
  expect(openRecording(hoth, text, () => false).frames).toHaveLength(1 + 3);
});

test('Verify speaks of luck where there was any, and of the rules alone where there was none', () => {
  const seats = ['Ann', 'Ben'].map((name) => ({ kind: 'human', name }) as const);
  const match = openLocalMatch({
    game: hoth,
    options: { firstPlayer: 'blue' },
    seats,
    seed: 'ab'.repeat(32),
    now: 0,
  });
  const found = () => {
    const text = exportMatch(match);
    return verdict(verifyMatch([hoth], text), stepsIn(text), en.over);
  };
  expect(submit(match, { seat: 0, version: 0, action: { type: 'spin' }, now: 0 })).toBeNull();
  expect(found()).toBe(en.over.notRevealed(1)); // The game goes on: its seed is kept.
  expect(resignSeat(match, 1, 0)).toBeNull();
  expect(found()).toBe(en.over.proven(2));
  const still = openLocalMatch({
    game: hoth,
    options: { firstPlayer: 'blue' },
    seats,
    seed: 'ab'.repeat(32),
    now: 0,
  });
  expect(resignSeat(still, 1, 0)).toBeNull();
  const text = exportMatch(still);
  expect(verdict(verifyMatch([hoth], text), stepsIn(text), en.over)).toBe(en.over.withoutLuck(1));
});
