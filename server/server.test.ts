import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isPlayable, offered } from '@holoboard/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './server.ts';

/** A built app, as small as it can be. */
const page = '<!doctype html><title>Holoboard</title><script src="/assets/main-1a2b.js"></script>';
const script = `console.log(${JSON.stringify('hop '.repeat(500))});`;

let folder: string;
let server: RunningServer | null;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holoboard-server-'));
  server = null;
  lines = [];
  mkdirSync(join(folder, 'app', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'app', 'index.html'), page);
  writeFileSync(join(folder, 'app', 'assets', 'main-1a2b.js'), script);
});

afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataFolder = join(folder, 'data'), port = 0): Promise<RunningServer> {
  server = await startServer({
    port,
    host: '127.0.0.1',
    dataFolder,
    appFolder: join(folder, 'app'),
    log: (line) => lines.push(line),
  });
  return server;
}

async function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${server?.port}${path}`, init);
}

/** Sends bytes as they are and gives the first line of the answer; nothing when the connection just ends. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(server?.port ?? 0, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      text += data;
      socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
  });
}

describe('the app', () => {
  it('says where it is ready', async () => {
    await start();
    expect(lines).toEqual([`Holoboard is ready at http://localhost:${server?.port}/ (Ctrl-C stops it)`]);
  });

  it('answers every address of its own with its page', async () => {
    await start();
    for (const path of ['/', '/play/abc', '/rules/hoth?x=1', '/nowhere/']) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none';script-src 'self';/,
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.text()).toBe(page);
    }
  });

  it('sends a named asset packed, to be kept for good, and not again when it is known', async () => {
    await start();
    const response = await get('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(200);
    expect(await response.text()).toBe(script);
    const plain = await get('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
    const known = await get('/assets/main-1a2b.js', {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(known.status).toBe(304);
  });

  it('sends letters as such, and as they are: they cannot be packed any smaller', async () => {
    writeFileSync(join(folder, 'app', 'assets', 'letters-3c4d.woff2'), 'wOF2 and so on');
    await start();
    const response = await get('/assets/letters-3c4d.woff2', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-type')).toBe('font/woff2');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain(";font-src 'self';");
    expect(await response.text()).toBe('wOF2 and so on');
  });

  it('has no file outside its folder', async () => {
    await start();
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    expect(await send('GET /../secret.txt HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('HTTP/1.1 404 Not Found');
    expect(await send('GET /%2e%2e/secret.txt HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('HTTP/1.1 404 Not Found');
    expect((await get('/assets/gone.js')).status).toBe(404);
  });

  it('must have been built', async () => {
    rmSync(join(folder, 'app'), { recursive: true });
    await expect(start()).rejects.toThrow(
      "The app has not been built yet: start it with 'npm start', which builds it first.",
    );
  });
});

describe('data', () => {
  it('answers programs in JSON', async () => {
    await start();
    const response = await get('/api/games');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { games: listed } = (await response.json()) as { games: { id: string; playable: boolean }[] };
    expect(listed.map(({ id, playable }) => [id, playable])).toEqual(
      offered.map((room) => [room.id, isPlayable(room)]),
    );
    expect(listed).toContainEqual(expect.objectContaining({ id: 'hoth', playable: true }));
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  });
});

describe('requests that cannot be answered', () => {
  it('says that there is nothing, in words or in JSON', async () => {
    await start();
    const file = await get('/picture.png');
    expect(file.status).toBe(404);
    expect(await file.text()).toBe('There is nothing at this address.\n');
    const data = await get('/api/chess');
    expect(data.status).toBe(404);
    expect(await data.json()).toEqual({ error: 'There is nothing at this address.' });
  });

  it('is only read from', async () => {
    await start();
    const head = await get('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    const post = await get('/api/games', { method: 'POST', body: 'x' });
    expect(post.status).toBe(405);
    expect(post.headers.get('allow')).toBe('GET, HEAD');
    const large = await get('/api/games', { method: 'POST', body: 'x'.repeat(100_000) });
    expect(large.status).toBe(413);
  });

  it('survives malformed and oversized requests', async () => {
    await start();
    expect(await send('GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    // The app itself tells that it has no such page.
    expect(await send('GET //\\?%00#%zz HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('HTTP/1.1 200 OK');
    expect(await send('GET http://[bad HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    expect(await send('nonsense\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    const large = await send(`GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(large).toBe('HTTP/1.1 431 Request Header Fields Too Large');
    expect(await send('CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('starting and stopping', () => {
  it('says that the port is taken', async () => {
    const { port } = await start();
    const second = startServer({
      port,
      host: '127.0.0.1',
      dataFolder: join(folder, 'other'),
      appFolder: join(folder, 'app'),
      log: () => {},
    });
    await expect(second).rejects.toThrow(
      `Port ${port} is already in use: stop what uses it, or choose another with --port.`,
    );
  });

  it('says that a port or a host is none', async () => {
    await expect(start(folder, 70_000)).rejects.toThrow(
      'A port is a whole number from 0 to 65535, not 70000.',
    );
    const elsewhere = startServer({
      port: 0,
      host: '192.0.2.1',
      dataFolder: folder,
      appFolder: join(folder, 'app'),
      log: () => {},
    });
    await expect(elsewhere).rejects.toThrow("'192.0.2.1' is not an address of this machine.");
  });

  it('ends a connection that is kept alive, and one that never asks', async () => {
    const running = await start();
    await get('/', { headers: { connection: 'keep-alive' } });
    const silent = connect(running.port, '127.0.0.1');
    await new Promise((resolve) => silent.once('connect', resolve));
    const ended = new Promise((resolve) => silent.once('close', resolve));
    await running.close();
    await ended;
    server = null;
    await expect(get('/')).rejects.toThrow();
  });
});

describe('the database', () => {
  it('is made in a folder that is made', async () => {
    const data = join(folder, 'deep', 'data');
    await start(data);
    await server?.close();
    server = null;
    const database = new DatabaseSync(join(data, 'holoboard.sqlite'));
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(database.prepare('SELECT version FROM schema_version').all()).toEqual([{ version: 6 }]);
    database.close();
    await start(data);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('is left alone when a later version made it', async () => {
    const file = join(folder, 'holoboard.sqlite');
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE schema_version (version INTEGER); INSERT INTO schema_version VALUES (99)');
    database.close();
    await expect(start(folder)).rejects.toThrow(
      `The database ${file} was made by a later version of Holoboard than this one.`,
    );
  });

  it('is not a file of another kind', async () => {
    const file = join(folder, 'holoboard.sqlite');
    writeFileSync(file, 'This is a letter, not a database. '.repeat(200));
    await expect(start(folder)).rejects.toThrow(
      `The database ${file} cannot be used (file is not a database).`,
    );
  });

  it('is not made where a file stands in the way', async () => {
    const file = join(folder, 'taken');
    writeFileSync(file, '');
    await expect(start(file)).rejects.toThrow(`The data folder ${file} cannot be made`);
    await expect(start(join(file, 'below'))).rejects.toThrow(
      `The data folder ${join(file, 'below')} cannot be made`,
    );
    expect(existsSync(join(folder, 'holoboard.sqlite'))).toBe(false);
  });
});
