import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

const wings = {
  m1: { xwing: 3, ywing: 2, falcon: 1 },
  m3: { xwing: 1 },
  i1: { tie: 4 },
  m7: { tie: 2 },
  o8: { executor: 1 },
};

describe('who attacks', () => {
  test('END-ATK-01 out of one sector into one sector next to it, with enemies in it', () => {
    const game = scene({ card: 'R04', ships: wings }).play('order xwing', 'stay');
    expect(game.legal()).toEqual(['attack m1 i1', 'attack m1 m7', 'hold']);
    expect(game.refusal('attack m1 o8')).toBe('END-ATK-01');
    expect(game.refusal('attack m1 m1')).toBe('END-ATK-01');
    expect(game.refusal('attack m1 i2')).toBe('END-ATK-06');
    expect(game.refusal('attack m1 ds')).toBe('END-RULING-04');
  });

  test('END-ATK-02 END-ATK-03 END-ATK-05 all ships of the ordered type there and no others, all dice at once', () => {
    const game = scene({ card: 'R04', ships: wings }).play('order xwing', 'stay', 'attack m1 i1: 1 2 1');
    expect(game.told('attacked')).toMatchObject([{ ship: 'xwing', from: 'm1', at: 'i1', dice: [1, 1, 2] }]);
    const joined = scene({ card: 'R04', ships: wings }).play('order xwing', 'move m3 m2 1');
    expect(joined.state.phase).toBe('plan');
    // One X-wing joins two that did not move: three dice.
    const ships = { ...wings, m2: { xwing: 1 } };
    scene({ card: 'R04', ships }).play('order xwing', 'move m2 m1 1', 'attack m1 i1: 1 1 1 1');
  });

  test('END-ATK-01 END-ATK-06 every sector that the enemy holds, the first one of the board too', () => {
    const ships = { o2: { xwing: 1 }, o1: { tie: 1 }, m1: { tie: 1 } };
    const game = scene({ card: 'R04', ships }).play('order xwing', 'stay');
    expect(game.legal()).toEqual(['attack o2 m1', 'attack o2 o1', 'hold']);
  });

  test('END-ATK-03 a sector without the ordered type cannot attack', () => {
    const game = scene({ card: 'R08', ships: { ...wings, i2: { bwing: 1 } } }).play('order bwing', 'stay');
    expect(game.legal('attack')).toEqual(['attack i2 i1']);
    expect(game.refusal('attack m1 i1')).toBe('END-ATK-03');
  });

  test('END-ATK-07 END-RULING-06 without a move from any sector that holds the ordered type', () => {
    const ships = { m1: { xwing: 1 }, m3: { xwing: 1 }, i1: { tie: 1 }, i3: { tie: 1 } };
    expect(scene({ card: 'R04', ships }).play('order xwing', 'stay').legal()).toEqual([
      'attack m1 i1',
      'attack m3 i3',
      'hold',
    ]);
  });

  test('END-RULING-06 how many ships moved is no sector', () => {
    // Nine X-wings move to m2; m1 is the ninth sector after o1.
    const ships = { m1: { xwing: 1 }, m3: { xwing: 9 }, i1: { tie: 1 }, i2: { tie: 1 } };
    const game = scene({ card: 'R04', ships }).play('order xwing', 'move m3 m2 9');
    expect(game.legal()).toEqual(['attack m2 i2', 'hold']);
    expect(game.refusal('attack m1 i1')).toBe('END-RULING-06');
  });

  test('END-RULING-06 after a move from the sector the ships ended in, or from any with the option', () => {
    const ships = { m1: { xwing: 2 }, m3: { xwing: 1 }, i1: { tie: 1 }, i3: { tie: 1 } };
    const game = scene({ card: 'R04', ships }).play('order xwing', 'move m1 i2 1');
    expect(game.legal('attack')).toEqual(['attack i2 i1', 'attack i2 i3']);
    expect(game.refusal('attack m1 i1')).toBe('END-RULING-06');
    const any = scene({ card: 'R04', ships, options: { attackFrom: 'anySector' } });
    expect(any.play('order xwing', 'move m1 i2 1').legal('attack')).toEqual([
      'attack i2 i1',
      'attack i2 i3',
      'attack m1 i1',
      'attack m3 i3',
    ]);
  });

  test('END-RULING-08 with the option only ships that moved, launched or deployed roll', () => {
    const options = { attackersMustMove: true };
    const ships = {
      m1: { xwing: 3 },
      m2: { xwing: 2 },
      i1: { tie: 4 },
      o8: { executor: 1 },
      o7: { tie: 1 },
      m6: { ywing: 1 },
    };
    const still = scene({ card: 'R04', ships, options, piles: { 1: ['E04'] } }).play('order xwing', 'stay');
    expect(still.asked).toBe(1);
    const game = scene({ card: 'R04', ships, options }).play('order xwing', 'move m2 m1 2');
    game.play('attack m1 i1: 1 1');
    const any = { ...options, attackFrom: 'anySector' };
    const both = scene({ card: 'R04', ships: { ...ships, i3: { xwing: 1 }, m4: { tie: 1 } }, options: any });
    expect(both.play('order xwing', 'move m2 m1 2').refusal('attack i3 m4')).toBe('END-RULING-08');
    const deployed = scene({ card: 'E04', ships, options }).play('order tie', 'deploy');
    deployed.play('attack o8 m6: 1 1 1 1');
  });
});

