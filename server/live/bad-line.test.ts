import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { hoth } from '@holoboard/hoth';
import { type GameAction, SeededChance } from '@holoboard/kernel';
import { Decision } from '@holoboard/table';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { FarTableClient } from '../../web/far/far-table.ts';
import type { Socket } from '../../web/far/line.ts';
import { openSqliteStorage } from '../storage/sqlite.ts';
import { Player } from '../testing/player.ts';
import { startBadLine } from '../testing/proxy.ts';
import { startTestServer } from '../testing/server.ts';

const steps = 60;

/** Waits until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5);
}

test('over a line that drops, delays, doubles, reorders and cuts, the app plays on, and nothing is lost or doubled', async () => {
  const server = await startTestServer({
    limits: { live: { connection: { most: 10_000, perSecond: 10_000 }, heartbeat: 1000 } },
  });
  const line = await startBadLine(server.url, new SeededChance(1));
  const host = await new Player(server.url, 'Ann').introduce();
  const id = await host.open({ game: 'hoth', seats: 2, undo: 'off' });
  const cookies = [host.cookie, (await new Player(server.url, 'Ben').introduce()).cookie];
  const clients = cookies.map(
    (cookie) =>
      new FarTableClient({
        id,
        open: () => {
          const socket = new WebSocket(line.url, { headers: { cookie } });
          // A line that is cut before it stands is lost like any other.
          socket.on('error', () => {});
          return socket as unknown as Socket;
        },
        loadGame: async () => hoth,
        now: Date.now,
        heartbeat: 150,
      }),
  );
  const acknowledged: string[] = [];
  const play = async (client: FarTableClient, seed: number): Promise<void> => {
    const chance = new SeededChance(seed);
    await client.ask({ type: 'sit', seat: null, entropy: randomUUID() }, true);
    await until(() => client.get().sitting !== null);
    for (;;) {
      const { at } = client.get().sitting ?? {};
      const { question, outcome } = at?.standing() ?? {};
      const version = at?.told.version ?? 0;
      if (version >= steps || outcome) return;
      const [seat] = at?.seats ?? [];
      if (!at || seat === undefined || !question?.seats.includes(seat)) {
        await wait(5);
        continue;
      }
      const { actions } = new Decision(hoth, at.view(seat), seat);
      const action = actions[chance.draw('choice', actions.length)] as GameAction;
      const clientActionId = randomUUID();
      const refusal = await at.submit({ seat, version, clientActionId, action });
      if (!refusal) acknowledged.push(clientActionId);
      await Promise.race([until(() => at.told.version > version), wait(400)]);
    }
  };
  await Promise.all(clients.map((client, i) => play(client, i)));
  line.calm();
  const storage = openSqliteStorage(`${server.folder}/data`);
  const rows = (await storage.read(id, 0))
    .map(({ body }) => JSON.parse(body))
    .filter(({ kind }) => kind === 'step');
  await storage.close();
  await until(() => clients.every((client) => client.get().sitting?.at.told.version === rows.length));
  const ids = rows.map(({ row }) => row.clientActionId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const each of acknowledged) expect(ids).toContain(each);
  expect(acknowledged.length).toBeGreaterThan(steps / 2);
  const [ann, ben] = clients.map((client) => {
    const { at } = client.get().sitting ?? {};
    return at?.view(at.seats[0] ?? 'spectator');
  });
  // Nothing is hidden in this game: both see the same.
  expect(ann).toEqual(ben);
  expect(ann).toBeDefined();
  for (const client of clients) client.close();
  await line.close();
  await server.close();
}, 120_000);
