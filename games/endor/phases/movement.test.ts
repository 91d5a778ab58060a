import { at } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { executor, sectorIds } from '../data/space.ts';
import { type Position, scene } from '../testing/scene.ts';
import { whereIs } from './fleet.ts';

/** Where the ordered ships of a sector can go, in alphabetical order. */
function destinations(position: Position, order: string, from: string): string[] {
  const moves = scene(position).play(`order ${order}`).legal(`move ${from} `);
  return [...new Set(moves.map((move) => at(move.split(' '), 2)))];
}

describe('where ships may go', () => {
  // X-wings in m1, which touches o1, o2, o9, m2, m7, i1 and i2; friends in m2, TIE fighters in i1 and m7.
  const front = {
    m1: { xwing: 3, ywing: 2 },
    m2: { bwing: 1 },
    i1: { tie: 1 },
    m7: { tie: 1 },
    o8: { executor: 1 },
  };

  test('END-MOVE-01 END-MOVE-02 into adjacent sectors that are friendly or empty, never where the enemy is', () => {
    expect(destinations({ card: 'R04', ships: front }, 'xwing', 'm1')).toEqual([
      'i2',
      'm2',
      'o1',
      'o2',
      'o9',
    ]);
    const game = scene({ card: 'R04', ships: front }).play('order xwing');
    expect(game.judged('move m1 i1 2')).toEqual({
      clause: 'END-MOVE-02',
      params: { from: 'm1', to: 'i1', ships: 2, ship: 'xwing', have: 3 },
    });
    expect(game.play('move m1 i2 2').at('i2')).toEqual({ xwing: 2 });
  });

  test('END-MOVE-05 only ships of the ordered type, and no more than there are', () => {
    const game = scene({ card: 'R04', ships: front }).play('order xwing');
    expect(game.refusal('move m2 o2 1')).toBe('END-MOVE-05');
    expect(game.refusal('move o4 o3 1')).toBe('END-MOVE-05');
    expect(game.refusal('move m1 i2 4')).toBe('END-RULING-07');
    expect(game.play('move m1 i2 3').at('m1')).toEqual({ ywing: 2 });
  });

  test('END-MOVE-11 fighters move one sector', () => {
    const game = scene({ card: 'R04', ships: front }).play('order xwing');
    expect(game.refusal('move m1 m3 1')).toBe('END-MOVE-11');
    expect(scene({ card: 'E04', ships: front }).play('order tie').refusal('move i1 i5 1')).toBe(
      'END-MOVE-11',
    );
  });

  test('END-MOVE-09 the Falcon moves one or two sectors', () => {
    // m2 touches o2, o3, m1, m3 and i2; those touch o1, o9, m7, i1, o4, o5, m4 and i3.
    expect(destinations({ card: 'R19', ships: { m2: { falcon: 1 } } }, 'falcon', 'm2')).toEqual([
      'i1',
      'i2',
      'i3',
      'm1',
      'm3',
      'm4',
      'm7',
      'o1',
      'o2',
      'o3',
      'o4',
      'o5',
      'o9',
    ]);
    expect(
      scene({ card: 'R19', ships: { m2: { falcon: 1 } } })
        .play('order falcon')
        .refusal('move m2 i6 1'),
    ).toBe('END-MOVE-09');
  });

  test('END-MOVE-10 the Executor moves one or two sectors', () => {
    // o8 touches o7, o9 and m6; those touch o6, m5, o1, m1, m7, i5 and i6.
    const position = { card: 'E01', ships: { o8: { executor: 1 }, o4: { xwing: 1 } } };
    expect(destinations(position, 'executor', 'o8')).toEqual([
      'i5',
      'i6',
      'm1',
      'm5',
      'm6',
      'm7',
      'o1',
      'o6',
      'o7',
      'o9',
    ]);
    expect(scene(position).play('order executor').refusal('move o8 i1 1')).toBe('END-MOVE-10');
  });

  test('END-MOVE-03 END-RULING-33 not through the enemy: a long move is two legal steps', () => {
    // From o1 to m7 the way leads over o9 or m1.
    const blocked = { o1: { falcon: 1 }, o9: { tie: 1 }, m1: { tie: 1 } };
    expect(destinations({ card: 'R19', ships: blocked }, 'falcon', 'o1')).toEqual(['m2', 'o2', 'o3']);
    expect(scene({ card: 'R19', ships: blocked }).play('order falcon').refusal('move o1 m7 1')).toBe(
      'END-MOVE-03',
    );
    const open = { o1: { falcon: 1 }, o9: { tie: 1 } };
    expect(destinations({ card: 'R19', ships: open }, 'falcon', 'o1')).toContain('m7');
  });

  test('END-MOVE-03 END-MOVE-10 END-RULING-33 nor does the Executor fly through Rebels', () => {
    // From o8 the ways lead over o7, o9 and m6. Only o7 is open, and from there o6 and m5.
    const blocked = { o8: { executor: 1 }, o9: { xwing: 1 }, m6: { bwing: 1 } };
    expect(destinations({ card: 'E01', ships: blocked }, 'executor', 'o8')).toEqual(['m5', 'o6', 'o7']);
    const game = scene({ card: 'E01', ships: blocked }).play('order executor');
    expect(game.refusal('move o8 m7 1')).toBe('END-MOVE-03');
    expect(game.refusal('move o8 o1 1')).toBe('END-MOVE-03');
    expect(game.refusal('move o8 m6 1')).toBe('END-MOVE-02');
    // With m6 open, m7 is two steps away over it; o1 still lies behind o9.
    const open = { o8: { executor: 1 }, o9: { xwing: 1 } };
    const reached = destinations({ card: 'E01', ships: open }, 'executor', 'o8');
    expect(reached).toEqual(['i5', 'i6', 'm5', 'm6', 'm7', 'o6', 'o7']);
  });

  test('END-MOVE-01 END-MOVE-02 TIE fighters too enter friendly or empty sectors alone', () => {
    // i1 touches m1, m7, i2 and i6.
    const ships = { i1: { tie: 2 }, i2: { executor: 1 }, m1: { xwing: 1 }, i6: { falcon: 1 } };
    expect(destinations({ card: 'E04', ships }, 'tie', 'i1')).toEqual(['i2', 'm7']);
    const game = scene({ card: 'E04', ships }).play('order tie');
    expect([game.refusal('move i1 m1 2'), game.refusal('move i1 i6 1')]).toEqual([
      'END-MOVE-02',
      'END-MOVE-02',
    ]);
  });

  test('END-RULING-33 a move ends in another sector than it began', () => {
    const game = scene({ card: 'R19', ships: { m2: { falcon: 1 } } }).play('order falcon');
    expect(game.refusal('move m2 m2 1')).toBe('END-RULING-33');
  });

  test.each([0, 28])(
    'END-MOVE-04 END-FAQ-01 END-FAQ-02 nobody enters the Death Star, the team being on space %i',
    (team) => {
      const rebels = scene({ card: 'R16', team, ships: { i2: { xwing: 2, falcon: 1 } } });
      expect(rebels.play('order xwing').refusal('move i2 ds 1')).toBe('END-MOVE-04');
      const falcon = scene({ card: 'R16', team, ships: { i2: { falcon: 1 } } }).play('order falcon');
      expect(falcon.refusal('move i2 ds 1')).toBe('END-MOVE-04');
      expect(falcon.refusal('move i2 i5 1')).toBe('END-MOVE-04');
      const empire = { m1: { xwing: 1 }, i5: { tie: 4, executor: 1 } };
      expect(scene({ card: 'E04', team, ships: empire }).play('order tie').refusal('move i5 ds 4')).toBe(
        'END-FAQ-01',
      );
      const executor = scene({ card: 'E01', team, ships: empire }).play('order executor');
      expect(executor.refusal('move i5 ds 1')).toBe('END-FAQ-02');
      expect(executor.refusal('move i5 i2 1')).toBe('END-MOVE-04');
    },
  );

  test('END-RULING-29 no limit on the ships in a sector', () => {
    const game = scene({
      card: 'R04',
      ships: { m1: { xwing: 10 }, m2: { xwing: 10, ywing: 16, bwing: 15, falcon: 1 } },
      markers: {},
    });
    expect(game.play('order xwing', 'move m1 m2 10').at('m2')).toEqual({
      xwing: 20,
      ywing: 16,
      bwing: 15,
      falcon: 1,
    });
  });
});

