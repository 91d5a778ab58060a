import { levels } from '@holoboard/bots';
import { type AnyGame, seatsProblem } from '@holoboard/kernel';
import { UsageError } from './command.ts';

/** Who sits on a seat: a person, or a bot of some level. */
export type SeatChoice = 'human' | { readonly level: string };

/** The level of a seat that only says `bot`. */
export const usualLevel = 'pilot';

/** Reads `human,bot:pilot,recruit`: one word for each seat, in the order of the seats. */
export function readSeats(game: AnyGame, text: string, level: string): SeatChoice[] {
  const seats = text.split(',').map((word) => readSeat(word.trim(), readLevel(level)));
  const problem = seatsProblem(game, seats.length);
  if (problem) throw new UsageError(problem);
  return seats;
}

function readSeat(word: string, level: string): SeatChoice {
  if (word === 'human') return 'human';
  if (word === 'bot') return { level };
  return { level: readLevel(word.replace(/^bot:/, '')) };
}

/** The level of that name. */
export function readLevel(name: string): string {
  if (Object.hasOwn(levels, name)) return name;
  throw new UsageError(
    `'${name.slice(0, 40)}' cannot take a seat. Seats: human, bot, ${Object.keys(levels).join(', ')}.`,
  );
}

/** The levels with their one line each, for the help texts. */
export const levelList = Object.entries(levels)
  .map(([name, { description }]) => `  ${name.padEnd(10)}${description}`)
  .join('\n');
