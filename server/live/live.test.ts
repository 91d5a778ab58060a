import { endor } from '@holoboard/endor';
import { loadGame, ruled } from '@holoboard/games';
import { hoth } from '@holoboard/hoth';
import { type AnyGame, type GameAction, SeededChance } from '@holoboard/kernel';
import { matchFromRows, messagesOf, type Update, verifyMatch, versionFor } from '@holoboard/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStorage } from '../storage/sqlite.ts';
import { type Player, playOn } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: { house: { away: 0, sweep: 200 } } });
});
afterAll(() => server.close());

const firstPlayer = { firstPlayer: 'blue' } as const;

/** A table at which these people sit. */
async function seated(game: AnyGame, names: readonly string[], setup: object = {}): Promise<Player[]> {
  const players = await Promise.all(names.map((name) => server.player(name)));
  const [host, ...others] = players as [Player, ...Player[]];
  const id = await host.open({ game: game.id, seats: names.length, undo: 'ask', ...setup });
  for (const player of [host, ...others]) {
    await player.join(id);
    expect(await player.sit()).toMatchObject({ type: 'done' });
  }
  for (const player of players) await player.until(() => player.standing !== null);
  return players;
}

const refusalOf = (answer: unknown): string =>
  String((answer as { refusal?: { clause: string; params: object } }).refusal?.clause);

