import { lookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callWebhook, isPublic, openNetwork, type WebhookRules, webhookProblem } from './webhook.ts';

let server: Server;
let port = 0;
let received: unknown[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (data) => {
      text += data;
    });
    request.on('end', () => {
      received.push(JSON.parse(text));
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

test('a name that leads inside is not called, and neither is a redirect there', async () => {
  received = [];
  await expect(callWebhook(`http://localhost:${port}/`, { turn: 1 })).rejects.toThrow();
  expect(received).toEqual([]);
  expect(await callWebhook(`http://localhost:${port}/`, { turn: 2 }, here)).toBe(200);
  await expect(callWebhook(`http://localhost:${port}/inside`, { turn: 3 }, here)).rejects.toThrow(
    'inside a network',
  );
  await expect(callWebhook(`http://localhost:${port}/round`, { turn: 4 }, here)).rejects.toThrow('too often');
  expect(received[0]).toEqual({ turn: 2 });
});
