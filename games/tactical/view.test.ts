import { at, SeededChance, sameJson } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from './index.ts';
import { scene } from './testing/scene.ts';

describe('what a seat knows', () => {
  it('is nothing of the other army before it is revealed, but that it is ready', () => {
    const s = scene();
    s.state.phase = 'army';
    s.playAs(0, 'army reb_echo').playAs(1, 'army emp_fist');
    s.playAs(
      0,
      `order ${at(s.state.players, 0)
        .army.map(([card]) => card)
        .join(' ')}`,
    );
    const seen = tactical.view(s.state, 1);
    expect(at(seen.players, 0)).toMatchObject({ army: null, answered: true, faction: 'rebel_alliance' });
    expect(JSON.stringify(seen)).not.toContain('reb_luke');
    expect(JSON.stringify(tactical.view(s.state, 'spectator'))).not.toContain('emp_vader');
    expect(JSON.stringify(tactical.view(s.state, 'everything'))).toContain('reb_luke');
  });

  it('is everything afterwards, but for Strategy cards in hand', () => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'reb_luke', 18000, 10000)
      .unit(1, 'emp_storm', 18000, 30000);
    at(s.state.players, 0).strategies = ['dig_in'];
    s.begin();
    expect(tactical.view(s.state, 1).units).toEqual(s.state.units);
    expect(at(tactical.view(s.state, 1).players, 0)).toMatchObject({ strategies: null, strategyCount: 1 });
    expect(at(tactical.view(s.state, 0).players, 0).strategies).toEqual(['dig_in']);
  });

  it.each([['simultaneous'], ['alternating']] as const)(
    'fits a world dealt from it while Units are placed: %s',
    (deployment) => {
      const chance = new SeededChance(deployment);
      const s = scene({ deployment });
      s.state.phase = 'army';
      while (s.state.round === 0) {
        const { seats } = tactical.question(s.state);
        const seat = at(seats, chance.draw('seat', seats.length));
        const actions = tactical.legal(s.state, seat);
        tactical.apply(s.state, seat, at(actions, chance.draw('action', actions.length)), chance);
        for (const viewer of [0, 1]) {
          const seen = tactical.view(s.state, viewer);
          expect(sameJson(tactical.view(tactical.redeal(seen, viewer, chance), viewer), seen)).toBe(true);
        }
      }
      expect(s.state.units.length).toBeGreaterThan(10);
    },
  );
});
