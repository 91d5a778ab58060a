import { randomBytes } from 'node:crypto';
import { type AnyGame, type Chance, type GameAction, type Seat, SeededChance } from '@holoboard/kernel';
import { WebSocket } from 'ws';
import { Player } from './player.ts';

/** What is done to a server by those who mean no good. */
export interface MalformedPlan {
  readonly url: string;
  /** What is played meanwhile: a game that asks one seat at a time. */
  readonly game: AnyGame;
  readonly messages: number;
  readonly seed: number;
}

/** What came of messages and requests that no honest client sends. */
export interface MalformedReport {
  readonly sent: number;
  /** Those that were refused with a reason, or whose connection was ended with one. */
  readonly refused: number;
  /** Those that were done: there should be none. */
  readonly done: number;
  /** Whether the server still serves honest people afterwards. */
  readonly alive: boolean;
  /** How much more the heap of the server holds after the last quarter of them than after the second, in bytes. */
  readonly growth: number;
}

/** How many messages are sent over one connection before their answers are waited for. */
const batch = 100;
/** How many messages are sent between two looks at the heap. */
const lookEvery = 500;

/** What a malicious message is made from. */
interface Target {
  readonly url: string;
  readonly game: string;
  readonly table: string;
  /** The seat of the one who is asked, and what could be done there now. */
  readonly seat: Seat;
  readonly action: GameAction;
  /** Somebody without a seat, and somebody with one who is not asked. */
  readonly stranger: Player;
  readonly waiting: Player;
}

/** Sends malformed, oversized, forged and replayed messages and requests to a server, and counts what comes of them. */
export async function malformedRun(plan: MalformedPlan): Promise<MalformedReport> {
  const { url, game, messages } = plan;
  const chance = new SeededChance(plan.seed);
  const { players, table } = await openTable(url, game);
  const [asked] = askedOf(players);
  const first = {
    type: 'play',
    version: 0,
    clientActionId: 'first',
    action: anyLegal(asked, game, chance),
  } as const;
  if ((await asked?.do(first))?.type !== 'done') throw new Error('An honest player cannot play.');
  for (const player of players) await player.until(() => player.standing?.version === 1, 'the first step');
  const [next, ...others] = askedOf(players);
  const waiting = players.find((player) => player !== next);
  const seat = next?.seat ?? null;
  if (seat === null || !waiting || others.length > 0) throw new Error('This game does not ask one seat.');
  const stranger = await new Player(url, 'Eve').introduce();
  const action = anyLegal(next, game, chance);
  const target = { url, game: game.id, table, seat, action, stranger, waiting };
  const counts = { sent: 0, refused: 0, done: 0 };
  const heap: { readonly at: number; readonly used: number }[] = [];
  while (counts.sent < messages) {
    const { refused, done } = await sendSome(target, messages - counts.sent, chance);
    counts.sent += refused + done;
    counts.refused += refused;
    counts.done += done;
    if (counts.sent - (heap.at(-1)?.at ?? 0) >= lookEvery)
      heap.push({ at: counts.sent, used: await heapOf(url) });
  }
  // Garbage comes and goes: what stays is what is held when there is least of it.
  const least = (quarter: number): number =>
    Math.min(...heap.filter(({ at }) => Math.ceil((4 * at) / messages) === quarter).map(({ used }) => used));
  const again = await asked?.do(first);
  const alive = players.every(({ standing }) => standing?.version === 1) && again?.type === 'done';
  for (const player of players) player.cut();
  return { ...counts, alive, growth: least(4) - least(2) };
}

async function openTable(url: string, game: AnyGame) {
  const players: Player[] = [];
  for (const name of ['Ann', 'Ben']) players.push(await (await new Player(url, name).introduce()).connect());
  const table = (await players[0]?.open({ game: game.id, seats: players.length })) ?? '';
  for (const player of players) {
    await player.join(table);
    await player.sit();
  }
  for (const player of players) await player.until(() => player.standing !== null, 'the start');
  return { players, table };
}

function askedOf(players: readonly Player[]): Player[] {
  return players.filter(({ seat, question }) => seat !== null && question.seats.includes(seat));
}

function anyLegal(player: Player | undefined, game: AnyGame, chance: SeededChance): GameAction {
  return player?.legal(game, chance)[0] as GameAction;
}

/** What lives on the heap of the server, as it tells those who operate it. */
async function heapOf(url: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]);
}

