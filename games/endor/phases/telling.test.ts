import { describe, expect, test } from 'vitest';
import { scene, start } from '../testing/scene.ts';

describe('what is told is seen at that moment: cards', () => {
  test('END-PLAN-04 at a plan the cards have left the hand, and none is flipped before the last plan', () => {
    const game = start();
    // The hand is R21 R21 R20 R19 R18 R17; three cards of six remain.
    expect(game.moments(0, ({ hands, piles }) => [hands[0], piles[0]?.cards], '0 plan R21 R20 R19')).toEqual([
      ['planned', [{ count: 3, cards: ['R21', 'R18', 'R17'] }, ['R21', 'R20', 'R19']]],
    ]);
    expect(
      game.moments(
        'spectator',
        ({ hands, piles, card, planned }) => [
          hands[1]?.count,
          piles.map((pile) => pile.planned),
          card,
          planned,
        ],
        '1 plan E09 E09 E08',
      ),
    ).toEqual([
      ['planned', [3, [3, 3], null, [true, true]]],
      ['flipped', [3, [2, 3], 'R21', [true, true]]],
    ]);
  });

  test('END-TURN-04 an order that asks nothing first is told while it is being chosen', () => {
    const game = scene({ card: 'R02' });
    expect(game.moments(1, ({ order, phase }) => [order, phase], 'order luke: 1 1 1 1')[0]).toEqual([
      'orderChosen',
      ['luke', 'chooseOrder'],
    ]);
  });

  test('END-TURN-05 the played card is face up until the next one is flipped, and then on its discards', () => {
    const game = scene({ card: 'R21', piles: { 1: ['E03'] } });
    expect(
      game.moments(
        1,
        ({ card, discards, order, phase }) => [card, discards[0], order, phase],
        'order falcon',
        'stay',
      ),
    ).toEqual([
      ['orderChosen', ['R21', [], 'falcon', 'move']],
      ['stayed', ['R21', [], 'falcon', 'move']],
      ['flipped', ['E03', ['R21'], null, 'chooseOrder']],
    ]);
  });

  test('END-TURN-09 a card that is lost is still to be seen', () => {
    // Without TIE fighters, Executor and Vader, TIE fighters / Emperor is of no use.
    const game = scene({ card: 'R21', ships: { m1: { falcon: 1 } }, vader: 0, piles: { 1: ['E05'] } });
    expect(
      game.moments(0, ({ card, discards }) => [card, discards[1]], 'order falcon', 'stay').slice(0, 5),
    ).toEqual([
      ['orderChosen', ['R21', []]],
      ['stayed', ['R21', []]],
      ['flipped', ['E05', []]],
      ['turnLost', ['E05', []]],
      ['drew', [null, ['E05']]],
    ]);
  });

  test('END-DRAW-01 END-DRAW-02 hands fill one after the other, and what a deck gave is there before it is shuffled', () => {
    const game = scene({
      card: 'R21',
      hands: { 0: ['R01', 'R02', 'R02'] },
      deck: { rebel: ['R05'] },
    });
    const look = game.moments(
      0,
      ({ hands, decks, discards, round, phase, card }) => [
        hands.map(({ count }) => count),
        hands[0]?.cards?.slice(3),
        decks[0],
        discards[0]?.length,
        [round, phase, card],
      ],
      'order falcon',
      'stay',
    );
    // 25 discards and the card just played are shuffled; R21 and R21 come to lie on top.
    expect(look.slice(2)).toEqual([
      ['drew', [[4, 3], ['R05'], 0, 26, [2, 'plan', null]]],
      ['shuffled', [[4, 3], ['R05'], 26, 0, [2, 'plan', null]]],
      ['drew', [[6, 3], ['R05', 'R21', 'R21'], 24, 0, [2, 'plan', null]]],
      ['drew', [[6, 6], ['R05', 'R21', 'R21'], 24, 0, [2, 'plan', null]]],
      ['roundStarted', [[6, 6], ['R05', 'R21', 'R21'], 24, 0, [3, 'plan', null]]],
    ]);
  });

  test('END-BONUS-07 END-RULING-22 bonus cards lie under the pile when they are told, before the shuffle and after it', () => {
    const game = scene({
      card: 'E01',
      luke: 2,
      hands: { 1: ['E01', 'E02', 'E02'] },
      piles: { 1: ['E04'] },
      deck: { empire: ['E03'] },
    });
    expect(
      game.moments(
        0,
        ({ luke, piles, decks, discards }) => [luke, piles[1]?.bonus, decks[1], discards[1]?.length],
        'order emperor',
      ),
    ).toEqual([
      ['orderChosen', [2, 0, 1, 24]],
      ['duelHits', [0, 0, 1, 24]],
      ['bonusEarned', [0, 1, 0, 24]],
      ['shuffled', [0, 1, 24, 0]],
      ['bonusEarned', [0, 4, 21, 0]],
      ['flipped', [0, 4, 21, 1]],
    ]);
  });

  test('a resignation has ended the game when it is told', () => {
    const game = start(4);
    expect(game.moments(3, ({ phase, winner, ending }) => [phase, winner, ending], '2 resign')).toEqual([
      ['resigned', ['over', 'rebel', 'resigned']],
      ['won', ['over', 'rebel', 'resigned']],
    ]);
  });
});

