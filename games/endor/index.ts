import { endor as game } from './game.ts';
import { germanWords } from './words/words.de.ts';

export type * from './game.ts';

/** The Battle of Endor, with its words in every language. */
export const endor: typeof game = { ...game, words: { ...game.words, de: germanWords } };
