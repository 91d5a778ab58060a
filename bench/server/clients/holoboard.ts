import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { loadGame } from '@holoboard/games';
import { type AnyGame, type GameAction, patched, SeededChance } from '@holoboard/kernel';
import { messagesOf, type ServerMessage, type Update } from '@holoboard/table';
import { WebSocket } from 'ws';
import { Arrival, type Contestant, type LoadTable } from '../contestant.ts';

let actions = 0;
const chance = new SeededChance('holoboard');
/** Two guests play at all tables: what is measured is connections and tables. */
const cookies = new Map<number, Promise<readonly string[]>>();

function guestsOf(port: number): Promise<readonly string[]> {
  const known = cookies.get(port) ?? Promise.all(['Ann', 'Ben'].map((name) => introduce(port, name)));
  cookies.set(port, known);
  return known;
}

async function introduce(port: number, name: string): Promise<string> {
  const response = await request(port, '/api/guests', { name });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

function request(port: number, path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

/** One seat: follows what it is sent as the app does. */
class Guest {
  view: unknown = null;
  question: Update['question'] = { kind: 'waiting', seats: [] };
  version = -1;
  over = false;
  seat = -1;
  readonly answered = new Arrival<ServerMessage>();
  private readonly match: string;
  private readonly socket: WebSocket;
  private readonly opened: Promise<unknown>;
  private behind: { readonly version: number; readonly tell: () => void } | null = null;

  constructor(port: number, match: string, cookie: string, compress: boolean) {
    this.match = match;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/live`, {
      headers: { cookie },
      perMessageDeflate: compress && { threshold: 0 },
    });
    this.opened = new Promise((resolve, reject) => this.socket.once('open', resolve).once('error', reject));
    this.socket.on('message', (data) => {
      for (const message of messagesOf(String(data))) this.hear(message);
    });
  }

  async sit(): Promise<void> {
    await this.opened;
    this.socket.on('error', () => {});
    await this.ask({ type: 'join' });
    await this.ask({ type: 'sit', seat: null, entropy: randomBytes(16).toString('hex') });
  }

  async ask(message: object): Promise<ServerMessage> {
    this.socket.send(JSON.stringify({ ...message, id: 1, match: this.match }));
    const answer = await this.answered.next();
    if (answer.type !== 'done') throw new Error(`Refused: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Waits until a version is known. */
  reach(version: number): Promise<void> | undefined {
    if (this.version >= version) return undefined;
    return new Promise((tell) => {
      this.behind = { version, tell };
    });
  }

  bytes(): number {
    const { bytesRead, bytesWritten } = Reflect.get(this.socket, '_socket') as Socket;
    return bytesRead + bytesWritten;
  }

  leave(): void {
    this.socket.terminate();
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'done' || message.type === 'refused') this.answered.come(message);
    if (message.type === 'view') {
      this.seat = message.seat ?? -1;
      this.view = message.view;
      this.question = message.question;
    }
    if (message.type !== 'view' && message.type !== 'news') return;
    for (const { events, change, question } of 'updates' in message ? message.updates : []) {
      for (const event of events) this.view = patched(this.view, event.change);
      this.view = patched(this.view, change);
      this.question = question;
    }
    this.version = message.standing.version;
    this.over = message.standing.outcome !== null;
    if (this.behind && this.version >= this.behind.version) {
      const { tell } = this.behind;
      this.behind = null;
      tell();
    }
  }
}

class Table implements LoadTable {
  private readonly game: AnyGame;
  private readonly guests: readonly [Guest, Guest];
  private version = 0;

  constructor(game: AnyGame, guests: readonly [Guest, Guest]) {
    this.game = game;
    this.guests = guests;
  }

  async play(): Promise<number | null> {
    const { guests, version, game } = this;
    for (const guest of guests) await guest.reach(version);
    const [first, second] = guests;
    if (first.over) return null;
    const guest = first.question.seats.includes(first.seat) ? first : second;
    const legal = game.legal(game.redeal(guest.view, guest.seat, chance), guest.seat);
    const action = legal[chance.draw('choice', legal.length)] as GameAction;
    const started = performance.now();
    const answer = await guest.ask({ type: 'play', version, clientActionId: `${++actions}`, action });
    const took = performance.now() - started;
    if (answer.type === 'done') this.version = answer.version ?? version;
    return took;
  }

  bytes(): number {
    return this.guests.reduce((sum, guest) => sum + guest.bytes(), 0);
  }

  leave(): void {
    for (const guest of this.guests) guest.leave();
  }
}

/** Our own server, with players who follow the protocol of docs/protocol.md. */
export const holoboard: Contestant = {
  name: 'Holoboard',
  host: 'holoboard',
  async open(port, name, { compress } = { compress: false }) {
    const [ann = '', ben = ''] = await guestsOf(port);
    const response = await request(port, '/api/tables', { game: name, seats: 2 }, ann);
    const { id } = (await response.json()) as { id: string };
    const guests = [new Guest(port, id, ann, compress), new Guest(port, id, ben, compress)] as const;
    for (const guest of guests) await guest.sit();
    return new Table(await loadGame(name), guests);
  },
};
