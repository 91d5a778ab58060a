import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { type AnyGame, type GameAction, patched, type Refusal, type Seat } from '@holoboard/kernel';
import {
  type ChatLine,
  type ClientMessage,
  type FarStanding,
  type FarTable,
  messagesOf,
  type ServerMessage,
  type TableCommand,
  type TableSetup,
  type Update,
} from '@holoboard/table';
import { WebSocket } from 'ws';

type Answer = Extract<ServerMessage, { type: 'done' | 'refused' | 'legal' | 'history' }>;
/** A message without its id. */
type Unnumbered<Message> = Message extends { readonly id: number } ? Omit<Message, 'id'> : never;

/** How long an answer may take, in milliseconds. */
const patience = 30_000;
const agent = new Agent({ keepAlive: true });

/** Somebody who plays over the network as an honest client does: sends, waits for answers, follows what happens, and comes back. */
export class Player {
  readonly name: string;
  cookie = '';
  table: FarTable | null = null;
  readonly chat: ChatLine[] = [];
  seat: Seat | null = null;
  /** Why this one was sent away from the table. */
  left: Refusal | null = null;
  view: unknown = null;
  question: Update['question'] = { kind: 'waiting', seats: [] };
  standing: FarStanding | null = null;
  /** How many of its own steps the others are not told of: those within its secret answers. */
  untold = 0;
  /** How often the whole position was sent. */
  positions = 0;
  /** Every text that came over the wire. */
  readonly frames: string[] = [];
  keepFrames = false;
  private url: string;
  private readonly address: string;
  private socket: WebSocket | null = null;
  private next = 1;
  private readonly answers = new Map<number, (answer: Answer | null) => void>();
  private readonly waiting = new Set<() => void>();
  private joined: string | null = null;

  /** Calls from an address of its own within the loopback network. */
  constructor(url: string, name: string, address = '127.0.0.1') {
    this.url = url;
    this.name = name;
    this.address = address;
  }

  /** Goes on at another address: another node, or a proxy. */
  moveTo(url: string): void {
    this.url = url;
  }

  /** Becomes a guest of the house. */
  async introduce(): Promise<this> {
    const response = await this.http('POST', '/api/guests', { name: this.name });
    this.cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return this;
  }

  http(method: string, path: string, body?: unknown): Promise<Response> {
    return new Promise((resolve, reject) => {
      const sending = request(new URL(path, this.url), {
        method,
        localAddress: this.address,
        agent,
        headers: { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      });
      sending.on('error', reject);
      sending.on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const headers = new Headers();
          for (const [name, value] of Object.entries(answer.headersDistinct))
            for (const each of value ?? []) headers.append(name, each);
          const status = answer.statusCode ?? 0;
          const text = status === 204 || status === 304 ? null : Buffer.concat(chunks);
          resolve(new Response(text, { status, headers }));
        });
      });
      sending.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /** Opens a table and gives its id. */
  async open(setup: Partial<TableSetup> & Pick<TableSetup, 'game' | 'seats'>): Promise<string> {
    const response = await this.http('POST', '/api/tables', setup);
    const { id, error } = (await response.json()) as { id?: string; error?: string };
    if (id === undefined) throw new Error(error);
    return id;
  }

  /** A connection that nobody listens to yet. */
  rawSocket(): WebSocket {
    const socket = new WebSocket(new URL('/live', this.url.replace(/^http/, 'ws')), {
      headers: { cookie: this.cookie },
      localAddress: this.address,
    });
    socket.on('error', () => {});
    return socket;
  }

