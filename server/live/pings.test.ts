import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer } from '../testing/server.ts';

test('pings of the WebSocket itself are counted like messages, and a flood of them ends the connection', async () => {
  const server = await startTestServer({ limits: { live: { connection: { most: 60, perSecond: 20 } } } });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`);
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  let pongs = 0;
  socket.on('pong', () => pongs++);
  for (let i = 0; i < 40; i++) socket.ping();
  await expect.poll(() => pongs).toBe(40);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  for (let i = 0; i < 1000; i++) socket.ping();
  expect(await closed).toBe(1008);
  await server.close();
});
