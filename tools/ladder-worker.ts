import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { emergencyStop, policyFor } from '@holoboard/bots';
import { type AnyGame, type OptionValues, type Policy, playOut, SeededChance } from '@holoboard/kernel';
import { findGame } from './games.ts';

/** The share of a ladder that one worker plays: pairs `first`, `first + stride`, ... */
export interface LadderShare {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly levels: readonly [string, string];
  readonly iterations: number | undefined;
  readonly seed: string;
  readonly pairs: number;
  readonly first: number;
  readonly stride: number;
}

/** One game of a mirrored pair. */
export interface LadderGame {
  /** Which side of the table the first level had. */
  readonly side: number;
  /** The first level's part of the win; nothing for a game that was given up as overlong. */
  readonly won: number | null;
  /** How long each of the first level's decisions took, in milliseconds; those with only one choice left out. */
  readonly times: readonly number[];
}

/** Seats of one side: with two players each has a seat, with more they alternate as the ranks of the game say. */
function playGame(game: AnyGame, share: LadderShare, pair: number, side: number): LadderGame {
  const times: number[] = [];
  let end = 0;
  const budget = {
    ...(share.iterations !== undefined && { iterations: share.iterations }),
    stop: () => performance.now() > end,
  };
  const policies = Array.from({ length: share.seats }, (_, seat): Policy => {
    const isFirst = seat % 2 === side;
    const level = share.levels[isFirst ? 0 : 1];
    const policy = policyFor(level, new SeededChance(`${share.seed} ${pair} ${side} ${seat}`), budget);
    return (...situation) => {
      const start = performance.now();
      end = start + emergencyStop;
      const action = policy(...situation);
      if (isFirst && situation[3].length > 1) times.push(performance.now() - start);
      return action;
    };
  });
  const { outcome } = playOut(game, share.options, policies, new SeededChance(`${share.seed} ${pair}`));
  return { side, won: outcome && shareOf(outcome.ranks, side), times };
}

/** Who shares the first rank shares the win. */
function shareOf(ranks: readonly number[], side: number): number {
  return ranks[side] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

function playShare(share: LadderShare): void {
  const game = findGame(share.game);
  for (let pair = share.first; pair < share.pairs; pair += share.stride)
    for (const side of [0, 1]) parentPort?.postMessage(playGame(game, share, pair, side));
}

playShare(workerData as LadderShare);
