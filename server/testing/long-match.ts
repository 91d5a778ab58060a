import { randomBytes } from 'node:crypto';
import { type AnyGame, readOptions, SeededChance } from '@holoboard/kernel';
import {
  commit,
  headerRow,
  legal,
  type Match,
  prepare,
  preparedRow,
  question,
  versionFor,
  versionOf,
} from '@holoboard/table';
import { Book } from '../host/book.ts';
import { stepBody, type TableEntry } from '../host/entries.ts';
import type { Storage } from '../storage/storage.ts';

/** Stores a table of two guests at which a match was played by chance for so many steps, or to its end; gives its id. */
export async function storeLongMatch(
  storage: Storage,
  game: AnyGame,
  guests: readonly [string, string],
  steps: number,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const at = Date.now();
  const options = readOptions(game.options, {}, 2);
  const opened: Extract<TableEntry, { kind: 'opened' }> = {
    kind: 'opened',
    at,
    by: guests[0],
    setup: {
      game: game.id,
      seats: 2,
      options,
      clock: { kind: 'none' },
      undo: 'ask',
      pace: 'live',
      listed: false,
    },
    seed: '5'.repeat(64),
  };
  const book = new Book(id, game, opened);
  const bodies = [JSON.stringify(opened)];
  const take = (entry: TableEntry): void => {
    book.take(entry);
    bodies.push(JSON.stringify(entry));
  };
  for (const [seat, guest] of guests.entries())
    take({ kind: 'sat', at, seat, guest, name: `Player ${seat + 1}`, entropy: `${seat}`.repeat(16) });
  take({ kind: 'started', at, header: JSON.parse(headerRow(book.beginning(at))) });
  const match = book.match as Match;
  const chance = new SeededChance(7);
  while (versionOf(match) < steps && question(match).seats.length > 0) {
    const [seat = 0] = question(match).seats;
    const actions = legal(match, seat);
    const action = actions[chance.draw('choice', actions.length)];
    const prepared = prepare(match, { seat, version: versionFor(match, seat), action }, at);
    if (prepared.status !== 'prepared') throw new Error(JSON.stringify(prepared));
    bodies.push(stepBody(preparedRow(match, prepared)));
    commit(match, prepared);
  }
  for (const [i, body] of bodies.entries())
    await storage.append({ table: id, number: i + 1, command: `${id} ${i}`, body });
  return id;
}
