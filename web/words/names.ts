import type { Seat } from '@holoboard/kernel';
import { deletedPlayer, type SeatSpec } from '@holoboard/table';
import type { AppWords } from './en.ts';

/** What somebody is called who has given no name, in every language there is: games begun in one are gone on with in another. */
const unnamed: ReadonlySet<string> = new Set(['You', 'Du']);
const numbered = /^(?:Player|Spieler) (\d)$/;

/** The name of a person as it is told in the language in force. */
export function personName(name: string, { setup, people }: Pick<AppWords, 'setup' | 'people'>): string {
  if (unnamed.has(name)) return setup.you;
  if (name === deletedPlayer) return people.deleted;
  const number = numbered.exec(name)?.[1];
  return number === undefined ? name : setup.player(Number(number));
}

/** The name of whoever has a seat, as it is told in the language in force. */
export function nameAt(
  seats: readonly SeatSpec[],
  seat: Seat,
  words: Pick<AppWords, 'setup' | 'people'>,
): string {
  return personName(seats[seat]?.name ?? '', words);
}
