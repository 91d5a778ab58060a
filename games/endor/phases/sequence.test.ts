import { describe, expect, test } from 'vitest';
import { endor } from '../index.ts';
import { scene, start } from '../testing/scene.ts';

describe('the Rebels win', () => {
  test('END-OBJ-01 END-OBJ-02 END-END-01 END-RULING-31 shield down, then a 6 at the Death Star: at once, whatever is left to play', () => {
    const game = scene({
      card: 'R02',
      team: 27,
      ships: { i2: { bwing: 1 }, o8: { executor: 1 } },
      piles: { 0: ['R08', 'R04'], 1: ['E02', 'E02'] },
    }).play(
      'order shieldAssault: 5 1 1 1 1',
      'order executor',
      'stay',
      'order bwing',
      'stay',
      'attack i2 deathStar: 6',
    );
    expect(endor.outcome(game.state)).toEqual({ ranks: [1, 2], reason: 'deathStarDestroyed' });
    expect(game.happened().at(-1)).toBe('won');
    expect(endor.question(game.state)).toEqual({ kind: 'over', seats: [] });
    expect(game.state.piles.map((pile) => pile.length)).toEqual([1, 1]);
    expect(game.refusal('order executor', 1)).toBe('TABLE-OVER');
  });
});

describe('the Empire wins', () => {
  const last = { m1: { xwing: 1 }, i1: { tie: 5 } };

  test('END-OBJ-04 END-OBJ-05 END-END-02 END-RULING-31 with the last Rebel ship, before any bonus is drawn', () => {
    const game = scene({ card: 'E04', ships: last, markers: {}, piles: { 0: ['R04'] } });
    game.play('order tie', 'stay', 'attack i1 m1: 3 1 1 1 1');
    expect(endor.outcome(game.state)).toEqual({ ranks: [2, 1], reason: 'rebelsDestroyed' });
    expect(game.happened()).toEqual(['orderChosen', 'stayed', 'attacked', 'shipsHit', 'won']);
  });

  test('END-OBJ-05 END-END-02 not while a fighter is on a marker or the Falcon flies', () => {
    const carried = scene({ card: 'E04', ships: last, markers: { f3: { bwing: 1 } } });
    expect(carried.play('order tie', 'stay', 'attack i1 m1: 3 1 1 1 1').state.winner).toBeNull();
    const falcon = scene({ card: 'E04', ships: { ...last, o1: { falcon: 1 } }, markers: {} });
    expect(falcon.play('order tie', 'stay', 'attack i1 m1: 3 1 1 1 1').state.winner).toBeNull();
  });

  test('END-END-03 empty markers need not be destroyed', () => {
    const game = scene({ card: 'E04', ships: last, markers: { f1: {}, f2: {} } });
    game.play('order tie', 'stay', 'attack i1 m1: 3 1 1 1 1');
    expect([game.state.winner, game.marker('f1')]).toEqual(['empire', {}]);
  });

  test('END-OBJ-06 without Executor or Death Star shot as well as with them', () => {
    const lost = scene({
      card: 'R04',
      executor: 1,
      ships: { m1: { xwing: 1 }, i1: { executor: 1, tie: 1 } },
      markers: {},
      piles: { 1: ['E04'] },
    });
    lost.play('order xwing', 'stay', 'attack m1 i1: 5', 'assign executor');
    expect(lost.state.winner).toBeNull();
    expect(lost.play('order tie', 'stay', 'attack i1 m1: 3').state.winner).toBe('empire');
    const shot = scene({ card: 'E06', ships: { m1: { xwing: 1 } }, markers: {} }).play(
      'order deathStar',
      'fire m1: 5 5',
    );
    expect(shot.state.winner).toBe('empire');
    const marker = scene({ card: 'E06', ships: { i1: { tie: 1 } }, markers: { f1: { ywing: 1 } } });
    expect(marker.play('order deathStar', 'fire f1: 5 5').state.winner).toBe('empire');
  });
});

describe('other ends', () => {
  test('a resignation ends the game for the whole side', () => {
    expect(endor.outcome(start().play('0 resign').state)).toEqual({ ranks: [2, 1], reason: 'resigned' });
    const team = start(4).play('2 resign');
    expect(endor.outcome(team.state)).toEqual({ ranks: [1, 2, 2, 1], reason: 'resigned' });
    expect(team.happened()).toEqual(['resigned', 'won']);
    expect(team.play('1 resign').events).toEqual([]);
  });

  test('END-RULING-37 automated play gives up after 200 rounds', () => {
    const game = scene({ card: 'R21', round: 200 });
    expect(endor.overlong(game.state)).toBe(false);
    expect(endor.overlong(game.play('order falcon', 'stay').state)).toBe(true);
  });
});
