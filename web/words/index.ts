import { readIn } from '@holoboard/games';
import { type Language, settings } from '../settings.ts';
import { createStore, useStore } from '../store.ts';
import { type AppWords, en } from './en.ts';

export type { AppWords } from './en.ts';

/** Languages other than English are fetched when they are chosen. */
const others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<AppWords>>> = {
  de: async () => (await import('./de.ts')).de,
};

/** The words in force. A language that is still under way, or does not arrive, is English meanwhile. */
const words = createStore<{ language: Language; words: AppWords }>({ language: 'en', words: en });

/** Fetches the chosen language; stays with the words in force when it cannot be had. */
export async function loadWords(): Promise<void> {
  const { language } = settings.get();
  if (language === words.get().language) return;
  const loaded = language === 'en' ? en : await fetchLanguage(language).catch(() => null);
  if (loaded && settings.get().language === language) words.set({ language, words: loaded });
}

/** The words of the app, once those of the games that are here have come too. */
async function fetchLanguage(language: Exclude<Language, 'en'>): Promise<AppWords> {
  const [words] = await Promise.all([others[language](), readIn(language)]);
  return words;
}

settings.subscribe(() => void loadWords());

/** What the app says, for a component. */
export function useWords(): AppWords {
  return useStore(words).words;
}

/** The language in force, for a component: what game words and the screen of a game are picked by. */
export function useLanguage(): Language {
  return useStore(words).language;
}
