import { describe, expect, test } from 'vitest';
import { naboo } from '../index.ts';
import type { NabooAction } from '../state.ts';
import { scene } from '../testing/scene.ts';

describe('Anakin', () => {
  test('NAB-SPACE-03 NAB-SPACE-04 NAB-SPACE-06 NAB-SPACE-07 NAB-COMP-07 NAB-DICE-04 no hit of two dice: he flies, and passes', () => {
    const game = scene({ card: 'nb-01' }).play('choose nb-01a: gray0 gray0 anakin3 anakin4');
    expect([game.state.anakin, game.told('flew')]).toMatchObject([1, [{ dice: [3, 4], through: true }]]);
  });

  test('NAB-SPACE-06 NAB-DICE-04 each of his dice has six sides', () => {
    const high = scene({ card: 'nb-01' }).play('choose nb-01a: gray0 gray0 anakin6 anakin6');
    expect(high.told('flew')).toMatchObject([{ dice: [6, 6], through: true }]);
    const seven = scene({ card: 'nb-01' }).play('choose nb-01a: gray0 gray0 anakin6 anakin1');
    expect([seven.state.anakin, seven.told('flew')[0]?.dice]).toEqual([1, [6, 1]]);
    const asked: (readonly [string, number])[] = [];
    naboo.apply(scene({ card: 'nb-01' }).state, 0, { type: 'choose', action: 'nb-01a' } as NabooAction, {
      draw(name, sides) {
        asked.push([name, sides]);
        return 5;
      },
    });
    expect(asked).toEqual([
      ['gray', 6],
      ['gray', 6],
      ['anakin', 6],
      ['anakin', 6],
    ]);
  });

  test('NAB-SPACE-05 NAB-RULING-29 a hit may block any empty slot, but need not', () => {
    const game = scene({ card: 'nb-01' }).play('choose nb-01a: gray1 gray0');
    // Eleven slots less two printed Starfighters, or none.
    expect([game.asked, game.legal().length]).toEqual([1, 10]);
    expect(game.refusal('block 3')).toBe('NAB-RULING-29');
    expect(game.refusal('block 6 7')).toBe('NAB-SPACE-05');
    game.play('block: anakin3 anakin4');
    expect(game.state.anakin).toBe(1);
  });

  test('NAB-RULING-29 two hits: none, one or two slots', () => {
    const game = scene({ card: 'nb-01' }).play('choose nb-01a: gray1 gray1');
    expect(game.legal()).toHaveLength(1 + 9 + 36);
  });

  test('NAB-SPACE-08 NAB-SPACE-09 a printed Starfighter or a die turns him back', () => {
    const printed = scene({ card: 'nb-01' }).play('choose nb-01a: gray0 gray0 anakin1 anakin2');
    expect([printed.state.anakin, printed.kind]).toEqual([0, 'plan']);
    const blocked = scene({ card: 'nb-01' }).play('choose nb-01a: gray1 gray0', 'block 7: anakin3 anakin4');
    expect([blocked.state.anakin, blocked.kind]).toEqual([0, 'plan']);
  });

  test('NAB-SPACE-10 dice are taken back after his roll', () => {
    const game = scene({ card: 'nb-01', piles: 'nb-02,-' }).play(
      'choose nb-01a: gray1 gray0',
      'block 7: anakin3 anakin4',
    );
    game.play('choose nb-02a: gray0 gray0 anakin3 anakin4');
    expect(game.state.anakin).toBe(1);
  });

  test('NAB-END-01 NAB-RULING-15 once the ship is gone there is nothing to fly at', () => {
    const more = 'anakin=5 bare pool=0,0 gone=65,12';
    const pieces = 'G1:bf-4-2,F1:bf-5-2,PG1:f1-1-7,PG2:f1-5-7,PG3:f1-2-8,Maul:gc-08,VR1:f3-2-0,VR2:f3-4-0';
    const game = scene({ card: 'nb-01', pieces, more });
    expect([game.legal(), game.refusal('choose nb-01a')]).toEqual([['choose nb-01b'], 'NAB-END-01']);
    const trade = scene({ card: 'tb-01', pieces, more });
    expect([trade.legal(), trade.refusal('choose tb-01a')]).toEqual([['choose tb-01b'], 'NAB-END-01']);
  });
});

describe('Starfighter cards', () => {
  test('NAB-SF-01 NAB-SF-02 NAB-RULING-30 turned up, then put on a grid not yet passed', () => {
    const game = scene({ card: 'tb-02', more: 'anakin=2', tops: 'sf-7' }).play('choose tb-02a');
    expect(game.told('starfighterDrawn')).toMatchObject([{ starfighter: 'sf-7', reveals: true }]);
    expect(game.legal()).toEqual(['deploy grid-3', 'deploy grid-4', 'deploy grid-5']);
    expect(game.refusal('deploy grid-2')).toBe('NAB-SF-02');
  });

  test('NAB-SF-03 NAB-RULING-30 several on one grid, the new one on top', () => {
    const game = scene({ card: 'tb-02', more: 'stacks=-,sf-1,-,-,-', tops: 'sf-7' }).play(
      'choose tb-02a',
      'deploy grid-2',
    );
    expect(naboo.view(game.state, 0).stacks[1]).toEqual(['sf-1', 'sf-7']);
  });

  test('NAB-SF-04 NAB-SF-05 NAB-SF-06 the top card comes first with its own dice, and stays when it holds him', () => {
    const game = scene({ card: 'nb-01', more: 'stacks=sf-7+sf-1,-,-,-,-' });
    // sf-7 has four dice and Starfighters at 3 and 11.
    game.play('choose nb-01a: gray0 gray0 gray0 gray0 anakin5 anakin6');
    expect([game.state.anakin, naboo.view(game.state, 0).stacks[0]]).toEqual([0, ['sf-1', 'sf-7']]);
  });

  test('NAB-SF-07 NAB-SF-08 a passed card is gone, and he goes on with what is beneath', () => {
    const game = scene({ card: 'nb-01', more: 'stacks=sf-7+sf-1,-,-,-,-' });
    game.play('choose nb-01a: gray0 gray0 gray0 gray0 anakin3 anakin4 gray0 gray0 anakin4 anakin5');
    // sf-1 has a Starfighter at 9.
    expect([
      game.state.anakin,
      naboo.view(game.state, 0).stacks[0],
      naboo.view(game.state, 0).passed,
    ]).toEqual([0, ['sf-1'], ['sf-7']]);
  });

  test('NAB-RULING-12 the pile is not filled again', () => {
    const all = 'stacks=sf-1+sf-2+sf-3+sf-4+sf-5+sf-6+sf-7+sf-8,-,-,-,-';
    expect(scene({ card: 'tb-02', more: all }).refusal('choose tb-02a')).toBe('NAB-RULING-12');
  });

  test('NAB-SF-02 with one grid left it goes there without a question', () => {
    const game = scene({ card: 'tb-02', more: 'anakin=4', tops: 'sf-1' }).play('choose tb-02a');
    expect(naboo.view(game.state, 0).stacks[4]).toEqual(['sf-1']);
  });
});
