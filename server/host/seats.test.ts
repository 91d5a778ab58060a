import { loadGame } from '@holoboard/games';
import { type AnyGame, SeededChance } from '@holoboard/kernel';
import { messagesOf } from '@holoboard/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player, playOn } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
/** The same, where nobody has ever been away for long enough. */
let patient: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: { house: { away: 0, sweep: 200 } } });
  patient = await startTestServer();
});
afterAll(() => Promise.all([server.close(), patient.close()]));

const done = { type: 'done' };
const refused = { type: 'refused' };

/** Ann and Ben at a table, Ben asked. */
async function begun(
  house: TestServer,
  game: AnyGame,
  setup: object = {},
): Promise<[Player, Player, string]> {
  const ann = await house.player('Ann');
  const ben = await house.player('Ben');
  const id = await ann.open({ game: game.id, seats: 2, undo: 'free', ...setup });
  for (const [seat, player] of [ann, ben].entries()) {
    await player.join(id);
    expect(await player.sit(seat)).toMatchObject(done);
  }
  for (const player of [ann, ben]) await player.until(() => player.standing !== null);
  const chance = new SeededChance(11);
  for (let steps = 0; steps < 200 && !ben.question.seats.includes(1); steps++)
    await playOn(game, [ann, ben], chance, 1);
  expect(ben.question.seats).toContain(1);
  return [ann, ben, id];
}

async function tablesOf(player: Player): Promise<string[]> {
  const { tables } = (await (await player.http('GET', '/api/me/tables')).json()) as {
    tables: { id: string }[];
  };
  return tables.map(({ id }) => id);
}

/** The seats through whose eyes somebody has been shown the game. */
function eyesOf({ frames }: Player): unknown[] {
  const shown = frames.flatMap(messagesOf).filter(({ type }) => type === 'view');
  return [...new Set(shown.map((message) => (message as { seat: unknown }).seat))];
}

describe.each(['hoth', 'endor', 'naboo', 'tactical'])('a freed seat of %s', (id) => {
  test('is nobody else’s to sit in, and its holder takes it back from a bot', async () => {
    const game = await loadGame(id);
    const [ann, ben, table] = await begun(server, game);
    ann.keepFrames = true;
    expect(await ann.do({ type: 'stand', seat: 1 })).toMatchObject(refused);
    expect(await ann.do({ type: 'bot', seat: 1, level: 'recruit' })).toMatchObject(refused);
    ben.cut();
    await ann.until(() => ann.table?.people[1]?.freeIn === 0);
    expect(await ann.do({ type: 'stand', seat: 1 })).toMatchObject(done);
    await ann.until(() => ann.table?.people[1]?.kind === 'open');
    expect(ann.table?.people[1]).toMatchObject({ reservedFor: 'Ben' });

    // Ann leaves her own seat and tries the freed one.
    expect(await ann.do({ type: 'stand' })).toMatchObject(done);
    expect(await ann.sit(1)).toMatchObject(refused);
    expect(await ann.do({ type: 'undo' })).toMatchObject(refused);
    expect(await ann.sit(7)).toMatchObject(refused);
    expect(await ann.sit(null)).toMatchObject(done);
    await ann.until(() => ann.table?.mine === 0);
    // A friend of hers tries it; so does she from a second tab.
    const eve = await server.player('Eve');
    eve.keepFrames = true;
    await eve.join(table);
    expect(await eve.sit(1)).toMatchObject(refused);
    expect(await eve.sit(null)).toMatchObject(refused);
    const tab = new Player(server.url, 'Ann');
    tab.cookie = ann.cookie;
    tab.keepFrames = true;
    await (await tab.connect()).join(table);
    expect(await tab.sit(1)).toMatchObject(refused);
    expect(eyesOf(ann)).not.toContain(1);
    expect([...new Set(eyesOf(eve))]).toEqual([null]);
    expect(eyesOf(tab)).toEqual([0]);

    expect(await ann.do({ type: 'bot', seat: 1, level: 'recruit' })).toMatchObject(done);
    await ann.until(() => ann.table?.people[1]?.kind === 'bot');
    expect(ann.table?.people[1]).toMatchObject({ reservedFor: 'Ben' });
    expect(await ann.do({ type: 'stand', seat: 1 })).toMatchObject(refused);
    expect(await tablesOf(ben)).toContain(table);
    expect(await eve.sit(1)).toMatchObject(refused);

    await ben.connect();
    await ben.join(table);
    expect(ben.table).toMatchObject({ mine: null, reserved: 1 });
    expect(await ben.sit(0)).toMatchObject(refused);
    expect(await ben.sit(null)).toMatchObject(done);
    await ben.until(() => ben.seat === 1);
    await ann.until(() => ann.table?.people[1]?.kind === 'person');
    await ann.until(() => ann.standing?.version === ben.standing?.version);
    await playOn(game, [ann, ben], new SeededChance(12), 2);
    tab.cut();
  });
});

