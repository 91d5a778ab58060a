import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableSetup } from '@holoboard/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Metrics } from '../metrics.ts';
import { openSqliteStorage } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
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
    tellTurn: () => {},
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