describe('a table', () => {
  test('gathers people, begins when the last one sits, and is played to its end', async () => {
    const [ann, ben] = (await seated(hoth, ['Ann', 'Ben'])) as [Player, Player];
    expect(ann.table).toMatchObject({ status: 'playing', mine: 0, own: true, watchers: 0 });
    expect(ben.table).toMatchObject({ mine: 1, own: false });
    expect(ann.table?.people.map(({ name, here }) => [name, here])).toEqual([
      ['Ann', true],
      ['Ben', true],
    ]);
    await playOn(hoth, [ann, ben], new SeededChance(1));
    expect(ann.standing?.outcome).not.toBeNull();
    expect(ben.standing?.outcome).toEqual(ann.standing?.outcome);
    await ann.until(() => ann.table?.status === 'over');
    const file = await (await ann.http('GET', `/api/tables/${ann.table?.id}/file`)).text();
    expect(verifyMatch([hoth], file)).toMatchObject({ ok: true, dice: 'proven' });
    const again = await ben.do({ type: 'rematch' });
    expect(again).toMatchObject({ type: 'done' });
    expect(await ann.do({ type: 'rematch' })).toMatchObject({ match: (again as { match: string }).match });
  });

  test('does not begin twice, has no seat for more, and no room for strangers', async () => {
    const [ann] = (await seated(hoth, ['Ann', 'Ben'], { options: firstPlayer })) as [Player];
    const eve = await server.player('Eve');
    await eve.join(ann.table?.id ?? '');
    expect(eve.table).toMatchObject({ mine: null });
    await ann.until(() => ann.table?.watchers === 1);
    expect(await eve.sit()).toMatchObject({ type: 'refused' });
    for (const command of [{ type: 'undo' }, { type: 'resign' }, { type: 'answer', agree: true }] as const)
      expect(await eve.do(command)).toMatchObject({ type: 'refused' });
    expect(await eve.play({ type: 'spin' })).toMatchObject({ type: 'refused' });
    expect(await eve.do({ type: 'start', level: 'pilot' })).toMatchObject({ type: 'refused' });
    expect(await eve.do({ type: 'stand', seat: 0 })).toMatchObject({ type: 'refused' });
    expect(await eve.do({ type: 'close' })).toMatchObject({ type: 'refused' });
    expect(ann.standing?.version).toBe(0);
    expect((await eve.http('GET', `/api/tables/${ann.table?.id}/file`)).status).toBe(404);
  });

  test('talks: lines are told to all, kept for later, and bare of what could deceive', async () => {
    const [ann, ben] = (await seated(hoth, ['Ann', 'Ben'])) as [Player, Player];
    expect(await ann.do({ type: 'chat', text: ' <b>Hi\u202e\n there</b> ' })).toMatchObject({ type: 'done' });
    await ben.until(() => ben.chat.length === 1);
    expect(ben.chat[0]).toMatchObject({ name: 'Ann', seat: 0, text: '<b>Hi there</b>' });
    expect(await ann.do({ type: 'chat', text: 'x'.repeat(501) })).toMatchObject({ type: 'refused' });
    const eve = await server.player('Eve');
    await eve.join(ann.table?.id ?? '');
    expect(eve.chat).toEqual(ben.chat);
  });

  test('is given up by whoever opened it, or begun with bots on the empty seats', async () => {
    const ann = await server.player('Ann');
    const id = await ann.open({ game: 'hoth', seats: 4, listed: true });
    await ann.join(id);
    const lobby = async (): Promise<string[]> =>
      ((await (await ann.http('GET', '/api/tables')).json()) as { tables: { id: string }[] }).tables.map(
        (table) => table.id,
      );
    expect(await lobby()).toContain(id);
    expect(await ann.do({ type: 'start', level: 'pilot' })).toMatchObject({ type: 'refused' });
    await ann.sit(2);
    expect(await ann.do({ type: 'bot', seat: 0, level: 'wizard' })).toMatchObject({ type: 'refused' });
    expect(await ann.do({ type: 'start', level: 'recruit' })).toMatchObject({ type: 'done' });
    await ann.until(() => ann.standing !== null);
    expect(ann.table?.people.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'person', 'bot']);
    expect(await lobby()).not.toContain(id);
    await playOn(hoth, [ann], new SeededChance(2), 30);
    expect(ann.standing?.version).toBeGreaterThanOrEqual(30);
    const other = await ann.open({ game: 'hoth', seats: 2, listed: true });
    await ann.join(other);
    expect(await ann.do({ type: 'close' })).toMatchObject({ type: 'done' });
    expect(await ann.sit()).toMatchObject({ type: 'refused' });
    expect(await lobby()).not.toContain(other);
    const mine = (await (await ann.http('GET', '/api/me/tables')).json()) as { tables: { id: string }[] };
    expect(mine.tables.map((table) => table.id)).toEqual([id]);
  });

  test('cannot be opened as it cannot be played', async () => {
    const ann = await server.player('Ann');
    await expect(ann.open({ game: 'chess', seats: 2 })).rejects.toThrow("no game 'chess'");
    await expect(ann.open({ game: 'hoth', seats: 9 })).rejects.toThrow('2, 3 or 4 players');
    await expect(ann.open({ game: 'hoth', seats: 2, options: { nonsense: 'yes' } })).rejects.toThrow(
      'nonsense',
    );
    expect(await ann.join('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ type: 'refused' });
  });
});

describe('steps', () => {
  test('a retry is answered and not played again; what is stale is refused', async () => {
    const [ann, ben] = (await seated(hoth, ['Ann', 'Ben'], { options: firstPlayer })) as [Player, Player];
    const first = await ann.play({ type: 'spin' }, 'one');
    expect(first).toMatchObject({ type: 'done', version: 1 });
    const again = { type: 'play', version: 0, clientActionId: 'one', action: { type: 'spin' } } as const;
    expect(await ann.do(again)).toMatchObject({ type: 'done', version: 1 });
    expect(refusalOf(await ann.do({ ...again, clientActionId: 'two' }))).toBe('TABLE-STALE');
    expect(refusalOf(await ben.play({ type: 'spin' }))).toBe('TABLE-TURN');
    expect(ann.standing?.version).toBe(1);
  });

  test('taking back asks the others', async () => {
    const [ann, ben] = (await seated(endor, ['Ann', 'Ben'])) as [Player, Player];
    const [plan] = ann.legal(endor, new SeededChance(1));
    await ann.play(plan as GameAction);
    expect(ann.standing?.undo).toBeNull();
    expect(await ann.do({ type: 'undo' })).toMatchObject({ type: 'done' });
    await ben.until(() => ben.standing?.wish !== null);
    expect(ben.standing?.wish).toEqual({ seat: 0, waitingFor: [1] });
    expect(await ben.do({ type: 'answer', agree: true })).toMatchObject({ type: 'done' });
    await ann.until(() => ann.question.seats.includes(0));
    expect(ann.standing?.wish).toBeNull();
  });

  test('a clock runs out on the server, whoever is there', async () => {
    const [ann, ben] = (await seated(hoth, ['Ann', 'Ben'], {
      options: firstPlayer,
      clock: { kind: 'perMove', seconds: 1 },
    })) as [Player, Player];
    expect(ann.standing?.clocks).toMatchObject({ running: [0] });
    ann.cut();
    await ben.until(() => ben.standing?.outcome !== null);
    expect(ben.standing?.outcome?.ranks[1]).toBe(1);
  });

  test('whoever was away gets the gap, and whoever wants it the position alone', async () => {
    const [ann, ben] = (await seated(hoth, ['Ann', 'Ben'])) as [Player, Player];
    await playOn(hoth, [ann, ben], new SeededChance(3), 10);
    const id = ann.table?.id ?? '';
    ben.cut();
    await ann.until(() => ann.table?.people[1]?.here === false);
    const moves = ann.legal(hoth, new SeededChance(4));
    if (moves.length > 0) await ann.play(moves[0] as GameAction);
    await ben.connect();
    expect(await ben.join(id)).toMatchObject({ type: 'done' });
    expect(ben.positions).toBe(1);
    expect(ben.standing?.version).toBe(ann.standing?.version);
    const told = ben.view;
    await ben.join(id, { anew: true });
    expect(ben.view).toEqual(told);
  });

  test('survives a restart of the server: nothing is lost, and the game goes on', async () => {
    const [ann, ben] = (await seated(endor, ['Ann', 'Ben'])) as [Player, Player];
    await playOn(endor, [ann, ben], new SeededChance(5), 12);
    const id = ann.table?.id ?? '';
    const { version } = ann.standing ?? {};
    const views = [ann.view, ben.view];
    await server.restart();
    for (const player of [ann, ben]) {
      player.cut();
      await player.connect();
      await player.join(id);
      expect(player.positions).toBe(1);
    }
    expect([ann.standing?.version, ben.standing?.version]).toEqual([version, version]);
    expect([ann.view, ben.view]).toEqual(views);
    await playOn(endor, [ann, ben], new SeededChance(6), 6);
  });
});

describe('a leaver', () => {
  test('watches as any spectator does, and in a game with secrets no other person takes the seat', async () => {
    const [cid, dan] = (await seated(endor, ['Cid', 'Dan'])) as [Player, Player];
    expect(await dan.do({ type: 'stand' })).toMatchObject({ type: 'done' });
    await dan.until(() => dan.seat === null);
    const eve = await server.player('Eve');
    await eve.join(cid.table?.id ?? '');
    expect(dan.view).toEqual(eve.view);
    expect(dan.view).not.toEqual(cid.view);
    expect(await eve.sit()).toMatchObject({ type: 'refused' });
    expect(await dan.play({ type: 'plan' })).toMatchObject({ type: 'refused' });
  });
});

describe('guests', () => {
  test('come back from another device with a code', async () => {
    const ann = await server.player('Ann');
    const { code } = (await (await ann.http('POST', '/api/me/code')).json()) as { code: string };
    expect(code).toMatch(/^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/);
    const phone = await server.player('Phone');
    const recover = await phone.http('POST', '/api/me/recover', { code: code.toLowerCase() });
    expect(await recover.json()).toMatchObject({ name: 'Ann' });
    const set = recover.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/HttpOnly/);
    expect(set).toMatch(/SameSite=Strict/);
    const wrong = await phone.http('POST', '/api/me/recover', { code: 'ABCDE-ABCDE-ABCDE-ABCDE' });
    expect(wrong.status).toBe(404);
    const forged = await fetch(`${server.url}/api/me`, { headers: { cookie: `${ann.cookie}x` } });
    expect(await forged.json()).toEqual({ guest: null });
  });

  test('pages of other sites cannot act for them', async () => {
    const ann = await server.player('Ann');
    const foreign = {
      cookie: ann.cookie,
      origin: 'https://evil.example',
      'content-type': 'application/json',
    };
    const post = await fetch(`${server.url}/api/tables`, { method: 'POST', headers: foreign, body: '{}' });
    expect(post.status).toBe(403);
    const socket = await fetch(`${server.url}/live`, { headers: foreign });
    expect(socket.status).toBe(403);
  });
});