  /** Connects. */
  async connect(): Promise<this> {
    const socket = this.rawSocket();
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', () => {
      if (this.socket !== socket) return;
      this.socket = null;
      for (const answer of this.answers.values()) answer(null);
      this.answers.clear();
      this.wake();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.once('unexpected-response', (_request, response) =>
        reject(new Error(`Status ${response.statusCode}.`)),
      );
    });
    socket.on('error', () => {});
    this.socket = socket;
    return this;
  }

  get connected(): boolean {
    return this.socket !== null;
  }

  /** Opens a table; whoever has seen it before asks for the gap. */
  async join(match: string, { anew = false } = {}): Promise<Answer | null> {
    const since =
      this.joined === match && this.standing && !anew
        ? { since: { version: this.standing.version, seat: this.seat } }
        : {};
    this.joined = match;
    return this.ask({ type: 'join', match, ...since });
  }

  /** Asks something of the table that is open; nothing when the connection was lost before the answer. */
  do(command: TableCommand): Promise<Answer | null> {
    return this.ask({ match: this.joined ?? '', ...command } as Unnumbered<ClientMessage>);
  }

  async sit(seat: Seat | null = null): Promise<Answer | null> {
    return this.do({ type: 'sit', seat, entropy: randomBytes(16).toString('hex') });
  }

  play(action: GameAction, clientActionId: string = randomUUID()): Promise<Answer | null> {
    return this.do({ type: 'play', version: this.standing?.version ?? 0, clientActionId, action });
  }

  /** Says what is known of the table that is open: what was missed is sent again. */
  ping(): void {
    const known = { match: this.joined ?? '', version: this.standing?.version ?? 0 };
    this.socket?.send(JSON.stringify({ type: 'ping', ...known }));
  }

  /** How many steps this one knows of that the other players are told too. */
  get known(): number {
    return (this.standing?.version ?? 0) - this.untold;
  }

  /** Plays an action that must be legal, and waits for the news of it. */
  async act(action: GameAction): Promise<void> {
    const before = JSON.stringify(this.question);
    const answer = await this.play(action);
    if (answer?.type !== 'done') throw new Error(`${this.name} is refused: ${JSON.stringify(answer)}`);
    await this.until(() => (this.standing?.version ?? 0) >= (answer.version ?? 0));
    if (this.question.secret && JSON.stringify(this.question) === before) this.untold++;
  }

  ask(message: Unnumbered<ClientMessage>): Promise<Answer | null> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      if (!this.socket) {
        resolve(null);
        return;
      }
      const timer = setTimeout(() => reject(new Error(`No answer to ${JSON.stringify(message)}`)), patience);
      this.answers.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Sends a text as it is. */
  sendRaw(text: string | Buffer): void {
    this.socket?.send(text);
  }

  /** Waits until something is so, looking again whenever a message has come. */
  until(isSo: () => boolean, what = String(isSo)): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(
          new Error(`${this.name} waits in vain for ${what}; stands at ${JSON.stringify(this.standing)}`),
        );
      }, patience);
      const look = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  /** What this one could do now, by a world that fits the view. */
  legal(game: AnyGame, chance: Parameters<AnyGame['redeal']>[2]): readonly GameAction[] {
    if (this.seat === null || !this.question.seats.includes(this.seat)) return [];
    const world: unknown = game.redeal(this.view, this.seat, chance);
    return game.legal(world, this.seat);
  }

  /** Leaves without a word. */
  cut(): void {
    const { socket } = this;
    this.socket = null;
    for (const answer of this.answers.values()) answer(null);
    this.answers.clear();
    socket?.terminate();
  }

  async close(): Promise<void> {
    const { socket } = this;
    this.socket = null;
    if (!socket || socket.readyState === socket.CLOSED) return;
    await new Promise((resolve) => {
      socket.once('close', resolve);
      socket.close();
    });
  }

  private hear(text: string): void {
    if (this.keepFrames) this.frames.push(text);
    for (const message of messagesOf(text)) this.takeIn(message);
    this.wake();
  }

  private takeIn(message: ServerMessage): void {
    switch (message.type) {
      case 'done':
      case 'refused':
      case 'legal':
      case 'history':
        this.answers.get(message.id)?.(message);
        this.answers.delete(message.id);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        for (const line of message.lines)
          if (line.number > (this.chat.at(-1)?.number ?? 0)) this.chat.push(line);
        break;
      case 'view':
        this.positions++;
        this.seat = message.seat;
        this.view = message.view;
        this.question = message.question;
        this.standing = message.standing;
        break;
      case 'news':
        this.take(message.updates, this.standing?.version ?? 0);
        this.standing = message.standing;
        break;
      case 'left':
        this.left = message.refusal;
        break;
      case 'pong':
        break;
    }
  }

  private take(updates: readonly Update[], known: number): void {
    let version = known;
    for (const update of updates) {
      if (update.version <= version) continue;
      if (update.version !== version + 1) throw new Error(`A gap: ${version} and then ${update.version}.`);
      version = update.version;
      for (const { change } of update.events) this.view = patched(this.view, change);
      this.view = patched(this.view, update.change);
      this.question = update.question;
    }
  }

  private wake(): void {
    for (const look of [...this.waiting]) look();
  }
}

/** The most of the common steps that any of the players knows of. */
function latest(players: readonly Player[]): number {
  return Math.max(...players.map(({ known }) => known));
}

/** Plays until the game is over, or until so many steps are taken: everybody who is asked does something by chance. */
export async function playOn(
  game: AnyGame,
  players: readonly Player[],
  chance: Parameters<AnyGame['redeal']>[2],
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const taken = (): number => players.reduce((sum, { untold }) => sum + untold, latest(players));
  const end = taken() + most;
  while (taken() < end) {
    const before = taken();
    for (const player of players) {
      const known = latest(players);
      await player.until(() => player.known >= known);
      if (player.standing?.outcome) return;
      if (player.known !== latest(players)) continue;
      const legal = player.legal(game, chance);
      if (legal.length === 0) continue;
      await player.act(legal[chance.draw('choice', legal.length)] as GameAction);
      const reached = player.known;
      await Promise.all(players.map((each) => each.until(() => each.known >= reached)));
    }
    if (taken() === before) {
      // A bot is to move.
      await players[0]?.until(() => taken() > before || Boolean(players[0]?.standing?.outcome));
      if (players[0]?.standing?.outcome) return;
    }
  }
}
