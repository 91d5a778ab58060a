import { loadGame, offered } from '@holoboard/games';
import { type GameAction, readOptions, SeededChance } from '@holoboard/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStorage } from '../storage/sqlite.ts';
import { Player, playOn } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { stillsOf } from './stills.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What the page of a table says to messengers. */
async function cardOf(path: string): Promise<ReadonlyMap<string, string>> {
  const page = await (await fetch(new URL(path, server.url))).text();
  return new Map(
    [...page.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)].map(([, a = '', b = '']) => [a, b]),
  );
}

async function pictureAt(address: string): Promise<Buffer> {
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await response.arrayBuffer());
}

/** The measures in the head of a PNG. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a name that can be no part of a drawing is not taken, and one from before keeps no picture from being drawn', async () => {
  for (const unseen of ['\uffff', '\ud800', '\u3164', '\u2800', '\u0301'])
    expect((await new Player(server.url, '').http('POST', '/api/guests', { name: unseen })).status).toBe(400);
  const ann = await server.player('Ann');
  const id = await ann.open({ game: 'cargo', seats: 2 });
  const storage = openSqliteStorage(`${server.folder}/data`);
  const sat = { kind: 'sat', at: 1, seat: 0, guest: 'long gone', name: 'A\uffffn', entropy: 'e'.repeat(16) };
  await storage.append({ table: id, number: 2, command: 'before', body: JSON.stringify(sat) });
  await storage.close();
  expect((await ann.http('GET', `/api/tables/${id}/picture.png`)).status).toBe(200);
});

describe('a link to a table', () => {
  test('shows a sentence and a picture that change with the game', async () => {
    const ann = await server.player('Ann "&" <b>');
    const ben = await server.player('Ben');
    const id = await ann.open({ game: 'hoth', seats: 2 });
    await ann.join(id);
    await ann.sit();
    const waiting = await cardOf(`/table/${id}`);
    expect(waiting.get('og:title')).toBe('Escape from Hoth');
    expect(waiting.get('og:description')).toBe(
      'Ann &quot;&amp;&quot; &lt;b&gt; invites you to Escape from Hoth. One seat is open.',
    );
    const before = await pictureAt(waiting.get('og:image') ?? '');
    expect(before.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(before)).toEqual([1200, 630]);

    await ben.join(id);
    await ben.sit();
    await ann.until(() => ann.standing !== null);
    const begun = await pictureAt((await cardOf(`/table/${id}`)).get('og:image') ?? '');
    const hoth = await loadGame('hoth');
    await playOn(hoth, [ann, ben], new SeededChance('a race'), 12);
    const later = await cardOf(`/table/${id}`);
    expect(later.get('og:description')).toContain('and Ben are playing Escape from Hoth.');
    const after = await pictureAt(later.get('og:image') ?? '');
    expect(new Set([before, begun, after].map((png) => png.toString('base64'))).size).toBe(3);
  });

  test('counts the open seats; is not sent twice to who has it, and not at all where there is no table', async () => {
    const ann = await server.player('Ann');
    const many = await ann.open({ game: 'hoth', seats: 3 });
    expect((await cardOf(`/table/${many}`)).get('og:description')).toBe(
      'Somebody invites you to Escape from Hoth. 3 seats are open.',
    );
    const address = `${server.url}/api/tables/${await ann.open({ game: 'endor', seats: 2 })}/picture.png`;
    const tag = (await fetch(address)).headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const nowhere = await fetch(`${server.url}/api/tables/${'a'.repeat(22)}/picture.png`);
    expect(await cardOf(`/table/${'A'.repeat(22)}`)).toEqual(new Map());
    expect([nowhere.status, await nowhere.json()]).toEqual([404, { error: 'There is no such table.' }]);
  });
});

describe.each(offered.map(({ id }) => id))('a still of %s', (id) => {
  test('is drawn from what a spectator sees at every moment of a random game, and changes with it', async () => {
    const game = await loadGame(id);
    const draw = await stillsOf(id);
    const chance = new SeededChance('stills');
    const state: unknown = game.setup(readOptions(game.options, {}, 2), 2, chance);
    const seen = new Set<string>();
    for (let step = 0; step < 150 && !game.outcome(state); step++) {
      const [seat = 0] = game.question(state).seats;
      const actions = game.legal(state, seat);
      game.apply(state, seat, actions[chance.draw('choice', actions.length)] as GameAction, chance);
      const text = JSON.stringify(draw?.(game.view(state, 'spectator')));
      expect(text).not.toMatch(/NaN|undefined|null/);
      seen.add(text);
    }
    expect(seen.size).toBeGreaterThan(3);
  });
});
