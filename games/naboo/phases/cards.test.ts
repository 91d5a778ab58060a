import { describe, expect, test } from 'vitest';
import { naboo } from '../index.ts';
import { scene } from '../testing/scene.ts';

describe('cards that draw cards', () => {
  test('NAB-CARD-08 NAB-CARD-09 two cards, one after the other', () => {
    const game = scene({ card: 'nb-10', tops: 'nb-05 nb-04' }).play('choose nb-10a');
    expect(game.legal()).toEqual(['choose nb-05a']);
    game.play('choose nb-05a', 'done');
    expect(game.legal()).toEqual(['choose nb-04a', 'choose nb-04b']);
    game.play('choose nb-04b', 'done');
    expect([game.kind, naboo.view(game.state, 0).discards[0]]).toEqual(['plan', ['nb-10', 'nb-05', 'nb-04']]);
  });

  test('NAB-CARD-09 a card drawn by a drawn card is finished first', () => {
    const game = scene({ card: 'nb-10', tops: 'nb-11 nb-05 np-14' }).play('choose nb-10a', 'choose nb-11a');
    expect([game.legal(), game.state.frames.length]).toEqual([['choose np-14a'], 3]);
    game.play('choose np-14a', 'done');
    expect([game.legal(), game.state.frames.length]).toEqual([['choose nb-05a'], 2]);
  });

  test('NAB-RULING-42 a card may draw from the other deck of its side', () => {
    const game = scene({ card: 'tb-01', tops: 'tp-02' }).play(
      'choose tb-01b',
      'choose tp-02a',
      'use PBD1',
      'stay',
    );
    expect(game.refusal('attack PG1')).toBeUndefined();
  });

  test('NAB-CARD-10 NAB-CARD-11 NAB-RULING-39 Rush the Palace: 8 for the guards it uses, 4 for Captain Panaka', () => {
    const game = scene({ card: 'np-02' }).play('choose np-02a', 'use PG5');
    // Nine columns along row 0 as far as PBD1 on f1-0-4: f1-0-5 is four steps from f1-0-9.
    expect(game.refusal('move f1-1-5')).toBeUndefined();
    game.play('move f1-2-4', 'hold', 'use Panaka');
    expect([game.refusal('move f1-3-5'), game.refusal('move f1-3-4')]).toEqual([undefined, 'NAB-MOVE-05']);
  });
});
