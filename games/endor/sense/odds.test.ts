import { at } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { endor } from '../index.ts';
import { notation } from '../notation/notation.ts';
import { assignments } from '../phases/hits.ts';
import { type Scene, scene } from '../testing/scene.ts';
import {
  type AttackOdds,
  advanceOdds,
  attackOdds,
  blowOdds,
  chanceOfAny,
  type Group,
  mean,
  type Odds,
  oddsOf,
} from './odds.ts';

/** Every roll of some dice. */
function rolls(dice: number): number[][] {
  if (dice === 0) return [[]];
  return rolls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((die) => [...roll, die]));
}

/** The best of all ways to give dice to ships, tried one by one. */
function bestByTrying(
  dice: readonly number[],
  group: Group,
): { most: number; clears: boolean; special: number } {
  const best = { most: 0, clears: false, special: 0 };
  const left = { ...group };
  const visit = (place: number, killed: number): void => {
    best.most = Math.max(best.most, killed);
    best.special = Math.max(best.special, group.special - left.special);
    if (left.three + left.four + left.five + left.special === 0) best.clears = true;
    if (place === dice.length) return;
    for (const [kind, hitOn] of [
      ['three', 3],
      ['four', 4],
      ['five', 5],
      ['special', 5],
    ] as const) {
      if (left[kind] === 0 || at(dice, place) < hitOn) continue;
      left[kind]--;
      visit(place + 1, killed + (kind !== 'special' || left.special === 0 ? 1 : 0));
      left[kind]++;
    }
    visit(place + 1, killed);
  };
  visit(0, 0);
  return best;
}

function byTrying(dice: number, group: Group): AttackOdds {
  const all = rolls(dice);
  const destroyed = new Array<number>(dice + 1).fill(0);
  let clear = 0;
  let special = 0;
  let specialHits = 0;
  for (const roll of all) {
    const best = bestByTrying(roll, group);
    destroyed[best.most] = at(destroyed, best.most) + 1 / all.length;
    if (best.clears) clear += 1 / all.length;
    if (group.special > 0 && best.special === group.special) special += 1 / all.length;
    specialHits += best.special / all.length;
  }
  return { dice, destroyed, expected: mean(destroyed), clear, special, specialHits };
}

function expectSame(found: AttackOdds, expected: AttackOdds): void {
  found.destroyed.forEach((chance, count) => {
    expect(chance, `${count} destroyed`).toBeCloseTo(at(expected.destroyed, count), 9);
  });
  for (const name of ['expected', 'clear', 'special', 'specialHits'] as const)
    expect(found[name], name).toBeCloseTo(expected[name], 9);
}

describe('attacks', () => {
  test('END-RULING-32 are worked out like every roll and every assignment tried in turn', () => {
    for (const [three, four, five, special] of [
      [4, 0, 0, 0],
      [1, 1, 1, 0],
      [2, 0, 2, 1],
      [0, 3, 1, 2],
      [3, 0, 0, 8],
      [0, 0, 0, 1],
    ] as const) {
      const group = { three, four, five, special };
      for (const dice of [1, 3, 4]) expectSame(attackOdds(dice, group), byTrying(dice, group));
    }
    const mixed = { three: 2, four: 1, five: 1, special: 1 };
    expectSame(attackOdds(5, mixed), byTrying(5, mixed));
  });

  test('on paper: four dice at four TIE fighters', () => {
    const { destroyed, expected, clear } = attackOdds(4, { three: 4, four: 0, five: 0, special: 0 });
    expect(destroyed.map((chance) => Math.round(chance * 81))).toEqual([1, 8, 24, 32, 16]);
    expect(expected).toBeCloseTo(8 / 3, 9);
    expect(clear).toBeCloseTo(16 / 81, 9);
  });

  test('the useful odds of the specification', () => {
    expect(attackOdds(5, { three: 9, four: 0, five: 0, special: 0 }).expected).toBeCloseTo(10 / 3, 9);
    expect(attackOdds(5, { three: 0, four: 0, five: 9, special: 0 }).expected).toBeCloseTo(5 / 3, 9);
    expect(chanceOfAny(2, 5)).toBeCloseTo(5 / 9, 9);
    expect(chanceOfAny(5, 6)).toBeCloseTo(0.598, 3);
    expect(chanceOfAny(3, 6)).toBeCloseTo(0.421, 3);
    expect(chanceOfAny(2, 6)).toBeCloseTo(0.306, 3);
  });

  test('agree with the assignments the rules offer', () => {
    const { state } = scene({
      card: 'E03',
      ships: { m1: { xwing: 2, ywing: 1, bwing: 1, falcon: 1 }, m7: { tie: 5 }, o8: { executor: 1 } },
      falcon: 2,
    }).play('order tie', 'stay');
    state.target = 9;
    const destroyed = new Array<number>(6).fill(0);
    for (const roll of rolls(5)) {
      state.dice = roll.toSorted((left, right) => left - right);
      const most = Math.max(
        ...assignments(state).map(
          ([x = 0, y = 0, b = 0, onFalcon = 0]) => x + y + b + (onFalcon === 2 ? 1 : 0),
        ),
      );
      destroyed[most] = at(destroyed, most) + 1 / 6 ** 5;
    }
    const odds = attackOdds(5, { three: 2, four: 1, five: 1, special: 2 });
    odds.destroyed.forEach((chance, count) => {
      expect(chance).toBeCloseTo(at(destroyed, count), 9);
    });
  });
});

