import { at } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import { type Scene, scene } from '../testing/scene.ts';

const stay = (s: Scene, id: number, ...dice: number[]): Scene =>
  s
    .play(`select ${id}`)
    .play('maneuver 0 0')
    .play('maneuver 0 0')
    .play('end', ...dice);

function duel(options = {}): Scene {
  return scene(options).unit(0, 'emp_storm', 18000, 2000).unit(1, 'reb_troopers', 18000, 34000);
}

describe('a round', () => {
  it('TAC-SET-10, TAC-RULING-29 begins with a die each, the tied rolling again', () => {
    const s = scene({}, undefined, 3)
      .unit(0, 'emp_storm', 3000, 2000)
      .unit(1, 'reb_troopers', 2000, 18000)
      .unit(2, 'emp_death', 18000, 34000);
    s.begin(5, 3, 5, 2, 4);
    expect(s.events.filter(({ type }) => type === 'initiativeRolled')).toEqual([
      { type: 'initiativeRolled', dice: [5, 3, 5], tied: true },
      { type: 'initiativeRolled', dice: [2, 0, 4], tied: false },
    ]);
    expect([s.state.first, s.asked]).toEqual([2, 2]);
  });

  it('TAC-SET-11, TAC-SEQ-05, TAC-RULING-30 goes clockwise to the left', () => {
    const s = scene({}, undefined, 3)
      .unit(0, 'emp_storm', 3000, 2000)
      .unit(1, 'reb_troopers', 2000, 18000)
      .unit(2, 'emp_death', 18000, 34000);
    s.begin(1, 6, 2);
    expect(s.asked).toBe(1);
    expect(stay(s, 2).asked).toBe(2);
    expect(stay(s, 3).asked).toBe(0);
  });

  it('TAC-SEQ-07 lets who has no card left sit out', () => {
    const s = duel().unit(1, 'reb_luke', 10000, 34000).unit(1, 'reb_han', 25000, 34000).begin();
    stay(s, 1);
    stay(s, 2);
    expect([s.asked, s.legal()]).toEqual([1, ['select 3']]);
  });

  it('TAC-SEQ-08, TAC-SEQ-09 is followed by another when all cards are rotated', () => {
    const s = stay(stay(duel().begin(), 1), 2, 1, 6);
    expect(s.state).toMatchObject({ round: 2, first: 1 });
    expect([s.line(0), s.line(1)]).toEqual(['emp_storm:1', 'reb_troopers:2']);
    expect(s.asked).toBe(1);
  });

  it('TAC-SEQ-02, TAC-RULING-25 activates all Units of a card, each finished before the next', () => {
    const s = scene()
      .unit(0, 'emp_storm', 18000, 2000)
      .unit(0, 'emp_storm', 20000, 2000)
      .unit(1, 'reb_luke', 18000, 34000)
      .begin();
    s.play('select 2');
    expect(s.why('select 1')).toBe('TAC-SEQ-03');
    s.play('maneuver 0 0').play('maneuver 0 0').play('end');
    expect([s.why('select 2'), s.why('select 1'), s.why('select 3')]).toEqual([
      'TAC-RULING-25',
      null,
      'TAC-RULING-25',
    ]);
  });
});

