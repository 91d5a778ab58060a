import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

/** What both sides need so that the game goes on, and both Fambaas, so that the shield is up. */
const others = 'PG1:f1-1-7,PG2:f1-5-7,PG3:f1-2-8,VR1:f3-2-0,VR2:f3-4-0';
const shield = 'F1:bf-5-2,F2:bf-5-7';

/** A few pieces on the plains: those of the Trade Federation say how many droids are left over. */
function field(card: string, pieces: string, pool: string, options?: string) {
  return scene({
    card,
    more: `bare pool=${pool}`,
    pieces: `${pieces},${others}`,
    ...(options === undefined ? {} : { options }),
  });
}

describe('moving on the plains', () => {
  test('NAB-BF-06 NAB-MOVE-05 NAB-BF-03 a Gungan group goes to one of the empty hexes next to it', () => {
    const game = scene({ card: 'nb-05' }).play('choose nb-05a', 'use G1');
    expect(game.legal()).toEqual(['stay', 'move bf-4-1', 'move bf-3-1', 'move bf-3-2']);
    expect(game.refusal('move bf-4-3')).toBe('NAB-MOVE-05');
    expect(game.refusal('move bf-4-0')).toBe('NAB-MOVE-03');
  });

  test('NAB-BF-04 NAB-BF-01 a group moves as a whole', () => {
    const game = scene({ card: 'nb-05' }).play('choose nb-05a', 'use G1', 'move bf-4-1');
    expect(game.piece('G1')).toBe('bf-4-1/3');
  });

  test('NAB-SHIELD-06 Kaadu ride from inside through the shield', () => {
    const game = field('nb-04', `K1:bf-4-3,${shield}`, '65,12').play('choose nb-04a', 'use K1');
    expect(game.legal()).toEqual(expect.arrayContaining(['move bf-3-3', 'move bf-2-3', 'move bf-2-4']));
  });

  test('NAB-SHIELD-07 NAB-RULING-05 a tank stays outside', () => {
    const game = field('tb-06', `AAT1:bf-2-4,${shield}`, '65,12').play('choose tb-06a', 'use AAT1');
    expect(game.legal()).toEqual(['stay', 'move bf-2-3', 'move bf-2-5', 'move bf-1-3', 'move bf-1-4']);
    expect(game.refusal('move bf-3-4')).toBe('NAB-RULING-05');
    expect(game.refusal('move bf-4-4')).toBe('NAB-SHIELD-07');
  });

  test('NAB-RULING-05 with its option a tank enters shield hexes, but goes no further in', () => {
    const option = 'vehiclesMayEnterShieldHex:true';
    const game = field('tb-06', `AAT1:bf-2-4,${shield}`, '65,12', option).play(
      'choose tb-06a',
      'use AAT1',
      'move bf-3-4',
    );
    expect(game.piece('AAT1')).toBe('bf-3-4/4');
    const on = field('tb-06', `AAT1:bf-3-4,${shield}`, '65,12', option).play('choose tb-06a', 'use AAT1');
    expect(on.refusal('move bf-4-4')).toBe('NAB-SHIELD-07');
  });

  test('NAB-SHIELD-09 NAB-SHIELD-10 without the shield a tank drives on', () => {
    const game = field('tb-06', 'AAT1:bf-3-4,F2:bf-5-7', '65,12').play('choose tb-06a', 'use AAT1');
    expect(game.legal()).toContain('move bf-4-4');
  });

  test('NAB-SHIELD-02 NAB-SHIELD-03 no card uses a Fambaa', () => {
    expect(scene({ card: 'nb-05' }).play('choose nb-05a').refusal('use F1')).toBe('NAB-RULING-42');
  });

  test('NAB-HALF-03 nothing moves through a half space', () => {
    // The hexes bf-0-0 and bf-2-0 both touch the half space west of bf-1-0, which is taken.
    const game = field('tb-03', 'DD1:bf-0-0,MTT1:bf-0-1,MTT2:bf-1-0,F1:bf-5-2', '65,10').play(
      'choose tb-03a',
      'use DD1',
    );
    expect([game.kind, game.asked]).toEqual(['plan', 0]);
  });
});

