import { type Refusal, refuse } from '@holoboard/kernel';
import { type ClientMessage, type ServerMessage, textOf } from '@holoboard/table';
import type { WebSocket } from 'ws';
import type { Onlooker } from '../host/audience.ts';
import { isNo, no } from '../host/book.ts';
import type { HostedTable } from '../host/hosted-table.ts';
import type { House } from '../host/house.ts';
import { legalActions } from '../host/view-poll.ts';
import { addressKey } from '../limits/address-key.ts';
import { Allowance } from '../limits/allowance.ts';
import type { Metrics } from '../metrics.ts';
import type { Guest } from '../storage/storage.ts';
import { StorageDown } from '../storage/storage.ts';
import { type CreditRule, Credits } from './credits.ts';
import { commandOf, readMessage } from './messages.ts';

/** Bounds of connections. */
export interface LiveLimits {
  /** How many connections one address may have, and one guest. */
  readonly perAddress: number;
  readonly perGuest: number;
  /** Messages of one connection, and of all connections of one guest and of one address. */
  readonly connection: CreditRule;
  readonly guest: CreditRule;
  readonly address: CreditRule;
  /** How many tables one connection may have open. */
  readonly tables: number;
  /** How many bytes may wait for a slow reader before it is dropped; it comes back and asks for the gap. */
  readonly waiting: number;
  /** How often a connection must prove that it lives, in milliseconds. */
  readonly heartbeat: number;
}

export const usualLiveLimits: LiveLimits = {
  perAddress: 500,
  perGuest: 40,
  connection: { most: 60, perSecond: 20 },
  guest: { most: 300, perSecond: 60 },
  address: { most: 1000, perSecond: 300 },
  tables: 20,
  waiting: 1_000_000,
  heartbeat: 20_000,
};

/** How the server ends a connection because of who is at the other end. */
export const closeCodes = {
  /** Something about the guest has changed: connect again, as whoever the cookie says by then. */
  recalled: 4001,
  /** Banned: the reason says why. */
  banned: 4003,
};

/** The largest message that is read, in bytes. */
export const largestMessage = 65_536;
/** From how many characters on a message is always compressed. */
const long = 2048;
/**
 * How many shorter ones are compressed: all of them as long as the node has little to do, for people far away have narrow lines; under load
 * it would cost more than everything else that is done for a message.
 */
const compressions: CreditRule = { most: 2000, perSecond: 1000 };
/** How many characters sent on request, and how many steps played again, cost as much as a usual message. */
const perCredit = { characters: 50_000, steps: 50 } as const;
/** What a malformed message costs, and one that makes much work. */
const costs = { usual: 1, join: 3, malformed: 5 };

/** Whoever is at the other end. */
export interface Caller {
  readonly guest: Guest | null;
  readonly address: string;
}

/** All connections of this node. */
export class Connections {
  private readonly house: House;
  private readonly metrics: Metrics;
  private readonly limits: LiveLimits;
  private readonly now: () => number;
  /** How many connections an address or a guest has. */
  private readonly counts = new Map<string, number>();
  private readonly addresses: Allowance;
  private readonly guests: Allowance;
  private readonly open = new Map<WebSocket, Caller>();
  private readonly compressions: Credits;

  constructor(house: House, metrics: Metrics, limits: LiveLimits, now: () => number) {
    this.house = house;
    this.metrics = metrics;
    this.limits = limits;
    this.now = now;
    this.addresses = new Allowance(limits.address, now);
    this.guests = new Allowance(limits.guest, now);
    this.compressions = new Credits(compressions, now());
  }

  get count(): number {
    return this.open.size;
  }

  /** Takes a connection in, or ends it when its address or its guest has too many. */
  take(socket: WebSocket, caller: Caller): void {
    const address = addressKey(caller.address);
    const guest = caller.guest?.id ?? null;
    const { perAddress, perGuest } = this.limits;
    const whose = [`address ${address}`, ...(guest === null ? [] : [`guest ${guest}`])];
    if (whose.some((key, i) => (this.counts.get(key) ?? 0) >= (i === 0 ? perAddress : perGuest))) {
      this.metrics.dropConnection('address');
      socket.close(1013, 'Too many connections at once.');
      return;
    }
    for (const key of whose) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    this.open.set(socket, caller);
    const { house, metrics, limits, now } = this;
    const takeOfAll = (cost: number): boolean =>
      this.addresses.take(address, cost) && (guest === null || this.guests.take(guest, cost));
    const mayCompress = (): boolean => this.compressions.take(1, now());
    const connection = new Connection({
      socket,
      caller,
      house,
      metrics,
      limits,
      now,
      takeOfAll,
      mayCompress,
    });
    socket.on('close', () => {
      connection.end();
      this.open.delete(socket);
      for (const key of whose) this.discount(key);
    });
  }

