import { describe, expect, test } from 'vitest';
import { idOf, spaceAt, zoneOf } from '../data/graph.ts';
import { at } from '../testing/scene.ts';
import { workOutVaderMoves } from './vader-move.ts';

/** What Vader may do from somewhere after a spin. I1 4, I2 1, I3 6, I4 3, I5 8, I6 5, I7 2, I8 6, I9 4, I10 7, I11 3, I12 5. */
function vaderFrom(vader: string, sector: string, others: string): string[] {
  return at(`phase=vaderSpin vader=${vader} ${others}`).play(`spin ${sector}`).legal();
}

const allOnHoth = 'blue=hoth-in-05/5 green=hoth-in-06/5';
const oneInHyperspace = 'blue=hyper-20/5 green=hoth-in-06/5';
const allInHyperspace = 'blue=hyper-20/5 green=hyper-21/5';
const oneAtDantooine = 'blue=dan-out-05/5 green=hyper-21/5';
const allAtDantooine = 'blue=dan-out-05/5 green=dan-in-02/5';

describe('around Hoth', () => {
  test('HOTH-VADER-01 HOTH-VADER-02 after his own flight the active player must move Vader the number spun', () => {
    const game = at('vader=hoth-out-06').play('spin R2', 'fly hoth-in-02');
    expect(game.says('active', 'phase')).toBe('active=blue phase=vaderSpin');
    expect(game.legal()).toEqual(['spin']);
    game.play('spin I10');
    expect(game.legal()).toEqual(['steer hoth-out-13']);
    expect(game.refusal('steer hoth-out-12')).toBe('HOTH-VADER-02');
    expect(game.play('steer hoth-out-13').says('vader')).toBe('vader=hoth-out-13');
  });

  test('HOTH-VADER-03 he follows the arrows around both rings', () => {
    // 20: 21, 1, 2, 3. Inner 9: 10, 11, 12.
    expect(vaderFrom('hoth-out-20', 'I1', allOnHoth)).toEqual(['steer hoth-out-03']);
    expect(vaderFrom('hoth-in-09', 'I4', allOnHoth)).toEqual(['steer hoth-in-12']);
    expect(vaderFrom('hoth-in-15', 'I2', allOnHoth)).toEqual(['steer hoth-in-01']);
  });

  test('HOTH-VADER-04 HOTH-VADER-05 a count that ends on yellow lets him slide, or not; one that passes it does not', () => {
    expect(vaderFrom('hoth-in-06', 'I7', allOnHoth)).toEqual(['steer hoth-in-08', 'steer hoth-out-12 slide']);
    const past = at(`phase=vaderSpin vader=hoth-out-10 ${allOnHoth}`).play('spin I1');
    expect(past.legal()).toEqual(['steer hoth-out-14']);
    expect(past.refusal('steer hoth-in-08 slide')).toBe('HOTH-VADER-04');
  });

  test('HOTH-RULING-09 he slides both ways on both planets', () => {
    expect(vaderFrom('hoth-out-10', 'I7', allOnHoth)).toEqual([
      'steer hoth-in-08 slide',
      'steer hoth-out-12',
    ]);
    expect(vaderFrom('dan-out-07', 'I2', allAtDantooine)).toEqual([
      'steer dan-in-05 slide',
      'steer dan-out-08',
    ]);
    expect(vaderFrom('dan-in-08', 'I2', allAtDantooine)).toEqual([
      'steer dan-in-09',
      'steer dan-out-13 slide',
    ]);
  });
});

