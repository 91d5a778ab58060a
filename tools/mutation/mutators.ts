import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Place } from './findings.ts';

/** What is read of a node of Babel's tree. */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly expression?: Node;
  readonly loc?: { readonly start: Place; readonly end: Place };
}

/** A node and where it hangs in the tree. */
interface Path {
  readonly node: Node;
  readonly key: unknown;
  readonly parent: Node;
  readonly hub: { readonly file: { readonly opts: { readonly filename: string } } };
}

interface Mutator {
  readonly name: string;
  mutate(at: Path, context: unknown): Iterable<Node>;
}

/** Stryker changes neither whole numbers nor clauses, and drops few statements. */
const ownMutators: readonly Mutator[] = [
  {
    name: 'WholeNumber',
    *mutate({ node: { type, value }, key, parent }) {
      if (type !== 'NumericLiteral' || !Number.isInteger(value)) return;
      if (parent.type === 'ObjectProperty' && key === 'key') return;
      yield { type, value: Number(value) + 1 };
      if (Number(value) > 0) yield { type, value: Number(value) - 1 };
    },
  },
  {
    name: 'Clause',
    *mutate({ node: { type, value } }) {
      if (type === 'StringLiteral' && /^[A-Z]+-[A-Z]+-\d+$/.test(String(value)))
        yield { type, value: 'NONE' };
    },
  },
  {
    name: 'DroppedStatement',
    *mutate({ node: { type, expression } }) {
      if (type === 'ExpressionStatement' && /(Call|Assignment)Expression$/.test(expression?.type ?? ''))
        yield { type: 'EmptyStatement' };
    },
  },
];

/** Other wrong words are nearly always type errors; calls are dropped by a mutator of our own. */
const withoutMutators = ['StringLiteral', 'CallExpression'];

/** The inside of Stryker that weaves mutants in; it is no part of what it promises, so its version is pinned. */
async function inside<Module>(file: string): Promise<Module> {
  const core = createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json');
  const home = createRequire(core).resolve('@stryker-mutator/instrumenter/package.json');
  return import(pathToFileURL(join(dirname(home), 'dist/src', file)).href);
}

/** Where a change is made, by which mutator, and the how many-th of it there. */
type Key = string;

let chosen: (key: Key) => boolean = () => true;

/**
 * Puts our mutators into Stryker's list, once. Mutants that are not chosen are never woven into the code, which thereby
 * stays fast; Stryker itself has neither more mutators nor samples to offer.
 */
async function prepareMutators(): Promise<void> {
  const { allMutators } = await inside<{ allMutators: Mutator[] }>('mutators/mutate.js');
  if (allMutators.some(({ name }) => name === ownMutators[0]?.name)) return;
  const wanted = [...allMutators, ...ownMutators].filter(({ name }) => !withoutMutators.includes(name));
  allMutators.length = 0;
  for (const mutator of wanted)
    allMutators.push({
      name: mutator.name,
      *mutate(at, context) {
        let count = 0;
        for (const replacement of mutator.mutate(at, context))
          if (chosen(keyOf(at, mutator.name, count++))) yield replacement;
      },
    });
}

function keyOf({ node: { loc }, hub }: Path, mutator: string, count: number): Key {
  const { start, end } = loc ?? { start: { line: 0, column: 0 }, end: { line: 0, column: 0 } };
  const file = relative(process.cwd(), hub.file.opts.filename).replaceAll('\\', '/');
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutator} ${count}`;
}

/** The keys of the mutants of one place and mutator begin with this; lines count from 1, columns from 0. */
export function keyStart(file: string, start: Place, end: Place, mutator: string): string {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutator} `;
}

/** Lets Stryker see only these mutants from now on. */
export async function chooseMutants(keys: ReadonlySet<Key>): Promise<void> {
  await prepareMutators();
  chosen = (key) => keys.has(key);
}

/** The keys of all mutants of some files. */
export async function listMutants(
  files: readonly { readonly name: string; readonly content: string }[],
): Promise<readonly Key[]> {
  await prepareMutators();
  const { Instrumenter } = await inside<{
    Instrumenter: new (
      log: object,
    ) => { instrument(files: readonly object[], options: object): Promise<void> };
  }>('instrumenter.js');
  const keys: Key[] = [];
  chosen = (key) => keys.push(key) > 0;
  const quiet = () => {};
  await new Instrumenter({ debug: quiet, info: quiet, warn: quiet, isDebugEnabled: () => false }).instrument(
    files.map((file) => ({ ...file, mutate: true })),
    { excludedMutations: [], ignorers: [], plugins: null },
  );
  return keys;
}
