import { describe, expect, test } from 'vitest';
import { puzzle } from './components.ts';
import { asteroidFields, keySpaces, repairStations, slides } from './marks.ts';
import { spaces } from './spaces.ts';
import { imperialSectors, piecesLost, rebelSectors } from './spinners.ts';
import { type Zone, zones } from './zones.ts';

function idsOf(zone: Zone): string[] {
  return spaces.filter((space) => space.zone === zone).map(({ id }) => id);
}

function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`);
}

describe('the board', () => {
  test('HOTH-RULING-05 each planet has two rings, of 15 and 21 spaces at Hoth and 20 and 16 at Dantooine', () => {
    expect(zones.filter(({ kind }) => kind === 'ring').map(({ zone, size }) => [zone, size])).toEqual([
      ['hothInner', 15],
      ['hothOuter', 21],
      ['dantooineOuter', 20],
      ['dantooineInner', 16],
    ]);
    expect(idsOf('hothInner')).toEqual(numbered('hoth-in', 15));
    expect(idsOf('hothOuter')).toEqual(numbered('hoth-out', 21));
    expect(idsOf('hyperspace')).toEqual(numbered('hyper', 36));
    expect(idsOf('dantooineOuter')).toEqual(numbered('dan-out', 20));
    expect(idsOf('dantooineInner')).toEqual(numbered('dan-in', 16));
    // 15 + 21 + 36 + 20 + 16 spaces and the two planets.
    expect(spaces).toHaveLength(110);
    for (const { zone, size } of zones) expect(idsOf(zone)).toHaveLength(size);
  });

  test('HOTH-RULING-26 the goal is Planet Dantooine', () => {
    expect(keySpaces).toEqual({
      rebelStart: 'planet-hoth',
      redStart: 'hoth-in-01',
      tieSymbol: 'hoth-out-21',
      hyperspaceFirst: 'hyper-01',
      hyperspaceLast: 'hyper-36',
      dantooineEntry: 'dan-out-01',
      redFinal: 'dan-in-16',
      goal: 'planet-dantooine',
    });
  });

  test('slides, asteroid fields and stations lie where the specification puts them', () => {
    expect(slides.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'hoth-in-03 hoth-out-05',
      'hoth-in-08 hoth-out-12',
      'hoth-in-13 hoth-out-19',
      'dan-out-03 dan-in-01',
      'dan-out-08 dan-in-05',
      'dan-out-13 dan-in-09',
      'dan-out-18 dan-in-13',
    ]);
    expect(asteroidFields.map((field) => field.spaces.join(' '))).toEqual([
      'hyper-05 hyper-06',
      'hyper-12 hyper-13 hyper-14',
      'hyper-22 hyper-23 hyper-24 hyper-25',
      'hyper-32 hyper-33',
    ]);
    expect(repairStations.map(({ space }) => space)).toEqual(['hyper-09', 'hyper-18', 'hyper-28']);
  });

  test('the drawing fits its canvas, and every space has a place of its own', () => {
    for (const { x, y } of spaces) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1600);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(1000);
    }
    expect(new Set(spaces.map(({ x, y }) => `${x} ${y}`)).size).toBe(110);
  });

  /** How far it turns from one space of a ring to the next as seen on the screen, where y points down; negative is clockwise. */
  function turns(zone: Zone): number[] {
    const { centre } = zones.find((data) => data.zone === zone) as (typeof zones)[number];
    const angles = spaces
      .filter((space) => space.zone === zone)
      .map(({ x, y }) => Math.atan2((centre?.y ?? 0) - y, x - (centre?.x ?? 0)));
    const full = 2 * Math.PI;
    return angles.map((angle, i) => {
      const turn = (((angles[(i + 1) % angles.length] as number) - angle + full) % full) / full;
      return turn > 0.5 ? turn - 1 : turn;
    });
  }

  test('HOTH-MOVE-06 the rings of Hoth are numbered counter-clockwise', () => {
    for (const turn of turns('hothInner')) expect(turn).toBeCloseTo(1 / 15, 2);
    for (const turn of turns('hothOuter')) expect(turn).toBeCloseTo(1 / 21, 2);
  });

  test('HOTH-DAN-04 the rings of Dantooine are numbered clockwise', () => {
    for (const turn of turns('dantooineOuter')) expect(turn).toBeCloseTo(-1 / 20, 2);
    for (const turn of turns('dantooineInner')) expect(turn).toBeCloseTo(-1 / 16, 2);
  });
});

describe('the spinners and the puzzle', () => {
  test('the Rebel spinner has the twelve sectors of the specification', () => {
    const write = (reading: { exactly: number } | { upTo: number }): string =>
      'upTo' in reading ? `1-${reading.upTo}` : String(reading.exactly);
    const sectors = rebelSectors.map(
      ({ id, inner, outer, force }) => `${id} ${write(inner)}/${write(outer)}${force ? ' Force' : ''}`,
    );
    expect(sectors.join(', ')).toBe(
      'R1 5/7, R2 2/9, R3 1-10/4, R4 6/6 Force, R5 3/10, R6 8/3, R7 1-10/5, R8 4/1-10, R9 7/6, R10 5/8 Force, R11 1-10/2, R12 6/1-10',
    );
  });

  test('HOTH-RULING-01 the Imperial spinner has 4 misses, 5 single and 3 double bursts, and moves of 1 to 8 with 3 to 6 doubled', () => {
    const short = { miss: 'miss', oneBurst: 'one', twoBursts: 'two' };
    expect(
      imperialSectors.map(({ id, movement, attack }) => `${id} ${movement} ${short[attack]}`).join(', '),
    ).toBe(
      'I1 4 one, I2 1 miss, I3 6 two, I4 3 one, I5 8 miss, I6 5 one, I7 2 two, I8 6 miss, I9 4 one, I10 7 two, I11 3 miss, I12 5 one',
    );
    const count = (attack: string): number =>
      imperialSectors.filter((sector) => sector.attack === attack).length;
    expect(['miss', 'oneBurst', 'twoBursts'].map(count)).toEqual([4, 5, 3]);
    expect(imperialSectors.map(({ movement }) => movement).sort()).toEqual([
      1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8,
    ]);
    expect(piecesLost).toEqual({ miss: 0, oneBurst: 1, twoBursts: 2 });
  });

  test('HOTH-RULING-24 a puzzle has five pieces that come off in a fixed order, the fuselage never', () => {
    expect([puzzle.wholePieces, puzzle.fewestPieces]).toEqual([5, 1]);
    expect(puzzle.order).toEqual([
      'port upper wing',
      'starboard lower wing',
      'port lower wing',
      'starboard upper wing',
      'fuselage',
    ]);
  });
});
