import { describe, expect, test } from 'vitest';
import { sees } from '../data/sight.ts';
import { spaceCount, spaceOf } from '../data/spaces.ts';
import { startingPieces } from '../data/start.ts';
import { scene } from '../testing/scene.ts';
import { boardOf } from './pieces.ts';

/** Whether two spaces see each other with pieces on some others. */
function look(from: string, to: string, pieces: readonly string[] = [], wholeLine = true): boolean {
  const board = new Int16Array(spaceCount).fill(-1);
  for (const id of pieces) board[spaceOf(id) as number] = 1;
  return sees(board, spaceOf(from) as number, spaceOf(to) as number, wholeLine);
}

describe('the queens', () => {
  const duel = 'QuiGon:-,ObiWan:-,Maul:f1-3-6,RedQueen:f1-3-8/1';

  test('NAB-QUEEN-02 NAB-QUEEN-03 NAB-RULING-34 NAB-RIP-05 NAB-RIP-06 a riposte kills the real queen, and guards not yet used move 2', () => {
    const game = scene({ card: 'np-12', pieces: duel }).play('choose np-12a', 'use RedQueen', 'stay');
    game.play('attack Maul: red0 green! gold0');
    expect(game.told('destroyed', 1)).toMatchObject([{ piece: 'RedQueen', real: true, riposte: true }]);
    game.play('use PG1');
    expect(game.refusal('move f1-0-6')).toBeUndefined();
    expect(game.refusal('move f1-0-5')).toBe('NAB-MOVE-03');
  });

  test('NAB-RULING-34 the death of the decoy changes nothing for the guards', () => {
    const game = scene({ card: 'np-12', pieces: duel, more: 'real=PurpleQueen' });
    game.play('choose np-12a', 'use RedQueen', 'stay', 'attack Maul: red0 green! gold0', 'use PG1');
    expect(game.refusal('move f1-0-5')).toBeUndefined();
  });

  test.each([
    ['cardValue', 8],
    ['doubleReduced', 4],
  ])('NAB-RULING-11 NAB-PAL-02 Rush the Palace after her death, %s', (option, steps) => {
    const game = scene({
      card: 'np-02',
      pieces: 'RedQueen:-,PBD1:-',
      more: 'pool=1,0',
      options: `rushAfterQueenDeath:${option}`,
    });
    game.play('choose np-02a', 'use PG1');
    // Four steps along row 0 to f1-0-4, more by the card's own number.
    expect(game.refusal('move f1-0-4')).toBeUndefined();
    expect(game.refusal('move f1-0-3')).toBe(steps === 8 ? undefined : 'NAB-MOVE-03');
  });

  test('NAB-RULING-11 a Window Ledge card gives the guards 2 then', () => {
    const game = scene({ card: 'np-06', pieces: 'RedQueen:-' }).play('choose np-06a', 'use PG5');
    // f1-0-9, f1-0-8, up the window: two steps.
    expect(game.refusal('move f3-0-8')).toBeUndefined();
    expect(game.refusal('move f3-0-9')).toBe('NAB-MOVE-03');
  });
});

describe('windows', () => {
  test('NAB-LEDGE-01 only with a card for it', () => {
    const game = scene({ card: 'np-14', pieces: 'PG5:f1-0-8' }).play('choose np-14a', 'use PG5');
    expect(game.refusal('move f2-0-8')).toBe('NAB-LEDGE-01');
  });

  test('NAB-LEDGE-02 only for those the card names', () => {
    expect(scene({ card: 'np-03' }).play('choose np-03a').refusal('use PurpleQueen')).toBe('NAB-RULING-42');
  });

  test('NAB-LEDGE-03 NAB-LEDGE-04 NAB-LEDGE-11 up one floor or two for one step, or not at all', () => {
    const game = scene({ card: 'np-06', pieces: 'PG5:f1-0-8' }).play('choose np-06a', 'use PG5');
    for (const to of ['f2-0-8', 'f3-0-8', 'f3-0-7', 'f1-0-5'])
      expect(game.refusal(`move ${to}`)).toBeUndefined();
  });

  test('NAB-LEDGE-03 who is hemmed in at a window can still climb', () => {
    // f1-0-8 has four neighbours: f1-0-7, f1-0-9, f1-1-7 and f1-1-8.
    const pieces = 'PG6:f1-0-8,PG1:f1-0-7,PG2:f1-1-7,PG3:f1-1-8';
    const game = scene({ card: 'np-06', pieces }).play('choose np-06a', 'use PG6');
    expect([game.kind, game.refusal('move f2-0-8')]).toEqual(['move', undefined]);
    const walking = scene({ card: 'np-14', pieces }).play('choose np-14a', 'use PG6');
    expect(walking.kind).not.toBe('move');
  });

  test('NAB-LEDGE-05 NAB-LEDGE-10 a droid at the window shuts it', () => {
    const game = scene({ card: 'np-06', pieces: 'PG5:f1-0-8,PBD12:f2-0-8' }).play('choose np-06a', 'use PG5');
    expect(game.refusal('move f2-0-8')).toBe('NAB-MOVE-05');
    expect(game.refusal('move f3-0-8')).toBeUndefined();
  });

  test('NAB-RULING-06 with its option nobody passes an occupied window', () => {
    const begin = { card: 'np-06', pieces: 'PG5:f1-0-8,PBD12:f2-0-8', options: 'windowMiddleBlocks:true' };
    const game = scene(begin).play('choose np-06a', 'use PG5');
    expect(game.refusal('move f3-0-8')).toBe('NAB-RULING-06');
  });

  test('NAB-LEDGE-06 no attack goes up or down a window', () => {
    const game = scene({ card: 'np-06', pieces: 'PG5:f1-0-8,PBD12:f2-0-8' }).play(
      'choose np-06a',
      'use PG5',
      'stay',
    );
    expect(game.refusal('attack PBD12')).toBe('NAB-RULING-20');
  });

  test('NAB-LEDGE-07 NAB-LEDGE-08 move on and attack after a window', () => {
    const game = scene({ card: 'np-06', pieces: 'PG5:f1-0-8' }).play(
      'choose np-06a',
      'use PG5',
      'move f3-0-6',
    );
    game.play('attack PBD18: gray1');
    expect(game.piece('PBD18')).toBe('gone');
  });

  test('NAB-LEDGE-09 droids do not go through windows', () => {
    const game = scene({ card: 'tp-02', pieces: 'PBD1:f1-0-5' }).play('choose tp-02a', 'use PBD1');
    expect(game.refusal('move f2-0-5')).toBe('NAB-LEDGE-09');
  });
});