describe('dice', () => {
  test.each([
    ['one X-wing', 'R04', 'xwing', { m1: { xwing: 1 }, i1: { tie: 4 } }, 'm1', 'i1', 1],
    ['four Y-wings', 'R06', 'ywing', { m1: { ywing: 4 }, i1: { tie: 4 } }, 'm1', 'i1', 4],
    ['six B-wings', 'R08', 'bwing', { m1: { bwing: 6 }, i1: { tie: 4 } }, 'm1', 'i1', 5],
    ['the Falcon', 'R19', 'falcon', { m1: { falcon: 1 }, i1: { tie: 4 } }, 'm1', 'i1', 2],
    ['the Executor', 'E01', 'executor', { m1: { xwing: 1 }, i1: { executor: 1 } }, 'i1', 'm1', 4],
    ['twelve TIE fighters', 'E04', 'tie', { m1: { xwing: 1 }, i1: { tie: 12 } }, 'i1', 'm1', 5],
  ])('END-ATK-04 END-RULING-10 %s', (_who, card, order, ships, from, at, dice) => {
    const game = scene({ card, ships }).play(
      `order ${order}`,
      'stay',
      `attack ${from} ${at}:${' 1'.repeat(dice)}`,
    );
    expect(game.told('attacked')[0]?.dice).toHaveLength(dice);
    expect(game.told('missed')).toMatchObject([{ at }]);
  });

  test('END-ATK-08 END-FAQ-04 dice are not re-rolled', () => {
    const game = scene({ card: 'R04', vader: 2, ships: { m1: { xwing: 2 }, i1: { tie: 1, executor: 1 } } });
    game.play('order xwing', 'stay', 'attack m1 i1: 5 1');
    expect(game.state.phase).toBe('assign');
    expect(game.refusal('reroll 1')).toBe('END-ATK-08');
    expect(game.refusal('keep')).toBe('END-ATK-08');
  });
});

