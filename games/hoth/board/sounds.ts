import { chord, sounds as house, type Sound } from '@holoboard/kit';

/** The sounds of the game: those of the house, and its own. */
export const sounds = {
  ...house,
  /** The leap into hyperspace: a howl that shoots upwards, with wind in it. */
  jump: [
    { wave: 'sawtooth', from: 90, to: 1500, length: 0.55, loud: 0.22 },
    { wave: 'noise', from: 400, to: 5000, length: 0.6, loud: 0.45 },
  ],
  /** Five tools, each a step higher: something is whole again. */
  repair: chord([330, 440, 550, 660, 880], 0.09, 0.16, 0.22),
  /** A breath in and a breath out through a mask, over a hum that is felt more than heard. */
  vader: [
    { wave: 'noise', from: 500, to: 1400, length: 0.5, loud: 0.42 },
    { wave: 'noise', from: 1100, to: 300, start: 0.6, length: 0.55, loud: 0.36 },
    { wave: 'sine', from: 62, to: 55, length: 1.1, loud: 0.16 },
  ],
} as const satisfies Readonly<Record<string, Sound>>;
