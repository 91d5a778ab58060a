import { describe, expect, test } from 'vitest';
import { hoth } from '../index.ts';
import { at } from '../testing/scene.ts';

/** What is legal in a position after a spin, as ruled and with the other reading. */
function bothWays(option: string, position: string, spin: string): [string[], string[]] {
  return [at(position).play(spin).legal(), at(`${position} options=${option}:true`).play(spin).legal()];
}

describe('winOnRedSpace', () => {
  test('HOTH-RULING-03 off: the red space is one step short; on: it wins at once', () => {
    const off = at('blue=dan-in-12/5').play('spin R8', 'fly dan-in-16');
    expect(off.says('phase', 'winner')).toBe('phase=vaderSpin');
    const on = at('blue=dan-in-12/5 options=winOnRedSpace:true').play('spin R8', 'fly dan-in-16');
    expect(on.says('phase', 'winner')).toBe('phase=over winner=blue');
    expect(hoth.outcome(on.state)).toEqual({ ranks: [1, 2], reason: 'landed' });
  });

  test('HOTH-RULING-03 on: no exact count is needed for the red space either, and nobody flies beyond', () => {
    expect(bothWays('winOnRedSpace', 'blue=dan-in-12/5', 'spin R9')).toEqual([
      ['fly planet-dantooine'],
      ['fly dan-in-16'],
    ]);
    expect(bothWays('winOnRedSpace', 'blue=dan-in-13/5', 'spin R3')).toEqual([
      ['fly dan-in-14', 'fly dan-in-15', 'fly dan-in-16', 'fly planet-dantooine'],
      ['fly dan-in-14', 'fly dan-in-15', 'fly dan-in-16'],
    ]);
    const on = at('blue=dan-in-12/5 options=winOnRedSpace:true').play('spin R9');
    expect(on.refusal('fly planet-dantooine')).toBe('HOTH-RULING-03');
  });

  test('HOTH-RULING-03 on: Vader still takes the red space for an ordinary one', () => {
    const on = at('phase=vaderSpin vader=dan-in-15 green=dan-in-02/5 options=winOnRedSpace:true').play(
      'spin I2',
      'steer dan-in-16',
    );
    expect(on.says('active', 'vader')).toBe('active=green vader=dan-in-16');
  });
});

describe('stopAtJunctions', () => {
  test('HOTH-RULING-06 off: leftover steps carry on; on: a Rebel loses them on the first space of the new zone', () => {
    expect(bothWays('stopAtJunctions', 'blue=hoth-out-19/5', 'spin R1')).toEqual([
      ['fly hoth-out-03', 'fly hyper-03'],
      ['fly hoth-out-03', 'fly hyper-01'],
    ]);
    expect(bothWays('stopAtJunctions', 'blue=hyper-34/5', 'spin R1')).toEqual([
      ['fly dan-out-05'],
      ['fly dan-out-01'],
    ]);
    const on = at('blue=hoth-out-19/5 options=stopAtJunctions:true').play('spin R1');
    expect(on.refusal('fly hyper-03')).toBe('HOTH-RULING-06');
  });

  test('HOTH-RULING-06 on: with "1-10" every count past the TIE symbol into hyperspace is one choice', () => {
    const [off, on] = bothWays('stopAtJunctions', 'blue=hoth-out-20/5', 'spin R3');
    // The TIE symbol, nine spaces around, and nine or one into hyperspace.
    expect(off).toHaveLength(19);
    expect(on).toHaveLength(11);
    expect(on.filter((action) => action.includes('hyper'))).toEqual(['fly hyper-01']);
  });

  test('HOTH-RULING-06 on: circling past the entry of Dantooine is no crossing', () => {
    const [off, on] = bothWays('stopAtJunctions', 'blue=dan-out-18/5', 'spin R1');
    expect(off).toEqual(['fly dan-in-01 slide', 'fly dan-out-03']);
    expect(on).toEqual(off);
  });

  test('HOTH-RULING-06 on: a damaged Rebel stops there too, and Vader carries on', () => {
    const damaged = at('blue=hyper-35/4 phase=rebelMove steps=4 options=stopAtJunctions:true');
    expect(damaged.legal()).toEqual(['fly dan-out-01']);
    const vader = 'phase=vaderSpin vader=hoth-out-20 blue=hyper-20/5 green=hyper-25/5';
    expect(bothWays('stopAtJunctions', vader, 'spin I5')).toEqual([['steer hyper-07'], ['steer hyper-07']]);
  });
});

