import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { gameNamed } from '../command.ts';
import { type Job, simulateGames } from './games.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** Told how many games are done. */
type Progress = (done: number) => void;

/** Plays all games on so many workers. The result does not depend on their number. */
export async function simulateAll(
  job: Job,
  games: number,
  workers: number,
  progress: Progress,
): Promise<Tally> {
  const total = emptyTally(job.levels.length, job.openings.length);
  const parts = partsOf(games, Math.min(500, Math.ceil(games / (workers * 20))));
  const take = (tally: Tally): void => {
    addTally(total, tally);
    progress(total.games);
  };
  const crew = Math.min(workers, parts.length);
  if (crew > 1) await Promise.all(Array.from({ length: crew }, () => employ(job, parts, take)));
  else await simulateHere(job, parts, take);
  return total;
}

interface Part {
  readonly from: number;
  readonly to: number;
}

/** Cuts the games into parts of some size. */
function partsOf(games: number, size: number): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < games; from += size) parts.push({ from, to: Math.min(games, from + size) });
  return parts;
}

async function simulateHere(job: Job, parts: Part[], take: (tally: Tally) => void): Promise<void> {
  const game = await gameNamed(job.game);
  for (const { from, to } of parts) {
    take(simulateGames(game, job, from, to));
    await setImmediate();
  }
}

/** Lets one worker play part after part until none is left. */
function employ(job: Job, parts: Part[], take: (tally: Tally) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
  return new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const part = parts.shift();
      if (part) worker.postMessage(part);
      else resolve();
    };
    worker.on('message', (tally: Tally) => {
      take(tally);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A worker ended too early.')));
    next();
  }).finally(() => worker.terminate());
}
