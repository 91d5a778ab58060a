import { describe, expect, test } from 'vitest';
import type { HothEvent } from '../index.ts';
import { at } from '../testing/scene.ts';

/** Who is attacked when Blue, far away, moves Vader to a space where Green is near. */
function targetsAt(green: string, vader: string, sector: string, to: string): string {
  return at(`phase=vaderSpin blue=dan-in-07/5 green=${green}/5 vader=${vader}`)
    .play(`spin ${sector}`, `steer ${to}`)
    .says('targets');
}

describe('attack position', () => {
  test('HOTH-ATT-01 HOTH-ATT-02 HOTH-ATT-03 on the same space, directly in front and directly behind', () => {
    expect(targetsAt('hyper-20', 'hyper-15', 'I6', 'hyper-20')).toBe('targets=green');
    expect(targetsAt('hyper-20', 'hyper-15', 'I3', 'hyper-21')).toBe('targets=green');
    expect(targetsAt('hyper-20', 'hyper-15', 'I1', 'hyper-19')).toBe('targets=green');
  });

  test('HOTH-TURN-06 two spaces away there is no attack and the turn is over', () => {
    const game = at('phase=vaderSpin blue=dan-in-07/5 green=hyper-20/5 vader=hyper-15').play(
      'spin I10',
      'steer hyper-22',
    );
    expect(game.says('active', 'phase', 'targets')).toBe('active=green phase=rebelSpin');
    expect(targetsAt('hyper-20', 'hyper-15', 'I4', 'hyper-18')).toBe('');
  });

  test('HOTH-RULING-13 attacks cross both junctions, even where Vader himself may not', () => {
    expect(targetsAt('hoth-out-21', 'hyper-05', 'I1', 'hyper-01')).toBe('targets=green');
    expect(targetsAt('hyper-01', 'hoth-out-19', 'I7', 'hoth-out-21')).toBe('targets=green');
    expect(targetsAt('hyper-36', 'dan-out-19', 'I7', 'dan-out-01')).toBe('targets=green');
    expect(targetsAt('dan-out-01', 'hyper-35', 'I2', 'hyper-36')).toBe('targets=green');
  });

  test('HOTH-RULING-13 three neighbours at once: all around the TIE symbol are attacked', () => {
    const game = at(
      'phase=vaderSpin active=violet blue=hoth-out-20/5 green=hoth-out-01/5 orange=hyper-01/5 violet=hoth-in-02/5 vader=hoth-out-18',
    ).play('spin I4', 'steer hoth-out-21');
    expect(game.says('targets')).toBe('targets=blue,green,orange');
  });

  test('HOTH-RULING-13 the ends of a slide are not beside each other', () => {
    expect(targetsAt('hoth-in-03', 'hoth-out-04', 'I2', 'hoth-out-05')).toBe('');
    expect(targetsAt('hoth-out-05', 'hoth-in-02', 'I2', 'hoth-in-03')).toBe('');
  });

  test('HOTH-RULING-14 a Rebel still on Planet Hoth cannot be attacked', () => {
    expect(targetsAt('planet-hoth', 'hoth-in-15', 'I2', 'hoth-in-01')).toBe('');
  });

  test('HOTH-RULING-15 flying past a Rebel is no attack, nor is a Rebel flying up to Vader', () => {
    expect(targetsAt('hyper-20', 'hyper-18', 'I5', 'hyper-26')).toBe('');
    // Blue flies onto Vader's space; Vader then moves off.
    const game = at('blue=hyper-07/5 green=hyper-30/5 vader=hyper-16').play('spin R2', 'fly hyper-16');
    expect(game.happened()).toEqual(['rebelSpun', 'rebelMoved']);
    expect(game.play('spin I1', 'steer hyper-20').says('active', 'targets')).toBe('active=green');
  });

  test('HOTH-RULING-15 it is judged where Vader rests, after any slide', () => {
    expect(targetsAt('hoth-in-04', 'hoth-in-01', 'I7', 'hoth-in-03')).toBe('targets=green');
    expect(targetsAt('hoth-in-04', 'hoth-in-01', 'I7', 'hoth-out-05 slide')).toBe('');
    expect(targetsAt('hoth-out-06', 'hoth-in-01', 'I7', 'hoth-out-05 slide')).toBe('targets=green');
  });
});

