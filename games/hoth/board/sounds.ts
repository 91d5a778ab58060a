import { chord, sounds as house, type Sound } from '@holoboard/kit';

/** The sounds of the game: those of the house, and its own. */
export const sounds = {
  ...house,
  jump: [
    { wave: 'sawtooth', from: 90, to: 1500, length: 0.55, loud: 0.13 },
    { wave: 'noise', from: 400, to: 5000, length: 0.6, loud: 0.2 },
  ],
  repair: chord([330, 440, 550, 660, 880], 0.09, 0.16, 0.16),
  vader: [
    { wave: 'noise', from: 500, to: 1400, length: 0.75, loud: 0.16 },
    { wave: 'noise', from: 1100, to: 300, start: 0.95, length: 0.8, loud: 0.13 },
    { wave: 'sine', from: 62, to: 55, length: 1.5, loud: 0.2 },
  ],
} as const satisfies Readonly<Record<string, Sound>>;
