import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

describe('actions of a card', () => {
  test('NAB-CARD-01 NAB-CARD-02 one of them is chosen when the card is flipped', () => {
    const game = scene({ card: 'np-12' });
    expect(game.legal()).toEqual(['choose np-12a', 'choose np-12b']);
    expect(game.refusal('choose np-01a')).toBe('NAB-CARD-01');
    expect(game.play('choose np-12a').refusal('choose np-12b')).toBe('NAB-CARD-01');
  });

  test('NAB-CARD-03 the units may be used in any order', () => {
    const game = scene({ card: 'np-12' }).play('choose np-12a');
    expect(game.refusal('use RedQueen')).toBeUndefined();
    game.play('use PG1', 'stay', 'hold', 'use RedQueen', 'stay', 'use PG2', 'stay', 'hold');
    expect(game.kind).toBe('plan');
  });

  test('NAB-CARD-04 none twice', () => {
    const game = scene({ card: 'np-12' }).play('choose np-12a', 'use PG1', 'stay', 'hold');
    expect(game.refusal('use PG1')).toBe('NAB-CARD-04');
  });

  test('NAB-DMG-05 what is out of the game is neither used nor attacked', () => {
    const game = scene({ card: 'np-14', pieces: 'PG2:-,PBD2:-', more: 'pool=1,0' }).play('choose np-14a');
    expect([game.legal().includes('use PG2'), game.refusal('use PG2')]).toEqual([false, 'NAB-DMG-05']);
    game.play('use PG1', 'stay');
    expect(game.refusal('attack PBD2')).toBe('NAB-DMG-05');
  });

  test('NAB-CARD-05 of each kind as many as the action names', () => {
    const game = scene({ card: 'tp-03' }).play('choose tp-03a', 'use PDD1', 'stay');
    expect(game.refusal('use PDD2')).toBe('NAB-CARD-05');
    expect(game.refusal('use PBD1')).toBeUndefined();
  });

  test('NAB-RULING-42 battlefield cards are for the plains, palace cards for the palace', () => {
    expect(scene({ card: 'tb-04' }).play('choose tb-04a').refusal('use PBD1')).toBe('NAB-RULING-42');
    expect(scene({ card: 'tp-02' }).play('choose tp-02a').refusal('use BD1')).toBe('NAB-RULING-42');
    const guard = scene({ card: 'np-14' }).play('choose np-14a', 'use PG1', 'stay');
    expect(guard.refusal('attack BD1')).toBe('NAB-RULING-42');
    const gungans = scene({ card: 'nb-05' }).play('choose nb-05a', 'use G3', 'move bf-3-4');
    expect(gungans.refusal('attack PBD1')).toBe('NAB-RULING-42');
  });

  test('NAB-RULING-15 units may be left unused, and too few of them are no hindrance', () => {
    const game = scene({ card: 'np-13', pieces: 'Panaka:-' });
    expect(game.legal()).toEqual(['choose np-13a', 'choose np-13b']);
    game.play('choose np-13a');
    expect(game.legal()[0]).toBe('done');
  });

  test('NAB-RULING-15 an action none of whose units is in play is not available', () => {
    const game = scene({ card: 'np-07', pieces: 'QuiGon:-' });
    expect([game.legal(), game.refusal('choose np-07a')]).toEqual([['choose np-07b'], 'NAB-RULING-15']);
  });

  test('NAB-RULING-37 NAB-RULING-15 recovering takes off what there is, three points at most', () => {
    const game = scene({ card: 'np-11', pieces: 'QuiGon:gc-06/3' }).play('choose np-11a');
    expect([game.piece('QuiGon'), game.told('recovered')[0]?.points]).toEqual(['gc-06/6', 3]);
    expect(scene({ card: 'np-11', pieces: 'QuiGon:gc-06/7' }).play('choose np-11a').piece('QuiGon')).toBe(
      'gc-06/8',
    );
    expect(scene({ card: 'np-11' }).refusal('choose np-11a')).toBe('NAB-RULING-37');
  });
});