describe('the end', () => {
  it('TAC-SEQ-10 comes when a player has no Unit left', () => {
    const s = scene()
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 14000, { hull: 1 })
      .begin();
    s.play('select 1').play('attack blaster_rifles 2', 6);
    expect(tactical.outcome(s.state)).toEqual({ ranks: [1, 2], reason: 'eliminated' });
    expect(tactical.question(s.state).seats).toEqual([]);
  });

  it('TAC-SEQ-11, TAC-RULING-27 comes by surrender; with more than two the others play on without those Units', () => {
    const s = duel().begin();
    tactical.resign(s.state, 0);
    expect(tactical.outcome(s.state)).toEqual({ ranks: [2, 1], reason: 'surrendered' });
    const three = scene({}, undefined, 3)
      .unit(0, 'emp_storm', 3000, 2000)
      .unit(1, 'reb_troopers', 2000, 18000)
      .unit(2, 'emp_death', 18000, 34000)
      .begin();
    three.play('select 1');
    tactical.resign(three.state, 0);
    expect([three.u(1).status, three.asked, three.question]).toEqual(['defeated', 1, 'select']);
    stay(three, 2);
    // Nobody rolls for initiative after a surrender that ends the round: the dice are asked for.
    tactical.resign(three.state, 2);
    expect(tactical.outcome(three.state)?.ranks).toEqual([3, 1, 2]);
  });

  it('TAC-RULING-29, TAC-RULING-27 asks for dice that are due after a surrender; who is out does not roll', () => {
    const s = scene({}, undefined, 3)
      .unit(0, 'emp_storm', 3000, 2000)
      .unit(1, 'reb_troopers', 2000, 18000)
      .unit(2, 'emp_death', 18000, 34000)
      .begin();
    stay(stay(s, 1), 2);
    tactical.resign(s.state, 2);
    expect([s.question, s.legal(), s.why('end')]).toEqual(['roll', ['roll'], 'TAC-SET-10']);
    s.play('roll', 3, 5);
    expect(s.state).toMatchObject({ round: 2, first: 1 });
  });

  it('TAC-SEQ-12, TAC-RULING-27 comes after the last round: most points win, those aboard included', () => {
    const s = duel({ roundLimit: '6' })
      .unit(1, 'reb_aa5', 10000, 34000)
      .unit(1, 'reb_ewoks', 0, 0, { aboard: 3 });
    s.state.round = 5;
    s.begin();
    stay(stay(s, 1), 2);
    s.play('select 3').play('maneuver 0 1000').play('maneuver 450 1000').play('end');
    expect(s.last('ended')).toMatchObject({ reason: 'limit', points: [5, 4 + 8 + 3] });
    const outcome = tactical.outcome(s.state);
    expect(outcome).toEqual({ ranks: [2, 1], reason: 'limit' });
    const told = outcome && tactical.words['en']?.outcome(tactical.view(s.state, 0), outcome);
    expect(told).toBe('The points are counted (South 5, North 15): North wins.');
  });

  it('TAC-RULING-27 comes after round 40 at the latest, and equal points are a draw', () => {
    const s = scene({ roundLimit: 'none' })
      .unit(0, 'emp_storm', 18000, 2000)
      .unit(1, 'emp_storm', 18000, 34000);
    s.state.round = 38;
    stay(stay(s.begin(), 1), 2, 6, 1);
    expect(s.state.round).toBe(40);
    stay(stay(s, 1), 2);
    expect(tactical.outcome(s.state)).toEqual({ ranks: [1, 1], reason: 'limit' });
  });

  it('TAC-SEQ-13, TAC-RULING-27 comes after the activation in which the time is up', () => {
    expect(duel().begin().why('timeUp')).toBe('TAC-SEQ-13');
    const s = duel({ timeLimitMinutes: '30' }).begin().play('select 1').play('timeUp');
    expect(s.why('timeUp')).toBe('TAC-SEQ-13');
    s.play('maneuver 0 0').play('maneuver 0 0').play('end');
    expect(tactical.outcome(s.state)).toEqual({ ranks: [1, 2], reason: 'limit' });
  });

  it('TAC-RULING-30 in teams friends are no enemies, share the win and add their points', () => {
    const s = scene({ teams: 'byFaction' }, undefined, 4)
      .unit(0, 'reb_troopers', 18000, 10000)
      .unit(1, 'emp_storm', 14000, 18000, { hull: 1 })
      .unit(2, 'reb_luke', 18000, 14000)
      .unit(3, 'emp_death', 18000, 18000)
      .begin()
      .play('select 1');
    // Luke is nearer, but a friend.
    expect(s.why('attack blaster_rifles 3')).toBe('TAC-ATK-07');
    expect(s.legal('attack')).toEqual(['attack blaster_rifles 4']);
    tactical.resign(s.state, 3);
    expect(tactical.outcome(s.state)).toBeNull();
    tactical.resign(s.state, 1);
    expect(tactical.outcome(s.state)?.ranks).toEqual([1, 3, 1, 3]);
    const alone = scene({}, undefined, 4)
      .unit(0, 'reb_troopers', 18000, 10000)
      .unit(2, 'reb_luke', 18000, 14000)
      .begin(6, 1, 1, 1)
      .play('select 1');
    expect(alone.legal('attack')).toEqual(['attack blaster_rifles 2']);
    expect(at(alone.state.players, 0).faction).toBe(at(alone.state.players, 2).faction);
  });
});

describe('what ends with a round, and what cannot end yet', () => {
  it('TAC-OPT-CMD-04 smoke lies for one round', () => {
    const s = duel().begin();
    s.state.smoke = [18000, 20000];
    stay(s, 1);
    expect(s.state.smoke).toEqual([18000, 20000]);
    expect(stay(s, 2, 1, 6).state.smoke).toEqual([]);
  });

  it('TAC-SEQ-13 time is up only while a card is being activated', () => {
    const s = duel({ timeLimitMinutes: '60' });
    s.state.phase = 'deploy';
    expect(tactical.check(s.state, 0, { type: 'timeUp' })?.clause).toBe('TAC-SEQ-13');
    expect(tactical.deadline?.(s.state)).toBeNull();
    s.begin();
    expect(tactical.check(s.state, 0, { type: 'timeUp' })).toBeNull();
    expect(tactical.deadline?.(s.state)).toEqual({ after: 3_600_000, action: { type: 'timeUp' } });
  });
});
