import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import { Allowance } from '../limits/allowance.ts';
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
    Record<'guests' | 'recoveries' | 'tables' | 'reports' | 'webhooks', Allowance>
  >;

  constructor(sessions: Sessions, limits: RequestLimits, now: () => number) {
    const allow = (most: number, seconds: number): Allowance =>
      new Allowance({ most, perSecond: most / seconds }, now);
    this.sessions = sessions;
    this.requests = allow(limits.requests, minute);
    this.counted = {
      guests: allow(limits.guests, hour),
      recoveries: allow(recoveries, minute),
      tables: allow(limits.addressTables, day),
      reports: allow(reports, day),
      webhooks: allow(webhooks, hour),
    };
  }

  /** Whether a request may be answered; otherwise it has been refused. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const guest = this.sessions.idOf(request);
    const isFine =
      this.requests.take(`address ${addressKey(request.ip)}`) &&
      (guest === null || this.requests.take(`guest ${guest}`));
    if (!isFine) await refuse(request, reply, this.requests, 'That was too fast: please slow down.');
    return isFine;
  }

  /** Counts something dear for the address of a request; refuses it when there was too much of it. */
  async count(
    what: keyof HttpLimits['counted'],
    request: FastifyRequest,
    reply: FastifyReply,
    sentence: string,
  ): Promise<boolean> {
    const isFine = this.counted[what].take(addressKey(request.ip));
    if (!isFine) await refuse(request, reply, this.counted[what], sentence);
    return isFine;
  }
}

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { pause }: Allowance,
  sentence: string,
): Promise<void> {
  await say(request, reply.header('retry-after', pause), 429, sentence);
}
