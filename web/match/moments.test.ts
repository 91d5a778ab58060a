import type { GameEvent } from '@holoboard/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from './frames.ts';
import { Moments, type Shown } from './moments.ts';

interface Step extends GameEvent {
  readonly add: number;
  readonly shown: number;
}

/** Events that add to a number, each with the number it leads to. */
function steps(from: number, ...events: readonly (readonly [add: number, shown: number])[]): Told[] {
  let view = from;
  return events.map(([add, shown]) => {
    view += add;
    return { event: { type: 'step', add, shown } as Step, view };
  });
}

function queue(pace = 1) {
  const shows: Shown[] = [];
  const told: number[] = [];
  const moments = new Moments({
    screen: {
      duration: (event: Step) => event.shown,
    },
    pace: () => pace,
    show: (shown) => shows.push(shown),
    happened: ({ event }) => told.push((event as Step).add),
  });
  return { moments, shows, told };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('events are shown one after the other, each on the position the ones before have led to', () => {
  const { moments, shows, told } = queue();
  const done = vi.fn();
  moments.play(10, steps(10, [1, 100], [2, 0], [4, 50]), 17, done);
  expect(shows.at(-1)).toMatchObject({ view: 10, moment: { milliseconds: 100, after: 11 } });
  expect(told).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(shows.at(-1)).toMatchObject({ view: 13, moment: { milliseconds: 50, after: 17 } });
  expect(told).toEqual([1, 2]);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(shows.at(-1)).toEqual({ view: 17, moment: null });
  expect(told).toEqual([1, 2, 4]);
  expect(done).toHaveBeenCalledOnce();
  expect(moments.busy).toBe(false);
});

test('every moment has a key of its own', () => {
  const { moments, shows } = queue();
  moments.play(0, steps(0, [1, 10], [1, 10]), 2, () => {});
  vi.runAllTimers();
  const keys = shows.flatMap(({ moment }) => (moment ? [moment.key] : []));
  expect(new Set(keys).size).toBe(2);
});

test('a skip brings everything to its end at once, and every event is told once', () => {
  const { moments, shows, told } = queue();
  const done = vi.fn();
  moments.play(0, steps(0, [1, 100], [2, 100], [3, 0]), 6, done);
  moments.skip();
  expect(told).toEqual([1, 2, 3]);
  expect(shows.at(-1)).toEqual({ view: 6, moment: null });
  expect(done).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(told).toEqual([1, 2, 3]);
  expect(done).toHaveBeenCalledOnce();
});

test('without motion nothing is shown, but everything is told', () => {
  const { moments, shows, told } = queue(0);
  const done = vi.fn();
  moments.play(0, steps(0, [1, 100], [2, 100]), 3, done);
  expect(shows).toEqual([{ view: 3, moment: null }]);
  expect(told).toEqual([1, 2]);
  expect(done).toHaveBeenCalledOnce();
});

test('what is stopped never comes to its end', () => {
  const { moments, told } = queue();
  const done = vi.fn();
  moments.play(0, steps(0, [1, 100]), 1, done);
  moments.stop();
  vi.runAllTimers();
  expect(told).toEqual([]);
  expect(done).not.toHaveBeenCalled();
});
