import * as z from 'zod';
import { guestName } from '../../live/messages.ts';
import { done, known, problem, type RouteParts, type Routes } from './parts.ts';

const me = z.object({ id: z.string(), name: z.string() });

/** Who somebody is. */
export function guestRoutes(scope: Routes, parts: RouteParts): void {
  const { house, guests, sessions, limits, doorkeeper } = parts;

  scope.post(
    '/api/guests',
    {
      schema: {
        summary: 'Says who you are, or by which name you want to be known from now on',
        body: z.strictObject({ name: guestName }),
        response: { 200: me, 429: problem },
      },
    },
    async (request, reply) => {
      const guest = await sessions.guestOf(request);
      const { name } = request.body;
      const tooMany = 'Too many new players have come from your network: please try again later.';
      if (!guest && !(await limits.count('guests', request, reply, tooMany))) return reply;
      const found = guest
        ? await guests.rename(guest, name)
        : await guests.create(name, doorkeeper.markOf(request.ip));
      sessions.begin(request, reply, found);
      return { id: found.id, name: found.name };
    },
  );

  scope.get(
    '/api/me',
    {
      config: { evenBanned: true },
      schema: { summary: 'Who you are', response: { 200: z.object({ guest: me.nullable() }) } },
    },
    async (request) => {
      const guest = await sessions.guestOf(request);
      return { guest: guest && { id: guest.id, name: guest.name } };
    },
  );

  scope.post(
    '/api/me/code',
    {
      schema: {
        summary: 'A new code to come back with from another device; an older one is void',
        response: { 200: z.object({ code: z.string() }), 401: problem },
      },
    },
    async (request, reply) => {
      const guest = await known(parts, request, reply);
      return guest ? { code: await guests.renewCode(guest) } : reply;
    },
  );

  scope.post(
    '/api/me/recover',
    {
      schema: {
        summary: 'Comes back with a code from another device',
        body: z.strictObject({ code: z.string().min(10).max(60) }),
        response: { 200: me, 404: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const tooMany = 'Too many codes have been tried: please wait a minute.';
      if (!(await limits.count('recoveries', request, reply, tooMany))) return reply;
      const guest = await guests.recover(request.body.code, doorkeeper.markOf(request.ip));
      if (!guest) return reply.status(404).send({ error: 'This code is nobody’s.' });
      sessions.begin(request, reply, guest);
      return { id: guest.id, name: guest.name };
    },
  );

  scope.post(
    '/api/me/logout',
    {
      config: { evenBanned: true },
      schema: {
        summary: 'Logs you out everywhere: all sessions end, except that this device stays if it asks for it',
        body: z.strictObject({ stay: z.boolean().default(false) }),
        response: { 200: done, 401: problem },
      },
    },
    async (request, reply) => {
      const guest = await known(parts, request, reply);
      if (!guest) return reply;
      const renewed = await guests.endSessions(guest);
      if (request.body.stay) sessions.begin(request, reply, renewed);
      else sessions.end(reply);
      await doorkeeper.recall(guest.id);
      return { ok: true };
    },
  );

  scope.delete(
    '/api/me',
    { config: { evenBanned: true }, schema: { summary: 'Forgets on this device who you are' } },
    async (_request, reply) => {
      sessions.end(reply);
      return { ok: true };
    },
  );

  scope.delete(
    '/api/me/account',
    {
      config: { evenBanned: true },
      schema: {
        summary:
          'Deletes you for good: name, sessions, code, notices, blocks and lists; what you have said is gone, and others read “deleted player”',
        response: { 200: done, 401: problem },
      },
    },
    async (request, reply) => {
      const guest = await known(parts, request, reply);
      if (!guest) return reply;
      await house.parts.storage.people.removeGuest(guest.id, house.parts.now());
      sessions.end(reply);
      await doorkeeper.recall(guest.id);
      // Looking through all tables takes its time; what a crash would leave undone is done later.
      void house.forgetGuest(guest.id).catch((error) => house.parts.log('deletion', error));
      return { ok: true };
    },
  );
}
