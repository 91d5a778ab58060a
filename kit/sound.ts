/** One voice of a sound: an oscillator or a breath of noise, with its pitch and loudness over time (in seconds). */
export interface Voice {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to?: number;
  readonly start?: number;
  readonly length: number;
  readonly loud: number;
}

/** A sound is made of voices. A game brings its own where those of the house do not do. */
export type Sound = readonly Voice[];

const click = (start: number): Voice => ({
  wave: 'square',
  from: 1700,
  to: 500,
  start,
  length: 0.018,
  loud: 0.2,
});

/** Clicks that come slower and slower, as the hand of a spinner does. */
const clicks: Sound = Array.from({ length: 22 }, (_, i) => click(1.2 * (i / 21) ** 2.2));

/** Notes one after the other that sound together. */
export const chord = (pitches: readonly number[], gap: number, length: number, loud: number): Sound =>
  pitches.map((from, i) => ({ wave: 'triangle', from, start: i * gap, length, loud }));

/** The sounds of the house; what each is meant to sound like is told in the README. */
export const sounds = {
  turn: chord([440, 660], 0.08, 0.16, 0.23),
  win: chord([392, 523, 659, 784, 1047], 0.13, 0.7, 0.17),
  refuse: [
    { wave: 'square', from: 233, length: 0.09, loud: 0.22 },
    { wave: 'square', from: 165, start: 0.09, length: 0.13, loud: 0.22 },
  ],
  spin: clicks,
  dice: Array.from({ length: 9 }, (_, i) => ({
    wave: 'noise' as const,
    from: 2400 - 120 * (i % 4),
    to: 700,
    start: 0.6 * (i / 8) ** 1.4,
    length: 0.045,
    loud: 1.3,
  })),
  card: [
    { wave: 'noise', from: 3200, to: 900, length: 0.09, loud: 0.8 },
    { wave: 'noise', from: 900, to: 300, start: 0.07, length: 0.06, loud: 0.7 },
  ],
  hop: [{ wave: 'sine', from: 520, to: 760, length: 0.07, loud: 0.31 }],
  slide: [{ wave: 'sawtooth', from: 260, to: 880, length: 0.32, loud: 0.24 }],
  laser: [
    { wave: 'sawtooth', from: 1900, to: 160, length: 0.2, loud: 0.28 },
    { wave: 'sawtooth', from: 1900, to: 160, start: 0.13, length: 0.2, loud: 0.23 },
  ],
  break: [
    { wave: 'noise', from: 2600, to: 200, length: 0.4, loud: 0.4 },
    { wave: 'square', from: 150, to: 45, length: 0.3, loud: 0.16 },
  ],
  wonder: chord([220, 277, 330, 440], 0.06, 0.6, 0.12),
} as const satisfies Readonly<Record<string, Sound>>;

let context: AudioContext | null = null;
let enabled = true;
let volume = 0.7;

/** Switches sound on or off, and sets how loud it is, from 0 to 1. */
export function setSound(settings: { readonly enabled?: boolean; readonly volume?: number }): void {
  enabled = settings.enabled ?? enabled;
  volume = Math.min(1, Math.max(0, settings.volume ?? volume));
}

/** Plays a sound, now or in so many milliseconds; silently does nothing where there is no sound to be had. */
export function play(sound: Sound, delay = 0): void {
  if (!enabled || volume === 0 || typeof AudioContext === 'undefined') return;
  // Browsers keep a page silent until somebody has touched it; waking up an unwelcome context would only log a warning.
  if (!context && navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') context.resume().catch(() => {});
    perform(context, sound, context.currentTime + delay / 1000, volume);
  } catch {
    // A machine without a sound device is no reason to stop a game.
  }
}

/** Has a sound sung in an audio context, from a moment of its clock on: at once, or into a recording. */
export function perform(audio: BaseAudioContext, sound: Sound, start: number, volume: number): void {
  for (const voice of sound) sing(audio, voice, start, volume);
}

function sing(audio: BaseAudioContext, voice: Voice, start: number, volume: number): void {
  const { wave, from, to = from, length, loud } = voice;
  const begin = start + (voice.start ?? 0);
  const end = begin + length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume), begin + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  if (wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    source.loop = true;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(filter).connect(gain);
    source.start(begin);
    source.stop(end);
  } else {
    const source = audio.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, begin);
    source.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(gain);
    source.start(begin);
    source.stop(end);
  }
}

let hiss: AudioBuffer | null = null;

/** Half a second of noise, made once and always the same, so that it can be measured. */
function noise(audio: BaseAudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  let number = 1;
  for (let i = 0; i < samples.length; i++) {
    number = (number * 16_807) % 2_147_483_647;
    samples[i] = (number / 2_147_483_647) * 2 - 1;
  }
  return hiss;
}
