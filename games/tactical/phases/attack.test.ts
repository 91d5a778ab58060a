import { at } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { type Scene, scene } from '../testing/scene.ts';

/** Stormtroopers (Targeting 1, Power 5) before Rebel Troopers (Stealth 4, Health 2). */
function squads(options = {}, table?: string): Scene {
  return scene(options, table)
    .unit(0, 'emp_storm', 18000, 10000)
    .unit(1, 'reb_troopers', 18000, 14000)
    .unit(1, 'reb_troopers', 3000, 33000)
    .begin()
    .play('select 1');
}

describe('the moment of an attack', () => {
  it('TAC-ATK-01, TAC-ATK-02, TAC-ATK-03 is before all Maneuvers or after all of them', () => {
    const s = squads().play('maneuver 0 0');
    expect(s.why('attack blaster_rifles 2')).toBe('TAC-ATK-03');
    s.play('maneuver 0 0').play('attack blaster_rifles 2', 2);
    expect(s.why('attack blaster_rifles 2')).toBe('TAC-RULING-13');
    const first = squads().play('attack blaster_rifles 2', 2).play('maneuver 0 0').play('maneuver 0 0');
    expect(first.why('attack blaster_rifles 2')).toBe('TAC-ATK-02');
  });

  it('TAC-ATK-04 never comes to a Unit that does not attack', () => {
    const s = squads().play('maneuver 0 0').play('maneuver 0 0').play('end');
    expect(s.told).not.toContain('aimed');
  });

  it('TAC-RULING-13, TAC-ABL-12 comes once, with two weapons for who has Multi-Attack', () => {
    const s = scene()
      .unit(0, 'rep_atte', 18000, 10000)
      .unit(1, 'sep_b2', 18000, 14000)
      .begin()
      .play('select 1');
    s.play('attack mass_driver 2', 1).play('attack laser_turrets 2', 1);
    expect(s.why('attack mass_driver 2')).toBe('TAC-RULING-13');
    s.play('maneuver 0 0').play('maneuver 0 0');
    expect(s.why('attack laser_turrets 2')).toBe('TAC-ATK-02');
  });

  it('TAC-RULING-13 comes with every ranged weapon by option', () => {
    const s = scene({ weaponsPerActivation: 'each' })
      .unit(0, 'reb_xwing', 18000, 10000)
      .unit(1, 'emp_atat', 18000, 15000)
      .begin();
    s.play('select 1').play('attack laser_cannons 2', 1).play('attack proton_torpedoes 2', 1);
    expect(s.why('attack laser_cannons 2')).toBe('TAC-RULING-13');
  });
});

