import type { LobbyTable } from '@holoboard/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { fairShares, type Offer } from './lobby.ts';
import type { TableSummary } from './summary.ts';

const hour = 3_600_000;
const now = 1000 * hour;

/** A table of a host, so many hours old. */
function offer(id: string, owner: string, age: number, more: Partial<Offer> = {}, pace = 'live'): Offer {
  const summary = { id, owner, changed: now - age * hour, setup: { pace } } as TableSummary;
  return { summary, address: owner, hostIsHere: false, ...more };
}

const listed = (offers: readonly Offer[], limit = 50): string =>
  fairShares(offers, limit, now)
    .map(({ summary }) => summary.id)
    .join(' ');

describe('the lobby', () => {
  test('lists at most three tables of a host, and first one of each', () => {
    const flood = Array.from({ length: 200 }, (_, i) => offer(`eve${i}`, 'eve', 0.1));
    expect(
      listed([...flood, offer('ann1', 'ann', 0.5), offer('ben1', 'ben', 1), offer('ann2', 'ann', 1)]),
    ).toBe('eve0 ann1 ben1 eve1 ann2 eve2');
    expect(listed([...flood, offer('ann1', 'ann', 1)], 2)).toBe('eve0 ann1');
  });

  test('lists at most six tables of an address, whoever the hosts are', () => {
    const crowd = Array.from({ length: 9 }, (_, i) => offer(`t${i}`, `guest ${i}`, 0.1, { address: 'one' }));
    expect(listed([...crowd, offer('ann1', 'ann', 1)])).toBe('t0 t1 t2 t3 t4 t5 ann1');
    const unknown = crowd.map((each) => ({ ...each, address: '' }));
    expect(listed(unknown).split(' ')).toHaveLength(9);
  });

  test('lists a live table for two hours and one over days for three days, longer while its host is there', () => {
    expect(
      listed([
        offer('young', 'a', 1.9),
        offer('old', 'b', 2.1),
        offer('old-but-here', 'c', 30, { hostIsHere: true }),
        offer('day', 'd', 71, {}, 'days'),
        offer('week', 'e', 73, {}, 'days'),
      ]),
    ).toBe('young old-but-here day');
  });
});

describe('over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('shows host, pace, clock and age, refuses a fourth table of a host, and hides those of somebody blocked', async () => {
    const [ann, ben] = [await server.player('Ann'), await server.player('Ben')];
    const clock = { kind: 'perMove', seconds: 86_400 } as const;
    const first = await ann.open({ game: 'hoth', seats: 2, listed: true, pace: 'days', clock });
    for (let i = 0; i < 2; i++) await ann.open({ game: 'hoth', seats: 2, listed: true });
    await expect(ann.open({ game: 'hoth', seats: 2, listed: true })).rejects.toThrow('3 tables in the lobby');
    await ann.open({ game: 'hoth', seats: 2 });
    const own = await ben.open({ game: 'hoth', seats: 2, listed: true });
    const lobby = async (): Promise<LobbyTable[]> =>
      ((await (await ben.http('GET', '/api/tables')).json()) as { tables: LobbyTable[] }).tables;
    const tables = await lobby();
    expect(tables.map(({ host }) => host)).toEqual(['Ben', 'Ann', 'Ann', 'Ann']);
    const found = tables.find(({ id }) => id === first);
    expect(found).toMatchObject({ host: 'Ann', pace: 'days', clock });
    expect(Date.now() - (found?.created ?? 0)).toBeLessThan(60_000);
    // One that is given up makes room.
    await ann.join(first);
    await ann.do({ type: 'close' });
    const again = await ann.open({ game: 'hoth', seats: 2, listed: true });
    await ann.join(again);
    await ann.do({ type: 'chat', text: 'hello' });
    await ben.http('POST', '/api/me/blocks', { table: again, line: 1 });
    expect((await lobby()).map(({ id }) => id)).toEqual([own]);
  });
});
