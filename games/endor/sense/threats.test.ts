import { describe, expect, test } from 'vitest';
import { placeOf } from '../phases/fleet.ts';
import { scene } from '../testing/scene.ts';
import { threatsTo } from './threats.ts';

describe('who can strike at a sector by one order', () => {
  test('those beside it, or one move away from beside it, with all the dice they can bring', () => {
    // m1 touches o1, o2, o9, m2, m7, i1 and i2; i6 touches i1, from where one move brings them beside m1.
    const { state } = scene({ card: 'R04', ships: { m1: { xwing: 1 }, i6: { tie: 3 } } });
    // Three dice, each 3 or more with a chance of 2/3.
    expect(threatsTo(state, 'rebel', placeOf('m1'))).toEqual([
      { by: 'tie', chance: expect.closeTo(1 - (1 / 3) ** 3, 9) },
    ]);
  });

  test('never more than five dice, and never those too far away', () => {
    const many = scene({ card: 'R04', ships: { m1: { xwing: 1 }, i1: { tie: 9 } } }).state;
    expect(threatsTo(many, 'rebel', placeOf('m1'))[0]?.chance).toBeCloseTo(1 - (1 / 3) ** 5, 9);
    const far = scene({ card: 'R04', ships: { m1: { xwing: 1 }, o6: { tie: 9 } } }).state;
    expect(threatsTo(far, 'rebel', placeOf('m1'))).toEqual([]);
  });

  test('it depends on what stands there: the Executor rolls four dice, and B-wings are hit by 5 and 6', () => {
    const { state } = scene({ card: 'R04', ships: { m1: { bwing: 2 }, o9: { executor: 1 } }, reserve: 0 });
    expect(threatsTo(state, 'rebel', placeOf('m1'))).toEqual([
      { by: 'executor', chance: expect.closeTo(1 - (2 / 3) ** 4, 9) },
    ]);
    expect(threatsTo(state, 'rebel', placeOf('m2'))).toEqual([]);
  });

  test('END-DSW-05 the Death Star is told once no marker is left that must go first', () => {
    const ships = { m1: { xwing: 1 } };
    const shielded = scene({ card: 'R04', ships, markers: { f1: { ywing: 4 } } }).state;
    expect(threatsTo(shielded, 'rebel', placeOf('m1'))).toEqual([]);
    const bare = scene({ card: 'R04', ships, markers: {} }).state;
    // Two dice, a 5 or 6 on either.
    expect(threatsTo(bare, 'rebel', placeOf('m1'))).toEqual([
      { by: 'deathStar', chance: expect.closeTo(1 - (2 / 3) ** 2, 9) },
    ]);
  });

  test('Rebels threaten as well, each type by an order of its own, the likeliest first', () => {
    const { state } = scene({
      card: 'E03',
      ships: { i1: { tie: 2 }, m1: { xwing: 1, ywing: 3 } },
    });
    expect(threatsTo(state, 'empire', placeOf('i1'))).toEqual([
      { by: 'ywing', chance: expect.closeTo(1 - (1 / 3) ** 3, 9) },
      { by: 'xwing', chance: expect.closeTo(2 / 3, 9) },
    ]);
  });
});
