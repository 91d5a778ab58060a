import { SeededChance } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { sine } from '../data/sine.ts';
import { inArc, inArcs } from './arcs.ts';
import { overlap, ringDistance } from './bases.ts';
import {
  bearing,
  cos,
  divide,
  heading,
  isCloser,
  length,
  segmentDistance,
  sin,
  travelX,
  travelY,
  turn,
} from './measure.ts';
import { circle, closestPoint, contains, overlapsShapes, polygon, shapeDistance } from './shapes.ts';
import { crosses } from './sight.ts';

/* Random cases against exact fractions of big integers. */

const chance = new SeededChance('geometry');
const random = (least: number, most: number): number => least + chance.draw('random', most - least + 1);
const cases = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Whether a fraction n/d lies within half of a whole number, halves going away from zero. */
function isRounded(n: bigint, d: bigint, result: bigint): boolean {
  const twice = 2n * (n - result * d);
  const away = result < 0n ? -1n : 1n;
  if (twice === d || twice === -d) return n === 0n || (result * d - n) * away > 0n;
  return twice < d && twice > -d;
}

describe('measures', () => {
  it('TAC-GEO-01 positions count from the south-west corner: north is up, east is right', () => {
    expect([travelX(1000, 0), travelY(1000, 0)]).toEqual([0, 1000]);
    expect([travelX(1000, 900), travelY(1000, 900)]).toEqual([1000, 0]);
  });

  it('TAC-GEO-02 headings and turns', () => {
    expect([heading(-1), heading(3600), heading(7250)]).toEqual([3599, 0, 50]);
    expect([turn(0, 450), turn(0, 3150), turn(3500, 100), turn(100, 3500)]).toEqual([450, -450, 200, -200]);
    expect([turn(0, 1800), turn(1800, 0), turn(0, 1799)]).toEqual([-1800, -1800, 1799]);
  });

  it('TAC-GEO-03 sines by reflection of one quarter', () => {
    expect(sine).toHaveLength(901);
    expect([sin(0), sin(300), sin(900), sin(1500), sin(1800), sin(2100), sin(2700), sin(3300)]).toEqual([
      ...[0, 500000, 1000000, 500000, 0, -500000, -1000000, -500000],
    ]);
    expect([cos(0), cos(900), cos(1800), cos(-900), cos(4500)]).toEqual([1000000, 0, -1000000, 0, 0]);
    for (const angle of cases(3600))
      expect(Math.abs(sin(angle) ** 2 + cos(angle) ** 2 - 1e12)).toBeLessThan(2e6);
  });

  it('TAC-GEO-04 quotients are rounded, halves away from zero', () => {
    expect([divide(5, 2), divide(-5, 2), divide(4, 3), divide(-4, 3), divide(0, 7)]).toEqual([
      3, -3, 1, -1, 0,
    ]);
    for (const _ of cases(2000)) {
      const [n, d] = [random(-1e9, 1e9) * random(1, 1e6), random(1, 1e9)];
      expect(isRounded(BigInt(n), BigInt(d), BigInt(divide(n, d)))).toBe(true);
    }
  });

  it('TAC-GEO-04 lengths are the nearest whole number to the root', () => {
    expect([length(3, 4), length(1, 1), length(0, 0), length(-5, 12)]).toEqual([5, 1, 0, 13]);
    for (const _ of cases(2000)) {
      const [dx, dy] = [random(-96000, 96000), random(-96000, 96000)];
      const square = 4n * (BigInt(dx) ** 2n + BigInt(dy) ** 2n);
      const twice = 2n * BigInt(length(dx, dy));
      // Twice the length is within one of twice the root.
      expect((twice - 1n) ** 2n <= square || twice === 0n).toBe(true);
      expect((twice + 1n) ** 2n >= square).toBe(true);
    }
  });

  it('TAC-GEO-05 a travelled point is never more than a mil beside the true one', () => {
    for (const _ of cases(1000)) {
      const [travelled, angle] = [random(0, 20000), random(0, 3599)];
      expect(
        isRounded(BigInt(travelled) * BigInt(sin(angle)), 1000000n, BigInt(travelX(travelled, angle))),
      ).toBe(true);
      expect(
        isRounded(BigInt(travelled) * BigInt(cos(angle)), 1000000n, BigInt(travelY(travelled, angle))),
      ).toBe(true);
    }
  });

  it('TAC-GEO-06 the distance to a segment is that of its ends or of the perpendicular, within two mils', () => {
    expect(segmentDistance(0, 5, -10, 0, 10, 0)).toBe(5);
    expect(segmentDistance(13, 4, -10, 0, 10, 0)).toBe(5);
    for (const _ of cases(1000)) {
      const [px, py, ax, ay, bx, by] = cases(6).map(() => random(0, 48000)) as [
        ...[number, number, number, number, number, number],
      ];
      const [ux, uy] = [BigInt(bx - ax), BigInt(by - ay)];
      const square = ux * ux + uy * uy;
      const along = BigInt(px - ax) * ux + BigInt(py - ay) * uy;
      if (square === 0n || along <= 0n || along >= square) continue;
      // The distance squared is cross squared over the square of the segment.
      const across = ux * BigInt(py - ay) - uy * BigInt(px - ax);
      const found = BigInt(segmentDistance(px, py, ax, ay, bx, by));
      const [low, high] = [found > 2n ? found - 2n : 0n, found + 2n];
      expect(low * low * square <= across * across && across * across <= high * high * square).toBe(true);
    }
  });

  it('TAC-GEO-16 a bearing is the heading with the smallest error', () => {
    expect([
      bearing(0, 5),
      bearing(5, 5),
      bearing(5, 0),
      bearing(0, -5),
      bearing(-5, 0),
      bearing(0, 0),
      bearing(-1, 100_000),
    ]).toEqual([0, 450, 900, 1800, 2700, 0, 0]);
    for (const _ of cases(500)) {
      const [dx, dy] = [random(-30000, 30000), random(-30000, 30000)];
      if (dx === 0 && dy === 0) continue;
      const found = bearing(dx, dy);
      const error = (angle: number): number => Math.abs(dx * cos(angle) - dy * sin(angle));
      expect(dx * sin(found) + dy * cos(found)).toBeGreaterThan(0);
      for (const near of [found - 1, found + 1]) expect(error(found)).toBeLessThanOrEqual(error(near));
    }
  });
});

