import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '../command.ts';
import { type Job, simulateGames } from './games.ts';

/** Plays the games it is told to, and posts the tally of them. */
const job = workerData as Job;
const game = await gameNamed(job.game);

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  parentPort?.postMessage(simulateGames(game, job, from, to));
});
