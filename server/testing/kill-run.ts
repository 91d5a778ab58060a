import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { loadGame } from '@holoboard/games';
import { type AnyGame, type GameAction, hash, SeededChance } from '@holoboard/kernel';
import { type Match, matchFromRows } from '@holoboard/table';
import { readEntry } from '../host/entries.ts';
import { openPostgresStorage } from '../storage/postgres.ts';
import { openSqliteStorage } from '../storage/sqlite.ts';
import { startNodes, type TestNode } from './nodes.ts';
import { Player } from './player.ts';
import { startPostgres } from './postgres.ts';
import { mountSmallDisk } from './small-disk.ts';
import { startTcpLine } from './tcp-line.ts';

/** What is done to a server under load. */
export interface KillPlan {
  readonly storage: 'sqlite' | 'postgres';
  readonly nodes: number;
  readonly tables: number;
  /** How often a node is killed, and how often the database. */
  readonly kills: number;
  readonly databaseKills: number;
  /** How often the database hangs, or the disk is full, for a few seconds. */
  readonly stalls?: number;
  readonly game: string;
  readonly seed: number;
  /** Told how far it is. */
  readonly progress?: (line: string) => void;
}

/** What came of it; everything but the counts of what was played should be 0. */
export interface KillReport {
  readonly acknowledged: number;
  readonly stored: number;
  readonly missing: number;
  readonly twice: number;
  readonly elsewhere: number;
  readonly gaps: number;
  /** Matches that could not be played again from what is stored, or that a player sees otherwise. */
  readonly broken: number;
  /** Matches in which nothing was played any more after the last kill. */
  readonly stuck: number;
  /** Nodes that did not say within half a second, while the storage was stalled, that they are not ready. */
  readonly unnoticed: number;
}

/** What a player was promised: this action is stored as this version. */
interface Promised {
  readonly id: string;
  readonly version: number;
}

interface PlayedTable {
  readonly id: string;
  readonly players: readonly Player[];
  readonly promised: Promised[];
  /** Whether the game is over. */
  over: boolean;
}

/** Lets people play at many tables at once while nodes and database are killed, and looks for anything that was lost. */
export async function killRun(plan: KillPlan): Promise<KillReport> {
  const game = await loadGame(plan.game);
  const postgres = plan.storage === 'postgres' ? await startPostgres() : null;
  const line = postgres && plan.stalls ? await startTcpLine(postgres.url) : null;
  const disk = !postgres && plan.stalls ? mountSmallDisk() : null;
  if (plan.stalls && !line && !disk)
    plan.progress?.('this account may not mount a small disk: no full disk is tried');
  const house = await startNodes(plan.nodes, line?.url ?? postgres?.url, disk ? { disk: disk.folder } : {});
  let unnoticed = 0;
  const stall = async (): Promise<void> => {
    line?.freeze();
    disk?.fill();
    if (line || disk) unnoticed += await silentNodes(house.nodes);
    line?.thaw();
    disk?.empty();
  };
  const chance = new SeededChance(plan.seed);
  const state = { over: false };
  try {
    const tables: PlayedTable[] = [];
    const loops = Array.from({ length: plan.tables }, (_, i) =>
      playForEver(tables, game, house.nodes, plan.seed + i, state),
    );
    await opened(tables, plan.tables);
    const targets = [
      ...new Array<'node'>(plan.kills).fill('node'),
      ...new Array<'database'>(plan.databaseKills).fill('database'),
      ...new Array<'stall'>(plan.stalls ?? 0).fill('stall'),
    ];
    for (const [i, target] of targets.entries()) {
      // Something is promised between two kills, and then at any moment.
      await grown(tables, plan.tables);
      await wait(chance.draw('moment', 300));
      if (target === 'database') await postgres?.restart();
      else if (target === 'stall') await stall();
      else {
        const node = house.nodes[chance.draw('node', house.nodes.length)] as TestNode;
        await node.kill();
        await node.start();
      }
      plan.progress?.(
        `${i + 1} of ${targets.length} kills and stalls; ${count(tables)} actions acknowledged`,
      );
    }
    const going = tables.filter(({ over }) => !over);
    const before = new Map(going.map((table) => [table, table.promised.length]));
    const isStuck = (table: PlayedTable): boolean =>
      !table.over && table.promised.length <= (before.get(table) ?? 0);
    for (let tries = 0; going.some(isStuck) && tries < 1500; tries++) await wait(20);
    const stuck = going.filter(isStuck).length;
    state.over = true;
    await Promise.all(loops);
    for (const { players } of tables) for (const player of players) player.cut();
    const storage = postgres ? await openPostgresStorage(postgres.url) : openSqliteStorage(house.dataFolder);
    const reports: ReturnType<typeof compare>[] = [];
    for (const table of tables) reports.push(compare(game, table, await storage.read(table.id, 0)));
    await storage.close();
    const sum = (key: keyof (typeof reports)[number]): number =>
      reports.reduce((total, each) => total + each[key], 0);
    return {
      acknowledged: count(tables),
      stored: sum('stored'),
      missing: sum('missing'),
      twice: sum('twice'),
      elsewhere: sum('elsewhere'),
      gaps: sum('gaps'),
      broken: sum('broken'),
      stuck,
      unnoticed,
    };
  } finally {
    state.over = true;
    await house.close();
    await line?.close();
    await postgres?.close();
    disk?.close();
  }
}

