import { openSession, readOptions, SeededChance, TapeChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { imperialSectors, rebelSectors } from './data/spinners.ts';
import { commanders, components, type HothOptions, hoth } from './index.ts';
import { at, start } from './testing/scene.ts';

describe('the box', () => {
  test('HOTH-SETUP-01 two, three or four play', () => {
    const options = readOptions(hoth.options, {}, 2);
    for (const seats of [0, 1, 5, 2.5])
      expect(() => openSession(hoth, options, seats, new SeededChance(1))).toThrow(`players, not ${seats}.`);
    for (const seats of [2, 3, 4]) expect(start(seats).state.rebels).toHaveLength(seats);
  });

  test('HOTH-SETUP-02 the components are those of one box', () => {
    expect(components).toEqual({
      boards: 1,
      xWingMarkers: 4,
      tieFighterMarkers: 1,
      xWingPuzzles: 4,
      spinners: 2,
      forceCards: 1,
    });
    expect([rebelSectors.length, imperialSectors.length]).toEqual([12, 12]);
  });

  test('HOTH-SETUP-03 HOTH-SETUP-05 every seat has a marker and the puzzle of its colour to itself', () => {
    for (const mark of ['id', 'colour', 'glyph', 'letter'] as const)
      expect(new Set(commanders.map((commander) => commander[mark])).size).toBe(4);
    // Blue flies and Green is hit: neither marker nor puzzle of another seat changes.
    const game = at(
      'blue=hyper-01/5 green=hyper-10/5 orange=hyper-20/5 violet=hyper-30/5 vader=hyper-07 phase=rebelSpin',
    ).play('spin R11', 'fly hyper-03', 'spin I4', 'steer hyper-10', 'spin I1');
    expect(game.says('blue', 'green', 'orange', 'violet')).toBe(
      'blue=hyper-03/5 green=hyper-10/4 orange=hyper-20/5 violet=hyper-30/5',
    );
  });
});

describe('the first position', () => {
  test('HOTH-SETUP-04 HOTH-SETUP-06 HOTH-SETUP-08 HOTH-SETUP-10 Rebels on Hoth and whole, Vader on the TIE symbol, the card beside the board', () => {
    expect(start(2).position).toBe(
      'turn=1 active=blue phase=rebelSpin blue=planet-hoth/5 green=planet-hoth/5 vader=hoth-out-21 force=none options=firstPlayer:blue',
    );
    expect(start(4).says('blue', 'green', 'orange', 'violet', 'vader', 'force')).toBe(
      'blue=planet-hoth/5 green=planet-hoth/5 orange=planet-hoth/5 violet=planet-hoth/5 vader=hoth-out-21 force=none',
    );
  });

  test('HOTH-SETUP-07 every viewer sees every puzzle', () => {
    const { state } = at('blue=hyper-10/2 green=hyper-20/4 phase=vaderSpin');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(hoth.view(state, viewer).rebels).toEqual([
        { space: 'hyper-10', pieces: 2 },
        { space: 'hyper-20', pieces: 4 },
      ]);
  });

  test('HOTH-SETUP-09 nobody owns Vader: each player steers him in his own turn', () => {
    const game = start(2).play('spin R1', 'fly hoth-in-05', 'spin I1', 'steer hoth-out-04');
    expect(game.says('active', 'vader')).toBe('active=green vader=hoth-out-04');
    game.play('spin R1', 'fly hoth-in-05', 'spin I1', 'steer hoth-out-08');
    expect(game.says('active', 'vader')).toBe('active=blue vader=hoth-out-08');
    expect(game.events.find(({ type }) => type === 'vaderMoved')).toMatchObject({ seat: 1 });
  });
});

describe('who begins', () => {
  function begin(seats: number, firstPlayer: string, draws: readonly [string, number][]): number {
    const tape = new TapeChance(draws);
    const options = readOptions(hoth.options, { firstPlayer }, seats) as HothOptions;
    const { active } = hoth.setup(options, seats, tape);
    expect(tape.left).toBe(0);
    return active;
  }

  test('HOTH-SETUP-11 HOTH-RULING-25 chance decides who begins, unless the host chooses', () => {
    expect(readOptions(hoth.options, {}, 2)['firstPlayer']).toBe('random');
    expect(begin(4, 'random', [['firstPlayer', 2]])).toBe(2);
    expect(begin(2, 'random', [['firstPlayer', 1]])).toBe(1);
    expect(begin(2, 'green', [])).toBe(1);
    expect(begin(3, 'orange', [])).toBe(2);
    expect(begin(4, 'violet', [])).toBe(3);
  });

  test('HOTH-RULING-25 only somebody who plays can be chosen', () => {
    expect(() => begin(2, 'orange', [])).toThrow("'firstPlayer' is one of random, blue, green");
    expect(() => begin(3, 'violet', [])).toThrow("'firstPlayer' is one of random, blue, green, orange");
    expect(() => begin(2, 'red', [])).toThrow("not 'red'");
  });

  test('HOTH-SETUP-12 play passes to the left, and from the last seat to the first', () => {
    const game = at(
      'turn=4 active=blue phase=vaderMove spun=I2 steps=1 blue=hoth-in-05/5 green=hoth-in-06/5 orange=hoth-in-07/5 vader=hoth-out-01',
    ).play('steer hoth-out-02');
    expect(game.says('turn', 'active', 'phase')).toBe('turn=5 active=green phase=rebelSpin');
    game.play('spin R2', 'fly hoth-in-08', 'spin I2', 'steer hoth-out-03');
    expect(game.says('turn', 'active')).toBe('turn=6 active=orange');
    game.play('spin R2', 'fly hoth-in-09', 'spin I2', 'steer hoth-out-04');
    expect(game.says('turn', 'active')).toBe('turn=7 active=blue');
  });
});
