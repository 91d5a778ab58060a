import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { isPlayable, loadGame, offered, UnknownGame } from '@holoboard/games';
import type { AnyGame, OptionValues } from '@holoboard/kernel';
import { readOptions } from '@holoboard/kernel';
import type { Terminal } from './terminal.ts';

/** One word of the command line: `holoboard NAME …`. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What follows `holoboard`. */
  readonly usage: string;
  /** What its flags mean and an example or two. */
  readonly details: string;
  /** Does it and gives the exit code. */
  run(args: readonly string[], terminal: Terminal): Promise<number> | number;
}

/** A command that was not understood: exit code 2. */
export class UsageError extends Error {}

/** Something that keeps a command from doing its work: exit code 1. */
export class Problem extends Error {}

/** Reads flags and positional words; a word in brackets may be missing. */
export function readArgs<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  words: readonly string[],
) {
  const read = parse(args, options);
  const missing = words[read.positionals.length];
  if (missing !== undefined && !missing.startsWith('[')) throw new UsageError(`${missing} is missing.`);
  const stray = read.positionals[words.length];
  if (stray !== undefined) throw new UsageError(`'${stray.slice(0, 40)}' is one word too many.`);
  return read;
}

function parse<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split(/\. |\n/);
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`);
  }
}

const playable = offered.filter(isPlayable).map(({ id }) => id);

/** The name of a game for the examples in the help. */
export const exampleGame = playable[0] ?? 'GAME';

/** The game of that name. */
export async function gameNamed(id: string): Promise<AnyGame> {
  try {
    return await loadGame(id);
  } catch (error) {
    if (!(error instanceof UnknownGame)) throw error;
    throw new UsageError(`${error.message} Games to play: ${playable.join(', ')}.`);
  }
}

/** A whole number from a flag. */
export function wholeNumber(flag: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new UsageError(`--${flag} is a whole number from ${min} to ${max}, not '${text.slice(0, 40)}'.`);
  return value;
}

/** The set-up options from `--option key=value`, given any number of times. */
export function gameOptions(
  game: AnyGame,
  given: readonly string[],
  seats: number,
  otherwise: Readonly<Record<string, string>> = {},
): OptionValues {
  const values: Record<string, string> = { ...otherwise };
  for (const entry of given) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(entry) ?? [];
    if (key === undefined || value === undefined)
      throw new UsageError(`--option is given as key=value, not '${entry.slice(0, 40)}'.`);
    values[key] = value;
  }
  try {
    return readOptions(game.options, values, seats);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
