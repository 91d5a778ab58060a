import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Player } from './player.ts';

/*
 * Hostile guests as a process of their own, at the lowest priority. Each has an address of its own within the loopback network.
 * They attack while the parent process says so; how much they have sent is the answer when they are told to stop.
 */

/** What the attackers are told: the server, a long game that anybody may watch, and the tables honest people play at. */
export interface Attack {
  readonly url: string;
  readonly long: string;
  readonly tables: readonly string[];
  /** How many attackers there are of each kind. */
  readonly each: number;
}

interface Attacker {
  readonly player: Player;
  readonly attack: Attack;
  readonly signal: AbortSignal;
  /** Any of the tables honest people play at. */
  anyTable(): string;
}

let sent = 0;

/** Sends as fast as the line takes it, without waiting for answers; connects again whenever it is thrown out. */
async function flood({ player, signal }: Attacker, message: (n: number) => object | string): Promise<void> {
  for (let n = 0; !signal.aborted; n++) {
    if (!player.connected) await player.connect();
    const next = message(n);
    player.sendRaw(typeof next === 'string' ? next : JSON.stringify(next));
    sent++;
    // Gives the other attackers, and the answers, a turn.
    if (n % 8 === 7) await wait(1);
  }
}

async function request(
  { player, signal }: Attacker,
  method: string,
  path: () => string,
  body?: () => object,
) {
  while (!signal.aborted) {
    const answer = await player.http(method, path(), body?.());
    await answer.arrayBuffer();
    sent++;
  }
}

const oddNames = ['$`', "$'", '$&', '"><script>', '\u202eevil', '🜁'.repeat(20), "'; DROP TABLE guests; --"];

/** The kinds of attack. */
const kinds: readonly ((attacker: Attacker) => Promise<void>)[] = [
  /* Joins of a long game, again and again, from its first step. */
  (attacker) =>
    flood(attacker, (id) => ({
      type: 'join',
      id,
      match: attacker.attack.long,
      ...(id % 2 === 0 && { since: { version: 0, seat: null } }),
    })),
  /* The same on one socket that asks for what it has missed. */
  async (attacker) => {
    await attacker.player.join(attacker.attack.long);
    await flood(attacker, (n) =>
      n % 50 === 0
        ? { type: 'join', id: n, match: attacker.attack.long }
        : { type: 'ping', match: attacker.attack.long, version: 0 },
    );
  },
  /* Chat at the tables of others. */
  (attacker) =>
    flood(attacker, (id) => ({ type: 'chat', id, match: attacker.anyTable(), text: `flood ${id}` })),
  /* Seats that are taken. */
  (attacker) =>
    flood(attacker, (id) => ({
      type: 'sit',
      id,
      match: attacker.anyTable(),
      seat: id % 2,
      entropy: '0123456789abcdef',
    })),
  /* Moves of others, undos and resignations without a seat. */
  (attacker) =>
    flood(attacker, (id) => ({
      type: ['undo', 'resign', 'rematch'][id % 3],
      id,
      match: attacker.anyTable(),
    })),
  /* Noise: malformed and oversized. */
  (attacker) => flood(attacker, (n) => (n % 40 === 39 ? 'x'.repeat(70_000) : '{"type":')),
  /* Lists. */
  (attacker) => request(attacker, 'GET', () => '/api/tables'),
  (attacker) => request(attacker, 'GET', () => '/api/me/tables'),
  /* Names, and pages of tables. */
  (attacker) =>
    request(
      attacker,
      'POST',
      () => '/api/guests',
      () => ({ name: oddNames[sent % oddNames.length] ?? 'x' }),
    ),
  (attacker) => request(attacker, 'GET', () => `/table/${attacker.anyTable()}`),
  /* Readers that never read. */
  async ({ player, attack, signal }) => {
    while (!signal.aborted) {
      const sockets = Array.from({ length: 10 }, () => player.rawSocket());
      await Promise.all(
        sockets.map(async (socket) => {
          await opened(socket);
          socket.pause();
          for (const match of [attack.long, ...attack.tables].slice(0, 20))
            if (socket.readyState === socket.OPEN)
              socket.send(JSON.stringify({ type: 'join', id: ++sent, match }));
        }),
      );
      await wait(500);
      for (const socket of sockets) socket.terminate();
    }
  },
];

function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState !== WebSocket.CONNECTING) resolve();
    socket.once('open', () => resolve());
    socket.once('close', () => resolve());
  });
}

/** Lets all attackers loose until the signal comes. */
async function attackAll(attack: Attack, signal: AbortSignal): Promise<void> {
  const attackers = kinds.flatMap((kind, k) =>
    Array.from({ length: attack.each }, async (_, n) => {
      const address = `127.66.${k + 1}.${n + 1}`;
      const anyTable = (): string => attack.tables[sent % attack.tables.length] ?? attack.long;
      while (!signal.aborted) {
        const player = new Player(attack.url, `Mallory ${k}.${n}`, address);
        try {
          await player.introduce();
          await player.connect();
          await kind({ player, attack, signal, anyTable });
        } catch {
          // Thrown out, or not let in: the next try.
          await wait(20);
        } finally {
          player.cut();
        }
      }
    }),
  );
  await Promise.all(attackers);
}

setPriority(19);
let ending: AbortController | null = null;
let running: Promise<void> | null = null;
process.on('message', (message: { readonly attack?: Attack }) => {
  if (message.attack) {
    ending = new AbortController();
    running = attackAll(message.attack, ending.signal);
    return;
  }
  ending?.abort();
  void running?.then(() => process.send?.({ sent }));
});
process.on('disconnect', () => process.exit());
