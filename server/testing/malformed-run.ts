import { randomBytes } from 'node:crypto';
import { type Chance, SeededChance } from '@holoboard/kernel';
import { WebSocket } from 'ws';
import { Player } from './player.ts';

/** What came of messages and requests that no honest client sends. */
export interface MalformedReport {
  readonly sent: number;
  /** Those that were refused with a reason, or whose connection was ended with one. */
  readonly refused: number;
  /** Those that were done: there should be none. */
  readonly done: number;
  /** Whether the server still serves honest people afterwards. */
  readonly alive: boolean;
}

/** How many messages are sent over one connection before their answers are waited for. */
const batch = 100;

/** Sends malformed, oversized, forged and replayed messages and requests to a server, and counts what comes of them. */
export async function malformedRun(url: string, count: number, seed: number): Promise<MalformedReport> {
  const chance = new SeededChance(seed);
  const ann = await (await new Player(url, 'Ann').introduce()).connect();
  const ben = await (await new Player(url, 'Ben').introduce()).connect();
  const table = await ann.open({ game: 'hoth', seats: 2, options: { firstPlayer: 'blue' } });
  for (const player of [ann, ben]) {
    await player.join(table);
    await player.sit();
  }
  await ann.until(() => ann.standing !== null);
  const first = { type: 'play', version: 0, clientActionId: 'first', action: { type: 'spin' } } as const;
  if ((await ann.do(first))?.type !== 'done') throw new Error('An honest player cannot play.');
  const eve = await new Player(url, 'Eve').introduce();
  let refused = 0;
  let done = 0;
  let sent = 0;
  while (sent < count) {
    const asked = chance.draw('way', 10);
    // A connection for each of its messages is dear.
    const some = Math.min(asked === 1 ? 20 : batch, count - sent);
    sent += some;
    if (asked === 0) {
      const results = await Promise.all(
        Array.from({ length: some }, () => badRequest(url, eve, table, chance)),
      );
      refused += results.filter((status) => status >= 400 && status < 500).length;
      done += results.filter((status) => status < 400 || status >= 500).length;
    } else if (asked === 1) {
      const codes = await Promise.all(Array.from({ length: some }, () => badSocket(url, eve, chance)));
      refused += codes.filter((code) => code !== 1000 && code !== 0).length;
      done += codes.filter((code) => code === 0).length;
    } else {
      const answers = await badMessages(url, eve, ben, table, some, chance);
      refused += answers.refused;
      done += answers.done;
    }
  }
  const { version } = ann.standing ?? {};
  const again = await ann.do(first);
  const alive = version === 1 && again?.type === 'done' && again.version === 1;
  for (const player of [ann, ben]) player.cut();
  return { sent, refused, done, alive };
}

/** Messages over one connection: each must be answered by a refusal. */
async function badMessages(
  url: string,
  eve: Player,
  ben: Player,
  table: string,
  count: number,
  chance: Chance,
) {
  // Half of them by somebody who has a seat, but not the turn.
  const cookie = chance.draw('who', 2) === 0 ? eve.cookie : ben.cookie;
  const socket = await connect(url, cookie);
  let refused = 0;
  let done = 0;
  const answered = new Promise<void>((resolve) => {
    socket.on('close', () => {
      refused += count - refused - done;
      resolve();
    });
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      if (type === 'refused') refused++;
      else if (type === 'done') done++;
      if (refused + done >= count) resolve();
    });
  });
  for (let i = 0; i < count; i++) socket.send(badMessage(table, i + 1, chance));
  await answered;
  socket.terminate();
  return { refused, done };
}