describe('range on the plains', () => {
  test('NAB-RANGE-01 range 1 is the next hex', () => {
    const game = field('nb-05', `G1:bf-3-4,BD1:bf-1-3,BD2:bf-2-4,${shield}`, '57,12').play(
      'choose nb-05a',
      'use G1',
      'stay',
    );
    expect(game.legal()).toEqual(['hold', 'attack BD2']);
    expect(game.refusal('attack BD1')).toBe('NAB-RANGE-01');
  });

  test('NAB-RANGE-02 NAB-RULING-03 an empty hex next to both is enough', () => {
    const game = field('tb-03', 'DD1:bf-2-3,G1:bf-4-3,BD1:bf-3-2,F1:bf-5-2', '61,10').play(
      'choose tb-03a',
      'use DD1',
      'stay',
    );
    expect(game.refusal('attack G1')).toBeUndefined();
  });

  test('NAB-HALF-04 nothing fires through a half space', () => {
    const game = field('tb-03', 'DD1:bf-0-0,G1:bf-2-0,BD1:bf-1-0,F1:bf-5-2', '61,10').play(
      'choose tb-03a',
      'use DD1',
      'stay',
    );
    expect([game.kind, game.told('attacked')]).toEqual(['plan', []]);
  });

  test('NAB-RULING-03 with its option only straight lines count', () => {
    const option = 'rangeTwoPath:straightOnly';
    const pieces = 'DD1:bf-0-0,G1:bf-2-0,G2:bf-0-2,G3:bf-2-1,F1:bf-5-2';
    const game = field('tb-03', pieces, '65,10', option).play('choose tb-03a', 'use DD1', 'stay');
    // bf-0-2 is straight east, bf-2-1 straight south-east; bf-2-0 is not in line.
    expect(game.legal()).toEqual(['hold', 'attack G2', 'attack G3']);
    expect(game.refusal('attack G1')).toBe('NAB-RULING-03');
  });

  test('NAB-RULING-03 with its option the middle of the line has to be empty', () => {
    const option = 'rangeTwoPath:straightOnly';
    const pieces = 'DD1:bf-0-0,BD1:bf-0-1,G2:bf-0-2,G3:bf-2-1,F1:bf-5-2';
    const game = field('tb-03', pieces, '61,10', option).play('choose tb-03a', 'use DD1', 'stay');
    expect(game.legal()).toEqual(['hold', 'attack G3']);
    expect(game.refusal('attack G2')).toBe('NAB-RULING-03');
  });

  test.each([
    ['upTo', ['hold', 'attack G1', 'attack G2']],
    ['exact', ['hold', 'attack G2']],
  ])('NAB-RULING-02 a range of 2 is meant %s', (meaning, legal) => {
    const pieces = 'DD1:bf-0-0,G1:bf-0-1,G2:bf-2-0,F1:bf-5-2';
    const game = field('tb-03', pieces, '65,10', `rangeMeaning:${meaning}`).play(
      'choose tb-03a',
      'use DD1',
      'stay',
    );
    expect(game.legal()).toEqual(legal);
    expect(game.refusal('attack G1')).toBe(meaning === 'exact' ? 'NAB-RULING-02' : undefined);
  });

  test('NAB-RULING-02 exactly three hexes for a Catapult with the option, and one for those next to each other', () => {
    const pieces = 'C1:bf-6-3,BD1:bf-3-3,BD2:bf-4-3,G1:bf-4-4,F2:bf-5-7';
    const game = field('nb-06', pieces, '57,12', 'rangeMeaning:exact').play(
      'choose nb-06a',
      'use C1',
      'stay',
    );
    expect([game.legal(), game.refusal('attack BD2')]).toEqual([['hold', 'attack BD1'], 'NAB-RULING-02']);
    const next = field('nb-05', pieces, '57,12', 'rangeMeaning:exact').play(
      'choose nb-05a',
      'use G1',
      'stay',
    );
    expect(next.refusal('attack BD2')).toBeUndefined();
  });

  test('NAB-RANGE-03 NAB-ATT-03 a Catapult fires three hexes, over everything', () => {
    const pieces = 'C1:bf-6-3,G1:bf-5-3,G2:bf-5-2,G3:bf-4-3,G4:bf-4-4,BD1:bf-3-3,BD2:bf-2-3,F2:bf-5-7';
    const game = field('nb-06', pieces, '57,12').play('choose nb-06a', 'use C1', 'stay');
    expect(game.legal()).toEqual(['hold', 'attack BD1']);
    expect(game.refusal('attack BD2')).toBe('NAB-ATT-03');
  });
});

