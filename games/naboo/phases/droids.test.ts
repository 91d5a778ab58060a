import { describe, expect, test } from 'vitest';
import { naboo } from '../index.ts';
import type { NabooAction } from '../state.ts';
import { scene } from '../testing/scene.ts';

const zone = ['f1-0-0', 'f1-0-1', 'f1-1-1', 'f1-5-1', 'f1-6-0', 'f1-6-1'];

describe('droids to the palace', () => {
  test('NAB-REINF-01 NAB-REINF-02 NAB-STAGE-01 NAB-STAGE-02 a whole group arrives in the Staging Zone', () => {
    const game = scene({ card: 'tb-09' }).play('choose tb-09a');
    expect(game.legal()).toHaveLength(11);
    expect(game.refusal('send DD1')).toBe('NAB-REINF-02');
    game.play('send BD3');
    // Four of six empty spaces.
    expect(game.legal()).toHaveLength(15);
    expect(game.refusal('arrive f1-0-0 f1-0-1 f1-1-1')).toBe('NAB-RULING-08');
    expect(game.refusal('arrive f1-0-0 f1-0-1 f1-1-1 f1-1-2')).toBe('NAB-STAGE-01');
    game.play('arrive f1-0-0 f1-0-1 f1-1-1 f1-6-1');
    expect([game.piece('BD3'), game.piece('PBD-n1'), game.piece('PBD-n4'), game.bonus]).toEqual([
      'gone',
      'f1-0-0/1',
      'f1-6-1/1',
      [0, 0],
    ]);
    expect(game.told('droidArrived').map(({ piece, space }) => [piece, space])).toEqual([
      ['PBD-n1', 'f1-0-0'],
      ['PBD-n2', 'f1-0-1'],
      ['PBD-n3', 'f1-1-1'],
      ['PBD-n4', 'f1-6-1'],
    ]);
    expect(naboo.view(game.state, 0).made).toEqual(new Array<string>(4).fill('battleDroid'));
    expect([game.told('droidsSent'), game.told('droidsLost')]).toEqual([
      [{ type: 'droidsSent', group: 'BD3', droids: 4 }],
      [],
    ]);
  });

  test('NAB-RULING-35 NAB-RULING-41 who arrives is a single droid of the palace, and does nothing more now', () => {
    const game = scene({ card: 'tb-10', piles: '-,tp-05' }).play(
      'choose tb-10a',
      'send DD1',
      'arrive f1-0-0 f1-0-1',
    );
    expect(game.legal()).toEqual(['choose tp-05a', 'choose tp-05b']);
    game.play('choose tp-05a');
    expect(game.refusal('use PDD-n1')).toBeUndefined();
  });

  test('NAB-STAGE-03 NAB-STAGE-04 NAB-STAGE-05 NAB-RULING-07 what finds no space is out of play', () => {
    const pieces = zone
      .slice(0, 4)
      .map((space, i) => `PG${i + 1}:${space}`)
      .join();
    const game = scene({ card: 'tb-09', pieces }).play('choose tb-09a', 'send BD3');
    expect([game.piece('PBD-n2'), game.state.gone, game.state.pool]).toEqual(['f1-6-1/1', [2, 0], [0, 0]]);
    const pool = scene({ card: 'tb-09', pieces, options: 'excessDroids:pool' }).play(
      'choose tb-09a',
      'send BD3',
    );
    expect([pool.state.gone, pool.state.pool]).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });

  test('NAB-STAGE-02 NAB-DMG-05 no taken space, and no group that is gone', () => {
    const game = scene({ card: 'tb-09', pieces: 'PG1:f1-0-0,BD1:-', more: 'pool=4,0' }).play('choose tb-09a');
    expect([game.legal().length, game.refusal('send BD1')]).toEqual([10, 'NAB-DMG-05']);
    game.play('send BD3');
    expect(game.refusal('arrive f1-0-0 f1-0-1 f1-1-1 f1-5-1')).toBe('NAB-STAGE-02');
    expect(game.refusal('arrive f1-0-1 f1-1-1 f1-5-1 f1-6-0')).toBeUndefined();
  });

  test('NAB-RULING-08 with its option more droids than spaces may be taken, and the rest of those is lost', () => {
    const pieces = zone
      .slice(0, 4)
      .map((space, i) => `PG${i + 1}:${space}`)
      .join();
    const game = scene({ card: 'tb-09', pieces, options: 'partialGroupToPalace:true' }).play(
      'choose tb-09a',
      'send BD3',
    );
    const refused = (droids: number) =>
      naboo.check(game.state, 1, { type: 'take', droids } as NabooAction)?.clause;
    expect([0, 1, 4, 5].map(refused)).toEqual(['NAB-RULING-08', undefined, undefined, 'NAB-RULING-08']);
    game.play('take 3');
    expect([game.piece('BD3'), game.piece('PBD-n2'), game.piece('PBD-n3'), game.state.gone]).toEqual([
      'bf-2-4/1',
      'f1-6-1/1',
      'gone',
      [1, 0],
    ]);
    expect(game.told('droidsLost')).toMatchObject([{ droids: 1 }]);
  });

  test('NAB-RULING-08 without an empty space, or a group, the action is not available', () => {
    const pieces = zone.map((space, i) => `PG${i + 1}:${space}`).join();
    expect(scene({ card: 'tb-09', pieces }).refusal('choose tb-09a')).toBe('NAB-RULING-08');
    const lost = scene({
      card: 'tp-01',
      pieces: 'DD1:-,DD2:-,DD3:-,DD4:-',
      more: 'pool=0,8',
      piles: '-,tb-10',
    });
    lost.play('choose tp-01b', 'done');
    expect(lost.told('cardLost')).toMatchObject([{ card: 'tb-10' }]);
  });

  test('NAB-RULING-08 with its option a part of the group goes', () => {
    const game = scene({ card: 'tb-09', options: 'partialGroupToPalace:true' }).play(
      'choose tb-09a',
      'send BD3',
    );
    expect(game.legal()).toEqual(['take 1', 'take 2', 'take 3', 'take 4']);
    // Of a single droid there is no part.
    const single = scene({
      card: 'tb-09',
      pieces: 'BD3:bf-2-4/1',
      more: 'pool=3,0',
      options: 'partialGroupToPalace:true',
    });
    expect(single.play('choose tb-09a', 'send BD3').kind).toBe('arrive');
    game.play('take 1', 'arrive f1-5-1');
    expect([game.piece('BD3'), game.piece('PBD-n1')]).toEqual(['bf-2-4/3', 'f1-5-1/1']);
  });
});

