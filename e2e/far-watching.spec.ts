import { loadGame } from '@holoboard/games';
import { SeededChance } from '@holoboard/kernel';
import { importMatch, messagesOf, type Start, startFor, type Update, updatesSince } from '@holoboard/table';
import { Player, playOn } from '../server/testing/player.ts';
import { Person } from './far.ts';
import { expect, test } from './test.ts';

/** How many decisions are watched, or a few more. */
const decisions = 80;

test('somebody watches a war, and every frame holds what those who watch may know and nothing else', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const game = await loadGame('naboo');
  const players: Player[] = [];
  for (const name of ['Ann', 'Ben'])
    players.push(await (await new Player(baseURL ?? '', name).introduce()).connect());
  const [ann, ben] = players as [Player, Player];
  const id = await ann.open({ game: game.id, seats: 2, undo: 'off' });
  for (const player of players) {
    await player.join(id);
    await player.sit();
  }
  for (const player of players) await player.until(() => player.standing !== null, 'the start');
  const eve = await Person.come(browser, 'Eve');
  await eve.page.goto(`/table/${id}`);
  await expect(eve.page.locator('.naboo-scene').first()).toBeVisible();
  await playOn(game, players, new SeededChance(5), decisions);
  expect(ben.standing?.outcome).toBeNull();
  // The resignation is one more.
  const steps = (ben.standing?.version ?? 0) + 1;
  expect(steps).toBeGreaterThan(decisions);
  await ben.do({ type: 'resign' });
  await expect(eve.page.locator('.over-words')).toBeVisible();
  await expect.poll(() => eve.told).toBe(steps);
  // Who watches has nothing to decide, and was told of every step: exactly what those who watch may know of it.
  await expect(eve.page.locator('.dock [data-choice]')).toHaveCount(0);
  const match = importMatch([game], await (await ann.http('GET', `/api/tables/${id}/file`)).text());
  const allowed = JSON.parse(JSON.stringify(updatesSince(match, 0, 'spectator'))) as Update[];
  expect(allowed).toHaveLength(steps);
  const beginning = JSON.parse(JSON.stringify(startFor(match, 'spectator'))) as Start;
  const told = new Map<number, Update>();
  for (const frame of eve.frames) {
    for (const message of messagesOf(frame)) {
      if ('seat' in message) expect(message.seat).toBeNull();
      if (message.type === 'view') {
        expect(message.standing.version).toBe(0);
        expect(message.view).toEqual(beginning.view);
      }
      if ('updates' in message) for (const update of message.updates) told.set(update.version, update);
    }
    const { updates: _, start: __, view: ___, question: ____, ...rest } = JSON.parse(frame);
    expect(Object.keys(rest).filter((key) => !known.has(key))).toEqual([]);
  }
  for (const update of allowed) expect(told.get(update.version)).toEqual(update);
  for (const player of players) player.cut();
  await eve.leave();
});

/** What messages say besides positions and steps. */
const known = new Set([
  'type',
  'id',
  'match',
  'table',
  'lines',
  'facts',
  'seat',
  'refusal',
  'again',
  'version',
  'outcome',
  'undo',
]);