/** Sends some of one kind, at most so many, and counts what comes of them. */
async function sendSome(target: Target, most: number, chance: Chance) {
  const kind = chance.draw('way', 10);
  // A connection for each of its messages is dear.
  const count = Math.min(kind === 1 ? 20 : batch, most);
  const counted = (results: readonly boolean[]) => {
    const refused = results.filter(Boolean).length;
    return { refused, done: results.length - refused };
  };
  const all = (send: () => Promise<boolean>) => Promise.all(Array.from({ length: count }, send));
  if (kind === 0) return counted(await all(() => badRequest(target, chance)));
  if (kind === 1) return counted(await all(() => badSocket(target, chance)));
  return badMessages(target, count, chance);
}

/** Messages over one connection: each must be answered by a refusal. */
async function badMessages(target: Target, count: number, chance: Chance) {
  const { cookie } = chance.draw('who', 2) === 0 ? target.stranger : target.waiting;
  const socket = await connect(target.url, cookie);
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
  for (let i = 0; i < count; i++) socket.send(badMessage(target, i + 1, chance));
  await answered;
  socket.terminate();
  return { refused, done };
}

function badMessage({ table: match, seat, action }: Target, id: number, chance: Chance): string | Buffer {
  const any = <Item>(list: readonly Item[]): Item => list[chance.draw('one', list.length)] as Item;
  const odd = any([null, -1, 1.5, 1e300, '', 'x', [], {}, true, '\u0000', 'x'.repeat(2000), { length: 9 }]);
  const whole = { type: 'play', id, match, version: 1, clientActionId: 'a', action };
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
    () => JSON.stringify({ ...whole, action: { ...action, deep } }),
    () =>
      JSON.stringify({
        ...whole,
        action: { type: any(['win', action.type, 'constructor', '__proto__']), to: odd },
      }),
    () => `{"type":"play","id":${id},"match":"${match}","__proto__":{"guest":"x"},"version":1}`,
    // Replayed: what somebody else has sent, and what is long past.
    () => JSON.stringify({ ...whole, version: 0, clientActionId: 'first' }),
    () => JSON.stringify({ ...whole, match: randomBytes(16).toString('base64url') }),
    // Forged: acting for others.
    () => JSON.stringify({ type: 'stand', id, match, seat }),
    () => JSON.stringify({ type: 'start', id, match, level: 'pilot' }),
    () => JSON.stringify({ type: 'bot', id, match, seat, level: 'pilot' }),
    () => JSON.stringify({ type: 'answer', id, match, agree: true }),
    () => JSON.stringify({ type: 'close', id, match }),
    () => JSON.stringify({ type: 'chat', id, match, text: 'x'.repeat(501) }),
    () => JSON.stringify([[[[whole]]]]),
  ])();
}

/** A connection that is wrong from the start, or that sends too much at once; tells whether it was ended with a reason. */
async function badSocket({ url, stranger }: Target, chance: Chance): Promise<boolean> {
  if (chance.draw('kind', 2) === 0) {
    const socket = new WebSocket(new URL('/live', url.replace(/^http/, 'ws')), {
      origin: 'https://evil.example',
    });
    return new Promise((resolve) => {
      socket.on('unexpected-response', (request, response) => {
        request.destroy();
        resolve(response.statusCode === 403);
      });
      socket.on('error', () => resolve(false));
      socket.on('open', () => resolve(false));
    });
  }
  const socket = await connect(url, stranger.cookie);
  const ended = new Promise<boolean>((resolve) => socket.on('close', (code) => resolve(code === 1009)));
  socket.send('x'.repeat(70_000));
  return ended;
}

/** A request that must be refused; tells whether it was. */
async function badRequest({ url, stranger, game, table }: Target, chance: Chance): Promise<boolean> {
  const any = <Item>(list: readonly Item[]): Item => list[chance.draw('one', list.length)] as Item;
  const { cookie } = stranger;
  const json = { 'content-type': 'application/json', cookie };
  const wanted = JSON.stringify({ game, seats: 2 });
  const post = (path: string, body: string, headers: Record<string, string> = json) =>
    fetch(new URL(path, url), { method: 'POST', headers, body });
  const response = await any([
    () => post('/api/tables', '{'),
    () => post('/api/tables', JSON.stringify({ game: 'no game', seats: 2 })),
    () => post('/api/tables', JSON.stringify({ game, seats: 1e9 })),
    () => post('/api/tables', 'x'.repeat(70_000)),
    () => post('/api/tables', wanted, { 'content-type': 'application/json' }),
    () => post('/api/tables', wanted, { ...json, cookie: `${cookie}forged` }),
    () => post('/api/tables', wanted, { ...json, origin: 'https://evil.example' }),
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
  return response.status >= 400 && response.status < 500;
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
