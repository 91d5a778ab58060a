import { type GameAction, SeededChance } from '@holoboard/kernel';
import { tactical } from '@holoboard/tactical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ready: GameAction = { type: 'ready' };

/** A text without what differs from table to table: its name, its commitment and when things happened. */
function plain(text: string): string {
  return text
    .replace(/"(id|match|commitment)":"[^"]*"/g, '"$1":""')
    .replace(/"(at|created|freeIn)":\d+/g, '"$1":0')
    .replace(/"(left)":\[[^\]]*\]/g, '"$1":[]');
}

/** What somebody has been sent since they were last asked, but for answers to pings. */
async function heard(player: Player): Promise<string[]> {
  const pongs = () => player.frames.filter((frame) => frame === '{"type":"pong"}').length;
  const before = pongs();
  player.ping();
  await player.until(() => pongs() > before, 'a pong');
  const frames = player.frames.filter((frame) => frame !== '{"type":"pong"}').map(plain);
  player.frames.length = 0;
  return frames;
}

/** Ann, who is to place so many Units in secret, Ben, who plays with her, and Eve, who watches. */
async function deploying(count: number): Promise<{ ann: Player; ben: Player; eve: Player; id: string }> {
  const [ann, ben, eve] = (await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => server.player(name)))) as [
    Player,
    Player,
    Player,
  ];
  const id = await ann.open({
    game: 'tactical',
    seats: 2,
    options: { pointsLimit: '200' },
    undo: 'ask',
    clock: { kind: 'perGame', seconds: 3600, increment: 10 },
  });
  for (const player of [ann, ben, eve]) await player.join(id);
  for (const player of [ann, ben]) await player.sit();
  for (const player of [ann, ben, eve]) await player.until(() => player.standing !== null);
  const chance = new SeededChance('the same for all');
  const choose = (player: Player): GameAction => {
    if (player.question.kind === 'army')
      return { type: 'muster', cards: [['ore_troopers', player === ann ? count : 7]] } as GameAction;
    return player.legal(tactical, chance)[0] as GameAction;
  };
  while (ann.question.kind !== 'deploy') {
    for (const player of [ann, ben]) {
      if (player.question.kind === 'deploy' || !player.question.seats.includes(player.seat ?? -1)) continue;
      await player.act(choose(player));
      const { version } = player.standing as { version: number };
      for (const each of [ann, ben, eve]) await each.until(() => (each.standing?.version ?? 0) >= version);
    }
  }
  for (const player of [ben, eve]) {
    player.keepFrames = true;
    player.frames.length = 0;
  }
  return { ann, ben, eve, id };
}

/** What can be fetched of a table over HTTP by somebody else. */
async function fetched(id: string, by: readonly Player[]): Promise<string[]> {
  const found: string[] = [];
  for (const player of by) {
    const view = await player.http('GET', `/api/tables/${id}/view`);
    const page = await player.http('GET', `/table/${id}`);
    const picture = await player.http('GET', `/api/tables/${id}/picture.png`);
    const tables = await player.http('GET', '/api/me/tables');
    found.push(
      plain(await view.text()),
      /picture\.png\?of=([^"]+)/.exec(await page.text())?.[1] ?? 'no card',
      picture.headers.get('etag') ?? 'no tag',
      plain(await tables.text()),
    );
  }
  return found;
}

/** Everything others can tell of Ann's secret placements, from before the first to after she is ready. */
async function witnessed(count: number) {
  const { ann, ben, eve, id } = await deploying(count);
  const others = [ben, eve];
  const told = ben.standing?.version ?? 0;
  let polled = false;
  const dan = await server.player('Dan');
  const poll = dan.http('GET', `/api/tables/${id}/view?since=${told}&wait=20`).then(async (answer) => {
    polled = true;
    return plain(await answer.text());
  });
  // That somebody has come is told a moment later.
  for (const player of others) await player.until(() => player.table?.watchers === 2, 'Dan');
  for (const player of others) await heard(player);
  const sent: string[][] = [];
  const looks: string[][] = [await fetched(id, others)];
  const common = ann.standing?.version ?? 0;
  for (let placed = 1; placed <= count; placed++) {
    const action = ann.legal(tactical, new SeededChance(placed))[0] as GameAction;
    expect(action.type).toBe('deploy');
    const version = ann.standing?.version ?? 0;
    if (placed % 2 === 0) await ann.act(action);
    else {
      const command = { type: 'play', version, clientActionId: `place ${placed}`, action };
      const answer = await ann.http('POST', `/api/tables/${id}/commands`, command);
      expect(await answer.json()).toEqual({ version: common + placed });
      await ann.until(() => ann.standing?.version === common + placed, 'the news');
    }
    // Nothing at all comes of a placement, at any of these moments.
    for (const player of others) expect(await heard(player)).toEqual([]);
    if (placed === 3) {
      for (const player of others) {
        await player.join(id);
        sent.push(await heard(player));
      }
      looks.push(await fetched(id, others));
    }
  }
  expect(ann.standing?.version).toBe(common + count);
  // What is taken back in secret, and done again, tells nothing either.
  expect(await ann.do({ type: 'undo' })).toMatchObject({ type: 'done', version: common + count + 1 });
  await ann.act(ann.legal(tactical, new SeededChance(0))[0] as GameAction);
  for (const player of others) expect(await heard(player)).toEqual([]);
  looks.push(await fetched(id, others));
  expect(polled).toBe(false);
  await ann.act(ready);
  for (const player of others) {
    const frames = await heard(player);
    expect(frames).toHaveLength(1);
    sent.push(frames);
    expect(player.standing?.version).toBe(told + 1);
  }
  looks.push(await fetched(id, others), [await poll]);
  return { sent, looks };
}

test('frames to others are the same in number, size and moment for 5 and for 25 secret placements', async () => {
  const few = await witnessed(5);
  const many = await witnessed(25);
  expect(many.sent.map((frames) => frames.map(({ length }) => length))).toEqual(
    few.sent.map((frames) => frames.map(({ length }) => length)),
  );
  expect(many).toEqual(few);
}, 60_000);

test('who reloads in the middle of a secret answer finds it as it was', async () => {
  const { ann, ben } = await deploying(6);
  for (let placed = 0; placed < 4; placed++)
    await ann.act(ann.legal(tactical, new SeededChance(placed))[0] as GameAction);
  const { view, standing } = ann;
  await server.restart();
  for (const player of [ann, ben]) {
    await player.connect();
    player.keepFrames = false;
    await player.join(player.table?.id ?? '', { anew: player === ann });
  }
  expect(ann.view).toEqual(view);
  expect(ann.standing?.version).toBe(standing?.version);
  expect(ben.standing?.version).toBe((standing?.version ?? 0) - 4);
  while (ann.legal(tactical, new SeededChance(1))[0]?.type !== 'ready')
    await ann.act(ann.legal(tactical, new SeededChance(1))[0] as GameAction);
  await ann.act(ready);
  await ben.until(() => ben.standing?.version === (standing?.version ?? 0) - 4 + 1, 'the news');
});
