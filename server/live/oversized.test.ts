import { afterEach, expect, test, vi } from 'vitest';
import { Player } from '../testing/player.ts';
import { startTestServer } from '../testing/server.ts';

afterEach(() => vi.restoreAllMocks());

test('a frame that is too large ends its connection, and the log says so in one line without a stack', async () => {
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(...String(text).trim().split('\n'));
    return true;
  });
  const server = await startTestServer({ logLevel: 'warn' });
  const ann = await server.player('Ann');
  ann.sendRaw(JSON.stringify({ type: 'ping', filling: 'x'.repeat(100_000) }));
  await ann.until(() => !ann.connected);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const ben = await new Player(server.url, 'Ben').introduce();
  expect((await ben.http('GET', '/api/me')).status).toBe(200);
  await server.close();
  const about = written.filter((line) => line.includes('Max payload'));
  expect(about.length).toBeLessThanOrEqual(1);
  expect(written.join('\n')).not.toContain('    at ');
  expect(written.join('\n')).not.toContain('"stack"');
});
