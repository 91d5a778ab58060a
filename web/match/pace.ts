import type { Motion } from '@holoboard/kit';

/** How a table is run; read anew whenever it matters. */
export interface Manner {
  readonly motion: Motion;
  readonly playForced: boolean;
  /** Whether a spin or a roll without a choice is made by itself. */
  readonly playLuck: boolean;
}

const paces: Readonly<Record<Motion, number>> = { off: 0, fast: 0.4, normal: 1 };
/** Bots know what they want: their moves are shown a little quicker. */
const botPace = 0.65;

/** How much of its normal time an event is shown; 0 when nothing moves. */
export function paceOf(motion: Motion, isBot: boolean): number {
  return paces[motion] * (isBot && motion === 'normal' ? botPace : 1);
}

/** How long a forced move is shown before it is played, in milliseconds. */
export const forcedPause: Readonly<Record<Motion, number>> = { off: 400, fast: 500, normal: 1000 };
