import { type EndorView, endor } from '@holoboard/endor';
import { hoth } from '@holoboard/hoth';
import type { AnyGame, Refusal, Viewer } from '@holoboard/kernel';
import {
  LocalSitting,
  legal,
  type Match,
  openLocalMatch,
  question,
  requestUndo,
  resignSeat,
  type SeatSubmission,
  type Sitting,
  submit,
  versionOf,
} from '@holoboard/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MatchController } from './controller.ts';
import { memory } from './picks.fixture.ts';
import { picksOf } from './picks.ts';

const delay = 50;

/** A line to a match elsewhere: whatever comes over it is JSON, and late. Ann sits at this end, the others at the other. */
function farSitting(match: Match): Sitting & { news(): void } {
  const there = new LocalSitting(match, () => 0);
  const over = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
  const listeners = new Set<() => void>();
  const viewers: readonly Viewer[] = [0, 'spectator'];
  const snapshot = () => ({
    standing: over(there.standing()),
    undo: over(there.undoRefusal(0)),
    views: new Map(viewers.map((viewer) => [viewer, over(there.view(viewer))])),
    updates: new Map(viewers.map((viewer) => [viewer, over(there.updatesSince(0, viewer))])),
  });
  let known = snapshot();
  const news = (): void => {
    known = snapshot();
    for (const listener of listeners) listener();
  };
  const ask = (work: () => Refusal | null): Promise<Refusal | null> =>
    new Promise((resolve) => {
      setTimeout(() => {
        const refusal = work();
        if (!refusal) news();
        resolve(refusal);
      }, delay);
    });
  return {
    game: match.game,
    facts: over(there.facts),
    seats: [0],
    standing: () => known.standing,
    version: (viewer) => known.updates.get(viewer)?.at(-1)?.version ?? 0,
    view: (viewer) => known.views.get(viewer),
    start: (viewer) => over(there.start(viewer)),
    updatesSince: (version, viewer) =>
      (known.updates.get(viewer) ?? []).filter((update) => update.version > version),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: (submission: SeatSubmission) => ask(() => submit(match, { ...over(submission), now: 0 })),
    undoRefusal: () => known.undo,
    undo: () => ask(() => requestUndo(match, 0, 0)),
    resign: (seat) => ask(() => resignSeat(match, seat, 0)),
    clocks: () => there.clocks(),
    news,
  };
}

/** A table elsewhere, as it is seen here. */
function sitFar(game: AnyGame, options: Record<string, string> = {}) {
  const match = openLocalMatch({
    game,
    options,
    seats: [
      { kind: 'human', name: 'Ann' },
      { kind: 'remote', name: 'Ben' },
    ],
    seed: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
    now: 0,
  });
  const sitting = farSitting(match);
  let submissions = 0;
  const controller = new MatchController({
    sitting,
    host: null,
    screen: { attempt: () => null, duration: () => 0 },
    thinking: { advise: async () => [] },
    manner: () => ({ motion: 'off', playForced: false, playLuck: false }),
    newId: () => String(++submissions),
    takeOver: null,
    picks: picksOf('game', memory()),
  });
  controller.open();
  /** The first thing that Ben can do, done far away. */
  const benPlays = (): void => {
    expect(
      submit(match, { seat: 1, version: versionOf(match), action: legal(match, 1)[0], now: 0 }),
    ).toBeNull();
    sitting.news();
  };
  return { controller, match, benPlays };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table elsewhere', () => {
  test('is played at through the same screen, and others are never taken for people here', async () => {
    const { controller, match, benPlays } = sitFar(hoth, { firstPlayer: 'blue' });
    expect(controller.file).toBeNull();
    for (let i = 0; i < 400 && !controller.get().outcome; i++) {
      const { asked, choice, question: shown, version } = controller.get();
      expect(version).toBe(versionOf(match));
      if (question(match).seats.includes(1)) {
        expect(controller.get()).toMatchObject({ asked: null, cover: null, choice: { targets: [] } });
        expect(shown.seats).toEqual([1]);
        benPlays();
      } else {
        expect(asked).toBe(0);
        controller.pick(choice.targets[i % choice.targets.length]?.id ?? '');
        await vi.advanceTimersByTimeAsync(delay);
      }
    }
    expect(controller.get().outcome).not.toBeNull();
    expect(controller.get().view).toEqual(hoth.view(match.session?.state as never, 0));
  });

  test('hears of an action once, however often it is asked for meanwhile', async () => {
    const { controller, match } = sitFar(hoth, { firstPlayer: 'blue' });
    controller.pick('spin');
    controller.pick('spin');
    expect(controller.get()).toMatchObject({ asked: 0, version: 0 });
    await vi.advanceTimersByTimeAsync(delay);
    expect(versionOf(match)).toBe(1);
    expect(controller.get()).toMatchObject({
      asked: 0,
      version: 1,
      question: { kind: 'rebelMove' },
      whyNot: null,
    });
  });

  test('tells why when the host refuses', async () => {
    const { controller, match } = sitFar(hoth, { firstPlayer: 'blue' });
    controller.pick('spin');
    resignSeat(match, 1, 0);
    await vi.advanceTimersByTimeAsync(delay);
    expect(controller.get().whyNot?.refusal.clause).toBe('TABLE-OVER');
  });

  test('leaves what was picked alone while others answer the same question', async () => {
    const { controller, benPlays } = sitFar(endor);
    const { hands } = controller.get().view as EndorView;
    expect(controller.get()).toMatchObject({
      asked: 0,
      viewer: 0,
      question: { kind: 'plan', seats: [0, 1] },
    });
    const [card] = controller.get().choice.targets;
    controller.pick(card?.id ?? '');
    expect(controller.get().picked).toEqual([card?.id]);
    benPlays();
    expect(controller.get()).toMatchObject({ asked: 0, picked: [card?.id], question: { seats: [0] } });
    expect(controller.get().log.at(-1)?.event.type).toBe('planned');
    expect(hands[1]?.cards).toBeNull();
  });
});
