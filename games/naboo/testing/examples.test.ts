import { describe, expect, test } from 'vitest';
import { sees } from '../data/sight.ts';
import { spaceCount, spaceOf } from '../data/spaces.ts';
import { scene } from './scene.ts';

/** The first round of the worked examples, up to a card: both sides play what they planned. */
function firstRound() {
  return scene({
    card: 'tb-01',
    more: 'lead=1',
    piles: 'nb-10+np-02+np-03+np-01,tp-01+tp-02+tb-03',
    tops: 'sf-1 nb-04 nb-01',
  });
}

const starfighter = ['choose tb-01a', 'deploy grid-1'];
const force = [
  'choose nb-10a',
  'choose nb-04b',
  'use G3',
  'move bf-3-4',
  'attack BD3: gray1 gray1 gray0',
  'use G2',
  'move bf-3-3',
  'attack BD3: gray1 gray0 gray0',
  'choose nb-01a: gray1 gray0',
  'block 7: anakin5 anakin3 gray1 gray1',
  'block 7 8: anakin2 anakin4',
];
const maul = ['choose tp-01a', 'use Maul', 'strike QuiGon 3: red2 red1 red1 green1 blue1', 'done'];
const rush = [
  'choose np-02a',
  ...['use PG7', 'move f1-1-3', 'attack PBD2: gray1'],
  ...['use PG8', 'move f1-5-5', 'attack PBD4: gray0'],
  ...['use PG6', 'move f1-4-4', 'attack PBD3: gray0'],
  ...['use PG1', 'move f1-3-5', 'attack PBD3: gray0'],
  ...['use Panaka', 'move f1-0-7', 'attack PBD1: red1'],
];
const droids = [
  'choose tp-02a',
  ...['use PBD6', 'move f1-0-3', 'attack PG7: gray0'],
  ...['use PBD7', 'move f1-0-2', 'attack PG7: gray0'],
  ...['use PBD4', 'stay', 'attack PG8: gray0'],
  ...['use PBD5', 'move f1-4-7', 'attack RedQueen: gray1 blue0'],
];
const ledge = [
  'choose np-03a',
  ...['use PG5', 'move f3-0-6', 'attack PBD18: gray1'],
  ...['use PG4', 'move f2-6-8', 'hold'],
  ...['use RedQueen', 'move f2-0-8', 'attack PDD2: red2 blue1 blue0'],
  ...['use PG3', 'move f3-0-9'],
];
const destroyers = [
  'choose tb-03a',
  'use DD1',
  'move bf-3-2',
  'attack F1: red2 red2 red1 red0 gold0 blue0',
  'bonus tradePalace',
  'done',
];

