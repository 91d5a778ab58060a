import { describe, expect, test } from 'vitest';
import { handPlaces } from './card.tsx';
import { pips } from './die.tsx';
import { arcPath, boxAround, polar, smoothPath } from './geometry.ts';

describe('dice and hands', () => {
  test('a face has as many pips as it says, no two in one place', () => {
    for (let face = 1; face <= 6; face++) expect(new Set(pips(face).map(String)).size).toBe(face);
  });

  test('a two and a three run from corner to corner', () => {
    expect(pips(2)).toEqual([
      [-14, -14],
      [14, 14],
    ]);
    expect(pips(3)).toEqual([
      [0, 0],
      [-14, -14],
      [14, 14],
    ]);
  });

  test('a hand is centred, row by row', () => {
    expect(handPlaces(3, 4)).toEqual([
      { x: -70, y: 0 },
      { x: 0, y: 0 },
      { x: 70, y: 0 },
    ]);
    expect(handPlaces(5, 4).at(-1)).toEqual({ x: 0, y: 47 });
  });
});

describe('geometry', () => {
  test('angles start at the top and grow clockwise', () => {
    const { x, y } = polar({ x: 100, y: 100 }, 10, 90);
    expect([Math.round(x), Math.round(y)]).toEqual([110, 100]);
  });

  test('an arc takes the short way round', () => {
    expect(arcPath({ x: 0, y: 0 }, 10, 0, 90)).toBe('M0 -10A10 10 0 0 1 10 0');
    expect(arcPath({ x: 0, y: 0 }, 10, 90, 0)).toBe('M10 0A10 10 0 0 0 0 -10');
  });

  test('a smooth path goes through its points', () => {
    expect(
      smoothPath([
        { x: 0, y: 0 },
        { x: 6, y: 0 },
      ]),
    ).toBe('M0 0C1 0 5 0 6 0');
  });

  test('a box holds its points and a margin; no points, no box', () => {
    expect(
      boxAround(
        [
          { x: 1, y: 2 },
          { x: 4, y: 8 },
        ],
        1,
      ),
    ).toEqual({ x: 0, y: 1, width: 5, height: 8 });
    expect(boxAround([], 5)).toBeNull();
  });
});
