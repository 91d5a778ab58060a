import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legal, type TableSetup, versionOf } from '@holoboard/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Metrics } from '../metrics.ts';
import { openSqliteStorage } from '../storage/sqlite.ts';
import type { Entry, Storage } from '../storage/storage.ts';
import type { HostedTable } from './hosted-table.ts';
import { House } from './house.ts';

const setup: TableSetup = {
  game: 'hoth',
  seats: 2,
  options: { firstPlayer: 'blue' },
  clock: { kind: 'perMove', seconds: 5 },
  undo: 'ask',
  listed: false,
  pace: 'live',
};
const ann = { guest: 'ann', name: 'Ann' };
const ben = { guest: 'ben', name: 'Ben' };
const spectator = (number: number) => ({ guest: `eve ${number}`, name: `Eve ${number}` });
const sit = { type: 'sit', seat: null, entropy: 'e'.repeat(16) } as const;

let folder: string;
let base: Storage;
let house: House;
let clock: number;
/** What has been written, and what has been said to other nodes. */
let written: string[];
let said: string[];
/** What every entry waits for before it is stored. */
let gate: Promise<void>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holoboard-crowd-'));
  base = openSqliteStorage(folder);
  clock = 1_800_000_000_000;
  written = [];
  said = [];
  gate = Promise.resolve();
  const storage: Storage = Object.assign(Object.create(base) as Storage, {
    async append(entry: Entry) {
      await gate;
      written.push(entry.body);
      return base.append(entry);
    },
    note(note: Parameters<Storage['note']>[0]) {
      written.push(JSON.stringify(note));
      return base.note(note);
    },
    say: (text: string) => said.push(text),
  });
  house = new House({
    storage,
    now: () => clock,
    metrics: new Metrics(),
    log: (_problem, error) => {
      throw error;
    },
    notify: () => {},
    thinker: () => Promise.reject(new Error('Nobody thinks here.')),
  });
});
afterEach(async () => {
  await house.close();
  await base.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A table at which Ann is to move. */
async function begun(changes: Partial<TableSetup> = {}): Promise<HostedTable> {
  const table = (await house.table(await house.create('ann', { ...setup, ...changes }))) as HostedTable;
  for (const asker of [ann, ben]) expect(await table.do(asker, sit)).toEqual({});
  written = [];
  return table;
}

function move({ book }: HostedTable) {
  const [action] = legal(book.match as never, 0);
  return { type: 'play', version: versionOf(book.match as never), clientActionId: 'one', action } as const;
}

describe('a crowd of spectators', () => {
  test('does not delay a move: it goes before everything that was said earlier', async () => {
    const table = await begun();
    const lines = [0, 1, 2, 3].flatMap((number) =>
      [1, 2, 3, 4, 5].map((line) => table.do(spectator(number), { type: 'chat', text: `line ${line}` })),
    );
    lines.push(...[1, 2, 3, 4, 5].map((line) => table.do(ben, { type: 'chat', text: `line ${line}` })));
    const moved = table.do(ann, move(table));
    expect(await moved).toEqual({ version: 1 });
    // At most what was being stored when the move came.
    expect(written.findIndex((body) => body.includes('"kind":"step"'))).toBeLessThanOrEqual(1);
    expect(await Promise.all(lines)).toEqual(lines.map(() => ({})));
  });

  test('costs a player no time: that of a move is when it arrived', async () => {
    const table = await begun();
    let open = (): void => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const line = table.do(spectator(1), { type: 'chat', text: 'Hello' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    clock += 3000;
    const moved = table.do(ann, move(table));
    clock += 14_000;
    open();
    await line;
    expect(await moved).toEqual({ version: 1 });
    expect(table.book.match?.steps).toMatchObject([{ seat: 0, at: 3000 }]);
    // From then on it is Ben's time that runs, and by now it has run out.
    await vi.waitFor(() => expect(table.book.status).toBe('over'));
  });

  test('is refused before anything is written', async () => {
    const table = await begun();
    for (let number = 0; number < 100; number++)
      expect(await table.do(spectator(number), sit)).toHaveProperty('clause');
    expect(await table.do(spectator(1), { type: 'resign' })).toHaveProperty('clause');
    expect(written).toEqual([]);
  });

  test('has a budget for one table, which takes nothing from those who play', async () => {
    const table = await begun({ clock: { kind: 'none' } });
    const ask = (asker: typeof ann, text: string) => table.do(asker, { type: 'chat', text });
    let stored = 0;
    for (let number = 0; number < 50; number++)
      for (let line = 0; line < 10; line++)
        if (!('clause' in (await ask(spectator(number), `${line}`)))) stored++;
    expect(stored).toBe(20);
    expect(await ask(ben, 'Still here')).toEqual({});
    // All that spectators may say in the whole life of a table leaves the players' lines alone.
    for (let more = stored; more < 1000; more++) {
      clock += 5000;
      expect(await ask(spectator(more % 7), 'again')).toEqual({});
    }
    expect(table.book.saidBy.spectator).toBe(1000);
    expect(await ask(spectator(1), 'more')).toHaveProperty('clause');
    expect(await ask(ann, 'Good game')).toEqual({});
    expect(table.book.chat).toHaveLength(102);
    expect(table.book.chat.filter(({ seat }) => seat !== null).map(({ text }) => text)).toEqual([
      'Still here',
      'Good game',
    ]);
  });

  test('joins at little cost: people and a count are told once a moment, and to other nodes in few bytes', async () => {
    const table = await begun();
    const texts: string[] = [];
    const people = Array.from({ length: 300 }, (_, number) => ({
      guest: `3f0c5a52-9a52-4b1e-8f0e-${String(number).padStart(12, '0')}`,
      send: (text: string) => {
        texts.push(text);
      },
      sendAway: () => {},
    }));
    const player = { guest: 'ben', send: vi.fn(), sendAway: () => {} };
    expect(table.enter(player)).toBeNull();
    for (const person of people) expect(table.enter(person)).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const bytes = texts.reduce((sum, text) => sum + text.length, 0);
    // Two tables of about 700 bytes each and the position of the game, instead of 150 tables on average.
    expect(texts.filter((text) => text.startsWith('{"type":"table"')).length).toBeLessThanOrEqual(900);
    expect(bytes).toBeLessThan(300 * 4000);
    expect(said.length).toBeLessThanOrEqual(3);
    for (const word of said) expect(word.length).toBeLessThan(300);
    expect(JSON.parse(said.at(-1) ?? '')).toMatchObject([
      'here',
      expect.any(String),
      table.book.id,
      ['ben'],
      300,
    ]);
    expect(JSON.parse(String(player.send.mock.calls.at(-1)?.[0]))).toMatchObject({
      table: { watchers: 300 },
    });
  });
});

test('everybody is told which lines are their own, now and after coming back', async () => {
  const table = await begun();
  const heard = (guest: string | null) => {
    const own: unknown[] = [];
    const send = (text: string): void => {
      const message = JSON.parse(text) as { type: string; own?: number };
      if (message.type === 'chat') own.push(message.own ?? null);
    };
    return { guest, send, sendAway: () => {}, own };
  };
  const all = [heard('ben'), heard('eve 1'), heard(null)];
  for (const each of all) table.enter(each);
  await table.do(ben, { type: 'chat', text: 'Hi' });
  await table.do(spectator(1), { type: 'chat', text: 'I am Ben' });
  expect(all.map(({ own }) => own)).toEqual([
    [0, null],
    [null, 1],
    [null, null],
  ]);
  const back = [heard('ben'), heard('eve 1'), heard(null)];
  for (const each of back) table.enter(each);
  expect(back.map(({ own }) => own)).toEqual([[0], [1], [null]]);
});

describe('whoever has opened a table', () => {
  /** Somebody who has it open, and why they were sent away. */
  function onlooker(guest: string | null) {
    const gone: unknown[] = [];
    return {
      guest,
      send: () => {},
      sendAway: (_: string, { params }: { params?: object }) => gone.push(params),
      gone,
    };
  }

  test('removes a spectator, who cannot come back', async () => {
    const table = await begun();
    const eve = onlooker('eve 1');
    const anonymous = onlooker(null);
    expect(table.enter(eve)).toBeNull();
    expect(table.enter(anonymous)).toBeNull();
    await table.do(ben, { type: 'chat', text: 'Hi' });
    await table.do(spectator(1), { type: 'chat', text: 'I am Ben' });
    expect(table.book.chat).toMatchObject([
      { seat: 1, speaker: 0 },
      { seat: null, speaker: 1 },
    ]);
    expect(await table.do(ben, { type: 'remove', speaker: 1 })).toHaveProperty('clause');
    expect(await table.do(ann, { type: 'remove', speaker: 0 })).toHaveProperty('clause');
    expect(await table.do(ann, { type: 'remove', speaker: 1 })).toEqual({});
    expect(eve.gone).toMatchObject([{ reason: 'removed' }]);
    expect(table.enter(eve)).toHaveProperty('clause');
    expect(await table.do(spectator(1), { type: 'chat', text: 'Hm' })).toHaveProperty('clause');
    expect(anonymous.gone).toEqual([]);
  });

  test('changes who may watch before the first step without telling the match anew', async () => {
    const table = await begun();
    const types: unknown[] = [];
    const send = (text: string): void => void types.push(JSON.parse(text).type);
    table.enter({ guest: 'ben', send, sendAway: () => {} });
    await table.do(ann, { type: 'spectators', allowed: false });
    expect(types).toEqual(['table', 'view', 'table']);
  });

  test('closes it to spectators, and opens it again', async () => {
    const table = await begun();
    const all = [onlooker('ann'), onlooker('ben'), onlooker('eve 1'), onlooker(null)];
    for (const each of all) expect(table.enter(each)).toBeNull();
    expect(await table.do(spectator(1), { type: 'spectators', allowed: false })).toHaveProperty('clause');
    expect(await table.do(ann, { type: 'spectators', allowed: false })).toEqual({});
    expect(all.map(({ gone }) => gone.length)).toEqual([0, 0, 1, 1]);
    expect(table.enter(onlooker(null))).toHaveProperty('clause');
    expect(table.enter(onlooker('eve 2'))).toHaveProperty('clause');
    expect(table.enter(onlooker('ben'))).toBeNull();
    expect(await table.do(ann, { type: 'spectators', allowed: true })).toEqual({});
    expect(table.enter(onlooker(null))).toBeNull();
  });
});
