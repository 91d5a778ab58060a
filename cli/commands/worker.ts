import { availableParallelism } from 'node:os';
import { JobQueue, type QueuedThought, ThinkerPool, thinkQueued } from '@holoboard/server';
import { type Command, Problem, readArgs, wholeNumber } from '../command.ts';
import { playPart, type QueuedPart } from '../simulation/queue.ts';
import { stopSignal } from '../stop-signal.ts';

export const worker: Command = {
  summary: 'Work for a queue: parts of simulations, thoughts of bots',
  usage: 'worker --queue URL [--workers N]',
  details: `  --queue URL    the PostgreSQL with the queue; otherwise DATABASE_URL from the environment
  --workers N    how much is done at once; one per core unless told

Any number of these may run, on any machines. What one was doing when it ends is done again by another.`,
  async run(args, terminal) {
    const { values } = readArgs(
      args,
      { queue: { type: 'string' }, workers: { type: 'string', default: String(availableParallelism()) } },
      [],
    );
    const url = values.queue ?? process.env['DATABASE_URL'];
    if (!url) throw new Problem('Say where the queue is: --queue URL.');
    const atOnce = wholeNumber('workers', values.workers, 1, 256);
    const queue = await JobQueue.open(url, (error) => terminal.complain(`holoboard: ${String(error)}`));
    const pool = new ThinkerPool(atOnce);
    await queue.work<QueuedPart, unknown>('simulate', atOnce, playPart);
    await queue.work<QueuedThought, unknown>('think', atOnce, (thought) => thinkQueued(pool, thought));
    terminal.line('The worker waits for jobs (Ctrl-C stops it)');
    await stopSignal();
    await queue.close();
    await pool.close();
    terminal.line('The worker has stopped. Goodbye.');
    return 0;
  },
};
