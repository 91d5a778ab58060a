import type { SoundName } from './contract.ts';

/** One voice of a sound: an oscillator or a breath of noise, with its pitch and loudness over time (in seconds). */
interface Voice {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to?: number;
  readonly start?: number;
  readonly length: number;
  readonly loud: number;
}

const click = (start: number): Voice => ({
  wave: 'square',
  from: 1700,
  to: 500,
  start,
  length: 0.018,
  loud: 0.12,
});

/** Clicks that come slower and slower, as the hand of a spinner does. */
const clicks: readonly Voice[] = Array.from({ length: 22 }, (_, i) => click(1.2 * (i / 21) ** 2.2));

const chord = (pitches: readonly number[], gap: number, length: number, loud: number): readonly Voice[] =>
  pitches.map((from, i) => ({ wave: 'triangle', from, start: i * gap, length, loud }));

const sounds: Readonly<Record<SoundName, readonly Voice[]>> = {
  spin: clicks,
  hop: [{ wave: 'sine', from: 520, to: 760, length: 0.07, loud: 0.22 }],
  slide: [{ wave: 'sawtooth', from: 260, to: 880, length: 0.32, loud: 0.1 }],
  jump: [
    { wave: 'sawtooth', from: 90, to: 1500, length: 0.55, loud: 0.13 },
    { wave: 'noise', from: 400, to: 5000, length: 0.6, loud: 0.2 },
  ],
  laser: [
    { wave: 'sawtooth', from: 1900, to: 160, length: 0.2, loud: 0.16 },
    { wave: 'sawtooth', from: 1900, to: 160, start: 0.13, length: 0.2, loud: 0.13 },
  ],
  break: [
    { wave: 'noise', from: 2600, to: 200, length: 0.4, loud: 0.4 },
    { wave: 'square', from: 150, to: 45, length: 0.3, loud: 0.16 },
  ],
  repair: chord([330, 440, 550, 660, 880], 0.09, 0.16, 0.16),
  force: chord([220, 277, 330, 440], 0.06, 1.1, 0.13),
  vader: [
    { wave: 'noise', from: 500, to: 1400, length: 0.75, loud: 0.16 },
    { wave: 'noise', from: 1100, to: 300, start: 0.95, length: 0.8, loud: 0.13 },
    { wave: 'sine', from: 62, to: 55, length: 1.5, loud: 0.2 },
  ],
  card: [
    { wave: 'noise', from: 3200, to: 900, length: 0.09, loud: 0.3 },
    { wave: 'noise', from: 900, to: 300, start: 0.07, length: 0.06, loud: 0.25 },
  ],
  dice: Array.from({ length: 9 }, (_, i) => ({
    wave: 'noise' as const,
    from: 2400 - 120 * (i % 4),
    to: 700,
    start: 0.75 * (i / 8) ** 1.4,
    length: 0.035,
    loud: 0.34,
  })),
  sabre: [
    { wave: 'sawtooth', from: 92, to: 128, length: 0.5, loud: 0.14 },
    { wave: 'noise', from: 3000, to: 1200, start: 0.3, length: 0.22, loud: 0.3 },
    { wave: 'sawtooth', from: 140, to: 84, start: 0.32, length: 0.4, loud: 0.14 },
  ],
  superlaser: [
    { wave: 'sawtooth', from: 60, to: 420, length: 1, loud: 0.12 },
    { wave: 'sine', from: 110, to: 880, length: 1, loud: 0.14 },
    { wave: 'noise', from: 5000, to: 180, start: 1, length: 0.8, loud: 0.4 },
  ],
  collapse: [
    { wave: 'sine', from: 900, to: 70, length: 1.1, loud: 0.2 },
    { wave: 'noise', from: 3400, to: 120, length: 1.2, loud: 0.25 },
  ],
  turn: chord([440, 660], 0.08, 0.16, 0.14),
  win: chord([392, 523, 659, 784, 1047], 0.13, 0.7, 0.17),
  refuse: [{ wave: 'square', from: 150, to: 110, length: 0.14, loud: 0.1 }],
};

let context: AudioContext | null = null;
let enabled = true;
let volume = 0.7;

/** Switches sound on or off, and sets how loud it is, from 0 to 1. */
export function setSound(settings: { readonly enabled?: boolean; readonly volume?: number }): void {
  enabled = settings.enabled ?? enabled;
  volume = Math.min(1, Math.max(0, settings.volume ?? volume));
}

/** Plays a sound, now or in so many milliseconds; silently does nothing where there is no sound to be had. */
export function play(name: SoundName, delay = 0): void {
  if (!enabled || volume === 0 || typeof AudioContext === 'undefined') return;
  // Browsers keep a page silent until somebody has touched it; waking up an unwelcome context would only log a warning.
  if (!context && navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') context.resume().catch(() => {});
    const start = context.currentTime + delay / 1000;
    for (const voice of sounds[name]) sing(context, voice, start);
  } catch {
    // A machine without a sound device is no reason to stop a game.
  }
}

function sing(audio: AudioContext, voice: Voice, start: number): void {
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

/** Half a second of noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}
