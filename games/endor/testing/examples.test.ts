import { describe, expect, test } from 'vitest';
import { endor } from '../index.ts';
import { scene } from './scene.ts';

/** The worked examples of the specification, one by one. */
describe('worked examples', () => {
  test('example 1, END-ATK-07 END-HIT-02: an attack without a move', () => {
    const game = scene({ card: 'R04', ships: { m1: { xwing: 5 }, i1: { tie: 4 } } });
    game.play('order xwing', 'stay', 'attack m1 i1: 1 2 3 5 6');
    expect([game.at('i1'), game.at('m1'), game.earned]).toEqual([{ tie: 1 }, { xwing: 5 }, 0]);
  });

  test('example 2, END-ATK-03: only the ordered type attacks', () => {
    const game = scene({ card: 'R04', ships: { m1: { xwing: 3, ywing: 2, falcon: 1 }, i1: { tie: 4 } } });
    game.play('order xwing', 'stay', 'attack m1 i1: 1 1 1');
    expect(game.told('attacked')[0]?.dice).toHaveLength(3);
  });

  test('example 3, END-DSW-01 END-DSW-08: the Death Star must shoot markers first', () => {
    const game = scene({
      card: 'E06',
      ships: { m2: { bwing: 3 }, o1: { xwing: 1 }, i5: { tie: 4 } },
      markers: { f3: {} },
      top: { empire: ['E06'] },
    }).play('order deathStar');
    expect(game.refusal('fire m2')).toBe('END-DSW-08');
    expect(game.legal()).toEqual(['fire f3']);
    game.play('fire f3: 2 5');
    expect([game.marker('f3'), game.earned]).toEqual(['destroyed', 1]);
    expect(game.play('order deathStar').legal()).toEqual(['fire m2', 'fire o1']);
  });

  test('example 4, END-HIT-14 END-HIT-15: fighters on a destroyed marker', () => {
    const game = scene({ card: 'E06' }).play('order deathStar', 'fire f2: 5 1');
    expect([game.marker('f2'), game.told('markerDestroyed'), game.earned]).toMatchObject([
      'destroyed',
      [{ marker: 'f2', fighters: 5 }],
      1,
    ]);
  });

  test('example 5, END-DSW-03: a miss', () => {
    const game = scene({ card: 'E06' }).play('order deathStar', 'fire f2: 4 4');
    expect([game.marker('f2'), game.earned]).toEqual([{ xwing: 5 }, 0]);
  });

  test.each([0, 28])(
    'example 6, END-FAQ-01: a TIE fighter into the Death Star, the team on space %i',
    (team) => {
      const game = scene({ card: 'E04', team, ships: { i5: { tie: 4 }, m1: { xwing: 1 } } }).play(
        'order tie',
      );
      expect(game.refusal('move i5 ds 4')).toBe('END-FAQ-01');
    },
  );

  test('example 7, END-FAQ-02 END-MOVE-04: the Executor into the Death Star, or through it', () => {
    const game = scene({ card: 'E01', ships: { i5: { executor: 1 }, m1: { xwing: 1 } } }).play(
      'order executor',
    );
    expect([game.refusal('move i5 ds 1'), game.refusal('move i5 i2 1')]).toEqual([
      'END-FAQ-02',
      'END-MOVE-04',
    ]);
  });

  test('example 8, END-TURN-09: a lost turn', () => {
    const game = scene({
      card: 'R21',
      ships: { m1: { falcon: 1 } },
      vader: 0,
      piles: { 0: ['R05'], 1: ['E05'] },
    });
    game.play('order falcon', 'stay');
    expect(game.happened()).toContain('turnLost');
    expect([game.discards('empire'), game.asked]).toEqual([['E05'], 0]);
  });

  test('example 9, END-BONUS-07 END-BONUS-08 END-BONUS-09 END-BONUS-10 END-BONUS-11: bonus orders stay in the round', () => {
    const game = scene({
      card: 'R04',
      ships: { m1: { xwing: 5 }, i1: { tie: 1 }, o8: { executor: 1 } },
      piles: { 1: ['E02'] },
      top: { rebel: ['R13'] },
    }).play('order xwing', 'stay', 'attack m1 i1: 3 1 1 1 1');
    expect([game.cards('piles', 0), game.asked]).toEqual([['R13'], 1]);
    expect(endor.view(game.state, 0).piles[0]).toMatchObject({ planned: 0, bonus: 1, cards: [] });
    game.play('order executor', 'stay');
    expect(game.told('flipped')).toMatchObject([{ seat: 0, card: 'R13', bonus: true }]);
    expect(game.cards('hands', 0)).toHaveLength(3);
    game.play('order shieldAssault: 1 1 1 1 1');
    expect(game.cards('hands', 0)).toHaveLength(6);
  });

  test('example 10, END-TURN-06: back to back', () => {
    const game = scene({
      card: 'R21',
      ships: { m1: { falcon: 1 }, o8: { executor: 1 } },
      piles: { 1: ['E02', 'E02', 'E02'] },
    }).play(
      'order falcon',
      'stay',
      'order executor',
      'stay',
      'order executor',
      'stay',
      'order executor',
      'stay',
    );
    expect(game.told('flipped').map(({ seat }) => seat)).toEqual([1, 1, 1]);
    expect(game.happened().slice(-3)).toEqual(['drew', 'drew', 'roundStarted']);
  });

  test('example 11, END-SHLD-01 END-SHLD-02: a shield assault', () => {
    const game = scene({ card: 'R02', team: 8 }).play('order shieldAssault: 1 5 1 3 2');
    expect(game.told('teamAdvanced')).toMatchObject([{ from: 8, to: 11, dice: [2, 3, 5] }]);
  });

  test('example 12, END-SHLD-03 END-SHLD-04 END-SHLD-05: Stormtroopers', () => {
    const game = scene({ card: 'R02', troopers: [1, 2, 3] }).play('order shieldAssault: 3 3 2 1 6');
    // The targets are 3, 3, 3 and 2; the last die, a 1, fails against space 5.
    expect(game.told('teamAdvanced')).toMatchObject([{ from: 0, to: 4, dice: [3, 3, 6, 2] }]);
    expect(game.state.troopers).toEqual([]);
  });

  test('example 13, END-DUEL-03 END-DUEL-04 END-DUEL-05 END-DUEL-06 END-DUEL-07 END-DUEL-08 END-BONUS-06: Vader is redeemed', () => {
    const game = scene({ card: 'R02', piles: { 0: ['R03', 'R18'], 1: ['E03', 'E08'] } });
    expect(game.play('order luke: 1 4 6 3').state.vader).toBe(2);
    game.play('order shieldAmbush', 'ambush 1', 'order vaderRedeemed');
    expect([game.state.redeemed, game.state.vader, game.earned]).toEqual([true, 0, 5]);
    expect(game.legal('order')).toEqual(['order deathStar']);
    game.play('order deathStar', 'fire f1: 1 1');
    expect(game.legal('order')).toEqual(['order bwing', 'order falcon']);
    expect(scene({ card: 'R02', redeemed: true }).legal()).toEqual(['order shieldAssault']);
    expect(scene({ card: 'E04', redeemed: true }).legal()).toEqual(['order tie']);
  });

  test('example 14, END-DUEL-11 END-BONUS-04: the Emperor', () => {
    const game = scene({ card: 'E01', luke: 2 }).play('order emperor');
    expect([game.state.luke, game.earned]).toEqual([0, 4]);
  });

  test('example 15, END-DSA-01 END-DSA-02 END-DSA-03 END-DSA-04: the Death Star is destroyed', () => {
    const game = scene({ card: 'R08', team: 28, ships: { i2: { bwing: 3 } } });
    game.play('order bwing', 'stay', 'attack i2 deathStar: 2 6 4');
    expect(endor.outcome(game.state)).toEqual({ ranks: [1, 2], reason: 'deathStarDestroyed' });
  });

  test('example 16, END-HIT-11 END-HIT-12 END-HIT-13: the Executor is lost', () => {
    const game = scene({
      card: 'R04',
      executor: 1,
      reserve: 20,
      ships: { o8: { executor: 1, tie: 3 }, o9: { xwing: 5 } },
    });
    game.play('order xwing', 'stay', 'attack o9 o8: 5 3 2 1 1', 'assign tie executor');
    expect([game.state.executor, game.state.reserve, game.at('o8'), game.earned]).toEqual([
      0,
      0,
      { tie: 2 },
      0,
    ]);
  });

  test('example 17, END-DEPLOY-01 END-DEPLOY-02 END-DEPLOY-03: deploy and fire', () => {
    const game = scene({
      card: 'E04',
      reserve: 28,
      ships: { m6: { executor: 1, tie: 2 }, m7: { ywing: 4 } },
    });
    game.play('order tie', 'deploy');
    expect(game.at('m6')).toEqual({ tie: 6, executor: 1 });
    game.play('attack m6 m7: 4 4 6 5 1');
    expect([game.at('m7'), game.earned]).toEqual([{}, 1]);
  });
});