describe('shapes', () => {
  const square = polygon([0, 0, 1000, 0, 1000, 1000, 0, 1000]);
  const disc = circle(5000, 5000, 1000);

  it('TAC-GEO-07 inside, on the border, outside; distance and closest point', () => {
    expect([contains(square, 500, 500), contains(square, 1000, 500), contains(square, 1001, 500)]).toEqual([
      ...[true, true, false],
    ]);
    expect([contains(disc, 5000, 6000), contains(disc, 5000, 6001)]).toEqual([true, false]);
    expect([
      shapeDistance(square, 500, 1300),
      shapeDistance(square, 1300, 1400),
      shapeDistance(square, 1, 1),
    ]).toEqual([...[300, 500, 0]]);
    expect([shapeDistance(disc, 5000, 7500), shapeDistance(disc, 5000, 5000)]).toEqual([1500, 0]);
    expect(closestPoint(square, 500, 1300)).toEqual([500, 1000]);
    expect(closestPoint(square, 1300, 1400)).toEqual([1000, 1000]);
    expect(closestPoint(disc, 5000, 7500)).toEqual([5000, 6000]);
    expect(closestPoint(disc, 5100, 5100)).toEqual([5100, 5100]);
  });

  it('TAC-GEO-08 two mils of overlap are touching; TAC-BASE-07 distances are those of the rings; TAC-BASE-06 the ring bounds what a Unit occupies', () => {
    const base = { x: 0, y: 0, r: 500 };
    expect(ringDistance(base, { x: 0, y: 2500, r: 700 })).toBe(1300);
    expect(ringDistance(base, { x: 0, y: 900, r: 700 })).toBe(0);
    expect(overlap(base, { x: 0, y: 1198, r: 700 })).toBe(false);
    expect(overlap(base, { x: 0, y: 1197, r: 700 })).toBe(true);
    // Closer than a limit is what rounds to less than it, also where the root lies next to a half.
    for (const _ of cases(1000)) {
      const [dx, dy] = [random(-3000, 3000), random(-3000, 3000)];
      for (const limit of [1, length(dx, dy) + 1, Math.max(1, length(dx, dy)), random(1, 4000)])
        expect(isCloser(dx, dy, limit)).toBe(length(dx, dy) < limit);
    }
  });

  it('TAC-GEO-09, TAC-BASE-09 the lines between arcs belong to both', () => {
    const arcsAt = (dx: number, dy: number, angle = 0): string =>
      (['F', 'R', 'B', 'L'] as const).filter((arc) => inArc(arc, angle, dx, dy)).join('');
    expect([arcsAt(0, 5), arcsAt(5, 0), arcsAt(0, -5), arcsAt(-5, 0)]).toEqual(['F', 'R', 'B', 'L']);
    expect([arcsAt(5, 5), arcsAt(5, -5), arcsAt(-5, -5), arcsAt(-5, 5)]).toEqual(['FR', 'RB', 'BL', 'FL']);
    expect([arcsAt(5, 0, 900), arcsAt(0, 5, 900), arcsAt(0, 5, 2700)]).toEqual(['F', 'L', 'R']);
    expect([inArcs(['F', 'B'], 0, 0, -5), inArcs(['F', 'B'], 0, 5, 0)]).toEqual([true, false]);
    for (const _ of cases(500)) {
      const [dx, dy, angle] = [random(-9000, 9000), random(-9000, 9000), random(0, 3599)];
      expect(arcsAt(dx, dy, angle)).not.toBe('');
    }
  });

  it('TAC-GEO-10 touching an edge or a corner is not crossing', () => {
    const from = (x: number, y: number) => ({ x, y, r: 0 });
    expect(crosses([square], from(-500, 500), from(1500, 500))).toBe(true);
    expect(crosses([square], from(-500, 1000), from(1500, 1000))).toBe(false);
    expect(crosses([square], from(-500, 500), from(500, 1500))).toBe(false);
    expect(crosses([square], from(-500, 500), from(-1, 500))).toBe(false);
    expect(crosses([square], from(500, 500), from(500, 1500))).toBe(true);
    expect(crosses([disc], from(5000, 0), from(5000, 9000))).toBe(true);
    expect(crosses([disc], from(6000, 0), from(6000, 9000))).toBe(false);
  });

  it('TAC-GEO-10 a line crosses a polygon exactly if some of its points lie strictly inside', () => {
    let crossed = 0;
    for (const _ of cases(3000)) {
      const [cx, cy] = [random(5000, 15000), random(5000, 15000)];
      const corners = [
        [cx + random(0, 3000), cy + random(-3000, 0)],
        [cx + random(100, 3000), cy + random(100, 3000)],
        [cx - random(100, 3000), cy + random(100, 3000)],
      ] as const;
      const shape = polygon(corners.flat());
      const signed = area(corners);
      if (signed <= 0n) continue;
      const [a, b] = [point(), point()];
      const found = crosses([shape], { x: a[0], y: a[1], r: 0 }, { x: b[0], y: b[1], r: 0 });
      expect(found).toBe(clippedIsOpen(corners, a, b));
      crossed += found ? 1 : 0;
    }
    expect(crossed).toBeGreaterThan(200);
  });
});

