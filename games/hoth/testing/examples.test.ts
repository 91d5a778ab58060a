import { describe, expect, test } from 'vitest';
import { at, start } from './scene.ts';

/** The worked examples of the specification, one by one. */
describe('worked examples', () => {
  test('EX-1 HOTH-MOVE-02 HOTH-MOVE-04 a 5 on the first turn leads to the fifth space and nowhere else', () => {
    const game = start(2).play('spin R1');
    expect(game.legal()).toEqual(['fly hoth-in-05']);
    expect(game.play('fly hoth-in-05').says('blue')).toBe('blue=hoth-in-05/5');
  });

  test('EX-2 HOTH-MOVE-05 HOTH-MOVE-09 HOTH-MOVE-10 HOTH-MOVE-11 of "1-10" a 3 lands on yellow and may slide', () => {
    const stay = start(2).play('spin R3', 'fly hoth-in-03');
    expect(stay.says('phase', 'blue')).toBe('phase=vaderSpin blue=hoth-in-03/5');
    const slide = start(2).play('spin R3', 'fly hoth-out-05 slide');
    expect(slide.says('phase', 'blue')).toBe('phase=vaderSpin blue=hoth-out-05/5');
  });

  test('EX-3 HOTH-VADER-09 HOTH-VADER-10 an 8 takes Vader 8 forward or 8 back, never 6 and 2', () => {
    const game = at('phase=vaderSpin blue=hyper-30/5 green=hyper-31/5 vader=hyper-15').play('spin I5');
    expect(game.legal()).toEqual(['steer hyper-07', 'steer hyper-23']);
    expect(game.refusal('steer hyper-19')).toBe('HOTH-VADER-10');
  });

  test('EX-4 HOTH-ATT-01 HOTH-ATT-03 HOTH-ATT-09 HOTH-ATT-10 HOTH-RULING-17 two are attacked, each with his own spin', () => {
    const game = at(
      'active=orange phase=vaderSpin blue=hyper-20/5 green=hyper-21/5 orange=hoth-in-02/5 vader=hyper-12',
    ).play('spin I5', 'steer hyper-20');
    expect(game.says('targets')).toBe('targets=blue,green');
    game.play('spin I3', 'spin I2');
    expect(game.says('active', 'blue', 'green', 'orange')).toBe(
      'active=blue blue=hyper-20/3 green=hyper-21/5 orange=hoth-in-02/5',
    );
  });

  test('EX-5 HOTH-ATT-07 HOTH-DMG-01 HOTH-DMG-02 one burst leaves 4 pieces, and then 4 spaces without a spin', () => {
    const game = at('phase=attackSpin targets=green blue=hoth-in-02/5 green=hyper-29/5 vader=hyper-29').play(
      'spin I1',
    );
    expect(game.says('active', 'phase', 'steps', 'green')).toBe(
      'active=green phase=rebelMove steps=4 green=hyper-29/4',
    );
    expect(game.refusal('spin')).toBe('HOTH-DMG-01');
    expect(game.legal()).toEqual(['fly hyper-33']);
  });

  test('EX-6 HOTH-AST-01 HOTH-AST-02 HOTH-AST-03 among asteroids 1 space without a spin, and Vader as ever', () => {
    const game = at(
      'phase=vaderMove spun=I2 steps=1 blue=hoth-in-02/5 green=hyper-23/5 vader=hoth-out-01',
    ).play('steer hoth-out-02');
    expect(game.says('active', 'phase', 'steps')).toBe('active=green phase=rebelMove steps=1');
    expect(game.refusal('spin')).toBe('HOTH-AST-02');
    expect(game.legal()).toEqual(['fly hyper-24']);
    game.play('fly hyper-24', 'spin I2');
    expect(game.legal()).toEqual(['steer hoth-out-03']);
  });

  test('EX-7 HOTH-RULING-20 a Fighter of 4 pieces meets yellow and may slide', () => {
    expect(at('blue=hoth-in-09/4 phase=rebelMove steps=4').legal()).toEqual([
      'fly hoth-in-13',
      'fly hoth-out-19 slide',
    ]);
  });

  test('EX-8 HOTH-RULING-06 HOTH-RULING-07 HOTH-DAN-02 a 7 carries on into the rings, where the inner circle is read', () => {
    const game = at('blue=hyper-34/5 vader=hoth-out-01').play('spin R1');
    expect(game.legal()).toEqual(['fly dan-out-05']);
    game.play(
      'fly dan-out-05',
      'spin I2',
      'steer hoth-out-02',
      'spin R2',
      'fly hoth-in-02',
      'spin I2',
      'steer hoth-out-03',
    );
    game.play('spin R1');
    expect(game.events[0]).toMatchObject({ circle: 'inner', steps: 5 });
  });

  test('EX-9 HOTH-VADER-04 HOTH-VADER-05 HOTH-RULING-09 a 5 from the TIE symbol lands Vader on yellow', () => {
    const game = at('phase=vaderSpin blue=hoth-in-02/5 green=hoth-in-09/5 vader=hoth-out-21').play('spin I6');
    expect(game.legal()).toEqual(['steer hoth-in-03 slide', 'steer hoth-out-05']);
  });

  test('EX-10 HOTH-WIN-01 HOTH-WIN-02 HOTH-WIN-03 a 7 passes red onto the planet, and no Imperial spin follows', () => {
    const game = at('blue=dan-in-12/5').play('spin R9', 'fly planet-dantooine');
    expect(game.says('phase', 'blue', 'winner')).toBe('phase=over blue=planet-dantooine/5 winner=blue');
    expect(game.legal()).toEqual([]);
  });
});