  private discount(key: string): void {
    const left = (this.counts.get(key) ?? 1) - 1;
    if (left === 0) this.counts.delete(key);
    else this.counts.set(key, left);
  }

  /** Ends some of them; who may come back does so and is looked at anew. */
  endOf(isMeant: (caller: Caller) => boolean): void {
    for (const [socket, caller] of this.open)
      if (isMeant(caller)) socket.close(closeCodes.recalled, 'Please say again who you are.');
  }

  /** Ends all of them; clients come back to another node. */
  close(): void {
    for (const socket of this.open.keys()) socket.close(1012, 'The server is restarting.');
  }

  /** Ends those that have not closed by themselves. */
  terminate(): void {
    for (const socket of this.open.keys()) socket.terminate();
  }
}

/** What a connection is given. */
interface ConnectionParts {
  readonly socket: WebSocket;
  readonly caller: Caller;
  readonly house: House;
  readonly metrics: Metrics;
  readonly limits: LiveLimits;
  readonly now: () => number;
  /** Takes credit of the whole address, and of the guest. */
  readonly takeOfAll: (cost: number) => boolean;
  /** Whether there is time to compress a short message. */
  readonly mayCompress: () => boolean;
}

/** One connection: reads messages, answers each by its id, and passes on what happens at the tables it has open. */
class Connection implements Onlooker {
  readonly guest: string | null;
  private readonly parts: ConnectionParts;
  private readonly tables = new Map<string, HostedTable>();
  private readonly credits: Credits;
  private readonly timer: ReturnType<typeof setInterval>;
  private alive = true;
  private ended = false;
  private warnings = 0;
  /** How many characters have been sent. */
  private sent = 0;
  /** What is being opened or read just now. */
  private readonly opening = new Set<string>();

  constructor(parts: ConnectionParts) {
    const { socket, caller, limits, now } = parts;
    this.parts = parts;
    this.guest = caller.guest?.id ?? null;
    this.credits = new Credits(limits.connection, now());
    socket.on('message', (data, binary) => {
      // Whoever was told that the connection ends may go on sending, but is not served any more.
      if (socket.readyState !== socket.OPEN) return;
      const text = binary ? '' : String(data);
      void this.hear(text, performance.now(), now());
    });
    socket.on('error', () => socket.terminate());
    // Each is answered by itself, so they are counted like messages.
    socket.on('ping', () => this.pay(costs.usual, 0, performance.now()));
    socket.on('pong', () => {
      this.alive = true;
    });
    this.timer = setInterval(() => this.beat(), limits.heartbeat);
  }

  /** Passes a message on; whoever reads too slowly is dropped, and asks for the gap when it comes back. */
  send(text: string): void {
    const { socket, limits, metrics, mayCompress } = this.parts;
    if (this.ended || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.waiting) {
      metrics.dropConnection('slow');
      socket.terminate();
      return;
    }
    this.sent += text.length;
    socket.send(text, { compress: text.length >= long || mayCompress() });
  }

  /** Ends the connection so that whoever is there comes back. */
  dismiss(): void {
    this.parts.socket.close(closeCodes.recalled, 'Please connect again.');
  }

  /** A table wants this one here no longer. */
  sendAway(match: string, refusal: Refusal): void {
    this.tables.delete(match);
    this.answer({ type: 'left', match, refusal });
  }

  /** The connection is closed. */
  end(): void {
    this.ended = true;
    clearInterval(this.timer);
    for (const table of this.tables.values()) table.leave(this);
    this.tables.clear();
  }

  private beat(): void {
    if (!this.alive) {
      this.parts.metrics.dropConnection('silent');
      this.parts.socket.terminate();
      return;
    }
    this.alive = false;
    this.parts.socket.ping();
  }

  private async hear(text: string, started: number, arrived: number): Promise<void> {
    const read = readMessage(text);
    if ('problem' in read) {
      if (this.pay(costs.malformed, read.id, started)) {
        this.answer({
          type: 'refused',
          id: read.id,
          refusal: refuse('TABLE-SHAPE', { problem: read.problem }),
        });
        this.parts.metrics.answered('malformed', seconds(started));
      }
      return;
    }
    const { message } = read;
    const id = 'id' in message ? message.id : 0;
    if (!this.pay(message.type === 'join' ? costs.join : costs.usual, id, started)) return;
    if (message.type === 'ping') {
      this.answer({ type: 'pong' });
      const { match, version } = message;
      const before = this.sent;
      if (match !== undefined && version !== undefined) this.tables.get(match)?.remind(this, version);
      this.charge((this.sent - before) / perCredit.characters);
      return;
    }
    try {
      const answer = await this.serve(message, arrived);
      if (answer) this.answer(answer);
      this.parts.metrics.answered(answer?.type === 'refused' ? 'refused' : 'done', seconds(started));
    } catch (error) {
      this.parts.house.parts.log('message', error);
      const again = error instanceof StorageDown;
      const problem = again ? error.advice : 'Something went wrong on the server.';
      this.answer({ type: 'refused', id, refusal: no(problem, again ? 'storage' : 'failed'), again });
      this.parts.metrics.answered('failed', seconds(started));
    }
  }