type Point = readonly [x: number, y: number];

function point(): Point {
  return [random(0, 20000), random(0, 20000)];
}

function side(p: Point, q: Point, r: Point): bigint {
  return BigInt(q[0] - p[0]) * BigInt(r[1] - p[1]) - BigInt(q[1] - p[1]) * BigInt(r[0] - p[0]);
}

function area([p, q, r]: readonly [Point, Point, Point]): bigint {
  return side(p, q, r);
}

/** Clips a segment by the open half planes of all edges, as exact fractions: whether more than a point is left. */
function clippedIsOpen(corners: readonly [Point, Point, Point], a: Point, b: Point): boolean {
  // The part of the segment strictly inside is (low, high); bounds are fractions of the same kind.
  let low: readonly [bigint, bigint] = [0n, 1n];
  let high: readonly [bigint, bigint] = [1n, 1n];
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % 3] as Point;
    const [start, end] = [side(from, to, a), side(from, to, b)];
    if (start <= 0n && end <= 0n) return false;
    if (start > 0n && end > 0n) continue;
    // Where the line meets the edge: start / (start - end).
    const [n, d] = start > end ? [start, start - end] : [-start, end - start];
    if (start < end) {
      if (n * low[1] > low[0] * d) low = [n, d];
    } else if (n * high[1] < high[0] * d) high = [n, d];
  }
  return low[0] * high[1] < high[0] * low[1];
}

describe('by a mil', () => {
  const square = polygon([1000, 1000, 3000, 1000, 3000, 3000, 1000, 3000]);
  const point = (x: number, y: number) => ({ x, y, r: 0 });

  it('TAC-GEO-06 the far end of the shortest segment is its own closest point', () => {
    expect([segmentDistance(1, 0, 0, 0, 1, 0), segmentDistance(0, 0, 0, 0, 1, 0)]).toEqual([0, 0]);
  });

  it('TAC-GEO-08 a base overlaps as soon as it reaches over the border, on every side', () => {
    const overlaps = (x: number, y: number): boolean => overlapsShapes([square], x, y, 500);
    expect([overlaps(501, 2000), overlaps(3499, 2000), overlaps(2000, 501), overlaps(2000, 3499)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([overlaps(500, 2000), overlaps(3500, 2000), overlaps(2000, 500), overlaps(2000, 3500)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('TAC-GEO-10 a line that leaves a piece from a mil inside runs through it, on every side', () => {
    const leaves = (x: number, y: number, toX: number, toY: number): readonly boolean[] => [
      crosses([square], point(x, y), point(toX, toY)),
      crosses([square], point(toX, toY), point(x, y)),
    ];
    expect([
      ...[...leaves(2999, 2000, 5000, 2000), ...leaves(1001, 2000, 0, 2000)],
      ...[...leaves(2000, 2999, 2000, 5000), ...leaves(2000, 1001, 2000, 0)],
    ]).toEqual(new Array(8).fill(true));
    expect([
      ...[...leaves(3000, 2000, 5000, 2000), ...leaves(1000, 2000, 0, 2000)],
      ...[...leaves(2000, 3000, 2000, 5000), ...leaves(2000, 1000, 2000, 0)],
    ]).toEqual(new Array(8).fill(false));
  });
});