describe('one move of an order', () => {
  const wings = { m1: { xwing: 3 }, m3: { xwing: 2 }, m2: { xwing: 1 }, i1: { tie: 4 } };

  test('END-MOVE-07 END-MOVE-08 moving is optional, and comes before the attack or not at all', () => {
    const game = scene({ card: 'R04', ships: wings }).play('order xwing');
    expect(game.legal('stay')).toEqual(['stay']);
    expect(game.refusal('attack m1 i1')).toBe('END-MOVE-08');
    expect(game.refusal('hold')).toBe('END-MOVE-08');
    expect(game.refusal({ type: 'move', from: 'm1', to: 'i2', ships: 0 })).toBe('END-MOVE-07');
    game.play('stay');
    expect(game.refusal('move m1 i2 1')).toBe('END-MOVE-08');
    expect(game.refusal('stay')).toBe('END-MOVE-08');
  });

  test('END-MOVE-06 END-RULING-07 any number from one origin to one sector, and no second group', () => {
    const game = scene({ card: 'R04', ships: wings }).play('order xwing');
    expect(game.legal('move m1 m2')).toEqual(['move m1 m2 1', 'move m1 m2 2', 'move m1 m2 3']);
    game.play('move m1 i2 2');
    expect([game.at('m1'), game.at('i2')]).toEqual([{ xwing: 1 }, { xwing: 2 }]);
    expect([game.state.phase, game.refusal('move m3 i2 1')]).toEqual(['target', 'END-MOVE-08']);
  });

  test('END-MOVE-06 END-RULING-07 converging: several groups and launches to one and the same sector', () => {
    const options = { moveOrigins: 'converging' };
    const game = scene({ card: 'R04', ships: wings, options }).play('order xwing', 'move m1 i2 2');
    expect(game.state.phase).toBe('move');
    expect(game.legal()).toEqual(['move m2 i2 1', 'move m3 i2 1', 'move m3 i2 2', 'stay']);
    expect(game.refusal('move m3 i3 1')).toBe('END-MOVE-06');
    expect(game.refusal('move m1 i2 1')).toBe('END-RULING-07');
    game.play('move m3 i2 2', 'stay', 'attack i2 i1: 1 1 1 1');
    expect(game.at('i2')).toEqual({ xwing: 4 });
    const launch = scene({ card: 'R04', ships: { m2: { xwing: 1 } }, options }).play(
      'order xwing',
      'move f2 o2 5',
    );
    expect(launch.legal()).toEqual(['move m2 o2 1', 'stay']);
  });
});

