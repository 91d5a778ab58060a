import { hoth } from '@holoboard/hoth';
import {
  headerRow,
  legal,
  type Match,
  prepare,
  preparedRow,
  question,
  type TableSetup,
  versionOf,
} from '@holoboard/table';
import { describe, expect, test } from 'vitest';
import { freeIn } from './absence.ts';
import { Book } from './book.ts';
import { usualLimits } from './parts.ts';
import { Presence } from './presence.ts';

const minute = 60_000;
const day = 86_400_000;
const start = 1_800_000_000_000;
const setup: TableSetup = {
  game: 'hoth',
  seats: 2,
  options: { firstPlayer: 'blue' },
  clock: { kind: 'none' },
  undo: 'ask',
  listed: false,
  pace: 'live',
};

/** A table at which Ann is asked first, and who is there: both, from the start. */
function begun(changes: Partial<TableSetup> = {}): { book: Book; presence: Presence } {
  const book = new Book('x'.repeat(22), hoth, {
    kind: 'opened',
    at: start,
    by: 'ann',
    setup: { ...setup, ...changes },
    seed: '0'.repeat(64),
  });
  const presence = new Presence(start);
  for (const [seat, guest] of ['ann', 'ben'].entries()) {
    book.take({ kind: 'sat', at: start, seat, guest, name: guest, entropy: 'e'.repeat(16) });
    presence.enter(guest, true);
  }
  const header: unknown = JSON.parse(headerRow(book.beginning(start)));
  book.take({ kind: 'started', at: start, header });
  return { book, presence };
}

/** Takes a step a minute until a seat is asked, and says when that was. */
function playUntilAsked(book: Book, seat: number): number {
  const match = book.match as Match;
  let now = start;
  while (!question(match).seats.includes(seat)) {
    now += minute;
    const [asked = 0] = question(match).seats;
    const [action] = legal(match, asked);
    const prepared = prepare(match, { seat: asked, version: versionOf(match), action }, now);
    if (prepared.status !== 'prepared') throw new Error('A legal action was refused.');
    book.take({ kind: 'step', row: JSON.parse(preparedRow(match, prepared)) });
  }
  return now;
}

describe('a seat may be freed', () => {
  test('live without a clock after five minutes of absence while asked', () => {
    const { book, presence } = begun();
    const wait = (seat: number, now: number): number | null =>
      freeIn(book, seat, presence, usualLimits, start + now);
    expect(wait(0, 20 * minute)).toBeNull();
    presence.leave('ann', true, start + 2 * minute);
    expect(wait(0, 2 * minute)).toBe(5 * minute);
    expect(wait(0, 7 * minute - 1)).toBe(1);
    expect(wait(0, 7 * minute)).toBe(0);
    // Ben is away as well, but not asked.
    presence.leave('ben', true, start + 2 * minute);
    expect(wait(1, 60 * minute)).toBeNull();
    presence.enter('ann', true);
    expect(wait(0, 60 * minute)).toBeNull();
  });

  test('counted from when its person was asked, if that was later', () => {
    const { book, presence } = begun();
    presence.leave('ben', true, start);
    const asked = playUntilAsked(book, 1);
    expect(asked).toBeGreaterThan(start);
    expect(book.askedSince(0)).toBeNull();
    expect(freeIn(book, 1, presence, usualLimits, asked + 5 * minute - 1)).toBe(1);
    expect(freeIn(book, 1, presence, usualLimits, asked + 5 * minute)).toBe(0);
  });

  test('never where a clock decides who is away, nor before the start', () => {
    const { book, presence } = begun({ clock: { kind: 'perGame', seconds: 600, increment: 0 } });
    presence.leave('ann', true, start);
    expect(freeIn(book, 0, presence, usualLimits, start + 30 * day)).toBeNull();
  });

  test('at tables over days that have no clock after fourteen days', () => {
    const { book, presence } = begun({ pace: 'days' });
    presence.leave('ann', true, start);
    expect(freeIn(book, 0, presence, usualLimits, start + 14 * day - 1)).toBe(1);
    expect(freeIn(book, 0, presence, usualLimits, start + 14 * day)).toBe(0);
  });
});

test('whoever was at a node that died is away from the time when it last spoke', () => {
  const presence = new Presence(start);
  const spoke = start + 60 * minute;
  presence.hear('the other node', ['ben'], 0, start);
  presence.hear('the other node', ['ben'], 0, spoke);
  expect(presence.absentSince('ben', spoke + 0.5 * minute)).toBeNull();
  expect(presence.absentSince('ben', spoke + 2 * minute)).toBe(spoke);
});
