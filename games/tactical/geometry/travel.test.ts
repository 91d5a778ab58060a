import { at, SeededChance } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { type Piece, piece, type Table } from '../data/table.ts';
import { layouts } from '../data/tables.ts';
import { scene } from '../testing/scene.ts';
import type { Base } from './bases.ts';
import { cos, length, sin, travelX, travelY } from './measure.ts';
import { type Ground, mayRest, shifted } from './resting.ts';
import { circle, contains, nearestShape, polygon, type Shape, shapeDistance } from './shapes.ts';
import { travel } from './travel.ts';

const chance = new SeededChance('travel');
const random = (least: number, most: number): number => least + chance.draw('random', most - least + 1);

/** The rule word by word, mil by mil. */
function stepByStep(
  mover: Base,
  angle: number,
  distance: number,
  table: Table,
  bases: readonly Base[],
  walls: readonly Piece[],
  swamps: readonly Piece[],
) {
  const { x, y, r } = mover;
  const away = (px: number, py: number): boolean => (px - x) * sin(angle) + (py - y) * cos(angle) <= 0;
  const behind = (shape: Shape): boolean => {
    if (shape.kind === 'circle') return away(shape.x, shape.y);
    if (contains(shape, x, y)) return true;
    const corners = shape.points.flatMap((px, i) =>
      i % 2 === 0 ? [[px, at(shape.points, i + 1)] as const] : [],
    );
    for (const [i, [ax, ay]] of corners.entries()) {
      const [bx, by] = at(corners, (i + 1) % corners.length);
      const [ux, uy] = [bx - ax, by - ay];
      const t = (x - ax) * ux + (y - ay) * uy;
      const outside = ux * (y - ay) - uy * (x - ax) < 0;
      if (outside && t > 0 && t < ux * ux + uy * uy) return ux * cos(angle) - uy * sin(angle) <= 0;
    }
    const squares = corners.map(([px, py]) => (px - x) ** 2 + (py - y) ** 2);
    const [vx, vy] = at(corners, squares.indexOf(Math.min(...squares)));
    return away(vx, vy);
  };
  const ahead = (pieces: readonly Piece[]): Shape[] =>
    pieces.flatMap(({ shapes }) => shapes).filter((shape) => !behind(shape));
  const [walled, swampy] = [ahead(walls), ahead(swamps)];
  const others = bases.filter((base) => !away(base.x, base.y));
  for (let t = 1; t <= distance; t++) {
    const [px, py] = [x + travelX(t, angle), y + travelY(t, angle)];
    const off = px < r || py < r || px > table.width - r || py > table.height - r;
    const hit = others.some((base) => length(base.x - px, base.y - py) < base.r + r - 2);
    const overlaps = (shape: Shape): boolean => shapeDistance(shape, px, py) < r - 2;
    if (off || hit || walled.some(overlaps)) return t - 1;
    if (swampy.some(overlaps)) return t;
  }
  return distance;
}

describe('a straight move', () => {
  it('TAC-GEO-11 ends where it ends mil by mil', () => {
    let stopped = 0;
    for (let i = 0; i < 300; i++) {
      const table = at(layouts, i % layouts.length);
      const r = random(400, 1500);
      const mover = { x: random(r, table.width - r), y: random(r, table.height - r), r };
      const bases = Array.from({ length: 12 }, () => ({
        x: random(0, table.width),
        y: random(0, table.height),
        r: random(400, 1500),
      }));
      const walls = table.pieces.filter(({ movement }) => movement === 'impassable');
      const swamps = table.pieces.filter(
        ({ movement, shapes }) => movement === 'difficult' && nearestShape(shapes, mover.x, mover.y) >= r - 2,
      );
      const [angle, distance] = [random(0, 3599), random(0, 6000)];
      const found = travel(mover, angle, distance, { table, bases, walls, swamps });
      expect(found.travelled).toBe(stepByStep(mover, angle, distance, table, bases, walls, swamps));
      expect([found.x, found.y]).toEqual([
        mover.x + travelX(found.travelled, angle),
        mover.y + travelY(found.travelled, angle),
      ]);
      stopped += found.stop === 'none' ? 0 : 1;
    }
    expect(stopped).toBeGreaterThan(50);
  });

  it('TAC-GEO-11 beside a corner a heading into the wall is not moving away', () => {
    const s = scene({}, 'endor').unit(0, 'emp_vader', 28567, 10895).unit(1, 'reb_luke', 3000, 33000).begin();
    s.play('select 1').play('maneuver 2800 3000');
    if (s.state.active?.mode === 'moving') s.play('maneuver 1800 3000');
    expect(s.last('moved')?.stop).toBe('swamp');
  });
});

/** The search of TAC-GEO-12 as it is written: ring by ring from 10 mils on, heading by heading. */
function searched(spot: Base, heading: number, ground: Ground): readonly [number, number] {
  const turns = [0, ...Array.from({ length: 179 }, (_, i) => [10 * i + 10, -10 * i - 10]).flat(), 1800];
  for (let d = 10; d <= 12_000; d += 10)
    for (const k of turns) {
      const [x, y] = [spot.x + travelX(d, heading + 1800 + k), spot.y + travelY(d, heading + 1800 + k)];
      if (mayRest({ x, y, r: spot.r }, ground)) return [x, y];
    }
  return [-1, -1];
}

