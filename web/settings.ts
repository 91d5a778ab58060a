import type { Motion } from '@holoboard/kit';
import { createStore, type Store, useStore } from './store.ts';

export const themes = ['system', 'dark', 'light', 'contrast'] as const;
export const motions = ['system', 'off', 'fast', 'normal'] as const;
export const languages = ['en', 'de'] as const;

type Theme = (typeof themes)[number];
export type Language = (typeof languages)[number];

/** What a player has chosen for this device. */
export interface Settings {
  readonly theme: Theme;
  /** `system` is as drawn, unless the system asks for less motion. */
  readonly motion: 'system' | Motion;
  readonly sound: boolean;
  readonly language: Language;
  /** Whether a decision with only one answer, and no luck in it, is made by itself. */
  readonly playForced: boolean;
  /** Whether a spin or a roll without a choice is made by itself. */
  readonly playLuck: boolean;
}

const key = 'holoboard.settings';

/** Reads stored settings; whatever is unknown or broken falls back to the default. */
export function readSettings(stored: string | null, systemLanguages: readonly string[]): Settings {
  let given: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) given = parsed as Record<string, unknown>;
  } catch {
    // A broken entry is as good as none.
  }
  const spoken = systemLanguages.map((tag) => tag.slice(0, 2).toLowerCase());
  return {
    theme: oneOf(themes, given['theme'], 'dark'),
    motion: oneOf(motions, given['motion'], 'system'),
    sound: given['sound'] !== false,
    language: oneOf(
      languages,
      given['language'],
      oneOf(
        languages,
        spoken.find((tag) => (languages as readonly string[]).includes(tag)),
        'en',
      ),
    ),
    playForced: given['playForced'] !== false,
    playLuck: given['playLuck'] === true,
  };
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown, otherwise: Value): Value {
  return values.includes(given as Value) ? (given as Value) : otherwise;
}

function storedSettings(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The settings of this device. */
export const settings: Store<Settings> = createStore(
  readSettings(storedSettings(), typeof navigator === 'undefined' ? [] : navigator.languages),
);

/** Changes some settings and remembers them. */
export function changeSettings(changes: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...changes });
  try {
    localStorage.setItem(key, JSON.stringify(settings.get()));
  } catch {
    // They hold for this visit, at least.
  }
}

/** The settings, for a component. */
export function useSettings(): Settings {
  return useStore(settings);
}

/** How much may move, given what the system asks for. */
export function motionOf({ motion }: Settings): Motion {
  if (motion !== 'system') return motion;
  return matches('(prefers-reduced-motion: reduce)') ? 'off' : 'normal';
}

/** The theme to draw in, given what the system asks for. */
function themeOf({ theme }: Settings): 'dark' | 'light' | 'contrast' {
  if (theme !== 'system') return theme;
  if (matches('(prefers-contrast: more)')) return 'contrast';
  return matches('(prefers-color-scheme: light)') ? 'light' : 'dark';
}

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** Keeps the page in the chosen theme and language. */
export function dressPage(): void {
  const dress = (): void => {
    const root = document.documentElement;
    root.dataset['theme'] = themeOf(settings.get());
    root.dataset['motion'] = motionOf(settings.get());
    root.lang = settings.get().language;
  };
  dress();
  settings.subscribe(dress);
  for (const query of [
    '(prefers-color-scheme: light)',
    '(prefers-contrast: more)',
    '(prefers-reduced-motion: reduce)',
  ])
    matchMedia(query).addEventListener('change', dress);
}
