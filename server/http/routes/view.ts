import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { HostedTable } from '../../host/hosted-table.ts';
import { notBegun, polledView, untilPast } from '../../host/view-poll.ts';
import { addressKey } from '../../limits/address-key.ts';
import { tableId } from '../../live/messages.ts';
import { problem, type RouteParts, type Routes } from './parts.ts';

/** How long a caller may wait for something to happen, in seconds. */
const longest = 25;
/** How many calls of one guest, or of strangers at one address, may wait at once. */
const mostWaiting = 20;

type Found =
  | { readonly guest: string | null; readonly table: HostedTable }
  | { readonly status: 403 | 404; readonly error: string };

/** The position of a table with its legal actions, for programs that want neither rules nor a socket. */
export function viewRoute(scope: Routes, { house, sessions, doorkeeper }: RouteParts): void {
  const waiting = new Map<string, number>();

  /** Who calls and the table they ask about, or why they may not see it. */
  const lookUp = async (request: FastifyRequest, id: string): Promise<Found> => {
    const guest = (await sessions.guestOf(request))?.id ?? null;
    const banned = doorkeeper.reasonAgainst({ guest: sessions.idOf(request), address: request.ip });
    if (banned !== null) return { status: 403, error: banned };
    const table = await house.table(id);
    if (!table) return { status: 404, error: 'There is no such table.' };
    const barred = await table.against(guest, 'watch');
    return barred ? { status: 403, error: String(barred.params['problem']) } : { guest, table };
  };

  scope.get(
    '/api/tables/:id/view',
    {
      schema: {
        summary: 'The position as you may know it, with your legal actions',
        description: `With \`since\`, waits until the table is past that version, for at most \`wait\` seconds. A table whose game has not begun has version ${notBegun}.`,
        params: z.object({ id: tableId }),
        querystring: z.strictObject({
          since: z.coerce.number().int().min(notBegun).max(1_000_000_000).optional(),
          wait: z.coerce.number().int().min(0).max(longest).default(longest),
        }),
        response: { 200: z.looseObject({ version: z.int() }), 403: problem, 404: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const found = await lookUp(request, request.params.id);
      if ('error' in found) return reply.status(found.status).send({ error: found.error });
      const { guest, table } = found;
      const { since, wait } = request.query;
      if (since === undefined) return { ...polledView(table, guest, house.parts.now()) };
      const key = guest ?? addressKey(request.ip);
      const others = waiting.get(key) ?? 0;
      if (others >= mostWaiting)
        return reply.status(429).send({ error: 'You are waiting at too many tables already.' });
      const hangUp = new AbortController();
      reply.raw.once('close', () => hangUp.abort());
      waiting.set(key, others + 1);
      try {
        await untilPast(table, guest, since, { atMost: wait * 1000, gone: hangUp.signal });
      } finally {
        const left = (waiting.get(key) ?? 1) - 1;
        if (left > 0) waiting.set(key, left);
        else waiting.delete(key);
      }
      // Whoever was logged out, removed, blocked or banned meanwhile is told no more than if they asked now.
      const still = await lookUp(request, request.params.id);
      if ('error' in still) return reply.status(still.status).send({ error: still.error });
      return { ...polledView(still.table, still.guest, house.parts.now()) };
    },
  );
}
