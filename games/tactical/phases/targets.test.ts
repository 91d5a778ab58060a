import { describe, expect, it } from 'vitest';
import type { Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { scene } from '../testing/scene.ts';
import { hasCover, hasCoverFromRun, notInView, targetsOf } from './targets.ts';

function weapon(card: string, id: string): Weapon {
  const found = cardOf(card).weapons.find((each) => each.id === id);
  if (!found) throw new Error(`${card} has no ${id}`);
  return found;
}

const rifles = weapon('emp_storm', 'blaster_rifles');
const table = (...pieces: string[]): string => ['36000x36000', ...pieces].join(';');

describe('the target', () => {
  it('TAC-ATK-07, TAC-RULING-09 is the nearest enemy; of several equally near, any', () => {
    const s = scene()
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 14000)
      .unit(1, 'reb_troopers', 22000, 10000)
      .unit(1, 'reb_troopers', 18000, 5999)
      .begin();
    s.play('select 1');
    expect(s.legal('attack')).toEqual(['attack blaster_rifles 2', 'attack blaster_rifles 3']);
    expect(s.why('attack blaster_rifles 4')).toBe('TAC-ATK-07');
    expect(s.why('attack blaster_rifles 1')).toBe('TAC-ATK-07');
  });

  it('TAC-ATK-05, TAC-CARD-07, TAC-CARD-04 is attacked with a weapon on the card', () => {
    const s = scene().unit(0, 'emp_storm', 18000, 10000).unit(1, 'reb_troopers', 18000, 14000).begin();
    expect(s.play('select 1').why('attack heavy_lasers 2')).toBe('TAC-CARD-07');
    expect(cardOf('emp_storm').lore).not.toBe('');
  });

  it('TAC-ATK-06, TAC-BASE-10, TAC-RULING-14 is in the firing arc, its border included', () => {
    const s = scene()
      .unit(0, 'emp_tie', 18000, 10000)
      .unit(1, 'reb_troopers', 20000, 12000)
      .unit(1, 'reb_troopers', 19000, 10500)
      .begin();
    s.play('select 1');
    expect(s.legal('attack')).toEqual(['attack laser_cannons 2']);
    expect(s.why('attack laser_cannons 3')).toBe('TAC-ATK-06');
  });

  it('TAC-BASE-03, TAC-BASE-04, TAC-RULING-14 can be anywhere around a Unit without a pointer', () => {
    const s = scene().unit(0, 'emp_storm', 18000, 10000, { heading: 0 }).unit(1, 'reb_troopers', 18000, 6000);
    expect(targetsOf(s.state, s.u(1), rifles).map(({ id }) => id)).toEqual([2]);
  });

  it('TAC-TER-19, TAC-TER-10, TAC-TER-20 is not behind an Obstacle, and who is does not count', () => {
    const s = scene({}, table('rock:18000,12000,500'))
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 14000)
      .unit(1, 'reb_troopers', 25000, 10000)
      .begin();
    s.play('select 1');
    expect(s.legal('attack')).toEqual(['attack blaster_rifles 3']);
    expect(notInView(s.state, s.u(1), rifles, s.u(2))).toEqual({
      ...{ clause: 'TAC-TER-19', params: { target: 2, by: 'Rock outcropping' } },
    });
  });

  it('TAC-TER-21, TAC-RULING-12 is hidden from the air only by what is closer to the ground', () => {
    // The rock touches the ring of the squad; the flyer is far. The other way round it does not hide.
    const hidden = scene({}, table('rock:18000,14000,500'))
      .unit(0, 'emp_tie', 18000, 6000)
      .unit(1, 'reb_troopers', 18000, 15500);
    const cannons = weapon('emp_tie', 'laser_cannons');
    expect(notInView(hidden.state, hidden.u(1), cannons, hidden.u(2))?.clause).toBe('TAC-TER-21');
    expect(
      notInView(hidden.state, hidden.u(2), weapon('reb_troopers', 'blaster_rifles'), hidden.u(1))?.clause,
    ).toBe('TAC-TER-21');
    const seen = scene({}, table('rock:18000,8000,500'))
      .unit(0, 'emp_tie', 18000, 6000)
      .unit(1, 'reb_troopers', 18000, 15500);
    expect(notInView(seen.state, seen.u(1), cannons, seen.u(2))).toBeNull();
  });

  it('TAC-RULING-12 a piece as far from one as from the other does not count, and between flyers nothing does', () => {
    // 600 from the ring of the TIE, 600 from the ring of the squad.
    const s = scene({}, table('rock:18000,10000,500'))
      .unit(0, 'emp_tie', 18000, 8300)
      .unit(1, 'reb_troopers', 18000, 11600)
      .unit(1, 'reb_xwing', 18000, 14000);
    const cannons = weapon('emp_tie', 'laser_cannons');
    expect(notInView(s.state, s.u(1), cannons, s.u(2))).toBeNull();
    expect(notInView(s.state, s.u(1), cannons, s.u(3))).toBeNull();
  });

  it('TAC-RULING-08, TAC-ATK-09 may be out of range: no die is rolled, and the attack is used up', () => {
    const s = scene().unit(0, 'emp_storm', 18000, 10000).unit(1, 'reb_troopers', 18000, 20001).begin();
    s.play('select 1').play('attack blaster_rifles 2');
    expect(s.told).toContain('outOfRange');
    expect(s.why('attack blaster_rifles 2')).toBe('TAC-RULING-13');
    const other = scene({ targetRule: 'nearestInRange' })
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 20001)
      .begin()
      .play('select 1');
    expect(other.why('attack blaster_rifles 2')).toBe('TAC-RULING-08');
  });

  it('TAC-RULING-08, TAC-ATK-10 a flyer too high is passed over by the other reading', () => {
    const lay = (targetRule: 'nearest' | 'nearestInRange') =>
      scene({ targetRule })
        .unit(0, 'emp_storm', 18000, 10000)
        .unit(1, 'reb_xwing', 18000, 16000)
        .unit(1, 'reb_troopers', 18000, 17000)
        .begin()
        .play('select 1')
        .legal('attack');
    expect(lay('nearest')).toEqual(['attack blaster_rifles 2']);
    expect(lay('nearestInRange')).toEqual(['attack blaster_rifles 3']);
  });

  it('TAC-TYPE-13, TAC-TYPE-14, TAC-RULING-38 may be the nearest prey of a specialist instead', () => {
    const s = scene()
      .unit(0, 'emp_atst', 18000, 10000)
      .unit(0, 'emp_ataa', 10000, 10000)
      .unit(1, 'reb_t2b', 18000, 13000)
      .unit(1, 'reb_troopers', 18000, 15000)
      .unit(1, 'reb_troopers', 18000, 16500)
      .unit(1, 'reb_xwing', 14000, 16000);
    const ids = (unit: number, gun: Weapon): number[] =>
      targetsOf(s.state, s.u(unit), gun).map(({ id }) => id);
    expect(ids(1, weapon('emp_atst', 'chin_cannons'))).toEqual([3, 4]);
    expect(ids(2, weapon('emp_ataa', 'flak_pod'))).toEqual([6]);
  });

  it('TAC-KEY-01 may be anybody in sight for a sniper', () => {
    const s = scene()
      .unit(0, 'emp_scout', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 14000)
      .unit(1, 'reb_troopers', 18000, 20000);
    expect(targetsOf(s.state, s.u(1), weapon('emp_scout', 'sniper_rifles'))).toHaveLength(2);
  });

  it('TAC-KEY-02 is not farther away for flak', () => {
    const s = scene().unit(0, 'emp_ataa', 18000, 10000).unit(1, 'reb_xwing', 18000, 23500).begin();
    s.play('select 1').play('attack flak_pod 2', 1);
    expect(s.told).not.toContain('outOfRange');
  });

  it('TAC-KEY-03 behind an Obstacle counts for indirect fire, and has Cover', () => {
    const s = scene({}, table('rock:18000,12000,500'))
      .unit(0, 'reb_mptl', 18000, 10000)
      .unit(1, 'emp_storm', 18000, 14000);
    const rack = weapon('reb_mptl', 'torpedo_rack');
    expect(notInView(s.state, s.u(1), rack, s.u(2))).toBeNull();
    expect(hasCover(s.state, s.u(1), s.u(2), rack)).toBe(true);
  });

  it('TAC-KEY-04 cannot fly for a weapon of the ground', () => {
    const s = scene()
      .unit(0, 'reb_mptl', 18000, 10000)
      .unit(1, 'emp_tie', 18000, 14000)
      .unit(1, 'emp_storm', 18000, 18000);
    const rack = weapon('reb_mptl', 'torpedo_rack');
    expect(notInView(s.state, s.u(1), rack, s.u(2))?.clause).toBe('TAC-KEY-04');
    expect(targetsOf(s.state, s.u(1), rack).map(({ id }) => id)).toEqual([3]);
  });

  it('TAC-KEY-05 has no Cover against what ignores it', () => {
    const s = scene({}, table('smoke:18000,12000,500'))
      .unit(0, 'emp_atst', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 14000);
    expect(hasCover(s.state, s.u(1), s.u(2), weapon('emp_atst', 'chin_cannons'))).toBe(true);
    expect(hasCover(s.state, s.u(1), s.u(2), weapon('emp_atst', 'grenade_launcher'))).toBe(false);
  });

  it('TAC-CARD-12 is of a kind the card allows', () => {
    const s = scene()
      .unit(0, 'emp_vader', 18000, 10000)
      .unit(1, 'reb_t2b', 18000, 12000)
      .unit(1, 'reb_luke', 18000, 14000);
    const grip = weapon('emp_vader', 'force_grip');
    expect(notInView(s.state, s.u(1), grip, s.u(2))?.clause).toBe('TAC-CARD-12');
    expect(targetsOf(s.state, s.u(1), grip).map(({ id }) => id)).toEqual([3]);
  });
});

