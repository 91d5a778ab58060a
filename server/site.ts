import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import { isPlayable, offered } from '@holoboard/games';
import { type AppFile, formFor } from './app-files.ts';

/** What the server says to a request. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | string;
}

/** A request, as far as it is looked at. */
export interface Asked {
  readonly method?: string | undefined;
  /** The address as the browser sent it. */
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const json = 'application/json; charset=utf-8';

/** The games of the house as a program sees them listed. */
const games = offered.map((room) => ({
  id: room.id,
  title: room.about.en.title,
  summary: room.about.en.summary,
  players: room.players,
  playable: isPlayable(room),
}));

/** Answers of programs' interest, by address. */
const data: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['/healthz', { ok: true }],
  ['/api/games', { games }],
]);

/** The answer to a request: data, a file of the app, or the app itself, which knows its own addresses. */
export function answerTo(app: ReadonlyMap<string, AppFile>, { method, url, headers }: Asked): Answer {
  const path = pathOf(url);
  if (path === null) return problem('', 400, 'That is not an address.');
  if (method !== 'GET' && method !== 'HEAD')
    return problem(path, 405, 'This address can only be read (GET or HEAD).', {
      allow: 'GET, HEAD',
      connection: 'close',
    });
  if (data.has(path)) return say(200, json, JSON.stringify(data.get(path)));
  const file = app.get(path) ?? (isOfTheApp(path) ? app.get('/index.html') : undefined);
  return file ? send(file, headers) : problem(path, 404, 'There is nothing at this address.');
}

/** Addresses without an ending are pages of the app, which tells by itself when there is none. */
function isOfTheApp(path: string): boolean {
  return extname(path) === '' && path !== '/api' && !path.startsWith('/api/');
}

function send(file: AppFile, headers: IncomingHttpHeaders): Answer {
  const common = {
    etag: file.tag,
    vary: 'accept-encoding',
    'cache-control': file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (headers['if-none-match'] === file.tag) return { status: 304, headers: common, body: '' };
  const { encoding, body } = formFor(file, String(headers['accept-encoding'] ?? ''));
  return {
    status: 200,
    headers: { ...common, 'content-type': file.type, ...(encoding ? { 'content-encoding': encoding } : {}) },
    body,
  };
}

/** The path of a request's target, without a slash at the end; nothing when it is malformed. */
function pathOf(target: string | undefined): string | null {
  if (!target?.startsWith('/')) return null;
  const [path = ''] = target.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/$/, '');
  } catch {
    return null;
  }
}

function say(status: number, type: string, body: string, headers: OutgoingHttpHeaders = {}): Answer {
  return { status, headers: { 'content-type': type, 'cache-control': 'no-cache', ...headers }, body };
}

function problem(path: string, status: number, sentence: string, headers: OutgoingHttpHeaders = {}): Answer {
  return path === '/api' || path.startsWith('/api/')
    ? say(status, json, JSON.stringify({ error: sentence }), headers)
    : say(status, 'text/plain; charset=utf-8', `${sentence}\n`, headers);
}
