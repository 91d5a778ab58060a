import { describe, expect, test } from 'vitest';
import { naboo } from '../index.ts';
import type { NabooAction } from '../state.ts';
import { scene } from '../testing/scene.ts';

describe('the core', () => {
  test('NAB-CORE-01 only the Jedi and Darth Maul enter it', () => {
    const game = scene({ card: 'np-14', pieces: 'PG21:gb-3-14' }).play('choose np-14a', 'use PG21');
    expect(game.refusal('move gc-01')).toBe('NAB-CORE-01');
  });

  test('NAB-CORE-05 the Jedi stay while Darth Maul lives', () => {
    const game = scene({ card: 'np-01', pieces: 'QuiGon:gc-01' }).play('choose np-01a', 'use QuiGon');
    expect(game.refusal('move gb-3-14')).toBe('NAB-CORE-05');
    expect(game.legal()).not.toContain('move gb-3-13');
  });

  test('NAB-CORE-06 Darth Maul stays while a Jedi lives', () => {
    const game = scene({ card: 'tp-01', pieces: 'Maul:gc-01,QuiGon:-' }).play('choose tp-01a', 'use Maul');
    expect(game.refusal('move gb-3-14')).toBe('NAB-CORE-06');
    const other = scene({ card: 'tp-01', pieces: 'Maul:gc-01,ObiWan:-' }).play('choose tp-01a', 'use Maul');
    expect(other.refusal('move gb-3-14')).toBe('NAB-CORE-06');
  });

  test('NAB-CORE-07 NAB-JEDI-06 who kills the last opponent may leave at once with what movement is left', () => {
    const game = scene({ card: 'tp-01', pieces: 'Maul:gc-03,QuiGon:gc-02/1,ObiWan:-' }).play(
      'choose tp-01a',
      'use Maul',
    );
    game.play(
      'strike QuiGon 1: red1 green0 blue0',
      'bonus tradePalace',
      'bonus tradePalace',
      'bonus tradeBattlefield',
    );
    expect(game.legal()).toContain('move gb-3-14');
    game.play('move gb-3-13');
    // gc-01, gb-3-14, gb-3-13: three of twelve steps.
    expect(game.state.frames.at(-1)).toMatchObject({ moves: 9, dice: 2 });
    game.play('strike PG21 2: red1 red0');
    expect(game.piece('PG21')).toBe('gone');
  });

  test('NAB-CORE-03 NAB-CORE-04 NAB-JEDI-02 twelve steps, through force fields', () => {
    const game = scene({ card: 'tp-01' }).play('choose tp-01a', 'use Maul');
    // gc-09 to gc-13 and round the rim: gc-15 is seven steps away either way.
    expect(game.legal()).toContain('move gc-15');
    game.play('move gc-15');
    expect(game.state.frames.at(-1)).toMatchObject({ moves: 5, dice: 3 });
  });
});

