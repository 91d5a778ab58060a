import type { Frame } from '../state.ts';
import type { Layout } from './codec.ts';

/* In which order the parts of a position are written. */

export const unitLayout: Layout = [
  ['id', 'number'],
  ['seat', 'number'],
  ['card', 'word'],
  ['label', 'number'],
  ['x', 'number'],
  ['y', 'number'],
  ['heading', 'number'],
  ['hull', 'number'],
  ['status', 'word'],
  ['carrier', 'number'],
  ['pilot', 'flag'],
  ['acted', 'flag'],
  ['braced', 'flag'],
  ['dugIn', 'flag'],
];

export const slotLayout: Layout = [
  ['card', 'word'],
  ['units', 'numbers'],
  ['rotated', 'flag'],
  ['fresh', 'flag'],
];

/** The army is written as `card*count`. */
export const playerLayout: Layout = [
  ['faction', 'optional'],
  ['out', 'number'],
  ['answered', 'flag'],
  ['army', 'words'],
  ['commander', 'number'],
  ['strategies', 'words'],
  ['played', 'words'],
  ['playedIn', 'number'],
  ['rerolledIn', 'number'],
];

export const activationLayout: Layout = [
  ['slot', 'number'],
  ['unit', 'number'],
  ['startX', 'number'],
  ['startY', 'number'],
  ['maneuvers', 'number'],
  ['min', 'number'],
  ['max', 'number'],
  ['speed', 'number'],
  ['left', 'number'],
  ['mode', 'word'],
  ['weapons', 'words'],
  ['attacks', 'word'],
  ['repaired', 'flag'],
  ['passed', 'numbers'],
  ['transferred', 'numbers'],
  ['march', 'flag'],
  ['fire', 'flag'],
  ['closing', 'flag'],
];

/** From version 2 of the rules a crash has one part more. */
export const secondCrashLayout: Layout = [
  ['kind', 'word'],
  ['transport', 'number'],
  ['slot', 'number'],
  ['gone', 'flag'],
  ['survivors', 'numbers'],
  ['placed', 'numbers'],
];

export const frameLayouts: Readonly<Record<Frame['kind'], Layout>> = {
  attack: [
    ['kind', 'word'],
    ['attacker', 'number'],
    ['weapon', 'word'],
    ['run', 'flag'],
    ['targets', 'numbers'],
    ['stage', 'word'],
    ['cover', 'flag'],
    ['targeting', 'number'],
    ['evade', 'number'],
    ['dice', 'numbers'],
    ['rerolled', 'flag'],
    ['stands', 'numbers'],
    ['defence', 'number'],
    ['hit', 'flag'],
    ['asked', 'numbers'],
    ['wreck', 'number'],
    ['wreckGone', 'flag'],
  ],
  crash: [
    ['kind', 'word'],
    ['transport', 'number'],
    ['slot', 'number'],
    ['gone', 'flag'],
    ['survivors', 'numbers'],
  ],
  window: [
    ['kind', 'word'],
    ['when', 'word'],
    ['seats', 'numbers'],
  ],
  bombardment: [
    ['kind', 'word'],
    ['units', 'numbers'],
    ['die', 'number'],
    ['stage', 'word'],
    ['asked', 'numbers'],
    ['wreck', 'number'],
    ['wreckGone', 'flag'],
  ],
  reserves: [
    ['kind', 'word'],
    ['unit', 'number'],
  ],
  return: [
    ['kind', 'word'],
    ['units', 'numbers'],
  ],
};
