import { sounds as house, type Sound } from '@holoboard/kit';

/** The sounds of the game: those of the house, and its own. */
export const sounds = {
  ...house,
  /** Power that runs out of an army: a chord that sinks, and the rattle of falling metal. */
  collapse: [
    { wave: 'sawtooth', from: 420, to: 50, length: 1.2, loud: 0.13 },
    { wave: 'sine', from: 630, to: 70, length: 1.3, loud: 0.12 },
    { wave: 'noise', from: 2600, to: 300, start: 0.5, length: 0.9, loud: 0.24 },
  ],
} as const satisfies Readonly<Record<string, Sound>>;
