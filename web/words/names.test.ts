import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { nameAt, personName } from './names.ts';

test.each([en, de])(
  'who gave no name is called so in the language in force, wherever the game was begun',
  (words) => {
    for (const begun of [en, de]) {
      expect(personName(begun.setup.you, words)).toBe(words.setup.you);
      expect(personName(begun.setup.player(3), words)).toBe(words.setup.player(3));
    }
    expect(personName('Ann', words)).toBe('Ann');
    expect(personName('deleted player', words)).toBe(words.people.deleted);
  },
);

test('a seat is named by whoever has it', () => {
  const seats = [{ kind: 'human', name: 'You' } as const, { kind: 'human', name: 'Ben' } as const];
  expect(nameAt(seats, 0, de)).toBe('Du');
  expect(nameAt(seats, 1, de)).toBe('Ben');
});