describe('what is told is seen at that moment: ships', () => {
  test('END-MOVE-07 END-RULING-19 staying and holding fire are told; moving no further is not staying', () => {
    const wings = { m1: { xwing: 3 }, m3: { xwing: 2 }, i1: { tie: 4 } };
    const still = scene({ card: 'R04', ships: wings, piles: { 1: ['E03'] } });
    still.play('order xwing', 'stay', 'hold');
    expect(still.happened()).toEqual(['orderChosen', 'stayed', 'held', 'flipped']);
    expect(still.events.slice(1, 3)).toEqual([
      { type: 'stayed', seat: 0 },
      { type: 'held', seat: 0 },
    ]);
    const moved = scene({ card: 'R04', ships: wings, options: { moveOrigins: 'converging' } });
    moved.play('order xwing', 'move m1 i2 2', 'stay');
    expect(moved.happened()).toEqual(['orderChosen', 'moved']);
  });

  test('END-MOVE-08 END-ATK-05 END-HIT-09 they have moved, then dice lie there, then ships are gone, then the card is earned', () => {
    const game = scene({ card: 'R04', ships: { m1: { xwing: 3 }, i1: { tie: 2 }, i5: { tie: 1 } } });
    expect(
      game.moments(
        'spectator',
        ({ ships, dice, target, piles }) => [
          ships['m1'],
          ships['i2'],
          ships['i1'],
          dice,
          target,
          piles[0]?.bonus,
        ],
        'order xwing',
        'move m1 i2 2',
        'attack i2 i1: 6 3',
      ),
    ).toEqual([
      ['orderChosen', [{ xwing: 3 }, undefined, { tie: 2 }, [], null, 0]],
      ['moved', [{ xwing: 1 }, { xwing: 2 }, { tie: 2 }, [], null, 0]],
      ['attacked', [{ xwing: 1 }, { xwing: 2 }, { tie: 2 }, [3, 6], 'i1', 0]],
      ['shipsHit', [{ xwing: 1 }, { xwing: 2 }, undefined, [3, 6], 'i1', 0]],
      ['bonusEarned', [{ xwing: 1 }, { xwing: 2 }, undefined, [3, 6], 'i1', 1]],
      ['flipped', [{ xwing: 1 }, { xwing: 2 }, undefined, [], null, 0]],
    ]);
  });

  test('END-HIT-13 the Executor is gone, and after it the Reserve', () => {
    const game = scene({
      card: 'R04',
      ships: { o9: { xwing: 5 }, o8: { tie: 3, executor: 1 } },
      executor: 1,
      reserve: 20,
      piles: { 1: ['E03'] },
    });
    game.play('order xwing', 'stay', 'attack o9 o8: 5 3 2 1 1');
    expect(
      game.moments(
        1,
        ({ ships, executor, reserve }) => [ships['o8'], executor, reserve],
        'assign tie executor',
      ),
    ).toEqual([
      ['shipsHit', [{ tie: 2 }, 0, 20]],
      ['reserveLost', [{ tie: 2 }, 0, 0]],
      ['flipped', [{ tie: 2 }, 0, 0]],
    ]);
  });

  test('END-DEPLOY-02 END-RULING-27 deployed ships are there; a die has changed when it is told', () => {
    const deployment = scene({ card: 'E04', ships: { m6: { executor: 1 }, m7: { ywing: 4 } }, reserve: 28 });
    deployment.play('order tie');
    expect(deployment.moments(0, ({ ships, reserve }) => [ships['m6'], reserve], 'deploy')).toEqual([
      ['deployed', [{ tie: 4, executor: 1 }, 24]],
    ]);
    const options = { duelLeadReroll: true };
    const game = scene({ card: 'R04', ships: { m1: { xwing: 2 }, i1: { tie: 4 } }, vader: 3, options });
    game.play('order xwing', 'stay', 'attack m1 i1: 1 4');
    expect(game.moments(1, ({ dice, ships }) => [dice, ships['i1']], 'reroll 1: 6').slice(0, 2)).toEqual([
      ['rerolled', [[4, 6], { tie: 4 }]],
      ['shipsHit', [[4, 6], { tie: 2 }]],
    ]);
  });

  test('END-HIT-15 END-DSW-04 a marker is face up while the dice lie there, and face down and empty when it is destroyed', () => {
    const game = scene({ card: 'E06', markers: { f2: { xwing: 5 } }, piles: { 0: ['R21'] } });
    game.play('order deathStar');
    expect(
      game
        .moments(0, ({ markers, dice, piles }) => [markers[1], dice, piles[1]?.bonus], 'fire f2: 5 1')
        .slice(0, 3),
    ).toEqual([
      ['fired', [{ id: 'f2', faceUp: true, fighters: { xwing: 5 } }, [1, 5], 0]],
      ['markerDestroyed', [{ id: 'f2', faceUp: false, fighters: {} }, [1, 5], 0]],
      ['bonusEarned', [{ id: 'f2', faceUp: false, fighters: {} }, [1, 5], 1]],
    ]);
  });

  test('END-DSW-06 END-END-02 a sector is empty when it is destroyed, and the game over only after that', () => {
    const game = scene({ card: 'E06', ships: { m1: { xwing: 2, falcon: 1 }, i1: { tie: 1 } }, markers: {} });
    game.play('order deathStar');
    expect(game.moments(0, ({ ships, falcon, winner }) => [ships, falcon, winner], 'fire m1: 6 6')).toEqual([
      ['fired', [{ m1: { xwing: 2, falcon: 1 }, i1: { tie: 1 } }, 6, null]],
      ['sectorDestroyed', [{ i1: { tie: 1 } }, 0, null]],
      ['won', [{ i1: { tie: 1 } }, 0, 'empire']],
    ]);
  });
});