describe('limits', () => {
  test('who sends too fast is refused with a reason, and dropped when they go on', async () => {
    const strict = await startTestServer({ limits: { live: { connection: { most: 10, perSecond: 0.01 } } } });
    const ann = await strict.player('Ann');
    const answers = await Promise.all(Array.from({ length: 60 }, () => ann.join('AAAAAAAAAAAAAAAAAAAAAA')));
    expect(JSON.stringify(answers[0])).toContain('There is no such table');
    expect(JSON.stringify(answers[4])).toContain('too fast');
    expect(answers.at(-1)).toBeNull();
    expect(ann.connected).toBe(false);
    await strict.close();
  });
});

describe('notices', () => {
  test('are wished for, and never to an address inside a network', async () => {
    const ann = await server.player('Ann');
    const unproven = await ann.http('PUT', '/api/me/webhook', { address: 'https://nobody.invalid/turn' });
    expect([unproven.status, ((await unproven.json()) as { error: string }).error]).toEqual([
      400,
      'This address did not answer the challenge: it must send the value of "challenge" back.',
    ]);
    expect((await ann.http('PUT', '/api/me/webhook', { address: 'http://10.0.0.1/' })).status).toBe(400);
    expect((await ann.http('PUT', '/api/me/webhook', { address: null })).status).toBe(200);
    expect(await (await ann.http('GET', '/api/push-key')).json()).toEqual({ key: null });
    const stranger = await fetch(`${server.url}/api/me/webhook`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"address":null}',
    });
    expect(stranger.status).toBe(401);
  });
});

