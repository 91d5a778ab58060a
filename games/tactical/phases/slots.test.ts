import { at } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { type Scene, scene } from '../testing/scene.ts';
import { loadOf, roomIn } from './units.ts';

describe('a line of cards', () => {
  it('TAC-RULING-23 loses a card whose last Unit boards, also left of the Transport’s', () => {
    const s = scene()
      .unit(0, 'emp_storm', 20000, 10000)
      .unit(0, 'emp_atat', 18000, 10000)
      .unit(0, 'emp_death', 16000, 10000)
      .unit(1, 'reb_luke', 18000, 34000)
      .unit(1, 'reb_han', 21000, 34000)
      .unit(1, 'reb_leia', 24000, 34000)
      .begin();
    const stay = (id: number): Scene =>
      s.play(`select ${id}`).play('maneuver 0 0').play('maneuver 0 0').play('end');
    stay(1);
    stay(4);
    s.play('select 2').play('board 1');
    expect([s.line(0), s.state.active?.slot]).toEqual(['emp_atat:2 emp_death:3', 0]);
    s.play('end');
    expect(s.line(0)).toBe('emp_atat:2* emp_death:3');
    stay(5);
    expect(s.legal()).toEqual(['select 3']);
  });

  it('TAC-RULING-23, TAC-RULING-22 keeps the Transport’s place when a card right of it goes', () => {
    const s = scene()
      .unit(0, 'emp_atat', 18000, 10000)
      .unit(0, 'emp_death', 16000, 10000)
      .unit(0, 'emp_storm', 20000, 10000)
      .unit(1, 'reb_luke', 18000, 34000)
      .begin()
      .play('select 1')
      .play('board 2');
    expect([s.line(0), s.state.active?.slot]).toEqual(['emp_atat:1 emp_storm:3', 0]);
    expect(s.last('boarded')).toEqual({ type: 'boarded', unit: 2, transport: 1 });
  });

  it('TAC-RULING-24, TAC-RULING-23 gets the cards of survivors, and the attacker goes on with his own', () => {
    const s = scene()
      .unit(0, 'emp_tie', 18000, 5000)
      .unit(0, 'emp_vader', 3000, 3000)
      .unit(1, 'neu_skiff', 18000, 10000, { hull: 1 })
      .unit(1, 'neu_skiff', 30000, 30000)
      .unit(1, 'reb_troopers', 0, 0, { aboard: 3 })
      .unit(1, 'reb_troopers', 0, 0, { aboard: 3 })
      .unit(1, 'reb_luke', 3000, 33000)
      .begin()
      .play('select 1')
      .play('attack laser_cannons 3', 6, 4);
    s.play('place 5 18000 11000').play('place 6 18000 9000');
    // The card of the skiffs is still there: directly right of it, both on one card.
    expect(s.line(1)).toBe('neu_skiff:4 reb_troopers:5+6 reb_luke:7');
    expect(s.state.active?.slot).toBe(0);
    s.play('maneuver 0 3000').play('maneuver 0 3000').play('maneuver 0 3000').play('end');
    expect(s.line(0)).toBe('emp_tie:1* emp_vader:2');
    expect(s.state.players.every(({ slots }) => slots.every(({ fresh }) => !fresh))).toBe(true);
  });
});

describe('a load', () => {
  it('TAC-ABL-01, TAC-OPT-CMD-05 is of one Transport, and its Pilot takes no room', () => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'emp_lambda', 10000, 10000)
      .unit(0, 'emp_atat', 20000, 10000)
      .unit(0, 'emp_storm', 0, 0, { aboard: 1 })
      .unit(0, 'emp_storm', 0, 0, { aboard: 2 })
      .unit(0, 'emp_vader', 0, 0, { aboard: 1 })
      .unit(1, 'reb_luke', 18000, 34000);
    s.u(5).pilot = true;
    const load = (id: number): number[] => loadOf(s.state, s.u(id)).map((unit) => unit.id);
    expect([load(1), load(2)]).toEqual([[3, 5], [4]]);
    // Both carry three.
    expect([roomIn(s.state, s.u(1)), roomIn(s.state, s.u(2)), roomIn(s.state, s.u(6))]).toEqual([2, 2, 0]);
    s.begin().play('select 1');
    expect([s.why('drop 4 10000 11700'), s.why('drop 3 10000 11700')]).toEqual(['TAC-TRN-07', null]);
    s.play('drop 5 10000 11600');
    expect(s.u(5)).toMatchObject({ pilot: false, status: 'deployed', carrier: 0 });
    expect(at(s.state.players, 0).slots[1]).toEqual({
      ...{ card: 'emp_vader', units: [5], rotated: false, fresh: true },
    });
  });
});
