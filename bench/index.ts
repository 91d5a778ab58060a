/** Measures how fast the games are played: see README.md. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadGames, roomOf } from '@holoboard/games';
import type { AnyGame } from '@holoboard/kernel';
import { actionsPerGame, costSlices, engineCosts, enginePlay, oneOfEachSize } from './engine.ts';
import { median, rateInTurn } from './measure.ts';
import {
  type Comparison,
  type FunctionTime,
  type GameReport,
  reportLines,
  type WorkComparison,
} from './report.ts';
import { works } from './same-work.ts';
import { bytesOfUpdates } from './updates.ts';
import type { SingleFunction, Yardstick } from './yardstick.ts';

const games = await loadGames();
const ids = games.map(({ id }) => id);

/** What a game is measured against, and single functions that goals were set for. */
interface Measures {
  readonly yardsticks: readonly Yardstick[];
  readonly functions?: readonly SingleFunction[];
}

/** The measures of a game: those in the folder of its name, if there is one. */
async function measuresOf(id: string): Promise<Measures> {
  const file = new URL(`./${id}/yardsticks.ts`, import.meta.url);
  return existsSync(file) ? await import(file.href) : { yardsticks: [] };
}

const help = `Usage: npm run bench -- [server | cold | worst] [--game GAME] [--seconds N] [--clicks] [--json] [--help]

Measures how fast the rules engine plays, and compares it with yardsticks that play the same game.

  server        put our server and those of two libraries under the same load, and nothing else; --seconds for each load
  cold          what it costs a server that has just started to open and list stored tables, and nothing else
  worst         the longest step of Tactical Battles on 1,000 hostile tables, beside as many ordinary ones, and nothing else
  --game GAME   only this game, also one in the making: ${ids.join(', ')}
  --seconds N   how long to measure each game, about; 20 unless told
  --json        print JSON in place of tables
  --clicks      measure in a browser how long it takes from a click to the next picture, and nothing else
  --help        print this text

Ends with 1 when a yardstick turns out not to play the same game, when half of the clicks of a kind take too long, or when a step on a hostile table
takes more than 3 times as long as on any ordinary one.`;

const rounds = 31;
/** The same work takes longer slices of fewer rounds. */
const workRounds = 11;

/** The shares of the time that go to bare games and to the same work; the rest is for single functions. */
const shareOfGames = 0.5;
const shareOfWork = 0.3;

async function measure(game: AnyGame, seconds: number): Promise<GameReport> {
  const { yardsticks, functions = [] } = await measuresOf(game.id);
  const players = [enginePlay(game), ...yardsticks.map((yardstick) => yardstick.play())];
  const slice = (seconds * 1000 * shareOfGames) / ((rounds + 1) * players.length);
  // Comparisons first: positions that single functions are measured on stay alive, which lets copies be put where they
  // are dear to clear away, and shows the engine kinds of input that games never have.
  const [ours = [], ...theirs] = rateInTurn(
    players.map((play) => oneOfEachSize(game, play)),
    rounds,
    slice,
  );
  const comparisons = yardsticks.map((yardstick, i) => compare(yardstick, ours, theirs[i] ?? []));
  const sameWork = compareWork(game, yardsticks, seconds * 1000 * shareOfWork);
  const costs = engineCosts(game, (seconds * 1000 * (1 - shareOfGames - shareOfWork)) / costSlices);
  return {
    game: game.title,
    gamesPerSecond: median(ours) / actionsPerGame(game),
    actionsPerSecond: median(ours),
    ...costs,
    ...bytesOfUpdates(game),
    comparisons,
    sameWork,
    functions: timeFunctions(functions, seconds * 1000 * shareOfWork),
  };
}

/** Lets the engine do step by step what a library does that judges, logs and keeps old states, beside the first yardstick. */
function compareWork(
  game: AnyGame,
  yardsticks: readonly Yardstick[],
  milliseconds: number,
): readonly WorkComparison[] {
  const [yardstick] = yardsticks;
  if (!yardstick?.check) return [];
  const players = [yardstick.play(), ...works.map((work) => work.play(game))];
  const [theirs = [], ...ours] = rateInTurn(
    players.map((play) => oneOfEachSize(game, play)),
    workRounds,
    milliseconds / ((workRounds + 1) * players.length),
  );
  return works.map(({ name, goal }, i) => {
    const rates = ours[i] ?? [];
    const ratio = median(rates.map((rate, round) => rate / (theirs[round] as number)));
    return {
      work: name,
      yardstick: yardstick.name,
      actionsPerSecond: median(rates),
      theirActionsPerSecond: median(theirs),
      ratio,
      goal,
    };
  });
}

