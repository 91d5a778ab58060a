import { describe, expect, test } from 'vitest';
import { type Position, scene } from '../testing/scene.ts';

type Ships = NonNullable<Position['ships']>[string];

/** What is left in i1 after one TIE fighter or one X-wing beside it has rolled a die. */
function afterOneDie(target: Ships, die: number): object {
  const isRebel = !('tie' in target || 'executor' in target);
  const game = isRebel
    ? scene({ card: 'E04', ships: { i1: target, i2: { tie: 1 } } }).play(
        'order tie',
        'stay',
        `attack i2 i1: ${die}`,
      )
    : scene({ card: 'R04', ships: { i1: target, i2: { xwing: 1 } } }).play(
        'order xwing',
        'stay',
        `attack i2 i1: ${die}`,
      );
  return { ...game.at('i1'), falcon: game.state.falcon, executor: game.state.executor };
}

describe('what hits what', () => {
  test('END-HIT-01 END-HIT-09 an X-wing on 3, by the first hit', () => {
    expect(afterOneDie({ xwing: 2 }, 2)).toMatchObject({ xwing: 2 });
    expect(afterOneDie({ xwing: 2 }, 3)).toMatchObject({ xwing: 1 });
  });

  test('END-HIT-02 END-HIT-09 a TIE fighter on 3, by the first hit', () => {
    expect(afterOneDie({ tie: 2 }, 2)).toMatchObject({ tie: 2 });
    expect(afterOneDie({ tie: 2 }, 3)).toMatchObject({ tie: 1 });
  });

  test('END-HIT-03 END-HIT-09 a Y-wing on 4, by the first hit', () => {
    expect(afterOneDie({ ywing: 2 }, 3)).toMatchObject({ ywing: 2 });
    expect(afterOneDie({ ywing: 2 }, 4)).toMatchObject({ ywing: 1 });
  });

  test('END-HIT-04 END-HIT-09 a B-wing on 5, by the first hit', () => {
    expect(afterOneDie({ bwing: 2 }, 4)).toMatchObject({ bwing: 2 });
    expect(afterOneDie({ bwing: 2 }, 5)).toMatchObject({ bwing: 1 });
  });

  test('END-HIT-05 END-HIT-11 the Falcon on 5, one space of its track', () => {
    expect(afterOneDie({ falcon: 1 }, 4)).toEqual({ falcon: 6, executor: 0 });
    expect(afterOneDie({ falcon: 1 }, 5)).toEqual({ falcon: 5, executor: 0 });
  });

  test('END-HIT-07 END-HIT-11 the Executor on 5, one space of its track', () => {
    expect(afterOneDie({ executor: 1 }, 4)).toEqual({ falcon: 0, executor: 8 });
    expect(afterOneDie({ executor: 1 }, 5)).toEqual({ falcon: 0, executor: 7 });
  });

  test('END-HIT-12 END-BONUS-03 END-RULING-18 END-RULING-34 the last hit destroys the Falcon: two cards, and one for the sector', () => {
    const game = scene({ card: 'E04', falcon: 2, ships: { i1: { falcon: 1 }, i2: { tie: 5 } } });
    game.play('order tie', 'stay', 'attack i2 i1: 1 1 1 1 5');
    expect([game.state.falcon, game.earned]).toEqual([1, 0]);
    const last = scene({ card: 'E04', falcon: 2, ships: { i1: { falcon: 1 }, i2: { tie: 5 } } });
    last.play('order tie', 'stay', 'attack i2 i1: 6 6 6 5 5');
    expect([last.at('i1'), last.state.falcon, last.earned]).toEqual([{}, 0, 3]);
    const guarded = scene({ card: 'E04', falcon: 1, ships: { i1: { falcon: 1, bwing: 1 }, i2: { tie: 1 } } });
    guarded.play('order tie', 'stay', 'attack i2 i1: 5', 'assign falcon');
    expect([guarded.at('i1'), guarded.earned]).toEqual([{ bwing: 1 }, 2]);
  });

  test('END-HIT-12 END-HIT-13 with one space of its track left the Executor lives on, and so does its Reserve', () => {
    const ships = { o8: { executor: 1 }, o9: { xwing: 1 } };
    const game = scene({ card: 'R04', executor: 2, reserve: 20, ships });
    game.play('order xwing', 'stay', 'attack o9 o8: 5');
    expect([game.state.executor, game.state.reserve, game.at('o8')]).toEqual([1, 20, { executor: 1 }]);
    expect([game.told('reserveLost'), game.earned]).toEqual([[], 0]);
  });

  test('END-HIT-13 END-RULING-36 with the Executor the whole Reserve is lost, and its sector is cleared', () => {
    const game = scene({
      card: 'R04',
      executor: 1,
      reserve: 20,
      ships: { o8: { executor: 1 }, o9: { xwing: 1 } },
    });
    game.play('order xwing', 'stay', 'attack o9 o8: 5');
    expect([game.state.executor, game.state.reserve, game.at('o8')]).toEqual([0, 0, {}]);
    expect(game.told('shipsHit')).toEqual([
      { type: 'shipsHit', at: 'o8', hits: ['executor'], destroyed: ['executor'] },
    ]);
    expect(game.told('reserveLost')).toMatchObject([{ ships: 20 }]);
    expect(game.earned).toBe(1);
    // Where there is none, none is told of.
    const spent = { o8: { executor: 1 }, o9: { xwing: 1 } };
    const alone = scene({ card: 'R04', executor: 1, reserve: 0, ships: spent });
    expect(alone.play('order xwing', 'stay', 'attack o9 o8: 5').told('reserveLost')).toEqual([]);
  });

  test('END-HIT-14 END-HIT-15 END-BONUS-02 END-RULING-18 a marker flips with all its fighters, for one card in all', () => {
    const game = scene({ card: 'E04', ships: { m1: { xwing: 1 }, o2: { tie: 1 } } });
    game.play('order tie', 'stay', 'attack o2 f2: 5');
    expect([game.marker('f2'), game.state.carried.slice(3, 6), game.earned]).toEqual([
      'destroyed',
      [0, 0, 0],
      1,
    ]);
  });

  test('END-HIT-14 the fighters on other markers live on', () => {
    const markers = {
      f1: { ywing: 4 },
      f2: { xwing: 5 },
      f3: { xwing: 3, ywing: 2, bwing: 1 },
      f4: { bwing: 2 },
    };
    const ships = { m1: { xwing: 1 }, o2: { tie: 1 } };
    const game = scene({ card: 'E04', ships, markers }).play('order tie', 'stay', 'attack o2 f2: 5');
    expect(['f1', 'f2', 'f3', 'f4'].map((id) => game.marker(id))).toEqual([
      markers.f1,
      'destroyed',
      markers.f3,
      markers.f4,
    ]);
  });
});

