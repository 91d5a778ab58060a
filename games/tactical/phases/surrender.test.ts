import { at, keptIn, type Seat } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import type { TacticalOptions } from '../options.ts';
import { type Scene, scene } from '../testing/scene.ts';

/* TAC-SEQ-11, TAC-RULING-27: somebody surrenders in the middle of something, and the other two go on. */

function three(options: Partial<TacticalOptions> = {}): Scene {
  return scene(options, undefined, 3);
}

function leave(s: Scene, seat: Seat): Scene {
  tactical.resign(s.state, seat, keptIn(s.events));
  return s;
}

/** Gives a seat a Commander and a hand of Strategy cards. */
function command(s: Scene, seat: Seat, commander: number, ...hand: string[]): Scene {
  Object.assign(at(s.state.players, seat), { commander, strategies: hand });
  return s;
}

/** Who is asked what. */
function asks(s: Scene): readonly [string, Seat] {
  return [s.question, s.asked];
}

describe('a player who surrenders', () => {
  it('TAC-SEQ-11, TAC-OPT-CMD-08 under a Bombardment leaves the dice of the others to be rolled', () => {
    const s = three({ commanders: 'on' })
      .unit(0, 'emp_vader', 3000, 3000)
      .unit(1, 'reb_luke', 18000, 30000)
      .unit(2, 'reb_troopers', 18000, 32000);
    command(command(s, 0, 1, 'bombardment'), 1, 2).begin(6, 1, 2);
    s.play('pass').play('bombard 18000 31000', 5);
    expect([asks(s), s.legal()]).toEqual([
      ['reroll', 1],
      ['keep', 'rerollDie 0'],
    ]);
    leave(s, 1);
    expect([asks(s), s.legal()]).toEqual([['roll', 0], ['roll']]);
    s.play('roll', 5);
    expect(s.u(3).hull).toBe(1);
    expect(asks(s)).toEqual(['select', 0]);
  });

  it('TAC-SEQ-11, TAC-OPT-CMD-06 does not keep others from coming back', () => {
    const s = three({ commanders: 'on' })
      .unit(0, 'emp_vader', 10000, 3000)
      .unit(0, 'emp_storm', 0, 0, { heading: 900 })
      .unit(1, 'reb_luke', 3000, 18000)
      .unit(1, 'reb_troopers', 0, 0)
      .unit(2, 'emp_death', 18000, 34000);
    for (const [seat, id] of [
      [0, 2],
      [1, 4],
    ] as const) {
      Object.assign(s.u(id), { status: 'defeated', hull: 0 });
      at(s.state.players, seat).slots.pop();
    }
    s.state.reserves = [2, 4];
    s.begin();
    expect(asks(leave(s, 1))).toEqual(['place', 0]);
    // 28 columns of a strip without its corners in 4 rows, less the four spots on top of Vader.
    expect(s.legal('place')).toHaveLength(28 * 4 - 4);
    expect(s.legal('place')).toContain('place 2 4500 500');
    expect(s.legal('place')).not.toContain('place 2 10500 3500');
    s.play('place 2 20000 2000');
    expect(s.u(2)).toMatchObject({ status: 'deployed', hull: 2, heading: 0 });
    expect([asks(s), s.u(4).status]).toEqual([['select', 0], 'defeated']);
  });

  it('TAC-OPT-CMD-06, TAC-GEO-01 where a Unit comes back is told in whole mils', () => {
    const s = three({ commanders: 'on' })
      .unit(0, 'emp_vader', 10000, 3000)
      .unit(0, 'emp_storm', 0, 0)
      .unit(1, 'reb_luke', 3000, 18000)
      .unit(2, 'emp_death', 18000, 34000);
    Object.assign(s.u(2), { status: 'defeated', hull: 0 });
    at(s.state.players, 0).slots.pop();
    s.state.reserves = [2];
    s.begin();
    const half = { type: 'place', unit: 2, x: 20000.5, y: 2000 } as const;
    expect(tactical.check(s.state, 0, half)?.clause).toBe('TAC-GEO-01');
  });

  const dogfight = (): Scene => {
    const s = three({ commanders: 'on' })
      .unit(0, 'emp_officer', 3000, 3000)
      .unit(0, 'emp_tie', 18000, 10000)
      .unit(1, 'reb_xwing', 18000, 5000)
      .unit(2, 'emp_death', 18000, 34000);
    command(s, 0, 1, 'evasive_action').begin(1, 6, 2);
    return s.play('pass').play('pass').play('select 3').play('attack laser_cannons 2');
  };

  it('TAC-SEQ-11 takes its own attack with it', () => {
    const s = dogfight();
    expect(asks(s)).toEqual(['evade', 0]);
    expect(asks(leave(s, 1))).toEqual(['select', 2]);
  });

  it('TAC-SEQ-11 is attacked no more', () => {
    const s = leave(dogfight(), 0);
    expect([asks(s), s.told.includes('attackRolled')]).toEqual([['act', 1], false]);
  });

  it('TAC-SEQ-11, TAC-RUN-08 leaves the other targets of an Attack Run to a die of their own', () => {
    const s = three({ commanders: 'on' })
      .unit(0, 'emp_tiebomb', 18000, 5000)
      .unit(1, 'reb_troopers', 18000, 8000)
      .unit(1, 'reb_luke', 16000, 8000)
      .unit(2, 'reb_troopers', 18000, 12000);
    command(s, 1, 3).begin(6, 1, 2).play('select 1').play('run proton_bombs 0 9000').play('strike 2 4', 6, 1);
    expect(asks(s)).toEqual(['reroll', 1]);
    leave(s, 1);
    expect([asks(s), s.u(4).hull]).toEqual([['roll', 0], 2]);
    s.play('roll', 1);
    expect([s.question, s.u(4).hull]).toEqual(['act', 2]);
  });

  it('TAC-OPT-CMD-07 leaves the moment to the others who could play a card in it', () => {
    const s = three({ commanders: 'on' })
      .unit(0, 'emp_vader', 18000, 3000)
      .unit(1, 'reb_troopers', 3000, 18000)
      .unit(2, 'reb_luke', 18000, 34000);
    command(command(s, 0, 1, 'seize_initiative'), 2, 3, 'seize_initiative').begin(1, 6, 2);
    expect(asks(s)).toEqual(['strategy', 2]);
    expect(asks(leave(s, 1))).toEqual(['strategy', 2]);
    s.play('pass');
    expect([asks(s), s.legal()]).toEqual([
      ['strategy', 0],
      ['pass', 'seize'],
    ]);
  });

  const wreck = (): Scene =>
    three()
      .unit(0, 'emp_tie', 18000, 3000)
      .unit(1, 'neu_freighter', 18000, 10000, { hull: 1 })
      .unit(1, 'reb_troopers', 0, 0, { aboard: 2 })
      .unit(1, 'reb_commandos', 0, 0, { aboard: 2 })
      .unit(1, 'reb_luke', 3000, 18000)
      .unit(2, 'emp_death', 18000, 34000)
      .begin()
      .play('select 1')
      .play('attack laser_cannons 2', 6, 4);

  it('TAC-SEQ-11, TAC-DMG-12 has no survivors of a wreck to place', () => {
    const s = wreck();
    expect(asks(s)).toEqual(['place', 1]);
    const before = s.told.length;
    expect(asks(leave(s, 1))).toEqual(['act', 0]);
    expect(s.told.slice(before)).toEqual(['surrendered']);
  });

  it('TAC-RULING-24, TAC-RULING-23 survivors find the nearest way out from the north on, and get a card without moving that of the attacker', () => {
    const s = wreck();
    expect(s.legal('place')[0]).toBe('place 3 18000 10000');
    s.play('place 3 18000 10000');
    // Two bases of 500 are clear of each other at 1,000, the first multiple of 10 beyond 997.
    expect(s.legal('place')[0]).toBe('place 4 18000 11000');
    s.play('place 4 18000 11000');
    expect(s.state.active).toMatchObject({ slot: 0, unit: 1 });
  });
});
