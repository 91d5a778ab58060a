import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import { Allowance } from '../limits/allowance.ts';
import { Window } from '../limits/window.ts';
import { say } from './app.ts';
import type { Sessions } from './session.ts';

/** Bounds of requests. */
export interface RequestLimits {
  /** Requests in a minute, of one guest and of one address. */
  readonly requests: number;
  /** Guests that one address may create in an hour. */
  readonly guests: number;
  /** Tables that one address may open in a day; the house counts those of one guest. */
  readonly addressTables: number;
}

export const usualRequestLimits: RequestLimits = { requests: 600, guests: 20, addressTables: 400 };

/** Recovery codes that one address may try in a minute. */
const recoveries = 10;
/** Reports that one address may send in a day. */
const reports = 40;
/** Webhooks that one address may set in an hour. */
const webhooks = 20;
const minute = 60;
const hour = 3600;
const day = 86_400;

/** What requests may cost: counted by each node, for a guest and for an address. */
export class HttpLimits {
  private readonly sessions: Sessions;
  private readonly requests: Allowance;
  private readonly counted: Readonly<
    Record<'guests' | 'recoveries' | 'tables' | 'reports' | 'webhooks', Window>
  >;

  constructor(sessions: Sessions, limits: RequestLimits, now: () => number) {
    this.sessions = sessions;
    this.requests = new Allowance({ most: limits.requests, perSecond: limits.requests / minute }, now);
    this.counted = {
      guests: new Window(limits.guests, hour, now),
      recoveries: new Window(recoveries, minute, now),
      tables: new Window(limits.addressTables, day, now),
      reports: new Window(reports, day, now),
      webhooks: new Window(webhooks, hour, now),
    };
  }

  /** Whether a request may be answered; otherwise it has been refused. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const guest = this.sessions.idOf(request);
    const isFine =
      this.requests.take(`address ${addressKey(request.ip)}`) &&
      (guest === null || this.requests.take(`guest ${guest}`));
    if (!isFine) await refuse(request, reply, this.requests.pause, 'That was too fast: please slow down.');
    return isFine;
  }

  /** Counts something dear for the address of a request; refuses it when there was too much of it. */
  async count(
    what: keyof HttpLimits['counted'],
    request: FastifyRequest,
    reply: FastifyReply,
    sentence: string,
  ): Promise<boolean> {
    const key = addressKey(request.ip);
    const isFine = this.counted[what].take(key);
    if (!isFine) await refuse(request, reply, this.counted[what].pause(key), sentence);
    return isFine;
  }
}

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  pause: number,
  sentence: string,
): Promise<void> {
  await say(request, reply.header('retry-after', pause), 429, sentence);
}