describe('a push', () => {
  const table: Table = { width: 36000, height: 36000, pieces: [] };
  const mover = { x: 10000, y: 10000, r: 500 };

  it('TAC-GEO-12, TAC-MOVE-23 leads straight away from the one base below', () => {
    const ground = { table, bases: [{ x: 10000, y: 9500, r: 500 }], walls: [] };
    expect(shifted(mover, 0, ground)).toEqual({ x: 10000, y: 10500, found: 'beside' });
    const exactly = { table, bases: [{ x: 10000, y: 10000, r: 500 }], walls: [] };
    // Right on top of it: back the way it came.
    expect(shifted(mover, 900, exactly)).toEqual({ x: 9000, y: 10000, found: 'beside' });
  });

  it('TAC-GEO-12 is searched for on rings from behind when two are in the way', () => {
    const bases = [
      { x: 9800, y: 10000, r: 500 },
      { x: 10200, y: 10000, r: 500 },
    ];
    const found = shifted(mover, 0, { table, bases, walls: [] });
    expect(found.found).toBe('around');
    expect(mayRest({ ...mover, x: found.x, y: found.y }, { table, bases, walls: [] })).toBe(true);
    // Due south of the middle: 200 east and west of it, the root of 998 squared less 200 squared is 977.8.
    expect([found.x, found.y]).toEqual([10000, 10000 - 980]);
  });

  it('TAC-GEO-12 leads to the first free spot of all rings, ring by ring and heading by heading', () => {
    const count = { around: 0, walled: 0 };
    for (let i = 0; i < 24; i++) {
      const house = at(layouts, i % layouts.length);
      const walls = i % 2 === 0 ? [] : house.pieces.filter(({ movement }) => movement !== 'even');
      const r = random(400, 1500);
      const spot = { x: random(5000, house.width - 5000), y: random(5000, house.height - 5000), r };
      const bases = Array.from({ length: 8 }, () => ({
        ...{ x: spot.x + random(-2500, 2500), y: spot.y + random(-2500, 2500), r: random(400, 1500) },
      }));
      const heading = random(0, 3599);
      const ground = { table: house, bases, walls };
      const found = shifted(spot, heading, ground);
      if (found.found !== 'around') continue;
      count.around++;
      if (
        nearestShape(
          walls.flatMap(({ shapes }) => shapes),
          spot.x,
          spot.y,
        ) <
        r - 2
      )
        count.walled++;
      expect([found.x, found.y]).toEqual(searched(spot, heading, ground));
    }
    expect(count.around).toBeGreaterThan(10);
    expect(count.walled).toBeGreaterThan(1);
  });

  it('TAC-GEO-12 from deep inside a piece the search begins near its border, and finds the same spot', () => {
    const square = polygon([7000, 8000, 21000, 8000, 21000, 22000, 7000, 22000]);
    for (const shape of [square, circle(14000, 15000, 7000)]) {
      let looks = 0;
      const rock = piece('rock', 'Rock', 'rock', shape);
      // Every spot that is tried looks at the shapes of the piece.
      const counting: Piece = {
        ...rock,
        get shapes() {
          looks++;
          return rock.shapes;
        },
      };
      const deep = { x: 12500, y: 16000, r: 500 };
      const ground = { table, bases: [], walls: [counting] };
      // In the square 5500 from its western edge, and 5998 to where the base is clear of it. In the disc 7000 - 1802 = 5198 from the border.
      const found = shifted(deep, 2250, ground);
      expect([found.found, looks < 2000]).toEqual(['around', true]);
      const plain = { table, bases: [], walls: [rock] };
      expect([found.x, found.y]).toEqual(searched(deep, 2250, plain));
    }
  });

  it('TAC-GEO-12 finds nothing where there is nothing', () => {
    const bases = [{ x: 10000, y: 10000, r: 30000 }];
    expect(shifted(mover, 0, { table, bases, walls: [] }).found).toBe('nowhere');
  });
});

describe('beside a corner', () => {
  it('TAC-GEO-11 whoever moves away from the nearest corner is not held by the wall', () => {
    const square = piece('wall', 'Rock', 'rock', polygon([1000, 1000, 3000, 1000, 3000, 3000, 1000, 3000]));
    const table = { width: 36000, height: 36000, pieces: [square] };
    const ground = { table, bases: [], walls: [square], swamps: [] };
    // To the east-south-east: away from the corner at 3000,3000, and toward the one at 3000,1000.
    expect(travel({ x: 3500, y: 3500, r: 800 }, 1166, 1000, ground)).toMatchObject({
      travelled: 1000,
      stop: 'none',
    });
    expect(travel({ x: 3500, y: 3500, r: 800 }, 2250, 1000, ground).travelled).toBe(0);
  });
});
