import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { chooseAction, emergencyStop } from '@holoboard/bots';
import { games } from '../catalogue.ts';
import type { WorkerAnswer, WorkerQuestion } from './question.ts';

/* A worker that bots think in: one question after the other. */

function answer(text: string): WorkerAnswer {
  try {
    const { game: id, ...question } = JSON.parse(text) as WorkerQuestion;
    const game = games.find((each) => each.id === id);
    if (!game) throw new Error(`There is no game '${id}'.`);
    const end = performance.now() + emergencyStop;
    const budget = { stop: () => performance.now() > end };
    return { action: chooseAction({ ...question, game, budget }) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (text: string) => parentPort?.postMessage(answer(text)));
