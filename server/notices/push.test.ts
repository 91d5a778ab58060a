import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { openSqliteStorage } from '../storage/sqlite.ts';
import type { Guest, Storage } from '../storage/storage.ts';
import { Notices } from './notices.ts';
import { openNetwork, type WebhookRules } from './webhook.ts';

/** A browser as the service that carries its messages knows it, with the keys that never leave it. */
const browser = createECDH('prime256v1');
browser.generateKeys();
const secret = randomBytes(16);
const keys = { p256dh: browser.getPublicKey('base64url'), auth: secret.toString('base64url') };
const server = { ...webPush.generateVAPIDKeys(), subject: 'mailto:house@example.com' };

/** What that service was sent, and what it answers. */
let received: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];
let answer = 201;
/** What happens while the service is being asked. */
let meanwhile = async (): Promise<void> => {};
let service: Server;
let endpoint = '';
let storage: Storage;
let folder = '';
let problems: unknown[] = [];

/** The rules, but for this one machine. */
const here: WebhookRules = {
  lookup: (name, options, done) => lookup(name, { ...options, family: 4 }, done as never),
  isAllowed: (host) => host === 'localhost' || openNetwork.isAllowed(host),
};

beforeEach(async () => {
  received = [];
  problems = [];
  answer = 201;
  meanwhile = async () => {};
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (data: Buffer) => parts.push(data));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) });
      void meanwhile().then(() => response.writeHead(answer).end());
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  endpoint = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/browser`;
  folder = mkdtempSync(join(tmpdir(), 'holoboard-push-'));
  storage = openSqliteStorage(folder);
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => service.close(resolve));
});

/** A guest whose browser wants to be told, and who tells them. */
async function subscribed(rules: WebhookRules): Promise<{ guest: () => Promise<Guest>; notices: Notices }> {
  const ann = { id: 'ann', name: 'Ann', recovery: 'r', created: 1, notices: '{}' };
  await storage.createGuest(ann);
  await new Notices(storage, server, () => {}, here).addBrowser(ann, { endpoint, keys });
  const notices = new Notices(storage, server, (_what, error) => problems.push(error), rules);
  return { notices, guest: async () => (await storage.guest('ann')) as Guest };
}

/** Opens a message as the browser does (RFC 8291). */
function opened(body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const derived = (from: Buffer, seasoned: Buffer, info: string | Buffer, size: number): Buffer =>
    Buffer.from(hkdfSync('sha256', from, seasoned, info, size));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = derived(browser.computeSecret(sender), secret, info, 32);
  const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // What follows the last 2 is padding.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

test('a browser is told whose turn it is, in a message that only it can open, by a server that proves who it is', async () => {
  const { notices } = await subscribed(here);
  await notices.tell('turn', 'ann', 'a-table', 'cargo');
  expect(problems).toEqual([]);
  expect(received).toHaveLength(1);
  const [{ headers, body }] = received as [(typeof received)[number]];
  expect(opened(body)).toMatchObject({ kind: 'turn', table: 'a-table', address: '/table/a-table' });
  expect(body.includes('a-table')).toBe(false);
  expect(headers['ttl']).toBe('86400');
  const [, claims = '', key] =
    /^vapid t=[^.]+\.([^.]+)\.[^,]+, k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(server.publicKey);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(endpoint).origin,
    sub: server.subject,
  });
});

test('a browser that is gone for good is forgotten, one that cannot be reached now is not', async () => {
  const { notices, guest } = await subscribed(here);
  answer = 503;
  await notices.tell('turn', 'ann', 'a-table', 'cargo');
  expect(problems).toHaveLength(1);
  expect(JSON.parse((await guest()).notices).push).toHaveLength(1);
  answer = 410;
  await notices.tell('turn', 'ann', 'a-table', 'cargo');
  expect(JSON.parse((await guest()).notices).push).toEqual([]);
  await notices.tell('turn', 'ann', 'a-table', 'cargo');
  expect(received).toHaveLength(2);
});

test('forgetting a browser undoes nothing that was changed while it was asked', async () => {
  const { notices, guest } = await subscribed(here);
  const other = 'https://push.example.com/other';
  answer = 410;
  meanwhile = async () => {
    await storage.setRecovery('ann', 'a new code');
    await storage.renameGuest('ann', 'Anna');
    await notices.addBrowser(await guest(), { endpoint: other, keys });
  };
  await notices.tell('turn', 'ann', 'a-table', 'cargo');
  const { notices: wishes, ...rest } = await guest();
  const kept = { id: 'ann', name: 'Anna', recovery: 'a new code', created: 1, sessions: 0, address: '' };
  expect(rest).toEqual(kept);
  expect(JSON.parse(wishes)).toEqual({ push: [{ endpoint: other, keys }] });
});

test('a name that leads inside a network is sent nothing', async () => {
  const { notices } = await subscribed(openNetwork);
  await notices.tell('turn', 'ann', 'a-table', 'cargo');
  expect(problems).toHaveLength(1);
  expect(received).toEqual([]);
});

test('a guest who is told very often is not told every time, for anybody may name an address that is not theirs', async () => {
  const { notices } = await subscribed(here);
  for (let i = 0; i < 30; i++) await notices.tell('turn', 'ann', 'a-table', 'cargo');
  expect(received).toHaveLength(20);
});
