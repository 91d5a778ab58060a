import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadGame } from '@holoboard/games';
import { SeededChance } from '@holoboard/kernel';
import { exportMatch, legal, type Match, question, type TableSetup, versionOf } from '@holoboard/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Metrics } from '../metrics.ts';
import { openSqliteStorage } from '../storage/sqlite.ts';
import { databaseFile } from '../storage/sqlite-file.ts';
import type { Storage } from '../storage/storage.ts';
import { buildOf } from './build.ts';
import { House } from './house.ts';

const ann = { guest: 'ann', name: 'Ann' };
const ben = { guest: 'ben', name: 'Ben' };
const people = [ann, ben];
const setup: TableSetup = {
  game: 'hoth',
  seats: 2,
  options: {},
  clock: { kind: 'perGame', seconds: 6000, increment: 1 },
  undo: 'ask',
  listed: true,
  pace: 'live',
};

const houses: House[] = [];
let folder: string;
let storage: Storage;
let clock = 1_800_000_000_000;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holoboard-keeper-'));
  storage = openSqliteStorage(folder);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const house of houses.splice(0)) await house.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A node that has just started. */
function newHouse(): House {
  const house = new House({
    storage,
    now: () => clock,
    metrics: new Metrics(),
    log: (_problem, error) => {
      throw error;
    },
    notify: () => {},
    thinker: () => Promise.reject(new Error('Nobody thinks here.')),
  });
  houses.push(house);
  return house;
}

/** Opens a table, seats both and plays so many actions; the seats are held in the order of the guests. */
async function play(house: House, actions: number): Promise<string> {
  const id = await house.create('ann', setup);
  for (const [seat, person] of people.entries())
    await ask(house, id, person, { type: 'sit', seat, entropy: 'luck' });
  await goOn(house, id, actions);
  return id;
}

async function goOn(house: House, id: string, actions: number): Promise<void> {
  const chance = new SeededChance(actions);
  for (let i = 0; i < actions; i++) {
    const match = await matchAt(house, id);
    const [seat] = question(match).seats;
    if (seat === undefined) return;
    const choices = legal(match, seat);
    const action = choices[chance.draw('choice', choices.length)];
    clock += 500;
    const version = versionOf(match);
    await ask(house, id, people[seat] as typeof ann, {
      type: 'play',
      version,
      clientActionId: `at ${version}`,
      action,
    });
  }
}

async function ask(house: House, id: string, who: typeof ann, command: object): Promise<void> {
  const answer = await (await house.table(id))?.do(who, command as never);
  expect(answer).not.toHaveProperty('clause');
}

async function matchAt(house: House, id: string): Promise<Match> {
  return (await house.table(id))?.book.match as Match;
}

/** How often the rules are asked to set a game up or to carry out an action. */
async function watchRules(): Promise<() => number> {
  const hoth = await loadGame('hoth');
  const spies = [vi.spyOn(hoth, 'apply'), vi.spyOn(hoth, 'setup')];
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

/** Does something to the file itself, as no server would. */
function meddle(sql: string): void {
  const database = new DatabaseSync(databaseFile(folder));
  database.exec(sql);
  database.close();
}

test('a table that was let go is opened from its snapshot, and only later steps are played again', async () => {
  const before = newHouse();
  const id = await play(before, 30);
  const text = exportMatch(await matchAt(before, id), { sealed: true });
  const settled = (await matchAt(before, id)).settled?.version ?? 0;
  await before.close();
  const calls = await watchRules();
  const after = newHouse();
  const match = await matchAt(after, id);
  expect(calls()).toBeLessThanOrEqual(versionOf(match) - settled);
  expect(exportMatch(match, { sealed: true })).toBe(text);
  const version = versionOf(match);
  await goOn(after, id, 5);
  expect(versionOf(match)).toBe(version + 5);
  await after.close();
});

test('a killed server leaves a snapshot at most some 64 steps behind', async () => {
  const house = newHouse();
  const id = await play(house, 100);
  await vi.waitFor(async () => expect(await storage.snapshot(id, buildOf('hoth'))).not.toBeNull(), 5000);
  const { match } = JSON.parse((await storage.snapshot(id, buildOf('hoth'))) as string);
  expect(match.version).toBeGreaterThanOrEqual(Math.min(64, versionOf(await matchAt(house, id))));
});

test('a snapshot that is damaged or of another build is passed over, and written again', async () => {
  const before = newHouse();
  const id = await play(before, 80);
  const text = exportMatch(await matchAt(before, id), { sealed: true });
  await before.close();
  const good = await storage.snapshot(id, buildOf('hoth'));
  for (const harm of ['body = substr(body, 1, 500)', "build = 'another'", "body = '{}'"]) {
    meddle(`UPDATE snapshots SET ${harm}`);
    const after = newHouse();
    expect(exportMatch(await matchAt(after, id), { sealed: true })).toBe(text);
    await after.close();
    expect(await storage.snapshot(id, buildOf('hoth'))).toBe(good);
  }
});

test('lists are read from summaries, and no match is played again for them', async () => {
  const before = newHouse();
  const over = await play(before, 12);
  await ask(before, over, ben, { type: 'resign' });
  const running = await play(before, 3);
  const waiting = await before.create('ann', setup);
  const lists = async (house: House) => [
    await house.tablesOf('ann', 50),
    await house.tablesOf('ben', 50),
    await house.lobby(null, 50),
  ];
  const listed = await lists(before);
  expect(listed.map((list) => list.map(({ id, status }) => [id, status]))).toEqual([
    [
      [waiting, 'waiting'],
      [running, 'playing'],
      [over, 'over'],
    ],
    [
      [running, 'playing'],
      [over, 'over'],
    ],
    [[waiting, 'waiting']],
  ]);
  await before.close();
  const calls = await watchRules();
  const after = newHouse();
  expect(await lists(after)).toEqual(listed);
  expect(after.openTables).toBe(0);
  expect(calls()).toBe(0);
});

test('lists are right where summaries are missing, old or behind, and the summaries are written again', async () => {
  const before = newHouse();
  const id = await play(before, 9);
  const listed = await before.tablesOf('ann', 50);
  await before.close();
  for (const harm of [
    'DELETE FROM summaries',
    'UPDATE summaries SET number = number - 1',
    `UPDATE summaries SET body = json_set(body, '$.form', 0)`,
  ]) {
    meddle(harm);
    const after = newHouse();
    expect(await after.tablesOf('ann', 50)).toEqual(listed);
    await after.close();
    const calls = await watchRules();
    const later = newHouse();
    expect(await later.tablesOf('ann', 50)).toEqual(listed);
    expect(later.openTables).toBe(0);
    expect(calls()).toBe(0);
    vi.restoreAllMocks();
  }
  expect(id).toHaveLength(22);
});