describe('what leaves the server', () => {
  /** Whether a step as it is stored, with its draws, is anywhere inside. A view or its change may have numbers of that name. */
  const holdsStep = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null) return false;
    const { action, draws } = part as { action?: unknown; draws?: unknown };
    const isRecord = typeof action === 'object' && !Array.isArray(action);
    return (isRecord && Array.isArray(draws)) || Object.values(part).some(holdsStep);
  };

  /** Everything that must never be in a frame. */
  const secrets = (text: string, seed: string): string[] => [
    ...['"seed":', '"entropy":', seed].filter((secret) => text.includes(secret)),
    ...(holdsStep(JSON.parse(text)) ? ['a stored step'] : []),
  ];

  test('a stored step would be found in a frame', () => {
    const row = { version: 3, seat: 0, action: { type: 'spin' }, draws: [4], at: 5 };
    expect(secrets(JSON.stringify({ type: 'moved', steps: [row] }), 'ab')).toEqual(['a stored step']);
    expect(secrets('{"change":{"frames":{"0":{"draws":[2],"action":["x"]}}}}', 'ab')).toEqual([]);
  });

  test.each(ruled.filter(({ making }) => !making).map(({ id }) => id))(
    'of %s is what a viewer may know, on every frame',
    async (id) => {
      const game = await loadGame(id);
      const seats = game.seats[0] ?? 2;
      const players = await seated(
        game,
        Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`),
      );
      const eve = await server.player('Eve');
      for (const player of [...players, eve]) player.keepFrames = true;
      const table = players[0]?.table?.id ?? '';
      await eve.join(table);
      const chance = new SeededChance(9);
      const storage = openSqliteStorage(`${server.folder}/data`);
      const rows: string[] = [];
      let match: ReturnType<typeof matchFromRows> | null = null;
      let seed = '';
      for (let round = 0; round < 12 && !eve.standing?.outcome; round++) {
        await playOn(game, players, chance, 3);
        await eve.until(() => eve.known >= (players[0]?.known ?? 0));
        const entries = (await storage.read(table, 0)).map(({ body }) => JSON.parse(body));
        rows.length = 0;
        for (const entry of entries) if (entry.kind === 'step') rows.push(JSON.stringify(entry.row));
        const header = JSON.stringify(entries.find(({ kind }) => kind === 'started').header);
        seed = entries[0].seed;
        match = matchFromRows([game], { header, steps: rows, seed });
        const state: unknown = match.session?.state;
        expect(eve.view).toEqual(JSON.parse(JSON.stringify(game.view(state, 'spectator'))));
        for (const [seat, player] of players.entries())
          expect(player.view).toEqual(JSON.parse(JSON.stringify(game.view(state, seat))));
      }
      await storage.close();
      expect(rows.length).toBeGreaterThan(seats);
      for (const player of [...players, eve]) {
        const count = match ? versionFor(match, player.seat ?? 'spectator') : 0;
        const steps = Array.from({ length: count }, (_, index) => index + 1);
        expect(count).toBe(
          rows.length - [...players, eve].reduce((sum, each) => sum + (each === player ? 0 : each.untold), 0),
        );
        // Else nothing would be proved by what is not found.
        const news = player.frames.flatMap(messagesOf).filter(({ type }) => type === 'news');
        const told = (news as { updates: readonly Update[] }[]).flatMap(({ updates }) => updates);
        expect(told.map(({ version }) => version)).toEqual(steps);
        for (const frame of player.frames) expect(secrets(frame, seed)).toEqual([]);
      }
    },
  );
});
