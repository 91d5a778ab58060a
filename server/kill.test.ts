import { expect, test } from 'vitest';
import { killRun } from './testing/kill-run.ts';

const nothingLost = { missing: 0, twice: 0, elsewhere: 0, gaps: 0, broken: 0, stuck: 0, unnoticed: 0 };

test('a server that is killed again and again loses nothing it has acknowledged', async () => {
  const report = await killRun({
    storage: 'sqlite',
    nodes: 1,
    tables: 6,
    kills: 3,
    databaseKills: 0,
    game: 'hoth',
    seed: 1,
  });
  expect(report).toMatchObject(nothingLost);
  expect(report.acknowledged).toBeGreaterThan(20);
}, 180_000);

test('three nodes over one PostgreSQL: a node and the database are killed in mid-game, and nothing acknowledged is lost', async () => {
  const report = await killRun({
    storage: 'postgres',
    nodes: 3,
    tables: 6,
    kills: 1,
    databaseKills: 1,
    game: 'endor',
    seed: 2,
  });
  expect(report).toMatchObject(nothingLost);
  expect(report.acknowledged).toBeGreaterThan(20);
}, 180_000);
