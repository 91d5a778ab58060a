import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type AnyGame, type Log, ReplayError, readOptions, replay, seatsProblem } from '@holoboard/kernel';
import { describeFailure, examineLog, type Fixed, missingEndings } from '@holoboard/kernel/conformance';
import type { FuzzedGame, FuzzShare } from './fuzz-worker.ts';
import { findGame } from './games.ts';
import { runTool, UsageError, wholeNumber } from './tool.ts';

const help = `
Plays random legal games through every property of the conformance kit. Where a list of legal actions is not complete, half of the
actions are drawn from beyond it, if games/GAME/testing/beyond.ts tells how.

  npm run fuzz -- --game GAME [--games N] [--seed S] [--seats N] [--workers N] [--option key=value ...]
  npm run fuzz -- --game GAME --log FILE [--seed S]

  --game GAME         which game
  --games N           how many games (200)
  --seed S            where their luck comes from (1); the same seed gives the same games
  --seats N           only games of so many players; otherwise of all numbers in turn
  --workers N         how many games at a time (all cores)
  --option key=value  an option that every game has; otherwise half of the games have random options
  --log FILE          take one log, as a failure prints it, through the kit again, with the seed printed there

Ends with the line 'N passed, M failed'. A failure prints a minimal log that reproduces it. Of 200 games or more with
nothing fixed, every ending of the game must occur; one that never does counts as a failure.
`;

/** So many games, left to chance, must have shown every ending. */
const enoughForEndings = 200;

function readFixed(game: AnyGame, seatsText: string | undefined, pairs: readonly string[]): Fixed {
  const seats = seatsText === undefined ? undefined : wholeNumber('seats', seatsText, 1);
  const problem = seats === undefined ? null : seatsProblem(game, seats);
  if (problem) throw new UsageError(problem);
  const options = Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', ...value] = pair.split('=');
      if (value.length === 0) throw new UsageError(`--option is key=value, not '${pair}'.`);
      return [key, value.join('=')];
    }),
  );
  try {
    for (const each of seats === undefined ? game.seats : [seats]) readOptions(game.options, options, each);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  return { seats, options };
}

/** Plays the games, so many at a time, and tells of each as it ends. */
async function playAll(
  share: Omit<FuzzShare, 'first' | 'stride'>,
  workers: number,
  tell: (game: FuzzedGame) => void,
): Promise<void> {
  const stride = Math.min(workers, share.games);
  const running = Array.from({ length: stride }, (_, first) => {
    const workerData: FuzzShare = { ...share, first, stride };
    const worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url), { workerData });
    return new Promise<void>((resolve, reject) => {
      worker.on('message', tell);
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  });
  await Promise.all(running);
}

/** One failure of each property, the first: its log was shrunk. */
function tellFailures(failed: readonly FuzzedGame[]): string {
  const told = new Map<string, string>();
  for (const { number, failure } of failed)
    if (failure && !told.has(failure.property)) {
      const count = failed.filter((other) => other.failure?.property === failure.property).length;
      told.set(failure.property, `Game ${number}, the first of ${count}\n${describeFailure(failure)}\n`);
    }
  return [...told.values()].join('\n');
}

async function fuzz(
  game: AnyGame,
  games: number,
  seed: string,
  fixed: Fixed,
  workers: number,
): Promise<number> {
  const played: FuzzedGame[] = [];
  const showsProgress = process.stderr.isTTY;
  await playAll({ game: game.id, games, seed, fixed }, workers, (each) => {
    played.push(each);
    if (showsProgress && (played.length % 10 === 0 || played.length === games))
      process.stderr.write(`\r${played.length} of ${games} games${played.length === games ? '\n' : ''}`);
  });
  const failed = played
    .filter(({ failure }) => failure !== null)
    .sort((left, right) => left.number - right.number);
  if (failed.length > 0) console.log(tellFailures(failed));
  const counts = game.endings.map(
    (ending) => `${ending} ${played.filter((each) => each.ending === ending).length}`,
  );
  console.log(`Endings: ${counts.join(', ')}`);
  const nothingFixed = fixed.seats === undefined && Object.keys(fixed.options ?? {}).length === 0;
  const missing =
    nothingFixed && games >= enoughForEndings && failed.length === 0
      ? missingEndings(
          game,
          played.map(({ ending }) => ending),
        )
      : [];
  for (const ending of missing) console.log(`No game ended by '${ending}'.`);
  console.log(`${played.length - failed.length} passed, ${failed.length + missing.length} failed`);
  return failed.length + missing.length > 0 ? 1 : 0;
}

/** Takes one log through the whole kit, every check at every position. */
function examine(game: AnyGame, file: string, seed: string): number {
  const log = readLog(game, file);
  const { failure } = examineLog(game, log, seed);
  if (failure) console.log(`${describeFailure(failure)}\n`);
  console.log(failure ? '0 passed, 1 failed' : '1 passed, 0 failed');
  return failure ? 1 : 0;
}

/** Reads a log that can be played, but perhaps for its last step: a failure of that may be the point. */
function readLog(game: AnyGame, file: string): Log {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`'${file}' cannot be read.`);
  }
  try {
    const log = JSON.parse(text) as Log;
    replay(game, log, Math.max(0, log.steps.length - 1));
    return log;
  } catch (error) {
    throw new UsageError(
      error instanceof ReplayError
        ? `'${file}' cannot be played (${error.message})`
        : `'${file}' holds no log of ${game.title}.`,
    );
  }
}

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      seats: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism()) },
      option: { type: 'string', multiple: true, default: [] },
      log: { type: 'string' },
    },
  });
  const game = findGame(values.game);
  if (values.log !== undefined) return examine(game, values.log, values.seed);
  const games = wholeNumber('games', values.games, 1);
  const workers = wholeNumber('workers', values.workers, 1);
  return fuzz(game, games, values.seed, readFixed(game, values.seats, values.option), workers);
}

await runTool(help, main);