describe('a seat', () => {
  test('is freed by nobody before its time, nor where a clock runs', async () => {
    const hoth = await loadGame('hoth');
    const [ann, ben] = await begun(patient, hoth);
    ben.cut();
    await ann.until(() => ann.table?.people[1]?.here === false);
    expect(ann.table?.people[1]?.freeIn).toBeGreaterThan(290_000);
    expect(ann.table?.people[1]?.freeIn).toBeLessThanOrEqual(300_000);
    expect(await ann.do({ type: 'stand', seat: 1 })).toMatchObject(refused);
    expect(await ann.do({ type: 'bot', seat: 1, level: 'pilot' })).toMatchObject(refused);
    const [cid, dan] = await begun(server, hoth, { clock: { kind: 'perMove', seconds: 600 } });
    dan.cut();
    await cid.until(() => cid.table?.people[1]?.here === false);
    expect(cid.table?.people[1]?.freeIn).toBeUndefined();
    expect(await cid.do({ type: 'stand', seat: 1 })).toMatchObject(refused);
    expect(await cid.do({ type: 'bot', seat: 1, level: 'pilot' })).toMatchObject(refused);
  });

  test('stays its holder’s as long as one of their tabs is open', async () => {
    const [ann, ben, id] = await begun(server, await loadGame('hoth'));
    const tab = new Player(server.url, 'Ben');
    tab.cookie = ben.cookie;
    await (await tab.connect()).join(id);
    ben.cut();
    expect(await ann.do({ type: 'stand', seat: 1 })).toMatchObject(refused);
    tab.cut();
    await ann.until(() => ann.table?.people[1]?.freeIn === 0);
    expect(await ann.do({ type: 'stand', seat: 1 })).toMatchObject(done);
  });

  test('is told to be free from when its absent person is asked', async () => {
    const hoth = await loadGame('hoth');
    const [ann, ben, id] = await begun(server, hoth);
    for (let steps = 0; steps < 200 && !ann.question.seats.includes(0); steps++)
      await playOn(hoth, [ann, ben], new SeededChance(steps), 1);
    ben.cut();
    await ann.until(() => ann.table?.people[1]?.here === false);
    expect(ann.table?.people[1]?.freeIn).toBeUndefined();
    expect(await ann.do({ type: 'stand', seat: 1 })).toMatchObject(refused);
    const chance = new SeededChance(5);
    while (!ann.question.seats.includes(1)) await playOn(hoth, [ann], chance, 1);
    await ann.until(() => ann.table?.people[1]?.freeIn === 0);
    expect(ann.table?.id).toBe(id);
  });

  test('of an open game is taken over by another person only with consent', async () => {
    const [ann, ben, id] = await begun(server, await loadGame('hoth'));
    const eve = await server.player('Eve');
    await eve.join(id);
    expect(await eve.do({ type: 'consent', agree: true })).toMatchObject(refused);
    expect(await ben.do({ type: 'consent', agree: true })).toMatchObject(done);
    await ann.until(() => ann.table?.people[1]?.consent === true);
    expect(await eve.sit(1)).toMatchObject(refused);
    expect(await ben.do({ type: 'stand' })).toMatchObject(done);
    expect(await ben.do({ type: 'consent', agree: false })).toMatchObject(done);
    expect(await eve.sit(1)).toMatchObject(refused);
    // Who has left the seat cannot agree any more.
    expect(await ben.do({ type: 'consent', agree: true })).toMatchObject(refused);
    expect(await ben.sit(null)).toMatchObject(done);
    expect(await ben.do({ type: 'consent', agree: true })).toMatchObject(done);
    expect(await ben.do({ type: 'stand' })).toMatchObject(done);
    expect(await ann.sit(1)).toMatchObject(refused);
    expect(await eve.sit(1)).toMatchObject(done);
    await eve.until(() => eve.seat === 1);
    expect(await ben.sit(1)).toMatchObject(refused);
    // The consent was Ben's, not Eve's.
    expect(await eve.do({ type: 'stand' })).toMatchObject(done);
    const dan = await server.player('Dan');
    await dan.join(id);
    expect(await dan.sit(1)).toMatchObject(refused);
    expect(await ben.sit(1)).toMatchObject(done);

    const [, other] = await begun(server, await loadGame('endor'));
    expect(await other.do({ type: 'consent', agree: true })).toMatchObject(refused);
  });

  test('is chosen freely before the start and in the next match', async () => {
    const ann = await server.player('Ann');
    const ben = await server.player('Ben');
    const id = await ann.open({ game: 'endor', seats: 2 });
    await ann.join(id);
    await ben.join(id);
    for (const seat of [0, 1, 0]) expect(await ann.sit(seat)).toMatchObject(done);
    await ben.until(() => ben.table?.people.map(({ kind }) => kind).join() === 'person,open');
    expect(await ben.sit(0)).toMatchObject(refused);
    expect(await ben.do({ type: 'stand', seat: 0 })).toMatchObject(refused);
    expect(await ben.sit(1)).toMatchObject(done);
    await ann.until(() => ann.standing !== null);
    expect(await ann.do({ type: 'resign' })).toMatchObject(done);
    await ann.until(() => ann.table?.status === 'over');
    const { match } = (await ann.do({ type: 'rematch' })) as { match: string };
    await ann.join(match);
    expect(await ann.sit(1)).toMatchObject(done);
  });

  test('those who have played are told of the rematch, and spectators are not', async () => {
    const [ann, ben, eve] = [
      await server.player('Ann'),
      await server.player('Ben'),
      await server.player('Eve'),
    ] as const;
    const id = await ann.open({ game: 'hoth', seats: 2 });
    for (const player of [ann, ben, eve]) await player.join(id);
    for (const player of [ann, ben]) await player.sit();
    await ann.until(() => ann.standing !== null);
    await ann.do({ type: 'resign' });
    const { match } = (await ann.do({ type: 'rematch' })) as { match: string };
    await ben.until(() => ben.table?.next === match);
    const seen = (await (await eve.http('GET', `/api/tables/${id}/view`)).json()) as {
      table: { next: string | null; status: string };
    };
    expect(seen.table).toMatchObject({ status: 'over', next: null });
    expect(eve.table?.next ?? null).toBeNull();
  });

  test('over days needs a clock', async () => {
    const ann = await server.player('Ann');
    const setup = { game: 'endor', seats: 2, pace: 'days' };
    expect((await ann.http('POST', '/api/tables', setup)).status).toBe(400);
    const clock = { kind: 'perMove', seconds: 86_400 };
    expect((await ann.http('POST', '/api/tables', { ...setup, clock })).status).toBe(200);
  });
});