describe('the shield', () => {
  test('NAB-SHIELD-04 inside and outside do not fight each other', () => {
    const game = field('tb-03', `DD1:bf-2-3,G1:bf-4-3,G2:bf-3-3,${shield}`, '65,10').play(
      'choose tb-03a',
      'use DD1',
      'stay',
    );
    expect(game.legal()).toEqual(['hold', 'attack G2']);
    expect(game.refusal('attack G1')).toBe('NAB-SHIELD-04');
  });

  test('NAB-SHIELD-05 who stands on a shield hex fights on both sides', () => {
    const game = field('tb-03', `DD1:bf-3-3,G1:bf-4-3,G2:bf-2-3,${shield}`, '65,10').play(
      'choose tb-03a',
      'use DD1',
      'stay',
    );
    expect(game.legal()).toEqual(['hold', 'attack G1', 'attack G2']);
  });

  test('NAB-RULING-05 a tank outside fires at a unit on a shield hex', () => {
    const game = field('tb-06', `AAT1:bf-2-4,G1:bf-3-4,${shield}`, '65,12').play(
      'choose tb-06a',
      'use AAT1',
      'stay',
    );
    expect(game.legal()).toEqual(['hold', 'attack G1']);
  });

  test('NAB-SHIELD-08 NAB-SHIELD-09 NAB-DMG-07 NAB-DMG-04 it falls with the first Fambaa', () => {
    const pieces = 'DD1:bf-3-2,DD2:bf-2-3,F1:bf-5-2/1,F2:bf-5-7,G1:bf-4-4';
    const game = field('tb-03', pieces, '65,8').play('choose tb-03a', 'use DD1', 'stay');
    game.play('attack F1: red1 red0 red0 red0 gold0 blue0', 'bonus tradeBattlefield');
    expect([game.piece('F1'), game.told('shieldDown')]).toEqual(['gone', [{ type: 'shieldDown' }]]);
    game.play('use DD2', 'stay');
    // From outside, over the empty shield hex bf-3-3, at a group inside.
    expect(game.legal()).toEqual(['hold', 'attack G1']);
  });
});

describe('groups in battle', () => {
  test('NAB-BF-05 NAB-DMG-06 only members that are left roll', () => {
    const game = field('nb-05', `G1:bf-3-4/2,BD1:bf-2-4,${shield}`, '61,12').play(
      'choose nb-05a',
      'use G1',
      'stay',
    );
    game.play('attack BD1: gray1 gray1');
    expect([game.piece('BD1'), game.state.pool]).toEqual(['bf-2-4/2', [63, 12]]);
  });

  test.each([
    ['perMember', 'blue1 blue1 blue1 blue0'],
    ['perGroup', 'blue1 blue1'],
  ])('NAB-RULING-04 a group of two Destroyer Droids defends %s', (defense, dice) => {
    const game = field('nb-04', `K1:bf-3-4,DD1:bf-2-4,${shield}`, '65,10', `groupDefense:${defense}`);
    game.play('choose nb-04a', 'use K1', 'stay', `attack DD1: red2 red1 ${dice}`);
    expect(game.piece('DD1')).toBe(defense === 'perMember' ? 'bf-2-4/2' : 'bf-2-4/1');
  });

  test('NAB-RULING-04 a single Destroyer Droid of a group rolls two', () => {
    const game = field('nb-04', `K1:bf-3-4,DD1:bf-2-4/1,${shield}`, '65,11').play(
      'choose nb-04a',
      'use K1',
      'stay',
    );
    game.play('attack DD1: red2 red0 blue1 blue0', 'bonus nabooPalace');
    expect([game.piece('DD1'), game.state.pool]).toEqual(['gone', [65, 12]]);
  });

  test('NAB-RULING-24 hits too many are lost', () => {
    const game = field(
      'nb-06',
      `C1:bf-4-3,BD1:bf-2-4/1,BD2:bf-2-3,${shield}`,
      '60,12',
      'groupDefense:perGroup',
    );
    game.play(
      'choose nb-06a',
      'use C1',
      'move bf-3-3',
      'attack BD1: red2 red2 red2 gray1',
      'bonus nabooBattlefield',
    );
    expect([game.piece('BD1'), game.piece('BD2'), game.bonus]).toEqual(['gone', 'bf-2-3/4', [1, 0]]);
  });

  test('NAB-BF-02 NAB-DMG-02 a Catapult has a damage track', () => {
    const game = field('tb-04', `BD1:bf-3-4,C1:bf-4-4,${shield}`, '61,12').play(
      'choose tb-04a',
      'use BD1',
      'stay',
    );
    game.play('attack C1: gray1 gray1 gray1 gray0 gold1');
    expect(game.piece('C1')).toBe('bf-4-4/2');
  });
});