describe('clearing a sector', () => {
  test('END-BONUS-01 END-RULING-28 the last enemy ship in it is destroyed', () => {
    const two = scene({ card: 'R04', ships: { m1: { xwing: 3 }, i1: { tie: 2 } } });
    expect(two.play('order xwing', 'stay', 'attack m1 i1: 3 1 1').earned).toBe(0);
    const all = scene({ card: 'R04', ships: { m1: { xwing: 3 }, i1: { tie: 2 } } });
    expect(all.play('order xwing', 'stay', 'attack m1 i1: 3 1 3').earned).toBe(1);
    const empire = scene({ card: 'E04', ships: { m1: { xwing: 2 }, i1: { tie: 2 } } });
    expect(empire.play('order tie', 'stay', 'attack i1 m1: 3 3').earned).toBe(1);
  });

  test('END-RULING-28 ships that leave earn nobody anything', () => {
    const game = scene({ card: 'E04', ships: { m1: { xwing: 3 }, i1: { tie: 2 } } });
    expect(game.play('order tie', 'move i1 i6 2').told('bonusEarned')).toEqual([]);
  });
});

describe('dividing the hits', () => {
  const station = { o8: { tie: 3, executor: 1 }, o9: { xwing: 5 } };

  test('END-ATK-06 END-RULING-32 the attacker chooses among all divisions that leave no useful die', () => {
    const game = scene({ card: 'R04', ships: station }).play(
      'order xwing',
      'stay',
      'attack o9 o8: 2 5 1 3 1',
    );
    // The 5 may hit either, the 3 a TIE fighter only.
    expect(game.legal()).toEqual(['assign tie executor', 'assign tie tie']);
    expect(game.judged('assign executor')).toEqual({ clause: 'END-RULING-32', params: { hits: 1, dice: 5 } });
    expect(game.refusal('assign tie')).toBe('END-RULING-32');
    expect(game.refusal('assign tie tie tie')).toBe('END-HIT-02');
    expect(game.refusal('assign executor executor')).toBe('END-HIT-07');
    expect(game.refusal('assign xwing')).toBe('END-ATK-06');
    expect(game.why('assign xwing')).toBe('There are no X-wings of the enemy there to be hit.');
    expect(game.judged('assign executor tie')).toEqual({
      clause: 'TABLE-SHAPE',
      params: { problem: "'hits' names ships in the order xwing, ywing, bwing, falcon, tie, executor" },
    });
    expect(game.refusal('hold')).toBe('END-TURN-04');
    expect(game.refusal('move o9 o1 1')).toBe('END-MOVE-08');
    game.play('assign tie executor');
    expect([game.at('o8'), game.state.executor, game.earned]).toEqual([{ tie: 2, executor: 1 }, 7, 0]);
  });

  test('END-ATK-06 ships are named in the order of the board, all of them', () => {
    const game = scene({ card: 'R04', ships: { o8: { executor: 1, tie: 4 }, o9: { xwing: 3 } } }).play(
      'order xwing',
      'stay',
      'attack o9 o8: 3 5 3',
    );
    expect(game.legal()).toEqual(['assign tie tie executor', 'assign tie tie tie']);
    expect(game.refusal('assign tie executor tie')).toBe('TABLE-SHAPE');
  });

  test('END-RULING-32 a high die may be spent on a weak ship', () => {
    const ships = { m1: { xwing: 1, ywing: 1, bwing: 1 }, i1: { tie: 3 } };
    const game = scene({ card: 'E04', ships }).play('order tie', 'stay', 'attack i1 m1: 3 4 5');
    // Y-wing and B-wing alone would leave the 3, which can still hit the X-wing.
    expect(game.legal()).toEqual(['assign xwing bwing', 'assign xwing ywing', 'assign xwing ywing bwing']);
    expect(game.refusal('assign ywing bwing')).toBe('END-RULING-32');
    expect(game.refusal('assign xwing xwing')).toBe('END-RULING-32');
    expect(game.play('assign xwing ywing bwing').earned).toBe(1);
  });

  test('END-RULING-32 a special ship may take several dice, but no more than it has left', () => {
    const game = scene({ card: 'R04', executor: 2, ships: station }).play(
      'order xwing',
      'stay',
      'attack o9 o8: 6 6 6 6 1',
    );
    // Four 6s among 3 TIE fighters and 2 hits of the Executor.
    expect(game.legal()).toEqual(['assign tie tie executor executor', 'assign tie tie tie executor']);
    expect(game.refusal('assign tie executor executor executor')).toBe('END-RULING-32');
  });

  test('END-ATK-06 with a single division nobody is asked', () => {
    const game = scene({ card: 'R04', ships: { m1: { xwing: 3 }, i1: { tie: 4 } } });
    expect(game.play('order xwing', 'stay', 'attack m1 i1: 6 2 3').at('i1')).toEqual({ tie: 2 });
    expect(game.refusal('assign tie', 0)).toBe('END-PLAN-01');
    const early = scene({ card: 'R04', ships: station }).play('order xwing');
    expect(early.refusal('assign tie')).toBe('END-ATK-06');
  });
});