/** How long single functions take, measured in turn. */
function timeFunctions(functions: readonly SingleFunction[], milliseconds: number): readonly FunctionTime[] {
  const rates = rateInTurn(
    functions.map(({ work }) => work()),
    workRounds,
    milliseconds / ((workRounds + 1) * Math.max(1, functions.length)),
  );
  return functions.map(({ name, goal }, i) => {
    const microseconds = 1e6 / median(rates[i] ?? []);
    return { name, microseconds, goal, goalMet: microseconds < goal };
  });
}

function compare(yardstick: Yardstick, ours: readonly number[], theirs: readonly number[]): Comparison {
  const ratio = median(ours.map((rate, round) => rate / (theirs[round] as number)));
  const check = yardstick.check?.();
  return {
    yardstick: yardstick.name,
    actionsPerSecond: median(theirs),
    ratio,
    goal: yardstick.goal,
    goalMet: ratio >= yardstick.goal,
    sameGame: check?.passed ?? null,
    finding: check?.finding ?? '',
  };
}

/** What the command line asks for; throws an `Error` with one plain sentence. */
function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      game: { type: 'string' },
      seconds: { type: 'string', default: '20' },
      json: { type: 'boolean', default: false },
      clicks: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0 && seconds <= 3600))
    throw new Error(`--seconds is a number above 0 and up to 3600, not '${values.seconds}'.`);
  if (values.game !== undefined && !ids.includes(values.game))
    throw new Error(`There is no game '${values.game}' to measure. Games: ${ids.join(', ')}.`);
  const [subject] = positionals;
  if (positionals.length > 1 || (subject !== undefined && !['server', 'cold', 'worst'].includes(subject)))
    throw new Error(
      `'${positionals.join(' ')}' cannot be measured: only server, cold and worst have runs of their own.`,
    );
  return { ...values, seconds, subject };
}

/** Judges the clicks: the browser is only started when it is asked for. */
async function reportClicks(json: boolean): Promise<number> {
  const { clickLines, measureClicks } = await import('../tools/clicks.ts');
  const clicks = await measureClicks();
  console.log(json ? JSON.stringify({ clicks }, null, 2) : clickLines(clicks).join('\n'));
  return clicks.every(({ goalMet }) => goalMet) ? 0 : 1;
}

/** Puts servers under load; they and their libraries are only loaded when that is asked for. */
async function reportServers(seconds: number, json: boolean): Promise<number> {
  const { measureServers } = await import('./server/index.ts');
  const { serverLines } = await import('./server/report.ts');
  const report = await measureServers({
    seconds,
    tables: 150,
    matches: 1500,
    rest: 5000,
    seats: 5000,
    games: 2,
  });
  console.log(json ? JSON.stringify({ servers: report }, null, 2) : serverLines(report).join('\n'));
  return 0;
}

/** What a server that has just started must do for stored tables. */
async function reportCold(json: boolean): Promise<number> {
  const { coldLines, measureCold } = await import('./server/cold.ts');
  const cold = await measureCold(50, 2500);
  console.log(json ? JSON.stringify({ cold }, null, 2) : coldLines(cold).join('\n'));
  return 0;
}

/** How long a step can take at all: on tables drawn to make it long, beside those of the house. */
async function reportWorst(json: boolean): Promise<number> {
  const { measureWorst, worstLines } = await import('./tactical/worst.ts');
  const worst = measureWorst(1000);
  console.log(json ? JSON.stringify({ worst }, null, 2) : worstLines(worst).join('\n'));
  return worst.goalMet ? 0 : 1;
}

async function main(args: readonly string[]): Promise<number> {
  const wanted = readArguments(args);
  if (wanted.help) {
    console.log(help);
    return 0;
  }
  if (wanted.clicks) return reportClicks(wanted.json);
  if (wanted.subject === 'server') return reportServers(wanted.seconds, wanted.json);
  if (wanted.subject === 'cold') return reportCold(wanted.json);
  if (wanted.subject === 'worst') return reportWorst(wanted.json);
  const reports: GameReport[] = [];
  // A game in the making is measured when it is asked for.
  for (const game of games)
    if (wanted.game === undefined ? !roomOf(game.id)?.making : wanted.game === game.id)
      reports.push(await measure(game, wanted.seconds));
  if (wanted.json) console.log(JSON.stringify({ seconds: wanted.seconds, games: reports }, null, 2));
  else console.log(reports.map((report) => reportLines(report).join('\n')).join('\n\n'));
  return reports.every(({ comparisons }) => comparisons.every(({ sameGame }) => sameGame !== false)) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
