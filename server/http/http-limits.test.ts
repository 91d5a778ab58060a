import { afterEach, expect, test } from 'vitest';
import type { ServerSettings } from '../settings.ts';
import { Player } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

/** A request from an address that a proxy tells. */
function from(address: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } });
}

const newGuest = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  from(address, '/api/guests', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"name":"Ann"}',
  });

test('an address creates 20 guests an hour, an IPv6 network of 64 bits counts as one address, and a new name is no new guest', async () => {
  server = await startTestServer({ trustProxy: 1, limits: { guests: 20 } });
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) statuses.push((await newGuest(`2001:db8:0:1::${i + 1}`)).status);
  expect(statuses).toEqual([...new Array(20).fill(200), 429]);
  const refused = await newGuest('2001:db8:0:1:ffff::1');
  // All of them were created within the last minute, so the first of the next hour is almost an hour away.
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3540);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  expect(await refused.json()).toEqual({
    error: 'Too many new players have come from your network: please try again later.',
  });
  const elsewhere = await newGuest('2001:db8:0:2::1');
  expect(elsewhere.status).toBe(200);
  const [cookie = ''] = (elsewhere.headers.get('set-cookie') ?? '').split(';');
  expect((await newGuest('2001:db8:0:1::1', { cookie })).status).toBe(200);
});

test('requests, pages of tables and upgrades count together, for an address and for a guest', async () => {
  server = await startTestServer({ trustProxy: 1, limits: { requests: 6 } });
  const made = await newGuest('203.0.113.1');
  const [cookie = ''] = (made.headers.get('set-cookie') ?? '').split(';');
  const page = `/table/${'A'.repeat(22)}`;
  for (const path of ['/api/games', page, '/live', page, '/live'])
    expect((await from('203.0.113.1', path)).status).not.toBe(429);
  for (const path of ['/api/games', page, '/live'])
    expect((await from('203.0.113.1', path)).status).toBe(429);
  expect((await from('203.0.113.1', '/')).status).toBe(200);
  // The guest goes on from other addresses, and is counted there.
  for (let i = 2; i <= 7; i++)
    expect((await from(`203.0.113.${i}`, '/api/me', { headers: { cookie } })).status).toBe(200);
  expect((await from('203.0.113.8', '/api/me', { headers: { cookie } })).status).toBe(429);
  expect((await from('203.0.113.8', '/api/me')).status).toBe(200);
});

test('an address opens so many tables a day, whatever the guests are called', async () => {
  server = await startTestServer({ limits: { addressTables: 2 } });
  const [ann, ben] = [await server.player('Ann'), await server.player('Ben')];
  await ann.open({ game: 'cargo', seats: 2 });
  await ben.open({ game: 'cargo', seats: 2 });
  await expect(ben.open({ game: 'cargo', seats: 2 })).rejects.toThrow('from your network today');
});

test('a guest has so many connections, from wherever', async () => {
  server = await startTestServer({ limits: { live: { perGuest: 2 } } });
  const ann = await server.player('Ann');
  const { cookie } = ann;
  const open = async (): Promise<boolean> => {
    const again = new Player(server.url, 'Ann');
    again.cookie = cookie;
    await again.connect();
    const answer = await again.ask({ type: 'join', match: 'A'.repeat(22) });
    return answer !== null;
  };
  expect(await open()).toBe(true);
  expect(await open()).toBe(false);
  expect((await (await server.player('Ben')).join('A'.repeat(22)))?.type).toBe('refused');
});

test('nothing of the interface for programs is kept by a cache, but pictures are', async () => {
  server = await startTestServer();
  const ann = await server.player('Ann');
  const id = await ann.open({ game: 'hoth', seats: 2 });
  for (const path of [
    '/api',
    '/api/me',
    '/api/me/tables',
    '/api/tables',
    '/api/games',
    `/api/tables/${id}/file`,
  ])
    expect((await ann.http('GET', path)).headers.get('cache-control'), path).toBe('no-store');
  const refused = await ann.http('POST', '/api/tables', {});
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
  const picture = await ann.http('GET', `/api/tables/${id}/picture.png`);
  expect(picture.headers.get('cache-control')).toBe('public, max-age=60');
});

const chains: readonly (readonly [
  string,
  ServerSettings['trustProxy'],
  readonly string[],
  readonly number[],
])[] = [
  [
    'one proxy',
    1,
    ['198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1', '203.0.113.2'],
    [200, 429, 200],
  ],
  [
    'two proxies',
    2,
    ['1.1.1.1, 203.0.113.1, 10.0.0.1', '1.1.1.2, 203.0.113.1, 10.0.0.2', '203.0.113.2, 10.0.0.1'],
    [200, 429, 200],
  ],
  [
    'proxies at these addresses',
    ['127.0.0.0/8', '10.0.0.0/8', '::1'],
    ['1.1.1.1, 203.0.113.1, 10.0.0.1', '1.1.1.2, 203.0.113.1', '1.1.1.2, 203.0.113.2, 10.9.9.9'],
    [200, 429, 200],
  ],
  ['proxies elsewhere', ['10.0.0.0/8'], ['203.0.113.1', '203.0.113.2'], [200, 429]],
  ['no proxy', undefined, ['203.0.113.1', '203.0.113.2'], [200, 429]],
];

test.each(chains)(
  '%s: what a caller writes into the header is not believed',
  async (_name, trustProxy, callers, expected) => {
    server = await startTestServer({ trustProxy, limits: { guests: 1 } });
    const statuses: number[] = [];
    for (const caller of callers) statuses.push((await newGuest(caller)).status);
    expect(statuses).toEqual(expected);
  },
);