describe('Cover', () => {
  const squads = (pieces: string, options = {}) =>
    scene(options, table(pieces)).unit(0, 'emp_storm', 18000, 10000).unit(1, 'reb_troopers', 18000, 14000);
  const covered = (s: ReturnType<typeof squads>): boolean => hasCover(s.state, s.u(1), s.u(2), rifles);

  it('TAC-TER-22, TAC-TER-09, TAC-ATK-08 lies between two on the ground; TAC-TER-08 a Clearing hides nothing', () => {
    expect(covered(squads('smoke:18000,12000,500'))).toBe(true);
    expect(covered(squads('river:18000,12000,500'))).toBe(false);
    expect(covered(squads('smoke:19000,12000,500'))).toBe(false);
  });

  it('TAC-TER-24 counts between ground and air only where it is closer to the ground', () => {
    const fromAir = (y: number): boolean => {
      const s = scene({}, table(`smoke:18000,${y},500`))
        .unit(0, 'emp_tie', 18000, 6000)
        .unit(1, 'reb_troopers', 18000, 14000);
      return hasCover(s.state, s.u(1), s.u(2), weapon('emp_tie', 'laser_cannons'));
    };
    expect([fromAir(12500), fromAir(7500)]).toEqual([true, false]);
  });

  it('TAC-RULING-11, TAC-TYPE-25 is what the defender stands in, even an Obstacle; what the attacker stands in is nothing', () => {
    expect(covered(squads('jungle:18000,14000,700'))).toBe(true);
    expect(covered(squads('forest:18000,10000,700'))).toBe(false);
    expect(covered(squads('forest:18000,10000,700', { terrainUnderShooter: 'strict' }))).toBe(true);
    const strict = squads('jungle:18000,10000,700', { terrainUnderShooter: 'strict' });
    expect(notInView(strict.state, strict.u(1), rifles, strict.u(2))?.clause).toBe('TAC-TER-19');
  });

  it('TAC-RULING-10 is not given by models, unless agreed on', () => {
    const lay = (modelsAsCover: 'off' | 'on') =>
      squads('smoke:3000,20000,500', { modelsAsCover }).unit(1, 'reb_t2b', 18500, 12000);
    expect([covered(lay('off')), covered(lay('on'))]).toEqual([false, true]);
    const beside = squads('smoke:3000,20000,500', { modelsAsCover: 'on' }).unit(1, 'reb_t2b', 18900, 12000);
    expect(covered(beside)).toBe(false);
  });

  it('TAC-RULING-16 on an Attack Run is where the middle of the target is', () => {
    const knife = weapon('reb_luke', 'lightsaber');
    const inside = squads('rubble:18000,14400,500');
    expect(hasCoverFromRun(inside.state, inside.u(2), knife)).toBe(true);
    const beside = squads('rubble:18000,14600,500');
    expect(hasCoverFromRun(beside.state, beside.u(2), knife)).toBe(false);
    const above = scene({}, table('rubble:18000,14400,500'))
      .unit(0, 'reb_luke', 18000, 10000)
      .unit(1, 'emp_tie', 18000, 14400);
    expect(hasCoverFromRun(above.state, above.u(2), knife)).toBe(false);
  });

  it('TAC-RULING-41 is found inside buildings where Infantry may enter them', () => {
    expect(covered(squads('building:18000,14000,1500', { infantryBuildings: 'enter' }))).toBe(true);
  });
});
