import { naboo as game } from './game.ts';
import { germanWords } from './words/words.de.ts';

export type * from './game.ts';

/** The Queen's Gambit, with its words in every language. */
export const naboo: typeof game = { ...game, words: { ...game.words, de: germanWords } };
