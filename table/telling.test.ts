import {
  type GameAction,
  patched,
  type Seat,
  SeededChance,
  stableJson,
  type Viewer,
} from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame, ruled } from '../games/index.ts';
import {
  answerUndo,
  clocksFor,
  exportMatch,
  importMatch,
  knowsWish,
  legal,
  type Match,
  type MatchSetup,
  openLocalMatch,
  outcome,
  question,
  readMatchFile,
  recordedMatch,
  requestUndo,
  stepOf,
  submit,
  takeBackRefusal,
  timeLeft,
  updatesSince,
  versionFor,
  versionOf,
  viewFor,
  writeMatchFile,
} from './index.ts';

const tactical = await loadGame('tactical');
const everybody: readonly Viewer[] = [0, 1, 'spectator'];

/** Does something with its version as the seat knows it. */
function act(match: Match, seat: Seat, action: GameAction, now = 0): void {
  expect(submit(match, { seat, version: versionFor(match, seat), action, now })).toBeNull();
}

/** Two players who are both to place their armies in secret. */
function deploying(setup: Partial<MatchSetup> = {}): Match {
  const seats = ['Ann', 'Ben'].map((name) => ({ kind: 'human' as const, name }));
  const match = openLocalMatch({ game: tactical, seats, seed: '7'.repeat(64), now: 0, ...setup });
  while (question(match).kind !== 'deploy') {
    const [seat] = question(match).seats as [Seat];
    act(match, seat, legal(match, seat)[0] as GameAction);
  }
  expect(question(match)).toEqual({ kind: 'deploy', seats: [0, 1], secret: true });
  return match;
}

/** Places the next Unit, or says that all are placed. */
function place(match: Match, seat: Seat, now = 0): GameAction {
  const action = legal(match, seat)[0] as GameAction;
  act(match, seat, action, now);
  return action;
}

function placeAll(match: Match, seat: Seat): number {
  let placed = 0;
  while (place(match, seat).type !== 'ready') placed++;
  return placed;
}

/** What others than the seat can tell apart: versions, updates, what may be undone, clocks. */
function outside(match: Match, seat: Seat, now = 0): string {
  const others = everybody.filter((viewer) => viewer !== seat);
  return stableJson(
    others.map((viewer) => {
      const held = typeof viewer === 'number' ? [viewer] : [];
      return {
        version: versionFor(match, viewer),
        updates: updatesSince(match, 0, viewer),
        view: viewFor(match, viewer),
        undo: takeBackRefusal(match, held, viewer),
        clocks: clocksFor(match, held, now),
        wish: knowsWish(match, viewer),
      };
    }),
  );
}

