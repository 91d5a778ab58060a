import { describe, expect, test } from 'vitest';
import { endor } from '../index.ts';
import { scene } from '../testing/scene.ts';

describe('the Death Star fires', () => {
  const ships = { m1: { xwing: 2, ywing: 1 }, i2: { falcon: 1, bwing: 2 }, i5: { tie: 4 } };

  test('END-DSW-01 END-DSW-08 at a face-up marker while there is one', () => {
    const game = scene({ card: 'E06', ships, markers: { f2: { xwing: 5 }, f5: {} } }).play('order deathStar');
    expect(game.legal()).toEqual(['fire f2', 'fire f5']);
    expect(game.refusal('fire m1')).toBe('END-DSW-08');
    expect(game.refusal('fire o5')).toBe('END-DSW-01');
    expect(game.refusal('fire f1')).toBe('END-HIT-15');
    expect(game.refusal('fire ds')).toBe('END-RULING-04');
  });

  test('END-DSW-02 END-DSW-03 END-DSW-04 two dice, and a 5 on either destroys marker and fighters', () => {
    for (const dice of ['5 1', '1 5', '6 6']) {
      const game = scene({ card: 'E06', ships }).play('order deathStar', `fire f6: ${dice}`);
      expect([game.marker('f6'), game.earned]).toEqual(['destroyed', 1]);
      expect(game.told('markerDestroyed')).toMatchObject([{ marker: 'f6', fighters: 5 }]);
    }
    const mixed = { f2: { xwing: 1, ywing: 1, bwing: 2 } };
    const loaded = scene({ card: 'E06', ships, markers: mixed }).play('order deathStar', 'fire f2: 6 1');
    expect(loaded.told('markerDestroyed')).toMatchObject([{ marker: 'f2', fighters: 4 }]);
    expect(new Set(loaded.state.carried)).toEqual(new Set([0]));
    const miss = scene({ card: 'E06', ships }).play('order deathStar', 'fire f6: 4 4');
    expect([miss.marker('f6'), miss.earned, miss.told('missed')]).toMatchObject([
      { xwing: 5 },
      0,
      [{ at: 'f6' }],
    ]);
  });

  test('END-DSW-05 END-RULING-17 with no marker left at any sector that holds Rebels', () => {
    const game = scene({ card: 'E06', ships, markers: {} }).play('order deathStar');
    expect(game.legal()).toEqual(['fire i2', 'fire m1']);
    expect(game.refusal('fire i5')).toBe('END-RULING-17');
    expect(game.refusal('fire o1')).toBe('END-RULING-17');
    const edge = scene({ card: 'E06', ships: { o1: { xwing: 1 }, m1: { xwing: 1 } }, markers: {} });
    expect(edge.play('order deathStar').legal()).toEqual(['fire m1', 'fire o1']);
  });

  test('END-DSW-06 END-RULING-17 the same two dice, and all ships in it are gone for one card', () => {
    const game = scene({ card: 'E06', ships, markers: {} }).play('order deathStar', 'fire m1: 1 5');
    expect([game.at('m1'), game.earned]).toEqual([{}, 1]);
    expect(game.told('sectorDestroyed')).toMatchObject([{ at: 'm1', ships: 3 }]);
    const miss = scene({ card: 'E06', ships, markers: {} }).play('order deathStar', 'fire m1: 4 3');
    expect([miss.at('m1'), miss.earned]).toEqual([{ xwing: 2, ywing: 1 }, 0]);
  });

  test('END-DSW-07 END-RULING-17 END-RULING-18 the Falcon too, whatever its hits, for two cards more', () => {
    const game = scene({ card: 'E06', ships, markers: {}, falcon: 6 }).play(
      'order deathStar',
      'fire i2: 6 1',
    );
    expect([game.at('i2'), game.state.falcon, game.earned]).toEqual([{}, 0, 3]);
  });

  test('END-RULING-13 empty markers shield the sectors, or not with the option off', () => {
    const empty = { f3: {}, f4: {} };
    const shielded = scene({ card: 'E06', ships, markers: empty }).play('order deathStar');
    expect(shielded.legal()).toEqual(['fire f3', 'fire f4']);
    const options = { emptyMarkersShield: false };
    const open = scene({ card: 'E06', ships, markers: empty, options }).play('order deathStar');
    expect(open.legal()).toEqual(['fire f3', 'fire f4', 'fire i2', 'fire m1']);
    const loaded = scene({ card: 'E06', ships, markers: { ...empty, f1: { ywing: 1 } }, options });
    expect(loaded.play('order deathStar').legal()).toEqual(['fire f1', 'fire f3', 'fire f4']);
    expect(loaded.refusal('fire m1')).toBe('END-DSW-08');
  });

  test('END-DSW-05 END-RULING-13 markers are offered first, then sectors in the order of the board', () => {
    const options = { emptyMarkersShield: false };
    const { state } = scene({ card: 'E06', ships, markers: { f1: {}, f3: {} }, options }).play(
      'order deathStar',
    );
    expect(endor.legal(state, 1).map(endor.notation.action)).toEqual([
      'fire f1',
      'fire f3',
      'fire m1',
      'fire i2',
    ]);
  });

  test('END-RULING-16 END-BONUS-02 a marker shot by the Death Star pays a card, or none with the option off', () => {
    const options = { deathStarMarkerBonus: false };
    const unpaid = scene({ card: 'E06', ships, options }).play('order deathStar', 'fire f2: 6 6');
    expect([unpaid.marker('f2'), unpaid.earned]).toEqual(['destroyed', 0]);
    // Sectors, and markers that TIE fighters destroy, pay as ever.
    const sector = scene({ card: 'E06', ships, markers: {}, options }).play(
      'order deathStar',
      'fire m1: 6 6',
    );
    expect(sector.earned).toBe(1);
    const raid = scene({ card: 'E04', ships: { ...ships, o2: { tie: 1 } }, options });
    expect(raid.play('order tie', 'stay', 'attack o2 f2: 5').earned).toBe(1);
  });
});

