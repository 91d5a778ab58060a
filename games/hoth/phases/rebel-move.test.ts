import { describe, expect, test } from 'vitest';
import { at, start } from '../testing/scene.ts';

describe('leaving the planet', () => {
  test('HOTH-MOVE-02 HOTH-RULING-04 the red space is the first space counted', () => {
    const game = start(2).play('spin R3');
    expect(game.refusal('fly hoth-in-01')).toBe('allowed');
    game.play('fly hoth-in-01');
    expect(game.events).toContainEqual({
      type: 'rebelMoved',
      seat: 0,
      from: 'planet-hoth',
      path: ['hoth-in-01'],
      to: 'hoth-in-01',
      slide: false,
    });
    expect(start(2).play('spin R2').legal()).toEqual(['fly hoth-in-02']);
  });

  test('HOTH-MOVE-04 a plain number is flown exactly', () => {
    expect(start(2).play('spin R1').legal()).toEqual(['fly hoth-in-05']);
    const game = at('blue=hyper-15/5').play('spin R10');
    expect(game.legal()).toEqual(['fly hyper-23']);
    for (const wrong of ['fly hyper-16', 'fly hyper-22', 'fly hyper-24'])
      expect(game.refusal(wrong)).toBe('HOTH-MOVE-04');
  });

  test('HOTH-MOVE-05 "1-10" is any number from 1 to 10, each yellow reached exactly giving a slide', () => {
    expect(start(2).play('spin R3').legal()).toEqual([
      'fly hoth-in-01',
      'fly hoth-in-02',
      'fly hoth-in-03',
      'fly hoth-in-04',
      'fly hoth-in-05',
      'fly hoth-in-06',
      'fly hoth-in-07',
      'fly hoth-in-08',
      'fly hoth-in-09',
      'fly hoth-in-10',
      'fly hoth-out-05 slide',
      'fly hoth-out-12 slide',
    ]);
    // In hyperspace R8 reads 1-10 on the outer circle.
    const outer = at('blue=hyper-15/5').play('spin R8');
    expect(outer.legal()).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25].map((n) => `fly hyper-${n}`));
    expect(outer.refusal('fly hyper-26')).toBe('HOTH-MOVE-05');
  });
});

describe('around Hoth', () => {
  test('HOTH-MOVE-03 HOTH-MOVE-06 the arrows lead counter-clockwise around both rings, which close on themselves', () => {
    // 14, then 15, 1, 2, 3, 4.
    expect(at('blue=hoth-in-14/5').play('spin R1').legal()).toEqual(['fly hoth-in-04']);
    expect(at('blue=hoth-out-10/5').play('spin R9').legal()).toEqual(['fly hoth-out-17']);
    const back = at('blue=hyper-15/5').play('spin R1');
    expect(back.refusal('fly hyper-08')).toBe('HOTH-MOVE-03');
  });

  test('HOTH-MOVE-09 HOTH-MOVE-10 HOTH-MOVE-12 three spaces from the planet are a yellow space: slide or stay', () => {
    const game = start(2).play('spin R5');
    expect(game.legal()).toEqual(['fly hoth-in-03', 'fly hoth-out-05 slide']);
    expect(game.play('fly hoth-in-03').says('blue')).toBe('blue=hoth-in-03/5');
  });

  test('HOTH-MOVE-11 a slide ends the move', () => {
    const game = start(2).play('spin R7', 'fly hoth-out-05 slide');
    expect(game.says('phase', 'blue')).toBe('phase=vaderSpin blue=hoth-out-05/5');
    expect(game.events.at(-1)).toEqual({
      type: 'rebelMoved',
      seat: 0,
      from: 'planet-hoth',
      path: ['hoth-in-01', 'hoth-in-02', 'hoth-in-03'],
      to: 'hoth-out-05',
      slide: true,
    });
  });

  test('HOTH-MOVE-08 the outer ring is reached only by a count that ends on yellow', () => {
    expect(at('blue=hoth-in-06/5').play('spin R2').legal()).toEqual([
      'fly hoth-in-08',
      'fly hoth-out-12 slide',
    ]);
    const short = at('blue=hoth-in-04/5').play('spin R5');
    expect(short.legal()).toEqual(['fly hoth-in-07']);
    expect(short.refusal('fly hoth-out-12 slide')).toBe('HOTH-MOVE-08');
    expect(short.refusal('fly hoth-out-12')).toBe('HOTH-MOVE-08');
  });

  test('HOTH-MOVE-13 who stayed on yellow cannot slide from it later', () => {
    const game = at('blue=hoth-in-03/5');
    expect(game.legal()).toEqual(['spin']);
    game.play('spin R2');
    expect(game.legal()).toEqual(['fly hoth-in-05']);
    expect(game.refusal('fly hoth-out-05 slide')).toBe('HOTH-MOVE-13');
  });

  test('HOTH-MOVE-14 after sliding a Rebel circles the outer ring until he can leave', () => {
    const game = at('blue=hoth-out-05/5').play('spin R9');
    expect(game.legal()).toEqual(['fly hoth-out-12']);
    // 20, 21, and from the TIE symbol three more spaces around the ring or into hyperspace.
    expect(at('blue=hoth-out-19/5').play('spin R1').legal()).toEqual(['fly hoth-out-03', 'fly hyper-03']);
  });

  test('HOTH-MOVE-15 a yellow space flown over gives no slide', () => {
    const game = at('blue=hoth-in-06/5').play('spin R1');
    expect(game.legal()).toEqual(['fly hoth-in-11']);
    expect(game.refusal('fly hoth-out-12 slide')).toBe('HOTH-MOVE-15');
  });

  test('HOTH-RULING-08 the far end of a slide is an ordinary space', () => {
    const outer = at('blue=hoth-out-05/5').play('spin R9');
    expect(outer.refusal('fly hoth-in-08 slide')).toBe('HOTH-RULING-08');
    const inner = at('blue=dan-in-03/5').play('spin R2');
    expect(inner.legal()).toEqual(['fly dan-in-05']);
    expect(inner.refusal('fly dan-out-08 slide')).toBe('HOTH-RULING-08');
  });

  test('HOTH-MOVE-16 HOTH-MOVE-17 markers share a space, and those already there are left alone', () => {
    const game = at(
      'blue=hyper-14/5 green=hyper-15/3 orange=hyper-15/5 vader=hyper-15 force=orange phase=rebelMove steps=1',
    );
    game.play('fly hyper-15');
    expect(game.says('blue', 'green', 'orange', 'vader', 'force')).toBe(
      'blue=hyper-15/5 green=hyper-15/3 orange=hyper-15/5 vader=hyper-15 force=orange',
    );
    expect(game.happened()).toEqual(['rebelMoved']);
  });
});