describe('moving and attacking', () => {
  test('NAB-MOVE-01 NAB-CARD-06 NAB-ATT-01 first the move, then the attack', () => {
    const game = scene({ card: 'np-14' }).play('choose np-14a', 'use PG1');
    expect(game.refusal('attack PBD2')).toBe('NAB-MOVE-01');
    expect(game.refusal('hold')).toBe('NAB-MOVE-01');
    game.play('stay');
    expect(game.refusal('attack PBD2')).toBeUndefined();
  });

  test('NAB-MOVE-02 NAB-ATT-02 NAB-ATT-07 one move and one attack', () => {
    const game = scene({ card: 'np-14' }).play('choose np-14a', 'use PG1', 'move f1-1-6');
    expect(game.refusal('move f1-1-5')).toBe('NAB-MOVE-02');
    expect(game.refusal('stay')).toBe('NAB-MOVE-02');
    expect(game.refusal('use PG2')).toBe('NAB-RULING-14');
    expect(game.refusal('strike PBD2 1')).toBe('NAB-ATT-07');
    game.play('attack PBD2: gray0');
    expect([game.kind, game.refusal('attack PBD2')]).toEqual(['units', 'NAB-CARD-01']);
  });

  test('NAB-RULING-14 a unit is finished before the next one begins', () => {
    const game = scene({ card: 'np-14' }).play('choose np-14a', 'use PG1');
    expect(game.refusal('use PG2')).toBe('NAB-RULING-14');
  });

  test('NAB-MOVE-03 NAB-MOVE-04 NAB-PAL-01 four steps in the palace, or none', () => {
    const game = scene({ card: 'np-14' }).play('choose np-14a', 'use PG1');
    // From f1-1-7 along the empty hexes of row 0: f1-0-7, f1-0-6, f1-0-5, and no further than that in four.
    expect(game.legal()).toContain('move f1-0-5');
    expect(game.refusal('move f1-1-3')).toBe('NAB-MOVE-03');
    expect(game.refusal('move f1-1-7')).toBe('NAB-MOVE-04');
    expect(game.refusal('move bf-4-4')).toBe('NAB-RULING-42');
    expect(game.refusal('move f1-2-6')).toBe('NAB-RULING-19');
  });

  test('NAB-ATT-04 NAB-ATT-06 the target is named, and never a friend', () => {
    const game = scene({ card: 'np-14' }).play('choose np-14a', 'use PG1', 'stay');
    expect(game.refusal('attack PG2')).toBe('NAB-ATT-06');
    game.play('attack PBD2: gray1');
    expect(game.told('attacked')).toMatchObject([
      { piece: 'PG1', target: 'PBD2', dice: [{ colour: 'gray', shows: 1 }] },
    ]);
  });

  test('NAB-DEF-01 NAB-DEF-02 NAB-DEF-03 NAB-GEN-01 attack dice, then defence dice, and a block cancels a hit', () => {
    const game = scene({ card: 'tp-02', pieces: 'PBD5:f1-4-7' }).play('choose tp-02a', 'use PBD5', 'stay');
    game.play('attack RedQueen: gray1 blue1');
    expect([game.piece('RedQueen'), game.told('missed').length]).toEqual(['gb-2-10/4', 1]);
  });

  test('NAB-DEF-01 NAB-RIP-04 defence is rolled also against an attack that misses', () => {
    const game = scene({ card: 'tp-02', pieces: 'PBD5:f1-4-7' }).play('choose tp-02a', 'use PBD5', 'stay');
    game.play('attack RedQueen: gray0 blue1');
    expect(game.told('defended')).toHaveLength(1);
  });

  test('NAB-DEF-04 NAB-DMG-01 NAB-DMG-05 a guard cannot block and dies of one hit', () => {
    const game = scene({ card: 'tp-02' }).play('choose tp-02a', 'use PBD2', 'stay', 'attack PG1: gray1');
    expect([game.piece('PG1'), game.told('defended')]).toEqual(['gone', []]);
    expect(game.told('destroyed')).toMatchObject([
      { piece: 'PG1', space: 'f1-1-7', hits: 1, riposte: false },
    ]);
  });

  test('NAB-DMG-03 NAB-DMG-04 NAB-RULING-23 the fourth point destroys Captain Panaka', () => {
    const game = scene({ card: 'tp-05', pieces: 'PDD1:f1-3-7,Panaka:gb-3-9/3' }).play(
      'choose tp-05a',
      'use PDD1',
      'stay',
    );
    game.play('attack Panaka: red1 red1 blue0');
    expect(game.piece('Panaka')).toBe('gb-3-9/1');
    game.play('done');
    const last = scene({ card: 'tp-05', pieces: 'PDD1:f1-3-7,Panaka:gb-3-9/1' }).play(
      'choose tp-05a',
      'use PDD1',
      'stay',
    );
    last.play('attack Panaka: red2 red0 blue1', 'bonus tradePalace');
    expect([last.piece('Panaka'), last.bonus]).toEqual(['gone', [0, 1]]);
  });
});
