import * as z from 'zod';
import { nextView, notBegun } from '../../host/view-poll.ts';
import { addressKey } from '../../limits/address-key.ts';
import { tableId } from '../../live/messages.ts';
import { problem, type RouteParts, type Routes } from './parts.ts';

/** How long a caller may wait for something to happen, in seconds. */
const longest = 25;
/** How many calls of one guest, or of strangers at one address, may wait at once. */
const mostWaiting = 20;

/** The position of a table with its legal actions, for programs that want neither rules nor a socket. */
export function viewRoute(scope: Routes, { house, sessions }: RouteParts): void {
  const waiting = new Map<string, number>();

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
      const guest = (await sessions.guestOf(request))?.id ?? null;
      const table = await house.table(request.params.id);
      if (!table) return reply.status(404).send({ error: 'There is no such table.' });
      const barred = await table.against(guest, 'watch');
      if (barred) return reply.status(403).send({ error: String(barred.params['problem']) });
      const key = guest ?? addressKey(request.ip);
      const others = waiting.get(key) ?? 0;
      if (others >= mostWaiting)
        return reply.status(429).send({ error: 'You are waiting at too many tables already.' });
      const hangUp = new AbortController();
      reply.raw.once('close', () => hangUp.abort());
      waiting.set(key, others + 1);
      try {
        const { since = null, wait } = request.query;
        const patience = { atMost: wait * 1000, gone: hangUp.signal, now: house.parts.now };
        return { ...(await nextView(table, guest, since, patience)) };
      } finally {
        const left = (waiting.get(key) ?? 1) - 1;
        if (left > 0) waiting.set(key, left);
        else waiting.delete(key);
      }
    },
  );
}