describe('lines of sight', () => {
  test('NAB-LOS-01 NAB-LOS-02 at any distance', () => {
    expect(look('f1-0-0', 'f1-0-9')).toBe(true);
  });

  test('NAB-LOS-05 anybody in between is in the way', () => {
    expect(look('f1-3-1', 'f1-3-8')).toBe(true);
    expect(look('f1-3-1', 'f1-3-8', ['f1-3-4'])).toBe(false);
  });

  test('NAB-LOS-06 NAB-RULING-17 pillars and walls', () => {
    expect(look('f1-2-2', 'f1-2-4')).toBe(false);
    expect(look('f2-2-3', 'f2-2-6')).toBe(false);
  });

  test('NAB-LOS-07 NAB-RULING-18 stairs, even empty; but not for who stands on them', () => {
    expect(look('f1-0-0', 'f1-2-1')).toBe(false);
    expect(look('f1-1-0', 'f1-1-5')).toBe(true);
  });

  test('NAB-LOS-08 the throne', () => {
    expect(look('f3-2-0', 'f3-4-1')).toBe(false);
  });

  test('NAB-LOS-09 NAB-DOOR-01 NAB-DOOR-02 NAB-DOOR-03 doors: only straight through', () => {
    expect(look('f3-3-3', 'f3-3-4')).toBe(true);
    expect(look('f3-3-2', 'f3-3-4')).toBe(false);
    expect(look('f3-3-3', 'f3-3-5')).toBe(false);
    expect(look('gb-3-13', 'gc-01')).toBe(false);
  });

  test('NAB-CORE-02 NAB-DOOR-02 a guard before the core door attacks who stands right behind it', () => {
    const game = scene({ card: 'np-14', pieces: 'PG21:gb-3-14,Maul:gc-01' }).play(
      'choose np-14a',
      'use PG21',
      'stay',
    );
    game.play('attack Maul: gray1 green0 gold0');
    expect(game.piece('Maul')).toBe('gc-01/9');
  });

  test('NAB-STAIR-02 NAB-RULING-20 from floor to floor only along a staircase', () => {
    expect(look('f1-1-0', 'f2-1-0')).toBe(true);
    expect(look('f1-1-1', 'f2-1-0')).toBe(false);
    expect(look('f1-1-1', 'f2-1-1')).toBe(false);
  });

  test('NAB-LOS-10 NAB-LOS-11 NAB-RULING-01 along hex edges: anywhere on both sides, or with the option face to face', () => {
    // From f1-0-5 to f1-4-5 the line runs along the edge between f1-1-4 and f1-1-5, and that between f1-3-4 and f1-3-5.
    expect(look('f1-0-5', 'f1-4-5', ['f1-1-4', 'f1-3-4'])).toBe(true);
    expect(look('f1-0-5', 'f1-4-5', ['f1-1-4', 'f1-3-5'])).toBe(false);
    expect(look('f1-0-5', 'f1-4-5', ['f1-1-4', 'f1-3-5'], false)).toBe(true);
    expect(look('f1-0-5', 'f1-4-5', ['f1-1-4', 'f1-1-5'], false)).toBe(false);
    expect(look('f1-0-5', 'f1-4-5', ['f1-2-5'])).toBe(false);
  });

  test('NAB-LOS-04 what blocks is named', () => {
    const game = scene({ card: 'np-14' }).play('choose np-14a', 'use PG3', 'stay');
    expect(game.refusal('attack PBD7')).toBe('NAB-LOS-04');
  });

  test('NAB-VICE-01 NAB-VICE-03 NAB-VICE-04 NAB-VICE-02 Viceroys sit still and are left alone', () => {
    const game = scene({ card: 'np-14', pieces: 'PG1:f3-1-0,PBD20:-,PDD4:-,PBD21:-', more: 'pool=2,1' }).play(
      'choose np-14a',
      'use PG1',
    );
    expect(game.refusal('move f3-2-0')).toBe('NAB-VICE-02');
    game.play('move f3-1-1');
    expect(game.kind).toBe('units');
    expect(scene({ card: 'tp-02' }).play('choose tp-02a').refusal('use VR1')).toBe('NAB-RULING-42');
  });

  test('NAB-VICE-05 a Viceroy is in the way like anybody', () => {
    const { state } = scene({ card: 'np-14' });
    const between = () =>
      sees(boardOf(state), spaceOf('f3-1-0') as number, spaceOf('f3-1-2') as number, true);
    state.at[startingPieces.findIndex(({ id }) => id === 'PBD20')] = -1;
    expect(between()).toBe(true);
    state.at[startingPieces.findIndex(({ id }) => id === 'VR1')] = spaceOf('f3-1-1') as number;
    expect(between()).toBe(false);
  });
});
