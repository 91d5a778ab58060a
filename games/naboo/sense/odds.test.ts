import { describe, expect, test } from 'vitest';
import { naboo } from '../index.ts';
import { scene } from '../testing/scene.ts';
import { attackChances, hitChances } from './dice.ts';
import { attemptChance, blockedChance, oddsOf } from './odds.ts';

function odds(game: ReturnType<typeof scene>, text: string) {
  return oddsOf(naboo.view(game.state, game.asked), naboo.notation.readAction(text));
}

const none = { green: 0, gold: 0, blue: 0 };

describe('dice', () => {
  test('hits of one red and one gray die', () => {
    // Red 0, 1, 2 are a third each, gray 0 and 1 a half each.
    expect(hitChances(1, 1).map((chance) => Math.round(chance * 6))).toEqual([1, 2, 2, 1]);
  });

  test('one red die against two blue ones', () => {
    // 2 hits and at most one block: 1/3 x 3/4; 1 hit and no block: 1/3 x 1/4. Two get through with 1/3 x 1/4.
    const { through, riposte } = attackChances(1, 0, { ...none, blue: 2 });
    expect(through[2]).toBeCloseTo(1 / 12, 12);
    expect(1 - (through[0] ?? 0)).toBeCloseTo(1 / 3, 12);
    expect(riposte).toBe(0);
  });

  test('one red die against green and gold', () => {
    // Nothing is blocked with 3 of 6 green sides and 2 of 6 gold ones: 2 hits get through with 1/3 x 1/6.
    const { through, riposte, riposteAnd } = attackChances(1, 0, { green: 1, gold: 1, blue: 0 });
    expect(through[2]).toBeCloseTo(1 / 18, 12);
    expect(riposte).toBeCloseTo(1 / 6, 12);
    // Both together: the riposte side, no gold block, two hits.
    expect(riposteAnd[2]).toBeCloseTo((1 / 6) * (1 / 3) * (1 / 3), 12);
  });
});

describe('attacks', () => {
  test('a guard at a Battle Droid: one in two', () => {
    const game = scene({ card: 'np-14' }).play('choose np-14a', 'use PG1', 'stay');
    expect(odds(game, 'attack PBD2')).toMatchObject({
      kind: 'attack',
      expected: 0.5,
      destroys: 0.5,
      riposte: 0,
    });
  });

  test('a group of three Gungans at two droids: destroyed by two or three hits', () => {
    const pieces = 'G3:bf-3-4,BD3:bf-2-4/2';
    const game = scene({ card: 'nb-05', pieces, more: 'pool=2,0' }).play('choose nb-05a', 'use G3', 'stay');
    const found = odds(game, 'attack BD3');
    expect(found).toMatchObject({ destroys: 0.5, expected: 3 / 8 + 2 * 0.5 });
  });

  test('NAB-RULING-09 the riposte of Darth Maul, and none of a dying one with the option', () => {
    const begin = { card: 'np-01', pieces: 'Maul:gc-08/2' };
    const game = scene(begin).play('choose np-01a', 'use QuiGon');
    expect(odds(game, 'strike Maul 1')).toMatchObject({
      riposte: expect.closeTo(1 / 6, 12),
      destroys: expect.closeTo(1 / 18, 12),
    });
    const mute = scene({ ...begin, options: 'riposteWhenKilled:false' }).play('choose np-01a', 'use QuiGon');
    expect(odds(mute, 'strike Maul 1')).toMatchObject({ riposte: expect.closeTo(1 / 6 - 1 / 54, 12) });
  });
});

describe('Anakin', () => {
  test('each printed grid, blocked as well as can be', () => {
    // Open ways of 36 with no, one or two dice on the likeliest slots, at 1/4, 1/2 and 1/4.
    const chances = [
      [32, 26, 21],
      [30, 24, 19],
      [28, 22, 17],
      [26, 20, 15],
      [22, 16, 11],
    ].map(([no = 0, one = 0, two = 0]) => (no / 4 + one / 2 + two / 4) / 36);
    chances.forEach((chance, grid) => {
      expect(attemptChance(grid, [])).toBeCloseTo(chance, 12);
    });
  });

  test('a Starfighter card makes it two flights in one attempt', () => {
    const game = scene({ card: 'nb-01', more: 'stacks=sf-1,-,-,-,-' });
    // sf-1 is like grid 3: 22.25 of 36; the grid under it 26.25 of 36.
    expect(odds(game, 'choose nb-01a')).toMatchObject({
      kind: 'flight',
      through: expect.closeTo((22.25 / 36) * (26.25 / 36), 12),
    });
    expect(odds(game, 'choose nb-01b')).toBeNull();
  });

  test('slots that are blocked', () => {
    const game = scene({ card: 'nb-01' }).play('choose nb-01a: gray1 gray1');
    expect(odds(game, 'block 7 8')).toMatchObject({ through: expect.closeTo(21 / 36, 12) });
    expect(odds(game, 'block')).toMatchObject({ through: expect.closeTo(32 / 36, 12) });
    const stacked = scene({ card: 'nb-01', more: 'stacks=sf-1,-,-,-,-' }).play('choose nb-01a: gray1 gray0');
    // 28 ways past sf-1, 22 of them not by 7; then the grid under it, whose dice are not rolled yet.
    expect(blockedChance(naboo.view(stacked.state, 1), [7])).toBeCloseTo((22 / 36) * (26.25 / 36), 12);
    expect(blockedChance(naboo.view(game.state, 1), [7, 8])).toBeCloseTo(21 / 36, 12);
  });
});
