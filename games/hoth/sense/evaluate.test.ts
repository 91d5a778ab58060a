import { describe, expect, test } from 'vitest';
import { spaceAt } from '../data/graph.ts';
import { hoth } from '../index.ts';
import { at } from '../testing/scene.ts';
import { expectedTurns } from './evaluate.ts';

const published = { winOnRedSpace: false, stopAtJunctions: false, healthyMayStopAtRepair: false };

function turns(id: string, pieces: number, reading = published): number {
  return expectedTurns(reading, spaceAt(id), pieces);
}

describe('expected turns without Vader', () => {
  test('the numbers of the specification, to four decimals', () => {
    expect(turns('planet-hoth', 5)).toBeCloseTo(15.9563, 4);
    expect(turns('hyper-01', 5)).toBeCloseTo(11.9101, 4);
    expect(turns('hyper-01', 4)).toBeCloseTo(14.406, 4);
    expect(turns('hyper-01', 3)).toBeCloseTo(13.406, 4);
    expect(turns('dan-out-01', 5)).toBeCloseTo(4.5346, 4);
    expect(turns('dan-out-01', 1)).toBeCloseTo(18, 4);
  });

  test('numbers worked out on paper', () => {
    // From red and from one step before it every turn wins: no sector shows less than 2.
    expect(turns('dan-in-16', 5)).toBeCloseTo(1, 6);
    expect(turns('dan-in-15', 5)).toBeCloseTo(1, 6);
    // From 14 only the 2 falls short: 1 + 1/12.
    expect(turns('dan-in-14', 5)).toBeCloseTo(1 + 1 / 12, 6);
    // From 12 a 2, a 3 and a 4 fall short, on 14, 15 and 16.
    expect(turns('dan-in-12', 5)).toBeCloseTo(1 + (1 + 1 / 12 + 1 + 1) / 12, 6);
    // Crippled: one space a turn, slides being free.
    expect(turns('hyper-36', 1)).toBeCloseTo(19, 6);
    expect(turns('dan-in-13', 2)).toBeCloseTo(2, 6);
    // With 4 pieces from 31: 35, then yellow dan-out-03 and its slide, then 16 steps.
    expect(turns('hyper-31', 4)).toBeCloseTo(6, 6);
    // Out of an asteroid field takes a turn.
    expect(turns('hyper-25', 5)).toBeCloseTo(1 + turns('hyper-26', 5), 6);
    // A damaged Fighter one step before a station is whole after it.
    expect(turns('hyper-08', 1)).toBeCloseTo(1 + turns('hyper-09', 5), 6);
  });

  test('HOTH-RULING-03 with the red space as the goal, a 2 and a 3 fall short from 12', () => {
    expect(turns('dan-in-12', 5, { ...published, winOnRedSpace: true })).toBeCloseTo(1 + 2 / 12, 6);
  });

  test('HOTH-RULING-19 HOTH-RULING-06 the other readings have tables of their own', () => {
    expect(turns('planet-hoth', 5, { ...published, healthyMayStopAtRepair: true })).toBeLessThan(
      turns('planet-hoth', 5),
    );
    expect(turns('hyper-36', 5, { ...published, stopAtJunctions: true })).toBeGreaterThan(
      turns('hyper-36', 5),
    );
  });
});

describe('advice', () => {
  function best(game: ReturnType<typeof at>): string {
    const { state } = game;
    const legal = hoth.legal(state, state.active);
    const advice = hoth.advise(state, state.active, legal);
    const first = legal[advice.indexOf(Math.max(...advice))];
    return first ? hoth.notation.action(first) : 'nothing';
  }

  test('flies to the goal, to a station when damaged, and out of the rings', () => {
    expect(best(at('blue=dan-in-12/5').play('spin R3'))).toBe('fly planet-dantooine');
    expect(best(at('blue=hyper-16/3 phase=rebelMove steps=3'))).toBe('fly hyper-18');
    expect(best(at('blue=hoth-out-19/5').play('spin R1'))).toBe('fly hyper-03');
  });

  test('steers Vader at rivals and away from oneself', () => {
    expect(best(at('blue=hyper-02/5 green=hyper-23/5 vader=hyper-15 phase=vaderMove spun=I5 steps=8'))).toBe(
      'steer hyper-23',
    );
    expect(best(at('blue=hyper-23/5 green=hyper-02/5 vader=hyper-15 phase=vaderMove spun=I5 steps=8'))).toBe(
      'steer hyper-07',
    );
    // Whom the Force protects is not worth the way; himself would be hit the other way.
    expect(
      best(at('blue=hyper-08/5 green=hyper-23/5 force=green vader=hyper-15 phase=vaderMove spun=I5 steps=8')),
    ).toBe('steer hyper-23');
  });

  test('HOTH-HOUSE-01 plays the order that hits', () => {
    const game = at(
      'phase=vaderOrder options=houseImperialOrders:true orders=145,12345678 blue=hoth-in-05/5 green=hyper-20/5 vader=hyper-16',
    );
    expect(['order 4', 'order 5']).toContain(best(game));
  });

  test('HOTH-HOUSE-02 HOTH-HOUSE-03 spends a token or the card only for something', () => {
    const short = 'blue=dan-in-12/5 options=houseThrottle:true,houseForceSurge:true throttles=3,3';
    expect(best(at(`${short} force=blue surgeable`).play('spin R9'))).toBe('fly planet-dantooine');
    expect(
      best(at(`blue=dan-in-08/5 options=houseForceSurge:true force=blue surgeable`).play('spin R2')),
    ).toBe('surge');
    // A 5 leads among asteroids, four turns of them; a 4 does not.
    expect(best(at('blue=hyper-17/5 options=houseThrottle:true throttles=3,3').play('spin R7'))).toBe(
      'throttle',
    );
  });
});

describe('chances', () => {
  test('are shares of one game: they add up to 1, a winner has all, who has resigned nothing', () => {
    const { state } = at('blue=hyper-20/5 green=hyper-10/3 orange=dan-out-02/5 violet=gone/5');
    const shares = hoth.evaluate(state);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
    expect(shares[3]).toBe(0);
    expect(shares[2]).toBeGreaterThan(shares[0] ?? 1);
    expect(shares[0]).toBeGreaterThan(shares[1] ?? 1);
    const over = at('blue=planet-dantooine/5 phase=over winner=blue').state;
    expect(hoth.evaluate(over)).toEqual([1, 0]);
  });

  test('favour who is to move', () => {
    const { state } = at('blue=hyper-20/5 green=hyper-20/5');
    expect(hoth.evaluate(state)[0]).toBeGreaterThan(0.5);
    // Blue has flown already: now Green is the nearer one.
    expect(hoth.evaluate(at('phase=vaderSpin blue=hyper-20/5 green=hyper-20/5').state)[0]).toBeLessThan(0.5);
  });
});
