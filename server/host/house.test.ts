import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '@holoboard/kernel';
import {
  exportMatch,
  legal,
  type Match,
  prepare,
  preparedRow,
  question,
  readMatchFile,
  rowsOfFile,
  submit,
  type TableSetup,
  verifyMatch,
  withNames,
} from '@holoboard/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hoth } from '../../games/hoth/index.ts';
import { Metrics } from '../metrics.ts';
import { openSqliteStorage } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { Book } from './book.ts';
import type { TableEntry } from './entries.ts';
import { House } from './house.ts';

let folder: string;
let storage: Storage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holoboard-house-'));
  storage = openSqliteStorage(folder);
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A table of a guest that an older program has opened: today's rules lack one of its options, and have one that it lacks. */
function openedBefore(): Extract<TableEntry, { kind: 'opened' }> {
  const { winOnRedSpace: _, ...others } = readOptions(hoth.options, { stopAtJunctions: true }, 2);
  const setup: TableSetup = {
    ...{ game: 'hoth', seats: 2, clock: { kind: 'none' }, undo: 'ask', listed: false, pace: 'live' },
    options: { ...others, gone: 'forgotten' },
  };
  return { kind: 'opened', at: 1_800_000_000_000, by: 'ann', setup, seed: 'ab'.repeat(32) };
}

test('a table that an older program has opened still begins, with the options of today', () => {
  const book = new Book('x'.repeat(22), hoth, openedBefore());
  for (const seat of [0, 1])
    book.take({ kind: 'sat', at: book.created, seat, guest: `guest ${seat}`, name: 'Ann', entropy: 'luck' });
  expect(book.setup.options).not.toHaveProperty('gone');
  expect(book.beginning(book.created).options).toEqual(
    readOptions(hoth.options, { stopAtJunctions: true }, 2),
  );
});

test('a match that an older program has begun goes on, also once a name is deleted from its rows', () => {
  const seated = (): Book => {
    const book = new Book('x'.repeat(22), hoth, openedBefore());
    for (const [seat, name] of ['Ann', 'Ben'].entries())
      book.take({
        kind: 'sat',
        at: book.created,
        seat,
        guest: `guest ${seat}`,
        name,
        entropy: `luck ${seat}`,
      });
    return book;
  };
  const begun = seated().beginning(1_800_000_001_000);
  const [seat = 0] = question(begun).seats;
  submit(begun, { seat, version: 0, action: legal(begun, seat)[0], now: 1_800_000_002_000 });
  // Older programs stored names in the seats of the header, under its check.
  const file = readMatchFile(exportMatch(begun));
  const before = rowsOfFile({ ...file, header: { ...file.header, formatVersion: 1 } });
  for (const [rows, names] of [
    [before, ['Ann', 'Ben']],
    [withNames(before, ['deleted player', null]), ['deleted player', 'Ben']],
  ] as const) {
    const book = seated();
    book.take({ kind: 'started', at: begun.started, header: JSON.parse(rows.header) });
    for (const row of rows.steps) book.take({ kind: 'step', row: JSON.parse(row) });
    expect(book.status).toBe('playing');
    expect(book.match?.seats.map(({ name }) => name)).toEqual(names);
    expect(book.match?.session?.state).toEqual(begun.session?.state);
    const next = { seat: 1 - seat, resign: 'choice' } as const;
    const prepared = prepare(book.match as Match, next, 1_800_000_003_000);
    if (prepared.status !== 'prepared') throw new Error('Nobody can resign.');
    book.take({ kind: 'step', row: JSON.parse(preparedRow(book.match as Match, prepared)) });
    expect(book.status).toBe('over');
    const text = exportMatch(book.match as Match);
    expect(verifyMatch([hoth], text)).toMatchObject({ ok: true, dice: 'proven' });
    expect(text.includes('Ann')).toBe(names[0] === 'Ann');
  }
});

test('whoever is on the way into a table that is read again connects anew', async () => {
  const house = new House({
    storage,
    now: () => 1_800_000_000_000,
    metrics: new Metrics(),
    log: () => {},
    notify: () => {},
    thinker: () => Promise.reject(new Error('Nobody thinks here.')),
  });
  const { kind: _, at: __, by, setup } = openedBefore();
  const id = await house.create(by, { ...setup, options: {} });
  const table = await house.table(id);
  await house.forgetGuest(by);
  const told: string[] = [];
  const onlooker = {
    guest: 'ben',
    send: (text: string) => void told.push(text),
    dismiss: () => void told.push('connect again'),
    sendAway: () => {},
  };
  expect(table?.enter(onlooker)).toBeNull();
  expect(told).toEqual(['connect again']);
  await house.close();
});

test('a guest may have so many tables in a day, and as many the next day', async () => {
  const hour = 3_600_000;
  const clock = { time: 1_800_000_000_000 };
  const house = new House({
    storage,
    now: () => clock.time,
    metrics: new Metrics(),
    log: (_problem, error) => {
      throw error;
    },
    notify: () => {},
    thinker: () => Promise.reject(new Error('Nobody thinks here.')),
    limits: { tables: 2 },
  });
  const setup: TableSetup = {
    game: 'hoth',
    seats: 2,
    options: {},
    clock: { kind: 'none' },
    undo: 'ask',
    listed: false,
    pace: 'live',
  };
  await house.create('ann', setup);
  clock.time += hour;
  await house.create('ann', setup);
  await expect(house.create('ann', setup)).rejects.toThrow('You have had too many tables today.');
  await house.create('ben', setup);
  clock.time += 24 * hour - 1;
  await house.create('ann', setup);
  await expect(house.create('ann', setup)).rejects.toThrow('You have had too many tables today.');
  await house.close();
});