describe('worked examples', () => {
  test('example 1, NAB-SF-01 NAB-CARD-07: a Starfighter card is deployed', () => {
    const game = firstRound().play(...starfighter);
    expect(game.state.stacks).toEqual([[0], [], [], [], []]);
    expect(game.state.discards[2]).toHaveLength(1);
  });

  test('example 2, NAB-CARD-08 NAB-CARD-09: a drawn card is played with a free choice', () => {
    const game = firstRound().play(...starfighter);
    expect(game.state.discards[0]).toHaveLength(1);
    game.play('choose nb-10a');
    expect(game.legal()).toEqual(['choose nb-04a', 'choose nb-04b']);
  });

  test('example 3, NAB-SHIELD-05 NAB-DMG-06: Gungans on the shield hit the droids outside', () => {
    const game = firstRound().play(...starfighter, ...force.slice(0, 5));
    expect([game.piece('BD3'), game.bonus, game.told('defended')]).toEqual(['bf-2-4/2', [0, 0], []]);
  });

  test('example 4, NAB-CARD-04: not the same group again', () => {
    const game = firstRound().play(...starfighter, ...force.slice(0, 5));
    expect(game.refusal('use G3')).toBe('NAB-CARD-04');
    game.play(...force.slice(5, 8));
    expect(game.piece('BD3')).toBe('bf-2-4/1');
  });

  test('example 5, NAB-SF-07 NAB-SPACE-07 NAB-SPACE-09 NAB-SPACE-10: Anakin passes a card and a grid', () => {
    const game = firstRound().play(...starfighter, ...force);
    expect([game.state.anakin, game.state.passed, game.state.stacks[0]]).toEqual([1, [0], []]);
    expect([game.kind, game.asked]).toEqual(['card', 1]);
  });

  test('example 6, NAB-JEDI-03 NAB-DEF-03: Darth Maul strikes Qui-Gon', () => {
    const game = firstRound().play(...starfighter, ...force, ...maul);
    expect(game.piece('QuiGon')).toBe('gc-06/6');
  });

  test('example 7, NAB-CARD-10 NAB-CARD-11 NAB-LOS-02: the palace is rushed', () => {
    const game = firstRound().play(...starfighter, ...force, ...maul, ...rush.slice(0, -2));
    expect(game.refusal('move f1-0-5')).toBe('NAB-MOVE-03');
    game.play(...rush.slice(-2));
    expect([game.piece('PBD1'), game.piece('PBD2'), game.state.pool, game.bonus]).toEqual([
      'gone',
      'gone',
      [5, 0],
      [0, 0],
    ]);
  });

  test('example 8, NAB-MOVE-04 NAB-DMG-03: the droids answer', () => {
    const game = firstRound().play(...starfighter, ...force, ...maul, ...rush, ...droids);
    expect([game.piece('RedQueen'), game.piece('PBD4')]).toEqual(['gb-2-10/3', 'f1-5-4/1']);
  });

  test('example 9, NAB-LEDGE-03 NAB-LEDGE-04 NAB-LEDGE-07 NAB-LEDGE-08: up the windows', () => {
    const game = firstRound().play(...starfighter, ...force, ...maul, ...rush, ...droids, ...ledge);
    expect(['PBD18', 'PDD2', 'PG5', 'PG4', 'RedQueen', 'PG3'].map((id) => game.piece(id))).toEqual([
      'gone',
      'gone',
      'f3-0-6/1',
      'f2-6-8/1',
      'f2-0-8/3',
      'f3-0-9/1',
    ]);
    // PG3 had no target: the next card is up at once.
    expect([game.kind, game.asked]).toEqual(['card', 1]);
  });

  test('example 10, NAB-RANGE-02 NAB-DMG-07 NAB-SHIELD-08 NAB-BONUS-05 NAB-BONUS-09: the shield falls', () => {
    const game = firstRound().play(
      ...starfighter,
      ...force,
      ...maul,
      ...rush,
      ...droids,
      ...ledge,
      ...destroyers,
    );
    expect([game.piece('F1'), game.bonus, game.told('shieldDown').length]).toEqual(['gone', [0, 1], 1]);
    expect([game.kind, game.asked, game.state.piles]).toEqual(['card', 0, [[], []]]);
  });

  test('example 10, NAB-RANGE-02: with Gungans on both hexes between, the attack is illegal', () => {
    const game = scene({ card: 'tb-03' }).play('choose tb-03a', 'use DD1', 'move bf-3-2');
    expect(game.refusal('attack F1')).toBe('NAB-RANGE-02');
  });

  test('example 11, NAB-RIP-02 NAB-RIP-03 NAB-RIP-06: the riposte', () => {
    const game = firstRound().play(
      ...starfighter,
      ...force,
      ...maul,
      ...rush,
      ...droids,
      ...ledge,
      ...destroyers,
    );
    game.play('choose np-01a', 'use QuiGon', 'strike Maul 3: red2 red1 red0 green! gold1');
    expect([game.piece('Maul'), game.piece('QuiGon')]).toEqual(['gc-08/8', 'gc-06/5']);
  });

  test('example 12, NAB-LOS-10 NAB-LOS-11: along hex edges', () => {
    const board = new Int16Array(spaceCount).fill(-1);
    const look = () => sees(board, spaceOf('f1-0-5') as number, spaceOf('f1-2-5') as number, true);
    expect(look()).toBe(true);
    board[spaceOf('f1-1-4') as number] = 1;
    expect(look()).toBe(true);
    board[spaceOf('f1-1-5') as number] = 2;
    expect(look()).toBe(false);
  });

  test('example 13, NAB-JEDI-01 NAB-JEDI-02 NAB-JEDI-03 NAB-JEDI-04 NAB-JEDI-05 NAB-JEDI-06: 3, a die, 6, two dice, 3', () => {
    const game = scene({
      card: 'np-01',
      pieces: 'Maul:-,QuiGon:gb-3-14,PBD1:gb-3-12,PG21:-,PG14:-,PBD2:gb-0-13,PG9:-,PG15:-',
    }).play('choose np-01a', 'use QuiGon', 'move gb-3-13');
    expect(game.state.frames.at(-1)).toMatchObject({ moves: 11, dice: 3 });
    game.play('strike PBD1 1: red1', 'move gb-1-13', 'strike PBD2 2: red0 red0', 'move gb-3-14');
    expect([game.piece('PBD1'), game.piece('PBD2'), game.piece('QuiGon')]).toEqual([
      'gone',
      'gb-0-13/1',
      'gb-3-14/8',
    ]);
    expect(game.state.frames.at(-1)).toMatchObject({ moves: 7, dice: 0 });
  });
});
