import { SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../data/spaces.ts';
import { naboo } from '../index.ts';
import { scene } from '../testing/scene.ts';
import { stepsToThrone } from './worth.ts';

/** What looks best to the seat that is asked. */
function best(game: ReturnType<typeof scene>): string {
  const legal = naboo.legal(game.state, game.asked);
  const advice = naboo.advise(game.state, game.asked, legal);
  return naboo.notation.action(legal[advice.indexOf(Math.max(...advice))] as never);
}

describe('advice on each front', () => {
  test('the plains: Destroyer Droids shoot at a Fambaa', () => {
    const game = scene({ card: 'tb-03', pieces: 'DD1:bf-3-2,G2:bf-2-0' }).play(
      'choose tb-03a',
      'use DD1',
      'stay',
    );
    expect(best(game)).toBe('attack F1');
  });

  test('the palace: a Destroyer Droid rather takes a guard than a queen', () => {
    const game = scene({ card: 'tp-05', pieces: 'PDD1:f1-3-5' }).play('choose tp-05a', 'use PDD1', 'stay');
    // A guard falls with 8/9; a queen blocks half of one hit and takes four.
    expect(best(game)).toMatch(/^attack PG\d+$/);
  });

  test('the core: all dice at once', () => {
    expect(best(scene({ card: 'tp-01' }).play('choose tp-01a', 'use Maul'))).toMatch(
      /^strike (QuiGon|ObiWan) 3$/,
    );
  });

  test('space: the likeliest slots are blocked', () => {
    expect(best(scene({ card: 'nb-01' }).play('choose nb-01a: gray1 gray1'))).toBe('block 6 7');
  });

  test('after the end of the ship guards go into the throne room', () => {
    const game = scene({
      card: 'np-14',
      more: 'bare gone=65,12 anakin=5',
      pieces: 'PG1:f3-2-3,PG2:f3-4-3,PG3:f3-3-5,Maul:gc-08,VR1:f3-2-0,VR2:f3-4-0',
    }).play('choose np-14a', 'use PG3');
    const to = best(game).replace('move ', '');
    expect(game.play(`move ${to}`).state.ending).toBe('throneRoom');
  });

  test('guards keep back while the Jedi fight, and make for the throne room once both have fallen', () => {
    const closer = (jedi: string): number => {
      const game = scene({
        card: 'np-14',
        more: 'bare gone=65,12',
        pieces: `PG1:f1-3-5,PG2:gb-6-11,PG3:gb-5-11,RedQueen:gb-2-10,Maul:gc-08,VR1:f3-2-0,VR2:f3-4-0${jedi}`,
      }).play('choose np-14a', 'use PG1');
      const to = spaceOf(best(game).replace('move ', '')) as number;
      return stepsToThrone(spaceOf('f1-3-5') as number) - stepsToThrone(to);
    };
    // Nobody is in sight: four steps are all for the place.
    expect(closer(',QuiGon:gc-06,ObiWan:gc-07')).toBe(-4);
    expect(closer('')).toBe(4);
  });

  test('of ten cards those with Anakin and the duel are planned first', () => {
    const hand = 'nb-01+nb-12+nb-12+nb-09+nb-09+np-16+np-09+np-01+np-12+np-12'.replace(
      'nb-12+nb-12',
      'nb-12+nb-04',
    );
    const game = scene({ more: `phase=plan hands=${hand},tb-01` });
    const planned = best(game);
    expect(planned).toContain('nb-01');
    expect(planned).toContain('np-16');
  });

  test('a pilot beats blind play from either side', () => {
    const defaults = Object.fromEntries(naboo.options.map((option) => [option.key, option.default]));
    const winner = (pilot: number, seed: number): string | null => {
      const chance = new SeededChance(`advice ${seed}`);
      const state = naboo.setup(defaults as never, 2, chance);
      while (!naboo.outcome(state)) {
        const seat = naboo.question(state).seats[0] ?? 0;
        const legal = naboo.legal(state, seat);
        const advice = seat === pilot && legal.length > 1 ? naboo.advise(state, seat, legal) : [];
        const choice =
          advice.length > 0 ? advice.indexOf(Math.max(...advice)) : chance.draw('blind', legal.length);
        naboo.apply(state, seat, legal[choice] as never, chance);
      }
      return state.winner;
    };
    expect([0, 1, 2].map((seed) => winner(0, seed))).toEqual(['naboo', 'naboo', 'naboo']);
    expect([0, 1, 2].map((seed) => winner(1, seed))).toEqual([
      'tradeFederation',
      'tradeFederation',
      'tradeFederation',
    ]);
  });
});

describe('the share of the win', () => {
  test('rises and falls with what happens', () => {
    const share = (more: string, pieces?: string): number =>
      naboo.evaluate(scene({ card: 'np-14', more, ...(pieces === undefined ? {} : { pieces }) }).state)[0] ??
      0;
    const start = share('');
    expect(start).toBeGreaterThan(0.35);
    expect(start).toBeLessThan(0.65);
    expect(share('anakin=3')).toBeGreaterThan(start);
    expect(share('', 'PG1:-,PG2:-,PG3:-,PG4:-')).toBeLessThan(start);
    expect(share('', 'QuiGon:-')).toBeLessThan(start);
    expect(share('', 'Maul:gc-08/3')).toBeGreaterThan(start);
  });

  test('the shares of both sides add up, and the features have names', () => {
    const { state } = scene({ card: 'np-14' });
    const [one = 0, other = 0] = naboo.evaluate(state);
    expect(one + other).toBeCloseTo(1, 12);
    expect(naboo.features.of(state, 0)).toHaveLength(naboo.features.names.length);
    expect(naboo.features.of(state, 0)[naboo.features.names.indexOf('palacePieces')]).toBe(26);
  });
});
