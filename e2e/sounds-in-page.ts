/// <reference types="vite/client" />
import { sounds as house, perform, type Sound } from '../kit/sound.ts';

/** What a sound is found to be when it is rendered as it is played at full volume. */
export interface Heard {
  /** The room it belongs to: the house, or a game. */
  readonly room: string;
  readonly name: string;
  /** The largest sample; 1 is where clipping begins. */
  readonly peak: number;
  /** The loudest tenth of a second, in decibels below full scale, as a small speaker gives it. */
  readonly loudness: number;
  /** Seconds until it has died away, and what its voices say. */
  readonly length: number;
  readonly written: number;
  /** Its energy by eight parts of its time and sixteen bands of pitch, as a unit vector. */
  readonly print: readonly number[];
}

const rate = 44_100;
const parts = 8;
const bands = 16;
const frame = 2048;

function secondsOf(sound: Sound): number {
  return Math.max(...sound.map(({ start = 0, length }) => start + length));
}

async function render(sound: Sound): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, Math.ceil((secondsOf(sound) + 0.3) * rate), rate);
  perform(audio, sound, 0, 1);
  return (await audio.startRendering()).getChannelData(0);
}

/** The power of a frame at each pitch, by the plain fast transform. */
function powers(samples: Float32Array): number[] {
  const [real, imaginary] = transform(
    Array.from({ length: frame }, (_, i) => (samples[i] ?? 0) * Math.sin((Math.PI * i) / frame) ** 2),
    new Array<number>(frame).fill(0),
  );
  return real.slice(0, frame / 2).map((value, i) => value ** 2 + (imaginary[i] ?? 0) ** 2);
}

function transform(real: number[], imaginary: number[]): [number[], number[]] {
  const size = real.length;
  if (size === 1) return [real, imaginary];
  const half = (odd: number): [number[], number[]] =>
    transform(
      real.filter((_, i) => i % 2 === odd),
      imaginary.filter((_, i) => i % 2 === odd),
    );
  const [evenReal, evenImaginary] = half(0);
  const [oddReal, oddImaginary] = half(1);
  const outReal = new Array<number>(size);
  const outImaginary = new Array<number>(size);
  for (let i = 0; i < size / 2; i++) {
    const angle = (-2 * Math.PI * i) / size;
    const [or = 0, oi = 0, er = 0, ei = 0] = [oddReal[i], oddImaginary[i], evenReal[i], evenImaginary[i]];
    const turnedReal = or * Math.cos(angle) - oi * Math.sin(angle);
    const turnedImaginary = or * Math.sin(angle) + oi * Math.cos(angle);
    outReal[i] = er + turnedReal;
    outImaginary[i] = ei + turnedImaginary;
    outReal[i + size / 2] = er - turnedReal;
    outImaginary[i + size / 2] = ei - turnedImaginary;
  }
  return [outReal, outImaginary];
}

/** The band a pitch belongs to: eight octaves from 43 Hz, two bands each. */
function bandOf(bin: number): number {
  return Math.min(bands - 1, Math.floor(2 * Math.log2(Math.max(1, bin / 2))));
}

function printOf(samples: Float32Array): number[] {
  const print = new Array<number>(parts * bands).fill(0);
  const frames = Math.max(1, Math.ceil(samples.length / (frame / 2)) - 1);
  for (let i = 0; i < frames; i++) {
    const part = Math.floor((i / frames) * parts);
    powers(samples.subarray((i * frame) / 2, (i * frame) / 2 + frame)).forEach((power, bin) => {
      const place = part * bands + bandOf(bin);
      print[place] = (print[place] ?? 0) + power;
    });
  }
  const loudness = print.map((power) => Math.sqrt(power));
  const size = Math.hypot(...loudness) || 1;
  return loudness.map((value) => value / size);
}

/** What a small speaker leaves of a sound: little below 150 Hz. */
function onSmallSpeaker(samples: Float32Array): Float32Array {
  const kept = 1 / (1 + (2 * Math.PI * 150) / rate);
  const out = new Float32Array(samples.length);
  for (let i = 1; i < samples.length; i++)
    out[i] = kept * ((out[i - 1] ?? 0) + (samples[i] ?? 0) - (samples[i - 1] ?? 0));
  return out;
}

function loudnessOf(samples: Float32Array): number {
  const window = rate / 10;
  let loudest = 0;
  for (let start = 0; start === 0 || start + window <= samples.length; start += window / 4) {
    let sum = 0;
    for (let i = 0; i < window; i++) sum += (samples[start + i] ?? 0) ** 2;
    loudest = Math.max(loudest, sum / window);
  }
  return 10 * Math.log10(loudest);
}

async function hear(room: string, name: string, sound: Sound): Promise<Heard> {
  const samples = await render(sound);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const end = samples.findLastIndex((sample) => Math.abs(sample) > 0.001) + 1;
  const sounding = samples.subarray(0, end);
  return {
    room,
    name,
    peak,
    loudness: loudnessOf(onSmallSpeaker(samples)),
    length: end / rate,
    written: secondsOf(sound),
    print: printOf(sounding),
  };
}

const rooms = import.meta.glob<{ sounds: Readonly<Record<string, Sound>> }>('../games/*/board/sounds.ts', {
  eager: true,
});

/** Every sound of the house and of each game, rendered and measured. */
export async function hearAll(): Promise<Heard[]> {
  const own = Object.entries(rooms).flatMap(([path, { sounds }]) =>
    Object.entries(sounds)
      .filter(([name]) => !(name in house))
      .map(([name, sound]) => ({ room: path.split('/')[2] ?? '', name, sound })),
  );
  const houses = Object.entries(house).map(([name, sound]) => ({
    room: 'house',
    name,
    sound: sound as Sound,
  }));
  const heard: Heard[] = [];
  for (const { room, name, sound } of [...houses, ...own]) heard.push(await hear(room, name, sound));
  return heard;
}

Object.assign(globalThis, { hearAll });