describe('leaving Hoth', () => {
  test('HOTH-VADER-06 while nobody has entered hyperspace he may not leave', () => {
    // 20: 21, then seven spaces around.
    const game = at(`phase=vaderSpin vader=hoth-out-20 ${allOnHoth}`).play('spin I5');
    expect(game.legal()).toEqual(['steer hoth-out-07']);
    expect(game.refusal('steer hyper-07')).toBe('HOTH-VADER-06');
  });

  test('HOTH-RULING-11 between one and all the active player chooses', () => {
    expect(vaderFrom('hoth-out-20', 'I5', oneInHyperspace)).toEqual(['steer hoth-out-07', 'steer hyper-07']);
    // Three players, one in each part of the board: both junctions are a choice.
    const spread = 'blue=dan-in-02/5 green=hyper-20/5 orange=hoth-in-06/5';
    expect(vaderFrom('hoth-out-19', 'I5', spread)).toEqual(['steer hoth-out-06', 'steer hyper-06']);
    expect(vaderFrom('hyper-34', 'I5', spread)).toEqual(['steer dan-out-06', 'steer hyper-26']);
  });

  test('HOTH-RULING-11 the first space of hyperspace and of the outer ring has been entered', () => {
    const first = 'blue=hyper-01/5 green=hoth-in-06/5';
    expect(vaderFrom('hoth-out-20', 'I5', first)).toEqual(['steer hoth-out-07', 'steer hyper-07']);
    const entry = 'blue=dan-out-01/5 green=hyper-20/5';
    expect(vaderFrom('hyper-34', 'I5', entry)).toEqual(['steer dan-out-06', 'steer hyper-26']);
  });

  test("HOTH-RULING-11 the active player's own step 1 counts, and a Rebel at Dantooine has entered hyperspace", () => {
    const game = at('blue=hoth-out-21/5 vader=hoth-out-20').play('spin R2', 'fly hyper-02', 'spin I5');
    expect(game.legal()).toEqual(['steer hoth-out-07', 'steer hyper-07']);
    expect(vaderFrom('hoth-out-20', 'I5', 'blue=dan-out-05/5 green=hoth-in-06/5')).toEqual([
      'steer hoth-out-07',
      'steer hyper-07',
    ]);
  });

  test('HOTH-VADER-07 HOTH-RULING-10 once everybody has, he must take the way out, without an exact count', () => {
    const game = at(`phase=vaderSpin vader=hoth-out-20 ${allInHyperspace}`).play('spin I5');
    expect(game.legal()).toEqual(['steer hyper-07']);
    expect(game.refusal('steer hoth-out-07')).toBe('HOTH-VADER-07');
    expect(vaderFrom('hoth-out-20', 'I2', allInHyperspace)).toEqual(['steer hoth-out-21']);
    expect(vaderFrom('hoth-out-21', 'I2', allInHyperspace)).toEqual(['steer hyper-01']);
    // Past the TIE symbol by one space: not around the ring either.
    expect(vaderFrom('hoth-out-20', 'I7', allInHyperspace)).toEqual(['steer hyper-01']);
    expect(vaderFrom('hoth-out-21', 'I2', allAtDantooine)).toEqual(['steer hyper-01']);
  });

  test('HOTH-RULING-10 then he must slide out of the inner ring, never slides inwards, and circles until he gets out', () => {
    expect(vaderFrom('hoth-in-06', 'I7', allInHyperspace)).toEqual(['steer hoth-out-12 slide']);
    expect(vaderFrom('hoth-out-10', 'I7', allInHyperspace)).toEqual(['steer hoth-out-12']);
    expect(vaderFrom('hoth-in-13', 'I3', allInHyperspace)).toEqual(['steer hoth-in-04']);
    const stay = at(`phase=vaderSpin vader=hoth-in-06 ${allInHyperspace}`).play('spin I7');
    expect(stay.refusal('steer hoth-in-08')).toBe('HOTH-RULING-10');
    const inwards = at(`phase=vaderSpin vader=hoth-out-10 ${allInHyperspace}`).play('spin I7');
    expect(inwards.refusal('steer hoth-in-08 slide')).toBe('HOTH-RULING-10');
  });

  test('HOTH-RULING-10 must leave from the very move in which the last Rebel leaves', () => {
    const game = at('blue=hoth-out-21/5 green=hyper-05/5 vader=hoth-out-20').play(
      'spin R2',
      'fly hyper-02',
      'spin I1',
    );
    expect(game.legal()).toEqual(['steer hyper-03']);
  });
});

