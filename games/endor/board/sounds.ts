import { sounds as house, type Sound } from '@holoboard/kit';

/** The sounds of the game: those of the house, and its own. */
export const sounds = {
  ...house,
  /** Two blades that hum towards each other, meet with a hiss, and hum apart. */
  sabre: [
    { wave: 'sawtooth', from: 92, to: 128, length: 0.5, loud: 0.19 },
    { wave: 'noise', from: 3000, to: 1200, start: 0.3, length: 0.22, loud: 0.4 },
    { wave: 'sawtooth', from: 140, to: 84, start: 0.32, length: 0.4, loud: 0.19 },
  ],
  /** A whine that climbs for a second, then the blast that tears downwards. */
  superlaser: [
    { wave: 'sawtooth', from: 60, to: 420, length: 1, loud: 0.12 },
    { wave: 'sine', from: 110, to: 880, length: 1, loud: 0.14 },
    { wave: 'noise', from: 5000, to: 180, start: 1, length: 0.8, loud: 0.4 },
  ],
  /** Power that runs out of a great machine: a tone that sinks, with a rush of air. */
  collapse: [
    { wave: 'sine', from: 900, to: 70, length: 1.1, loud: 0.13 },
    { wave: 'noise', from: 3400, to: 120, length: 1.2, loud: 0.18 },
  ],
} as const satisfies Readonly<Record<string, Sound>>;
