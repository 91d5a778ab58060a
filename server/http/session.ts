import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Guests } from '../guests.ts';
import type { Guest } from '../storage/storage.ts';

const name = 'holoboard';
const oneYear = 31_536_000;

/** Knows who calls by a signed cookie that scripts cannot read and other sites cannot send. */
export class Sessions {
  private readonly guests: Guests;

  constructor(guests: Guests) {
    this.guests = guests;
  }

  /** Whoever calls; nothing for strangers. */
  async guestOf(request: FastifyRequest): Promise<Guest | null> {
    const read = sessionOf(request);
    const guest = read && (await this.guests.find(read.id));
    return guest?.sessions === read?.sessions ? guest : null;
  }

  /** The id that a caller's cookie is signed for, whether or not there still is such a guest. */
  idOf(request: FastifyRequest): string | null {
    return sessionOf(request)?.id ?? null;
  }

  /** From now on whoever calls is this guest. */
  begin(request: FastifyRequest, reply: FastifyReply, guest: Guest): void {
    reply.setCookie(name, cookieOf(guest), {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      signed: true,
      maxAge: oneYear,
    });
  }

  end(reply: FastifyReply): void {
    reply.clearCookie(name, { path: '/' });
  }
}

/** What a cookie says: who it is and how often that guest had logged out everywhere; nothing but the id before the first time. */
function cookieOf({ id, sessions }: Guest): string {
  return sessions === 0 ? id : `${id}.${sessions}`;
}

function sessionOf(request: FastifyRequest): { readonly id: string; readonly sessions: number } | null {
  const given = request.cookies[name];
  const read = given === undefined ? null : request.unsignCookie(given);
  if (!read?.valid || read.value === null) return null;
  const [id = '', sessions = '0'] = read.value.split('.');
  return { id, sessions: Number(sessions) };
}

/** Lets the server read and sign cookies. */
export async function useCookies(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(cookie, { secret });
}

/** Whether a browser's page of another site is calling. Programs that are no browsers name no origin. */
export function isForeign(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== request.host;
  } catch {
    return true;
  }
}
