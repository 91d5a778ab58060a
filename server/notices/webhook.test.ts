import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStorage } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { Notices } from './notices.ts';
import { callWebhook, isPublic, openNetwork, type WebhookRules, webhookProblem } from './webhook.ts';

let server: Server;
let port = 0;
let received: unknown[] = [];
let calls: { readonly text: string; readonly signature: string }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (data) => {
      text += data;
    });
    request.on('end', () => {
      received.push(JSON.parse(text));
      calls.push({ text, signature: String(request.headers['holoboard-signature']) });
      if (request.url === '/mine') response.write(JSON.stringify({ challenge: JSON.parse(text).challenge }));
      if (request.url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/secret' });
      else if (request.url === '/round') response.writeHead(302, { location: '/round' });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

/** The rules, but for this one machine. */
const here: WebhookRules = {
  lookup: (name, options, done) => lookup(name, { ...options, family: 4 }, done as never),
  isAllowed: (host) => host === 'localhost' || openNetwork.isAllowed(host),
};

test('addresses inside a network are known in every spelling', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    'not an address',
  ])
    expect(isPublic(address), address).toBe(false);
  for (const address of ['9.9.9.9', '172.32.0.1', '2620:fe::fe'])
    expect(isPublic(address), address).toBe(true);
});

test('an address that cannot be called is refused before anything is called', () => {
  expect(webhookProblem('https://example.com/turn')).toBeNull();
  for (const bad of [
    'nonsense',
    'ftp://example.com/',
    'https://me:word@example.com/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]:80/',
  ])
    expect(webhookProblem(bad), bad).not.toBeNull();
});

test('a name that leads inside is not called, and no redirect is followed', async () => {
  received = [];
  await expect(callWebhook(`http://localhost:${port}/`, { turn: 1 }, 'secret')).rejects.toThrow();
  expect(received).toEqual([]);
  expect(await callWebhook(`http://localhost:${port}/`, { turn: 2 }, 'secret', here)).toBe(200);
  expect(await callWebhook(`http://localhost:${port}/inside`, { turn: 3 }, 'secret', here)).toBe(302);
  expect(await callWebhook(`http://localhost:${port}/round`, { turn: 4 }, 'secret', here)).toBe(302);
  expect(received).toEqual([{ turn: 2 }, { turn: 3 }, { turn: 4 }]);
});

describe('the webhook of a guest', () => {
  let folder: string;
  let storage: Storage;
  let now: number;
  let notices: Notices;
  const problems: unknown[] = [];
  beforeEach(async () => {
    received = [];
    calls = [];
    now = 0;
    folder = mkdtempSync(join(tmpdir(), 'holoboard-webhook-'));
    storage = openSqliteStorage(folder);
    await storage.createGuest({ id: 'ann', name: 'Ann', recovery: 'r', created: 1, notices: '{}' });
    notices = new Notices(
      storage,
      null,
      (_what, error) => problems.push(error),
      here,
      () => now,
    );
  });
  afterEach(async () => {
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is called only after it has sent a challenge back, and every call is signed', async () => {
    await expect(notices.setWebhook({ id: 'ann' }, `http://localhost:${port}/another`)).rejects.toThrow(
      'did not answer the challenge',
    );
    await notices.tell('turn', 'ann', 'a-table', 'cargo');
    expect(received).toHaveLength(1);
    const secret = (await notices.setWebhook({ id: 'ann' }, `http://localhost:${port}/mine`)) ?? '';
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    await notices.tell('turn', 'ann', 'a-table', 'cargo');
    expect(received).toHaveLength(3);
    expect(received[2]).toMatchObject({ kind: 'turn', table: 'a-table' });
    for (const { text, signature } of calls.slice(1)) {
      const [, seconds = '', given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      expect(given).toBe(createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex'));
      expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
    }
    await notices.setWebhook({ id: 'ann' }, null);
    await notices.tell('turn', 'ann', 'a-table', 'cargo');
    expect(received).toHaveLength(3);
    expect(problems).toEqual([]);
  });

  test('is not called too often, nor set too often', async () => {
    await notices.setWebhook({ id: 'ann' }, `http://localhost:${port}/mine`);
    for (let i = 0; i < 30; i++) await notices.tell('turn', 'ann', 'a-table', 'cargo');
    expect(received).toHaveLength(1 + 20);
    now = 10_000;
    for (let i = 0; i < 3; i++) await notices.tell('turn', 'ann', 'a-table', 'cargo');
    expect(received).toHaveLength(1 + 21);
    for (let i = 1; i < 10; i++) await notices.setWebhook({ id: 'ann' }, `http://localhost:${port}/mine`);
    await expect(notices.setWebhook({ id: 'ann' }, `http://localhost:${port}/mine`)).rejects.toThrow(
      'too often',
    );
  });

  test('of before is kept, but not called until it is set again', async () => {
    const before = JSON.stringify({ webhook: `http://localhost:${port}/mine` });
    await storage.setNotices('ann', '{}', before);
    await notices.tell('turn', 'ann', 'a-table', 'cargo');
    expect(received).toEqual([]);
    expect((await storage.guest('ann'))?.notices).toBe(before);
  });
});