describe('the steps of a secret answer', () => {
  test('are told to nobody else, and count for nobody else, until it is complete', () => {
    const match = deploying();
    const common = versionOf(match);
    const before = outside(match, 0);
    while (legal(match, 0)[0]?.type !== 'ready') {
      place(match, 0);
      expect(outside(match, 0)).toBe(before);
    }
    const placed = versionOf(match) - common;
    expect(placed).toBeGreaterThan(3);
    expect(versionFor(match, 0)).toBe(common + placed);
    expect(versionFor(match, 1)).toBe(common);
    act(match, 0, { type: 'ready' });
    expect(everybody.map((viewer) => versionFor(match, viewer))).toEqual([
      common + placed + 1,
      common + 1,
      common + 1,
    ]);
    expect(updatesSince(match, common, 1)).toMatchObject([{ version: common + 1, seat: 0, kind: 'action' }]);
    expect(updatesSince(match, common, 0)).toHaveLength(placed + 1);
    expect(stepOf(match, 1, common + 1)).toBe(common + placed + 1);
    expect(stepOf(match, 1, common)).toBe(common);
  });

  test('are the same to everybody else, however many they are', () => {
    const [few, many] = [deploying(), deploying()];
    placeAll(few, 0);
    while (legal(many, 0)[0]?.type !== 'ready') {
      place(many, 0);
      expect(requestUndo(many, 0, 0)).toBeNull();
      const action = place(many, 0) as GameAction & { unit: number };
      act(many, 0, { type: 'recall', unit: action.unit } as GameAction);
      place(many, 0);
    }
    act(many, 0, { type: 'ready' });
    expect(versionOf(many)).toBeGreaterThan(3 * versionOf(few) - 40);
    expect(outside(many, 0)).toBe(outside(few, 0));
  });

  test('leave what others hand in current, and what is stale is told by the version of its seat', () => {
    const match = deploying();
    const known = versionFor(match, 1);
    for (let i = 0; i < 4; i++) place(match, 0);
    expect(submit(match, { seat: 1, version: known + 1, action: legal(match, 1)[0], now: 0 })).toEqual({
      clause: 'TABLE-STALE',
      params: { given: String(known + 1), current: known },
    });
    expect(submit(match, { seat: 1, version: known, action: legal(match, 1)[0], now: 0 })).toBeNull();
    expect(submit(match, { seat: 1, version: known, action: legal(match, 1)[0], now: 0 })).toEqual({
      clause: 'TABLE-STALE',
      params: { given: String(known), current: known + 1 },
    });
  });

  test('are taken back without asking anybody, also when others have placed theirs since', () => {
    const match = deploying({ undo: 'ask' });
    place(match, 0);
    const ann = stableJson(viewFor(match, 0));
    place(match, 0);
    place(match, 1);
    const ben = stableJson(viewFor(match, 1));
    const before = outside(match, 0);
    expect(requestUndo(match, 0, 0)).toBeNull();
    expect(match.undoRequest).toBeNull();
    expect(stableJson(viewFor(match, 0))).toBe(ann);
    expect(stableJson(viewFor(match, 1))).toBe(ben);
    expect(outside(match, 0)).toBe(before);
    expect(updatesSince(match, versionFor(match, 0) - 1, 0)).toMatchObject([{ kind: 'undo', seat: 0 }]);
  });

  test('do not end the wish of another seat, which is told as ever', () => {
    const match = deploying({ undo: 'ask' });
    placeAll(match, 0);
    const placed = stableJson(viewFor(match, 0));
    expect(requestUndo(match, 0, 0)).toBeNull();
    expect(everybody.map((viewer) => knowsWish(match, viewer))).toEqual([true, true, true]);
    place(match, 1);
    expect(match.undoRequest).toEqual({ seat: 0, waitingFor: [1] });
    expect(answerUndo(match, 1, true, 0)).toBeNull();
    expect(question(match).seats).toEqual([0, 1]);
    expect(stableJson(viewFor(match, 0))).not.toBe(placed);
    // What was placed before stays, and is told to nobody after that either.
    const before = outside(match, 0);
    expect(requestUndo(match, 0, 0)).toBeNull();
    expect(outside(match, 0)).toBe(before);
  });

  test('are withheld again when the match is brought back from its file', () => {
    const match = deploying({ undo: 'ask' });
    for (let i = 0; i < 3; i++) place(match, 0);
    placeAll(match, 1);
    requestUndo(match, 0, 0);
    const back = importMatch([tactical], exportMatch(match, { sealed: true }));
    expect(back.withheld).toEqual(match.withheld);
    expect(outside(back, 0)).toBe(outside(match, 0));
    expect(outside(back, 1)).toBe(outside(match, 1));
    // 18 told to all, and one undo and three placements only to Ann.
    expect(versionFor(back, 0) - versionFor(back, 'spectator')).toBe(4);
  });
});

describe('the log of an earlier table', () => {
  test('that asked the others about a step within a secret answer is replayed, and tells them nothing', () => {
    const match = deploying({ undo: 'ask' });
    place(match, 0);
    requestUndo(match, 0, 0);
    const file = readMatchFile(exportMatch(match));
    const { at } = file.steps.at(-1) as { at: number };
    const asked = [
      { seat: 0, at, wish: 'undo' as const },
      { seat: 0, at, undo: true as const, granted: 1 },
    ];
    const old = recordedMatch(
      [tactical],
      writeMatchFile({ ...file, steps: [...file.steps.slice(0, -1), ...asked] }),
    );
    expect(versionOf(old)).toBe(versionOf(match) + 1);
    expect(outside(old, 0)).toBe(outside(match, 0));
    const waiting = recordedMatch(
      [tactical],
      writeMatchFile({ ...file, steps: [...file.steps.slice(0, -1), ...asked.slice(0, 1)] }),
      versionOf(match),
    );
    expect(waiting.undoRequest).toEqual({ seat: 0, waitingFor: [1] });
    expect(everybody.map((viewer) => knowsWish(waiting, viewer))).toEqual([true, false, false]);
  });

  test('whose wish was ended by a step within a secret answer is replayed when it was made again', () => {
    const match = deploying({ undo: 'ask' });
    placeAll(match, 0);
    requestUndo(match, 0, 0);
    place(match, 1);
    const file = readMatchFile(exportMatch(match));
    const again = { ...file, steps: [...file.steps, { seat: 0, at: 0, wish: 'undo' as const }] };
    expect(recordedMatch([tactical], writeMatchFile(again)).undoRequest).toEqual({
      seat: 0,
      waitingFor: [1],
    });
  });

  test('gives the increment of a clock for every step', () => {
    const clock = { kind: 'perGame', seconds: 600, increment: 5 } as const;
    const match = deploying({ clock });
    const { left } = match;
    place(match, 0, 1000);
    expect(match.left[0]).toBe((left[0] ?? 0) - 1000);
    const file = readMatchFile(exportMatch(match));
    expect(file.header.clock).toEqual({ ...clock, per: 'answer' });
    const old = recordedMatch([tactical], writeMatchFile({ ...file, header: { ...file.header, clock } }));
    expect(old.left[0]).toBe((left[0] ?? 0) - 1000 + 5000);
  });
});