describe('attacking fleet markers', () => {
  const raid = { o2: { tie: 3 }, o1: { executor: 1 }, m3: { xwing: 1 } };
  const markers = { f1: { ywing: 4 }, f2: { xwing: 5 }, f3: {} };

  test('END-RULING-11 TIE fighters and the Executor attack face-up markers beside their sector', () => {
    const game = scene({ card: 'E04', ships: raid, markers }).play('order tie', 'stay');
    expect(game.legal()).toEqual(['attack o2 f2', 'attack o2 f3', 'hold']);
    expect(game.refusal('attack o2 f1')).toBe('END-RULING-11');
    expect(game.refusal('attack o2 f4')).toBe('END-HIT-15');
    const destroyed = scene({ card: 'E04', ships: raid, markers: { f3: {} } }).play('order tie', 'stay');
    expect(destroyed.legal()).toEqual(['attack o2 f3', 'hold']);
    expect(destroyed.refusal('attack o2 f2')).toBe('END-HIT-15');
    const executor = scene({ card: 'E01', ships: raid, markers }).play('order executor', 'stay');
    expect(executor.legal()).toEqual(['attack o1 f1', 'hold']);
    const own = scene({ card: 'R04', ships: { o2: { xwing: 1 }, m1: { tie: 1 } }, markers });
    expect(own.play('order xwing', 'stay').refusal('attack o2 f2')).toBe('END-RULING-11');
  });

  test('END-RULING-11 not with the option off', () => {
    const options = { fightersHitMarkers: false };
    const ships = { ...raid, m1: { ywing: 1 } };
    const game = scene({ card: 'E04', ships, markers, options }).play('order tie', 'stay');
    expect(game.legal()).toEqual(['attack o2 m1', 'hold']);
    expect(game.refusal('attack o2 f2')).toBe('END-RULING-11');
  });

  test('END-RULING-12 END-HIT-06 END-HIT-10 one die of 5 destroys it, further dice are wasted', () => {
    const game = scene({ card: 'E04', ships: { ...raid, m1: { ywing: 1 } }, markers });
    game.play('order tie', 'stay', 'attack o2 f2: 5 6 6');
    expect([game.marker('f2'), game.marker('f3'), game.at('m1')]).toEqual(['destroyed', {}, { ywing: 1 }]);
    expect(game.told('markerDestroyed')).toMatchObject([{ marker: 'f2', fighters: 5 }]);
    expect(game.earned).toBe(1);
    const miss = scene({ card: 'E04', ships: raid, markers }).play(
      'order tie',
      'stay',
      'attack o2 f2: 4 4 4',
    );
    expect([miss.marker('f2'), miss.earned]).toEqual([{ xwing: 5 }, 0]);
    expect([miss.told('missed'), miss.state.phase]).toMatchObject([[{ at: 'f2' }], 'plan']);
    const first = scene({
      card: 'E04',
      ships: { o1: { tie: 1 }, m3: { xwing: 1 } },
      markers: { f1: { ywing: 4 } },
    });
    first.play('order tie', 'stay', 'attack o1 f1: 5');
    expect([first.marker('f1'), first.earned]).toEqual(['destroyed', 1]);
  });

  test('END-RULING-12 an empty face-up marker may be attacked, and pays', () => {
    const game = scene({ card: 'E04', ships: raid, markers }).play(
      'order tie',
      'stay',
      'attack o2 f3: 1 1 5',
    );
    expect([game.marker('f3'), game.earned]).toEqual(['destroyed', 1]);
  });
});

describe('attacking the Death Star', () => {
  const run = { i2: { bwing: 3, xwing: 6, falcon: 1 }, m2: { bwing: 2 }, i5: { tie: 1 } };

  test('END-DSA-01 END-HIT-08 END-SHLD-11 only when the shield is down', () => {
    const up = scene({ card: 'R08', ships: { ...run, i3: { tie: 1 } }, team: 27 }).play(
      'order bwing',
      'stay',
    );
    expect(up.legal('attack')).toEqual(['attack i2 i3']);
    expect(up.refusal('attack i2 deathStar')).toBe('END-DSA-01');
    const down = scene({ card: 'R08', ships: run, team: 28 }).play('order bwing', 'stay');
    expect(down.legal('attack')).toEqual(['attack i2 deathStar']);
  });

  test('END-DSA-02 END-OBJ-03 from the inner ring', () => {
    const game = scene({ card: 'R08', ships: run, team: 28 }).play('order bwing', 'stay');
    expect(game.refusal('attack m2 deathStar')).toBe('END-DSA-02');
    const empire = scene({ card: 'E04', ships: { ...run, i3: { tie: 1 } }, team: 28 }).play(
      'order tie',
      'stay',
    );
    expect(empire.refusal('attack i5 deathStar')).toBe('END-ATK-06');
  });

  test.each([
    ['R08', 'bwing', 3],
    ['R04', 'xwing', 5],
    ['R19', 'falcon', 2],
  ])('END-DSA-03 END-RULING-05 with the dice of any attack: %s, %s, %i', (card, order, dice) => {
    const game = scene({ card, ships: run, team: 28 });
    game.play(`order ${order}`, 'stay', `attack i2 deathStar:${' 5'.repeat(dice)}`);
    expect([game.state.winner, game.told('missed')]).toMatchObject([null, [{ at: 'deathStar' }]]);
  });

  test('END-RULING-05 a move may come before, and the attack is that of the order', () => {
    const game = scene({ card: 'R08', ships: run, team: 28 });
    game.play('order bwing', 'move m2 i2 2', 'attack i2 deathStar: 1 2 3 4 5');
    expect(game.discards('rebel')).toEqual(['R08']);
  });

  test('END-DSA-04 END-HIT-08 a single 6 is enough', () => {
    const game = scene({ card: 'R04', ships: run, team: 28 });
    game.play('order xwing', 'stay', 'attack i2 deathStar: 6 1 1 1 1');
    expect([game.state.winner, game.state.ending]).toEqual(['rebel', 'deathStarDestroyed']);
  });
});
