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
  /** Whether what is doubtful is left at that. */
  readonly quick: boolean;
  /** A mutant in words. */
  describe(result: Result): string;
}

/** Which tests are asked, and the milliseconds a mutant may take beyond what they take three times over. */
const runs = { rules: 20_000, everything: 60_000 };

/** A mutant and what the tests say of it. */
export interface Trial {
  readonly result: Result;
  readonly verdict: Verdict;
}

/** Tries mutants: at first with the tests of rules alone, then what is doubtful and not waived with all tests of the game. */
export async function tryMutants(
  keys: readonly string[],
  terms: Terms,
  waived: (result: Result) => boolean,
): Promise<readonly Trial[]> {
  const quick = await run(keys, terms, 'rules');
  const trials = quick.map((result) => ({ result, verdict: quickVerdict(result) }));
  const doubtful = trials.filter(({ verdict, result }) => verdict === 'doubtful' && !waived(result));
  if (terms.quick || doubtful.length === 0) return trials;
  console.log(`The tests of rules let these ${doubtful.length} pass; asking all tests.`);
  for (const { result } of doubtful) console.log(`  ${terms.describe(result)}`);
  const places = doubtful.map(({ result }) => placeOf(result));
  const again = await run(
    keys.filter((key) => places.some((place) => key.startsWith(place))),
    terms,
    'everything',
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
  asked: keyof typeof runs,
): Promise<readonly Result[]> {
  await chooseMutants(new Set(keys));
  process.env['MUTANTS_ASK'] = asked;
  const Stryker = await loadStryker();
  const stryker = new Stryker({
    mutate: [...new Set(keys.map(fileOf))],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', dir: room, related: false },
    // TypeScript 7 has no JavaScript API, and Stryker reads tsconfig.json with it: a file that is not there is not read.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    // Not by test: tests that share work would not all seem to reach a mutant.
    coverageAnalysis: 'all',
    concurrency: workers,
    timeoutMS: runs[asked],
    timeoutFactor: 3,
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
