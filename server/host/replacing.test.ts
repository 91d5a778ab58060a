import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameAction } from '@holoboard/kernel';
import { question, type TableSetup, versionOf } from '@holoboard/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Metrics } from '../metrics.ts';
import { openSqliteStorage } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import type { HostedTable } from './hosted-table.ts';
import { House } from './house.ts';

const minute = 60_000;
const day = 1440 * minute;

let folder: string;
let storage: Storage;
let house: House;
let clock: number;
/** What people have been told who were not there. */
let notices: string[][];
/** What bots have been asked, and how to answer. */
let thoughts: { answer: (action: GameAction) => void; legal: readonly GameAction[]; signal: AbortSignal }[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holoboard-replacing-'));
  storage = openSqliteStorage(folder);
  clock = 1_800_000_000_000;
  notices = [];
  thoughts = [];
  house = newHouse();
});
afterEach(async () => {
  await house.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

function newHouse(): House {
  return new House({
    storage,
    now: () => clock,
    metrics: new Metrics(),
    log: (_problem, error) => {
      throw error;
    },
    notify: (kind, guest) => notices.push([kind, guest]),
    thinker: ({ legal }, signal) =>
      new Promise((answer) => {
        thoughts.push({ answer, legal, signal });
      }),
  });
}

const setup: TableSetup = {
  game: 'hoth',
  seats: 2,
  options: { firstPlayer: 'blue' },
  clock: { kind: 'none' },
  undo: 'ask',
  listed: false,
  pace: 'live',
};
const ann = { guest: 'ann', name: 'Ann' };
const ben = { guest: 'ben', name: 'Ben' };
const sit = { type: 'sit', seat: null, entropy: 'e'.repeat(16) } as const;

/** A table at which Ann is asked first, and Ben has it open. */
async function begun(): Promise<HostedTable> {
  const table = (await house.table(await house.create('ann', setup))) as HostedTable;
  for (const asker of [ann, ben]) expect(await table.do(asker, sit)).toEqual({});
  table.enter({ guest: 'ben', send: () => {}, sendAway: () => {} });
  expect(question(table.book.match as never).seats).toEqual([0]);
  return table;
}

test('who is replaced by a bot is told, and has the table listed', async () => {
  const table = await begun();
  clock += 5 * minute - 1;
  expect(await table.do(ben, { type: 'bot', seat: 0, level: 'pilot' })).toHaveProperty('clause');
  notices = [];
  clock += 1;
  expect(await table.do(ben, { type: 'bot', seat: 0, level: 'pilot' })).toEqual({});
  expect(notices).toEqual([['replaced', 'ann']]);
  expect((await house.tablesOf('ann', 10)).map(({ id }) => id)).toEqual([table.book.id]);
});

test('a thought for a seat that its holder has taken back is dropped', async () => {
  const table = await begun();
  clock += 5 * minute;
  expect(await table.do(ben, { type: 'bot', seat: 0, level: 'pilot' })).toEqual({});
  await vi.waitFor(() => expect(thoughts).toHaveLength(1));
  const [thought] = thoughts;
  expect(await table.do(ann, sit)).toEqual({});
  expect(thought?.signal.aborted).toBe(true);
  thought?.answer(thought.legal[0] as GameAction);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(versionOf(table.book.match as never)).toBe(0);
  expect(table.book.seatOf('ann')).toBe(0);
});

test('an absence of days is counted over restarts of the server', async () => {
  const id = await house.create('ann', setup);
  // A table as it could be opened long ago: over days without a clock.
  const [{ body = '' } = {}] = await storage.read(id, 0);
  const old = 'o'.repeat(22);
  const opened = body.replace('"pace":"live"', '"pace":"days"');
  await storage.append({ table: old, number: 1, command: 'old', body: opened });
  const table = (await house.table(old)) as HostedTable;
  for (const asker of [ann, ben]) await table.do(asker, sit);
  const tab = { guest: 'ann', send: () => {}, sendAway: () => {} };
  clock += day;
  table.enter(tab);
  table.leave(tab);
  await vi.waitFor(async () =>
    expect(await storage.notes({ kind: 'seen', key: `${old} 0`, limit: 1 })).toMatchObject([{ at: clock }]),
  );
  const replaced = { type: 'bot', seat: 0, level: 'pilot' } as const;
  for (const [later, allowed] of [
    [14 * day - 1, false],
    [1, true],
  ] as const) {
    clock += later;
    await house.close();
    house = newHouse();
    const again = (await house.table(old)) as HostedTable;
    const outcome = await again.do(ben, replaced);
    expect('clause' in outcome).toBe(!allowed);
  }
});
