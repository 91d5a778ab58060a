import * as z from 'zod';
import { pushSubscription } from '../../notices/notices.ts';
import { attempt, done, problem, type RouteParts, type Routes } from './parts.ts';

/** How somebody is told that it is their turn. */
export function noticeRoutes(scope: Routes, parts: RouteParts): void {
  const { notices, limits } = parts;

  scope.get(
    '/api/push-key',
    { schema: { summary: 'The key to subscribe to push messages with; nothing where none is set' } },
    async () => ({ key: notices.pushKey }),
  );

  scope.put(
    '/api/me/webhook',
    {
      schema: {
        summary: 'An address that is called when it is your turn and you have no page open, or none',
        description:
          'The address is first sent a challenge that it must send back. The secret, with which all calls are signed, is told this once.',
        body: z.strictObject({ address: z.string().max(1000).nullable() }),
        response: {
          200: z.object({ ok: z.boolean(), secret: z.string().optional() }),
          400: problem,
          401: problem,
          429: problem,
        },
      },
    },
    async (request, reply) =>
      attempt(parts, request, reply, async (guest) => {
        const tooMany = 'That was too often: please try again later.';
        if (request.body.address !== null && !(await limits.count('webhooks', request, reply, tooMany)))
          return undefined;
        const secret = await notices.setWebhook(guest, request.body.address);
        return { ok: true, ...(secret !== null && { secret }) };
      }),
  );

  scope.post(
    '/api/me/push',
    {
      schema: {
        summary: 'A browser that is told when it is your turn',
        body: pushSubscription,
        response: { 200: done, 400: problem, 401: problem },
      },
    },
    async (request, reply) =>
      attempt(parts, request, reply, async (guest) => {
        await notices.addBrowser(guest, request.body);
        return undefined;
      }),
  );
}