describe('Jedi and Sith', () => {
  test('NAB-JEDI-01 NAB-MOVE-06 moves and strikes in any sequence', () => {
    const game = scene({ card: 'np-01' }).play(
      'choose np-01a',
      'use QuiGon',
      'strike Maul 1: red1 green0 gold0',
    );
    game.play('move gc-04', 'move gc-06', 'strike Maul 2: red1 red1 green0 gold1');
    expect([game.piece('Maul'), game.piece('QuiGon')]).toEqual(['gc-08/8', 'gc-06/8']);
  });

  test('NAB-JEDI-03 NAB-JEDI-04 three dice in all, so many of them as is said', () => {
    const game = scene({ card: 'np-01' }).play('choose np-01a', 'use QuiGon');
    const strikes = () => game.legal().filter((action) => action.startsWith('strike'));
    expect(strikes()).toEqual(['strike Maul 1', 'strike Maul 2', 'strike Maul 3']);
    expect(game.refusal('attack Maul')).toBe('NAB-JEDI-04');
    game.play('strike Maul 2: red0 red0 green0 gold0');
    expect(game.refusal('strike Maul 2')).toBe('NAB-JEDI-04');
    game.play('strike Maul 1: red0 green0 gold0');
    expect(strikes()).toEqual([]);
  });

  test('NAB-JEDI-05 the full defence against every strike', () => {
    const game = scene({ card: 'np-01' }).play('choose np-01a', 'use QuiGon');
    game.play('strike Maul 1: red2 green1 gold1', 'strike Maul 1: red2 green1 gold0');
    expect([game.piece('Maul'), game.told('defended').length]).toEqual(['gc-08/9', 2]);
  });

  test('NAB-JEDI-07 NAB-RULING-32 only the next space, also through the core door before leaving', () => {
    const game = scene({ card: 'np-01', pieces: 'QuiGon:gc-01,PBD1:gb-3-14' }).play(
      'choose np-01a',
      'use QuiGon',
    );
    expect(game.refusal('strike Maul 1')).toBe('NAB-JEDI-07');
    game.play('strike PBD1 1: red1');
    expect(game.piece('PBD1')).toBe('gone');
  });

  test('NAB-JEDI-08 NAB-JEDI-09 an Attack Twice card gives six dice, three at most in a strike', () => {
    const game = scene({ card: 'tp-07' }).play('choose tp-07a', 'use Maul');
    expect(game.refusal('strike QuiGon 3')).toBeUndefined();
    const refused = (dice: number) =>
      naboo.check(game.state, 1, { type: 'strike', target: 'QuiGon', dice } as NabooAction)?.clause;
    // Six dice are there, but not for one strike; more or none are not.
    expect([0, 4, 6, 7].map(refused)).toEqual(['NAB-JEDI-04', 'NAB-JEDI-09', 'NAB-JEDI-09', 'NAB-JEDI-04']);
    game.play('strike QuiGon 3: red2 red2 red2 green0 blue0');
    game.play('strike ObiWan 3: red1 red1 red1 green0 blue0');
    expect([game.piece('QuiGon'), game.piece('ObiWan')]).toEqual(['gc-06/2', 'gc-07/4']);
    expect(game.state.frames.at(-1)).toMatchObject({ dice: 0 });
  });

  test('NAB-RIP-01 NAB-RIP-02 NAB-RIP-03 NAB-RIP-04 a strike that misses can be answered', () => {
    const game = scene({ card: 'np-01' }).play(
      'choose np-01a',
      'use QuiGon',
      'strike Maul 1: red0 green! gold2',
    );
    expect([game.piece('QuiGon'), game.piece('Maul')]).toEqual(['gc-06/7', 'gc-08/10']);
    expect(game.told('hurt')).toMatchObject([{ piece: 'QuiGon', hits: 1, riposte: true }]);
  });

  test('NAB-RIP-05 NAB-RIP-06 a droid far away dies of a riposte', () => {
    const pieces = 'Maul:-,QuiGon:f1-0-9,PG5:-,PBD1:f1-0-2,PG1:-';
    const game = scene({ card: 'tp-02', pieces }).play(
      'choose tp-02a',
      'use PBD1',
      'stay',
      'attack QuiGon: gray0 green! blue0',
    );
    expect([game.piece('PBD1'), game.state.pool]).toEqual(['gone', [1, 0]]);
  });

  test('NAB-RULING-09 NAB-BONUS-13 NAB-BONUS-14 both can die, and the attacker’s side draws first', () => {
    const game = scene({ card: 'np-01', pieces: 'QuiGon:gc-06/1,Maul:gc-08/1' }).play(
      'choose np-01a',
      'use QuiGon',
    );
    game.play('strike Maul 1: red1 green! gold0');
    expect([game.piece('QuiGon'), game.piece('Maul')]).toEqual(['gone', 'gone']);
    expect([game.kind, game.asked, game.legal()]).toEqual([
      'bonus',
      0,
      ['bonus nabooBattlefield', 'bonus nabooPalace'],
    ]);
    game.play(...new Array<string>(5).fill('bonus nabooPalace'));
    expect([game.asked, game.bonus]).toEqual([1, [5, 0]]);
    game.play('bonus tradePalace', 'bonus tradePalace', 'bonus tradePalace');
    expect(game.bonus).toEqual([5, 3]);
  });

  test('NAB-RULING-09 with its option the dying do not strike back', () => {
    const begin = {
      card: 'np-01',
      pieces: 'QuiGon:gc-06/1,Maul:gc-08/1',
      options: 'riposteWhenKilled:false',
    };
    const game = scene(begin).play('choose np-01a', 'use QuiGon', 'strike Maul 1: red1 green! gold0');
    expect(game.piece('QuiGon')).toBe('gc-06/1');
  });

  test('NAB-RIP-02 a riposte that kills ends the activation', () => {
    const game = scene({ card: 'np-16', pieces: 'QuiGon:gc-06/1' }).play('choose np-16a', 'use QuiGon');
    game.play(
      'strike Maul 1: red0 green! gold0',
      'bonus tradePalace',
      'bonus tradePalace',
      'bonus tradePalace',
    );
    expect([game.kind, game.legal()]).toEqual(['units', ['done', 'use ObiWan']]);
  });

  test('NAB-BONUS-15 Obi-Wan’s death brings three cards', () => {
    const game = scene({ card: 'tp-01', pieces: 'ObiWan:gc-07/1' }).play('choose tp-01a', 'use Maul');
    game.play(
      'strike ObiWan 1: red1 green0 blue0',
      'bonus tradePalace',
      'bonus tradeBattlefield',
      'bonus tradePalace',
    );
    expect([game.piece('ObiWan'), game.bonus]).toEqual(['gone', [0, 3]]);
  });
});
