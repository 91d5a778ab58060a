import { exportMatch } from '@holoboard/table';
import * as z from 'zod';
import { isNo } from '../../host/book.ts';
import { tableCommand, tableId } from '../../live/messages.ts';
import { StorageDown } from '../../storage/storage.ts';
import { LinkPictures } from '../link-picture.ts';
import { optionValues } from '../option-values.ts';
import { known, problem, type RouteParts, type Routes } from './parts.ts';

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
const table = z.looseObject({ id: z.string(), game: z.string(), status: z.string() });
const byId = z.object({ id: tableId });

/** Tables: those of a guest, the lobby, and what is asked of one. */
export function tableRoutes(scope: Routes, parts: RouteParts): void {
  const { house, sessions, limits } = parts;

  scope.get(
    '/api/me/tables',
    {
      schema: {
        summary: 'Your tables, the latest first',
        response: { 200: z.object({ tables: z.array(table) }), 401: problem },
      },
    },
    async (request, reply) => {
      const guest = await known(parts, request, reply);
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
        response: { 200: z.object({ id: z.string() }), 400: problem, 401: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const guest = await known(parts, request, reply);
      if (!guest) return reply;
      const tooMany = 'Too many tables have been opened from your network today.';
      if (!(await limits.count('tables', request, reply, tooMany))) return reply;
      try {
        return { id: await house.create(guest.id, request.body) };
      } catch (error) {
        if (error instanceof StorageDown) throw error;
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
      const guest = await known(parts, request, reply);
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
      const guest = await sessions.guestOf(request);
      const barred = found.book.barred(guest?.id ?? null);
      if (barred) return reply.status(403).send({ error: String(barred.params['problem']) });
      return reply.type('application/json; charset=utf-8').send(exportMatch(match));
    },
  );
}
