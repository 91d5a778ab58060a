import { describe, expect, test } from 'vitest';
import { hoth } from '../index.ts';
import { at } from '../testing/scene.ts';

describe('winning', () => {
  test('HOTH-WIN-01 HOTH-WIN-02 HOTH-WIN-03 over the red space onto the planet, without an exact count, ends the game at once', () => {
    // Five steps would do; R9 shows 7.
    const game = at('blue=dan-in-12/5 green=dan-in-15/5 vader=dan-in-14').play('spin R9');
    expect(game.legal()).toEqual(['fly planet-dantooine']);
    game.play('fly planet-dantooine');
    expect(game.happened()).toEqual(['rebelMoved', 'won']);
    expect(game.events[0]).toMatchObject({
      path: ['dan-in-13', 'dan-in-14', 'dan-in-15', 'dan-in-16', 'planet-dantooine'],
    });
    expect(game.says('phase', 'winner', 'vader')).toBe('phase=over vader=dan-in-14 winner=blue');
    expect(game.legal()).toEqual([]);
    expect(hoth.question(game.state).seats).toEqual([]);
    expect(game.refusal('spin')).toBe('TABLE-OVER');
  });

  test('HOTH-WIN-01 the outer ring does not lead to the planet', () => {
    const game = at('blue=dan-out-20/5').play('spin R9');
    expect(game.legal()).toEqual(['fly dan-out-07']);
    expect(game.refusal('fly planet-dantooine')).toBe('HOTH-DAN-05');
  });

  test('HOTH-RULING-03 resting on the red space is no win yet, but any later move is', () => {
    const game = at('blue=dan-in-12/5').play('spin R8');
    expect(game.legal()).toEqual(['fly dan-in-16']);
    game.play('fly dan-in-16');
    expect(game.says('phase', 'winner')).toBe('phase=vaderSpin');
    expect(hoth.outcome(game.state)).toBeNull();
    for (const sector of ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12'])
      expect(at('blue=dan-in-16/5').play(`spin ${sector}`).legal()).toEqual(['fly planet-dantooine']);
    expect(at('blue=dan-in-16/1 phase=rebelMove steps=1').legal()).toEqual(['fly planet-dantooine']);
  });

  test('HOTH-WIN-02 with "1-10" all counts that reach the planet are one choice', () => {
    expect(at('blue=dan-in-12/5').play('spin R3').legal()).toEqual([
      'fly dan-in-13',
      'fly dan-in-14',
      'fly dan-in-15',
      'fly dan-in-16',
      'fly planet-dantooine',
    ]);
  });

  test('HOTH-GOAL-01 HOTH-GOAL-02 the first to land wins alone, however near the others are', () => {
    const game = at('active=green blue=dan-in-16/5 green=dan-in-13/5 orange=planet-hoth/5').play('spin R8');
    game.play('fly planet-dantooine');
    expect(hoth.outcome(game.state)).toEqual({ ranks: [2, 1, 2], reason: 'landed' });
    expect(game.events.at(-1)).toEqual({ type: 'won', seat: 1, reason: 'landed' });
  });
});
