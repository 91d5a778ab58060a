import { createStore, type Store, useStore } from '../store.ts';

const key = 'holoboard.muted';

/** At how many tables this device remembers whom it has muted: the latest ones. */
const mostTables = 100;

/** Who is muted at which table, by the numbers of the speakers; the table changed last comes last. */
type Muted = Readonly<Record<string, readonly number[]>>;

/** Reads what was stored; whatever is broken is left out. */
export function readMuted(stored: string | null): Muted {
  let given: unknown;
  try {
    given = JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([table, speakers]) => {
      const numbers = Array.isArray(speakers) ? speakers.filter((each) => Number.isInteger(each)) : [];
      return numbers.length > 0 ? [[table, numbers as number[]]] : [];
    }),
  );
}

/** Mutes a speaker at a table, or no longer. */
export function withMuted(before: Muted, table: string, speaker: number, isMuted: boolean): Muted {
  const { [table]: here = [], ...others } = before;
  const rest = here.filter((each) => each !== speaker);
  const speakers = isMuted ? [...rest, speaker] : rest;
  const kept = Object.entries(others).slice(speakers.length > 0 ? 1 - mostTables : -mostTables);
  return Object.fromEntries(speakers.length > 0 ? [...kept, [table, speakers]] : kept);
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const muted: Store<Muted> = createStore(readMuted(stored()));

/** Mutes a speaker at a table on this device, or no longer. */
export function setMuted(table: string, speaker: number, isMuted: boolean): void {
  // Another tab may have muted somebody meanwhile.
  const text = stored();
  const before = text === null ? muted.get() : readMuted(text);
  muted.set(withMuted(before, table, speaker, isMuted));
  try {
    localStorage.setItem(key, JSON.stringify(muted.get()));
  } catch {
    // It holds for this visit, at least.
  }
}

/** Whom this device has muted at a table. */
export function useMuted(table: string): readonly number[] {
  return useStore(muted)[table] ?? none;
}

const none: readonly number[] = [];
