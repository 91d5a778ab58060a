import type { GameEvent } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { sinceLast } from './since.ts';
import type { LogEntry } from './story.ts';

/** A line that happened by a step of somebody; equal numbers are one step. */
function line(at: number, by: number, event: GameEvent & Record<string, unknown>): LogEntry {
  return { at, by, event, view: null };
}

const spoken = {
  opens: ({ type }: GameEvent) => type === 'turn',
  marks: ({ type }: GameEvent) => [`mark:${type}`],
};

const types = (told: ReturnType<typeof sinceLast>) =>
  told.map(({ lines }) => lines.map(({ event }) => event.type));

describe('what the others did since one has last acted', () => {
  const log = [
    line(1, 1, { type: 'moved', seat: 1 }),
    line(2, 0, { type: 'moved', seat: 0 }),
    line(3, 1, { type: 'turn', seat: 1 }),
    line(3, 1, { type: 'spun', seat: 1 }),
    line(4, 2, { type: 'fired', seat: 2 }),
  ];

  test('goes back to the own last step and no further, with words and marks of each', () => {
    const told = sinceLast(log, 0, spoken);
    expect(types(told)).toEqual([['spun'], ['fired']]);
    expect(told.map(({ seat, marks }) => [seat, marks])).toEqual([
      [1, ['mark:spun']],
      [2, ['mark:fired']],
    ]);
  });

  test('is everything for one who has not acted yet, and nothing right after the own step', () => {
    expect(types(sinceLast(log.slice(0, 1), 0, spoken))).toEqual([['moved']]);
    expect(sinceLast(log.slice(0, 2), 0, spoken)).toEqual([]);
    expect(sinceLast([], 0, spoken)).toEqual([]);
  });

  test('goes on over a step that was made by itself', () => {
    const made = [...log, line(5, 0, { type: 'turn', seat: 0 }), line(5, 0, { type: 'chose', seat: 0 })];
    expect(sinceLast(made, 0, spoken)).toEqual([]);
    expect(types(sinceLast(made, 0, spoken, [5]))).toEqual([['spun'], ['fired']]);
    expect(types(sinceLast(made, 0, spoken, [2, 5]))).toEqual([['moved'], ['spun'], ['fired']]);
  });

  test('holds what an own step set off for others, and not what befell oneself by their steps as their doing', () => {
    const chain = [
      line(1, 0, { type: 'fired', seat: 0 }),
      line(1, 0, { type: 'hit' }),
      line(1, 0, { type: 'flipped', seat: 1 }),
      line(2, 1, { type: 'held', seat: 1 }),
      line(2, 1, { type: 'flipped', seat: 0 }),
    ];
    expect(types(sinceLast(chain, 0, spoken))).toEqual([['flipped'], ['held']]);
  });

  test('a game says whose doing something is', () => {
    const chain = [line(1, 1, { type: 'attacked', seat: 0 }), line(1, 1, { type: 'round' })];
    const doer = ({ type }: GameEvent, by: number) => (type === 'round' ? null : by);
    const told = sinceLast(chain, 0, { ...spoken, doer });
    expect(told.map(({ seat }) => seat)).toEqual([1, null]);
  });
});

describe('what is told in one breath', () => {
  const recall = ({ type, ...more }: GameEvent) => {
    if (type === 'spun') return { luck: [6], joins: 'next' as const };
    if (type === 'moved') return { way: ['a', 'b'] };
    if (type === 'fired') return { luck: [1, 2], way: ['b', 'c'], harm: true };
    if (type === 'rolledAgain') return { luck: [1, 5], joins: 'last' as const };
    if (type === 'hit') return { lost: 2, joins: 'last' as const };
    return 'seat' in more && type !== 'drew' ? {} : null;
  };
  const screen = { ...spoken, recall };

  test('a spin goes with the move it was for, without words of its own', () => {
    const log = [line(1, 1, { type: 'spun', seat: 1 }), line(2, 1, { type: 'moved', seat: 1 })];
    expect(sinceLast(log, 0, screen)).toEqual([
      {
        seat: 1,
        lines: [log[1]],
        luck: [6],
        ways: [['a', 'b']],
        harm: false,
        lost: 0,
        marks: ['mark:spun', 'a', 'b', 'mark:moved'],
      },
    ]);
  });

  test('what else came before the move is told with it in words', () => {
    const log = [
      line(1, 1, { type: 'spun', seat: 1 }),
      line(1, 1, { type: 'blessed', seat: 1 }),
      line(2, 1, { type: 'moved', seat: 1 }),
    ];
    const blessed = (event: GameEvent) =>
      event.type === 'blessed' ? { joins: 'next' as const } : recall(event);
    const [told, ...more] = sinceLast(log, 0, { ...spoken, recall: blessed });
    expect(more).toEqual([]);
    expect(told?.lines.map(({ event }) => event.type)).toEqual(['blessed', 'moved']);
    expect(told).toMatchObject({ luck: [6], ways: [['a', 'b']] });
  });

  test('a spin that led to nothing is told by itself', () => {
    const log = [line(1, 1, { type: 'spun', seat: 1 }), line(2, 2, { type: 'moved', seat: 2 })];
    expect(types(sinceLast(log, 0, screen))).toEqual([['spun'], ['moved']]);
    expect(types(sinceLast(log.slice(0, 1), 0, screen))).toEqual([['spun']]);
  });

  test('what came of an attack goes with it: the last dice, and the losses', () => {
    const log = [
      line(1, 1, { type: 'fired', seat: 1 }),
      line(2, 1, { type: 'rolledAgain', seat: 1 }),
      line(2, 1, { type: 'hit' }),
      line(2, 1, { type: 'drew', seat: 1 }),
    ];
    const [told, ...more] = sinceLast(log, 0, screen);
    expect(more).toEqual([]);
    expect(told?.lines.map(({ event }) => event.type)).toEqual(['fired', 'rolledAgain', 'hit']);
    expect(told).toMatchObject({ luck: [1, 5], ways: [['b', 'c']], harm: true, lost: 2 });
  });
});
