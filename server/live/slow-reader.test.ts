import { hoth } from '@holoboard/hoth';
import { SeededChance } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Player, playOn } from '../testing/player.ts';
import { startTestServer } from '../testing/server.ts';

/** Somebody who asks for everything again and again and reads nothing. */
async function neverRead(url: string, { cookie }: Player, match: string): Promise<WebSocket> {
  const socket = new WebSocket(new URL('/live', url.replace(/^http/, 'ws')), {
    headers: { cookie },
    perMessageDeflate: false,
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.on('error', () => {});
  socket.pause();
  for (let id = 1; id <= asked; id++) {
    socket.send(JSON.stringify({ type: 'join', id, match }));
    // A table is opened once at a time.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return socket;
}

/** More positions than the system keeps for a reader by itself. */
const asked = 4000;

/** How many slow readers were dropped, as the server counts them. */
async function dropped(url: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  return Number(/^holoboard_connections_dropped_total\{reason="slow"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

test('a reader that is too slow is dropped, disturbs nobody, and catches up when it comes back', async () => {
  const server = await startTestServer({ limits: { live: { waiting: 100_000 } } });
  const [ann, ben, cay] = [
    await server.player('Ann'),
    await server.player('Ben'),
    await server.player('Cay'),
  ];
  const id = await ann.open({ game: 'hoth', seats: 2 });
  for (const player of [ann, ben]) {
    await player.join(id);
    await player.sit();
  }
  const chance = new SeededChance(1);
  await cay.join(id);
  await playOn(hoth, [ann, ben], chance, 40);
  const slow = await neverRead(server.url, cay, id);
  while ((await dropped(server.url)) === 0) await ann.do({ type: 'chat', text: 'Is everybody here?' });
  await playOn(hoth, [ann, ben], chance, 10);
  cay.cut();
  await (await cay.connect()).join(id);
  const { version = 0 } = ann.standing ?? {};
  expect(version).toBeGreaterThanOrEqual(50);
  await cay.until(() => cay.standing?.version === version, 'what was missed');
  expect(cay.positions).toBe(1);
  expect(cay.view).toEqual(ann.view);
  expect(await dropped(server.url)).toBe(1);
  slow.terminate();
  await server.close();
}, 120_000);
