import { judge } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import { type Scene, scene } from '../testing/scene.ts';

/* Limits to the mil, on both sides of each, and what a refusal tells. */

const refusalOf = (s: Scene, text: string) =>
  judge(tactical, s.state, s.asked, tactical.notation.readAction(text));

/** A Unit that acts, and others. */
function acting(
  card: string,
  others: readonly (readonly [number, string, number, number])[],
  options = {},
  table?: string,
) {
  const s = scene(options, table).unit(0, card, 18000, 10000);
  for (const [seat, other, x, y] of others) s.unit(seat, other, x, y);
  return s.begin().play('select 1');
}

describe('Range', () => {
  it('TAC-ATK-09, TAC-GEO-15 reaches as far as it says, ring to ring', () => {
    // Blaster Rifles reach 9 inches; both bases have half an inch.
    const at9 = acting('emp_storm', [[1, 'reb_luke', 18000, 10000 + 9900]]).play(
      'attack blaster_rifles 2',
      1,
    );
    expect(at9.told).toContain('attackRolled');
    const beyond = acting('emp_storm', [[1, 'reb_luke', 18000, 10000 + 9901]]).play(
      'attack blaster_rifles 2',
    );
    expect(beyond.last('outOfRange')).toEqual({ type: 'outOfRange', unit: 1, target: 2 });
    expect(beyond.told).not.toContain('attackRolled');
  });

  it('TAC-ATK-10, TAC-KEY-02 is half as far up to a flyer, but not for flak, nor from the air', () => {
    const told = (card: string, weapon: string, y: number, ...dice: number[]): boolean =>
      acting(card, [[1, 'reb_xwing', 18000, y]])
        .play(`attack ${weapon} 2`, ...dice)
        .told.includes('attackRolled');
    // 500 + 700 of bases, and half of 9 inches; 800 + 700, and 12; 600 + 700, and 8.
    expect([
      told('emp_storm', 'blaster_rifles', 15700, 1),
      told('emp_storm', 'blaster_rifles', 15701),
    ]).toEqual([...[true, false]]);
    expect([told('emp_ataa', 'flak_pod', 23500, 1), told('emp_ataa', 'flak_pod', 23501)]).toEqual([
      true,
      false,
    ]);
    expect([told('emp_tie', 'laser_cannons', 19300, 1), told('emp_tie', 'laser_cannons', 19301)]).toEqual([
      ...[true, false],
    ]);
  });

  it('TAC-RULING-08 by the other reading tells how far it would have to be', () => {
    const options = { targetRule: 'nearestInRange' };
    const s = acting('emp_storm', [[1, 'reb_xwing', 18000, 15701]], options);
    expect([refusalOf(s, 'attack blaster_rifles 2'), s.legal('attack')]).toEqual([
      { clause: 'TAC-RULING-08', params: { target: 2, needs: 9002, range: 9 } },
      [],
    ]);
  });
});

