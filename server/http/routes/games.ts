import { isPlayable, offered } from '@holoboard/games';
import * as z from 'zod';
import { schemaOf } from '../schemas.ts';
import type { Routes } from './parts.ts';

/** The games of the house as a program sees them listed. */
const games = offered.map((room) => ({
  id: room.id,
  title: room.about.en.title,
  summary: room.about.en.summary,
  players: room.players,
  playable: isPlayable(room),
}));

/** The games, and what is said in them. */
export function gameRoutes(scope: Routes): void {
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
}
