import { judge } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import { type Scene, scene } from '../testing/scene.ts';

const refusalOf = (s: Scene, text: string) =>
  judge(tactical, s.state, s.asked, tactical.notation.readAction(text));

/** An X-Wing with two guns, and a squad in front of it. */
const xwing = (options = {}): Scene =>
  scene(options)
    .unit(0, 'reb_xwing', 18000, 10000)
    .unit(1, 'emp_storm', 18000, 14000)
    .unit(1, 'emp_vader', 3000, 34000)
    .begin()
    .play('select 1');

/** An AT-TE with two guns and Multi-Attack 2. */
const walker = (): Scene =>
  scene()
    .unit(0, 'rep_atte', 18000, 10000)
    .unit(1, 'emp_storm', 18000, 15000)
    .unit(1, 'emp_vader', 3000, 34000)
    .begin()
    .play('select 1');

describe('how often a Unit attacks', () => {
  it('TAC-RULING-13, TAC-ATK-05 is once with one weapon', () => {
    const s = xwing();
    expect(s.legal('attack')).toEqual(['attack laser_cannons 2', 'attack proton_torpedoes 2']);
    s.play('attack laser_cannons 2', 1);
    expect(s.state.active).toMatchObject({ weapons: ['laser_cannons'], attacks: 'before' });
    for (const weapon of ['laser_cannons', 'proton_torpedoes'])
      expect(refusalOf(s, `attack ${weapon} 2`)).toEqual({ clause: 'TAC-RULING-13', params: { most: 1 } });
    expect(s.legal('attack')).toEqual([]);
  });

  it('TAC-RULING-13 is by option once with each of its guns', () => {
    const s = xwing({ weaponsPerActivation: 'each' }).play('attack laser_cannons 2', 1);
    expect(refusalOf(s, 'attack laser_cannons 2')).toEqual({ clause: 'TAC-RULING-13', params: { most: 2 } });
    expect(s.legal('attack')).toEqual(['attack proton_torpedoes 2']);
    s.play('attack proton_torpedoes 2', 1);
    expect([s.legal('attack'), s.why('attack proton_torpedoes 2')]).toEqual([[], 'TAC-RULING-13']);
    // The lightsaber is for Attack Runs, and not counted.
    const vader = scene({ weaponsPerActivation: 'each' })
      .unit(0, 'emp_vader', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 13000)
      .begin()
      .play('select 1')
      .play('attack force_grip 2', 1);
    expect(refusalOf(vader, 'attack force_grip 2')?.params).toEqual({ most: 1 });
  });

  it('TAC-ABL-12 is so often with Multi-Attack, each time with another weapon', () => {
    const s = walker().play('attack mass_driver 2', 1);
    expect([s.why('attack mass_driver 2'), s.legal('attack')]).toEqual([
      ...['TAC-RULING-13', ['attack laser_turrets 2']],
    ]);
    s.play('attack laser_turrets 2', 1);
    expect([s.legal('attack'), refusalOf(s, 'attack laser_turrets 2')?.params]).toEqual([[], { most: 2 }]);
  });
});

describe('when a Unit attacks', () => {
  it('TAC-ATK-02 is before its movement or after it, and not both', () => {
    const s = walker().play('attack mass_driver 2', 1).play('maneuver 0 0').play('maneuver 0 0');
    expect([s.why('attack laser_turrets 2'), s.legal('attack')]).toEqual(['TAC-ATK-02', []]);
    const after = walker().play('maneuver 0 0').play('maneuver 0 0').play('attack mass_driver 2', 1);
    expect(after.state.active?.attacks).toBe('after');
    expect(after.legal('attack')).toEqual(['attack laser_turrets 2']);
  });

  it('TAC-ATK-03 is not in the middle of it', () => {
    const s = walker().play('maneuver 0 0');
    expect([s.why('attack mass_driver 2'), s.legal('attack')]).toEqual(['TAC-ATK-03', []]);
  });

  it('TAC-RUN-07, TAC-RULING-16 is not after an Attack Run, and weapons of runs are for runs', () => {
    const s = scene()
      .unit(0, 'reb_luke', 18000, 10000)
      .unit(1, 'emp_storm', 18000, 13000)
      .begin()
      .play('select 1');
    expect(refusalOf(s, 'attack lightsaber 2')).toEqual({
      ...{ clause: 'TAC-RULING-16', params: { weapon: 'lightsaber' } },
    });
    expect([s.why('attack proton_bombs 2'), s.legal('attack')]).toEqual([
      ...['TAC-CARD-07', ['attack blaster_pistol 2']],
    ]);
    s.play('run lightsaber 0 6000');
    expect(s.why('attack blaster_pistol 2')).toBe('TAC-RUN-06');
    s.play('strike 2', 1);
    expect([s.why('attack blaster_pistol 2'), s.legal('attack')]).toEqual(['TAC-RUN-07', []]);
  });

  it('TAC-ABL-11 is not after a repair, nor a repair after an attack', () => {
    const lay = (): Scene =>
      scene()
        .unit(0, 'ore_t3', 18000, 10000)
        .unit(0, 'ore_hover', 19700, 10000, { hull: 3 })
        .unit(0, 'ore_troopers', 18000, 9000, { hull: 1 })
        .unit(1, 'emp_storm', 18000, 13000)
        .begin()
        .play('select 1');
    const s = lay();
    expect(s.legal('repair')).toEqual(['repair 2']);
    expect([refusalOf(s, 'repair 3'), refusalOf(s, 'repair 9')]).toEqual([
      { clause: 'TAC-ABL-11', params: { target: 3 } },
      { clause: 'TAC-ABL-11', params: { target: 0 } },
    ]);
    s.play('repair 2');
    expect(s.last('repaired')).toEqual({ type: 'repaired', unit: 1, target: 2, hull: 4 });
    expect(s.state.active).toMatchObject({ repaired: true, attacks: 'before' });
    expect(refusalOf(s, 'attack arc_welder 4')).toEqual({ clause: 'TAC-ABL-11', params: { target: 0 } });
    expect([s.why('repair 2'), s.legal('repair'), s.legal('attack')]).toEqual(['TAC-ABL-11', [], []]);
    const shot = lay().play('attack arc_welder 4', 1);
    expect([refusalOf(shot, 'repair 2'), shot.legal('repair')]).toEqual([
      { clause: 'TAC-ABL-11', params: { target: 0 } },
      [],
    ]);
    const moved = lay().play('maneuver 0 0');
    expect(moved.why('repair 2')).toBe('TAC-ATK-03');
    moved.play('maneuver 0 0').play('repair 2');
    expect(moved.state.active?.attacks).toBe('after');
    // Who cannot repair is told so.
    const squad = scene().unit(0, 'ore_troopers', 18000, 9000).unit(1, 'emp_storm', 18000, 13000).begin();
    expect(refusalOf(squad.play('select 1'), 'repair 1')).toEqual({
      ...{ clause: 'TAC-ABL-11', params: { target: 0 } },
    });
  });
});
