import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { isPlayable, offered } from '@holoboard/games';
import { exportMatch } from '@holoboard/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createJsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Guests } from '../guests.ts';
import { isNo } from '../host/book.ts';
import type { House } from '../host/house.ts';
import { guestName, tableCommand, tableId } from '../live/messages.ts';
import { type Notices, pushSubscription } from '../notices/notices.ts';
import type { Guest } from '../storage/storage.ts';
import { LinkPictures } from './link-picture.ts';
import { optionValues } from './option-values.ts';
import { schemaOf } from './schemas.ts';
import { isForeign, type Sessions } from './session.ts';

/** What the interface for programs is made of. */
export interface ApiParts {
  readonly house: House;
  readonly guests: Guests;
  readonly sessions: Sessions;
  readonly notices: Notices;
  /** Requests that one address may make in a minute. */
  readonly requests: number;
}

/** The games of the house as a program sees them listed. */
const games = offered.map((room) => ({
  id: room.id,
  title: room.about.en.title,
  summary: room.about.en.summary,
  players: room.players,
  playable: isPlayable(room),
}));

const seconds = z.int().min(1).max(10_000_000);
const newTable = z.strictObject({
  game: z.string().min(1).max(40),
  options: optionValues.default({}),
  seats: z.int().min(1).max(16),
  clock: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('none') }),
      z.strictObject({ kind: z.literal('perMove'), seconds }),
      z.strictObject({ kind: z.literal('perGame'), seconds, increment: z.int().min(0).max(10_000_000) }),
    ])
    .default({ kind: 'none' }),
  undo: z.enum(['free', 'ask', 'off']).default('ask'),
  pace: z.enum(['live', 'days']).default('live'),
  listed: z.boolean().default(false),
});
const me = z.object({ id: z.string(), name: z.string() });
const table = z.looseObject({ id: z.string(), game: z.string(), status: z.string() });
const problem = z.object({ error: z.string() });
const byId = z.object({ id: tableId });

/** Answers programs under /api, and describes itself there. */
export async function serveApi(app: FastifyInstance, { requests, ...parts }: ApiParts): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Holoboard',
        version: '1',
        description:
          'Tables, guests and games. What happens at a table is told over a WebSocket: see docs/protocol.md.',
      },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  });
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: requests,
      timeWindow: 60_000,
      errorResponseBuilder: (_request, { statusCode }) =>
        Object.assign(new Error('That was too fast: please slow down.'), { statusCode }),
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'GET' && isForeign(request))
        await reply.status(403).send({ error: 'Pages of other sites cannot do that.' });
    });
    routes(withZod(scope), parts);
  });
}

