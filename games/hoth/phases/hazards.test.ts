import { describe, expect, test } from 'vitest';
import { at } from '../testing/scene.ts';

/** Vader's step where nobody is near: one space around Hoth. */
const quiet = ['spin I2', 'steer hoth-out-02'];
const quietAgain = ['spin I2', 'steer hoth-out-03'];

describe('asteroid fields', () => {
  test('HOTH-AST-01 HOTH-AST-02 HOTH-AST-03 who lands in a field moves 1 space a turn without a spin, but spins for Vader', () => {
    const game = at('blue=hyper-01/5 vader=hoth-out-01').play('spin R3', 'fly hyper-05');
    expect(game.events.at(-1)).toEqual({ type: 'asteroidsEntered', seat: 0, space: 'hyper-05' });
    game.play(...quiet, 'spin R2', 'fly hoth-in-02', ...quietAgain);
    expect(game.says('active', 'phase', 'steps', 'spun')).toBe('active=blue phase=rebelMove steps=1');
    expect(game.legal()).toEqual(['fly hyper-06']);
    expect(game.refusal('spin')).toBe('HOTH-AST-02');
    expect(game.refusal('fly hyper-07')).toBe('HOTH-AST-01');
    expect(game.play('fly hyper-06').says('active', 'phase')).toBe('active=blue phase=vaderSpin');
    expect(game.play('spin I5').says('phase', 'steps')).toBe('phase=vaderMove steps=8');
  });

  test('HOTH-AST-01 it takes as many turns as there are asteroid spaces ahead, and one more to be out', () => {
    const steps = ['hyper-22', 'hyper-23', 'hyper-24', 'hyper-25'].map(
      (space) => at(`blue=${space}/5 phase=rebelMove steps=1`).legal()[0],
    );
    expect(steps).toEqual(['fly hyper-23', 'fly hyper-24', 'fly hyper-25', 'fly hyper-26']);
  });

  test('HOTH-AST-04 flying over asteroids costs nothing', () => {
    const game = at('blue=hyper-04/5 vader=hoth-out-01').play('spin R6', 'fly hyper-07', ...quiet);
    expect(game.happened()).not.toContain('asteroidsEntered');
    game.play('spin R2', 'fly hoth-in-02', ...quietAgain);
    expect(game.says('active', 'phase')).toBe('active=blue phase=rebelSpin');
  });

  test('HOTH-AST-05 once out of the field the next turn is an ordinary one', () => {
    const game = at('blue=hyper-06/5 phase=rebelMove steps=1 vader=hoth-out-01').play(
      'fly hyper-07',
      ...quiet,
    );
    game.play('spin R2', 'fly hoth-in-02', ...quietAgain);
    expect(game.says('active', 'phase')).toBe('active=blue phase=rebelSpin');
    expect(game.play('spin R2').legal()).toEqual(['fly hyper-16']);
  });

  test('HOTH-RULING-21 damaged in a field is 1 space, and then the damaged number again', () => {
    const game = at('blue=hyper-14/3 phase=rebelMove steps=1 vader=hoth-out-01');
    expect(game.legal()).toEqual(['fly hyper-15']);
    game.play('fly hyper-15', ...quiet, 'spin R2', 'fly hoth-in-02', ...quietAgain);
    expect(game.says('phase', 'steps', 'blue')).toBe('phase=rebelMove steps=3 blue=hyper-15/3');
    // Whole, he spins instead.
    const whole = at('blue=hyper-14/5 phase=rebelMove steps=1 vader=hoth-out-01').play(
      'fly hyper-15',
      ...quiet,
      'spin R2',
      'fly hoth-in-02',
      ...quietAgain,
    );
    expect(whole.says('phase')).toBe('phase=rebelSpin');
  });
});

