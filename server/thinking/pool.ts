import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { patience } from '@holoboard/bots';
import type { GameAction } from '@holoboard/kernel';
import type { ThinkRequest } from '@holoboard/table';
import { FairQueue } from './fair-queue.ts';
import type { WorkerAnswer, WorkerQuestion } from './question.ts';

interface Task {
  readonly question: string;
  /** Who is served: the guest whose table it is. */
  readonly owner: string;
  readonly resolve: (action: GameAction) => void;
  readonly reject: (error: Error) => void;
}

interface Desk {
  readonly worker: Worker;
  /** Set to 1 when the worker should come to an end with what it thinks about. */
  readonly hurry: Int32Array;
  /** What is thought about here, and the clock that ends it. */
  task: Task | null;
  timer: ReturnType<typeof setTimeout> | null;
}

/**
 * Workers that bots think in, so that whoever asks stays responsive. They are hired as questions come and kept warm; one that
 * dies fails its question alone, and another is hired in its place.
 */
export class ThinkerPool {
  private readonly most: number;
  private readonly longestQueue: number;
  private readonly desks: Desk[] = [];
  private readonly waiting = new FairQueue<Task>();
  private closed = false;

  constructor(most: number = availableParallelism(), longestQueue: number = 10_000) {
    this.most = most;
    this.longestQueue = longestQueue;
  }

  /** How many questions wait for a worker. */
  get queue(): number {
    return this.waiting.size;
  }

  /**
   * The action a bot chooses. Owners take turns, however many questions each of them has; those of one owner are answered in the
   * order they come. What is aborted fails at once, and its worker comes to an end with it.
   */
  think({ game, ...request }: ThinkRequest, signal?: AbortSignal, owner = ''): Promise<GameAction> {
    const question: WorkerQuestion = { ...request, game: game.id };
    return new Promise((resolve, reject) => {
      if (this.closed || signal?.aborted) {
        reject(new Error('The bots have been sent away.'));
        return;
      }
      if (this.waiting.size >= this.longestQueue) {
        reject(new Error('Too many bots are thinking already.'));
        return;
      }
      const task: Task = { question: JSON.stringify(question), owner, resolve, reject };
      signal?.addEventListener('abort', () => this.drop(task), { once: true });
      this.waiting.add(owner, task);
      this.next();
    });
  }

  /** An answer is not wanted any more. */
  private drop(task: Task): void {
    this.waiting.remove(task.owner, task);
    const desk = this.desks.find((each) => each.task === task);
    if (desk) Atomics.store(desk.hurry, 0, 1);
    task.reject(new Error('The answer is not wanted any more.'));
  }

  /** Ends all workers, whatever they think about; questions still open fail. */
  async close(): Promise<void> {
    this.closed = true;
    for (let task = this.waiting.next(); task; task = this.waiting.next())
      task.reject(new Error('The bots have been sent away.'));
    const workers = this.desks.map(({ worker }) => worker);
    for (const desk of [...this.desks]) this.dismiss(desk, 'The bots have been sent away.');
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  private next(): void {
    const idle = this.desks.find(({ task }) => task === null);
    if (!idle && this.desks.length >= this.most) return;
    const task = this.waiting.next();
    if (!task) return;
    try {
      this.give(idle ?? this.hire(), task);
    } catch (error) {
      this.waiting.done(task.owner);
      task.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private hire(): Desk {
    const hurry = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: hurry });
    const desk: Desk = { worker, hurry, task: null, timer: null };
    worker.on('message', (answer: WorkerAnswer) => this.take(desk, answer));
    worker.on('error', (error) => this.dismiss(desk, error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => this.dismiss(desk, 'The bot has left.'));
    this.desks.push(desk);
    return desk;
  }

  private give(desk: Desk, task: Task): void {
    desk.task = task;
    Atomics.store(desk.hurry, 0, 0);
    desk.timer = setTimeout(() => this.dismiss(desk, 'The bot did not answer in time.'), patience);
    desk.worker.postMessage(task.question);
  }

  private take(desk: Desk, answer: WorkerAnswer): void {
    const task = this.clear(desk);
    if ('action' in answer) task?.resolve(answer.action);
    else task?.reject(new Error(answer.problem));
    this.next();
  }

  /** Sends a worker away; what it was asked fails. */
  private dismiss(desk: Desk, problem: string): void {
    const index = this.desks.indexOf(desk);
    if (index < 0) return;
    this.desks.splice(index, 1);
    const task = this.clear(desk);
    void desk.worker.terminate();
    task?.reject(new Error(problem));
    this.next();
  }

  private clear(desk: Desk): Task | null {
    const { task, timer } = desk;
    if (timer) clearTimeout(timer);
    desk.task = null;
    desk.timer = null;
    if (task) this.waiting.done(task.owner);
    return task;
  }
}
