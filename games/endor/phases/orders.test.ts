import { describe, expect, test } from 'vitest';
import { cardOf } from '../data/deck.ts';
import { endor } from '../index.ts';
import { type Position, scene, start } from '../testing/scene.ts';

describe('taking turns', () => {
  test('END-TURN-01 END-TURN-02 END-TURN-03 the Rebels first, then in turn, each flipping the top card of the own pile', () => {
    const game = start().play('0 plan R21 R20 R19', '1 plan E09 E08 E07');
    expect(game.told('flipped')).toMatchObject([{ seat: 0, card: 'R21', bonus: false, reveals: true }]);
    expect(endor.question(game.state)).toEqual({ kind: 'chooseOrder', seats: [0] });
    game.play('order falcon', 'stay', 'order executor', 'stay', 'order falcon', 'stay', 'order emperor');
    expect(game.told('flipped').map(({ seat, card }) => `${seat} ${card}`)).toEqual([
      '1 E09',
      '0 R20',
      '1 E08',
      '0 R19',
    ]);
  });

  test('END-TEAM-05 in teams Rebel 1, Empire 1, Empire 2, Rebel 2, and again', () => {
    const game = start(4).play('0 plan R21 R21', '1 plan E09 E09', '2 plan E06 E06', '3 plan R15 R16');
    const flips = [...game.told('flipped')];
    const round = ['order falcon', 'stay', 'order executor', 'stay', 'order shieldAmbush', 'ambush 1'];
    game.play(...round, 'order falcon', 'stay', ...round, 'order falcon', 'stay');
    flips.push(...game.told('flipped'));
    expect(flips.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  });

  test('END-TURN-04 exactly one of the orders on the card', () => {
    const game = scene({ card: 'R16' });
    expect(game.legal()).toEqual(['order falcon', 'order luke', 'order xwing']);
    expect(game.judged('order ywing')).toEqual({
      clause: 'END-TURN-04',
      params: { order: 'ywing', card: 'R16' },
    });
    for (const action of ['move m1 i1 1', 'stay', 'attack m1 i1', 'fire f1', 'ambush 1'])
      expect(game.refusal(action)).toBe('END-TURN-04');
    game.play('order falcon');
    for (const action of ['order xwing', 'order luke', 'fire f1', 'ambush 1'])
      expect(game.refusal(action)).toBe('END-TURN-04');
    expect(game.judged('order luke')).toMatchObject({ params: { chosen: 'falcon' } });
  });

  test('END-TURN-04 nobody else has anything to say, and nobody at all once the game is over', () => {
    const game = scene({ card: 'R16', vader: 1, ships: { i1: { xwing: 1 } }, team: 28 });
    expect(endor.legal(game.state, 1)).toEqual([]);
    game.play('order xwing', 'stay', 'attack i1 deathStar: 6');
    expect([endor.legal(game.state, 0), endor.legal(game.state, 1)]).toEqual([[], []]);
  });

  test('END-TURN-05 a played card lies face up on the own discard pile', () => {
    const game = scene({ card: 'R16', discards: { rebel: ['R05'] } }).play('order falcon', 'stay');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(endor.view(game.state, viewer).discards).toEqual([['R05', 'R16'], []]);
  });

  test('END-TURN-05 nothing of a played card is left over for the next one', () => {
    const ships = { m1: { xwing: 1 }, i2: { tie: 2 } };
    const game = scene({ card: 'R04', ships, piles: { 1: ['E04'] } });
    game.play('order xwing', 'stay', 'attack m1 i2: 1');
    const { card, order, moved, origins, from, target, dice } = game.state;
    expect({ order, moved, origins, from, target, dice }).toEqual({
      order: null,
      moved: [],
      origins: [],
      from: -1,
      target: -1,
      dice: [],
    });
    expect(card).toBe(cardOf('E04'));
  });

  test('END-TURN-08 END-RULING-20 fighters on the first marker alone can still be ordered', () => {
    const position = { card: 'R10', ships: { m3: { bwing: 1 }, o8: { tie: 1 } } };
    expect(scene({ ...position, markers: { f1: { ywing: 4 } } }).refusal('order ywing')).toBe('allowed');
    expect(scene({ ...position, markers: {} }).refusal('order ywing')).toBe('END-TURN-08');
  });

  test('END-TURN-06 END-TURN-07 with the other pile empty turns are back to back, and with both the phase is over', () => {
    const game = scene({ card: 'E02', piles: { 1: ['E03', 'E06'] } });
    game.play('order executor', 'stay', 'order shieldAmbush', 'ambush 3', 'order shieldAmbush', 'ambush 3');
    expect(game.told('flipped').map(({ seat }) => seat)).toEqual([1, 1]);
    expect(game.happened().slice(-3)).toEqual(['drew', 'drew', 'roundStarted']);
  });

  test('END-TURN-09 END-FAQ-03 a card without a usable order is lost, but played', () => {
    // No TIE fighter, no Executor, no Vader: nothing on TIE / Emperor can be used.
    const game = scene({
      card: 'R21',
      ships: { m1: { xwing: 1, falcon: 1 } },
      vader: 0,
      piles: { 0: ['R05'], 1: ['E05'] },
    }).play('order falcon', 'stay');
    expect(game.happened()).toEqual(['orderChosen', 'stayed', 'flipped', 'turnLost', 'flipped']);
    expect(game.discards('empire')).toEqual(['E05']);
    expect(game.asked).toBe(0);
  });
});

describe('orders that can be used', () => {
  test('END-TURN-08 END-RULING-20 an order that cannot be used may not be chosen', () => {
    const game = scene({ card: 'R16', ships: { m1: { falcon: 1 } }, markers: { f1: { ywing: 4 } } });
    expect(game.legal()).toEqual(['order falcon', 'order luke']);
    expect(game.refusal('order xwing')).toBe('END-TURN-08');
  });

  const alone = { m1: { xwing: 1 }, i4: { tie: 1 } };
  const useless: readonly (readonly [what: string, position: Position, order: string, clause: string])[] = [
    [
      'X-wings when none is left',
      { card: 'R04', ships: { m1: { bwing: 1 } }, markers: {} },
      'xwing',
      'END-TURN-08',
    ],
    ['Y-wings when none is left', { card: 'R06', ships: alone, markers: {} }, 'ywing', 'END-TURN-08'],
    ['B-wings when none is left', { card: 'R08', ships: alone, markers: {} }, 'bwing', 'END-TURN-08'],
    ['the Falcon when it is lost', { card: 'R19', ships: alone }, 'falcon', 'END-TURN-08'],
    ['the Executor when it is lost', { card: 'E01', ships: alone }, 'executor', 'END-TURN-08'],
    [
      'TIE fighters with none in a sector and none in the Reserve',
      { card: 'E04', ships: { m1: { xwing: 1 }, o8: { executor: 1 } }, reserve: 0 },
      'tie',
      'END-TURN-08',
    ],
    ['Shield Assault when the shield is down', { card: 'R02', team: 28 }, 'shieldAssault', 'END-SHLD-10'],
    ['Shield Ambush when the shield is down', { card: 'E03', team: 28 }, 'shieldAmbush', 'END-SHLD-10'],
    [
      'Shield Ambush without a Stormtrooper',
      { card: 'E03', troopers: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
      'shieldAmbush',
      'END-SHLD-09',
    ],
    [
      'Shield Ambush without a free space ahead',
      { card: 'E03', team: 26, troopers: [27, 28] },
      'shieldAmbush',
      'END-RULING-26',
    ],
    ['Luke when he is dead', { card: 'R02', luke: 0 }, 'luke', 'END-DUEL-12'],
    ['Luke when Vader is dead', { card: 'R02', vader: 0 }, 'luke', 'END-RULING-21'],
    ['Vader when he is dead', { card: 'E04', vader: 0 }, 'vader', 'END-DUEL-13'],
    ['Vader when Luke is dead', { card: 'E04', luke: 0 }, 'vader', 'END-RULING-21'],
    ['the Emperor when Vader is dead', { card: 'E01', vader: 0 }, 'emperor', 'END-DUEL-14'],
    ['the Emperor when Vader is redeemed', { card: 'E01', redeemed: true }, 'emperor', 'END-DUEL-15'],
    ['the Emperor when Luke is dead', { card: 'E01', luke: 0 }, 'emperor', 'END-RULING-21'],
    ['redemption when Vader is unhurt', { card: 'R03', vader: 4 }, 'vaderRedeemed', 'END-DUEL-06'],
    ['redemption when Luke is dead', { card: 'R03', luke: 0, vader: 2 }, 'vaderRedeemed', 'END-DUEL-07'],
    ['redemption when Vader is dead', { card: 'R03', vader: 0 }, 'vaderRedeemed', 'END-RULING-21'],
  ];
  test.each(useless)('END-RULING-20 END-RULING-21 not %s', (_what, position, order, clause) => {
    const game = scene(position);
    expect(game.legal('order')).not.toContain(`order ${order}`);
    expect(game.judged(`order ${order}`)).toEqual({ clause, params: { order } });
  });

  const useful: readonly (readonly [what: string, position: Position, order: string])[] = [
    [
      'X-wings waiting on a marker',
      { card: 'R04', ships: { m1: { bwing: 1 } }, markers: { f2: { xwing: 1 } } },
      'xwing',
    ],
    [
      'X-wings in the first sector of the board',
      { card: 'R04', ships: { o1: { xwing: 1 } }, markers: {} },
      'xwing',
    ],
    ['TIE fighters in a sector', { card: 'E04', ships: { m1: { xwing: 1 }, i4: { tie: 1 } } }, 'tie'],
    ['TIE fighters in the Reserve', { card: 'E04', ships: { m1: { xwing: 1 }, o8: { executor: 1 } } }, 'tie'],
    ['the Death Star while a marker is face up', { card: 'E06', markers: { f1: {} } }, 'deathStar'],
    ['the Death Star when no marker is left', { card: 'E06', markers: {} }, 'deathStar'],
    [
      'Shield Ambush with one Stormtrooper',
      { card: 'E03', troopers: [1, 2, 3, 4, 5, 6, 7, 8] },
      'shieldAmbush',
    ],
    ['Shield Ambush with one free space', { card: 'E03', team: 26, troopers: [27] }, 'shieldAmbush'],
    ['the Falcon with 1 left', { card: 'R19', falcon: 1, ships: { m2: { falcon: 1 } } }, 'falcon'],
    ['the Executor with 1 left', { card: 'E01', executor: 1, ships: { o8: { executor: 1 } } }, 'executor'],
    ['the last four of the Reserve', { card: 'E04', reserve: 4, ships: { o8: { executor: 1 } } }, 'tie'],
    ['redemption with Vader at 1', { card: 'R03', vader: 1 }, 'vaderRedeemed'],
  ];
  test.each(useful)('END-RULING-20 %s', (_what, position, order) => {
    expect(scene(position).legal('order')).toContain(`order ${order}`);
  });
});

test('END-TURN-03 bonus cards that were flipped are known to all to be out of the deck, in the order of the deck', () => {
  const game = scene({ card: 'E04', bonus: { 0: ['R13', 'R02'] } });
  game.play('order vader: 1 1 1 1', 'order shieldAssault: 1 1 1 1 1');
  expect(endor.view(game.state, 'spectator').outside).toEqual([['R02', 'R13'], []]);
});

describe('declining', () => {
  test('END-RULING-19 a ship order may come to nothing, a card of Endor and duel may not', () => {
    const game = scene({ card: 'R04', ships: { m1: { xwing: 5 }, i1: { tie: 4 } } }).play(
      'order xwing',
      'stay',
    );
    expect(game.play('hold').told('drew')).toHaveLength(2);
    const both = scene({ card: 'R02' });
    expect(both.legal()).toEqual(['order luke', 'order shieldAssault']);
    expect(both.refusal('pass')).toBe('END-RULING-19');
  });

  test('END-RULING-19 with a free pass any card may be discarded', () => {
    const game = scene({ card: 'R02', options: { freePass: true } });
    expect(game.legal()).toEqual(['order luke', 'order shieldAssault', 'pass']);
    game.play('pass');
    expect(game.happened().slice(0, 1)).toEqual(['passed']);
    expect(game.discards('rebel')).toEqual(['R02']);
    expect(
      scene({ card: 'R21', options: { freePass: true } })
        .play('order falcon')
        .refusal('pass'),
    ).toBe('END-TURN-04');
  });
});
