import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import fastify, { type FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { readApp } from './app-files.ts';
import { Doorkeeper } from './doorkeeper.ts';
import { Guests } from './guests.ts';
import type { AbortableThinker } from './host/caretaker.ts';
import { House } from './host/house.ts';
import { serveApi } from './http/api.ts';
import { say, serveApp } from './http/app.ts';
import { HttpLimits, usualRequestLimits } from './http/http-limits.ts';
import { isForeign, Sessions, useCookies } from './http/session.ts';
import { Connections, closeCodes, largestMessage, usualLiveLimits } from './live/connections.ts';
import { Metrics } from './metrics.ts';
import { Notices } from './notices/notices.ts';
import { codeOf, reasonOf, ServerProblem } from './problem.ts';
import { JobQueue } from './queue/queue.ts';
import { queueThinker } from './queue/thoughts.ts';
import { Readiness } from './readiness.ts';
import type { ServerSettings } from './settings.ts';
import { type FolderLock, lockFolder } from './storage/data-folder.ts';
import { openPostgresStorage } from './storage/postgres.ts';
import { openSqliteStorage } from './storage/sqlite.ts';
import { type Guest, type Storage, StorageDown } from './storage/storage.ts';
import { StorageLog } from './storage-log.ts';
import { ThinkerPool } from './thinking/pool.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Ends all connections, then closes the database. */
  close(): Promise<void>;
}

/** How long a request that is being answered, or a connection, may take to finish when the server closes. */
const patience = 500;

