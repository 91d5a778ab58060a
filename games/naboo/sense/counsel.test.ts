import { at, hash, SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { neighbours, spaceOf } from '../data/spaces.ts';
import { naboo } from '../index.ts';
import { pieceNamed } from '../phases/pieces.ts';
import { scene } from '../testing/scene.ts';
import { advise } from './advise.ts';
import { counsel } from './counsel.ts';
import { type Manner, nabooPilot } from './manner.ts';
import { bestShare, type Quarry, quarry, strikeAndMore } from './strikes.ts';
import { Field } from './tactics.ts';

/** What looks best to a commander, or to a pilot, of the seat that is asked. */
function best(game: ReturnType<typeof scene>, sight: typeof advise = counsel): string {
  const legal = naboo.legal(game.state, game.asked);
  const advice = sight(game.state, game.asked, legal);
  return naboo.notation.action(legal[advice.indexOf(Math.max(...advice))] as never);
}

describe('a duellist shares his dice', () => {
  const hunt = (more: string) =>
    scene({
      card: 'tp-01',
      more: 'bare gone=65,12',
      pieces: `Maul:gb-3-12,RedQueen:gb-0-15,VR1:f3-2-0,VR2:f3-4-0,${more}`,
    });
  const guards = 'PG1:gb-3-11,PG2:gb-3-13,PG3:gb-2-12';
  const listOf = (names: string, pieces: string): readonly Quarry[] => {
    const { state } = hunt(pieces);
    const maul = pieceNamed(state, 'Maul') as number;
    return names.split(' ').map((name) => quarry(nabooPilot, state, maul, pieceNamed(state, name) as number));
  };
  const guard = at(nabooPilot.worths.palaceGuard, 1);

  test('NAB-JEDI-04, NAB-JEDI-06 one die for each of three guards', () => {
    // A red die hits with 4 in 6, and a guard has no defence: two of three fall so, and less than one to all dice at once.
    const list = listOf('PG1 PG2 PG3', guards);
    expect(bestShare(list, 3)).toBeCloseTo(2 * guard, 12);
    expect(strikeAndMore(list, at(list, 0).target, 1, 3)).toBeCloseTo(2 * guard, 12);
    expect(strikeAndMore(list, at(list, 0).target, 3, 3)).toBeCloseTo((26 / 27) * guard, 12);
    expect(bestShare(list, 1)).toBeCloseTo((2 / 3) * guard, 12);
    expect(bestShare([], 3)).toBe(0);
  });

  test('NAB-JEDI-05 a lone guard falls to three dice as surely one by one', () => {
    const list = listOf('PG1', guards);
    for (const used of [1, 2, 3])
      expect(strikeAndMore(list, at(list, 0).target, used, 3)).toBeCloseTo((26 / 27) * guard, 12);
  });

  test('a commander does so, and a pilot would rather throw all at once', () => {
    const game = hunt(guards).play('choose tp-01a', 'use Maul');
    expect(best(game)).toMatch(/^strike PG\d 1$/);
    const strikes = [1, 2, 3].map((dice) => naboo.notation.readAction(`strike PG1 ${dice}`));
    const [one = 0, two = 0, three = 0] = advise(game.state, game.asked, strikes);
    expect(three > two && two > one).toBe(true);
  });

  test('NAB-JEDI-01 the dice that are left are for those he can walk to', () => {
    const game = hunt('PG1:gb-3-11,PG2:gb-5-9,PG3:gb-1-9').play('choose tp-01a', 'use Maul');
    expect(best(game)).toBe('strike PG1 1');
    const to = spaceOf(best(game.play('strike PG1 1: red1')).replace('move ', '')) as number;
    const next = at(neighbours, to);
    expect(next.includes(spaceOf('gb-5-9') as number) || next.includes(spaceOf('gb-1-9') as number)).toBe(
      true,
    );
  });

  test('in the duel all dice fall together', () => {
    expect(best(scene({ card: 'tp-01' }).play('choose tp-01a', 'use Maul'))).toMatch(
      /^strike (QuiGon|ObiWan) 3$/,
    );
  });
});

describe('a commander looks at what units can do', () => {
  test('before it chooses which of them are used', () => {
    const choice = (plains: string, sight: typeof advise) => {
      const pieces = `PG1:gb-3-10,PG2:gb-6-11,RedQueen:gb-0-15,VR1:f3-2-0,VR2:f3-4-0,${plains}`;
      return best(scene({ card: 'nb-04', more: 'bare gone=61,12', pieces }), sight);
    };
    // Kaadu reach a droid group, Gungans are far from it; and the other way round.
    const byKaadu = 'BD3:bf-5-6,K1:bf-5-4,G8:bf-7-0,G9:bf-7-1';
    const byGungans = 'BD3:bf-5-2,K1:bf-7-8,G8:bf-5-1,G9:bf-7-1';
    expect([choice(byKaadu, counsel), choice(byGungans, counsel)]).toEqual([
      'choose nb-04a',
      'choose nb-04b',
    ]);
    expect([choice(byKaadu, advise), choice(byGungans, advise)]).toEqual(['choose nb-04b', 'choose nb-04b']);
  });

  test('and at who sees a place, and how far the enemy is', () => {
    const { state } = scene({
      card: 'np-14',
      more: 'bare gone=64,11',
      pieces:
        'PG1:gb-3-10,PG2:gb-6-11,RedQueen:gb-0-15,QuiGon:gc-06,Maul:gc-08,VR1:f3-2-0,VR2:f3-4-0,PBD3:f1-3-4,PDD1:f1-1-7',
    });
    const place = (manner: Partial<Manner>, space: string): number =>
      new Field(state, { ...nabooPilot, throne: [0, 0, 0], throneStep: [0, 0, 0], ...manner }).place(
        pieceNamed(state, 'PG1') as number,
        spaceOf(space) as number,
      );
    // A Battle Droid hits with 1 in 2, a Destroyer Droid all but surely; neither sees another floor.
    expect(place({ exposure: [1, 0, 0] }, 'f1-3-5')).toBeCloseTo(-0.5, 12);
    expect(place({ exposure: [1, 0, 0] }, 'f1-3-8')).toBeCloseTo(-0.5 - 0.9, 12);
    expect(place({ exposure: [1, 0, 0] }, 'f2-3-8')).toBeCloseTo(0, 12);
    expect(place({ exposure: [0, 1, 1] }, 'f1-3-8')).toBeCloseTo(0, 12);
    expect(place({ distance: [1, 0, 0] }, 'f1-3-5')).toBe(1);
    expect(place({ distance: [1, 0, 0] }, 'gb-1-9')).toBe(2);
  });
});

test('a commander knows no more than its seat', () => {
  let different = 0;
  for (let game = 0; game < 3; game++) {
    const chance = new SeededChance(`counsel ${game}`);
    const state = naboo.setup(
      Object.fromEntries(naboo.options.map((option) => [option.key, option.default])) as never,
      2,
      chance,
    );
    for (let step = 0; step < 25; step++) {
      const seat = at(naboo.question(state).seats, 0);
      const legal = naboo.legal(state, seat);
      const other = naboo.redeal(naboo.view(state, seat), seat, chance);
      if (hash(other) !== hash(state)) different++;
      expect(counsel(other, seat, legal)).toEqual(counsel(state, seat, legal));
      naboo.apply(state, seat, at(legal, chance.draw('any', legal.length)), chance);
    }
  }
  expect(different).toBeGreaterThan(60);
});
