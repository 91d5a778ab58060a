import { SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { naboo } from '../index.ts';
import { scene } from '../testing/scene.ts';

/* Seats: 0 Trade Federation battlefield, 1 Trade Federation palace, 2 Naboo palace, 3 Naboo battlefield. */

describe('four players', () => {
  test('NAB-4P-06 NAB-4P-07 NAB-RULING-22 who flips chooses the action, who commands the battle does the rest', () => {
    const game = scene({ card: 'nb-04', seats: 4 });
    expect([game.kind, game.asked]).toEqual(['card', 2]);
    game.play('choose nb-04b');
    expect([game.kind, game.asked]).toEqual(['units', 3]);
    game.play('use G1');
    expect(game.asked).toBe(3);
  });

  test('NAB-4P-07 the palace commander decides in palace and core', () => {
    const game = scene({ card: 'tp-01', seats: 4 }).play('choose tp-01a');
    expect(game.asked).toBe(1);
  });

  test('NAB-RULING-22 slots and grids are for the battlefield player of the Trade Federation', () => {
    const game = scene({ card: 'nb-01', seats: 4 }).play('choose nb-01a: gray1 gray0');
    expect([game.kind, game.asked]).toEqual(['block', 0]);
    expect(scene({ card: 'tb-02', seats: 4 }).play('choose tb-02a').asked).toBe(0);
  });

  test('NAB-4P-10 NAB-RULING-22 a bonus card of the palace is chosen there and lies with the battlefield player', () => {
    const begin = { card: 'tp-05', pieces: 'PDD1:f1-3-7,Panaka:gb-3-9/1', seats: 4 } as const;
    const game = scene(begin).play('choose tp-05a', 'use PDD1', 'stay', 'attack Panaka: red2 red0 blue0');
    expect([game.kind, game.asked]).toEqual(['bonus', 1]);
    game.play('bonus tradePalace');
    expect(naboo.view(game.state, 1).bonus).toEqual([['tradePalace'], [], [], []]);
  });

  test('NAB-4P-04 NAB-RULING-21 NAB-4P-13 clockwise from the lead, and who has no cards is skipped', () => {
    const game = scene({ card: 'tb-04', seats: 4, piles: 'tb-05,-,np-14,nb-05' });
    const order: number[] = [];
    while (naboo.question(game.state).kind !== 'plan') {
      order.push(game.state.active);
      const [first = ''] = game.legal();
      game.play(first, 'done');
    }
    expect(order).toEqual([0, 2, 3, 0]);
  });

  test('NAB-4P-02 NAB-4P-03 NAB-4P-12 NAB-RULING-21 two cards are planned; the marker passes clockwise, and a card comes from each deck', () => {
    const game = scene({
      card: 'tb-04',
      seats: 4,
      more: 'hands=tb-01+tb-02,tb-03+tp-01,np-01+nb-01,nb-02+np-02',
    });
    game.play('choose tb-04a', 'done');
    expect([game.state.lead, game.state.hands.map((hand) => hand.length)]).toEqual([1, [4, 4, 4, 4]]);
    expect(game.told('drew').map(({ seat, deck }) => [seat, deck])).toEqual([
      [0, 'tradeBattlefield'],
      [0, 'tradePalace'],
      [1, 'tradeBattlefield'],
      [1, 'tradePalace'],
      [2, 'nabooBattlefield'],
      [2, 'nabooPalace'],
      [3, 'nabooBattlefield'],
      [3, 'nabooPalace'],
    ]);
    expect(naboo.question(game.state).seats).toEqual([0, 1, 2, 3]);
    expect(game.legal(0)[0]?.split(' ')).toHaveLength(3);
  });

  test('NAB-4P-09 a teammate’s cards are not one’s own', () => {
    const game = scene({
      seats: 4,
      more: 'phase=plan hands=tb-01+tb-02,tb-03+tp-01,np-01+nb-01,nb-02+np-02',
    });
    expect(game.refusal('plan tb-01 tb-03', 0)).toBe('NAB-4P-09');
    // Once is in the own hand, twice in nobody's.
    expect(game.refusal('plan tb-01 tb-01', 0)).toBe('NAB-ROUND-02');
  });

  test('NAB-4P-05 NAB-RULING-21 the other seating', () => {
    const state = naboo.setup(
      {
        ...Object.fromEntries(naboo.options.map((option) => [option.key, option.default])),
        fourPlayerSeating: 'alternating',
      } as never,
      4,
      new SeededChance('seats'),
    );
    expect(naboo.question(state).seats).toEqual([3]);
  });
});