describe('droids out of an MTT', () => {
  test('NAB-ACTV-01 NAB-ACTV-02 NAB-ACTV-05 destroyed droids come back next to an MTT', () => {
    const game = scene({ card: 'tb-11', pieces: 'BD1:-', more: 'pool=4,0' }).play('choose tb-11a');
    // Of the hexes beside the three MTTs only those of row 0 are open.
    expect(game.legal()).toEqual(
      ['bf-0-1', 'bf-0-3', 'bf-0-4', 'bf-0-6', 'bf-0-7', 'bf-0-9'].map((hex) => `activate ${hex}`),
    );
    expect(game.refusal('activate bf-2-1')).toBe('NAB-ACTV-02');
    game.play('activate bf-0-3');
    expect([game.piece('BD-n1'), game.state.pool]).toEqual(['bf-0-3/4', [0, 0]]);
  });

  test('NAB-ACTV-02 a shield hex will do', () => {
    const game = scene({ card: 'tb-11', pieces: 'BD4:-,MTT2:bf-2-5', more: 'pool=4,0' }).play(
      'choose tb-11a',
    );
    expect(game.legal()).toContain('activate bf-3-5');
  });

  test('NAB-ACTV-02 an MTT in the corner has hexes beside it too', () => {
    const pieces = 'MTT1:bf-0-0,MTT2:-,MTT3:-,BD8:-';
    const game = scene({ card: 'tb-11', pieces, more: 'pool=4,0' }).play('choose tb-11a');
    // Of bf-0-1 and bf-1-0 a Destroyer group stands on the latter: there is no choice.
    expect([game.kind, game.piece('BD-n1')]).toEqual(['plan', 'bf-0-1/4']);
  });

  test('NAB-ACTV-06 fewer only if there are no more', () => {
    const game = scene({ card: 'tb-11', pieces: 'BD1:bf-2-1/1', more: 'pool=3,0' }).play(
      'choose tb-11a',
      'activate bf-0-1',
    );
    expect(game.piece('BD-n1')).toBe('bf-0-1/3');
    const many = scene({ card: 'tb-11', pieces: 'BD1:-,BD2:-', more: 'pool=8,0' }).play(
      'choose tb-11a',
      'activate bf-0-1',
    );
    expect([many.piece('BD-n1'), many.state.pool]).toEqual(['bf-0-1/4', [4, 0]]);
  });

  test('NAB-ACTV-03 NAB-ACTV-04 NAB-ACTV-05 no hex, no MTT, no droids: nothing is activated', () => {
    expect(scene({ card: 'tb-11' }).refusal('choose tb-11a')).toBe('NAB-ACTV-05');
    const gone = 'MTT1:-,MTT2:-,MTT3:-,BD1:-,DD1:-';
    const lost = scene({ card: 'tp-01', pieces: gone, more: 'pool=4,2', piles: '-,tb-12+tb-11' });
    lost.play('choose tp-01b', 'done');
    expect(lost.told('cardLost').map(({ card }) => card)).toEqual(['tb-12', 'tb-11']);
    const shut = 'MTT1:bf-0-0,MTT2:-,MTT3:-,BD8:bf-0-1,BD1:bf-0-3/3';
    expect(scene({ card: 'tb-11', pieces: shut, more: 'pool=1,0' }).refusal('choose tb-11a')).toBe(
      'NAB-ACTV-03',
    );
  });

  test('NAB-RULING-41 a droid destroyed in the palace may come back on the plains', () => {
    const game = scene({ card: 'tb-11', pieces: 'PBD1:-', more: 'pool=1,0' }).play(
      'choose tb-11a',
      'activate bf-0-1',
    );
    expect(game.piece('BD-n1')).toBe('bf-0-1/1');
  });
});
