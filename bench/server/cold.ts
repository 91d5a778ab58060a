import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededChance } from '@holoboard/kernel';
import { legal, question, type TableCommand, type TableSetup, versionOf } from '@holoboard/table';
import { House } from '../../server/host/house.ts';
import { Metrics } from '../../server/metrics.ts';
import { openSqliteStorage } from '../../server/storage/sqlite.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { Player } from '../../server/testing/player.ts';
import { startTestServer } from '../../server/testing/server.ts';
import { median } from '../measure.ts';

/** What opening stored tables costs a node that has just started; milliseconds, of processor time unless said otherwise. */
export interface ColdReport {
  /** The steps of the finished Queen's Gambit. */
  readonly steps: number;
  readonly joinCold: number;
  readonly joinWarm: number;
  /** The same without a snapshot: from the first step. */
  readonly joinRebuilt: number;
  readonly listFinished: number;
  readonly liveTables: number;
  /** From the start of the server to the answer to the first player who joins; by the clock on the wall. */
  readonly firstAnswer: number;
}

const people = [
  { guest: 'ann', name: 'Ann' },
  { guest: 'ben', name: 'Ben' },
];
const setup: TableSetup = {
  game: 'naboo',
  seats: 2,
  options: {},
  clock: { kind: 'none' },
  undo: 'ask',
  listed: false,
  pace: 'live',
};

/** A node that has just started. */
function newHouse(storage: Storage): House {
  return new House({
    storage,
    now: Date.now,
    metrics: new Metrics(),
    log: (_problem, error) => {
      throw error;
    },
    notify: () => {},
    thinker: () => Promise.reject(new Error('There are no bots here.')),
  });
}

async function ask(house: House, id: string, seat: number, command: TableCommand): Promise<void> {
  const answer = await (await house.table(id))?.do(people[seat] as (typeof people)[0], command);
  if (!answer || 'clause' in answer) throw new Error(`Refused: ${JSON.stringify(answer)}`);
}

/** Opens a table and plays by chance, to the end or so many steps. */
async function play(house: House, game: string, most: number): Promise<string> {
  const chance = new SeededChance(5);
  const id = await house.create('ann', { ...setup, game });
  for (const seat of people.keys()) await ask(house, id, seat, { type: 'sit', seat, entropy: 'luck' });
  for (let steps = 0; steps < most; steps++) {
    const match = (await house.table(id))?.book.match;
    const [seat] = match ? question(match).seats : [];
    if (!match || seat === undefined) return id;
    const actions = legal(match, seat);
    const action = actions[chance.draw('choice', actions.length)];
    if (action)
      await ask(house, id, seat, { type: 'play', version: versionOf(match), action } as TableCommand);
  }
  return id;
}

/** Stores the same match again at other tables, as an older program would have left them: without snapshot or summary. */
async function copies(storage: Storage, id: string, count: number): Promise<string[]> {
  const entries = await storage.read(id, 0);
  const ids = Array.from({ length: count }, () => randomBytes(16).toString('base64url'));
  for (const table of ids) {
    await storage.note({ kind: 'guest', key: 'ann', table, at: Date.now() });
    await Promise.all(
      entries.map((entry) => storage.append({ ...entry, table, command: `${table} ${entry.number}` })),
    );
  }
  return ids;
}

/** The processor time that something takes, in milliseconds. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What it costs to open a table and be sent the position, for each of these tables at the median. */
async function joining(house: House, ids: readonly string[]): Promise<number> {
  const costs: number[] = [];
  for (const id of ids)
    costs.push(
      await cost(async () =>
        (await house.table(id))?.enter({ guest: null, send: () => {}, sendAway: () => {} }),
      ),
    );
  return median(costs);
}

/** Measures all of it on a new database. */
export async function measureCold(finished: number, live: number): Promise<ColdReport> {
  const folder = mkdtempSync(join(tmpdir(), 'holoboard-cold-'));
  try {
    const storage = openSqliteStorage(join(folder, 'data'));
    const first = newHouse(storage);
    const model = await play(first, 'naboo', Number.POSITIVE_INFINITY);
    const steps = (await first.table(model))?.book.match?.steps.length ?? 0;
    const running = await play(first, 'hoth', 60);
    await first.close();
    const ids = await copies(storage, model, finished);
    const rebuilding = newHouse(storage);
    const joinRebuilt = await joining(rebuilding, ids.slice(0, 9));
    await rebuilding.tablesOf('ann', finished);
    await rebuilding.close();
    const cold = newHouse(storage);
    const joinCold = await joining(cold, ids);
    const joinWarm = await joining(cold, ids);
    await cold.close();
    const listing = newHouse(storage);
    const listFinished = await cost(() => listing.tablesOf('ann', finished));
    await listing.close();
    const tables = await copies(storage, running, live);
    const before = newHouse(storage);
    for (const id of tables) await before.table(id);
    await before.close();
    await storage.close();
    return {
      ...{ steps, joinCold, joinWarm, joinRebuilt, listFinished, liveTables: live },
      firstAnswer: await restart(folder, tables),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the server, lets somebody join each table at once, and tells when the first of them was answered. */
async function restart(folder: string, tables: readonly string[]): Promise<number> {
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app', 'index.html'), '<!doctype html><html><head></head></html>');
  const start = performance.now();
  const server = await startTestServer({ dataFolder: join(folder, 'data'), logLevel: 'silent' });
  const player = await new Player(server.url, 'Eve').connect();
  const answers = tables.map((match) => player.ask({ type: 'join', match }));
  const first = await Promise.race(answers);
  const took = performance.now() - start;
  if (first?.type !== 'done') throw new Error(`Refused: ${JSON.stringify(first)}`);
  player.cut();
  await server.close();
  return took;
}

/** The report for people. */
export function coldLines(report: ColdReport): string[] {
  const figure = (value: number): string => `${value.toFixed(1)} ms`;
  return [
    `A finished game of The Queen's Gambit of ${report.steps} steps, joined after a restart: ${figure(report.joinCold)} of processor time (goal 20), again ${figure(report.joinWarm)} (goal 5); without a snapshot ${figure(report.joinRebuilt)}`,
    `Fifty finished games listed after a restart: ${figure(report.listFinished)} of processor time (goal 10)`,
    `Restart with ${report.liveTables} live tables, all of them joined at once: the first player is answered after ${figure(report.firstAnswer)} (goal 2,000)`,
  ];
}