describe('what is told is seen at that moment: Endor and the duel', () => {
  test('END-SHLD-02 END-SHLD-10 the team stands where it was while the dice lie there, then where it came to', () => {
    const game = scene({ card: 'R02', team: 26, troopers: [27], piles: { 1: ['E03'] } });
    // Spaces 27 and 28 need 6, with the Stormtrooper, and 5.
    expect(
      game.moments(1, ({ team, troopers, dice }) => [team, troopers, dice], 'order shieldAssault: 6 5 1 1 1'),
    ).toEqual([
      ['orderChosen', [26, [27], []]],
      ['assaulted', [26, [27], [1, 1, 1, 5, 6]]],
      ['teamAdvanced', [28, [], [1, 1, 1, 5, 6]]],
      ['shieldDown', [28, [], [1, 1, 1, 5, 6]]],
      ['flipped', [28, [], []]],
    ]);
  });

  test('END-SHLD-07 Stormtroopers stand on the track when it is told', () => {
    const game = scene({ card: 'E03', team: 3, troopers: [5], piles: { 0: ['R21'] } }).play(
      'order shieldAmbush',
    );
    expect(game.moments(0, ({ troopers }) => troopers, 'ambush 2')[0]).toEqual(['ambushed', [4, 5, 6]]);
  });

  test('END-DUEL-05 END-DUEL-08 first the dice, then the hits; Vader is gone when he is redeemed', () => {
    const game = scene({ card: 'R02', piles: { 1: ['E03'] } });
    expect(game.moments(0, ({ vader, dice }) => [vader, dice], 'order luke: 1 4 6 3')).toEqual([
      ['orderChosen', [4, []]],
      ['struck', [4, [1, 3, 4, 6]]],
      ['duelHits', [2, [1, 3, 4, 6]]],
      ['flipped', [2, []]],
    ]);
    const redeemed = scene({ card: 'R01', vader: 2 });
    expect(
      redeemed
        .moments(
          1,
          ({ vader, redeemed: gone, piles }) => [vader, gone, piles[0]?.bonus],
          'order vaderRedeemed',
        )
        .slice(0, 3),
    ).toEqual([
      ['orderChosen', [2, false, 0]],
      ['vaderRedeemed', [0, true, 0]],
      ['bonusEarned', [0, true, 5]],
    ]);
  });
});
