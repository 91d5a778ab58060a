import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

describe('the duel', () => {
  test('END-DUEL-04 END-DUEL-05 the Luke order: four dice, every 4 or more hits Vader', () => {
    const game = scene({ card: 'R02' }).play('order luke: 3 4 5 1');
    expect([game.state.luke, game.state.vader]).toEqual([4, 2]);
    expect(game.told('struck')).toMatchObject([{ by: 'luke', dice: [1, 3, 4, 5] }]);
  });

  test('END-DUEL-09 END-DUEL-10 the Vader order: four dice, every 4 or more hits Luke', () => {
    const game = scene({ card: 'E04' }).play('order vader: 3 4 6 5');
    // The last hit is missing, and so is what it pays.
    expect([game.state.luke, game.state.vader, game.earned]).toEqual([1, 4, 0]);
  });

  test('END-DUEL-11 the Emperor: two hits on Luke without a roll', () => {
    const game = scene({ card: 'E01' }).play('order emperor');
    expect([game.state.luke, game.happened().includes('struck')]).toEqual([2, false]);
  });

  test('END-DUEL-01 END-DUEL-12 END-BONUS-04 four hits destroy Luke: four cards, and he strikes no more', () => {
    const game = scene({ card: 'E04', piles: { 0: ['R02'] } }).play('order vader: 4 4 4 4');
    expect([game.state.luke, game.earned, game.told('bonusEarned')]).toMatchObject([0, 4, [{ seat: 1 }]]);
    expect(game.refusal('order luke')).toBe('END-DUEL-12');
  });

  test('END-DUEL-02 END-DUEL-13 END-DUEL-14 END-BONUS-05 four hits destroy Vader: three cards, and Empire strikes no more', () => {
    const game = scene({ card: 'R02', piles: { 1: ['E04', 'E01'] } }).play('order luke: 6 4 5 4');
    expect([game.state.vader, game.earned, game.told('bonusEarned')]).toMatchObject([0, 3, [{ seat: 0 }]]);
    expect(game.refusal('order vader')).toBe('END-DUEL-13');
    const after = scene({ card: 'E01', vader: 0 });
    expect(after.refusal('order emperor')).toBe('END-DUEL-14');
  });

  test('END-RULING-21 hits beyond the track are lost', () => {
    const game = scene({ card: 'R02', vader: 1 }).play('order luke: 6 6 6 6');
    expect([game.state.vader, game.earned]).toEqual([0, 3]);
    expect(scene({ card: 'E01', luke: 1 }).play('order emperor').state.luke).toBe(0);
  });

  test('END-RULING-01 with the long tracks four hits decide nothing', () => {
    const options = { duelTracks: 'published12_13' };
    const game = scene({ card: 'R02', options }).play('order luke: 6 6 6 6');
    expect([game.state.vader, game.earned]).toEqual([9, 0]);
    expect(scene({ card: 'R03', options, vader: 4 }).refusal('order vaderRedeemed')).toBe('END-DUEL-06');
    expect(scene({ card: 'R03', options, vader: 3 }).refusal('order vaderRedeemed')).toBe('allowed');
  });
});

describe('redemption', () => {
  test.each([3, 2, 1])(
    'END-DUEL-03 END-DUEL-06 END-DUEL-07 while Vader is on red space %i and Luke lives',
    (vader) => {
      expect(scene({ card: 'R03', vader }).legal()).toEqual(['order vaderRedeemed', 'order xwing']);
      expect(scene({ card: 'R03', vader, luke: 0 }).refusal('order vaderRedeemed')).toBe('END-DUEL-07');
    },
  );

  test('END-DUEL-06 not on the full space', () => {
    expect(scene({ card: 'R03', vader: 4 }).refusal('order vaderRedeemed')).toBe('END-DUEL-06');
  });

  test('END-DUEL-08 END-DUEL-15 END-BONUS-06 Vader and the Emperor are gone without a roll, for five cards', () => {
    const game = scene({ card: 'R03', vader: 3, piles: { 1: ['E01'] } }).play('order vaderRedeemed');
    expect([game.state.vader, game.state.redeemed, game.earned]).toEqual([0, true, 5]);
    expect(game.told('bonusEarned')).toMatchObject([{ seat: 0, cards: 5 }]);
    expect(game.refusal('order emperor')).toBe('END-DUEL-15');
  });
});

