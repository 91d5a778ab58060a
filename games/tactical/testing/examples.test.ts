import { at } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { ratingText, readRating } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { terrainKinds } from '../data/terrain.ts';
import { tactical } from '../index.ts';
import { countedDistance, inRange } from '../phases/targets.ts';
import { scene } from './scene.ts';

describe('the worked examples', () => {
  it('TAC-MOVE-01, TAC-MOVE-03 rating: "2x (1-4)" is two Maneuvers of 1 to 4 inches', () => {
    expect(readRating('2x (1-4)')).toEqual({ maneuvers: 2, min: 1, max: 4 });
    expect(ratingText({ maneuvers: 2, min: 1, max: 4 })).toBe('2x (1-4)');
  });

  it('TAC-MOVE-02 short rating: "(1-3)" is one Maneuver', () => {
    expect(readRating('(1-3)')).toEqual({ maneuvers: 1, min: 1, max: 3 });
    expect(ratingText(readRating('(1-3)'))).toBe('(1-3)');
  });

  it('TAC-SET-01, TAC-SET-04, TAC-SET-06, TAC-CARD-03 cards: an army of 100 points and four cards', () => {
    const s = scene();
    s.state.phase = 'army';
    s.playAs(0, 'army reb_echo').playAs(1, 'muster emp_storm*3 emp_atat*2 emp_atst*1 emp_tie*4');
    expect(at(s.state.players, 1).army).toHaveLength(4);
    expect(3 * cardOf('emp_storm').cost).toBe(15);
    expect(15 + 44 + 9 + 32).toBe(100);
    s.playAs(1, 'order emp_tie emp_atat emp_storm emp_atst');
    expect(at(s.state.players, 1).army.map(([card]) => card)).toEqual([
      ...['emp_tie', 'emp_atat', 'emp_storm', 'emp_atst'],
    ]);
  });

  it('TAC-TYPE-08, TAC-TYPE-20 one Luke, one Falcon', () => {
    const s = scene();
    s.state.phase = 'army';
    expect(s.why('muster reb_luke*2')).toBe('TAC-TYPE-20');
    expect(s.why('muster reb_falcon*2')).toBe('TAC-TYPE-08');
    expect(s.why('muster reb_luke*1 reb_falcon*1')).toBeNull();
  });

  it('TAC-MOVE-12, TAC-RULING-05 two inches: the middle of the base moves as far', () => {
    const s = scene().unit(0, 'reb_troopers', 18000, 10000).unit(1, 'emp_storm', 3000, 33000).begin();
    s.play('select 1').play('maneuver 0 2000');
    expect(s.spot(1)).toEqual([18000, 12000]);
  });

  it('TAC-ATK-09, TAC-ATK-10, TAC-GEO-15 doubled distance: 4 inches up count as 8', () => {
    const s = scene()
      .unit(0, 'reb_xwing', 18000, 16200)
      .unit(1, 'emp_atat', 18000, 10000)
      .unit(1, 'emp_storm', 18000 + 5000 + 1200, 16200);
    const [xwing, atat, storm] = [s.u(1), s.u(2), s.u(3)];
    const [heavy, medium] = cardOf('emp_atat').weapons;
    const [rifles] = cardOf('emp_storm').weapons;
    if (!heavy || !medium || !rifles) throw new Error('weapons are missing');
    expect(countedDistance(atat, xwing, heavy)).toBe(8000);
    expect([inRange(atat, xwing, heavy), inRange(atat, xwing, medium)]).toEqual([true, true]);
    expect(countedDistance(storm, xwing, rifles)).toBe(10000);
    expect(inRange(storm, xwing, rifles)).toBe(false);
  });

  it('TAC-RUN-05 Attack Run rating: "3x (2-5)" is one move of 6 to 15 inches', () => {
    const s = scene().unit(0, 'reb_t47', 18000, 5000).unit(1, 'emp_atat', 18000, 30000).begin();
    s.play('select 1');
    // A T-47 has 3x (2-4): 6 to 12.
    expect(s.why('run tow_cable 0 5999')).toBe('TAC-RUN-05');
    expect(s.why('run tow_cable 0 12001')).toBe('TAC-RUN-05');
    expect([s.why('run tow_cable 0 6000'), s.why('run tow_cable 0 12000')]).toEqual([null, null]);
  });

  it('TAC-RUN-06, TAC-DMG-03 TIE Bomber over Rebel Infantry', () => {
    const s = scene().unit(0, 'emp_tiebomb', 10000, 10000).unit(1, 'reb_troopers', 10000, 14000).begin();
    s.play('select 1').play('run proton_bombs 0 8000').play('strike 2', 3, 5);
    expect(s.spot(1)).toEqual([10000, 18000]);
    expect(s.last('attackRolled')).toMatchObject({ total: 5, needed: 4 });
    expect(s.last('defenceRolled')).toMatchObject({ total: 5, power: 8 });
    expect(s.u(2).hull).toBe(1);
  });

  it('TAC-RULING-15, TAC-ATK-13, TAC-ATK-14, TAC-DMG-04, TAC-DMG-08 Jedi through Stormtroopers', () => {
    const s = scene()
      .unit(0, 'reb_luke', 18000, 10000)
      .unit(1, 'emp_storm', 18000, 13000)
      .unit(1, 'emp_storm', 3000, 33000)
      .begin();
    s.play('select 1').play('run lightsaber 0 6000').play('strike 2', 6, 2);
    expect(s.spot(1)).toEqual([18000, 16000]);
    expect(s.last('defenceRolled')).toMatchObject({ total: 3, power: 10 });
    expect(s.told.filter((type) => type === 'damaged')).toHaveLength(2);
    expect(s.u(2).status).toBe('defeated');
  });

  it('TAC-MOVE-18, TAC-MOVE-22, TAC-GEO-12 walker tramples Rebels and is pushed half an inch on', () => {
    const s = scene().unit(0, 'emp_atat', 18000, 10000).unit(1, 'reb_troopers', 18000, 12500).begin();
    s.play('select 1').play('run trample 0 4000');
    expect(s.last('ran')).toMatchObject({ x: 18000, y: 14000, stop: 'none', passed: [2] });
    expect(s.spot(1)).toEqual([18000, 14500]);
    expect(s.u(1).heading).toBe(0);
    s.play('strike 2', 4, 6);
    expect(s.last('attackRolled')).toMatchObject({ total: 6, needed: 4 });
    expect(s.u(2).hull).toBe(1);
  });

  it.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ])('TAC-DMG-02, TAC-DMG-03, TAC-DMG-05 Infantry defence 0: a %i against Power 5 leaves %i', (die, left) => {
    const s = scene().unit(0, 'emp_storm', 18000, 10000).unit(1, 'reb_troopers', 18000, 14000).begin();
    s.play('select 1').play('attack blaster_rifles 2', 4, die);
    expect(s.u(2).hull).toBe(left);
  });

  it('TAC-ATK-12, TAC-RULING-20 Cover: the lower die counts, also against a 6', () => {
    const woods = '36000x36000;forest:18000,14000,900';
    const shoot = (...dice: number[]) =>
      scene({}, woods)
        .unit(0, 'emp_storm', 18000, 10000)
        .unit(1, 'reb_troopers', 18000, 14000)
        .begin()
        .play('select 1')
        .play('attack blaster_rifles 2', ...dice);
    expect(shoot(5, 2).last('missed')).toMatchObject({ target: 2, one: false });
    // 3 + 1 = 4 hits, and there is no natural 6: a defence die of 5 saves the squad.
    const hit = shoot(3, 6, 5);
    expect(hit.last('hit')).toMatchObject({ six: false });
    expect(hit.u(2).hull).toBe(2);
  });

  it('TAC-TER-11, TAC-TER-12, TAC-TER-13, TAC-TER-14, TAC-TER-15, TAC-TER-16 terrain kinds', () => {
    const effects = Object.values(terrainKinds).map(({ id, movement, sight }) => [id, movement, sight]);
    expect(effects).toEqual([
      ['lava', 'impassable', 'clearing'],
      ['chasm', 'impassable', 'clearing'],
      ['river', 'difficult', 'clearing'],
      ['drift', 'difficult', 'clearing'],
      ['forest', 'difficult', 'cover'],
      ['rubble', 'difficult', 'cover'],
      ['jungle', 'difficult', 'obstacle'],
      ['building', 'impassable', 'obstacle'],
      ['rock', 'impassable', 'obstacle'],
      ['smoke', 'even', 'cover'],
      ['grass', 'even', 'cover'],
    ]);
    // A walker stops before lava and fires across it; smoke covers and slows nobody.
    const s = scene({}, '36000x36000;lava:18000,15000,1000')
      .unit(0, 'emp_atat', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 18000)
      .begin();
    s.play('select 1').play('attack heavy_lasers 2', 1);
    expect(s.last('attackRolled')?.cover).toBe(false);
    // 12000, then as far as 15000 - 1000 - 1500 and the two mils of slack.
    s.play('maneuver 0 2000').play('maneuver 0 2000');
    expect(s.last('moved')).toMatchObject({ stop: 'wall', y: 12502 });
  });

  it('TAC-SEQ-01, TAC-SEQ-02, TAC-SEQ-03, TAC-SEQ-04, TAC-SEQ-05, TAC-SEQ-06 group of ten', () => {
    const s = scene();
    for (const x of [4000, 8000, 12000]) s.unit(0, 'emp_storm', x, 2000);
    for (const x of [16000, 24000]) s.unit(0, 'emp_atat', x, 2000);
    s.unit(0, 'emp_atst', 30000, 2000).unit(0, 'emp_tie', 34000, 1000);
    s.unit(1, 'reb_luke', 18000, 34000).begin();
    for (const squad of [1, 2, 3]) {
      expect([s.asked, s.question]).toEqual([0, 'select']);
      s.play(`select ${squad}`).play('maneuver 0 0').play('maneuver 0 0').play('end');
    }
    expect(s.line(0)).toBe('emp_storm:1+2+3* emp_atat:4+5 emp_atst:6 emp_tie:7');
    expect(s.legal()).toEqual(['select 8']);
    s.play('select 8').play('maneuver 0 0').play('maneuver 0 0').play('end');
    expect(s.legal()).toEqual(['select 4', 'select 5']);
    expect(tactical.question(s.state)).toEqual({ kind: 'select', seats: [0] });
  });
});
