import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { reasonOf, ServerProblem } from '../problem.ts';

/** What can be worked at on other machines: parts of a simulation, and the thoughts of bots. */
export type JobKind = 'simulate' | 'think';

/** How often answers are looked for, in milliseconds. */
const betweenLooks: Readonly<Record<JobKind, number>> = { simulate: 250, think: 60 };

/** A queue of work in a PostgreSQL. What a worker was doing when it died is given to another a little later. */
export class JobQueue {
  private readonly boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.boss = boss;
  }

  /** Opens the queue, and makes it when it is missing. Throws a `ServerProblem` when it cannot be reached. */
  static async open(url: string, problem: (error: unknown) => void = () => {}): Promise<JobQueue> {
    const boss = new PgBoss({
      connectionString: url,
      max: 6,
      superviseIntervalSeconds: 2,
      monitorIntervalSeconds: 2,
      useListenNotify: true,
    });
    boss.on('error', problem);
    try {
      await boss.start();
      for (const kind of ['simulate', 'think'] as const)
        await boss.createQueue(kind, {
          // A worker that gives no sign for so long is dead; its job is done again by another.
          heartbeatSeconds: 10,
          expireInSeconds: 3600,
          retryLimit: 50,
          deleteAfterSeconds: 3600,
          notify: kind === 'think',
        });
    } catch (error) {
      throw new ServerProblem(`The queue cannot be used (${reasonOf(error)}).`);
    }
    return new JobQueue(boss);
  }

  /** Has some tasks done by whoever takes them, and hands over each result as it comes; each exactly once. */
  async run<Result>(
    kind: JobKind,
    tasks: readonly object[],
    take: (result: Result) => void,
    signal?: AbortSignal,
  ): Promise<void> {
    const run = randomUUID();
    const jobs = tasks.map((task) => ({ id: randomUUID(), data: { run, task } }));
    const open = new Set<string>(jobs.map(({ id }) => id));
    await this.boss.insert(kind, jobs);
    try {
      while (open.size > 0) {
        await wait(betweenLooks[kind], undefined, signal && { signal });
        for (const { id, state, output } of await this.boss.findJobs(kind, {
          data: { run },
          limit: 100_000,
        })) {
          if (!open.has(id)) continue;
          if (state === 'completed') {
            open.delete(id);
            take((output as { result: Result }).result);
          } else if (state === 'failed') throw new Error('A job has failed too often.');
        }
      }
    } finally {
      if (open.size > 0) await this.boss.cancel(kind, [...open]).catch(() => {});
    }
  }

  /** Works at tasks of a kind, so many at once, until the queue is closed. */
  async work<Task, Result>(
    kind: JobKind,
    atOnce: number,
    work: (task: Task) => Promise<Result>,
  ): Promise<void> {
    await this.boss.work<{ task: Task }>(
      kind,
      {
        localConcurrency: atOnce,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 2,
        burstWhenBatchFull: true,
      },
      async ([job]) => (job ? { result: await work(job.data.task) } : undefined),
    );
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false });
  }
}