describe('Shield Assaults', () => {
  /** How far five dice go, tried in every order in which they could be spent. */
  function farthest(dice: readonly number[], ahead: readonly number[]): number {
    const [next, ...rest] = ahead;
    if (next === undefined) return 0;
    return Math.max(0, ...dice.map((die, i) => (die >= next ? 1 + farthest(dice.toSpliced(i, 1), rest) : 0)));
  }

  test('END-RULING-03 go as far as any use of the dice could', () => {
    for (const ahead of [
      [2, 2, 2, 2, 2],
      [2, 3, 3, 3, 3],
      [4, 5, 6, 5, 4],
      [5, 6],
      [3, 2, 4, 3, 2],
    ]) {
      const expected = new Array<number>(ahead.length + 1).fill(0);
      const seen = new Map<string, number>();
      for (const roll of rolls(5)) {
        const dice = roll.toSorted();
        const spaces = seen.get(dice.join()) ?? farthest(dice, ahead);
        seen.set(dice.join(), spaces);
        expected[spaces] = at(expected, spaces) + 1 / 6 ** 5;
      }
      advanceOdds(ahead, true).forEach((chance, spaces) => {
        expect(chance, `${spaces} of ${ahead}`).toBeCloseTo(at(expected, spaces), 9);
      });
    }
  });

  test('on paper', () => {
    // One space that needs a 6: five dice miss it with (5/6)^5.
    expect(advanceOdds([6], true)[0]).toBeCloseTo((5 / 6) ** 5, 9);
    // Five spaces that need a 2: each die that is no 1 is a space.
    expect(mean(advanceOdds([2, 2, 2, 2, 2], true))).toBeCloseTo(25 / 6, 9);
    // Against the next space only: the later numbers make no difference.
    expect(mean(advanceOdds([4, 6, 6, 6, 6], false))).toBeCloseTo(5 / 2, 9);
    // But nobody goes beyond the end.
    expect(advanceOdds([4, 6], false)[2]).toBeCloseTo(26 / 32, 9);
  });
});

test('END-DUEL-05 a blow lands hits like four coins, and those beyond the track are lost', () => {
  expect(blowOdds(4)).toEqual([1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16]);
  expect(blowOdds(2)).toEqual([1 / 16, 4 / 16, 11 / 16]);
  expect(blowOdds(12)).toEqual(blowOdds(4));
});

describe('odds of an action, from what a viewer may know', () => {
  function odds(game: Scene, action: string): Odds | null {
    return oddsOf(endor.view(game.state, 'spectator'), notation.readAction(action));
  }

  test('END-ATK-04 END-DSA-03 attacks roll what the rules say', () => {
    const ships = { i2: { xwing: 7 }, m1: { xwing: 1 }, i1: { tie: 4 }, o8: { executor: 1 } };
    const game = scene({ card: 'R05', ships, team: 28 }).play('order xwing', 'stay');
    expect(odds(game, 'attack i2 deathStar')).toEqual({
      kind: 'deathStar',
      dice: 5,
      chance: chanceOfAny(5, 6),
    });
    expect(odds(game, 'attack m1 i1')).toMatchObject({ kind: 'ships', dice: 1, expected: 4 / 6, clear: 0 });
    expect(odds(game, 'hold')).toBeNull();
  });

  test('END-HIT-06 END-DSW-02 fleet markers are destroyed by a 5', () => {
    const ships = { m1: { xwing: 1 }, o2: { tie: 2 } };
    const markers = { f2: { xwing: 5 } };
    const attack = scene({ card: 'E03', ships, markers }).play('order tie', 'stay');
    expect(odds(attack, 'attack o2 f2')).toEqual({ kind: 'marker', dice: 2, chance: chanceOfAny(2, 5) });
    const shot = scene({ card: 'E06', ships, markers }).play('order deathStar');
    expect(odds(shot, 'fire f2')).toEqual({ kind: 'shot', dice: 2, chance: chanceOfAny(2, 5) });
  });

  test('END-SHLD-03 END-SHLD-10 an assault meets Stormtroopers and may bring the shield down', () => {
    const game = scene({ card: 'R01', team: 27, troopers: [28], vader: 2 });
    const found = odds(game, 'order shieldAssault');
    expect(found).toMatchObject({ kind: 'assault', arrives: expect.closeTo(1 - (5 / 6) ** 5, 9) });
    expect(odds(scene({ card: 'R01' }), 'order shieldAssault')).toMatchObject({
      expected: expect.closeTo(25 / 6, 9),
      arrives: 0,
    });
    expect(odds(game, 'order vaderRedeemed')).toBeNull();
  });

  test('END-DUEL-04 END-DUEL-09 blows of both sides', () => {
    expect(odds(scene({ card: 'R02', vader: 2 }), 'order luke')).toMatchObject({
      kind: 'blow',
      fells: 11 / 16,
      expected: 26 / 16,
    });
    expect(odds(scene({ card: 'E04', luke: 4 }), 'order vader')).toMatchObject({
      fells: 1 / 16,
      expected: 2,
    });
    const long = scene({ card: 'R02', options: { duelTracks: 'published12_13' } });
    expect(odds(long, 'order luke')).toMatchObject({ fells: 0, expected: 2 });
  });
});
