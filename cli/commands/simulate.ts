import { availableParallelism } from 'node:os';
import type { AnyGame, OptionValues } from '@holoboard/kernel';
import {
  type Command,
  exampleGame,
  gameNamed,
  gameOptions,
  readArgs,
  UsageError,
  wholeNumber,
} from '../command.ts';
import { levelList, readSeats, usualLevel } from '../seats.ts';
import type { Job } from '../simulation/games.ts';
import { type Opening, readOpening, tryOpening } from '../simulation/opening.ts';
import { simulateAll } from '../simulation/pool.ts';
import { simulateOverQueue } from '../simulation/queue.ts';
import { reportOf, showReport } from '../simulation/report.ts';
import type { Terminal } from '../terminal.ts';

export const simulate: Command = {
  summary: 'Let bots play many games and count',
  usage:
    'simulate GAME [--games N] [--seats A,B…] [--seed S] [--option KEY=VALUE]… [--opening ACTIONS]… [--json] [--workers N] [--queue URL]',
  details: `  --games N           how many games; 1000 unless told
  --seats A,B         the level of each seat, in turn order; ${usualLevel},${usualLevel} unless told
  --seed S            the same seed gives the same result, however many workers there are; 1 unless told
  --option KEY=VALUE  a set-up option of the game; may be given several times
  --opening ACTIONS   actions that games begin with, in the notation of the game and with | between them, whoever is
                      asked; of several openings games take one after the other, and wins are told for each
  --json              the result as JSON
  --workers N         how many games are played at once; one per core unless told
  --queue URL         let the workers of a PostgreSQL play them: see holoboard worker

The first seat begins, unless --option firstPlayer=… says otherwise, where a game has that option.

Levels:
${levelList}

Example:
  holoboard simulate ${exampleGame} --games 2000 --seats pilot,pilot --json`,
  async run(args, terminal) {
    const { values, positionals } = readArgs(
      args,
      {
        games: { type: 'string', default: '1000' },
        seats: { type: 'string' },
        seed: { type: 'string', default: '1' },
        option: { type: 'string', multiple: true, default: [] },
        opening: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        workers: { type: 'string', default: String(availableParallelism()) },
        queue: { type: 'string' },
      },
      ['GAME'],
    );
    const game = await gameNamed(positionals[0] ?? '');
    const games = wholeNumber('games', values.games, 1, 100_000_000);
    const workers = wholeNumber('workers', values.workers, 1, 256);
    const levels = readLevels(game, values.seats);
    const options = gameOptions(game, values.option, levels.length, firstSeatBegins(game));
    const openings = values.opening.map(readOpening);
    for (const opening of openings) demandOpening(game, options, levels.length, opening);
    const job: Job = { game: game.id, options, levels, seed: values.seed, openings };
    const started = performance.now();
    const progress = progressBar(terminal, games);
    const tally = values.queue
      ? await simulateOverQueue(job, games, values.queue, progress)
      : await simulateAll(job, games, workers, progress);
    const seconds = (performance.now() - started) / 1000;
    const report = reportOf(game, job, tally);
    if (values.json) terminal.line(JSON.stringify(report, null, 2));
    else {
      showReport(terminal, game, report);
      terminal.line(`  Time:    ${seconds.toFixed(1)} s, ${Math.round(games / seconds)} games a second`);
    }
    return 0;
  },
};

function readLevels(game: AnyGame, text: string | undefined): string[] {
  const usual = new Array<string>(game.seats[0] ?? 1).fill(usualLevel).join(',');
  return readSeats(game, text ?? usual, usualLevel).map((seat) => {
    if (seat === 'human') throw new UsageError('Only bots play in a simulation.');
    return seat.level;
  });
}

function demandOpening(game: AnyGame, options: OptionValues, seats: number, opening: Opening): void {
  try {
    tryOpening(game, options, seats, opening);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Seats are listed in turn order: where a game would draw the first player, it is the first seat. */
function firstSeatBegins(game: AnyGame): Record<string, string> {
  const spec = game.options.find(({ key }) => key === 'firstPlayer');
  if (spec?.kind !== 'choice' || spec.default !== 'random') return {};
  const first = spec.values.find((value) => value !== 'random');
  return first === undefined ? {} : { firstPlayer: first };
}

/** Shows on a terminal how far we are, apart from the output. */
function progressBar(terminal: Terminal, games: number): (done: number) => void {
  if (!terminal.errors.isTTY) return () => {};
  const width = 30;
  return (done) => {
    const full = Math.floor((done / games) * width);
    const bar = '#'.repeat(full) + '-'.repeat(width - full);
    const text = `[${bar}] ${Math.floor((done / games) * 100)} %, ${done} of ${games} games`;
    terminal.errors.write(done < games ? `\r${text}` : `\r${' '.repeat(text.length)}\r`);
  };
}
