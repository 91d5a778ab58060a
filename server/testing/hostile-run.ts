import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadGame } from '@holoboard/games';
import { type AnyGame, type GameAction, SeededChance } from '@holoboard/kernel';
import type { Attack } from './attackers.ts';
import { startNodes } from './nodes.ts';
import { Player, playOn } from './player.ts';

/** Honest people play while hostile guests come and go. */
interface HostilePlan {
  /** What honest people play, and the long game that attackers ask for. */
  readonly game: string;
  readonly longGame: string;
  readonly tables: number;
  /** Seconds of each of the six stretches. */
  readonly seconds: number;
  /** How many attackers there are of each kind. */
  readonly each: number;
  readonly seed: number;
  readonly progress?: (line: string) => void;
}

/** What a stretch of play was like; times in milliseconds. */
interface Stretch {
  readonly attacked: boolean;
  readonly moves: number;
  readonly median: number;
  readonly p99: number;
  /** The slowest answer of `/readyz`, and whether all of them said that the server is ready. */
  readonly slowestReady: number;
  readonly ready: boolean;
}

interface HostileReport {
  readonly stretches: readonly Stretch[];
  /** The median p99 of the stretches under attack, divided by that of the others. */
  readonly ratio: number;
  readonly slowestReady: number;
  readonly attacks: number;
  /** Honest moves that were refused or never answered: there should be none. */
  readonly failed: number;
}

/** How long honest players think between two moves, in milliseconds: slow enough never to reach a limit themselves. */
const thinking = 80;

interface Log {
  times: number[];
  failed: number;
}

/** Alternates stretches without and with attackers, three of each, and compares how long honest people wait for their moves. */
export async function hostileRun(plan: HostilePlan): Promise<HostileReport> {
  const house = await startNodes(1, undefined, { usualLimits: true });
  const url = house.nodes[0]?.url ?? '';
  const game = await loadGame(plan.game);
  const state = { over: false };
  const log: Log = { times: [], failed: 0 };
  let attackers: ChildProcess | null = null;
  try {
    const long = await playLongGame(url, await loadGame(plan.longGame), plan.seed);
    plan.progress?.('a long game is played; honest people sit down');
    const tables: string[] = [];
    const loops = Array.from({ length: plan.tables }, (_, i) =>
      playHonestly(url, game, i, plan.seed, tables, log, state),
    );
    while (tables.filter(Boolean).length < plan.tables) await wait(20);
    attackers = fork(join(import.meta.dirname, 'attackers.ts'));
    await once(attackers, 'spawn');
    let attacks = 0;
    const stretches: Stretch[] = [];
    await wait(2000);
    for (let i = 0; i < 6; i++) {
      const attacked = i % 2 === 1;
      if (attacked) attackers.send({ attack: { url, long, tables, each: plan.each } satisfies Attack });
      await wait(500);
      const stretch = { attacked, ...(await measure(url, log, plan.seconds)) };
      stretches.push(stretch);
      if (attacked) attacks = await callOff(attackers);
      plan.progress?.(JSON.stringify(stretch));
      await wait(2000);
    }
    state.over = true;
    await Promise.all(loops);
    const p99s = (wanted: boolean): number =>
      median(stretches.filter(({ attacked }) => attacked === wanted).map(({ p99 }) => p99));
    return {
      stretches,
      ratio: p99s(true) / p99s(false),
      slowestReady: Math.max(...stretches.map(({ slowestReady }) => slowestReady)),
      attacks,
      failed: log.failed,
    };
  } finally {
    state.over = true;
    attackers?.kill();
    await house.close();
  }
}

/** Two people play a game to its end, and leave. */
async function playLongGame(url: string, game: AnyGame, seed: number): Promise<string> {
  const players = await Promise.all(
    Array.from({ length: game.seats[0] ?? 2 }, async (_, i) =>
      (await new Player(url, `Veteran ${i + 1}`, `127.70.0.${i + 1}`).introduce()).connect(),
    ),
  );
  const id = await (players[0] as Player).open({ game: game.id, seats: players.length, undo: 'off' });
  for (const player of players) {
    await player.join(id);
    await player.sit();
  }
  const chance = new SeededChance(seed);
  while (!players[0]?.standing?.outcome) {
    await playOn(game, players, chance, 1);
    // As fast as the server lets a person play.
    await wait(40);
  }
  for (const player of players) await player.close();
  return id;
}

/** Plays one game after the other at a table of two, and notes how long each move takes to be acknowledged. */
async function playHonestly(
  url: string,
  game: AnyGame,
  place: number,
  seed: number,
  tables: string[],
  log: Log,
  state: { readonly over: boolean },
): Promise<void> {
  const chance = new SeededChance(seed + place);
  const players = await Promise.all(
    Array.from({ length: game.seats[0] ?? 2 }, async (_, i) =>
      (await new Player(url, `Honest ${place}.${i}`, `127.71.${place + 1}.${i + 1}`).introduce()).connect(),
    ),
  );
  while (!state.over) {
    const id = await (players[0] as Player).open({ game: game.id, seats: players.length, undo: 'off' });
    for (const player of players) {
      await player.join(id);
      await player.sit();
    }
    tables[place] = id;
    await playTimed(game, players, chance, log, state);
  }
  for (const player of players) player.cut();
}

async function playTimed(
  game: AnyGame,
  players: readonly Player[],
  chance: SeededChance,
  log: Log,
  state: { readonly over: boolean },
): Promise<void> {
  for (const player of players) await player.until(() => player.standing !== null, 'the start');
  while (!state.over && !players.some(({ standing }) => standing?.outcome)) {
    for (const player of players) {
      const legal = player.legal(game, chance);
      if (legal.length === 0) continue;
      const begun = performance.now();
      const answer = await player.play(legal[chance.draw('choice', legal.length)] as GameAction);
      if (answer?.type === 'done') log.times.push(performance.now() - begun);
      else log.failed++;
      await player.until(
        () => (player.standing?.version ?? 0) >= (answer && 'version' in answer ? (answer.version ?? 0) : 0),
      );
    }
    await wait(thinking);
  }
}

async function measure(url: string, log: Log, seconds: number): Promise<Omit<Stretch, 'attacked'>> {
  log.times = [];
  const end = performance.now() + seconds * 1000;
  const observer = new Player(url, 'Observer', '127.72.0.1');
  let slowestReady = 0;
  let ready = true;
  while (performance.now() < end) {
    const begun = performance.now();
    const answer = await observer.http('GET', '/readyz');
    ready &&= answer.status === 200;
    await answer.arrayBuffer();
    slowestReady = Math.max(slowestReady, performance.now() - begun);
    await wait(100);
  }
  const sorted = log.times.toSorted((a, b) => a - b);
  return {
    moves: sorted.length,
    median: rounded(median(sorted)),
    p99: rounded(sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY),
    slowestReady: rounded(slowestReady),
    ready,
  };
}

/** Calls the attackers off, and gives how much they have sent. */
async function callOff(attackers: ChildProcess): Promise<number> {
  const answer = once(attackers, 'message') as Promise<[{ readonly sent: number }]>;
  attackers.send({});
  return (await answer)[0].sent;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