describe('vaderOneWaySlides', () => {
  test('HOTH-RULING-09 off: both ways; on: only the way of the Rebels', () => {
    expect(bothWays('vaderOneWaySlides', 'phase=vaderSpin vader=hoth-out-21', 'spin I6')).toEqual([
      ['steer hoth-in-03 slide', 'steer hoth-out-05'],
      ['steer hoth-out-05'],
    ]);
    const outwards = 'phase=vaderSpin vader=hoth-in-06';
    expect(bothWays('vaderOneWaySlides', outwards, 'spin I7')).toEqual([
      ['steer hoth-in-08', 'steer hoth-out-12 slide'],
      ['steer hoth-in-08', 'steer hoth-out-12 slide'],
    ]);
    const rings = 'blue=dan-out-10/5 green=dan-in-02/5';
    expect(bothWays('vaderOneWaySlides', `phase=vaderSpin vader=dan-in-04 ${rings}`, 'spin I2')).toEqual([
      ['steer dan-in-05', 'steer dan-out-08 slide'],
      ['steer dan-in-05'],
    ]);
    expect(bothWays('vaderOneWaySlides', `phase=vaderSpin vader=dan-out-07 ${rings}`, 'spin I2')).toEqual([
      ['steer dan-in-05 slide', 'steer dan-out-08'],
      ['steer dan-in-05 slide', 'steer dan-out-08'],
    ]);
    const on = at('phase=vaderSpin vader=hoth-out-21 options=vaderOneWaySlides:true').play('spin I6');
    expect(on.refusal('steer hoth-in-03 slide')).toBe('HOTH-RULING-09');
  });

  test('HOTH-RULING-10 on: he must still slide out when he has to leave', () => {
    const leaving = 'phase=vaderSpin vader=hoth-in-06 blue=hyper-20/5 green=hyper-25/5';
    expect(bothWays('vaderOneWaySlides', leaving, 'spin I7')).toEqual([
      ['steer hoth-out-12 slide'],
      ['steer hoth-out-12 slide'],
    ]);
  });
});

describe('forceCardSingleUse', () => {
  const scene = 'phase=vaderMove spun=I6 steps=5 vader=hyper-15 force=green';

  test('HOTH-RULING-16 off: the card stays; on: the first prevented attack puts it beside the board', () => {
    const off = at(`${scene} blue=hoth-in-05/5 green=hyper-20/5`).play('steer hyper-20');
    expect(off.says('force')).toBe('force=green');
    const on = at(`${scene} blue=hoth-in-05/5 green=hyper-20/5 options=forceCardSingleUse:true`).play(
      'steer hyper-20',
    );
    expect(on.happened()).toEqual(['vaderMoved', 'attackPrevented', 'forceReturned', 'turnStarted']);
    expect(on.events[2]).toEqual({ type: 'forceReturned', seat: 1, cause: 'spent' });
    expect(on.says('active', 'force', 'green')).toBe('active=green green=hyper-20/5 force=none');
    // The next attack is spun.
    on.play('spin R2', 'fly hyper-29', 'spin I5', 'steer hyper-28');
    expect(on.says('active', 'targets')).toBe('active=green targets=green');
  });

  test('HOTH-RULING-16 on: nothing is spent where Vader does not come, nor under the shelter of a station', () => {
    const away = at(`${scene} blue=hoth-in-05/5 green=hyper-30/5 options=forceCardSingleUse:true`).play(
      'steer hyper-20',
    );
    expect(away.says('force')).toBe('force=green');
    const sheltered = at(
      `phase=vaderMove spun=I4 steps=3 vader=hyper-15 force=green blue=hoth-in-05/5 green=hyper-18/5 options=forceCardSingleUse:true`,
    ).play('steer hyper-18');
    expect(sheltered.events[1]).toEqual({ type: 'attackPrevented', seat: 1, by: 'station' });
    expect(sheltered.says('force')).toBe('force=green');
  });

  test('HOTH-RULING-16 on: the others in attack position are attacked as ever, and the active holder is saved from himself', () => {
    const on = at(
      `phase=vaderMove spun=I6 steps=5 vader=hyper-15 force=blue blue=hyper-20/5 green=hyper-21/5 options=forceCardSingleUse:true`,
    ).play('steer hyper-20');
    expect(on.says('force', 'targets')).toBe('force=none targets=green');
  });
});

