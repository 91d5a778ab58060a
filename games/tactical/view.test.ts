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

describe('a world dealt while Units are placed in turns', () => {
  /** Seat 1 has placed these, and has some more. */
  function placed(...cards: readonly string[]) {
    const s = scene({ deployment: 'alternating' });
    for (const [i, card] of cards.entries()) s.unit(1, card, 3000 * i + 2000, 34000);
    Object.assign(s.state, { phase: 'deploy', turn: 1 });
    at(s.state.players, 1).slots = [];
    return tactical.redeal(tactical.view(s.state, 0), 0, new SeededChance('placed'));
  }

  it('TAC-SET-01, TAC-RULING-26 has one Unit more of a new card that the points allow', () => {
    const world = placed('emp_storm');
    expect(at(world.players, 1).army).toEqual([
      ['emp_storm', 1],
      ['emp_scout', 1],
    ]);
    expect(world.units.map(({ id, card, status }) => [id, card, status])).toEqual([
      [1, 'emp_storm', 'deployed'],
      [2, 'emp_scout', 'reserve'],
    ]);
  });

  it('TAC-SET-01 or one more of the last, when no new card is cheap enough', () => {
    // Four times 22 and 9 are 97 of 100 points; no other card costs 3.
    const world = placed('emp_atat', 'emp_atat', 'emp_atat', 'emp_atat', 'emp_atst');
    expect(at(world.players, 1).army).toEqual([
      ['emp_atat', 4],
      ['emp_atst', 2],
    ]);
    expect(world.units.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('TAC-RULING-26 has its Units in the order of the seats', () => {
    const s = scene().unit(1, 'emp_storm', 18000, 34000);
    s.state.phase = 'deploy';
    const { units } = tactical.redeal(tactical.view(s.state, 1), 1, new SeededChance('order'));
    const seats = units.map(({ seat }) => seat);
    expect(seats.length).toBeGreaterThan(1);
    expect(seats).toEqual(seats.toSorted((a, b) => a - b));
    expect(seats.at(-1)).toBe(1);
  });
});