  /** Takes credit for work that was done already. */
  private charge(cost: number): void {
    this.credits.charge(cost);
    this.parts.takeOfAll(cost);
  }

  /** Takes credit for a message. Who has none left is told so, and who goes on all the same is dropped. */
  private pay(cost: number, id: number, started: number): boolean {
    if (this.credits.take(cost, this.parts.now()) && this.parts.takeOfAll(cost)) return true;
    this.parts.metrics.answered('limited', seconds(started));
    if (this.credits.take(0, this.parts.now()) && ++this.warnings < 20)
      this.answer({ type: 'refused', id, refusal: no('That was too fast: please slow down.', 'fast') });
    else {
      this.parts.metrics.dropConnection('fast');
      this.parts.socket.close(1008, 'Too many messages.');
    }
    return false;
  }

  /** Does what is asked and gives the answer; nothing when the news of it was the answer. */
  private async serve(
    message: Exclude<ClientMessage, { type: 'ping' }>,
    arrived: number,
  ): Promise<(ServerMessage & { id: number }) | null> {
    const { id, match, type } = message;
    if (type === 'part') {
      this.tables.get(match)?.leave(this);
      this.tables.delete(match);
      return { type: 'done', id };
    }
    const table = this.tables.get(match) ?? (await this.parts.house.table(match));
    if (!table) return { type: 'refused', id, refusal: no('There is no such table.', 'unknown') };
    if (type === 'join' || type === 'history') {
      // One at a time for each table: whoever asks again before the answer makes no more work.
      const key = `${type} ${match}`;
      if (this.opening.has(key))
        return { type: 'refused', id, refusal: no('You are asking for that already.', 'fast') };
      this.opening.add(key);
      try {
        return await (type === 'join' ? this.join(table, message) : this.page(table, message));
      } finally {
        this.opening.delete(key);
      }
    }
    if (type === 'legal') {
      const barred = table.book.barred(this.guest);
      if (barred) return { type: 'refused', id, refusal: barred };
      const text = textOf({ type: 'legal', id, match, ...legalActions(table.book, this.guest) });
      this.charge(text.length / perCredit.characters);
      this.send(text);
      return null;
    }
    const { guest } = this.parts.caller;
    if (!guest) return { type: 'refused', id, refusal: no('Say who you are first.') };
    const receipt = { onlooker: this, id, given: false };
    const asker = { guest: guest.id, name: guest.name };
    const outcome = await table.do(asker, commandOf(message), receipt, arrived);
    if (receipt.given) return null;
    return isNo(outcome) ? { type: 'refused', id, refusal: outcome } : { type: 'done', id, ...outcome };
  }

  private async join(
    table: HostedTable,
    { id, match, since }: Extract<ClientMessage, { type: 'join' }>,
  ): Promise<ServerMessage & { id: number }> {
    if (!this.tables.has(match) && this.tables.size >= this.parts.limits.tables)
      return { type: 'refused', id, refusal: no('You have too many tables open.', 'tables') };
    const blocked = await table.against(this.guest, 'watch');
    if (blocked) return { type: 'refused', id, refusal: blocked };
    // Whoever closed the connection meanwhile is not let in any more.
    if (this.ended) return { type: 'done', id };
    const before = this.sent;
    const barred = table.enter(this, since ? { since } : {});
    this.charge((this.sent - before) / perCredit.characters);
    if (barred) return { type: 'refused', id, refusal: barred };
    this.tables.set(match, table);
    return { type: 'done', id };
  }

  private async page(
    table: HostedTable,
    { id, match, from, to }: Extract<ClientMessage, { type: 'history' }>,
  ): Promise<(ServerMessage & { id: number }) | null> {
    const blocked = await table.against(this.guest, 'watch');
    if (blocked) return { type: 'refused', id, refusal: blocked };
    const made = await table.history(this.guest, from, to);
    if (!made) return { type: 'refused', id, refusal: no('The match has not started yet.') };
    const text = textOf({ ...made.page, id, match });
    this.charge(text.length / perCredit.characters + made.work / perCredit.steps);
    this.send(text);
    return null;
  }

  private answer(message: ServerMessage): void {
    this.send(textOf(message));
  }
}

function seconds(started: number): number {
  return (performance.now() - started) / 1000;
}