function routes(
  scope: ReturnType<typeof withZod>,
  { house, guests, sessions, notices }: Omit<ApiParts, 'requests'>,
): void {
  const known = async (request: FastifyRequest, reply: FastifyReply): Promise<Guest | null> => {
    const guest = await sessions.guestOf(request);
    if (!guest) await reply.status(401).send({ error: 'Say who you are first: POST /api/guests.' });
    return guest;
  };

  /** Does something for a guest; what cannot be done is told in one sentence. */
  const attempt = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (guest: Guest) => Promise<void>,
  ): Promise<FastifyReply> => {
    const guest = await known(request, reply);
    if (!guest) return reply;
    try {
      await work(guest);
      return reply.send({ ok: true });
    } catch (error) {
      return reply.status(400).send({ error: error instanceof Error ? error.message : String(error) });
    }
  };

  scope.get('/api', { schema: { hide: true } }, async () => scope.swagger());

  scope.get('/api/games', { schema: { summary: 'The games of the house' } }, async () => ({ games }));

  scope.get(
    '/api/games/:id/schema',
    {
      schema: {
        summary: 'The actions, events, views and questions of a game as JSON Schema',
        params: z.object({ id: z.string().max(40) }),
      },
    },
    async (request, reply) => {
      const schema = schemaOf(request.params.id);
      if (schema === null) return reply.status(404).send({ error: 'There is no such game.' });
      return reply.type('application/schema+json; charset=utf-8').send(schema);
    },
  );

  scope.post(
    '/api/guests',
    {
      schema: {
        summary: 'Says who you are, or by which name you want to be known from now on',
        body: z.strictObject({ name: guestName }),
        response: { 200: me },
      },
    },
    async (request, reply) => {
      const guest = await sessions.guestOf(request);
      const { name } = request.body;
      const found = guest ? await guests.rename(guest, name) : await guests.create(name);
      sessions.begin(request, reply, found);
      return { id: found.id, name: found.name };
    },
  );

  scope.get(
    '/api/me',
    { schema: { summary: 'Who you are', response: { 200: z.object({ guest: me.nullable() }) } } },
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
      const guest = await known(request, reply);
      return guest ? { code: await guests.renewCode(guest) } : reply;
    },
  );

  scope.post(
    '/api/me/recover',
    {
      config: { rateLimit: { max: 10, timeWindow: 60_000 } },
      schema: {
        summary: 'Comes back with a code from another device',
        body: z.strictObject({ code: z.string().min(10).max(60) }),
        response: { 200: me, 404: problem },
      },
    },
    async (request, reply) => {
      const guest = await guests.recover(request.body.code);
      if (!guest) return reply.status(404).send({ error: 'This code is nobody’s.' });
      sessions.begin(request, reply, guest);
      return { id: guest.id, name: guest.name };
    },
  );

  scope.delete(
    '/api/me',
    { schema: { summary: 'Forgets on this device who you are' } },
    async (_request, reply) => {
      sessions.end(reply);
      return { ok: true };
    },
  );

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
        response: { 200: z.object({ ok: z.boolean() }), 400: problem, 401: problem },
      },
    },
    async (request, reply) =>
      attempt(request, reply, (guest) => notices.setWebhook(guest, request.body.address)),
  );

  scope.post(
    '/api/me/push',
    {
      schema: {
        summary: 'A browser that is told when it is your turn',
        body: pushSubscription,
        response: { 200: z.object({ ok: z.boolean() }), 400: problem, 401: problem },
      },
    },
    async (request, reply) => attempt(request, reply, (guest) => notices.addBrowser(guest, request.body)),
  );

  scope.get(
    '/api/me/tables',
    {
      schema: {
        summary: 'Your tables, the latest first',
        response: { 200: z.object({ tables: z.array(table) }), 401: problem },
      },
    },
    async (request, reply) => {
      const guest = await known(request, reply);
      return guest ? { tables: (await house.tablesOf(guest.id, 50)).map((each) => ({ ...each })) } : reply;
    },
  );

  scope.get(
    '/api/tables',
    {
      schema: {
        summary: 'The lobby: tables that wait for players',
        response: { 200: z.object({ tables: z.array(table) }) },
      },
    },
    async (request) => {
      const guest = await sessions.guestOf(request);
      return { tables: (await house.lobby(guest?.id ?? null, 50)).map((each) => ({ ...each })) };
    },
  );

  scope.post(
    '/api/tables',
    {
      schema: {
        summary: 'Opens a table',
        body: newTable,
        response: { 200: z.object({ id: z.string() }), 400: problem, 401: problem },
      },
    },
    async (request, reply) => {
      const guest = await known(request, reply);
      if (!guest) return reply;
      try {
        return { id: await house.create(guest.id, request.body) };
      } catch (error) {
        return reply.status(400).send({ error: error instanceof Error ? error.message : String(error) });
      }
    },
  );

  scope.post(
    '/api/tables/:id/commands',
    {
      schema: {
        summary: 'Asks something of a table; what is answered is stored',
        params: byId,
        body: tableCommand,
        response: { 200: z.looseObject({}), 401: problem, 404: problem, 409: z.looseObject({}) },
      },
    },
    async (request, reply) => {
      const guest = await known(request, reply);
      if (!guest) return reply;
      const found = await house.table(request.params.id);
      if (!found) return reply.status(404).send({ error: 'There is no such table.' });
      const outcome = await found.do({ guest: guest.id, name: guest.name }, request.body as never);
      return isNo(outcome) ? reply.status(409).send({ refusal: outcome }) : { ...outcome };
    },
  );

  const pictures = new LinkPictures(house);
  scope.get(
    '/api/tables/:id/picture.png',
    {
      schema: { summary: 'The board as everybody may see it now, as a picture for messengers', params: byId },
    },
    async (request, reply) => {
      const picture = await pictures.of(request.params.id);
      if (!picture) return reply.status(404).send({ error: 'There is no such table.' });
      reply.header('etag', picture.tag).header('cache-control', 'public, max-age=60');
      if (request.headers['if-none-match'] === picture.tag) return reply.status(304).send();
      return reply.type('image/png').send(picture.png);
    },
  );

  scope.get(
    '/api/tables/:id/file',
    {
      schema: {
        summary: 'A finished match as a file, with the seed of its dice, to be verified',
        params: byId,
      },
    },
    async (request, reply) => {
      const found = await house.table(request.params.id);
      const match = found?.book.match;
      if (!match || found.book.status !== 'over')
        return reply.status(404).send({ error: 'There is no finished match at this table.' });
      return reply.type('application/json; charset=utf-8').send(exportMatch(match));
    },
  );
}

function withZod(app: FastifyInstance) {
  return app.withTypeProvider<ZodTypeProvider>();
}
