import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { levels } from '@holoboard/bots';
import { readOptions } from '@holoboard/kernel';
import { findGame } from './games.ts';
import type { LadderGame, LadderShare } from './ladder-worker.ts';
import { runTool, table, UsageError, wholeNumber } from './tool.ts';

const help = `
Plays two levels against each other on mirrored seeds: every seed twice, with the sides swapped, in a game for two.

  npm run ladder -- --game GAME --games N --levels A,B [--iterations N] [--seed S] [--workers N]
                    [--option key=value ...] [--json]

  --game GAME         which game
  --games N           how many games, both sides together (200)
  --levels A,B        whose wins are counted, and against whom (commander,pilot)
  --iterations N      what a searching level may look at in a decision; otherwise the game's own number
  --seed S            where luck comes from (1)
  --workers N         how many games at a time (all cores); with 1, decision times are not disturbed by other games
  --option key=value  an option that every game has
  --json              for programs
`;

/** The share of wins with the 95 % interval of Wilson. */
function interval(wins: number, games: number): { share: number; low: number; high: number } {
  const z = 1.96;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return { share, low: (middle - spread) / scale, high: (middle + spread) / scale };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function readLevels(text: string): [string, string] {
  const [first = '', second = '', ...rest] = text.split(',');
  for (const name of [first, second])
    if (!Object.hasOwn(levels, name) || rest.length)
      throw new UsageError(`--levels is two of ${Object.keys(levels).join(', ')}, like commander,pilot.`);
  return [first, second];
}

async function playAll(share: Omit<LadderShare, 'first' | 'stride'>, workers: number): Promise<LadderGame[]> {
  const played: LadderGame[] = [];
  const stride = Math.min(workers, share.pairs);
  const tell = (game: LadderGame): void => {
    played.push(game);
    if (process.stderr.isTTY)
      process.stderr.write(
        `\r${played.length} of ${share.pairs * 2} games${played.length === share.pairs * 2 ? '\n' : ''}`,
      );
  };
  await Promise.all(
    Array.from({ length: stride }, (_, first) => {
      const workerData: LadderShare = { ...share, first, stride };
      const worker = new Worker(new URL('./ladder-worker.ts', import.meta.url), { workerData });
      return new Promise<void>((resolve, reject) => {
        worker.on('message', tell);
        worker.on('error', reject);
        worker.on('exit', () => resolve());
      });
    }),
  );
  return played;
}

/** What a ladder comes to. */
function report(games: readonly LadderGame[]) {
  const decided = games.filter(({ won }) => won !== null);
  const winsOf = (list: readonly LadderGame[]): number => list.reduce((sum, { won }) => sum + (won ?? 0), 0);
  const times = games.flatMap((game) => [...game.times]).sort((left, right) => left - right);
  return {
    games: decided.length,
    unfinished: games.length - decided.length,
    ...interval(winsOf(decided), decided.length),
    bySide: [0, 1].map((side) => {
      const there = decided.filter((game) => game.side === side);
      return { games: there.length, share: winsOf(there) / there.length };
    }),
    decisions: times.length,
    milliseconds: {
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      most: times.at(-1) ?? 0,
    },
  };
}

await runTool(help, async (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      games: { type: 'string', default: '200' },
      levels: { type: 'string', default: 'commander,pilot' },
      iterations: { type: 'string' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  });
  const game = findGame(values.game);
  const given = Object.fromEntries(values.option.map((pair) => pair.split('=') as [string, string]));
  let options: LadderShare['options'];
  try {
    options = readOptions(game.options, given, 2);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const named = readLevels(values.levels);
  const games = await playAll(
    {
      game: game.id,
      options,
      seats: 2,
      levels: named,
      iterations:
        values.iterations === undefined ? undefined : wholeNumber('iterations', values.iterations, 1),
      seed: values.seed,
      pairs: Math.ceil(wholeNumber('games', values.games, 2) / 2),
    },
    values.workers === undefined ? availableParallelism() : wholeNumber('workers', values.workers, 1),
  );
  const result = report(games);
  if (values.json) {
    console.log(JSON.stringify({ game: game.id, levels: named, ...result }, null, 2));
    return 0;
  }
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  console.log(
    table([
      [`${named[0]} against ${named[1]}`, `${result.games} games of ${game.title}`],
      ['wins', `${percent(result.share)} (${percent(result.low)} to ${percent(result.high)})`],
      ['in the first seat', percent(result.bySide[0]?.share ?? 0)],
      ['in the second seat', percent(result.bySide[1]?.share ?? 0)],
      ['unfinished', String(result.unfinished)],
      [
        'a decision',
        `p50 ${result.milliseconds.p50.toFixed(1)} ms, p95 ${result.milliseconds.p95.toFixed(1)} ms, longest ${result.milliseconds.most.toFixed(1)} ms`,
      ],
    ]),
  );
  return 0;
});
