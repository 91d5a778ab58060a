import { hoth as game } from './game.ts';
import { germanWords } from './words/words.de.ts';

export { commanders, components } from './data/components.ts';
export type * from './game.ts';

/** Escape from Hoth, with its words in every language. */
export const hoth: typeof game = { ...game, words: { ...game.words, de: germanWords } };
