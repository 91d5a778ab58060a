import type { Motion } from '@holoboard/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../match/frames.ts';
import { ReplayPlayer } from './replay-player.ts';

/** A game that counts: each step adds one, by an event that is shown for a second. */
const frames: readonly Frame[] = [0, 1, 2, 3].map((count) => ({
  at: count,
  seat: 0,
  told: count === 0 ? [] : [{ event: { type: 'counted' }, view: count }],
  view: count,
  question: { kind: 'count', seats: [0] },
}));
const screen = { duration: () => 1000 };

function player(place = 0, motion: Motion = 'normal'): ReplayPlayer {
  return new ReplayPlayer({ frames, screen, motion: () => motion, place });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a replay', () => {
  it('shows a place at once, within what there is', () => {
    const replay = player();
    replay.goTo(2);
    expect(replay.get()).toMatchObject({ place: 2, view: 2, moment: null, playing: false });
    replay.goTo(99);
    expect(replay.get().place).toBe(3);
    replay.goTo(-1);
    expect(replay.get().place).toBe(0);
  });

  it('shows a step happen', () => {
    const replay = player();
    replay.stepOn();
    expect(replay.get()).toMatchObject({ place: 1, view: 0, moment: { event: { type: 'counted' } } });
    vi.advanceTimersByTime(1000);
    expect(replay.get()).toMatchObject({ place: 1, view: 1, moment: null });
  });

  it('brings a step to its end when the next one is asked for', () => {
    const replay = player();
    replay.stepOn();
    replay.stepOn();
    expect(replay.get()).toMatchObject({ place: 2, view: 1 });
    vi.advanceTimersByTime(1000);
    expect(replay.get()).toMatchObject({ place: 2, view: 2 });
  });

  it('plays to the end, and from the beginning once there', () => {
    const replay = player(1);
    replay.toggle();
    expect(replay.get()).toMatchObject({ playing: true, place: 2 });
    vi.advanceTimersByTime(10_000);
    expect(replay.get()).toMatchObject({ playing: false, place: 3, view: 3 });
    replay.toggle();
    expect(replay.get()).toMatchObject({ playing: true, place: 1, view: 0 });
  });

  it('stops where it is', () => {
    const replay = player();
    replay.toggle();
    replay.toggle();
    expect(replay.get()).toMatchObject({ playing: false, place: 1, view: 1, moment: null });
    vi.advanceTimersByTime(10_000);
    expect(replay.get().place).toBe(1);
  });

  it('takes less time at a higher speed, and none for moving when nothing moves', () => {
    const fast = player();
    fast.setSpeed(4);
    fast.stepOn();
    vi.advanceTimersByTime(250);
    expect(fast.get()).toMatchObject({ view: 1, moment: null });
    const still = player(0, 'off');
    still.stepOn();
    expect(still.get()).toMatchObject({ view: 1, moment: null });
    still.toggle();
    expect(still.get()).toMatchObject({ place: 2, playing: true });
    vi.advanceTimersByTime(900);
    expect(still.get()).toMatchObject({ place: 3, playing: false });
  });
});
