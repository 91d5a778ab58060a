import { SeededChance } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import type { Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { tactical } from '../index.ts';
import { scene } from '../testing/scene.ts';
import { attackOdds, oddsOf } from './odds.ts';
import { candidatePaths, pathEnds } from './paths.ts';

const plain = { targeting: 1, evade: 4, power: 5, defence: 0, cover: 'none', reroll: false } as const;

describe('odds', () => {
  it('of a squad on a squad: 4 in 6 to hit, 4 in 6 to wound', () => {
    const odds = oddsOf(plain, 2);
    expect(odds.hit).toBeCloseTo(4 / 6, 12);
    expect(odds.wound).toBeCloseTo(4 / 6, 12);
    expect(odds.damage[2]).toBeCloseTo(1 / 9, 12);
    expect(odds.damage[1]).toBeCloseTo(7 / 18, 12);
    expect(odds.damage[0]).toBeCloseTo(1 / 2, 12);
    expect(odds.defeat).toBeCloseTo(1 / 9, 12);
  });

  it('of a last box: a 6 ends it before the defence die', () => {
    const odds = oddsOf(plain, 1);
    expect(odds.defeat).toBeCloseTo(1 / 6 + (3 / 6) * (4 / 6), 12);
    expect(odds.damage[2]).toBe(0);
  });

  it('through Cover, by either reading', () => {
    expect(oddsOf({ ...plain, cover: 'twoDiceLower' }, 2).hit).toBeCloseTo(16 / 36, 12);
    expect(oddsOf({ ...plain, cover: 'twoDiceLower' }, 2).six).toBeCloseTo(1 / 36, 12);
    expect(oddsOf({ ...plain, cover: 'defenderDie' }, 2).hit).toBeCloseTo(9 / 36, 12);
  });

  it('of a Marksman who rolls a miss again', () => {
    expect(oddsOf({ ...plain, reroll: true }, 2).hit).toBeCloseTo(4 / 6 + (2 / 6) * (4 / 6), 12);
  });

  it('as the position has them: nothing out of range', () => {
    const s = scene().unit(0, 'emp_storm', 18000, 10000).unit(1, 'reb_troopers', 18000, 14000);
    s.unit(1, 'reb_troopers', 18000, 30000);
    const rifles = cardOf('emp_storm').weapons[0] as Weapon;
    expect(attackOdds(s.state, s.u(1), s.u(2), rifles).hit).toBeCloseTo(4 / 6, 12);
    expect(attackOdds(s.state, s.u(1), s.u(3), rifles).hit).toBe(0);
  });
});

describe('candidates', () => {
  it('are 5 turns squared at 3 speeds for two Maneuvers, and the way to an enemy ahead', () => {
    const s = scene().unit(0, 'emp_atst', 18000, 10000).unit(1, 'reb_troopers', 18000, 30000).begin();
    s.play('select 1');
    const active = s.state.active;
    if (!active) throw new Error('nobody acts');
    expect(candidatePaths(s.state, active, s.u(1))).toHaveLength(75 + 3);
    // Standing still, a turn of 45 degrees and two of 22.4 and 22.5 end alike, but begin otherwise.
    const ends = pathEnds(s.state, active, s.u(1));
    expect(ends.length).toBeLessThanOrEqual(78);
    expect(ends.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
    expect([s.u(1).x, s.u(1).y, s.u(1).heading]).toEqual([18000, 10000, 0]);
  });

  it('are 3 turns each for four Maneuvers', () => {
    const s = scene().unit(0, 'emp_tieint', 18000, 5000).unit(1, 'reb_troopers', 18000, 34000).begin();
    s.play('select 1');
    const active = s.state.active;
    if (!active) throw new Error('nobody acts');
    expect(candidatePaths(s.state, active, s.u(1))).toHaveLength(243 + 3);
  });
});

describe('advice', () => {
  it('fires at what can be hit rather than walk away', () => {
    const s = scene().unit(0, 'emp_storm', 18000, 10000).unit(1, 'reb_troopers', 18000, 16000).begin();
    s.play('select 1');
    const actions = tactical.legal(s.state, 0);
    const advice = tactical.advise(s.state, 0, actions);
    const best = actions[advice.indexOf(Math.max(...advice))];
    expect(best?.type === 'attack' || best?.type === 'maneuver').toBe(true);
    const away = actions.findIndex((action) => action.type === 'maneuver' && action.heading === 1800);
    const attack = actions.findIndex(({ type }) => type === 'attack');
    expect(advice[attack]).toBeGreaterThan(advice[away] as number);
  });

  it('rolls a miss again and keeps a hit', () => {
    const s = scene().unit(0, 'reb_han', 18000, 10000).unit(1, 'emp_storm', 18000, 13000).begin();
    s.play('select 1').play('attack heavy_pistol 2', 1);
    const actions = tactical.legal(s.state, 0);
    const [keep, reroll] = tactical.advise(s.state, 0, actions) as [number, number];
    expect(actions.map(({ type }) => type)).toEqual(['keep', 'reroll']);
    expect(reroll).toBeGreaterThan(keep);
  });

  it('beats blind play', () => {
    const wins = [0, 1, 2].filter((game) => playedWith(game) === 0).length;
    expect(wins).toBe(3);
  });
});

/** Who wins when seat 0 follows the advice, a legal action at random being played by seat 1. */
function playedWith(game: number): number | undefined {
  const chance = new SeededChance(`advice ${game}`);
  const s = scene({ roundLimit: '6' });
  for (const x of [12000, 15000, 18000, 21000]) s.unit(0, 'emp_storm', x, 4000);
  for (const x of [12000, 15000, 18000, 21000]) s.unit(1, 'emp_storm', x, 16000, { heading: 1800 });
  s.begin();
  while (!tactical.outcome(s.state)) {
    const seat = s.asked;
    const actions = tactical.legal(s.state, seat);
    const advice =
      seat === 0 ? tactical.advise(s.state, seat, actions) : actions.map(() => chance.draw('any', 1000));
    const action = actions[advice.indexOf(Math.max(...advice))];
    if (action) tactical.apply(s.state, seat, action, chance);
  }
  const ranks = tactical.outcome(s.state)?.ranks;
  return ranks?.[0] === ranks?.[1] ? undefined : ranks?.indexOf(1);
}

describe('judgement', () => {
  it('TAC-RULING-27 expects more of the stronger side, and knows the end', () => {
    const s = scene()
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 30000, { hull: 1 })
      .begin();
    const [own, foe] = tactical.evaluate(s.state) as [number, number];
    expect(own).toBeGreaterThan(foe);
    expect(own + foe).toBeCloseTo(1, 12);
    tactical.resign(s.state, 1);
    expect(tactical.evaluate(s.state)).toEqual([1, 0]);
  });

  it('describes a position by numbers with names', () => {
    const s = scene().unit(0, 'emp_storm', 18000, 10000).unit(1, 'reb_troopers', 18000, 30000).begin();
    const numbers = tactical.features.of(s.state, 0);
    expect(numbers[tactical.features.names.indexOf('own points')]).toBe(0.05);
    expect(numbers[tactical.features.names.indexOf('foe points')]).toBe(0.04);
    expect(numbers).toHaveLength(tactical.features.names.length);
  });
});