describe('the clock of a seat that answers in secret', () => {
  test('is given its increment once, when the answer is complete', () => {
    const match = deploying({ clock: { kind: 'perGame', seconds: 600, increment: 5 } });
    const before = match.left[0] ?? 0;
    let seconds = 0;
    while (legal(match, 0)[0]?.type !== 'ready') place(match, 0, ++seconds * 1000);
    const now = seconds * 1000;
    expect(timeLeft(match, 0, now)).toBe(before - now);
    expect(clocksFor(match, [1], now).left[0]).toBe(before - now);
    act(match, 0, { type: 'ready' }, now);
    expect(timeLeft(match, 0, now)).toBe(before - now + 5000);
  });

  test('is seen to run on by the others, although every step of it winds it up again', () => {
    const match = deploying({ clock: { kind: 'perMove', seconds: 60 } });
    place(match, 0, 10_000);
    place(match, 0, 40_000);
    expect(clocksFor(match, [0], 50_000)).toEqual({ left: [50_000, 10_000], running: [0, 1] });
    expect(clocksFor(match, [1], 50_000)).toEqual({ left: [10_000, 10_000], running: [0, 1] });
    expect(clocksFor(match, [], 50_000).left).toEqual([10_000, 10_000]);
    place(match, 1, 50_000);
    place(match, 0, 90_000);
    expect(clocksFor(match, [1], 95_000).left).toEqual([0, 15_000]);
    while (legal(match, 0)[0]?.type !== 'ready') place(match, 0, 95_000);
    act(match, 0, { type: 'ready' }, 95_000);
    expect(clocksFor(match, [1], 95_000).left[0]).toBe(60_000);
  });
});

test.each(ruled.map(({ id }) => id))(
  'every viewer of %s can follow by its own versions alone',
  async (id) => {
    const game = await loadGame(id);
    const chance = new SeededChance(`telling ${id}`);
    const seats = Array.from({ length: game.seats[0] ?? 2 }, (_, seat) => ({
      kind: 'human' as const,
      name: `${seat}`,
    }));
    const match = openLocalMatch({ game, seats, seed: '3'.repeat(64), now: 0 });
    const viewers: readonly Viewer[] = [...seats.keys(), 'spectator'];
    const seen = viewers.map((viewer) => [stableJson(viewFor(match, viewer))]);
    while (!outcome(match) && versionOf(match) < 120) {
      const { seats: asked } = question(match);
      const seat = asked[chance.draw('seat', asked.length)] as Seat;
      const actions = legal(match, seat);
      const undone = chance.draw('undo', 8) === 0 && requestUndo(match, seat, 0) === null;
      if (!undone) act(match, seat, actions[chance.draw('action', actions.length)] as GameAction);
      for (const [i, viewer] of viewers.entries()) {
        const view = stableJson(viewFor(match, viewer));
        const version = versionFor(match, viewer);
        if (version === seen[i]?.length) seen[i]?.push(view);
        else expect(view).toBe(seen[i]?.[version]);
      }
    }
    for (const [i, viewer] of viewers.entries())
      for (const from of [0, Math.max(0, versionFor(match, viewer) - 20)]) {
        let view: unknown = JSON.parse(seen[i]?.[from] ?? '');
        const updates = updatesSince(match, from, viewer);
        expect(updates.map(({ version }) => version)).toEqual(
          Array.from({ length: versionFor(match, viewer) - from }, (_, n) => from + n + 1),
        );
        for (const { version, events, change } of updates) {
          for (const told of events) view = patched(view, told.change);
          view = patched(view, change);
          expect(stableJson(view)).toBe(seen[i]?.[version]);
        }
      }
  },
);