describe('through hyperspace', () => {
  test('HOTH-VADER-08 he never goes back to Hoth', () => {
    const game = at(`phase=vaderSpin vader=hyper-08 ${oneInHyperspace}`).play('spin I5');
    expect(game.legal()).toEqual(['steer hyper-16']);
    expect(game.refusal('steer hoth-out-21')).toBe('HOTH-VADER-08');
    expect(vaderFrom('hyper-09', 'I5', oneInHyperspace)).toEqual(['steer hyper-01', 'steer hyper-17']);
  });

  test('HOTH-VADER-09 HOTH-VADER-10 forward or backward, never both in one move', () => {
    const game = at(`phase=vaderSpin vader=hyper-15 ${allInHyperspace}`).play('spin I5');
    expect(game.legal()).toEqual(['steer hyper-07', 'steer hyper-23']);
    expect(game.refusal('steer hyper-19')).toBe('HOTH-VADER-10');
    expect(game.refusal('steer hyper-15')).toBe('HOTH-VADER-10');
  });

  test('HOTH-AST-06 asteroid fields neither stop nor slow him', () => {
    const game = at(`phase=vaderSpin vader=hyper-11 ${allInHyperspace}`).play('spin I7', 'steer hyper-13');
    expect(game.says('active', 'phase', 'vader')).toBe('active=green phase=rebelSpin vader=hyper-13');
    expect(vaderFrom('hyper-13', 'I5', allInHyperspace)).toEqual(['steer hyper-05', 'steer hyper-21']);
  });

  test('HOTH-RULING-22 the only legal direction is forced, even onto the active player', () => {
    const game = at('phase=vaderSpin vader=hyper-33 blue=hyper-25/5 green=hyper-02/5').play('spin I5');
    expect(game.legal()).toEqual(['steer hyper-25']);
    expect(game.play('steer hyper-25').says('active', 'phase', 'targets')).toBe(
      'active=blue phase=attackSpin targets=blue',
    );
  });

  test('HOTH-RULING-22 he would stop at the end of hyperspace if no direction were legal, which no number up to 8 brings about', () => {
    const gates = { hyperspace: 'must', dantooine: 'closed' } as const;
    const hyperspace = idOf.flatMap((_, space) => (zoneOf[space] === 'hyperspace' ? [space] : []));
    for (const from of hyperspace)
      for (let steps = 1; steps <= 8; steps++) {
        const { moves } = workOutVaderMoves(false, gates, from, steps, false);
        for (const { to } of moves) expect(Math.abs(to - from)).toBe(steps);
        expect(moves.length).toBeGreaterThan(0);
      }
    const stuck = workOutVaderMoves(false, gates, spaceAt('hyper-20'), 30, false);
    expect(stuck.actions).toEqual([{ type: 'steer', to: 'hyper-36', slide: false }]);
    expect(stuck.moves[0]?.pathIds).toHaveLength(16);
  });
});

describe('at Dantooine', () => {
  test('HOTH-VADER-11 the rings are closed while nobody has entered them', () => {
    const game = at(`phase=vaderSpin vader=hyper-33 ${allInHyperspace}`).play('spin I5');
    expect(game.legal()).toEqual(['steer hyper-25']);
    expect(game.refusal('steer dan-out-05')).toBe('HOTH-VADER-11');
    expect(vaderFrom('hyper-28', 'I5', allInHyperspace)).toEqual(['steer hyper-20', 'steer hyper-36']);
  });

  test('HOTH-RULING-11 HOTH-RULING-06 once one Rebel is there Vader may follow, his steps carrying on', () => {
    expect(vaderFrom('hyper-33', 'I5', oneAtDantooine)).toEqual(['steer dan-out-05', 'steer hyper-25']);
    // 36, 1, 2, 3: yellow.
    expect(vaderFrom('hyper-35', 'I1', oneAtDantooine)).toEqual([
      'steer dan-in-01 slide',
      'steer dan-out-03',
      'steer hyper-31',
    ]);
  });

  test('HOTH-VADER-12 once everybody is there he flies only forward', () => {
    const game = at(`phase=vaderSpin vader=hyper-10 ${allAtDantooine}`).play('spin I5');
    expect(game.legal()).toEqual(['steer hyper-18']);
    expect(game.refusal('steer hyper-02')).toBe('HOTH-VADER-12');
    expect(vaderFrom('hyper-33', 'I5', allAtDantooine)).toEqual(['steer dan-out-05']);
  });

  test('HOTH-VADER-13 he never goes back to hyperspace', () => {
    const game = at(`phase=vaderSpin vader=dan-out-02 ${oneAtDantooine}`).play('spin I4');
    expect(game.legal()).toEqual(['steer dan-out-05']);
    expect(game.refusal('steer hyper-36')).toBe('HOTH-VADER-13');
    expect(vaderFrom('dan-out-20', 'I7', oneAtDantooine)).toEqual(['steer dan-out-02']);
  });

  test('HOTH-RULING-12 clockwise only, the red space is ordinary and the planet is not for him', () => {
    expect(vaderFrom('dan-in-14', 'I1', allAtDantooine)).toEqual(['steer dan-in-02']);
    expect(vaderFrom('dan-in-15', 'I2', allAtDantooine)).toEqual(['steer dan-in-16']);
    // 16, 1: yellow for him, with the slide outwards.
    const game = at(`phase=vaderSpin vader=dan-in-15 ${allAtDantooine}`).play('spin I7');
    expect(game.legal()).toEqual(['steer dan-in-01', 'steer dan-out-03 slide']);
    expect(game.refusal('steer planet-dantooine')).toBe('HOTH-RULING-12');
  });
});
