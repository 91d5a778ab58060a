import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { emergencyStop } from '@holoboard/bots';
import type { GameAction } from '@holoboard/kernel';
import type { ThinkRequest } from '@holoboard/table';
import type { WorkerAnswer, WorkerQuestion } from './question.ts';

/** A bot that has not answered after this many milliseconds never will. */
const patience = 20_000;

interface Task {
  readonly question: string;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (action: GameAction) => void;
  readonly reject: (error: Error) => void;
}

interface Desk {
  readonly worker: Worker;
  /** Raised to make the bot answer at once. */
  readonly flag: Int32Array;
  /** What is thought about here, and how to stop waiting for it. */
  task: Task | null;
  leave: () => void;
}

/**
 * Workers that bots think in, so that whoever asks stays responsive. They are hired as questions come and kept warm; one that
 * dies fails its question alone, and another is hired in its place.
 */
export class ThinkerPool {
  private readonly most: number;
  private readonly desks: Desk[] = [];
  private readonly waiting: Task[] = [];
  private closed = false;

  constructor(most: number = availableParallelism()) {
    this.most = most;
  }

  /** The action a bot chooses. When the signal is aborted it answers at once with the best it has found so far. */
  think({ game, ...request }: ThinkRequest, signal?: AbortSignal): Promise<GameAction> {
    const question: WorkerQuestion = { ...request, game: game.id };
    return new Promise((resolve, reject) => {
      if (this.closed) {
        reject(new Error('The bots have been sent away.'));
        return;
      }
      this.waiting.push({ question: JSON.stringify(question), signal, resolve, reject });
      this.next();
    });
  }

  /** Ends all workers; questions still open fail. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('The bots have been sent away.'));
    const workers = this.desks.map(({ worker }) => worker);
    for (const desk of [...this.desks]) this.dismiss(desk, 'The bots have been sent away.');
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.waiting.length === 0) return;
    const desk =
      this.desks.find(({ task }) => task === null) ??
      (this.desks.length < this.most ? this.hire() : undefined);
    const task = desk && this.waiting.shift();
    if (task) this.give(desk, task);
  }

  private hire(): Desk {
    const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: shared });
    const desk: Desk = { worker, flag: new Int32Array(shared), task: null, leave: () => {} };
    worker.on('message', (answer: WorkerAnswer) => this.take(desk, answer));
    worker.on('error', (error) => this.dismiss(desk, error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => this.dismiss(desk, 'The bot has left.'));
    this.desks.push(desk);
    return desk;
  }

  private give(desk: Desk, task: Task): void {
    const hurry = (): void => void Atomics.store(desk.flag, 0, 1);
    const soon = setTimeout(hurry, emergencyStop);
    const late = setTimeout(() => this.dismiss(desk, 'The bot did not answer in time.'), patience);
    desk.task = task;
    desk.leave = () => {
      clearTimeout(soon);
      clearTimeout(late);
      task.signal?.removeEventListener('abort', hurry);
      desk.task = null;
    };
    Atomics.store(desk.flag, 0, task.signal?.aborted ? 1 : 0);
    task.signal?.addEventListener('abort', hurry);
    desk.worker.postMessage(task.question);
  }

  private take(desk: Desk, answer: WorkerAnswer): void {
    const { task } = desk;
    desk.leave();
    if ('action' in answer) task?.resolve(answer.action);
    else task?.reject(new Error(answer.problem));
    this.next();
  }

  /** Sends a worker away; what it was asked fails. */
  private dismiss(desk: Desk, problem: string): void {
    const index = this.desks.indexOf(desk);
    if (index < 0) return;
    this.desks.splice(index, 1);
    const { task } = desk;
    desk.leave();
    void desk.worker.terminate();
    task?.reject(new Error(problem));
    this.next();
  }
}
