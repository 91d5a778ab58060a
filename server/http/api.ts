import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { gameRoutes } from './routes/games.ts';
import { guestRoutes } from './routes/guests.ts';
import { noticeRoutes } from './routes/notices.ts';
import { type RouteParts, withZod } from './routes/parts.ts';
import { peopleRoutes } from './routes/people.ts';
import { tableRoutes } from './routes/tables.ts';
import { viewRoute } from './routes/view.ts';
import { isForeign } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether also those may ask who are banned. */
    readonly evenBanned?: boolean;
  }
}

/** Answers programs under /api, and describes itself there. */
export async function serveApi(app: FastifyInstance, parts: RouteParts): Promise<void> {
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
  await app.register(async (plain) => {
    plain.addHook('onRequest', async (request, reply) => {
      // Answers are about one guest at one moment; a route that knows better says so itself.
      reply.header('cache-control', 'no-store');
      if (!(await parts.limits.admit(request, reply))) return reply;
      if (request.method !== 'GET' && isForeign(request))
        return reply.status(403).send({ error: 'Pages of other sites cannot do that.' });
      const guest = parts.sessions.idOf(request);
      const reason = parts.doorkeeper.reasonAgainst({ guest, address: request.ip });
      if (reason !== null && !request.routeOptions.config.evenBanned)
        return reply.status(403).send({ error: reason });
    });
    const scope = withZod(plain);
    scope.get('/api', { schema: { hide: true } }, async () => scope.swagger());
    gameRoutes(scope);
    guestRoutes(scope, parts);
    noticeRoutes(scope, parts);
    peopleRoutes(scope, parts);
    tableRoutes(scope, parts);
    viewRoute(scope, parts);
  });
}
