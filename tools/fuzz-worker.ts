import { parentPort, workerData } from 'node:worker_threads';
import {
  type Failure,
  type Fixed,
  planGame,
  properties,
  runGame,
  shrink,
} from '@holoboard/kernel/conformance';
import { beyondOf, findGame } from './games.ts';

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
async function playShare(share: FuzzShare, report: (game: FuzzedGame) => void): Promise<void> {
  const game = findGame(share.game);
  const beyond = await beyondOf(game.id);
  const shrunk = new Set<string>();
  for (let number = share.first; number < share.games; number += share.stride) {
    let { ending, failure } = runGame(
      game,
      planGame(game, share.seed, number, share.fixed),
      properties,
      beyond,
    );
    if (failure && !shrunk.has(failure.property)) {
      shrunk.add(failure.property);
      failure = shrink(game, failure);
    }
    report({ number, ending, failure });
  }
}

await playShare(workerData as FuzzShare, (game) => parentPort?.postMessage(game));
