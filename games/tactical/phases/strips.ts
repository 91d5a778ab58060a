import { numbers } from '../data/numbers.ts';
import type { Edge } from '../data/sides.ts';
import { type Base, overlap } from '../geometry/bases.ts';
import { type Ground, mayRest } from '../geometry/resting.ts';

export interface Strip {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** TAC-SET-07: where a side deploys: up to 4 inches from its edge. TAC-RULING-26: from three players on without the corners. */
export function stripOf(table: Size, edge: Edge, seats: number): Strip {
  return along(table, edge, numbers.deployDepth, seats > 2 ? numbers.deployDepth : 0);
}

/** TAC-ABL-08, TAC-RULING-26: where those may stand who infiltrate: deeper, and far from the edges beside. */
export function infiltrationStripOf(table: Size, edge: Edge, seats: number): Strip {
  return along(table, edge, numbers.infiltrateDepth, seats > 2 ? numbers.infiltrateDepth : 0);
}

/** A strip so deep along an edge that leaves so much free at both ends. */
function along({ width, height }: Size, edge: Edge, depth: number, free: number): Strip {
  switch (edge) {
    case 'S':
      return { x0: free, y0: 0, x1: width - free, y1: depth };
    case 'N':
      return { x0: free, y0: height - depth, x1: width - free, y1: height };
    case 'W':
      return { x0: 0, y0: free, x1: depth, y1: height - free };
    case 'E':
      return { x0: width - depth, y0: free, x1: width, y1: height - free };
  }
}

/** Whether a whole base is inside a strip. */
export function holds(strip: Strip, x: number, y: number, r: number): boolean {
  return x - r >= strip.x0 && x + r <= strip.x1 && y - r >= strip.y0 && y + r <= strip.y1;
}

/** Whether a whole base is inside one of some strips. */
export function isInStrip(strips: readonly Strip[], { x, y, r }: Base): boolean {
  return strips.some((strip) => holds(strip, x, y, r));
}

/** The free spots of strips for a base: an inch apart, or closer where it is crowded; none when they are full. */
export function gridSpots(strips: readonly Strip[], r: number, ground: Ground): Base[] {
  const found = new Map<number, Base>();
  let inTheWay: Base | undefined;
  for (const step of [1000, 250, 50]) {
    for (const { x0, y0, x1, y1 } of strips)
      for (let gridX = x0; gridX <= x1; gridX += step)
        for (let gridY = y0; gridY <= y1; gridY += step) {
          // At the border a base lies where it just fits.
          const spot = { x: fitted(gridX, x0, x1, r), y: fitted(gridY, y0, y1, r), r };
          // Whoever was in the way at the spot before most often still is.
          if (inTheWay && overlap(spot, inTheWay)) continue;
          inTheWay = ground.bases.find((base) => overlap(spot, base));
          const key = spot.x * 100_000 + spot.y;
          if (!inTheWay && !found.has(key) && isInStrip(strips, spot) && mayRest(spot, ground))
            found.set(key, spot);
        }
    if (found.size > 0) break;
  }
  return [...found.values()];
}

function fitted(value: number, least: number, most: number, r: number): number {
  return Math.min(Math.max(value, least + r), most - r);
}
