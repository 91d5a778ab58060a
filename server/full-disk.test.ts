import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from './testing/server.ts';

afterEach(() => vi.restoreAllMocks());

/** What a server writes to the standard error, line by line. */
function listenToLog(): unknown[] {
  const lines: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(...String(text).trim().split('\n'));
    return true;
  });
  return lines;
}

/** The connection through which the next server will write. */
function watchDatabase(): () => DatabaseSync {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  return () => exec.mock.contexts.at(-1) as unknown as DatabaseSync;
}

test('a full disk is told to everybody who asks, in the log and by the node, and all goes on when there is room again', async () => {
  const lines = listenToLog();
  const database = watchDatabase();
  const server = await startTestServer({ logLevel: 'error' });
  const ann = await server.player('Ann');
  const id = await ann.open({ game: 'hoth', seats: 2 });
  await ann.join(id);
  expect(await ann.do({ type: 'chat', text: 'before' })).toMatchObject({ type: 'done' });
  const readiness = async () => {
    const response = await fetch(`${server.url}/readyz`);
    return [response.status, await response.json()];
  };

  // SQLite itself refuses to let the file grow beyond what it is now, as it does when the disk is full.
  const { page_count: pages } = database().prepare('PRAGMA page_count').get() as { page_count: number };
  database().exec(`PRAGMA max_page_count = ${pages}`);
  let opened: Response;
  do opened = await ann.http('POST', '/api/tables', { game: 'hoth', seats: 2 });
  while (opened.status === 200);
  expect(opened.status).toBe(503);
  expect(await opened.json()).toEqual({
    error: 'The disk of the server is full. Please try again.',
    again: true,
  });
  // What fits into the last page is still stored.
  let said = 1;
  let refused = await ann.do({ type: 'chat', text: 'x'.repeat(480) });
  for (; refused?.type === 'done' && said < 18; said++)
    refused = await ann.do({ type: 'chat', text: 'x'.repeat(480) });
  expect(refused).toMatchObject({
    type: 'refused',
    again: true,
    refusal: { params: { problem: 'The disk of the server is full. Please try again.' } },
  });
  expect(await readiness()).toEqual([503, { ready: false, reason: 'The disk of the server is full.' }]);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toContain('"cause":"database or disk is full"');
    expect(line).not.toContain('cannot rollback');
  }

  database().exec(`PRAGMA max_page_count = ${pages + 10_000}`);
  expect(await readiness()).toEqual([200, { ready: true }]);
  expect(await ann.do({ type: 'chat', text: 'after' })).toMatchObject({ type: 'done' });
  await ann.until(() => ann.chat.at(-1)?.text === 'after');
  expect(ann.chat.at(-1)?.number).toBe(said + 1);
  await server.close();
});
