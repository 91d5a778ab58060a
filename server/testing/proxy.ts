import { createServer } from 'node:http';
import type { Chance } from '@holoboard/kernel';
import { WebSocket, WebSocketServer } from 'ws';

/** A bad line: between a client and a server it drops, delays, doubles, reorders and cuts what goes over it. */
export interface BadLine {
  readonly url: string;
  /** From now on everything gets through. */
  calm(): void;
  close(): Promise<void>;
}

/** Chances in a thousand. */
const odds = { drop: 40, double: 60, cut: 8, deaf: 4 };

/** Starts a bad line to a server. */
export async function startBadLine(server: string, chance: Chance): Promise<BadLine> {
  let bad = true;
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  const happens = (rate: number): boolean => bad && chance.draw('trouble', 1000) < rate;
  sockets.on('connection', (client, request) => {
    const there = new WebSocket(new URL('/live', server.replace(/^http/, 'ws')), {
      headers: { cookie: request.headers.cookie ?? '' },
    });
    const early: string[] = [];
    const cut = (): void => {
      client.terminate();
      there.terminate();
    };
    for (const socket of [client, there]) {
      socket.on('error', cut);
      socket.on('close', cut);
    }
    const pass = (to: WebSocket, text: string): void => {
      if (to.readyState === to.OPEN) to.send(text);
    };
    // Half closed: nothing comes back any more, and nobody is told.
    let deaf = false;
    const carry = (to: WebSocket, text: string): void => {
      if (deaf || happens(odds.drop)) return;
      if (happens(odds.cut)) {
        cut();
        return;
      }
      const copies = happens(odds.double) ? 2 : 1;
      for (let i = 0; i < copies; i++)
        if (bad) setTimeout(() => pass(to, text), chance.draw('delay', 30));
        else pass(to, text);
    };
    there.on('open', () => {
      for (const text of early) carry(there, text);
    });
    client.on('message', (data) => {
      const text = String(data);
      if (there.readyState === there.CONNECTING) early.push(text);
      else carry(there, text);
    });
    there.on('message', (data) => {
      if (happens(odds.deaf)) deaf = true;
      carry(client, String(data));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  return {
    url: `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/live`,
    calm() {
      bad = false;
    },
    async close() {
      for (const client of sockets.clients) client.terminate();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
