import { tactical as game } from './game.ts';
import { germanWords } from './words/words.de.ts';

export type * from './game.ts';

/** Tactical Battles, with its words in every language. */
export const tactical: typeof game = { ...game, words: { ...game.words, de: germanWords } };
