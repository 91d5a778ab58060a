import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

describe('shield assault', () => {
  test('END-SHLD-01 END-SHLD-02 END-RULING-03 five dice, each spent on one space, the lowest that will do', () => {
    // The spaces after 21 need 3, 4, 4, 4, 4, 5, 5.
    const game = scene({ card: 'R02', team: 21 }).play('order shieldAssault: 4 1 3 1 4');
    expect([game.state.team, game.told('teamAdvanced')]).toMatchObject([
      24,
      [{ from: 21, to: 24, dice: [3, 4, 4] }],
    ]);
    // The lowest die goes first, and here each of them is enough.
    expect(scene({ card: 'R02' }).play('order shieldAssault: 6 2 6 6 3').state.team).toBe(5);
    const stopped = scene({ card: 'R02', team: 22 }).play('order shieldAssault: 3 3 3 3 3');
    expect(stopped.state.team).toBe(22);
  });

  test('END-RULING-03 with the option all dice count against the next space', () => {
    const options = { shieldDice: 'countAgainstNext' };
    const game = scene({ card: 'R02', team: 21, options }).play('order shieldAssault: 3 3 3 1 2');
    expect(game.state.team).toBe(24);
    // A Stormtrooper on the next space counts, and all that are passed go back.
    const guarded = scene({ card: 'R02', team: 21, options, troopers: [22, 23, 25] });
    guarded.play('order shieldAssault: 4 3 3 3 6');
    expect([guarded.state.team, guarded.state.troopers]).toEqual([23, [25]]);
    const end = scene({ card: 'R02', team: 26, options }).play('order shieldAssault: 6 6 6 6 6');
    expect(end.state.team).toBe(28);
  });

  test('END-SHLD-03 END-SHLD-08 a Stormtrooper raises the number by one', () => {
    const free = scene({ card: 'R02', team: 0 }).play('order shieldAssault: 2 1 1 1 1');
    expect(free.state.team).toBe(1);
    const guarded = scene({ card: 'R02', team: 0, troopers: [1] }).play('order shieldAssault: 2 1 1 1 1');
    expect([guarded.state.team, guarded.state.troopers]).toEqual([0, [1]]);
  });

  test('END-SHLD-04 END-SHLD-05 a Stormtrooper whose space is entered goes back to the supply', () => {
    const game = scene({
      card: 'R02',
      team: 0,
      troopers: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      piles: { 1: ['E03'] },
    });
    expect(game.play('order shieldAssault: 3 3 2 1 1').state.troopers).toEqual([3, 4, 5, 6, 7, 8, 9]);
    // Two are in supply again, and go to the next free spaces.
    game.play('order shieldAmbush');
    expect(game.legal()).toEqual(['ambush 1', 'ambush 2']);
    expect(game.play('ambush 2').state.troopers).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('END-SHLD-10 END-OBJ-01 the last space brings the shield down, for good', () => {
    const game = scene({ card: 'R02', team: 27, troopers: [28], piles: { 0: ['R07'], 1: ['E03'] } });
    expect(game.play('order shieldAssault: 5 5 5 5 5').state.team).toBe(27);
    const down = scene({ card: 'R02', team: 27, troopers: [28], piles: { 0: ['R07'], 1: ['E03'] } });
    down.play('order shieldAssault: 6 5 5 5 5');
    expect([down.state.team, down.happened().includes('shieldDown')]).toEqual([28, true]);
    expect(down.refusal('order shieldAmbush')).toBe('END-SHLD-10');
    expect(down.play('order tie', 'stay').refusal('order shieldAssault')).toBe('END-SHLD-10');
  });

  test('END-RULING-02 the short track ends on space 20', () => {
    const options = { shieldTrack: 'short20' };
    const game = scene({ card: 'R02', team: 18, options }).play('order shieldAssault: 5 5 1 1 1');
    expect([game.state.team, game.happened().includes('shieldDown')]).toEqual([20, true]);
    // Spaces 5 and 6 need 2 and 3 there.
    expect(scene({ card: 'R02', team: 4, options }).play('order shieldAssault: 2 2 1 1 1').state.team).toBe(
      5,
    );
    expect(scene({ card: 'R02', team: 18 }).play('order shieldAssault: 5 5 1 1 1').happened()).not.toContain(
      'shieldDown',
    );
  });
});

describe('shield ambush', () => {
  test('END-SHLD-06 END-RULING-26 one to three, as the Empire likes', () => {
    const game = scene({ card: 'E03' }).play('order shieldAmbush');
    expect(game.legal()).toEqual(['ambush 1', 'ambush 2', 'ambush 3']);
    expect(game.judged({ type: 'ambush', troopers: 4 })).toEqual({
      clause: 'END-SHLD-06',
      params: { troopers: 4, most: 3, supply: 9, free: 28 },
    });
    expect(game.refusal({ type: 'ambush', troopers: 0 })).toBe('END-RULING-26');
    expect(game.play('ambush 1').state.troopers).toEqual([1]);
  });

  test('END-SHLD-07 END-RULING-26 on the next free spaces ahead, nearest first', () => {
    const game = scene({ card: 'E03', team: 2, troopers: [4, 7] }).play('order shieldAmbush', 'ambush 3');
    expect(game.state.troopers).toEqual([3, 4, 5, 6, 7]);
    expect(game.told('ambushed')).toMatchObject([{ spaces: [3, 5, 6] }]);
  });

  test('END-SHLD-09 END-RULING-26 no more than the supply and the free spaces', () => {
    const few = scene({ card: 'E03', troopers: [1, 2, 3, 4, 5, 6, 7] }).play('order shieldAmbush');
    expect(few.legal()).toEqual(['ambush 1', 'ambush 2']);
    expect(few.refusal('ambush 3')).toBe('END-RULING-26');
    const near = scene({ card: 'E03', team: 26 }).play('order shieldAmbush');
    expect(near.legal()).toEqual(['ambush 1', 'ambush 2']);
    expect(near.play('ambush 2').state.troopers).toEqual([27, 28]);
  });
});
