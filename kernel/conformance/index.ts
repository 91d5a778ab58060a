import type { AnyGame } from '../game.ts';
import { type Failure, planGame, runGame } from './driver.ts';
import { properties } from './properties/index.ts';
import { shrink } from './shrink.ts';

export {
  examineLog,
  type Failure,
  type Fixed,
  type GamePlan,
  type GameReport,
  planGame,
  runGame,
} from './driver.ts';
export { properties } from './properties/index.ts';
export type { Property, Run, TakenStep, Watcher } from './run.ts';
export { shrink } from './shrink.ts';
export type { Beyond } from './steps.ts';

/** What declares a test: that of any runner will do. */
export type DeclareTest = (name: string, run: () => void) => void;

/** The endings of a game that a series of games has not reached. */
export function missingEndings(game: AnyGame, reached: Iterable<string | null>): readonly string[] {
  const seen = new Set(reached);
  return game.endings.filter((ending) => !seen.has(ending));
}

/** A failure as text: what does not hold, and the log that shows it. */
export function describeFailure({ property, message, seed, position, log }: Failure): string {
  return [
    `Does not hold: ${property}.`,
    message,
    `Seed: ${seed}`,
    `Position: ${position ?? '(cannot be written)'}`,
    `Log: ${JSON.stringify(log)}`,
  ].join('\n');
}

/** Declares one test for each property of every game, all on the same series of random games. */
export function conformance(
  test: DeclareTest,
  game: AnyGame,
  series: { readonly games: number; readonly seed: string },
): void {
  const once = lazily(() =>
    Array.from({ length: series.games }, (_, number) => runGame(game, planGame(game, series.seed, number))),
  );
  for (const { name } of properties)
    test(`conformance: ${name}`, () => {
      const failure = once().find((report) => report.failure?.property === name)?.failure;
      if (failure) throw new Error(describeFailure(shrink(game, failure)));
    });
  test('conformance: games end in every way the rules name', () => {
    // A game in which something does not hold is not played to its end: that is told first.
    if (once().some(({ failure }) => failure)) return;
    const missing = missingEndings(
      game,
      once().map(({ ending }) => ending),
    );
    if (missing.length > 0) throw new Error(`No game ended by ${missing.join(', ')}.`);
  });
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
