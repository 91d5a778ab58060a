import { Worker } from 'node:worker_threads';
import { GroupCommit } from './group-commit.ts';
import type { SqliteAnswer, SqliteWrite } from './sqlite-writes.ts';

/** Writes to the database of a data folder from a thread of its own; what comes within a few milliseconds is one transaction. */
export class SqliteWriter {
  private readonly dataFolder: string;
  private readonly commits: GroupCommit<SqliteWrite, boolean>;
  private thread: Worker | null = null;

  constructor(dataFolder: string, window: number) {
    this.dataFolder = dataFolder;
    this.commits = new GroupCommit((writes) => this.writeAll(writes), window);
  }

  /** Writes something; says whether it is done, now or at an earlier try, once it is safe on the disk. */
  write(write: SqliteWrite): Promise<boolean> {
    return this.commits.add(write);
  }

  /** Ends the thread after everything is written. */
  async close(): Promise<void> {
    await this.commits.drain();
    const { thread } = this;
    this.thread = null;
    if (!thread) return;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.ref();
    thread.postMessage(null);
    await ended;
  }

  private writeAll(writes: readonly SqliteWrite[]): Promise<readonly boolean[]> {
    const thread = this.hired();
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        thread.off('message', answer).off('error', fail).off('exit', leave);
        thread.unref();
        settle();
      };
      const answer = (told: SqliteAnswer): void =>
        end(() =>
          'done' in told
            ? resolve(told.done)
            : reject(new Error(`The database cannot be written: ${told.problem}`)),
        );
      const fail = (error: unknown): void => end(() => reject(error));
      const leave = (): void => fail(new Error('The thread that writes has ended.'));
      thread.on('message', answer).on('error', fail).on('exit', leave);
      thread.ref();
      thread.postMessage(writes);
    });
  }

  /** The thread, from the first write on; a new one when it has failed. */
  private hired(): Worker {
    if (this.thread) return this.thread;
    const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
      workerData: this.dataFolder,
    });
    const dismiss = (): void => {
      if (this.thread === thread) this.thread = null;
    };
    thread.on('error', dismiss).on('exit', dismiss);
    this.thread = thread;
    return thread;
  }
}
