import { Worker } from 'node:worker_threads';
import { JobQueue } from '@holoboard/server';
import type { Job } from './games.ts';
import { addTally, emptyTally, type PackedTally, packTally, type Tally, unpackTally } from './tally.ts';

/** A part of a simulation, as it travels. */
export interface QueuedPart {
  readonly job: Job;
  readonly from: number;
  readonly to: number;
}

/** Into how many parts a run is cut at most: enough for many machines, and little is done again when one dies. */
const mostParts = 200;
/** A part takes longer than to begin with it. */
const smallestPart = 50;

/** Plays all games on whatever machines take jobs from a queue. The result does not depend on them. */
export async function simulateOverQueue(
  job: Job,
  games: number,
  url: string,
  progress: (done: number) => void,
): Promise<Tally> {
  const queue = await JobQueue.open(url);
  const total = emptyTally(job.levels.length, job.openings.length);
  const size = Math.max(smallestPart, Math.ceil(games / mostParts));
  const tasks: QueuedPart[] = [];
  for (let from = 0; from < games; from += size) tasks.push({ job, from, to: Math.min(games, from + size) });
  try {
    await queue.run<PackedTally>('simulate', tasks, (tally) => {
      addTally(total, unpackTally(tally));
      progress(total.games);
    });
  } finally {
    await queue.close();
  }
  return total;
}

/** Plays a part in a thread of its own, so that the queue hears meanwhile that it is worked at. */
export function playPart({ job, from, to }: QueuedPart): Promise<PackedTally> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
  return new Promise<PackedTally>((resolve, reject) => {
    worker.on('message', (tally: Tally) => resolve(packTally(tally)));
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A worker ended too early.')));
    worker.postMessage({ from, to });
  }).finally(() => worker.terminate());
}