/** Starts the server; throws a `ServerProblem` with one plain sentence when that is not possible. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { port, host, dataFolder, database, appFolder, log } = settings;
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new ServerProblem(`A port is a whole number from 0 to 65535, not ${port}.`);
  const files = readApp(appFolder);
  if (settings.bots === 'queue' && !database)
    throw new ServerProblem('A queue for bots needs a PostgreSQL: --database URL.');
  const { storage, lock } = await openStorage(database, dataFolder);
  const pool = new ThinkerPool(settings.thinkers);
  const queue = settings.bots === 'queue' && database ? await JobQueue.open(database) : null;
  const thinker: AbortableThinker = queue
    ? queueThinker(queue)
    : (request, signal, owner) => pool.think(request, signal, owner);
  const built = await build(settings, storage, pool, thinker);
  const { app, house, connections, doorkeeper, httpLimits, readiness } = built;
  serveApp(app, files, house, httpLimits);
  const end = async (): Promise<void> => {
    doorkeeper.close();
    await house.close();
    await queue?.close();
    await pool.close();
    await storage.close();
    lock?.release();
  };
  try {
    await house.open();
    await doorkeeper.open();
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    await end();
    throw error instanceof ServerProblem ? error : new ServerProblem(listenProblem(error, port, host));
  }
  const address = app.server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  const url = `http://${nameOf(host)}:${actualPort}/`;
  log(`Holoboard is ready at ${url} (Ctrl-C stops it)`);
  return {
    url,
    port: actualPort,
    close: async () => {
      readiness.stop();
      connections.close();
      await close(app.server as Server, connections);
      await app.close();
      await end();
    },
  };
}

/** Opens the PostgreSQL that nodes share, or the file in a data folder that belongs to this server alone. */
async function openStorage(
  database: string | undefined,
  dataFolder: string,
): Promise<{ readonly storage: Storage; readonly lock: FolderLock | null }> {
  if (database) return { storage: await openPostgresStorage(database), lock: null };
  const lock = lockFolder(dataFolder);
  try {
    return { storage: openSqliteStorage(dataFolder), lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** What the app may load: only itself. Its workers, pictures and letters are files of its own. */
const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

async function build(
  settings: ServerSettings,
  storage: Storage,
  pool: ThinkerPool,
  thinker: AbortableThinker,
) {
  const { limits = {}, logLevel = 'error', trustProxy } = settings;
  const app = fastify({
    logger: { level: logLevel, stream: process.stderr, serializers: { req: requestForLog } },
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : [...(trustProxy ?? [])],
    bodyLimit: largestMessage,
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true },
    http: { maxHeaderSize: 16_384 },
    frameworkErrors: (_error, request, reply) => say(request, reply, 400, 'That is not an address.'),
  });
  const now = Date.now;
  const metrics = new Metrics();
  const guests = new Guests(storage, now);
  const sessions = new Sessions(guests);
  const storageLog = new StorageLog((facts, line) => app.log.error(facts, line), now);
  const log = (what: string, error: unknown): void => {
    if (error instanceof StorageDown) storageLog.note(error);
    else app.log.error({ err: error }, what);
  };
  const notices = new Notices(storage, settings.push ?? null, (what, error) =>
    app.log.warn({ err: error }, what),
  );
  const house = new House({
    storage,
    notify: (kind, guest, table, game) => void notices.tell(kind, guest, table, game),
    now,
    metrics,
    thinker,
    log,
    ...(limits.house && { limits: limits.house }),
  });
  const connections = new Connections(house, metrics, { ...usualLiveLimits, ...limits.live }, now);
  const doorkeeper = new Doorkeeper({
    storage,
    secret: await storage.secret('addresses', randomBytes(32).toString('hex')),
    now,
    log,
    every: house.parts.limits.sweep,
  });
  doorkeeper.onSendAway((isMeant) =>
    connections.endOf(({ guest, address }) => isMeant({ guest: guest?.id ?? null, address })),
  );
  metrics.gauge('holoboard_open_tables', 'Tables in memory', () => house.openTables);
  metrics.gauge('holoboard_connections', 'Open connections', () => connections.count);
  metrics.gauge('holoboard_thinking_queue', 'Questions to bots that wait for a worker', () => pool.queue);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: trustProxy !== undefined,
  });
  await useCookies(app, await storage.secret('cookies', randomBytes(32).toString('hex')));
  await app.register(websocket, {
    errorHandler: (error, socket, request) => {
      // A caller who breaks the rules of WebSockets, with a frame that is too large for instance, is no fault of ours.
      if (codeOf(error).startsWith('WS_ERR_')) request.log.warn({ reason: error.message }, 'live');
      else log('live', error);
      socket.terminate();
    },
    options: {
      maxPayload: largestMessage,
      // What is compressed is decided message by message; a small window keeps what a connection holds small.
      perMessageDeflate: {
        threshold: 0,
        serverMaxWindowBits: 14,
        zlibDeflateOptions: { level: 6, memLevel: 5 },
      },
    },
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof StorageDown) {
      log('request', error);
      return reply.header('retry-after', 1).status(503).send({ error: error.advice, again: true });
    }
    const status = statusOf(error);
    if (status < 500)
      return say(request, reply, status, error instanceof Error ? error.message : 'That is wrong.');
    request.log.error({ err: error }, 'request');
    return say(request, reply, 500, 'Something went wrong on the server.');
  });
  const readiness = new Readiness(storage);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const reason = await readiness.problem();
    if (reason === null) return reply.send({ ready: true });
    return reply.status(503).send({ ready: false, reason });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isNear(request.ip)) return say(request, reply, 403, 'Only for those who operate the server.');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  const httpLimits = new HttpLimits(sessions, { ...usualRequestLimits, ...limits }, now);
  await serveApi(app, { house, guests, sessions, notices, limits: httpLimits, doorkeeper });
  await app.register(async (scope) => {
    scope.addHook('preValidation', async (request, reply) => {
      if (!(await httpLimits.admit(request, reply))) return;
      if (isForeign(request)) await reply.status(403).send({ error: 'Pages of other sites cannot do that.' });
    });
    scope.get('/live', { websocket: true }, async (socket, request) => {
      // What comes before the guest is known is kept until then.
      socket.pause();
      let guest: Guest | null;
      try {
        guest = await sessions.guestOf(request);
      } catch (error) {
        log('live', error);
        socket.close(1013, 'The server cannot serve you just now.');
        socket.resume();
        return;
      }
      const reason = doorkeeper.reasonAgainst({ guest: guest?.id ?? null, address: request.ip });
      if (reason === null) connections.take(socket, { guest, address: request.ip });
      else socket.close(closeCodes.banned, reason);
      socket.resume();
    });
  });
  return { app, house, connections, doorkeeper, httpLimits, readiness };
}

/** A request as the log tells it: without cookies, and without the ids by which private tables are found. */
function requestForLog({ method, url, ip }: FastifyRequest) {
  return { method, url: url.replace(/\?.*/s, '').replace(/[\w-]{22}/g, '*'), ip };
}

function statusOf(error: unknown): number {
  if (hasZodFastifySchemaValidationErrors(error)) return 400;
  const status = typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : 500;
  return typeof status === 'number' ? status : 500;
}

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address is of this machine or of the network it stands in. */
function isNear(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d)/, '');
  return near.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

function listenProblem(error: unknown, port: number, host: string): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop what uses it, or choose another with --port.`;
    case 'EACCES':
      return `This account may not use port ${port}: choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `'${host}' is not an address of this machine.`;
    default:
      return `The server cannot listen at ${host}, port ${port} (${reasonOf(error)}).`;
  }
}

/** The host as a browser on this machine should be told it. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function close(server: Server, connections: Connections): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      connections.terminate();
      server.closeAllConnections();
    }, patience);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
