/** Puts our server and those of two libraries under the same load: see README.md. */
import { setTimeout as wait } from 'node:timers/promises';
import { boardgameIo } from './clients/boardgame-io.ts';
import { colyseus } from './clients/colyseus.ts';
import { holoboard } from './clients/holoboard.ts';
import type { Contestant } from './contestant.ts';
import { type Load, openTables, startHost, underLoad } from './load.ts';

/** How much is done. */
export interface ServerPlan {
  /** For how long each server is measured under a load, after half as long to warm up. */
  readonly seconds: number;
  /** How many tables play at once under a load. */
  readonly tables: number;
  /** How many matches are left alone, to see what memory they take. */
  readonly matches: number;
  /** How long a server is left alone before its memory is looked at, in milliseconds: long enough to let go of what nobody has open. */
  readonly rest: number;
  /** How many people sit at tables and do nothing. */
  readonly seats: number;
  /** How many games are watched on the wire. */
  readonly games: number;
}

const raced = 'hoth';
const battled = 'endor';

/** What was measured, by contestant. */
export interface ServerReport {
  /** As many actions as each server acknowledges. */
  readonly most: Readonly<Record<string, Load>>;
  /** All under the load that boardgame.io can bear well. */
  readonly same: Readonly<Record<string, Load>>;
  /** Memory for a match that nobody has open, in bytes. */
  readonly idle: Readonly<Record<string, number>>;
  /** For a move of The Battle of Endor, to and from both players, in bytes. */
  readonly wire: Readonly<Record<string, number>>;
  readonly seats: {
    readonly connected: number;
    /** Of the process, in megabytes, before and with all of them. */
    readonly residentBefore: number;
    readonly resident: number;
    /** From a question to its answer while all of them are connected, in milliseconds. */
    readonly p99: number;
  };
}

/** Runs something with a server of a contestant that is new. */
async function withHost<Result>(
  contestant: Contestant,
  work: (host: Awaited<ReturnType<typeof startHost>>) => Promise<Result>,
): Promise<Result> {
  const host = await startHost(contestant);
  try {
    return await work(host);
  } finally {
    await host.stop();
  }
}

async function inTurn<Result>(
  contestants: readonly Contestant[],
  work: (contestant: Contestant) => Promise<Result>,
): Promise<Record<string, Result>> {
  const results: Record<string, Result> = {};
  for (const contestant of contestants) results[contestant.name] = await work(contestant);
  return results;
}

function loadOf(contestant: Contestant, { seconds, tables }: ServerPlan, pace?: number): Promise<Load> {
  const measured = seconds * 1000;
  const load = { game: raced, tables, warm: measured / 2, measured, ...(pace !== undefined && { pace }) };
  return withHost(contestant, (host) => underLoad(contestant, host, load));
}

/** How much memory a match takes that has been played for a while and that nobody has open. */
function idleMemory(contestant: Contestant, { matches, rest }: ServerPlan): Promise<number> {
  const actions = 60;
  const playSome = async (host: Awaited<ReturnType<typeof startHost>>, count: number): Promise<void> => {
    const opened = await openTables(contestant, host, raced, count);
    await Promise.all(
      opened.map(async (table) => {
        for (let i = 0; i < actions && (await table.play()) !== null; i++);
        table.leave();
      }),
    );
    await wait(rest);
  };
  return withHost(contestant, async (host) => {
    await playSome(host, Math.ceil(matches / 3));
    const before = await host.memory();
    await playSome(host, matches);
    const after = await host.memory();
    return Math.max(0, after.memory - before.memory) / matches;
  });
}

/** How much goes over the wire for a move, to and from both players. */
function wireBytes(contestant: Contestant, games: number): Promise<number> {
  return withHost(contestant, async (host) => {
    let bytes = 0;
    let moves = 0;
    for (let i = 0; i < games; i++) {
      const table = await contestant.open(host.port, battled, { compress: true });
      const before = table.bytes?.() ?? 0;
      while ((await table.play()) !== null) moves++;
      bytes += (table.bytes?.() ?? 0) - before;
      table.leave();
    }
    return bytes / moves;
  });
}

/** Many who sit at tables and do nothing, while some play. */
function idleSeats(count: number): Promise<ServerReport['seats']> {
  return withHost(holoboard, async (host) => {
    const before = await host.memory();
    const opened = await openTables(holoboard, host, raced, count / 2);
    const resident = (await host.memory()).resident;
    const times: number[] = [];
    for (const table of opened.slice(0, 500)) times.push((await table.play()) ?? 0);
    for (const table of opened) table.leave();
    times.sort((a, b) => a - b);
    const megabytes = (bytes: number): number => bytes / 1e6;
    return {
      connected: count,
      residentBefore: megabytes(before.resident),
      resident: megabytes(resident),
      p99: times[Math.floor(0.99 * times.length)] ?? 0,
    };
  });
}

/** Measures everything, each thing with all contestants in turn. */
export async function measureServers(plan: ServerPlan): Promise<ServerReport> {
  const all = [boardgameIo, colyseus, holoboard];
  const most = await inTurn(all, (contestant) => loadOf(contestant, plan));
  const pace = (most[boardgameIo.name]?.rate ?? 0) / 2;
  return {
    most,
    same: await inTurn(all, (contestant) => loadOf(contestant, plan, pace)),
    idle: await inTurn([boardgameIo, holoboard], (contestant) => idleMemory(contestant, plan)),
    wire: await inTurn([boardgameIo, holoboard], (contestant) => wireBytes(contestant, plan.games)),
    seats: await idleSeats(plan.seats),
  };
}