/** How many nodes do not notice within some seconds that the storage is stalled, or are slow to say so. */
async function silentNodes(nodes: readonly TestNode[]): Promise<number> {
  const noticed = await Promise.all(
    nodes.map(async ({ url }) => {
      for (let tries = 0; tries < 100; tries++) {
        const begun = performance.now();
        const answer = await fetch(new URL('/readyz', url)).catch(() => null);
        if (performance.now() - begun > 500) return false;
        if (answer?.status === 503) return true;
        await wait(100);
      }
      return false;
    }),
  );
  // Long enough that people who play have been told to try again.
  await wait(4000);
  return noticed.filter((seen) => !seen).length;
}

function count(tables: readonly PlayedTable[]): number {
  return tables.reduce((sum, { promised }) => sum + promised.length, 0);
}

/** Waits until so many more actions are acknowledged. */
async function grown(tables: readonly PlayedTable[], more: number): Promise<void> {
  const enough = count(tables) + more;
  for (let tries = 0; count(tables) < enough && tries < 3000; tries++) await wait(10);
}

async function opened(tables: readonly PlayedTable[], wanted: number): Promise<void> {
  while (tables.length < wanted) await wait(20);
}

/** Plays at one table after the other until it is over. */
async function playForEver(
  tables: PlayedTable[],
  game: AnyGame,
  nodes: readonly TestNode[],
  seed: number,
  state: { over: boolean },
): Promise<void> {
  for (let number = seed; !state.over; number += 1000) {
    try {
      const table = await openPlayedTable(game, nodes, number);
      tables.push(table);
      await keepPlaying(table, game, nodes, number, state);
    } catch {
      // A node died while the table was being opened: another one is opened.
      await wait(50);
    }
  }
}

/** Opens a table whose people are connected to different nodes. */
async function openPlayedTable(
  game: AnyGame,
  nodes: readonly TestNode[],
  number: number,
): Promise<PlayedTable> {
  const urlOf = (i: number): string => nodes[(number + i) % nodes.length]?.url ?? '';
  const seats = game.seats[0] ?? 2;
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++)
    players.push(await (await new Player(urlOf(seat), `Player ${seat + 1}`).introduce()).connect());
  const id = (await players[0]?.open({ game: game.id, seats, undo: 'off' })) ?? '';
  for (const player of players) {
    await player.join(id);
    const seated = await player.sit();
    if (seated?.type !== 'done') throw new Error(`Nobody can sit down: ${JSON.stringify(seated)}`);
  }
  for (const player of players) await player.until(() => player.standing !== null, 'the start');
  return { id, players, promised: [], over: false };
}

