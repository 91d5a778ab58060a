import { RecordedChance, SeededChance } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { type Log, type LogStep, openSession, type Session } from '../log.ts';
import { type OptionValues, optionValues } from '../options.ts';
import { readTerms, storedOptions } from '../terms.ts';
import { ending } from './properties/course.ts';
import { properties as allProperties } from './properties/index.ts';
import { legality } from './properties/legality.ts';
import { demand, excerpt, type Property, pick, Run, Violation, type Watcher } from './run.ts';
import {
  type Beyond,
  loggedSteps,
  type NextStep,
  playable,
  randomSteps,
  type StepSource,
  Unplayable,
} from './steps.ts';

/** No game of ours comes near this many steps; one that does will not end at all. */
const mostSteps = 100_000;

/** One random game to be played. */
export interface GamePlan {
  readonly seed: string;
  readonly seats: number;
  readonly options: OptionValues;
  /** Whether seats leave now and then. */
  readonly resigning: boolean;
  /** The version of the rules. */
  readonly rules: number;
}

/** What is given for every game of a series, and not left to the kit. */
export interface Fixed {
  readonly seats?: number | undefined;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** A property that did not hold, and the game in which it did not. */
export interface Failure {
  readonly property: string;
  readonly message: string;
  readonly seed: string;
  readonly log: Log;
  /** The position reached, in the game's own notation, if it can be written. */
  readonly position: string | null;
}

/** What came of one game. */
export interface GameReport {
  readonly ending: string | null;
  readonly steps: number;
  readonly failure: Failure | null;
}

/** The plan of the n-th game of a series: all seat counts in turn, half with random options, some by earlier versions of the rules. */
export function planGame(game: AnyGame, seed: string, number: number, fixed: Fixed = {}): GamePlan {
  const own = `${seed}/${number}`;
  const chance = new SeededChance(`${own}/plan`);
  const seats = fixed.seats ?? (game.seats[number % game.seats.length] as number);
  const varied = chance.draw('varied', 2) === 1;
  const drawn = Object.fromEntries(
    game.options.map((spec) => [spec.key, varied ? pick(chance, optionValues(spec, seats)) : spec.default]),
  );
  const resigning = chance.draw('resigning', 4) === 0;
  const { rulesVersion } = game;
  const early = rulesVersion > 1 && chance.draw('early rules', 3) === 0;
  const rules = early ? 1 + chance.draw('rules', rulesVersion - 1) : rulesVersion;
  const given = storedOptions(game.options, {
    rules,
    options: { ...drawn, ...fixed.options } as OptionValues,
  });
  const terms = readTerms(game.options, { rules, seats, options: given });
  return { seed: own, seats, options: storedOptions(game.options, terms), resigning, rules };
}

/** Plays one random game through the properties; the first that does not hold ends it. */
export function runGame(
  game: AnyGame,
  plan: GamePlan,
  properties: readonly Property[] = allProperties,
  beyond?: Beyond,
): GameReport {
  const { seed, seats, options, rules } = plan;
  const dice = new SeededChance(`${seed}/dice`);
  const log: Log = { game: game.id, rules, options, seats, opening: [], steps: [] };
  const open = (): Session => openSession(game, options, seats, dice, rules);
  const examination = new Examination(game, seed, log);
  const report = examination.report(() =>
    examination.conduct(open, randomSteps(seed, plan.resigning, dice, beyond), properties, false),
  );
  if (!report.failure) return report;
  // A closer look at the same game may find the fault earlier, or by a property that others rest on.
  const closer = examineLog(game, report.failure.log, seed, properties).failure;
  return { ...report, failure: closer ?? report.failure };
}

/** Takes a log through properties again, every check at every position. A log that cannot be played fails none. */
export function examineLog(
  game: AnyGame,
  log: Log,
  seed: string,
  properties: readonly Property[] = allProperties,
): GameReport {
  const open = (): Session =>
    playable(() => openSession(game, log.options, log.seats, new RecordedChance(log.opening), log.rules));
  const examination = new Examination(game, seed, log);
  return examination.report(() => examination.conduct(open, loggedSteps(log.steps), properties, true));
}

/** One game being played under the eyes of its properties. */
class Examination {
  private readonly game: AnyGame;
  private readonly seed: string;
  private readonly plannedLog: Log;
  private session: Session | null = null;
  /** The property being looked at. What fails between the properties keeps the game from ending. */
  private property = ending.name;
  /** A step that failed on the way, and so is not in the log. */
  private failedStep: LogStep | null = null;

  constructor(game: AnyGame, seed: string, plannedLog: Log) {
    this.game = game;
    this.seed = seed;
    this.plannedLog = plannedLog;
  }

  conduct(open: () => Session, source: StepSource, properties: readonly Property[], thorough: boolean): void {
    const session = open();
    this.session = session;
    const run = new Run(session, this.seed, thorough);
    const watched = properties.map(({ name, watch }) => [name, watch(run)] as const);
    this.look(watched, (watcher) => watcher.position?.());
    while (!this.game.outcome(session.state)) {
      demand(run.version < mostSteps, () => `The game goes on after ${mostSteps} steps.`);
      const next = source(session);
      if (!next) break;
      const before = run.text;
      this.take(next);
      run.moved();
      const step = session.log.steps.at(-1) as LogStep;
      const events = 'undo' in step ? [] : (session.chapters.at(-1)?.events ?? []);
      this.look(watched, (watcher) => watcher.step?.({ before, step, events }));
      this.look(watched, (watcher) => watcher.position?.());
    }
    this.look(watched, (watcher) => watcher.end?.());
  }

  private look(watched: readonly (readonly [string, Watcher])[], at: (watcher: Watcher) => void): void {
    for (const [name, watcher] of watched) {
      this.property = name;
      at(watcher);
    }
    this.property = ending.name;
  }

  private take(next: NextStep): void {
    try {
      const refusal = next.take();
      if (!refusal) return;
      this.property = legality.name;
      throw new Violation(`${excerpt(next.asLogged())} is refused by ${refusal.clause}.`);
    } catch (error) {
      this.failedStep = next.asLogged();
      throw error;
    }
  }

  /** Runs the game and tells what came of it. */
  report(conduct: () => void): GameReport {
    let failure: Failure | null = null;
    try {
      conduct();
    } catch (error) {
      if (!(error instanceof Unplayable)) failure = this.failure(error);
    }
    const steps = this.session?.log.steps.length ?? 0;
    if (failure || !this.session) return { ending: null, steps, failure };
    return { ending: this.game.outcome(this.session.state)?.reason ?? null, steps, failure };
  }

  private failure(error: unknown): Failure {
    const { property, seed } = this;
    const message = error instanceof Violation ? error.message : `The game itself fails: ${String(error)}`;
    const log = this.session?.log ?? this.plannedLog;
    const steps = [...log.steps, ...(this.failedStep ? [this.failedStep] : [])];
    return { property, message, seed, log: { ...log, steps }, position: this.position() };
  }

  private position(): string | null {
    try {
      return this.session && this.game.notation.position(this.session.state);
    } catch {
      return null;
    }
  }
}
