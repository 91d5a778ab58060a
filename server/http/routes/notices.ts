import * as z from 'zod';
import { pushSubscription } from '../../notices/notices.ts';
import { attempt, done, problem, type RouteParts, type Routes } from './parts.ts';

/** How somebody is told that it is their turn. */
export function noticeRoutes(scope: Routes, parts: RouteParts): void {
  const { notices } = parts;

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
        body: z.strictObject({ address: z.string().max(1000).nullable() }),
        response: { 200: done, 400: problem, 401: problem },
      },
    },
    async (request, reply) =>
      attempt(parts, request, reply, async (guest) => {
        await notices.setWebhook(guest, request.body.address);
        return undefined;
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
