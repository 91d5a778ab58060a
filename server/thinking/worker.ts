import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { chooseAction, emergencyStop } from '@holoboard/bots';
import { loadGame } from '@holoboard/games';
import type { WorkerAnswer, WorkerQuestion } from './question.ts';

/* A worker that bots think in: one question after the other. */

const hurry = workerData as Int32Array;

async function answer(text: string): Promise<WorkerAnswer> {
  try {
    const { game: id, ...question } = JSON.parse(text) as WorkerQuestion;
    const game = await loadGame(id);
    const end = performance.now() + emergencyStop;
    const budget = { stop: () => performance.now() > end || Atomics.load(hurry, 0) === 1 };
    return { action: chooseAction({ ...question, game, budget }) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (text: string) => parentPort?.postMessage(await answer(text)));
