import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Contestant, LoadTable } from './contestant.ts';
import type { HostMessage, HostUsage } from './host.ts';

/** A server that runs in a process of its own. */
export interface Host {
  readonly port: number;
  /** What it has used so far. */
  usage(): Promise<HostUsage>;
  /** The same after a collection of garbage. */
  memory(): Promise<HostUsage>;
  stop(): Promise<void>;
}

/** Starts the server of a contestant. */
export async function startHost({ host }: Contestant): Promise<Host> {
  const child = fork(join(import.meta.dirname, 'host.ts'), [host], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const next = <Message extends HostMessage>(): Promise<Message> =>
    new Promise((resolve, reject) => {
      const ended = (): void => reject(new Error(`The server '${host}' has ended.`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message as Message);
      });
    });
  const ask = (wanted: string): Promise<HostUsage> => {
    const answer = next<HostUsage>();
    child.send(wanted);
    return answer;
  };
  const { port } = await next<{ readonly port: number }>();
  return {
    port,
    usage: () => ask('usage'),
    memory: () => ask('memory'),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
}

/** What came of a load. */
export interface Load {
  /** Acknowledged actions in a second. */
  readonly rate: number;
  /** From sending to acknowledgement, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for an action, in microseconds. */
  readonly processor: number;
}

interface LoadPlan {
  readonly game: string;
  readonly tables: number;
  /** How long to warm up and to measure, in milliseconds. */
  readonly warm: number;
  readonly measured: number;
  /** How many actions a second are wanted of all tables together; as many as possible when nothing is said. */
  readonly pace?: number;
}

/** How many actions are measured at least, however long that takes. */
const least = 10;

/** Plays at many tables at once; a game that is over is followed by the next one at a new table. */
export async function underLoad(contestant: Contestant, host: Host, plan: LoadPlan): Promise<Load> {
  const tables = await openTables(contestant, host, plan.game, plan.tables);
  const times: number[] = [];
  const state = { running: true, counting: false };
  const loops = tables.map(async (first, i) => {
    let table = first;
    const pause = plan.pace === undefined ? 0 : (1000 * plan.tables) / plan.pace;
    let due = performance.now() + (pause * i) / plan.tables;
    while (state.running) {
      if (pause > 0) {
        await wait(Math.max(0, due - performance.now()));
        due = Math.max(due + pause, performance.now());
      }
      const took = await table.play();
      if (took === null) {
        table.leave();
        table = await contestant.open(host.port, plan.game);
      } else if (state.counting) times.push(took);
    }
    table.leave();
  });
  await wait(plan.warm);
  const before = await host.usage();
  const started = performance.now();
  state.counting = true;
  await wait(plan.measured);
  while (times.length < least) await wait(20);
  state.counting = false;
  const seconds = (performance.now() - started) / 1000;
  const after = await host.usage();
  state.running = false;
  await Promise.all(loops);
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * times.length)] ?? 0;
  return {
    rate: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    processor: (after.processor - before.processor) / times.length,
  };
}

/** How many tables are opened at once. */
const atOnce = 16;

/** Opens tables, a few at a time. */
export async function openTables(
  contestant: Contestant,
  { port }: Host,
  game: string,
  count: number,
): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  while (tables.length < count) {
    const some = Math.min(count - tables.length, atOnce);
    tables.push(...(await Promise.all(Array.from({ length: some }, () => contestant.open(port, game)))));
  }
  return tables;
}