describe('the Death Star run', () => {
  const options = { deathStarRun: true };
  const inside = {
    ds: { xwing: 2, falcon: 1 },
    i2: { xwing: 1, ywing: 1 },
    i5: { tie: 3 },
    i4: { executor: 1 },
  };

  test('END-RULING-04 Rebels enter once the shield is down, not before', () => {
    const ships = { i2: { xwing: 3 }, i5: { tie: 1 } };
    const up = scene({ card: 'R04', ships, options, team: 27 }).play('order xwing');
    expect(up.refusal('move i2 ds 1')).toBe('END-RULING-04');
    const down = scene({ card: 'R04', ships, options, team: 28 }).play('order xwing', 'move i2 ds 2');
    expect(down.at('ds')).toEqual({ xwing: 2 });
    // From inside: enemies in an inner sector, or the Death Star itself.
    expect(down.legal()).toEqual(['attack ds deathStar', 'attack ds i5', 'hold']);
    expect(down.play('attack ds deathStar: 6 1').state.winner).toBe('rebel');
  });

  test('END-RULING-04 the open Death Star lies beside the inner ring and nothing else', () => {
    const ships = { o5: { xwing: 1 }, m4: { xwing: 1 }, i4: { xwing: 1 }, o1: { tie: 1 } };
    const game = scene({ card: 'R04', ships, options, team: 28 }).play('order xwing');
    const to = (from: string) => game.legal(`move ${from} `).map((move) => move.split(' ')[2]);
    expect(to('o5')).toEqual(['m3', 'm4', 'm5', 'o4', 'o6']);
    expect(to('m4')).toEqual(['i3', 'i4', 'm3', 'm5', 'o5']);
    expect(to('i4')).toEqual(['ds', 'i3', 'i5', 'm4', 'm5']);
  });

  test('END-RULING-04 TIE fighters only follow Rebels in, and the Executor never', () => {
    const game = scene({ card: 'E04', ships: inside, options, team: 28 }).play('order tie');
    expect(game.legal('move i5 ds')).toEqual(['move i5 ds 1', 'move i5 ds 2', 'move i5 ds 3']);
    const none = scene({ card: 'E04', ships: { i2: { xwing: 1 }, i5: { tie: 3 } }, options, team: 28 });
    expect(none.play('order tie').refusal('move i5 ds 1')).toBe('END-FAQ-01');
    const executor = scene({ card: 'E01', ships: inside, options, team: 28 }).play('order executor');
    expect(executor.refusal('move i4 ds 1')).toBe('END-FAQ-02');
    // i1 lies two steps away by the Death Star alone.
    expect(executor.refusal('move i4 i1 1')).toBe('END-MOVE-04');
  });

  test('END-RULING-04 both sides may stand in it together, and fight there', () => {
    const game = scene({ card: 'E04', ships: inside, options, team: 28, piles: { 0: ['R04'] } });
    game.play('order tie', 'move i5 ds 3');
    expect(game.legal()).toEqual(['attack ds ds', 'attack ds i2', 'hold']);
    game.play('attack ds ds: 1 1 3');
    expect(game.at('ds')).toEqual({ xwing: 1, falcon: 1, tie: 3 });
    game.play('order xwing', 'stay');
    expect(game.legal('attack')).toEqual([
      'attack ds deathStar',
      'attack ds ds',
      'attack ds i4',
      'attack i2 deathStar',
      'attack i2 ds',
    ]);
    const cleared = scene({
      card: 'R04',
      ships: { ...inside, i5: {}, ds: { xwing: 2, tie: 1 } },
      options,
      team: 28,
    });
    expect(cleared.play('order xwing', 'stay', 'attack ds ds: 3 1').earned).toBe(1);
  });

  test('END-ATK-01 END-RULING-04 who is alone in it has nothing to attack there', () => {
    const ships = { ds: { xwing: 1 }, i4: { tie: 1 } };
    const game = scene({ card: 'R04', ships, options, team: 28 }).play('order xwing', 'stay');
    expect(game.legal('attack')).toEqual(['attack ds deathStar', 'attack ds i4']);
    expect(game.refusal('attack ds ds')).toBe('END-ATK-01');
  });

  test('END-RULING-04 the Falcon passes through while no TIE fighter is there', () => {
    const free = { i2: { falcon: 1 }, m5: { tie: 1 } };
    const game = scene({ card: 'R19', ships: free, options, team: 28 }).play('order falcon');
    expect(game.legal('move i2 i5')).toEqual(['move i2 i5 1']);
    const contested = { ...free, ds: { xwing: 1, tie: 1 } };
    const stopped = scene({ card: 'R19', ships: contested, options, team: 28 }).play('order falcon');
    expect(stopped.legal('move i2 ds')).toEqual(['move i2 ds 1']);
    expect(stopped.refusal('move i2 i5 1')).toBe('END-MOVE-04');
  });

  test('END-RULING-04 the Death Star does not fire into itself; with Rebels nowhere else its order is not valid', () => {
    const game = scene({ card: 'E06', ships: inside, markers: {}, options, team: 28 });
    expect(game.play('order deathStar').legal()).toEqual(['fire i2']);
    const alone = scene({
      card: 'E07',
      ships: { ds: { xwing: 1 }, i5: { tie: 1 } },
      markers: {},
      options,
      team: 28,
    });
    expect(alone.legal()).toEqual(['order vader']);
    expect(alone.refusal('order deathStar')).toBe('END-RULING-04');
  });
});