describe('a target', () => {
  it('TAC-ATK-07, TAC-ATK-06, TAC-CARD-12, TAC-KEY-04 that is refused is told with the reason', () => {
    const s = acting('emp_storm', [
      [0, 'emp_vader', 18000, 9000],
      [1, 'reb_luke', 18000, 14000],
      [1, 'reb_han', 18000, 15000],
    ]);
    const nobody = { clause: 'TAC-ATK-07', params: { target: 0, nearest: 0 } };
    expect([refusalOf(s, 'attack blaster_rifles 2'), refusalOf(s, 'attack blaster_rifles 9')]).toEqual([
      ...[nobody, nobody],
    ]);
    expect(refusalOf(s, 'attack blaster_rifles 4')).toEqual({
      ...{ clause: 'TAC-ATK-07', params: { target: 4, nearest: 3 } },
    });
    const behind = acting('emp_tie', [[1, 'reb_luke', 18000, 6000]]);
    expect(refusalOf(behind, 'attack laser_cannons 2')).toEqual({
      clause: 'TAC-ATK-06',
      params: { target: 2 },
    });
    const grip = acting('emp_vader', [[1, 'reb_t2b', 18000, 12000]]);
    expect(refusalOf(grip, 'attack force_grip 2')).toEqual({
      ...{ clause: 'TAC-CARD-12', params: { target: 2, weapon: 'force_grip' } },
    });
    const rack = acting('reb_mptl', [[1, 'emp_tie', 18000, 14000]]);
    expect(refusalOf(rack, 'attack torpedo_rack 2')).toEqual({
      ...{ clause: 'TAC-KEY-04', params: { target: 2, weapon: 'torpedo_rack' } },
    });
  });

  it('TAC-TER-19, TAC-TER-21 behind an Obstacle is told with its name', () => {
    const table = '36000x36000;rock:18000,12000,1000';
    const ground = acting('emp_storm', [[1, 'reb_luke', 18000, 15000]], {}, table);
    expect(refusalOf(ground, 'attack blaster_rifles 2')).toMatchObject({
      clause: 'TAC-TER-19',
      params: { target: 2 },
    });
    const air = acting('emp_storm', [[1, 'reb_xwing', 18000, 17000]], {}, table);
    expect(refusalOf(air, 'attack blaster_rifles 2')).toMatchObject({
      clause: 'TAC-TER-21',
      params: { target: 2 },
    });
    const name = refusalOf(ground, 'attack blaster_rifles 2')?.params?.['by'];
    expect(name).toBe(refusalOf(air, 'attack blaster_rifles 2')?.params?.['by']);
    expect(name).not.toBe('');
  });

  it('TAC-RULING-10 has Cover by a model whose ring the line crosses, and not by one that it touches', () => {
    const cover = (x: number, card = 'emp_atst', options = { modelsAsCover: 'on' }): boolean | undefined => {
      const s = acting(
        'emp_storm',
        [
          [0, card, x, 13000],
          [1, 'reb_luke', 18000, 16000],
        ],
        options,
      );
      s.play('attack blaster_rifles 3', ...(x < 18750 && card === 'emp_atst' ? [1, 1] : [1]));
      return s.last('attackRolled')?.cover;
    };
    expect([cover(18749), cover(18750), cover(18000, 'emp_death'), cover(18000, 'emp_tie')]).toEqual([
      ...[true, false, false, false],
    ]);
  });
});

describe('what friends add', () => {
  const total = (
    attacker: string,
    weapon: string,
    friend: string,
    x: number,
    y: number,
  ): number | undefined =>
    acting(attacker, [
      [0, friend, x, y],
      [1, 'reb_luke', 18000, 16000],
    ])
      .play(`attack ${weapon} 3`, 1)
      .last('attackRolled')?.total;

  it('TAC-ABL-06 Inspire reaches as far as it says', () => {
    // An officer's 4 inches, and bases of 400 and 500: 1 + 1, and one more.
    expect(total('emp_storm', 'blaster_rifles', 'emp_officer', 22900, 10000)).toBe(3);
    expect(total('emp_storm', 'blaster_rifles', 'emp_officer', 22901, 10000)).toBe(2);
  });

  it('TAC-ABL-07 Swarm reaches 3 inches from the target', () => {
    // Bases of 600 and 400: 1 + 2, and one more.
    const swarm = (x: number): number | undefined =>
      scene()
        .unit(0, 'emp_tie', 18000, 10000)
        .unit(0, 'emp_tie', x, 16000)
        .unit(1, 'reb_luke', 18000, 16000)
        .begin()
        .play('select 1')
        .play('attack laser_cannons 3', 1)
        .last('attackRolled')?.total;
    expect([swarm(22000), swarm(22001)]).toEqual([4, 3]);
  });
});