describe('deployment', () => {
  const picket = { m6: { executor: 1, tie: 2 }, m7: { ywing: 4 } };

  test('END-DEPLOY-01 END-DEPLOY-02 END-DEPLOY-03 four from the Reserve to the Executor, ready to attack', () => {
    const game = scene({ card: 'E04', ships: picket, reserve: 28 }).play('order tie', 'deploy');
    expect([game.at('m6'), game.state.reserve]).toEqual([{ tie: 6, executor: 1 }, 24]);
    expect(game.legal()).toEqual(['attack m6 m7', 'hold']);
    expect(scene({ card: 'E02', ships: picket }).play('order executor').refusal('deploy')).toBe(
      'END-DEPLOY-01',
    );
    expect(scene({ card: 'E04', ships: picket, reserve: 0 }).play('order tie').refusal('deploy')).toBe(
      'END-DEPLOY-01',
    );
  });

  test('END-DEPLOY-01 as long as the Executor lives, down to the last four', () => {
    const game = scene({ card: 'E04', ships: picket, executor: 1, reserve: 4 }).play('order tie', 'deploy');
    expect([game.at('m6'), game.state.reserve]).toEqual([{ tie: 6, executor: 1 }, 0]);
  });

  test('END-DEPLOY-01 END-RULING-09 each TIE order deploys anew', () => {
    const ships = { o8: { executor: 1 }, o3: { xwing: 1 } };
    const game = scene({ card: 'E04', ships, reserve: 12, piles: { 1: ['E04', 'E03'] } });
    game.play('order tie', 'deploy', 'order tie', 'deploy', 'order tie', 'deploy');
    expect([game.at('o8'), game.state.reserve]).toEqual([{ tie: 12, executor: 1 }, 0]);
  });

  test('END-DEPLOY-02 wherever the Executor is', () => {
    for (const sector of ['o1', 'm4', 'i6']) {
      const game = scene({ card: 'E04', ships: { [sector]: { executor: 1 }, m2: { xwing: 1 } } });
      expect(game.play('order tie', 'deploy').at(sector)).toEqual({ tie: 4, executor: 1 });
    }
  });

  test('END-RULING-09 deploying takes the place of the move', () => {
    const game = scene({ card: 'E04', ships: { ...picket, i4: { tie: 4 } } });
    game.play('order tie', 'deploy');
    expect([game.state.phase, game.refusal('move i4 i3 1')]).toEqual(['target', 'END-MOVE-08']);
  });

  test('END-RULING-09 or comes before it, and either group may attack', () => {
    const options = { deployThenMove: true };
    const ships = { ...picket, i4: { tie: 4 }, m3: { xwing: 1 } };
    const game = scene({ card: 'E04', ships, options }).play('order tie', 'deploy');
    expect(game.refusal('deploy')).toBe('END-RULING-09');
    game.play('move i4 i3 3');
    expect(game.legal()).toEqual(['attack i3 m3', 'attack m6 m7', 'hold']);
    const moved = scene({ card: 'E04', ships, options }).play('order tie', 'move i4 i3 3');
    expect(moved.legal()).toEqual(['attack i3 m3', 'hold']);
    const joined = scene({ card: 'E04', ships: { ...ships, m5: { tie: 1 } }, options });
    joined.play('order tie', 'deploy', 'move m5 m6 1', 'attack m6 m7: 1 1 1 1 1');
    expect(joined.at('m6')).toEqual({ tie: 7, executor: 1 });
  });

  test('END-RULING-09 converging groups may follow a deployment, to one sector', () => {
    const options = { deployThenMove: true, moveOrigins: 'converging' };
    const ships = { ...picket, i4: { tie: 2 }, m4: { tie: 1 } };
    const game = scene({ card: 'E04', ships, options }).play('order tie', 'deploy', 'move i4 i3 1');
    expect(game.legal()).toEqual(['move m4 i3 1', 'stay']);
    expect(game.refusal('deploy')).toBe('END-RULING-09');
  });

  test('END-RULING-08 groups that come together roll together, beside what was deployed', () => {
    const options = { deployThenMove: true, moveOrigins: 'converging', attackersMustMove: true };
    const ships = { ...picket, i4: { tie: 2 }, m4: { tie: 1 }, i3: { tie: 1 }, m3: { xwing: 1 } };
    const game = scene({ card: 'E04', ships, options });
    game.play('order tie', 'deploy', 'move i4 i3 2', 'move m4 i3 1');
    // Three of the four in i3 have come there by this order.
    game.play('attack i3 m3: 1 1 1');
    // The four that were deployed come to no sector but their own: o5 is another, though it is number four of the board.
    const apart = scene({ card: 'E04', ships: { ...picket, m5: { tie: 1 }, m3: { xwing: 1 } }, options });
    apart.play('order tie', 'deploy', 'move m5 o5 1', 'attack o5 m3: 1');
    expect(apart.at('o5')).toEqual({ tie: 1 });
  });

  test('END-RULING-30 without the Executor TIE fighters fight on, but none are deployed', () => {
    const ships = { m1: { xwing: 1 }, i1: { tie: 2 } };
    const game = scene({ card: 'E04', ships }).play('order tie');
    expect(game.legal('deploy')).toEqual([]);
    expect(game.refusal('deploy')).toBe('END-RULING-30');
    expect(game.play('stay').legal('attack')).toEqual(['attack i1 m1']);
    expect(scene({ card: 'E04', ships: { m1: { xwing: 1 } } }).refusal('order tie')).toBe('END-RULING-30');
  });

  test('END-RULING-36 the Reserve is in no sector: it moves with the Executor, blocks nobody and fights nobody', () => {
    const ships = { o8: { executor: 1 }, o9: { xwing: 2 } };
    const moved = scene({ card: 'E02', ships, piles: { 0: ['R04'], 1: ['E04'] } });
    moved.play('order executor', 'move o8 m5 1', 'order xwing', 'move o9 o8 2', 'order tie', 'deploy');
    expect([moved.at('o8'), moved.at('m5')]).toEqual([{ xwing: 2 }, { tie: 4, executor: 1 }]);
    // Those in i4 may attack, those with the Executor may not.
    const fight = { ...ships, i4: { tie: 1 }, i3: { ywing: 1 } };
    const held = scene({ card: 'E04', ships: fight }).play('order tie', 'stay');
    expect(held.legal()).toEqual(['attack i4 i3', 'hold']);
    expect(held.refusal('attack o8 o9')).toBe('END-ATK-03');
    // A TIE fighter in the Executor's sector attacks alone, with one die.
    const joined = { ...ships, o8: { executor: 1, tie: 1 } };
    scene({ card: 'E04', ships: joined }).play('order tie', 'stay', 'attack o8 o9: 1');
    // The Executor rolls its own four dice and no more.
    scene({ card: 'E02', ships }).play('order executor', 'stay', 'attack o8 o9: 1 1 1 1');
    // Threes hit TIE fighters, but there are none to be hit.
    const attacked = scene({ card: 'R04', ships, reserve: 20 }).play(
      'order xwing',
      'stay',
      'attack o9 o8: 3 3',
    );
    expect([attacked.state.executor, attacked.state.reserve, attacked.at('o8')]).toEqual([
      8,
      20,
      { executor: 1 },
    ]);
    // A TIE order without any TIE fighter in a sector offers the deployment and nothing else.
    expect(scene({ card: 'E04', ships }).play('order tie').legal()).toEqual(['deploy', 'stay']);
  });
});