describe('the attack roll', () => {
  it('TAC-ATK-11, TAC-ATK-15 hits with a total as high as the value', () => {
    expect(squads().play('attack blaster_rifles 2', 3, 6).last('attackRolled')).toMatchObject({
      total: 4,
      needed: 4,
    });
    expect(squads().play('attack blaster_rifles 2', 3, 6).told).toContain('hit');
  });

  it('TAC-ATK-16 misses with less', () => {
    const s = squads().play('attack blaster_rifles 2', 2);
    expect(s.last('missed')).toMatchObject({ one: false });
    expect(s.u(2).hull).toBe(2);
  });

  it('TAC-ATK-13, TAC-ATK-14, TAC-RULING-20 hits with a 6 whatever it takes, and does a point at once', () => {
    // Targeting 1 against the TIE Interceptor's 6 needs a 5.
    const s = scene()
      .unit(0, 'reb_troopers', 18000, 10000)
      .unit(1, 'emp_tieint', 18000, 13000)
      .begin()
      .play('select 1');
    s.play('attack blaster_rifles 2', 6, 6);
    expect(s.last('damaged')).toMatchObject({ by: 'six', hull: 1 });
  });

  it('TAC-RULING-20 draws no defence die when the 6 has Defeated the Unit', () => {
    const s = scene()
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 14000, { hull: 1 })
      .unit(1, 'reb_luke', 3000, 33000)
      .begin();
    s.play('select 1').play('attack blaster_rifles 2', 6);
    expect(s.u(2).status).toBe('defeated');
    expect(s.told).not.toContain('defenceRolled');
  });

  it('TAC-ATK-17 misses with a 1 even if the total is enough', () => {
    // Death Troopers have Targeting 3: 1 + 3 would reach 4.
    const s = scene()
      .unit(0, 'emp_death', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 14000)
      .begin()
      .play('select 1');
    expect(s.play('attack heavy_blasters 2', 1).last('missed')).toMatchObject({ one: true });
  });

  it('TAC-ATK-18, TAC-RULING-39 is better against one kind of evasion', () => {
    // Pivot Lasers: Targeting 2, and 1 more against Maneuver; none against Stealth.
    const s = scene()
      .unit(0, 'reb_awing', 18000, 5000)
      .unit(1, 'emp_storm', 18000, 10000)
      .begin()
      .play('select 1');
    expect(s.play('attack pivot_lasers 2', 1).last('attackRolled')?.total).toBe(4);
    const stealth = scene()
      .unit(0, 'reb_awing', 18000, 5000)
      .unit(1, 'emp_scout', 18000, 10000)
      .begin()
      .play('select 1');
    expect(stealth.play('attack pivot_lasers 2', 1).last('attackRolled')?.total).toBe(3);
  });

  it('TAC-RULING-01, TAC-TER-23 by the other reading of Cover the defender adds a die, drawn after the attack die', () => {
    const woods = '36000x36000;forest:18000,14000,900';
    const s = squads({ coverRule: 'defenderDie' }, woods).play('attack blaster_rifles 2', 5, 3);
    expect(s.last('attackRolled')).toMatchObject({ dice: [5, 3], total: 6, needed: 7 });
    expect(s.told).toContain('missed');
    // A natural 6 still hits.
    expect(
      squads({ coverRule: 'defenderDie' }, woods).play('attack blaster_rifles 2', 6, 6, 6).told,
    ).toContain('hit');
  });
});

describe('rolling again', () => {
  it('TAC-ABL-05 a Marksman may, once, and the second result stands', () => {
    const s = scene()
      .unit(0, 'reb_han', 18000, 10000)
      .unit(1, 'emp_storm', 18000, 13000)
      .begin()
      .play('select 1');
    s.play('attack heavy_pistol 2', 1);
    expect([s.question, s.legal()]).toEqual(['reroll', ['keep', 'reroll']]);
    expect(s.why('end')).toBe('TAC-ABL-05');
    s.play('reroll', 1);
    expect(s.told).toContain('missed');
    expect(s.question).toBe('act');
  });

  const chase = (attackerY: number) =>
    scene()
      .unit(0, 'reb_awing', 18000, attackerY, { heading: attackerY < 20000 ? 0 : 1800 })
      .unit(1, 'emp_tie', 18000, 20000, { heading: 0 })
      .begin()
      .play('select 1')
      .play('attack pivot_lasers 2', 2);

  it('TAC-TYPE-03, TAC-TYPE-04, TAC-RULING-21, TAC-BASE-11 an Interceptor may from behind a flyer', () => {
    expect(chase(16000).question).toBe('reroll');
    expect(chase(24000).question).toBe('act');
  });

  it('TAC-TYPE-04, TAC-BASE-12 not from behind anybody else', () => {
    const s = scene()
      .unit(0, 'reb_awing', 18000, 16000)
      .unit(1, 'emp_atst', 18000, 20000)
      .begin()
      .play('select 1');
    expect(s.play('attack pivot_lasers 2', 2, 6).question).toBe('act');
    const squad = scene()
      .unit(0, 'reb_awing', 18000, 16000)
      .unit(1, 'emp_storm', 18000, 20000)
      .begin()
      .play('select 1');
    expect(squad.play('attack pivot_lasers 2', 2, 6).question).toBe('act');
  });
});