/** Plays by chance until it is over; whoever loses the line comes back, to any node, and sends again what was not answered. */
async function keepPlaying(
  table: PlayedTable,
  game: AnyGame,
  nodes: readonly TestNode[],
  seed: number,
  state: { over: boolean },
): Promise<void> {
  const chance = new SeededChance(seed);
  while (!state.over) {
    for (const player of table.players) {
      while (!player.connected && !state.over) await comeBack(player, table.id, nodes, chance);
      const legal = player.legal(game, chance);
      if (legal.length === 0 || player.standing?.outcome) continue;
      const action = legal[chance.draw('choice', legal.length)] as GameAction;
      await playSafely(table, player, action, nodes, chance, state);
    }
    if (table.players.some(({ standing }) => standing?.outcome)) {
      table.over = true;
      return;
    }
    await wait(1);
  }
}

/** Sends an action, the same one again and again, until it is answered. */
async function playSafely(
  table: PlayedTable,
  player: Player,
  action: GameAction,
  nodes: readonly TestNode[],
  chance: SeededChance,
  state: { over: boolean },
): Promise<void> {
  const clientActionId = randomUUID();
  const version = player.standing?.version ?? 0;
  while (!state.over) {
    const answer = await player.do({ type: 'play', version, clientActionId, action }).catch(() => null);
    if (answer?.type === 'done') {
      table.promised.push({ id: clientActionId, version: answer.version ?? -1 });
      await Promise.race([
        player.until(() => (player.standing?.version ?? 0) >= (answer.version ?? 0)),
        wait(2000),
      ]);
      return;
    }
    if (answer?.type === 'refused' && !answer.again) return;
    if (!player.connected) await comeBack(player, table.id, nodes, chance);
    else await wait(50);
  }
}

async function comeBack(
  player: Player,
  id: string,
  nodes: readonly TestNode[],
  chance: SeededChance,
): Promise<void> {
  player.moveTo(nodes[chance.draw('node', nodes.length)]?.url ?? '');
  try {
    await player.connect();
    await player.join(id);
  } catch {
    player.cut();
    await wait(50);
  }
}

/** Compares what was promised at a table, and what its people see, with what is stored. */
function compare(
  game: AnyGame,
  { promised, players }: PlayedTable,
  stored: readonly { readonly number: number; readonly body: string }[],
) {
  const entries = stored.map(({ body }) => readEntry(body));
  const [opened] = entries;
  const rows = entries.flatMap((entry) => (entry.kind === 'step' ? [JSON.stringify(entry.row)] : []));
  const ids = rows.map((row) => (JSON.parse(row) as { clientActionId?: string }).clientActionId ?? '');
  const started = entries.find(({ kind }) => kind === 'started');
  let match: Match | null = null;
  try {
    if (opened?.kind === 'opened' && started?.kind === 'started')
      match = matchFromRows([game], {
        header: JSON.stringify(started.header),
        steps: rows,
        seed: opened.seed,
      });
  } catch {
    // Told as broken.
  }
  const seenOtherwise = players.some(({ standing, view, seat }) => {
    if (!match || standing?.version !== rows.length) return false;
    return (
      hash(view) !== hash(JSON.parse(JSON.stringify(game.view(match.session?.state, seat ?? 'spectator'))))
    );
  });
  return {
    stored: rows.length,
    missing: promised.filter(({ id }) => !ids.includes(id)).length,
    twice: ids.length - new Set(ids).size,
    elsewhere: promised.filter(({ id, version }) => ids.includes(id) && ids[version - 1] !== id).length,
    gaps: stored.filter(({ number }, i) => number !== i + 1).length,
    broken: match && !seenOtherwise ? 0 : 1,
  };
}
