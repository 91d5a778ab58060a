import type { AnyGame } from '@holoboard/kernel';
import { commitmentOf, type Match, openLocalMatch, type SeatSpec, type UndoRule } from '@holoboard/table';
import { newGameId, rowsOfMatch, type SavedGames, savedGames, summaryOf } from '../saved-games.ts';

/** What a game at this screen is set up from. */
export interface GameSetup {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatSpec[];
  readonly undo: UndoRule;
  /** Words that the dice are made from; by chance when empty. */
  readonly seed: string;
}

/** The secret seed of a match: 64 hexadecimal digits as they are, other words by their hash, nothing by chance. */
export function seedFrom(words: string): string {
  const text = words.trim();
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  const bytes = text === '' ? crypto.getRandomValues(new Uint8Array(32)) : new TextEncoder().encode(text);
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // The commitment of a seed is its hash; here the hash of the words is itself the seed.
  return text === '' ? digits : commitmentOf(digits);
}

/** Starts a match. Throws an `Error` with one plain sentence. */
export function startGame({ seed, ...setup }: GameSetup, now: number): Match {
  return openLocalMatch({ ...setup, seed: seedFrom(seed), now });
}

/** Puts a match among the saved games under a new name, which is given back. */
export async function keepMatch(match: Match, now: number, shelf: SavedGames = savedGames): Promise<string> {
  const id = newGameId();
  await shelf.write(summaryOf(id, match, now), rowsOfMatch(match, now));
  return id;
}
