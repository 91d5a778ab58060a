import { describe, expect, test } from 'vitest';
import { hoth } from '../index.ts';
import { at, start } from '../testing/scene.ts';

/** What each sector of the Rebel spinner shows, R1 to R12. */
const inner = ['5', '2', '1-10', '6', '3', '8', '1-10', '4', '7', '5', '1-10', '6'];
const outer = ['7', '9', '4', '6', '10', '3', '5', '1-10', '6', '8', '2', '1-10'];
const imperial = [4, 1, 6, 3, 8, 5, 2, 6, 4, 7, 3, 5];

/** What a Rebel standing somewhere reads from every sector. */
function readings(space: string): string[] {
  return inner.map((_, i) => {
    const { state } = at(`blue=${space}/5`).play(`spin R${i + 1}`);
    return state.free ? `1-${state.steps}` : String(state.steps);
  });
}

describe('the circles of the Rebel spinner', () => {
  test('HOTH-MOVE-01 the first spin reads the inner circle', () => {
    const game = start(2).play('spin R1');
    expect(game.events).toEqual([
      { type: 'rebelSpun', seat: 0, sector: 'R1', circle: 'inner', steps: 5, free: false },
    ]);
    expect(readings('planet-hoth')).toEqual(inner);
  });

  test('HOTH-TURN-03 the number spun is what the active player flies with his own marker', () => {
    const game = start(2).play('spin R9');
    expect(game.says('phase', 'spun', 'steps')).toBe('phase=rebelMove spun=R9 steps=7');
    expect(game.play('fly hoth-in-07').says('blue', 'green')).toBe('blue=hoth-in-07/5 green=planet-hoth/5');
  });

  test("HOTH-MOVE-07 in Hoth's rings the inner circle", () => {
    expect(readings('hoth-in-04')).toEqual(inner);
    expect(readings('hoth-out-06')).toEqual(inner);
  });

  test('HOTH-HYPER-04 in hyperspace the outer circle', () => {
    expect(readings('hyper-15')).toEqual(outer);
    expect(readings('hyper-01')).toEqual(outer);
    expect(readings('hyper-36')).toEqual(outer);
  });

  test("HOTH-DAN-02 in Dantooine's rings the inner circle", () => {
    expect(readings('dan-out-01')).toEqual(inner);
    expect(readings('dan-in-16')).toEqual(inner);
  });

  test('HOTH-RULING-07 the circle is that of the zone where the spin is made: Planet Hoth and the TIE symbol are at Hoth', () => {
    expect(readings('planet-hoth')).toEqual(inner);
    expect(readings('hoth-out-21')).toEqual(inner);
    // R5 shows 3 inside and 10 outside: into hyperspace, too, it is 3 spaces.
    expect(at('blue=hoth-out-21/5').play('spin R5').legal()).toEqual(['fly hoth-out-03', 'fly hyper-03']);
  });
});

describe('the Force', () => {
  test('HOTH-FORCE-01 HOTH-FORCE-02 who spins the Force takes the card and flies the number all the same', () => {
    const game = start(2).play('spin R4');
    expect(game.says('force')).toBe('force=blue');
    expect(game.events.at(-1)).toEqual({ type: 'forceTaken', seat: 0, from: -1 });
    expect(game.legal()).toEqual(['fly hoth-in-06']);
    const far = at('active=green green=hyper-26/5').play('spin R10');
    expect(far.says('force')).toBe('force=green');
    expect(far.legal()).toEqual(['fly hyper-34']);
  });

  test('HOTH-FORCE-01 no other sector gives the card', () => {
    for (const sector of [1, 2, 3, 5, 6, 7, 8, 9, 11, 12])
      expect(start(2).play(`spin R${sector}`).says('force')).toBe('force=none');
  });

  test('HOTH-FORCE-04 HOTH-FORCE-05 the one card goes from its holder to the next who spins the Force', () => {
    const game = at('force=green').play('spin R10');
    expect(game.events.at(-1)).toEqual({ type: 'forceTaken', seat: 0, from: 1 });
    expect(game.says('force')).toBe('force=blue');
    expect(hoth.census(game.state)['forceCards']).toBe(1);
    expect(hoth.view(game.state, 'spectator').force).toBe(0);
  });

  test("HOTH-RULING-23 the card changes hands at the spin, so it already counts in that turn's Vader step", () => {
    const game = at('blue=hyper-10/5 green=hyper-30/5 vader=hyper-22 force=green').play('spin R4');
    expect(game.says('phase', 'force')).toBe('phase=rebelMove force=blue');
    // Vader forward 8 comes upon Green, who has just lost the card; back 6 upon Blue, who has just got it.
    game.play('fly hyper-16', 'spin I5', 'steer hyper-30');
    expect(game.says('phase', 'targets')).toBe('phase=attackSpin targets=green');
    const self = at('blue=hyper-10/5 green=hyper-30/5 vader=hyper-22 force=green').play('spin R4');
    self.play('fly hyper-16', 'spin I3', 'steer hyper-16');
    expect(self.says('active', 'targets')).toBe('active=green');
    expect(self.events).toContainEqual({ type: 'attackPrevented', seat: 0, by: 'force' });
  });

  test('HOTH-RULING-23 a holder who spins the Force keeps the card', () => {
    const game = at('force=blue').play('spin R4');
    expect(game.says('force')).toBe('force=blue');
    expect(game.events.at(-1)).toEqual({ type: 'forceKept', seat: 0 });
  });

  test('HOTH-RULING-23 who does not spin cannot gain the card, and keeps it if he has it', () => {
    for (const [ship, steps, to] of [
      ['hyper-19/2', 2, 'hyper-21'],
      ['hyper-12/5', 1, 'hyper-13'],
    ])
      for (const holder of ['blue', 'green']) {
        const game = at(`blue=${ship} phase=rebelMove steps=${steps} force=${holder}`);
        expect(game.legal()).toEqual([`fly ${to}`]);
        expect(game.play(`fly ${to}`).says('force')).toBe(`force=${holder}`);
      }
  });
});

describe('the Imperial spinner', () => {
  test('HOTH-TURN-04 every sector gives Vader its movement number', () => {
    imperial.forEach((movement, i) => {
      const game = at('phase=vaderSpin').play(`spin I${i + 1}`);
      expect(game.says('phase', 'spun', 'steps')).toBe(`phase=vaderMove spun=I${i + 1} steps=${movement}`);
      expect(game.events).toEqual([{ type: 'vaderSpun', seat: 0, sector: `I${i + 1}`, steps: movement }]);
    });
  });
});
