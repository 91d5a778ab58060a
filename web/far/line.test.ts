import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Line, type Socket } from './line.ts';
import { pauseBefore } from './pauses.ts';

describe('the pause before another attempt', () => {
  test('has a range that doubles from half a second to ten', () => {
    const ranges = Array.from({ length: 8 }, (_, failed) => pauseBefore(failed, () => 1));
    expect(ranges).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
    expect(pauseBefore(10_000, () => 1)).toBe(10_000);
  });

  test('is any moment of that range', () => {
    expect([0, 0.25, 0.5, 0.999].map((drawn) => pauseBefore(2, () => drawn))).toEqual([0, 500, 1000, 1998]);
  });
});

describe('a line that is lost', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function lineWith(draws: readonly number[]): { line: Line; sockets: Socket[]; reasons: string[] } {
    const sockets: Socket[] = [];
    const open = (): Socket => {
      const socket = { onopen: null, onclose: null, onmessage: null, send: () => {}, close: () => {} };
      sockets.push(socket);
      return socket;
    };
    const reasons: string[] = [];
    const barred = (reason: string): void => void reasons.push(reason);
    const owner = {
      open,
      greet: async () => {},
      hear: () => {},
      changed: () => {},
      barred,
      known: () => null,
    };
    let drawn = 0;
    return { line: new Line(owner, 1_000_000, () => draws[drawn++] ?? 0), sockets, reasons };
  }

  test('is opened again after pauses drawn from a growing range', () => {
    const { line, sockets } = lineWith([0.5, 0.5, 0.5]);
    for (const [attempt, pause] of [250, 500, 1000].entries()) {
      sockets[attempt]?.onclose?.();
      vi.advanceTimersByTime(pause - 1);
      expect(sockets.length).toBe(attempt + 1);
      vi.advanceTimersByTime(1);
      expect(sockets.length).toBe(attempt + 2);
    }
    line.close();
  });

  test('begins with short pauses again once it stood', async () => {
    const { line, sockets } = lineWith([1, 1, 1]);
    sockets[0]?.onclose?.();
    vi.advanceTimersByTime(500);
    sockets[1]?.onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    sockets[1]?.onclose?.();
    vi.advanceTimersByTime(500);
    expect(sockets.length).toBe(3);
    line.close();
  });

  test('stays closed for somebody who is banned, and says why', () => {
    const { sockets, reasons } = lineWith([0, 0]);
    sockets[0]?.onclose?.({ code: 4003, reason: 'Insults.' });
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, reasons]).toEqual([1, ['Insults.']]);
  });
});
