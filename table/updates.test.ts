import { type AnyGame, patched, SeededChance, stableJson, type Viewer } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { endor } from '../games/endor/index.ts';
import { hoth } from '../games/hoth/index.ts';
import { auction } from './auction.fixture.ts';
import {
  answerUndo,
  exportMatch,
  importMatch,
  type Match,
  openLocalMatch,
  outcome,
  requestUndo,
  resignSeat,
  updatesSince,
  versionOf,
  viewFor,
} from './index.ts';
import { firstBid, noon, openAuction, play, playRandomly, playToBids, seed } from './match.fixture.ts';

const stake = { type: 'stake', stake: 2 };

function viewersOf(match: Match): Viewer[] {
  return [...match.seats.keys(), 'spectator'];
}

/** Plays on by random steps, now and then one taken back or wished to be, and keeps each viewer's view at every version. */
function playAndWatch(match: Match, luck: number, steps: number): Map<Viewer, string[]> {
  const chance = new SeededChance(luck);
  const seen = new Map<Viewer, string[]>(viewersOf(match).map((viewer) => [viewer, []]));
  const look = (): void => {
    for (const [viewer, views] of seen)
      while (views.length <= versionOf(match)) views.push(stableJson(viewFor(match, viewer)));
  };
  look();
  while (versionOf(match) < steps && !outcome(match)) {
    const seat = chance.draw('seat', match.seats.length);
    const now = noon + versionOf(match) * 1000;
    const waiting = match.undoRequest?.waitingFor ?? [];
    if (waiting.length > 0 && chance.draw('answering', 4) > 0)
      answerUndo(match, waiting[0] as number, chance.draw('answer', 2) > 0, now);
    else if (chance.draw('undo', 3) === 0) requestUndo(match, seat, now);
    else if (chance.draw('resign', 200) === 0) resignSeat(match, seat, now);
    else playRandomly(match, chance.draw('luck', 1e6), 1);
    look();
  }
  return seen;
}

/** Follows the updates from a version on, as a remote screen would, and compares every view on the way. */
function follow(match: Match, version: number, viewer: Viewer, views: readonly string[]): void {
  let view: unknown = JSON.parse(views[version] as string);
  for (const update of JSON.parse(JSON.stringify(updatesSince(match, version, viewer)))) {
    for (const { change } of update.events) view = patched(view, change);
    view = patched(view, update.change);
    if (stableJson(view) !== views[update.version])
      throw new Error(`Viewer ${viewer} from ${version}: another view at version ${update.version}.`);
  }
  expect(stableJson(view)).toBe(views.at(-1));
}

function seatsFor(players: number) {
  return Array.from({ length: players }, (_, i) => ({ kind: 'human', name: `P${i + 1}` }) as const);
}

describe('patching a view with updates', () => {
  it.each<[string, number, AnyGame, number]>([
    ['Auction', 2, auction, 40],
    ['Auction', 3, auction, 40],
    ['Escape from Hoth', 2, hoth, 90],
    ['Escape from Hoth', 4, hoth, 60],
    ['The Battle of Endor', 2, endor, 90],
    ['The Battle of Endor', 4, endor, 70],
  ])('leads from any version to the view of every later one: %s by %i', (_name, players, game, steps) => {
    const kinds = new Set<string>();
    for (let luck = 0; luck < 6; luck++) {
      const undo = luck % 3 === 0 ? 'free' : 'ask';
      const match = openLocalMatch({ game, seats: seatsFor(players), seed, now: noon, undo });
      for (const [viewer, views] of playAndWatch(match, 10 * players + luck, steps))
        for (let version = luck; version < views.length; version += 1 + ((7 * version) % 23))
          follow(match, version, viewer, views);
      for (const { kind } of updatesSince(match, 0, 'spectator')) kinds.add(kind);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['action', 'undo', 'wish', 'answer']));
  });

  it('works for a match that was just brought back', () => {
    const match = openLocalMatch({ game: hoth, seats: seatsFor(2), seed, now: noon });
    const seen = playAndWatch(match, 6, 80);
    const back = importMatch([hoth], exportMatch(match, { sealed: true }));
    const current = versionOf(match);
    expect(current).toBeGreaterThan(50);
    for (const [viewer, views] of seen)
      for (const version of [0, 10, current - 33, current - 32, current - 1])
        follow(back, version, viewer, views);
    expect(updatesSince(back, 40, 0)).toEqual(updatesSince(match, 40, 0));
  });
});

describe('an update', () => {
  it('tells a step with its events, each as its viewer may see it', () => {
    const match = openAuction();
    playToBids(match);
    const bid = firstBid(match, 0) as unknown as { card: number };
    play(match, 0, bid, noon + 700);
    const known = { version: 3, seat: 0, at: 700, kind: 'action', change: null };
    const { question } = updatesSince(match, 2, 0)[0] as { question: unknown };
    expect(question).toEqual({ kind: 'bid', seats: [1], secret: true });
    expect(updatesSince(match, 2, 0)).toMatchObject([
      { ...known, events: [{ event: { type: 'bid', seat: 0, value: bid.card } }] },
    ]);
    expect(updatesSince(match, 2, 1)).toEqual([
      {
        ...known,
        question,
        events: [{ event: { type: 'hasBid' }, change: { handSizes: { 0: [2] }, hasBid: { 0: [true] } } }],
      },
    ]);
    expect(updatesSince(match, 2, 'spectator')).toEqual(updatesSince(match, 2, 1));
    expect(updatesSince(match, 3, 0)).toEqual([]);
  });

  it('shows true positions between the events of a step', () => {
    const match = openAuction();
    playToBids(match);
    play(match, 0, firstBid(match, 0));
    const before = viewFor(match, 'spectator');
    play(match, 1, firstBid(match, 1));
    const [update] = updatesSince(match, 3, 'spectator');
    expect(update?.events.map(({ event }) => event.type)).toEqual(['hasBid', 'sold']);
    expect(patched(before, update?.events[0]?.change ?? null)).toMatchObject({
      round: 0,
      hasBid: [true, true],
    });
    expect(update?.events[1]?.change).toMatchObject({ round: [1], phase: ['stake'] });
    expect(update?.change).toBeNull();
  });

  it('tells what was taken back, and what it took with it', () => {
    const match = openAuction();
    play(match, 0, stake);
    requestUndo(match, 0, noon + 5);
    expect(updatesSince(match, 1, 1)).toMatchObject([
      { version: 2, seat: 0, at: 5, kind: 'undo', events: [], change: { phase: ['stake'], stake: [1] } },
    ]);
  });

  it('tells wishes, answers and resignations', () => {
    const match = openAuction({ undo: 'ask' });
    play(match, 0, stake);
    requestUndo(match, 0, noon);
    answerUndo(match, 1, false, noon);
    resignSeat(match, 1, noon);
    expect(updatesSince(match, 1, 'spectator')).toMatchObject([
      { version: 2, seat: 0, kind: 'wish', events: [], change: null },
      { version: 3, seat: 1, kind: 'answer', answer: false, events: [], change: null },
      { version: 4, seat: 1, kind: 'resignation', cause: 'choice', events: [{ event: { type: 'left' } }] },
    ]);
  });

  it.each([-1, 4, 0.5, Number.NaN])('is not there since version %d', (version) => {
    const match = openAuction();
    playToBids(match);
    expect(() => updatesSince(match, version, 0)).toThrow(
      `The match has versions 0 to 2; there is no version ${version}.`,
    );
  });
});
