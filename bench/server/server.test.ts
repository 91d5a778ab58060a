import { expect, test } from 'vitest';
import { measureServers } from './index.ts';
import { serverLines } from './report.ts';

test('three servers host the same race, and everything about them is measured', async () => {
  const plan = { seconds: 0.5, tables: 3, matches: 3, rest: 100, seats: 8, games: 1 };
  const report = await measureServers(plan);
  const names = ['boardgame.io', 'Colyseus', 'Holoboard'];
  for (const loads of [report.most, report.same]) {
    expect(Object.keys(loads)).toEqual(names);
    for (const { rate, p50, p99, processor } of Object.values(loads)) {
      expect(Math.min(rate, p50, processor)).toBeGreaterThan(0);
      expect(p99).toBeGreaterThanOrEqual(p50);
    }
  }
  // Every move sends something to both players.
  expect(Math.min(...Object.values(report.wire))).toBeGreaterThan(20);
  expect(report.seats.connected).toBe(8);
  expect(serverLines(report).join('\n')).toContain('boardgame.io');
}, 600_000);
