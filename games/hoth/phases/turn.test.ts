import { noChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { hoth } from '../index.ts';
import { at, start } from '../testing/scene.ts';

test.each([
  ['rebelSpin', ''],
  ['rebelMove', 'spun=R1 steps=5'],
  ['vaderSpin', ''],
  ['vaderOrder', 'options=houseImperialOrders:true orders=12345678,12345678'],
  ['vaderMove', 'spun=I1 steps=4'],
  ['attackSpin', 'targets=blue blue=hyper-07/5 green=hoth-out-01/5'],
])('HOTH-TURN-01 in %s the active player alone is asked, and by that name', (phase, more) => {
  const { state } = at(`active=green phase=${phase} ${more}`);
  expect(hoth.question(state)).toEqual({ kind: phase, seats: [1] });
});

test('HOTH-TURN-01 nobody is asked once the game is over', () => {
  const { state } = at('blue=planet-dantooine/5 phase=over winner=blue');
  expect(hoth.question(state)).toEqual({ kind: 'over', seats: [] });
});

describe('the sequence of a turn', () => {
  test('HOTH-TURN-01 Rebel move, Vader move, laser attack', () => {
    const game = at('blue=hyper-07/5 green=hyper-20/5 vader=hyper-15');
    const phases: (string | undefined)[] = [game.says('phase')];
    for (const line of ['spin R2', 'fly hyper-16', 'spin I6', 'steer hyper-20', 'spin I2']) {
      game.play(line);
      phases.push(game.says('active', 'phase'));
    }
    expect(phases).toEqual([
      'phase=rebelSpin',
      'active=blue phase=rebelMove',
      'active=blue phase=vaderSpin',
      'active=blue phase=vaderMove',
      'active=blue phase=attackSpin',
      'active=green phase=rebelSpin',
    ]);
    expect(game.events.at(-1)).toEqual({ type: 'turnStarted', seat: 1, turn: 8 });
  });

  test('HOTH-TURN-02 no step can be taken before its time', () => {
    const game = start(2);
    expect(game.refusal('fly hoth-in-05')).toBe('HOTH-TURN-02');
    expect(game.refusal('steer hoth-out-04')).toBe('HOTH-TURN-02');
    game.play('spin R1');
    expect(game.refusal('spin')).toBe('HOTH-TURN-02');
    expect(game.refusal('steer hoth-out-04')).toBe('HOTH-TURN-02');
    game.play('fly hoth-in-05');
    expect(game.refusal('steer hoth-out-04')).toBe('HOTH-TURN-02');
    game.play('spin I1');
    expect(game.refusal('spin')).toBe('HOTH-TURN-02');
  });

  test('HOTH-TURN-05 HOTH-RULING-02 flying, moving Vader and attacking are compulsory: there is never a way to pass', () => {
    const game = at('blue=hyper-07/5 green=hyper-20/5 vader=hyper-15').play('spin R2');
    expect(game.legal()).toEqual(['fly hyper-16']);
    game.play('fly hyper-16');
    expect(game.refusal('fly hyper-25')).toBe('HOTH-TURN-05');
    expect(game.legal()).toEqual(['spin']);
    game.play('spin I6');
    expect(game.refusal('fly hyper-25')).toBe('HOTH-TURN-05');
    expect(game.legal()).toEqual(['steer hyper-10', 'steer hyper-20']);
    game.play('steer hyper-20');
    expect(game.legal()).toEqual(['spin']);
  });

  test('HOTH-TURN-06 without an attack position the turn ends after Vader has moved', () => {
    const game = start(2).play('spin R1', 'fly hoth-in-05', 'spin I1', 'steer hoth-out-04');
    expect(game.happened()).toEqual(['rebelSpun', 'rebelMoved', 'vaderSpun', 'vaderMoved', 'turnStarted']);
    expect(game.says('turn', 'active', 'phase')).toBe('turn=2 active=green phase=rebelSpin');
  });

  test('only the active player is asked, and only he has legal actions', () => {
    const { state } = at('active=green blue=hyper-07/5 green=hyper-20/5 vader=hyper-15');
    expect(hoth.question(state)).toEqual({ kind: 'rebelSpin', seats: [1] });
    expect(hoth.legal(state, 0)).toEqual([]);
    expect(hoth.legal(state, 1)).toEqual([{ type: 'spin' }]);
  });
});

describe('HOTH-RULING-27 resigning', () => {
  test('HOTH-RULING-27 with two players the other one wins at once, whoever is to act', () => {
    for (const phase of [
      'phase=rebelSpin',
      'phase=rebelMove spun=R1 steps=7',
      'phase=vaderSpin',
      'phase=vaderMove spun=I1 steps=4',
      'phase=attackSpin targets=green,blue',
    ])
      for (const [leaver, winner, rank] of [
        ['blue', 'green', [2, 1]],
        ['green', 'blue', [1, 2]],
      ] as const) {
        const game = at(`${phase} blue=hyper-20/5 green=hyper-20/5 vader=hyper-20 force=${leaver}`).play(
          `resign ${leaver}`,
        );
        expect(game.says('phase', leaver, 'force', 'targets', 'winner')).toBe(
          `phase=over ${leaver}=gone/5 force=none winner=${winner}`,
        );
        expect(game.happened()).toEqual(['resigned', 'forceReturned', 'won']);
        expect(hoth.outcome(game.state)).toEqual({ ranks: rank, reason: 'lastRemaining' });
      }
  });

  test('HOTH-RULING-27 in his own turn that turn ends and play passes to the left', () => {
    for (const phase of [
      'phase=rebelSpin',
      'phase=rebelMove spun=R1 steps=7',
      'phase=vaderSpin',
      'phase=vaderMove spun=I1 steps=4',
      'phase=attackSpin targets=orange,blue,green',
    ]) {
      const game = at(
        `${phase} active=green blue=hyper-20/5 green=hyper-20/5 orange=hyper-20/3 vader=hyper-20`,
      ).play('resign green');
      expect(game.says('turn', 'active', 'phase', 'steps', 'green', 'orange', 'targets')).toBe(
        'turn=8 active=orange phase=rebelMove steps=3 green=gone/5 orange=hyper-20/3',
      );
      expect(game.happened()).toEqual(['resigned', 'turnStarted']);
    }
  });

  test("HOTH-RULING-27 in another's turn that turn goes on, in every phase before the attacks", () => {
    for (const phase of [
      'phase=rebelSpin',
      'phase=rebelMove spun=R1 steps=7',
      'phase=vaderSpin',
      'phase=vaderMove spun=I1 steps=4',
    ]) {
      const game = at(
        `${phase} blue=hyper-20/5 green=hyper-25/5 orange=hyper-30/3 vader=hyper-10 force=green`,
      );
      const before = game.says('turn', 'active', 'phase', 'spun', 'steps', 'blue', 'orange', 'vader');
      game.play('resign green');
      expect(game.says('turn', 'active', 'phase', 'spun', 'steps', 'blue', 'orange', 'vader')).toBe(before);
      expect(game.says('green', 'force')).toBe('green=gone/5 force=none');
      expect(game.happened()).toEqual(['resigned', 'forceReturned']);
    }
  });

  test('HOTH-RULING-27 attacks due against him are dropped, those against others stay', () => {
    const scene = 'phase=attackSpin blue=hyper-20/5 green=hyper-20/5 orange=hyper-20/5 vader=hyper-20';
    const first = at(`${scene} targets=green,orange,blue`).play('resign green');
    expect(first.says('active', 'phase', 'targets')).toBe('active=blue phase=attackSpin targets=orange,blue');
    const later = at(`${scene} targets=green,orange`).play('resign orange');
    expect(later.says('active', 'phase', 'targets')).toBe('active=blue phase=attackSpin targets=green');
    const only = at(`${scene} targets=orange`).play('resign orange');
    expect(only.says('turn', 'active', 'phase', 'targets')).toBe('turn=8 active=green phase=rebelSpin');
    expect(only.happened()).toEqual(['resigned', 'turnStarted']);
  });

  test('HOTH-RULING-27 his seat is passed over from then on', () => {
    const game = at(
      'phase=vaderMove spun=I2 steps=1 blue=hoth-in-05/5 green=gone/5 orange=hoth-in-06/5 vader=hoth-out-01',
    ).play('steer hoth-out-02');
    expect(game.says('active')).toBe('active=orange');
    const around = at(
      'phase=vaderMove active=orange spun=I2 steps=1 blue=gone/5 green=hoth-in-05/5 orange=hoth-in-06/5 violet=gone/2 vader=hoth-out-01',
    ).play('steer hoth-out-02');
    expect(around.says('active')).toBe('active=green');
  });

  test('HOTH-RULING-27 "all players" means those who remain', () => {
    const position =
      'phase=vaderMove spun=I5 steps=8 blue=hyper-02/5 green=hyper-20/5 orange=hoth-in-06/5 vader=hoth-out-20';
    expect(at(position).legal()).toEqual(['steer hoth-out-07', 'steer hyper-07']);
    expect(at(position).play('resign orange').legal()).toEqual(['steer hyper-07']);
    const far =
      'phase=vaderMove spun=I5 steps=8 blue=dan-out-02/5 green=dan-in-02/5 orange=hyper-06/5 vader=hyper-20';
    expect(at(far).legal()).toEqual(['steer hyper-12', 'steer hyper-28']);
    expect(at(far).play('resign orange').legal()).toEqual(['steer hyper-28']);
    // And with the only Rebel in hyperspace the reason to let Vader out is gone.
    const alone =
      'phase=vaderMove spun=I5 steps=8 blue=hoth-in-02/5 green=hyper-20/5 orange=hoth-in-06/5 vader=hoth-out-20';
    expect(at(alone).play('resign green').legal()).toEqual(['steer hoth-out-07']);
  });

  test('HOTH-RULING-27 a marker that is gone is not attacked', () => {
    const game = at(
      'phase=vaderMove spun=I6 steps=5 blue=hoth-in-05/5 green=gone/5 orange=hyper-20/5 vader=hyper-15',
    ).play('steer hyper-20');
    expect(game.says('targets')).toBe('targets=orange');
  });

  test('HOTH-RULING-27 leaving twice is nothing, and a winner by landing keeps his way of winning', () => {
    const game = at('blue=dan-in-16/5 green=gone/5 orange=hyper-20/5');
    expect(game.play('resign green').happened()).toEqual([]);
    game.play('spin R1', 'fly planet-dantooine');
    expect(hoth.outcome(game.state)).toEqual({ ranks: [1, 2, 2], reason: 'landed' });
  });

  test('HOTH-RULING-27 automated play stops after 2,000 turns', () => {
    expect(hoth.overlong(at('turn=2000').state)).toBe(false);
    expect(hoth.overlong(at('turn=2001').state)).toBe(true);
  });
});

describe('copies and counts', () => {
  test('a copy can be played without changing the original', () => {
    const game = at(
      'phase=attackSpin targets=green,blue blue=hyper-20/5 green=hyper-20/5 vader=hyper-20 throttles=3,3 orders=12345678,1 options=houseThrottle:true,houseImperialOrders:true',
    );
    const before = game.position;
    const copy = hoth.copy(game.state);
    hoth.apply(copy, 0, { type: 'spin' }, { draw: () => 0 });
    hoth.resign(copy, 1);
    expect(game.position).toBe(before);
    expect(hoth.notation.position(copy)).not.toBe(before);
  });

  test('HOTH-TURN-03 a step that does not spin draws nothing', () => {
    const { state } = start(2).play('spin R1');
    expect(() =>
      hoth.apply(state, 0, { type: 'fly', to: 'hoth-in-05', slide: false }, noChance),
    ).not.toThrow();
  });
});