describe('who is attacked', () => {
  test('HOTH-ATT-04 an opponent is under attack as soon as Vader is moved beside him', () => {
    const game = at('phase=vaderSpin blue=dan-in-07/5 green=hyper-20/5 vader=hyper-15').play(
      'spin I6',
      'steer hyper-20',
    );
    expect(game.says('active', 'phase')).toBe('active=blue phase=attackSpin');
    expect(game.legal()).toEqual(['spin']);
  });

  test('HOTH-ATT-05 the active player must attack himself', () => {
    const game = at('phase=vaderSpin blue=hyper-20/5 vader=hyper-15').play('spin I6', 'steer hyper-20');
    expect(game.says('active', 'targets')).toBe('active=blue targets=blue');
    game.play('spin I3');
    expect(game.says('active', 'blue')).toBe('active=green blue=hyper-20/3');
    expect(game.events[0]).toMatchObject({ type: 'attacked', seat: 0, by: 0 });
  });

  test('HOTH-ATT-09 HOTH-ATT-10 HOTH-RULING-17 all in position, from the left around, the active player last, one spin each', () => {
    const all = 'blue=hyper-20/5 green=hyper-19/5 orange=hyper-21/5 violet=hyper-20/5';
    const game = at(`phase=vaderSpin active=green ${all} vader=hyper-15`).play('spin I6', 'steer hyper-20');
    expect(game.says('targets')).toBe('targets=orange,violet,blue,green');
    game.play('spin I3', 'spin I2', 'spin I1', 'spin I7');
    expect(game.says('active', 'blue', 'green', 'orange', 'violet')).toBe(
      'active=orange blue=hyper-20/4 green=hyper-19/3 orange=hyper-21/3 violet=hyper-20/5',
    );
  });

  test('HOTH-RULING-17 HOTH-RULING-02 no attack may be skipped', () => {
    const game = at('phase=attackSpin targets=green,blue blue=hyper-20/5 green=hyper-20/5 vader=hyper-20');
    for (const other of ['fly hyper-21', 'steer hyper-21'])
      expect(game.refusal(other)).toBe('HOTH-RULING-17');
    expect(game.play('spin I2').says('phase', 'targets')).toBe('phase=attackSpin targets=blue');
  });

  test('HOTH-FORCE-03 HOTH-RULING-16 no spin is made against the holder of the Force, and he keeps the card', () => {
    const game = at(
      'phase=vaderSpin blue=dan-in-07/5 green=hyper-20/5 orange=hyper-21/5 vader=hyper-15 force=green',
    );
    game.play('spin I6', 'steer hyper-20');
    expect(game.says('force', 'targets')).toBe('force=green targets=orange');
    expect(game.happened()).toEqual(['vaderSpun', 'vaderMoved', 'attackPrevented']);
    // The card has prevented one attack and prevents the next as well.
    const again = at('phase=vaderSpin blue=dan-in-07/5 green=hyper-20/5 vader=hyper-20 force=green').play(
      'spin I2',
      'steer hyper-21',
    );
    expect(again.says('active', 'force')).toBe('active=green force=green');
  });

  test('HOTH-REP-05 a Rebel on a station cannot be attacked', () => {
    const game = at('phase=vaderSpin blue=dan-in-07/5 green=hyper-18/5 vader=hyper-15').play(
      'spin I4',
      'steer hyper-18',
    );
    expect(game.events.at(-2)).toEqual({ type: 'attackPrevented', seat: 1, by: 'station' });
    expect(game.says('active', 'green')).toBe('active=green green=hyper-18/5');
  });
});

describe('the outcome', () => {
  function attack(pieces: number, sector: string): HothEvent | undefined {
    return at(`phase=attackSpin targets=green green=hyper-20/${pieces} vader=hyper-20`).play(`spin ${sector}`)
      .events[0];
  }

  test('HOTH-ATT-06 every sector is read on its inner circle', () => {
    const lost = [1, 0, 2, 1, 0, 1, 2, 0, 1, 2, 0, 1];
    lost.forEach((pieces, i) => {
      expect(attack(5, `I${i + 1}`)).toMatchObject({ sector: `I${i + 1}`, lost: pieces, left: 5 - pieces });
    });
  });

  test('HOTH-ATT-07 HOTH-ATT-08 HOTH-RULING-01 one burst takes one piece, two take two, a miss none', () => {
    expect(attack(5, 'I1')).toEqual({
      type: 'attacked',
      seat: 1,
      by: 0,
      sector: 'I1',
      burst: 'oneBurst',
      lost: 1,
      left: 4,
    });
    expect(attack(5, 'I3')).toMatchObject({ burst: 'twoBursts', lost: 2, left: 3 });
    expect(attack(5, 'I2')).toMatchObject({ burst: 'miss', lost: 0, left: 5 });
  });

  test('HOTH-ATT-12 HOTH-RULING-18 the last piece never comes off: two bursts on two leave one, on one nothing happens', () => {
    expect(attack(2, 'I3')).toMatchObject({ lost: 1, left: 1 });
    expect(attack(1, 'I1')).toMatchObject({ burst: 'oneBurst', lost: 0, left: 1 });
    expect(attack(1, 'I3')).toMatchObject({ burst: 'twoBursts', lost: 0, left: 1 });
    // A Fighter with one piece is a target all the same.
    const game = at('phase=vaderSpin green=hyper-20/1 blue=dan-in-07/5 vader=hyper-15').play(
      'spin I6',
      'steer hyper-20',
    );
    expect(game.says('targets')).toBe('targets=green');
  });

  test('HOTH-ATT-11 a Rebel can be attacked turn after turn', () => {
    const game = at('phase=vaderSpin blue=dan-in-07/5 green=hyper-20/5 vader=hyper-21').play(
      'spin I2',
      'steer hyper-20',
      'spin I3',
    );
    expect(game.says('active', 'green')).toBe('active=green green=hyper-20/3');
    // Green flies 3 to hyper-23, Vader 2 forward to hyper-22: himself again, and Blue once more after that.
    game.play('fly hyper-23', 'spin I7', 'steer hyper-22', 'spin I3');
    expect(game.says('active', 'green')).toBe('active=blue green=hyper-23/1');
    game.play('spin R1', 'fly dan-in-12', 'spin I2', 'steer hyper-23', 'spin I10');
    expect(game.says('active', 'green')).toBe('active=green green=hyper-23/1');
  });
});
