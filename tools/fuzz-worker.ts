import { parentPort, workerData } from 'node:worker_threads';
import { type Failure, type Fixed, planGame, runGame, shrink } from '@holoboard/kernel/conformance';
import { findGame } from './games.ts';

/** The share of a fuzz run that one worker plays: games `first`, `first + stride`, ... */
export interface FuzzShare {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly fixed: Fixed;
  readonly first: number;
  readonly stride: number;
}

/** What came of one game. */
export interface FuzzedGame {
  readonly number: number;
  readonly ending: string | null;
  readonly failure: Failure | null;
}

/** Shrinking takes much longer than playing: the first failure of each property will do. */
function playShare(share: FuzzShare, report: (game: FuzzedGame) => void): void {
  const game = findGame(share.game);
  const shrunk = new Set<string>();
  for (let number = share.first; number < share.games; number += share.stride) {
    let { ending, failure } = runGame(game, planGame(game, share.seed, number, share.fixed));
    if (failure && !shrunk.has(failure.property)) {
      shrunk.add(failure.property);
      failure = shrink(game, failure);
    }
    report({ number, ending, failure });
  }
}

playShare(workerData as FuzzShare, (game) => parentPort?.postMessage(game));
