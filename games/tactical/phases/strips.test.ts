import { SeededChance } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import type { Base } from '../geometry/bases.ts';
import { type Ground, mayRest } from '../geometry/resting.ts';
import { gridSpots, isInStrip, type Strip } from './strips.ts';

/** Every point of a grid, moved in from the border as far as the base needs; the finest grid that is needed. */
function plainly(strip: Strip, r: number, ground: Ground): Base[] {
  const { x0, y0, x1, y1 } = strip;
  const within = (value: number, least: number, most: number): number =>
    Math.min(Math.max(value, least + r), most - r);
  for (const step of [1000, 250, 50]) {
    const found = new Map<string, Base>();
    for (let x = x0; x <= x1; x += step)
      for (let y = y0; y <= y1; y += step) {
        const spot = { x: within(x, x0, x1), y: within(y, y0, y1), r };
        if (isInStrip([strip], spot) && mayRest(spot, ground)) found.set(`${spot.x} ${spot.y}`, spot);
      }
    if (found.size > 0) return [...found.values()];
  }
  return [];
}

describe('the spots of a strip', () => {
  const table = { width: 12_000, height: 36_000, pieces: [] };
  const strip: Strip = { x0: 0, y0: 0, x1: 12_000, y1: 4000 };

  it('TAC-RULING-26 are all those of the coarsest grid that has any, however crowded', () => {
    const chance = new SeededChance('crowd');
    const steps = new Set<number>();
    for (let crowd = 0; crowd < 36; crowd += 2) {
      const bases = Array.from({ length: crowd }, () => ({
        ...{ x: chance.draw('x', 12_001), y: chance.draw('y', 4001), r: 500 },
      }));
      const ground = { table, bases, walls: [] };
      const found = gridSpots([strip], 900, ground);
      expect(found).toEqual(plainly(strip, 900, ground));
      steps.add(found.length);
    }
    expect(steps.size).toBeGreaterThan(5);
  });

  it('TAC-RULING-26 are looked for past whoever is in the way, without asking everybody at every point', () => {
    // Forty-eight bases fill the strip; a getter counts how often one of them is looked at.
    let looks = 0;
    const bases = Array.from({ length: 48 }, (_, i) => ({
      ...{ y: 500 + 1000 * Math.floor(i / 12), r: 500 },
      get x() {
        looks++;
        return 500 + 1000 * (i % 12);
      },
    }));
    expect(gridSpots([strip], 900, { table, bases, walls: [] })).toEqual([]);
    const points = [1000, 250, 50].reduce((sum, step) => sum + (12_000 / step + 1) * (4000 / step + 1), 0);
    // Nearly always one look is enough; asking all in turn takes about sixteen.
    expect(looks / points).toBeLessThan(4);
  });
});