test('END-RULING-30 an Executor that is gone is nowhere', () => {
  expect(whereIs(scene({ ships: { o8: { executor: 1 } } }).state, executor)).toBe(sectorIds.indexOf('o8'));
  expect(whereIs(scene({ ships: { o8: { tie: 1 } }, executor: 0 }).state, executor)).toBe(-1);
});

test('END-MOVE-08 ships that cannot move are not asked to, but may attack at once', () => {
  const ships = { o4: { xwing: 1 }, o3: { tie: 1 }, o5: { tie: 1 }, m3: { tie: 1 } };
  const game = scene({ card: 'R04', ships, markers: {} }).play('order xwing');
  expect([game.state.phase, game.legal()]).toEqual([
    'target',
    ['attack o4 m3', 'attack o4 o3', 'attack o4 o5', 'hold'],
  ]);
});

describe('fleet markers', () => {
  const fleet = { markers: { f1: { ywing: 4 }, f2: { xwing: 5 } } };

  test('END-FLEET-02 END-RULING-14 fighters launch, in any number, into the one sector beside them', () => {
    const game = scene({ card: 'R04', ships: { o2: { xwing: 1 }, m1: { tie: 1 } }, ...fleet }).play(
      'order xwing',
    );
    expect(game.legal('move f')).toEqual([1, 2, 3, 4, 5].map((count) => `move f2 o2 ${count}`));
    expect(game.refusal('move f2 o3 1')).toBe('END-RULING-14');
    expect(game.refusal('move f2 o2 6')).toBe('END-RULING-07');
    game.play('move f2 o2 2');
    expect([game.marker('f2'), game.at('o2')]).toEqual([{ xwing: 3 }, { xwing: 3 }]);
    // All three X-wings of the sector attack, those still on the marker do not.
    expect(game.refusal('attack f2 m1')).toBe('END-RULING-14');
    expect(game.refusal('attack f1 m1')).toBe('END-RULING-14');
    game.play('attack o2 m1: 1 1 1');
  });

  test('END-FLEET-01 END-FLEET-02 the last fighter of a marker launches too, and the Falcon is on none', () => {
    const ships = { o8: { tie: 1 }, m3: { falcon: 1 } };
    const last = scene({ card: 'R04', ships, markers: { f2: { xwing: 1 } } }).play('order xwing');
    expect(last.legal()).toEqual(['move f2 o2 1', 'stay']);
    const falcon = scene({ card: 'R15', ships, ...fleet }).play('order falcon');
    expect(falcon.refusal('move f1 o1 1')).toBe('END-MOVE-05');
  });

  test('END-HIT-15 nothing leaves a destroyed marker, the first one neither', () => {
    const ships = { m3: { xwing: 1 }, o8: { tie: 1 } };
    const game = scene({ card: 'R04', ships, markers: { f2: { xwing: 5 } } }).play('order xwing');
    expect(game.refusal('move f1 o1 1')).toBe('END-HIT-15');
    const loaded = scene({ card: 'R10', ships, ...fleet }).play('order ywing');
    expect(loaded.refusal('move f1 o5 1')).toBe('END-RULING-14');
    expect(game.refusal('move f3 o3 1')).toBe('END-HIT-15');
  });

  test('END-RULING-14 nobody enters a slot, and nobody launches into the enemy', () => {
    const game = scene({ card: 'R04', ships: { o1: { xwing: 1 }, o2: { tie: 1 } }, ...fleet }).play(
      'order xwing',
    );
    expect(game.refusal('move o1 f1 1')).toBe('END-RULING-14');
    expect(game.refusal('move f2 o2 1')).toBe('END-MOVE-02');
    expect(game.legal('move f')).toEqual([]);
  });

  test('END-RULING-15 fighters launch by the order of their own type', () => {
    const game = scene({ card: 'R10', ships: { m3: { xwing: 1, ywing: 1 } }, ...fleet });
    expect(game.play('order xwing').refusal('move f1 o1 1')).toBe('END-MOVE-05');
    const other = scene({ card: 'R10', ships: { m3: { xwing: 1, ywing: 1 } }, ...fleet }).play('order ywing');
    expect(other.legal('move f')).toEqual([1, 2, 3, 4].map((count) => `move f1 o1 ${count}`));
    expect(
      scene({ card: 'R10', ...fleet })
        .play('order ywing')
        .refusal('move f4 o3 1'),
    ).toBe('END-HIT-15');
  });
});