function badMessage(match: string, id: number, chance: Chance): string | Buffer {
  const any = <Item>(list: readonly Item[]): Item => list[chance.draw('one', list.length)] as Item;
  const odd = any([null, -1, 1.5, 1e300, '', 'x', [], {}, true, '\u0000', 'x'.repeat(2000), { length: 9 }]);
  const whole = { type: 'play', id, match, version: 1, clientActionId: 'a', action: { type: 'spin' } };
  const text = JSON.stringify(whole);
  let deep: unknown = {};
  for (let i = 0; i < 500; i++) deep = { deep };
  return any([
    () => randomBytes(chance.draw('length', 200)).toString('latin1'),
    () => randomBytes(50),
    () => text.slice(0, chance.draw('cut', text.length - 1)),
    () => JSON.stringify({ ...whole, [any(Object.keys(whole))]: odd }),
    () => JSON.stringify({ ...whole, type: any(['sudo', 'constructor', '__proto__', 'opened', 'step']) }),
    () => JSON.stringify({ ...whole, extra: odd }),
    () => JSON.stringify({ ...whole, action: { type: 'spin', deep } }),
    () => JSON.stringify({ ...whole, action: { type: any(['win', 'spin', 'fly', '__proto__']), to: odd } }),
    () => `{"type":"play","id":${id},"match":"${match}","__proto__":{"guest":"x"},"version":1}`,
    // Replayed: what somebody else has sent, and what is long past.
    () => JSON.stringify({ ...whole, version: 0, clientActionId: 'first' }),
    () => JSON.stringify({ ...whole, match: randomBytes(16).toString('base64url') }),
    // Forged: acting for others.
    () => JSON.stringify({ type: 'stand', id, match, seat: 0 }),
    () => JSON.stringify({ type: 'start', id, match, level: 'pilot' }),
    () => JSON.stringify({ type: 'bot', id, match, seat: 0, level: 'pilot' }),
    () => JSON.stringify({ type: 'answer', id, match, agree: true }),
    () => JSON.stringify({ type: 'close', id, match }),
    () => JSON.stringify({ type: 'chat', id, match, text: 'x'.repeat(501) }),
    () => JSON.stringify([[[[whole]]]]),
  ])();
}

/** A connection that is wrong from the start, or that sends too much at once; gives the code it was ended with. */
async function badSocket(url: string, eve: Player, chance: Chance): Promise<number> {
  if (chance.draw('kind', 2) === 0) {
    const socket = new WebSocket(new URL('/live', url.replace(/^http/, 'ws')), {
      origin: 'https://evil.example',
    });
    return new Promise((resolve) => {
      socket.on('unexpected-response', (request, response) => {
        request.destroy();
        resolve(response.statusCode ?? 0);
      });
      socket.on('error', () => resolve(403));
      socket.on('open', () => resolve(0));
    });
  }
  const socket = await connect(url, eve.cookie);
  const ended = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.send('x'.repeat(70_000));
  return ended;
}

async function badRequest(url: string, eve: Player, table: string, chance: Chance): Promise<number> {
  const any = <Item>(list: readonly Item[]): Item => list[chance.draw('one', list.length)] as Item;
  const json = { 'content-type': 'application/json', cookie: eve.cookie };
  const post = (path: string, body: string, headers: Record<string, string> = json) =>
    fetch(new URL(path, url), { method: 'POST', headers, body });
  const response = await any([
    () => post('/api/tables', '{'),
    () => post('/api/tables', JSON.stringify({ game: 'chess', seats: 2 })),
    () => post('/api/tables', JSON.stringify({ game: 'hoth', seats: 1e9 })),
    () => post('/api/tables', 'x'.repeat(70_000)),
    () =>
      post('/api/tables', JSON.stringify({ game: 'hoth', seats: 2 }), { 'content-type': 'application/json' }),
    () =>
      post('/api/tables', JSON.stringify({ game: 'hoth', seats: 2 }), {
        ...json,
        cookie: `${eve.cookie}forged`,
      }),
    () =>
      post('/api/tables', JSON.stringify({ game: 'hoth', seats: 2 }), {
        ...json,
        origin: 'https://evil.example',
      }),
    () => post(`/api/tables/${table}/commands`, JSON.stringify({ type: 'resign' })),
    () => post('/api/tables/x/commands', JSON.stringify({ type: 'resign' })),
    () => post('/api/guests', JSON.stringify({ name: '' })),
    () => post('/api/guests', 'name=x', { 'content-type': 'text/plain' }),
    () => fetch(new URL(`/api/tables/${table}/file`, url)),
    () => fetch(new URL('/api/%00', url)),
    () => fetch(new URL('/assets/../../../etc/passwd.txt', url)),
    () => fetch(new URL('/api/me', url), { method: 'PUT' }),
  ])();
  await response.arrayBuffer();
  return response.status;
}

async function connect(url: string, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(new URL('/live', url.replace(/^http/, 'ws')), { headers: { cookie } });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => {});
  return socket;
}