describe('an Attack Run', () => {
  const run = (x: number): Scene =>
    acting('reb_luke', [[1, 'emp_storm', x, 13000]]).play('run lightsaber 0 6000');

  it('TAC-GEO-14 passes whom the base overlaps on its way, and nobody beside it', () => {
    const through = run(18000 + 897);
    expect(through.last('ran')).toEqual({
      ...{ type: 'ran', unit: 1, weapon: 'lightsaber', heading: 0, length: 6000, stop: 'none' },
      ...{ x: 18000, y: 16000, passed: [2] },
    });
    expect(through.state.active).toMatchObject({
      ...{ mode: 'strike', left: 0, weapons: ['lightsaber'], attacks: 'after', passed: [2] },
    });
    const beside = run(18000 + 898);
    expect([beside.last('ran')?.passed, beside.question]).toEqual([[], 'act']);
    expect([beside.why('end'), beside.state.active?.mode]).toEqual([null, 'run']);
  });

  it('TAC-RUN-05, TAC-RULING-13, TAC-RUN-03 is refused with the reason', () => {
    const s = acting('emp_tiebomb', [[1, 'reb_luke', 18000, 14000]]);
    // 2x (2-5)
    expect([s.why('run proton_bombs 0 4000'), s.why('run proton_bombs 0 10000')]).toEqual([null, null]);
    for (const length of [3999, 10001])
      expect(refusalOf(s, `run proton_bombs 0 ${length}`)).toEqual({
        ...{ clause: 'TAC-RUN-05', params: { min: 4, max: 10 } },
      });
    expect(refusalOf(s, 'run proton_bombs 451 4000')).toEqual({
      clause: 'TAC-MOVE-07',
      params: { most: 450 },
    });
    expect(refusalOf(s, 'run concussion_missiles 0 4000')).toEqual({
      ...{ clause: 'TAC-RULING-16', params: { weapon: 'concussion_missiles' } },
    });
    expect(s.why('run tow_cable 0 4000')).toBe('TAC-CARD-07');
    s.play('attack concussion_missiles 2', 1);
    expect(refusalOf(s, 'run proton_bombs 0 4000')).toEqual({ clause: 'TAC-RULING-13', params: { most: 1 } });
    expect(s.legal('run')).toEqual([]);
    s.play('maneuver 0 2000');
    expect(s.why('run proton_bombs 0 4000')).toBe('TAC-RUN-03');
  });

  it('TAC-RUN-06, TAC-RUN-07 strikes whom it passed, each once, as many as the weapon may', () => {
    const s = acting('reb_luke', [
      [1, 'emp_storm', 18000, 11500],
      [1, 'emp_storm', 18000, 12600],
      [1, 'emp_storm', 18000, 13700],
      [1, 'emp_vader', 3000, 34000],
    ]).play('run lightsaber 0 6000');
    expect(s.legal()).toEqual([
      ...['strike 2', 'strike 2 3', 'strike 2 4', 'strike 3', 'strike 3 2', 'strike 3 4'],
      ...['strike 4', 'strike 4 2', 'strike 4 3', 'strike'],
    ]);
    expect([s.why('strike 2 2'), s.why('strike 5'), s.why('end')]).toEqual([
      ...['TAC-RUN-06', 'TAC-RUN-06', 'TAC-RUN-06'],
    ]);
    expect(refusalOf(s, 'strike 2 3 4')).toEqual({ clause: 'TAC-RUN-07', params: { most: 2 } });
    s.play('strike 4 2', 1, 1);
    expect(s.events.filter(({ type }) => type === 'aimed')).toEqual([
      { type: 'aimed', unit: 1, weapon: 'lightsaber', target: 4 },
      { type: 'aimed', unit: 1, weapon: 'lightsaber', target: 2 },
    ]);
    expect(s.state.active).toMatchObject({ mode: 'run', passed: [] });
  });
});