describe('helpers', () => {
  it('TAC-ABL-06, TAC-RULING-39, TAC-TYPE-18, TAC-TYPE-19 Inspire adds for Troopers and Elites nearby, once, and not for itself', () => {
    const lay = (officerX: number) =>
      scene()
        .unit(0, 'emp_storm', 18000, 10000)
        .unit(0, 'emp_officer', officerX, 10000)
        .unit(0, 'emp_officer', officerX, 12000)
        .unit(1, 'reb_troopers', 18000, 14000)
        .begin()
        .play('select 1')
        .play('attack blaster_rifles 4', 1)
        .last('attackRolled')?.total;
    // Rings 4 inches apart: 4000 + 500 + 400.
    expect([lay(22900), lay(22901)]).toEqual([3, 2]);
    const own = scene()
      .unit(0, 'emp_officer', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 14000)
      .begin()
      .play('select 1')
      .play('attack blaster_pistol 2', 1);
    expect(own.last('attackRolled')?.total).toBe(2);
  });

  it('TAC-ABL-07 Swarm adds with another of the name near the target', () => {
    const lay = (otherY: number) =>
      scene()
        .unit(0, 'emp_tie', 18000, 10000)
        .unit(0, 'emp_tie', 18000, otherY)
        .unit(1, 'reb_troopers', 18000, 15000)
        .begin()
        .play('select 1')
        .play('attack laser_cannons 3', 1)
        .last('attackRolled')?.total;
    // Three inches from ring to ring: 3000 + 600 + 500.
    expect([lay(19100), lay(19101)]).toEqual([4, 3]);
  });

  it('TAC-ABL-10 Brace adds to the defence of who has not left its spot', () => {
    const s = scene().unit(0, 'sep_droideka', 18000, 10000).unit(1, 'rep_clones', 18000, 14000).begin();
    s.play('select 1').play('maneuver 0 0').play('maneuver 0 0').play('end');
    expect(s.u(1).braced).toBe(true);
    s.play('select 2').play('attack blaster_rifles 1', 5, 1);
    expect(s.last('defenceRolled')).toMatchObject({ total: 1 + 2 + 2, power: 5 });
    const moved = scene().unit(0, 'sep_droideka', 18000, 10000).unit(1, 'rep_clones', 18000, 14000).begin();
    moved.play('select 1').play('maneuver 0 100').play('maneuver 0 100').play('end');
    expect(moved.u(1).braced).toBe(false);
  });

  it('TAC-ABL-04 Deflect turns a shot of Infantry back on a natural 6 of the defence die', () => {
    const lay = (hull: number) =>
      scene()
        .unit(0, 'emp_storm', 18000, 10000, { hull })
        .unit(0, 'emp_tie', 3000, 3000)
        .unit(1, 'reb_luke', 18000, 13000)
        .begin()
        .play('select 1')
        .play('attack blaster_rifles 3', 5, 6);
    const s = lay(2);
    expect(s.u(1).hull).toBe(1);
    expect(s.last('damaged')).toMatchObject({ unit: 1, by: 'deflect' });
    expect(s.question).toBe('act');
    const gone = lay(1);
    expect(gone.u(1).status).toBe('defeated');
    expect([gone.asked, gone.question]).toEqual([1, 'select']);
    const tank = scene()
      .unit(0, 'emp_atst', 18000, 10000)
      .unit(1, 'reb_luke', 18000, 13000)
      .begin()
      .play('select 1');
    expect(tank.play('attack chin_cannons 2', 5, 6).u(1).hull).toBe(4);
  });

  it('TAC-ABL-11 Repair gives Hull back to a friend beside it, instead of an attack', () => {
    const s = scene()
      .unit(0, 'ore_t3', 18000, 10000)
      .unit(0, 'ore_hover', 18000, 11800, { hull: 3 })
      .unit(0, 'ore_troopers', 17000, 10000, { hull: 1 })
      .unit(0, 'ore_aurek', 20000, 10000)
      .unit(1, 'sit_troopers', 18000, 14000)
      .begin()
      .play('select 1');
    expect(s.legal('repair')).toEqual(['repair 2']);
    expect([s.why('repair 3'), s.why('repair 4'), s.why('repair 1')]).toEqual([
      'TAC-ABL-11',
      'TAC-ABL-11',
      'TAC-ABL-11',
    ]);
    s.play('repair 2');
    expect(s.u(2).hull).toBe(4);
    expect(s.last('repaired')).toEqual({ type: 'repaired', unit: 1, target: 2, hull: 4 });
    expect([s.why('repair 2'), s.why('attack arc_welder 5'), s.why('end')]).toEqual([
      'TAC-ABL-11',
      'TAC-ABL-11',
      'TAC-MOVE-05',
    ]);
  });
});