describe('into hyperspace', () => {
  test('HOTH-HYPER-01 HOTH-HYPER-02 at the TIE symbol a Rebel may leave or circle on', () => {
    // R5 shows 3 on the inner circle.
    const onIt = at('blue=hoth-out-21/5').play('spin R5');
    expect(onIt.legal()).toEqual(['fly hoth-out-03', 'fly hyper-03']);
    expect(onIt.play('fly hoth-out-03').says('blue')).toBe('blue=hoth-out-03/5');
    const passing = at('blue=hoth-out-20/5').play('spin R2');
    expect(passing.legal()).toEqual(['fly hoth-out-01', 'fly hyper-01']);
    expect(at('blue=hoth-out-16/5').play('spin R1').legal()).toEqual(['fly hoth-out-21']);
  });

  test('HOTH-HYPER-03 from the inner ring there is no way into hyperspace', () => {
    const game = at('blue=hoth-in-13/5').play('spin R3');
    expect(game.legal().some((action) => action.includes('hyper'))).toBe(false);
    expect(game.refusal('fly hyper-01')).toBe('HOTH-HYPER-03');
  });

  test('HOTH-HYPER-01 "1-10" on the TIE symbol reaches ten spaces on each branch', () => {
    const legal = at('blue=hoth-out-21/5').play('spin R3').legal();
    expect(legal).toHaveLength(20);
    expect(legal.filter((action) => action.startsWith('fly hoth-out-'))).toHaveLength(10);
    expect(legal).toContain('fly hyper-10');
  });

  test('HOTH-RULING-06 steps left over at a junction carry on', () => {
    expect(at('blue=hoth-out-20/5').play('spin R6').legal()).toEqual(['fly hoth-out-07', 'fly hyper-07']);
    expect(at('blue=hyper-35/5').play('spin R6').legal()).toEqual(['fly dan-out-02']);
  });
});

describe('at Dantooine', () => {
  test('HOTH-DAN-01 the end of hyperspace leads to the outer ring', () => {
    expect(at('blue=hyper-36/5').play('spin R11').legal()).toEqual(['fly dan-out-02']);
  });

  test('HOTH-DAN-03 HOTH-DAN-04 the arrows lead clockwise around the outer ring, which closes on itself', () => {
    // 19, 20, 1, 2, 3 and the slide from there; the data is numbered clockwise.
    expect(at('blue=dan-out-18/5').play('spin R1').legal()).toEqual([
      'fly dan-in-01 slide',
      'fly dan-out-03',
    ]);
    const inner = at('blue=dan-in-05/5').play('spin R8');
    expect(inner.legal()).toEqual(['fly dan-in-09']);
    expect(inner.refusal('fly dan-in-01')).toBe('HOTH-MOVE-03');
  });

  test('HOTH-DAN-05 a count that ends on yellow lets a Rebel onto the inner ring', () => {
    const game = at('blue=dan-out-06/5').play('spin R2');
    expect(game.legal()).toEqual(['fly dan-in-05 slide', 'fly dan-out-08']);
    expect(game.play('fly dan-in-05 slide').says('phase', 'blue')).toBe('phase=vaderSpin blue=dan-in-05/5');
    const short = at('blue=dan-out-04/5').play('spin R2');
    expect(short.refusal('fly dan-in-05')).toBe('HOTH-DAN-05');
    expect(short.refusal('fly dan-in-05 slide')).toBe('HOTH-DAN-05');
  });

  test('HOTH-DAN-05 a yellow is met by entering from hyperspace too', () => {
    expect(at('blue=hyper-34/5').play('spin R7').legal()).toEqual(['fly dan-in-01 slide', 'fly dan-out-03']);
  });
});
