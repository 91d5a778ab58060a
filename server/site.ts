import { readFileSync } from 'node:fs';
import { games, listings } from './catalogue.ts';
import { homePage, problemPage, rulesPage } from './pages.ts';

/** What the server says to a request. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

const answers: ReadonlyMap<string, Answer> = new Map([
  ['/', { status: 200, type: html, body: homePage() }],
  ['/style.css', { status: 200, type: 'text/css; charset=utf-8', body: asset('style.css') }],
  ['/icon.svg', { status: 200, type: 'image/svg+xml', body: asset('icon.svg') }],
  ['/healthz', { status: 200, type: json, body: JSON.stringify({ ok: true }) }],
  ['/api/games', { status: 200, type: json, body: JSON.stringify({ games: listings }) }],
  ...games.map((game): [string, Answer] => [
    `/rules/${game.id}`,
    { status: 200, type: html, body: rulesPage(game) },
  ]),
]);

function asset(name: string): string {
  return readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
}

/** The answer to a request; `target` is the address as the browser sent it. */
export function answerTo(method: string | undefined, target: string | undefined): Answer {
  const path = pathOf(target);
  if (path === null) return problem('', 400, 'Bad request', 'That is not an address.');
  if (method !== 'GET' && method !== 'HEAD')
    return problem(path, 405, 'Not allowed', 'This address can only be read (GET or HEAD).');
  return answers.get(path) ?? problem(path, 404, 'Not found', 'There is nothing at this address.');
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

function problem(path: string, status: number, title: string, sentence: string): Answer {
  return path === '/api' || path.startsWith('/api/')
    ? { status, type: json, body: JSON.stringify({ error: sentence }) }
    : { status, type: html, body: problemPage(title, sentence) };
}
