import { at } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { quickPlan } from './quick.ts';

const { pays, foresee } = tactical.thinking;

/** Stormtroopers that are to act, and Rebel Troopers that have acted, so far ahead of them and with so many boxes. */
function squads(round: number, away: number, hull: number, table?: string): Scene {
  const s = scene({ roundLimit: '6' }, table)
    .unit(0, 'emp_storm', 18000, 10000)
    .unit(1, 'reb_troopers', 18000, 10000 + away, { hull })
    .begin();
  s.state.round = round;
  s.u(2).acted = true;
  return s;
}

const share = (s: Scene, seat = 0): number => at(foresee?.(s.state) ?? [], seat);

describe('what is foreseen', () => {
  it('TAC-RULING-27 in the last round is who can expect to stand, in points', () => {
    // A last box is lost to a 6, or to 3 in 6 and a defence die of 4 in 6: 1 in 2. So 5 points stand against 4 / 2.
    expect(share(squads(6, 6000, 1))).toBeCloseTo(6 ** 9 / (6 ** 9 + 3 ** 9), 12);
    // Nobody is lost: a range of 9 inches after a move of 6 is all there is.
    expect(share(squads(6, 17000, 1))).toBeCloseTo(6 ** 9 / (6 ** 9 + 5 ** 9), 12);
    expect(share(squads(6, 17000, 2))).toBe(share(squads(6, 17000, 1)));
  });

  it('TAC-SEQ-08 before it, those who have acted act again', () => {
    const s = squads(5, 6000, 1);
    const own = share(s);
    expect(own + share(s, 1)).toBeCloseTo(1, 12);
    // The Rebels, who stand in half of all cases, fire back at full squads.
    expect(own).toBeLessThan(share(squads(6, 6000, 1)));
    s.u(1).acted = true;
    s.u(2).acted = false;
    expect(share(s)).toBeLessThan(own);
  });

  it('TAC-TER-19 is no attack through a wall', () => {
    const wall = '36000x36000;building:0,12500,36000,12500,36000,13500,0,13500';
    expect(share(squads(6, 6000, 1, wall))).toBe(share(squads(6, 17000, 1)));
  });

  it('is the position as it was, which stays untouched', () => {
    const s = squads(3, 6000, 2);
    const before = JSON.stringify(s.state);
    foresee?.(s.state);
    expect(JSON.stringify(s.state)).toBe(before);
  });

  it('is nothing while a Unit acts, and nothing in the set-up', () => {
    const s = scene().unit(0, 'reb_han', 18000, 10000).unit(1, 'emp_storm', 18000, 13000).begin();
    expect(pays?.(s.state)).toBe(true);
    s.play('select 1');
    expect(pays?.(s.state)).toBe(true);
    s.play('attack heavy_pistol 2', 1);
    expect([s.question, foresee?.(s.state), pays?.(s.state)]).toEqual(['reroll', null, false]);
    s.play('keep').play('maneuver 0 1000');
    expect([s.question, foresee?.(s.state), pays?.(s.state)]).toEqual(['act', null, false]);
    s.play('maneuver 0 1000').play('end');
    expect([s.question, foresee?.(s.state)?.length, pays?.(s.state)]).toEqual(['select', 2, true]);
    const set = tactical.setup(s.state.options, 2, { draw: () => 0 });
    expect([foresee?.(set), pays?.(set)]).toEqual([null, false]);
  });
});

describe('a quick plan', () => {
  const planOf = (s: Scene, id: number) => {
    const before = { ...s.u(id) };
    const plan = quickPlan(s.state, s.u(id));
    expect(s.u(id)).toEqual(before);
    return plan;
  };

  it('TAC-RUN-06, TAC-RUN-07 runs through as many as its weapon may strike', () => {
    const s = scene()
      .unit(0, 'emp_tiebomb', 18000, 5000)
      .unit(1, 'reb_t2b', 18000, 9000)
      .unit(1, 'reb_aa5', 18000, 12500)
      .begin();
    const plan = planOf(s, 1);
    expect(plan.shots.map(({ weapon, target }) => `${weapon.id} ${target.id}`).sort()).toEqual([
      'proton_bombs 2',
      'proton_bombs 3',
    ]);
    expect([plan.x, plan.heading, plan.before]).toEqual([18000, 0, false]);
    // Through both bases at least, and ten inches at most.
    expect(plan.y).toBeGreaterThan(13000);
    expect(plan.y).toBeLessThanOrEqual(15000);
  });

  it('TAC-ATK-02 closes in on an enemy out of range, and fires then', () => {
    const s = scene().unit(0, 'emp_storm', 18000, 10000).unit(1, 'reb_troopers', 18000, 25000).begin();
    const plan = planOf(s, 1);
    // 15 inches less both bases are 14; two Maneuvers of 3 leave 8, and 9 is the Range.
    expect(plan.y - 10000).toBeGreaterThanOrEqual(5000);
    expect([plan.before, plan.shots.map(({ target }) => target.id)]).toEqual([false, [2]]);
  });
});