describe('re-rolls of the duel leader', () => {
  const options = { duelLeadReroll: true };
  const ships = { m1: { xwing: 2 }, i1: { tie: 2 } };

  test('END-RULING-27 END-FAQ-04 whose duellist has strictly more left may re-roll one die, once', () => {
    const game = scene({ card: 'R04', ships, options, vader: 3 }).play(
      'order xwing',
      'stay',
      'attack m1 i1: 1 1',
    );
    expect([game.state.phase, game.legal()]).toEqual(['reroll', ['keep', 'reroll 1']]);
    expect(game.refusal('reroll 2')).toBe('END-RULING-27');
    game.play('reroll 1: 5');
    expect(game.told('rerolled')).toMatchObject([{ was: 1, die: 5, dice: [1, 5] }]);
    expect([game.at('i1'), game.state.phase]).toEqual([{ tie: 1 }, 'plan']);
    const kept = scene({ card: 'R04', ships, options, vader: 3 }).play(
      'order xwing',
      'stay',
      'attack m1 i1: 2 3',
    );
    expect(kept.legal()).toEqual(['keep', 'reroll 2', 'reroll 3']);
    expect(kept.play('keep').at('i1')).toEqual({ tie: 1 });
  });

  test('END-RULING-27 not when level, behind, or when either has fallen', () => {
    for (const tracks of [{}, { luke: 3 }, { luke: 0 }, { vader: 0 }]) {
      const game = scene({ card: 'R04', ships, options, ...tracks });
      expect(game.play('order xwing', 'stay', 'attack m1 i1: 1 1').state.phase).toBe('plan');
    }
    for (const tracks of [{}, { vader: 3 }, { luke: 0 }, { vader: 0 }]) {
      const game = scene({ card: 'E04', ships, options, ...tracks });
      expect(game.play('order tie', 'stay', 'attack i1 m1: 1 1').state.phase).toBe('plan');
    }
    const early = scene({ card: 'R04', ships, options, vader: 3 }).play('order xwing');
    expect(early.refusal('reroll 1')).toBe('END-RULING-27');
  });

  test('END-RULING-27 who has one hit left is still in the duel', () => {
    const game = scene({ card: 'E04', ships, options, luke: 1 });
    game.play('order tie', 'stay', 'attack i1 m1: 1 1');
    expect(game.legal()).toEqual(['keep', 'reroll 1']);
  });

  test('END-RULING-27 of a Death Star shot, a shield assault and a blow of the duel alike, before anything comes of it', () => {
    const shot = scene({ card: 'E07', options, luke: 3 }).play(
      'order deathStar',
      'fire f2: 1 4',
      'reroll 1: 6',
    );
    expect(shot.marker('f2')).toBe('destroyed');
    // What was told of the first roll stays as it was.
    expect(shot.told('fired')).toMatchObject([{ dice: [1, 4] }]);
    const assault = scene({ card: 'R02', options, vader: 3 }).play(
      'order shieldAssault: 1 1 1 1 1',
      'reroll 1: 2',
    );
    expect(assault.state.team).toBe(1);
    expect(assault.told('assaulted')).toMatchObject([{ dice: [1, 1, 1, 1, 1] }]);
    const blow = scene({ card: 'E07', options, luke: 3 }).play('order vader: 1 1 1 4', 'reroll 1: 4');
    expect(blow.state.luke).toBe(1);
    expect(blow.told('struck')).toMatchObject([{ dice: [1, 1, 1, 4] }]);
    const choice = scene({
      card: 'R04',
      ships: { m1: { xwing: 2 }, i1: { tie: 2, executor: 1 } },
      options,
      vader: 3,
    });
    choice.play('order xwing', 'stay', 'attack m1 i1: 1 5', 'reroll 1: 6');
    expect(choice.legal()).toEqual(['assign executor executor', 'assign tie executor', 'assign tie tie']);
    expect(choice.told('attacked')).toMatchObject([{ dice: [1, 5] }]);
  });
});