describe('slideEndsAdjacent', () => {
  test('HOTH-RULING-13 off: no attack across a slide; on: there is, both ways and on both planets', () => {
    for (const [rebel, from, to] of [
      ['hoth-in-03', 'hoth-out-04', 'hoth-out-05'],
      ['hoth-out-12', 'hoth-in-07', 'hoth-in-08'],
      ['dan-out-13', 'dan-in-08', 'dan-in-09'],
    ]) {
      const scene = `phase=vaderMove spun=I2 steps=1 blue=hyper-02/5 green=${rebel}/5 vader=${from}`;
      expect(at(scene).play(`steer ${to}`).says('targets')).toBe('');
      const on = at(`${scene} options=slideEndsAdjacent:true`).play(`steer ${to}`);
      expect(on.says('targets')).toBe('targets=green');
    }
  });

  test('HOTH-RULING-13 on: the ordinary neighbours stay what they are', () => {
    const scene =
      'phase=vaderMove spun=I2 steps=1 blue=hyper-02/5 vader=hoth-out-04 options=slideEndsAdjacent:true';
    expect(at(`${scene} green=hoth-out-06/5`).play('steer hoth-out-05').says('targets')).toBe(
      'targets=green',
    );
    expect(at(`${scene} green=hoth-in-04/5`).play('steer hoth-out-05').says('targets')).toBe('');
  });
});

describe('healthyMayStopAtRepair', () => {
  test('HOTH-RULING-19 off: a whole Fighter flies past; on: it may stop early', () => {
    expect(bothWays('healthyMayStopAtRepair', 'blue=hyper-07/5', 'spin R3')).toEqual([
      ['fly hyper-11'],
      ['fly hyper-09', 'fly hyper-11'],
    ]);
    expect(bothWays('healthyMayStopAtRepair', 'blue=hyper-17/5', 'spin R5')).toEqual([
      ['fly hyper-27'],
      ['fly hyper-18', 'fly hyper-27'],
    ]);
  });

  test('HOTH-RULING-19 on: no other space lets anybody stop early, and damaged Rebels choose as ever', () => {
    expect(bothWays('healthyMayStopAtRepair', 'blue=hyper-19/5', 'spin R2')).toEqual([
      ['fly hyper-28'],
      ['fly hyper-28'],
    ]);
    const damaged = at('blue=hyper-07/3 phase=rebelMove steps=3 options=healthyMayStopAtRepair:true');
    expect(damaged.legal()).toEqual(['fly hyper-09', 'fly hyper-10']);
  });
});

describe('readings together', () => {
  test('HOTH-RULING-03 HOTH-RULING-06 HOTH-RULING-19 several can be on at once', () => {
    const all =
      'options=winOnRedSpace:true,stopAtJunctions:true,vaderOneWaySlides:true,forceCardSingleUse:true,slideEndsAdjacent:true,healthyMayStopAtRepair:true';
    expect(at(`blue=hyper-25/5 phase=rebelMove steps=1 ${all}`).legal()).toEqual(['fly hyper-26']);
    expect(at(`blue=hyper-26/5 ${all}`).play('spin R1').legal()).toEqual(['fly hyper-28', 'fly hyper-33']);
    expect(at(`blue=hyper-34/5 ${all}`).play('spin R1').legal()).toEqual(['fly dan-out-01']);
    expect(at(`blue=dan-in-12/5 ${all}`).play('spin R9', 'fly dan-in-16').says('winner')).toBe('winner=blue');
  });
});
