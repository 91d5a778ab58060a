import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findGame } from './games.ts';
import {
  type Change,
  changeOf,
  type Explanation,
  isSame,
  type Result,
  readExplanations,
} from './mutation/findings.ts';
import { listMutants } from './mutation/mutators.ts';
import { partsOf, sampleOf } from './mutation/sample.ts';
import { type Trial, tryMutants } from './mutation/trial.ts';
import { root } from './node.mjs';
import { runTool, UsageError, wholeNumber } from './tool.ts';

const help = `
Changes the rule files of a game in one small place at a time, and tells which changes no test of the game notices.

  npm run mutants -- --game GAME [--sample N] [--seed S] [--files GLOB] [--workers N] [--quick] [--least P]

  --game GAME   which game
  --sample N    only so many changes, drawn by chance; all of them take from half an hour to some hours
  --seed S      how they are drawn (1982); the same seed draws the same changes from the same files
  --files GLOB  only rule files that fit, such as 'phases/h*.ts'
  --workers N   how many changes are tried at once (as many as there are cores)
  --quick       ask only the tests beside the rules, and count all that they let pass as not noticed
  --least P     the percentage that must be noticed (98)

Changes that need not be noticed are explained in tools/mutation/GAME.explained.json and count for nothing. Ends with 1
when too few of the others are noticed, or when an explanation fits no change that lives.
`;

/** Where rules are: the phases, what is dealt and seen, the ways over the board, and the measures of an open table. */
const ruleFiles = ['phases/**/*.ts', 'setup.ts', 'view.ts', 'data/{graph,space}.ts', 'geometry/*.ts'];

/** How many mutants are woven in at once. */
const partSize = 300;

function filesOf(id: string, glob: string | undefined): readonly string[] {
  const room = join(root, 'games', id);
  const wanted = glob === undefined ? null : globSync(glob, { cwd: room });
  const files = globSync(ruleFiles, { cwd: room, exclude: ['**/*.test.ts'] })
    .filter((file) => wanted?.includes(file) ?? true)
    .map((file) => `games/${id}/${file.replaceAll('\\', '/')}`)
    .sort();
  if (files.length === 0)
    throw new UsageError(`No rule file of '${id}' fits '${glob ?? ruleFiles.join(' ')}'.`);
  return files;
}

function explanationsOf(id: string): readonly Explanation[] {
  const file = `tools/mutation/${id}.explained.json`;
  if (!existsSync(join(root, file))) return [];
  try {
    return readExplanations(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be used: ${error instanceof Error ? error.message : error}.`);
  }
}

/** The changes tried, by what became of them. */
interface Tally {
  caught: number;
  /** Explained, and not noticed. */
  explained: Explanation[];
  /** Stopped by the clock alone, and counted as caught. */
  stopped: string[];
  lives: string[];
}

function tellChange(place: string, { from, to }: Change): string {
  return `${place}\n    ${from}\n    becomes ${to}`;
}

function tellMutant(result: Result, sources: Sources): string {
  const change = changeOf(result, sources(result.fileName));
  return tellChange(`${result.fileName}:${result.location.start.line}`, change);
}

/** Adds trials to the tally, and tells at once of what lives. */
function count(
  tally: Tally,
  trials: readonly Trial[],
  explanations: readonly Explanation[],
  sources: Sources,
): void {
  for (const { result, verdict } of trials) {
    const change = changeOf(result, sources(result.fileName));
    const text = tellMutant(result, sources);
    const explained = verdict !== 'caught' && explanations.find((each) => isSame(each, change));
    if (explained) tally.explained.push(explained);
    else if (verdict === 'caught') {
      tally.caught++;
      if (result.status === 'Timeout' && !result.statusReason) tally.stopped.push(text);
    } else {
      tally.lives.push(text);
      console.log(`Not noticed: ${text}`);
    }
  }
}

type Sources = (file: string) => string;

function tell({ caught, explained, stopped, lives }: Tally, stale: readonly Explanation[]): string {
  const all = caught + lives.length;
  const share = ((100 * caught) / Math.max(1, all)).toFixed(1);
  return [
    ...section('Stopped by the clock, and counted as noticed', stopped),
    ...section('Noticed by no test', lives),
    ...section(
      'Explained, but there is no such change, or a test notices it',
      stale.map((each) => tellChange(each.file, each)),
    ),
    `${caught} of ${all} changes noticed (${share} %), ${explained.length} others explained.`,
  ].join('\n');
}

function section(title: string, rows: readonly string[]): readonly string[] {
  return rows.length === 0 ? [] : [`${title}:`, ...rows.map((row) => `  ${row}`), ''];
}

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1982' },
      files: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism()) },
      quick: { type: 'boolean', default: false },
      least: { type: 'string', default: '98' },
    },
  });
  const game = findGame(values.game);
  const sample = values.sample === undefined ? undefined : wholeNumber('sample', values.sample, 1);
  const workers = wholeNumber('workers', values.workers, 1);
  const least = wholeNumber('least', values.least, 0);
  const files = filesOf(game.id, values.files);
  const explanations = explanationsOf(game.id);
  process.chdir(root);
  const sources: Sources = (file) => readFileSync(join(root, file), 'utf8');
  const describe = (result: Result): string => tellMutant(result, sources);
  const terms = { room: `games/${game.id}`, workers, quick: values.quick, describe };
  const all = await listMutants(files.map((name) => ({ name, content: sources(name) })));
  const keys = sample === undefined ? all : sampleOf(all, sample, values.seed);
  console.log(`${game.title}: ${keys.length} of ${all.length} changes to ${files.length} files.`);

  const tally: Tally = { caught: 0, explained: [], stopped: [], lives: [] };
  const parts = partsOf(keys, partSize);
  for (const [i, part] of parts.entries()) {
    console.log(`Part ${i + 1} of ${parts.length}: ${part.length} changes.`);
    const isExplained = (result: Result): boolean =>
      explanations.some((each) => isSame(each, changeOf(result, sources(result.fileName))));
    count(tally, await tryMutants(part, terms, isExplained), explanations, sources);
  }
  const looked = explanations.filter(({ file }) => files.includes(`games/${game.id}/${file}`));
  const stale = sample === undefined ? looked.filter((each) => !tally.explained.includes(each)) : [];
  console.log(`\n${tell(tally, stale)}`);
  const enough = 100 * tally.caught >= least * (tally.caught + tally.lives.length);
  return enough && stale.length === 0 ? 0 : 1;
}

await runTool(help, main);
