import { policyFor } from '@holoboard/bots';
import {
  type AnyGame,
  at,
  type OptionValues,
  type Policy,
  playOut,
  type Seat,
  SeededChance,
} from '@holoboard/kernel';
import { type Opening, opened } from './opening.ts';
import { countGame, emptyTally, type GameResult, type Tally } from './tally.ts';

/** What is simulated, as it is posted to a worker. */
export interface Job {
  readonly game: string;
  readonly options: OptionValues;
  /** The level of each seat. */
  readonly levels: readonly string[];
  readonly seed: string;
  /** What games begin with, in turn; without any, bots decide from the first question on. */
  readonly openings: readonly Opening[];
}

/** Plays the games numbered `from` up to, but not including, `to`. Each has luck of its own, wherever it is played. */
export function simulateGames(game: AnyGame, job: Job, from: number, to: number): Tally {
  const tally = emptyTally(job.levels.length, job.openings.length);
  for (let number = from; number < to; number++) {
    const opening = job.openings.length > 0 ? number % job.openings.length : null;
    countGame(
      tally,
      simulateGame(game, job, number, opening === null ? [] : at(job.openings, opening)),
      opening,
    );
  }
  return tally;
}

function simulateGame(
  game: AnyGame,
  { options, levels, seed }: Job,
  number: number,
  opening: Opening,
): GameResult {
  const order: Seat[] = [];
  const policies = levels.map((level, seat): Policy => {
    const policy = policyFor(level, new SeededChance(`${seed} ${number} seat ${seat}`));
    return (...situation) => {
      if (!order.includes(seat)) order.push(seat);
      return policy(...situation);
    };
  });
  const { outcome, actions, state } = playOut(
    game,
    options,
    opened(policies, opening),
    new SeededChance(`${seed} ${number}`),
  );
  // Who never came to decide stands last.
  for (let seat = 0; seat < levels.length; seat++) if (!order.includes(seat)) order.push(seat);
  return { outcome, actions, order, turns: counted(state, 'turn'), rounds: counted(state, 'round') };
}

/** The turns or rounds a game has taken, if it counts them. */
function counted(state: unknown, what: 'turn' | 'round'): number | null {
  const number: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, what) : null;
  return typeof number === 'number' ? number : null;
}