describe('a Maneuver', () => {
  it('TAC-MOVE-01, TAC-MOVE-03, TAC-MOVE-05, TAC-MOVE-07, TAC-ABL-13 is refused with the reason', () => {
    const s = acting('reb_tauntaun', [[1, 'emp_storm', 3000, 33000]]);
    expect(refusalOf(s, 'maneuver 0 3001')).toEqual({ clause: 'TAC-MOVE-01', params: { min: 1, max: 3 } });
    expect(refusalOf(s, 'maneuver 3149 1000')).toEqual({ clause: 'TAC-MOVE-07', params: { most: 450 } });
    expect(refusalOf(s, 'end')).toEqual({ clause: 'TAC-MOVE-05', params: { left: 3 } });
    s.play('maneuver 3150 1500');
    expect(s.last('moved')).toEqual({
      ...{
        type: 'moved',
        unit: 1,
        heading: 3150,
        speed: 1500,
        stop: 'none',
        x: 18000 - 1061,
        y: 10000 + 1061,
      },
    });
    expect(refusalOf(s, 'maneuver 3150 1501')).toEqual({ clause: 'TAC-MOVE-03', params: { speed: 1500 } });
    s.play('maneuver 0 1500').play('maneuver 0 1500');
    expect(refusalOf(s, 'maneuver 0 1500')).toEqual({ clause: 'TAC-MOVE-05', params: { left: 0 } });
    const slow = acting('emp_atat', [[1, 'reb_luke', 3000, 33000]]);
    expect(refusalOf(slow, 'maneuver 451 0')).toMatchObject({ clause: 'TAC-ABL-13' });
  });

  it('TAC-MOVE-22, TAC-MOVE-24 that ends on another is told, and then the shift', () => {
    const s = acting('emp_tie', [[1, 'reb_luke', 18000, 19500]]);
    for (let i = 0; i < 3; i++) s.play('maneuver 0 3000');
    // 600 + 400 back from Luke's middle.
    expect(s.events.slice(-2)).toEqual([
      { type: 'moved', unit: 1, heading: 0, speed: 3000, stop: 'none', x: 18000, y: 19000 },
      { type: 'shifted', unit: 1, x: 18000, y: 18500 },
    ]);
  });
});

describe('a Transport', () => {
  it('TAC-ABL-01, TAC-RULING-22, TAC-RULING-42, TAC-TYPE-24 refuses with the reason, and tells who comes and goes', () => {
    const s = acting('emp_lambda', [
      [0, 'emp_storm', 19700, 10000],
      [0, 'emp_atst', 16000, 10000],
      [1, 'reb_luke', 3000, 33000],
    ]);
    expect(refusalOf(s, 'board 3')).toEqual({ clause: 'TAC-TYPE-24', params: { unit: 3 } });
    expect(refusalOf(s, 'board 4')).toEqual({ clause: 'TAC-RULING-22', params: { unit: 0 } });
    s.play('board 2');
    expect(s.last('boarded')).toEqual({ type: 'boarded', unit: 2, transport: 1 });
    expect(s.state.active).toMatchObject({ mode: 'hold', left: 0, transferred: [2] });
    expect(refusalOf(s, 'drop 2 19700 10000')).toEqual({ clause: 'TAC-RULING-42', params: { unit: 2 } });
    const squad = acting('emp_storm', [
      [0, 'emp_death', 19100, 10000],
      [1, 'reb_luke', 3000, 33000],
    ]);
    expect(refusalOf(squad, 'board 2')).toEqual({ clause: 'TAC-ABL-01', params: { unit: 1 } });
    const walker = scene()
      .unit(0, 'emp_atat', 18000, 10000)
      .unit(0, 'emp_storm', 0, 0, { aboard: 1 })
      .unit(0, 'emp_storm', 20000, 10000)
      .unit(1, 'reb_luke', 3000, 33000)
      .begin()
      .play('select 1');
    expect(refusalOf(walker, 'drop 2 19900 10000')).toEqual({ clause: 'TAC-GEO-12', params: { unit: 2 } });
    walker.play('drop 2 18000 12000');
    expect(walker.last('dropped')).toEqual({ type: 'dropped', unit: 2, transport: 1, x: 18000, y: 12000 });
    expect(refusalOf(walker, 'board 3')).toEqual({ clause: 'TAC-RULING-22', params: { unit: 1 } });
    expect(walker.legal('board')).toEqual([]);
  });
});
