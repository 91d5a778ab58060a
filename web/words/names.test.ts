import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { personName } from './names.ts';

test.each([en, de])(
  'who gave no name is called so in the language in force, wherever the game was begun',
  (words) => {
    for (const begun of [en, de]) {
      expect(personName(begun.setup.you, words)).toBe(words.setup.you);
      expect(personName(begun.setup.player(3), words)).toBe(words.setup.player(3));
    }
    expect(personName('Ann', words)).toBe('Ann');
  },
);
