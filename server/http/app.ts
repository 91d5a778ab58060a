import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppFile, formFor } from '../app-files.ts';
import type { House } from '../host/house.ts';
import type { HttpLimits } from './http-limits.ts';
import { linkCard, tableOfPage, withCard } from './link-card.ts';

/** Sends the files of the app; addresses without an ending are pages of the app, which tells by itself when there is none. */
export function serveApp(
  app: FastifyInstance,
  files: ReadonlyMap<string, AppFile>,
  house: House,
  limits: HttpLimits,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD').header('connection', 'close');
      return say(request, reply, 405, 'This address can only be read (GET or HEAD).');
    }
    const path = pathOf(request.url);
    if (path === null) return say(request, reply, 400, 'That is not an address.');
    const id = tableOfPage(path);
    // A page of the app is a file like others; the card of a table must be read from the storage.
    if (id !== null && !(await limits.admit(request, reply))) return reply;
    const card = id === null ? null : await linkCard(house, id, `${request.protocol}://${request.host}`);
    const page = files.get('/index.html');
    if (card !== null && page)
      return reply
        .header('cache-control', 'no-cache')
        .type(page.type)
        .send(withCard(page.plain.toString('utf8'), card));
    const file = files.get(path) ?? (isOfTheApp(path) ? page : undefined);
    return file ? send(request, reply, file) : say(request, reply, 404, 'There is nothing at this address.');
  });
}

/** Says in one sentence why a request is not answered. */
export function say(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  sentence: string,
): FastifyReply {
  const isForPrograms = /^\/api(\/|$|\?)/.test(request.url);
  reply.status(status).header('cache-control', isForPrograms ? 'no-store' : 'no-cache');
  return isForPrograms
    ? reply.send({ error: sentence })
    : reply.type('text/plain; charset=utf-8').send(`${sentence}\n`);
}

function send(request: FastifyRequest, reply: FastifyReply, file: AppFile): FastifyReply {
  reply
    .header('etag', file.tag)
    .header('vary', 'accept-encoding')
    .header('cache-control', file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === file.tag) return reply.status(304).send();
  const { encoding, body } = formFor(file, String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.status(200).type(file.type).header('content-length', body.length).send(body);
}

function isOfTheApp(path: string): boolean {
  return extname(path) === '' && path !== '/api' && !path.startsWith('/api/');
}

/** The path of a request's target, without a slash at the end; nothing when it is malformed. */
function pathOf(target: string): string | null {
  if (!target.startsWith('/')) return null;
  const [path = ''] = target.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/$/, '');
  } catch {
    return null;
  }
}