describe('damaged Fighters', () => {
  test('HOTH-DMG-01 the turn after a hit begins without a Rebel spin', () => {
    const game = at(
      'active=blue phase=attackSpin targets=green blue=hoth-in-05/5 green=hyper-20/5 vader=hyper-20',
    );
    game.play('spin I3');
    expect(game.says('active', 'phase', 'steps', 'green')).toBe(
      'active=green phase=rebelMove steps=3 green=hyper-20/3',
    );
    expect(game.refusal('spin')).toBe('HOTH-DMG-01');
  });

  test('HOTH-DMG-02 HOTH-DMG-03 HOTH-DMG-04 HOTH-DMG-05 as many spaces as pieces are left', () => {
    const flown = [4, 3, 2, 1].map((pieces) =>
      at(`blue=hyper-19/${pieces} phase=rebelMove steps=${pieces}`).legal(),
    );
    expect(flown).toEqual([['fly hyper-23'], ['fly hyper-22'], ['fly hyper-21'], ['fly hyper-20']]);
    for (const pieces of [4, 3, 2, 1])
      expect(at(`blue=hyper-19/${pieces} phase=rebelMove steps=${pieces}`).refusal('fly hyper-27')).toBe(
        `HOTH-DMG-0${6 - pieces}`,
      );
  });

  test('HOTH-DMG-06 HOTH-DMG-07 the speed lasts until a station mends the Fighter, and Vader is spun for all the while', () => {
    const game = at('blue=hyper-01/3 phase=rebelMove steps=3 vader=hoth-out-01');
    game.play('fly hyper-04');
    expect(game.says('phase')).toBe('phase=vaderSpin');
    game.play(...quiet, 'spin R2', 'fly hoth-in-02', ...quietAgain);
    expect(game.says('phase', 'steps')).toBe('phase=rebelMove steps=3');
    game.play(
      'fly hyper-07',
      'spin I2',
      'steer hoth-out-04',
      'spin R2',
      'fly hoth-in-04',
      'spin I7',
      'steer hoth-out-06',
    );
    game.play(
      'fly hyper-09',
      'spin I2',
      'steer hoth-out-07',
      'spin R2',
      'fly hoth-in-06',
      'spin I2',
      'steer hoth-out-08',
    );
    expect(game.says('active', 'phase', 'blue')).toBe('active=blue phase=rebelSpin blue=hyper-09/5');
  });

  test('HOTH-RULING-20 exactly his number, a slide included, until hit again', () => {
    expect(at('blue=hoth-in-11/2 phase=rebelMove steps=2').legal()).toEqual([
      'fly hoth-in-13',
      'fly hoth-out-19 slide',
    ]);
    expect(at('blue=hoth-out-19/4 phase=rebelMove steps=4').legal()).toEqual([
      'fly hoth-out-02',
      'fly hyper-02',
    ]);
    const hitAgain = at(
      'phase=attackSpin targets=green blue=hoth-in-05/5 green=hyper-20/4 vader=hyper-20',
    ).play('spin I1');
    expect(hitAgain.says('steps', 'green')).toBe('steps=3 green=hyper-20/3');
  });

  test('HOTH-WIN-02 a damaged Fighter lands without an exact count', () => {
    const game = at('blue=dan-in-15/4 phase=rebelMove steps=4');
    expect(game.legal()).toEqual(['fly planet-dantooine']);
    expect(game.play('fly planet-dantooine').says('winner')).toBe('winner=blue');
  });
});

describe('repair stations', () => {
  test('HOTH-REP-01 HOTH-REP-02 landing on a station, and nothing else, mends everything at once', () => {
    for (const [from, station] of [
      ['hyper-07', 'hyper-09'],
      ['hyper-16', 'hyper-18'],
      ['hyper-26', 'hyper-28'],
    ]) {
      const game = at(`blue=${from}/2 phase=rebelMove steps=2`).play(`fly ${station}`);
      expect(game.says('blue')).toBe(`blue=${station}/5`);
      expect(game.events.at(-1)).toEqual({ type: 'repaired', seat: 0, space: station });
    }
    const past = at('blue=hyper-08/2 phase=rebelMove steps=2').play('fly hyper-10');
    expect(past.says('blue')).toBe('blue=hyper-10/2');
    // Who is whole is not repaired.
    const whole = at('blue=hyper-03/5').play('spin R9', 'fly hyper-09');
    expect(whole.events.map(({ type }) => type)).not.toContain('repaired');
  });

  test('HOTH-REP-03 HOTH-REP-04 a damaged Rebel may stop as soon as he reaches a station, or fly past', () => {
    const game = at('blue=hyper-07/3 phase=rebelMove steps=3');
    expect(game.legal()).toEqual(['fly hyper-09', 'fly hyper-10']);
    expect(game.refusal('fly hyper-08')).toBe('HOTH-DMG-03');
    expect(at('blue=hyper-27/4 phase=rebelMove steps=4').legal()).toEqual(['fly hyper-28', 'fly hyper-31']);
    // Reached by the exact count there is nothing to choose.
    expect(at('blue=hyper-06/1 phase=rebelMove steps=1').legal()).toEqual(['fly hyper-07']);
    expect(at('blue=hyper-08/1 phase=rebelMove steps=1').legal()).toEqual(['fly hyper-09']);
  });

  test('HOTH-REP-06 a repaired player spins from his next turn on', () => {
    const game = at('blue=hyper-17/1 phase=rebelMove steps=1 vader=hoth-out-01').play('fly hyper-18');
    expect(game.says('phase')).toBe('phase=vaderSpin');
    game.play(...quiet, 'spin R2', 'fly hoth-in-02', ...quietAgain);
    expect(game.says('active', 'phase', 'steps')).toBe('active=blue phase=rebelSpin');
    expect(game.play('spin R2').legal()).toEqual(['fly hyper-27']);
  });

  test('HOTH-RULING-19 an undamaged Rebel may not stop early, but has the shelter where his count ends', () => {
    expect(at('blue=hyper-07/4 phase=rebelMove steps=4').legal()).toEqual(['fly hyper-09', 'fly hyper-11']);
    const early = at('blue=hyper-07/5').play('spin R3');
    expect(early.legal()).toEqual(['fly hyper-11']);
    expect(early.refusal('fly hyper-09')).toBe('HOTH-RULING-19');
    const exact = at('blue=hyper-03/5 vader=hyper-12').play(
      'spin R9',
      'fly hyper-09',
      'spin I4',
      'steer hyper-09',
    );
    expect(exact.events.filter(({ type }) => type === 'attackPrevented')).toEqual([
      { type: 'attackPrevented', seat: 0, by: 'station' },
    ]);
    expect(exact.says('active', 'phase')).toBe('active=green phase=rebelSpin');
  });
});
