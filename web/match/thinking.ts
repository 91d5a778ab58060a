import { patience } from '@holoboard/bots';
import type { GameAction, Seat } from '@holoboard/kernel';

/** What the page asks the thinking worker. */
export interface ThinkingRequest {
  readonly id: number;
  /** `choose` an action of a level, or `advise`: how good each legal action looks. */
  readonly kind: 'choose' | 'advise';
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
  readonly legal: readonly GameAction[];
}

/** What the worker answers. */
export type ThinkingAnswer =
  | { readonly id: number; readonly action: GameAction }
  | { readonly id: number; readonly values: readonly number[] }
  | { readonly id: number; readonly problem: string };

/** The part of a worker that is used here. */
export interface ThinkingWorker {
  postMessage(request: ThinkingRequest): void;
  terminate(): void;
  onmessage: ((event: { readonly data: ThinkingAnswer }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  onmessageerror: (() => void) | null;
}

/**
 * Thinks in a worker, so that the page stays quick. A worker that crashes or falls silent fails the questions it was
 * asked, and the next question starts a new one.
 */
export class Thinking {
  private readonly start: () => ThinkingWorker;
  private worker: ThinkingWorker | null = null;
  private readonly open = new Map<
    number,
    { resolve: (answer: ThinkingAnswer) => void; reject: (error: Error) => void }
  >();
  private count = 0;

  constructor(start: () => ThinkingWorker) {
    this.start = start;
  }

  /** The action of a level. */
  async choose(request: Omit<ThinkingRequest, 'id' | 'kind'>): Promise<GameAction> {
    const answer = await this.ask({ ...request, kind: 'choose' });
    if ('action' in answer) return answer.action;
    throw new Error('problem' in answer ? answer.problem : 'The bot gave no action.');
  }

  /** How good each legal action looks at first sight; higher is better. */
  async advise(request: Omit<ThinkingRequest, 'id' | 'kind' | 'level' | 'seed'>): Promise<readonly number[]> {
    const answer = await this.ask({ ...request, kind: 'advise', level: '', seed: '' });
    if ('values' in answer) return answer.values;
    throw new Error('problem' in answer ? answer.problem : 'The bot gave no advice.');
  }

  /** Ends the worker; questions still open fail. */
  close(): void {
    this.fail('The bot was sent away.');
  }

  private ask(request: Omit<ThinkingRequest, 'id'>): Promise<ThinkingAnswer> {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail('The bot did not answer in time.'), patience);
      const settle = (): void => {
        clearTimeout(timer);
        this.open.delete(id);
      };
      this.open.set(id, {
        resolve: (answer) => {
          settle();
          resolve(answer);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      });
      try {
        this.worker ??= this.hire();
        // A list that makes its entries when they are looked at cannot be sent as it is.
        this.worker.postMessage({ ...request, legal: [...request.legal], id });
      } catch (error) {
        this.fail(error instanceof Error ? error.message : String(error));
      }
    });
  }

  private hire(): ThinkingWorker {
    const worker = this.start();
    worker.onmessage = ({ data }) => this.open.get(data.id)?.resolve(data);
    worker.onerror = ({ message }) => this.fail(message ?? 'The bot could not be started.');
    worker.onmessageerror = () => this.fail('The answer of the bot could not be read.');
    return worker;
  }

  private fail(problem: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of [...this.open.values()]) reject(new Error(problem));
  }
}
