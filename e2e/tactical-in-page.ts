import { hash, readOptions, SeededChance } from '@holoboard/kernel';
import { tactical } from '../games/tactical/index.ts';

/** Plays a battle of luck, and gives the hash of the position after every step: every mil of every Unit is in it. */
export function hashesOf(seed: number): string[] {
  const chance = new SeededChance(seed);
  const options = readOptions(tactical.options, { pointsLimit: '50', roundLimit: '6' }, 2);
  const state = tactical.setup(options as never, 2, chance, tactical.rulesVersion);
  const hashes: string[] = [];
  while (!tactical.outcome(state)) {
    const { seats } = tactical.question(state);
    const seat = seats[chance.draw('seat', seats.length)] ?? 0;
    const actions = tactical.legal(state, seat);
    const action = actions[chance.draw('choice', actions.length)];
    if (!action) throw new Error('There is nothing to do.');
    tactical.apply(state, seat, action, chance);
    hashes.push(hash(state));
  }
  return hashes;
}

Object.assign(globalThis, { hashesOf });
