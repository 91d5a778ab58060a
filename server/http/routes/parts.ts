import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Doorkeeper } from '../../doorkeeper.ts';
import type { Guests } from '../../guests.ts';
import type { House } from '../../host/house.ts';
import type { Notices } from '../../notices/notices.ts';
import { type Guest, StorageDown } from '../../storage/storage.ts';
import type { HttpLimits } from '../http-limits.ts';
import type { Sessions } from '../session.ts';

/** What the interface for programs is made of. */
export interface RouteParts {
  readonly house: House;
  readonly guests: Guests;
  readonly sessions: Sessions;
  readonly notices: Notices;
  readonly limits: HttpLimits;
  readonly doorkeeper: Doorkeeper;
}

/** Where routes are added that describe what they take and give with zod. */
export type Routes = ReturnType<typeof withZod>;

export function withZod(app: FastifyInstance) {
  return app.withTypeProvider<ZodTypeProvider>();
}

/** Why something is refused, in one sentence. */
export const problem = z.object({ error: z.string() });
/** Something is done, and there is nothing more to say about it. */
export const done = z.object({ ok: z.boolean() });

/** The guest who calls; nothing for a stranger, who has been refused. */
export async function known(
  { sessions }: RouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Guest | null> {
  const guest = await sessions.guestOf(request);
  if (!guest) await reply.status(401).send({ error: 'Say who you are first: POST /api/guests.' });
  return guest;
}

/** Does something for a guest; what cannot be done is told in one sentence. */
export async function attempt(
  parts: RouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (guest: Guest) => Promise<object | undefined>,
): Promise<FastifyReply> {
  const guest = await known(parts, request, reply);
  if (!guest) return reply;
  try {
    const answer = await work(guest);
    return reply.sent ? reply : reply.send(answer ?? { ok: true });
  } catch (error) {
    if (error instanceof StorageDown) throw error;
    return reply.status(400).send({ error: error instanceof Error ? error.message : String(error) });
  }
}
