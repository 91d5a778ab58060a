import type { Play } from './engine.ts';

/** Something to measure the engine against: it plays the same game in another way, or another game of the house. */
export interface Yardstick {
  readonly name: string;
  /** How many times as fast the engine should be. */
  readonly goal: number;
  play(): Play;
  /** Makes sure that it plays the same game as the engine does; left out where another game is the measure. */
  check?(): Check;
}

/** A single function of a game that a goal was set for. */
export interface SingleFunction {
  readonly name: string;
  /** How many microseconds a call may take. */
  readonly goal: number;
  /** Makes what is measured: each call of it gives how many calls of the function it was. */
  work(): () => number;
}

/** Whether a yardstick plays the same game, and one sentence about it. */
export interface Check {
  readonly passed: boolean;
  readonly finding: string;
}

/** The mean of some numbers. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The square of the standard error of a mean. */
function errorSquared(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return mean(numbers.map((number) => (number - middle) ** 2)) / (numbers.length - 1);
}

/** Compares lengths of games, counted in turns or rounds: with luck of its own a yardstick's are the same on average only. */
export function compareLengths(theirs: readonly number[], ours: readonly number[], unit: string): Check {
  const error = Math.sqrt(errorSquared(ours) + errorSquared(theirs));
  const difference = Math.abs(mean(ours) - mean(theirs));
  const passed = difference < 3 * error;
  return {
    passed,
    finding:
      `${theirs.length} games have ${mean(theirs).toFixed(1)} ${unit} on average, the engine's ${mean(ours).toFixed(1)}: ` +
      `${(difference / error).toFixed(1)} standard errors apart, which is ${passed ? 'chance' : 'too far'}.`,
  };
}
