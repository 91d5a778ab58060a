import type { SeatSpec } from '@holoboard/table';
import type { AppWords } from '../words/index.ts';

/** Who sits where on the set-up form: a person, or a bot of a level. */
export interface Chair {
  readonly who: 'human' | { readonly level: string };
  /** The name of a person; made up when empty. */
  readonly name: string;
}

/** The usual tables. */
export type Mode = 'bot' | 'hotSeat' | 'watch';

/** The bot a newcomer meets. */
const normalLevel = 'pilot';

const human: Chair = { who: 'human', name: '' };
const bot: Chair = { who: { level: normalLevel }, name: '' };

/** The chairs of a usual table. */
export function chairsFor(mode: Mode, seats: number): Chair[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (mode === 'hotSeat') return human;
    return mode === 'bot' && seat === 0 ? human : bot;
  });
}

/** The usual table that chairs make; nothing when they are arranged in another way. */
export function modeOf(chairs: readonly Chair[]): Mode | null {
  const humans = chairs.filter(({ who }) => who === 'human').length;
  if (humans === chairs.length) return 'hotSeat';
  if (humans === 0) return 'watch';
  return humans === 1 && chairs[0]?.who === 'human' ? 'bot' : null;
}

/** More or fewer chairs: the first ones stay as they are. */
export function resized(chairs: readonly Chair[], seats: number): Chair[] {
  const more = chairsFor(modeOf(chairs) ?? 'bot', seats).slice(chairs.length);
  return [...chairs.slice(0, seats), ...more];
}

/** The chairs as seats of a match. */
export function seatsFrom(chairs: readonly Chair[], words: AppWords['setup']): SeatSpec[] {
  const humans = chairs.filter(({ who }) => who === 'human').length;
  return chairs.map(({ who, name }, seat) => {
    if (who === 'human')
      return { kind: 'human', name: name.trim() || (humans === 1 ? words.you : words.player(seat + 1)) };
    return { kind: 'bot', name: words.bot(words.levels[who.level] ?? who.level), level: who.level };
  });
}