describe('damage', () => {
  it('TAC-DMG-01, TAC-CARD-13, TAC-CARD-14 adds Armor, Shields or Force to the die', () => {
    const s = scene()
      .unit(0, 'reb_xwing', 18000, 10000)
      .unit(1, 'emp_atat', 18000, 15000)
      .begin()
      .play('select 1');
    expect(s.play('attack laser_cannons 2', 5, 1).last('defenceRolled')).toMatchObject({
      total: 6,
      power: 7,
    });
    expect(s.u(2).hull).toBe(6);
  });

  it('TAC-DMG-06, TAC-RULING-39 does more against one kind of defence', () => {
    const s = scene()
      .unit(0, 'reb_ywing', 18000, 10000)
      .unit(1, 'emp_lambda', 18000, 14000)
      .begin()
      .play('select 1');
    expect(s.play('attack ion_cannon 2', 5, 6).last('defenceRolled')).toMatchObject({ total: 8, power: 9 });
  });

  it('TAC-DMG-07, TAC-DMG-08, TAC-DMG-09, TAC-BASE-08, TAC-TRN-02 lowers the tracker, and at 1 the Unit is Defeated and gone', () => {
    const s = squads().play('attack blaster_rifles 2', 4, 1);
    expect(s.u(2).hull).toBe(1);
    const last = scene()
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 14000, { hull: 1 })
      .unit(1, 'reb_luke', 3000, 33000)
      .begin()
      .play('select 1')
      .play('attack blaster_rifles 2', 4, 1);
    expect(last.u(2)).toMatchObject({ status: 'defeated', hull: 0 });
    expect(last.line(1)).toBe('reb_luke:3');
  });

  it('TAC-DMG-10 takes the card away with the last Unit of a name only', () => {
    const s = scene()
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 14000, { hull: 1 })
      .unit(1, 'reb_troopers', 3000, 33000)
      .begin()
      .play('select 1')
      .play('attack blaster_rifles 2', 4, 1);
    expect(s.line(1)).toBe('reb_troopers:3');
  });

  it('TAC-RULING-02 by option it takes one more than the boxes', () => {
    const s = scene({ defeatThreshold: 'overHull' })
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 14000, { hull: 1 })
      .begin()
      .play('select 1')
      .play('attack blaster_rifles 2', 4, 1);
    expect(s.u(2)).toMatchObject({ status: 'deployed', hull: 0 });
  });

  it('TAC-GEN-02, TAC-GEO-17 every die has six sides and is one draw', () => {
    const drawn: string[] = [];
    const s = squads();
    const action = { type: 'attack', weapon: 'blaster_rifles', target: 2 } as const;
    return import('../index.ts').then(({ tactical }) => {
      tactical.apply(s.state, 0, action, {
        draw(name, sides) {
          drawn.push(`${name} ${sides}`);
          return 3;
        },
      });
      expect(drawn).toEqual(['attack 6', 'defence 6']);
      expect(at(s.state.units, 1).hull).toBe(1);
    });
  });
});

describe('one attack and no more', () => {
  it('TAC-RULING-13, TAC-ATK-04 is all that a Unit with two weapons has', () => {
    const s = scene()
      .unit(0, 'reb_xwing', 18000, 10000)
      .unit(1, 'emp_storm', 18000, 14000)
      .begin()
      .play('select 1')
      .play('attack laser_cannons 2', 1);
    expect([s.legal('attack'), s.why('attack proton_torpedoes 2')]).toEqual([[], 'TAC-RULING-13']);
  });

  it('TAC-DMG-11 leaves who is aboard in peace as long as the Transport flies', () => {
    const s = scene()
      .unit(0, 'emp_tie', 18000, 3000)
      .unit(1, 'neu_freighter', 18000, 10000)
      .unit(1, 'reb_troopers', 0, 0, { aboard: 2 })
      .begin()
      .play('select 1')
      .play('attack laser_cannons 2', 6, 6);
    // The 6 takes a point of four, and the defence holds.
    expect([s.u(2).hull, s.u(3).status, s.question]).toEqual([3, 'embarked', 'act']);
  });

  it('TAC-ABL-11 mending is for those who have the ability', () => {
    const s = scene()
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(0, 'emp_atst', 18000, 11400, { hull: 1 })
      .unit(1, 'reb_troopers', 18000, 30000)
      .begin()
      .play('select 1');
    expect([s.why('repair 2'), s.legal('repair')]).toEqual(['TAC-ABL-11', []]);
  });
});
