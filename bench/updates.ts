import type { AnyGame, GameAction, Seat, Viewer } from '@holoboard/kernel';
import { SeededChance } from '@holoboard/kernel';
import {
  legal,
  openLocalMatch,
  outcome,
  question,
  submit,
  updatesSince,
  versionFor,
  versionOf,
  viewFor,
} from '@holoboard/table';
import { mean } from './yardstick.ts';

/** How much is sent to those who follow a match, in bytes of JSON. */
export interface UpdateBytes {
  /** What a viewer is sent of a step, on average and in all but one of twenty cases. */
  readonly updateBytes: number;
  readonly updateBytes95: number;
  /** What a newcomer is sent. */
  readonly viewBytes: number;
}

const gamesPlayed = 3;
/** Of long games the beginning will do. */
const mostSteps = 1000;

/** Follows some random games of each size, with the eyes of every seat and of a spectator. */
export function bytesOfUpdates(game: AnyGame): UpdateBytes {
  const chance = new SeededChance('updates');
  const updates: number[] = [];
  const views: number[] = [];
  for (let i = 0; i < gamesPlayed; i++)
    for (const count of game.seats) {
      const seats = Array.from({ length: count }, (_, seat) => ({ kind: 'human', name: `${seat}` }) as const);
      const match = openLocalMatch({ game, seats, seed: String(i + 1).padStart(64, '0'), now: 0 });
      const viewers: readonly Viewer[] = [...seats.keys(), 'spectator'];
      while (!outcome(match) && versionOf(match) < mostSteps && !game.overlong(match.session?.state)) {
        const version = versionOf(match);
        const seat = question(match).seats[0] as Seat;
        const actions = legal(match, seat);
        const action = actions[chance.draw('choice', actions.length)] as GameAction;
        if (submit(match, { seat, version: versionFor(match, seat), action, now: version }))
          throw new Error('A legal action is refused.');
        for (const viewer of viewers) {
          const [update] = updatesSince(match, versionFor(match, viewer, version), viewer);
          if (update) updates.push(bytesOf(update));
          views.push(bytesOf(viewFor(match, viewer)));
        }
      }
    }
  const sorted = updates.toSorted((a, b) => a - b);
  return {
    updateBytes: mean(updates),
    updateBytes95: sorted[Math.floor(0.95 * sorted.length)] ?? 0,
    viewBytes: mean(views),
  };
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
