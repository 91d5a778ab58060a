import { parentPort, workerData } from 'node:worker_threads';
import { chooseAction } from '@holoboard/bots';
import { games } from '../catalogue.ts';
import type { WorkerAnswer, WorkerQuestion } from './question.ts';

/* A worker that bots think in: one question after the other, each given up for the best so far when the flag is raised. */

const flag = new Int32Array(workerData as SharedArrayBuffer);

function answer(text: string): WorkerAnswer {
  try {
    const { game: id, ...question } = JSON.parse(text) as WorkerQuestion;
    const game = games.find((each) => each.id === id);
    if (!game) throw new Error(`There is no game '${id}'.`);
    return { action: chooseAction({ ...question, game, budget: { stop: () => Atomics.load(flag, 0) > 0 } }) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (text: string) => parentPort?.postMessage(answer(text)));
