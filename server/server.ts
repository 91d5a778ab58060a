import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AppFile, readApp } from './app-files.ts';
import { codeOf, reasonOf, ServerProblem } from './problem.ts';
import { answerTo } from './site.ts';
import { openDatabase } from './storage/sqlite-file.ts';

export interface ServerSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** Where the built app is. */
  readonly appFolder: string;
  /** Told what people should know. */
  readonly log: (line: string) => void;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Ends all connections, then closes the database. */
  close(): Promise<void>;
}

/** How long a request that is being answered may take to finish when the server closes. */
const patience = 500;

/** Starts the server; throws a `ServerProblem` with one plain sentence when that is not possible. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { port, host, dataFolder, appFolder, log } = settings;
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new ServerProblem(`A port is a whole number from 0 to 65535, not ${port}.`);
  const app = readApp(appFolder);
  const database = openDatabase(dataFolder);
  const server = createServer({ maxHeaderSize: 16_384, requestTimeout: 30_000 }, (request, response) =>
    respond(app, request, response),
  );
  try {
    await listen(server, port, host);
  } catch (error) {
    database.close();
    throw new ServerProblem(listenProblem(error, port, host));
  }
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  const url = `http://${nameOf(host)}:${actualPort}/`;
  log(`Holoboard is ready at ${url} (Ctrl-C stops it)`);
  return {
    url,
    port: actualPort,
    close: async () => {
      await close(server);
      database.close();
    },
  };
}

/** What the app may load: only itself. Its workers, pictures and letters are files of its own. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function respond(
  app: ReadonlyMap<string, AppFile>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { status, headers, body } = answerTo(app, request);
  // Whatever a request carries is not wanted; a connection that still sends is not kept.
  request.resume();
  response.writeHead(status, {
    ...headers,
    ...(status === 304 ? {} : { 'content-length': Buffer.byteLength(body) }),
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
  });
  response.end(request.method === 'HEAD' || status === 304 ? undefined : body);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
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

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
