import { relative, resolve } from 'node:path';
import { finalVerdict, type Place, quickVerdict, type Result, type Verdict } from './findings.ts';
import { chooseMutants, keyStart } from './mutators.ts';
import { fileOf } from './sample.ts';

/** What a trial needs to know besides its mutants. */
export interface Terms {
  /** The room whose tests are asked. */
  readonly room: string;
  /** How many mutants are tried at once. */
  readonly workers: number;
}

/** Milliseconds a mutant may take beyond what its tests take unchanged. */
const patience = { quick: 40_000, thorough: 180_000 };

/** A mutant and what the tests say of it. */
export interface Trial {
  readonly result: Result;
  readonly verdict: Verdict;
}

/**
 * Tries mutants: at first each with the tests that seem to reach it, then what is doubtful and not waived with all tests
 * and much time.
 */
export async function tryMutants(
  keys: readonly string[],
  terms: Terms,
  waived: (result: Result) => boolean,
): Promise<readonly Trial[]> {
  const quick = await run(keys, terms, 'quick');
  const trials = quick.map((result) => ({ result, verdict: quickVerdict(result) }));
  const doubtful = trials.filter(({ verdict, result }) => verdict === 'doubtful' && !waived(result));
  if (doubtful.length === 0) return trials;
  console.log(`Asking all tests about ${doubtful.length} of them.`);
  const places = doubtful.map(({ result }) => placeOf(result));
  const again = await run(
    keys.filter((key) => places.some((place) => key.startsWith(place))),
    terms,
    'thorough',
  );
  return trials.map((trial) => {
    if (!doubtful.includes(trial)) return trial;
    const result = again.find((second) => isSameMutant(second, trial.result));
    if (!result) throw new Error(`Stryker lost the mutant ${placeOf(trial.result)}`);
    return { result, verdict: finalVerdict(result) };
  });
}

function placeOf({ fileName, location: { start, end }, mutatorName }: Result): string {
  return keyStart(fileName, start, end, mutatorName);
}

function isSameMutant(one: Result, other: Result): boolean {
  return placeOf(one) === placeOf(other) && one.replacement === other.replacement;
}

/** What we use of Stryker. */
interface Stryker {
  runMutationTest(): Promise<readonly Result[]>;
}

/** Stryker is loaded by name when it is needed: the rest of the house is checked and runs where it is not installed. */
async function loadStryker(): Promise<new (options: object) => Stryker> {
  const { default: Stryker } = await import(import.meta.resolve('@stryker-mutator/core'));
  return Stryker;
}

/** One run of Stryker over these mutants. */
async function run(
  keys: readonly string[],
  { room, workers }: Terms,
  kind: keyof typeof patience,
): Promise<readonly Result[]> {
  await chooseMutants(new Set(keys));
  const Stryker = await loadStryker();
  const stryker = new Stryker({
    mutate: [...new Set(keys.map(fileOf))],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', dir: room, related: false },
    // TypeScript 7 has no JavaScript API, and Stryker reads tsconfig.json with it: a file that is not there is not read.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    coverageAnalysis: kind === 'quick' ? 'perTest' : 'all',
    concurrency: workers,
    timeoutMS: patience[kind],
    timeoutFactor: 1.5,
    reporters: ['progress-append-only'],
    logLevel: 'error',
    allowConsoleColors: false,
    tempDirName: '.cache/mutants',
    cleanTempDir: 'always',
    ignorePatterns: ['.cache', 'docs', 'e2e', 'web', 'server', 'cli', 'bench'],
  });
  const results = await stryker.runMutationTest();
  return results.map(({ location: { start, end }, ...result }) => ({
    ...result,
    fileName: relative(process.cwd(), resolve(result.fileName)).replaceAll('\\', '/'),
    location: { start: fromZero(start), end: fromZero(end) },
  }));
}

/** Stryker tells columns from 1 on; like Babel, we count them from 0. */
function fromZero({ line, column }: Place): Place {
  return { line, column: column - 1 };
}
