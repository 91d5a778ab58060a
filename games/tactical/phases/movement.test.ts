import { describe, expect, it } from 'vitest';
import { scene } from '../testing/scene.ts';

const far = ['emp_storm', 3000, 33000] as const;

describe('Maneuvers', () => {
  it('TAC-MOVE-01, TAC-MOVE-05, TAC-MOVE-06, TAC-RULING-35 are all taken, of a speed in the rating', () => {
    const s = scene()
      .unit(0, 'reb_tauntaun', 18000, 10000)
      .unit(1, ...far)
      .begin();
    s.play('select 1');
    expect([s.why('maneuver 0 999'), s.why('maneuver 0 3001'), s.why('maneuver 0 1000')]).toEqual([
      ...['TAC-MOVE-01', 'TAC-MOVE-01', null],
    ]);
    expect(s.why('end')).toBe('TAC-MOVE-05');
    s.play('maneuver 0 1000').play('maneuver 0 1000').play('maneuver 0 1000');
    expect(s.why('maneuver 0 1000')).toBe('TAC-MOVE-05');
    expect(s.spot(1)).toEqual([18000, 13000]);
    expect(s.why('end')).toBeNull();
  });

  it('TAC-MOVE-03, TAC-MOVE-04 have the speed of the first; measuring changes nothing', () => {
    const s = scene()
      .unit(0, 'reb_troopers', 18000, 10000)
      .unit(1, ...far)
      .begin()
      .play('select 1');
    const before = JSON.stringify(s.state);
    expect(s.why('maneuver 0 1234')).toBeNull();
    expect(JSON.stringify(s.state)).toBe(before);
    s.play('maneuver 0 1234');
    expect([s.why('maneuver 0 1235'), s.why('maneuver 900 1234')]).toEqual(['TAC-MOVE-03', null]);
  });

  it('TAC-MOVE-07, TAC-MOVE-08, TAC-MOVE-09, TAC-BASE-01, TAC-BASE-02, TAC-GEO-13 go into the Forward arc, and turn the Unit', () => {
    const s = scene()
      .unit(0, 'emp_atst', 18000, 10000, { heading: 3500 })
      .unit(1, 'reb_luke', 3000, 33000)
      .begin();
    s.play('select 1');
    expect([s.why('maneuver 351 4000'), s.why('maneuver 350 4000'), s.why('maneuver 3050 0')]).toEqual([
      ...['TAC-MOVE-07', null, null],
    ]);
    expect([s.why('maneuver 3049 0'), s.why('maneuver 3600 0')]).toEqual(['TAC-MOVE-07', 'TAC-GEO-02']);
    s.play('maneuver 300 2000');
    expect(s.u(1).heading).toBe(300);
    // sin 30 = 0.5, cos 30 = 0.866025.
    expect(s.spot(1)).toEqual([19000, 11732]);
  });

  it('TAC-RULING-04 turn at speed 0 too', () => {
    const s = scene().unit(0, 'emp_atst', 18000, 10000).unit(1, 'reb_luke', 3000, 33000).begin();
    s.play('select 1').play('maneuver 450 0').play('maneuver 900 0');
    expect([...s.spot(1), s.u(1).heading]).toEqual([18000, 10000, 900]);
  });

  it('TAC-ABL-13, TAC-MOVE-10 turn less for who turns slowly', () => {
    const s = scene().unit(0, 'emp_atat', 18000, 10000).unit(1, 'reb_luke', 3000, 33000).begin();
    s.play('select 1');
    expect([s.why('maneuver 226 1000'), s.why('maneuver 225 1000')]).toEqual(['TAC-ABL-13', null]);
  });

  it('TAC-MOVE-11 go anywhere without a pointer', () => {
    const s = scene()
      .unit(0, 'reb_troopers', 18000, 10000)
      .unit(1, ...far)
      .begin()
      .play('select 1');
    expect(s.why('maneuver 1800 3000')).toBeNull();
  });

  it('TAC-RULING-05 are a base longer where the nearest points are measured, but for those of speed 0', () => {
    const lay = () =>
      scene({ moveMeasure: 'nearEdge' })
        .unit(0, 'reb_troopers', 18000, 10000)
        .unit(1, ...far)
        .begin();
    expect(lay().play('select 1').play('maneuver 0 2000').spot(1)).toEqual([18000, 13000]);
    expect(lay().play('select 1').play('maneuver 0 0').spot(1)).toEqual([18000, 10000]);
  });

  it('TAC-RULING-07 stop in contact; those that remain are taken', () => {
    const s = scene().unit(0, 'reb_troopers', 18000, 10000).unit(1, 'emp_storm', 18000, 12000).begin();
    s.play('select 1').play('maneuver 0 3000');
    // Two mils of overlap are touching.
    expect(s.last('moved')).toMatchObject({ stop: 'base', y: 11002 });
    s.play('maneuver 900 3000');
    expect(s.spot(1)).toEqual([21000, 11002]);
  });

  it('TAC-RULING-18, TAC-RULING-07 stop at the edge; by option flyers are lost over it with all aboard', () => {
    const lay = (edgeRule: 'stop' | 'leave') =>
      scene({ edgeRule })
        .unit(0, 'emp_lambda', 18000, 34000)
        .unit(0, 'emp_storm', 0, 0, { aboard: 1 })
        .unit(0, 'emp_tie', 10000, 10000)
        .unit(1, 'reb_luke', 3000, 3000)
        .begin()
        .play('select 1')
        .play('maneuver 0 4000');
    const stopped = lay('stop');
    expect(stopped.spot(1)).toEqual([18000, 34900]);
    expect(stopped.u(1).status).toBe('deployed');
    const lost = lay('leave');
    expect([lost.u(1).status, lost.u(2).status]).toEqual(['defeated', 'defeated']);
    expect(lost.told).not.toContain('crashRolled');
  });
});

describe('passing', () => {
  const through = (mover: string, seat: number, other: string): boolean => {
    const s = scene()
      .unit(0, mover, 18000, 10000)
      .unit(seat, other, 18000, 13500)
      .unit(1, 'reb_ewoks', 3000, 33000)
      .begin()
      .play('select 1');
    const { max = 0 } = s.state.active ?? {};
    s.play(`maneuver 0 ${max * 1000}`);
    if (s.state.active?.mode === 'moving') s.play(`maneuver 0 ${max * 1000}`);
    return s.events.every((event) => event.type !== 'moved' || event.stop !== 'base');
  };

  it('TAC-MOVE-13, TAC-TER-17 flyers pass everybody', () => {
    expect([through('emp_tie', 1, 'reb_t2b'), through('emp_tie', 1, 'reb_xwing')]).toEqual([true, true]);
  });

  it('TAC-MOVE-14, TAC-MOVE-15, TAC-RULING-37 Infantry passes friends and flyers, not enemies on the ground', () => {
    expect([through('emp_storm', 0, 'emp_atst'), through('emp_storm', 0, 'emp_death')]).toEqual([true, true]);
    expect([through('emp_storm', 1, 'reb_troopers'), through('emp_storm', 1, 'reb_t2b')]).toEqual([
      false,
      false,
    ]);
    expect(through('emp_storm', 1, 'reb_xwing')).toBe(true);
  });

  it('TAC-MOVE-16, TAC-MOVE-17, TAC-MOVE-18, TAC-MOVE-19 Ground passes flyers, own Infantry and smaller Infantry, never Ground', () => {
    expect([through('emp_atst', 1, 'reb_xwing'), through('emp_atst', 0, 'emp_tie')]).toEqual([true, true]);
    expect([through('emp_atst', 0, 'emp_storm'), through('emp_bikes', 0, 'emp_storm')]).toEqual([true, true]);
    expect([through('emp_atst', 1, 'reb_troopers'), through('emp_bikes', 1, 'reb_troopers')]).toEqual([
      true,
      false,
    ]);
    expect([through('emp_atst', 1, 'reb_t2b'), through('emp_atst', 0, 'emp_sabertank')]).toEqual([
      false,
      false,
    ]);
  });
});

describe('the end of movement', () => {
  it('TAC-MOVE-20, TAC-MOVE-21, TAC-MOVE-22, TAC-MOVE-24, TAC-MOVE-25, TAC-RULING-19 pushes who ends on top of another, and not before', () => {
    const s = scene()
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(0, 'emp_tie', 18000, 11400)
      .unit(1, 'reb_luke', 3000, 33000)
      .begin()
      .play('select 1')
      .play('maneuver 0 1500');
    expect(s.spot(1)).toEqual([18000, 11500]);
    expect(s.told).not.toContain('shifted');
    s.play('maneuver 1800 1500').play('end');
    expect(s.told).not.toContain('shifted');
    const on = scene()
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(0, 'emp_tie', 18000, 12000)
      .unit(1, 'reb_luke', 3000, 33000)
      .begin()
      .play('select 1')
      .play('maneuver 0 1500')
      .play('maneuver 0 1500');
    // 13000 overlaps the TIE: 12000 + 500 + 600.
    expect(on.spot(1)).toEqual([18000, 13100]);
    expect(on.u(1).heading).toBe(0);
    expect(on.told.filter((type) => type === 'moved')).toHaveLength(2);
  });
});

describe('terrain', () => {
  const walk = (card: string, piece: string, options = {}, heading = 0) =>
    scene(options, `36000x36000;${piece}`)
      .unit(0, card, 18000, 10000, { heading })
      .unit(1, 'reb_luke', 3000, 33000)
      .begin()
      .play('select 1');

  it('TAC-TER-03, TAC-CARD-11, TAC-RULING-17 Difficult terrain halts at its border, and the rest is forfeited', () => {
    const s = walk('emp_storm', 'forest:18000,14000,1000').play('maneuver 0 3000');
    // 14000 - 1000 - 498 and a mil: the ring overlaps by more than the slack.
    expect(s.spot(1)).toEqual([18000, 12503]);
    expect(s.last('moved')?.stop).toBe('swamp');
    expect([s.why('maneuver 0 3000'), s.why('end')]).toEqual(['TAC-MOVE-05', null]);
  });

  it('TAC-TER-04, TAC-CARD-10, TAC-RULING-06 who begins in it is slow, and is not stopped by it again', () => {
    const s = walk('emp_storm', 'forest:18000,10000,1000');
    expect(s.state.active).toMatchObject({ maneuvers: 1, max: 3 });
    s.play('maneuver 0 3000');
    expect(s.spot(1)).toEqual([18000, 13000]);
    expect(walk('emp_bikes', 'forest:18000,10000,1000').state.active).toMatchObject({
      maneuvers: 1,
      min: 1,
      max: 3,
    });
  });

  it('TAC-TYPE-09, TAC-RULING-03 Walkers walk on; by option they stop and are not slowed', () => {
    const s = walk('emp_atst', 'forest:18000,14000,1000').play('maneuver 0 4000').play('maneuver 0 4000');
    expect(s.spot(1)).toEqual([18000, 18000]);
    const stopping = walk('emp_atst', 'forest:18000,14000,1000', { walkerDifficult: 'stopOnly' }).play(
      'maneuver 0 4000',
    );
    expect(stopping.last('moved')?.stop).toBe('swamp');
    const inside = walk('emp_atst', 'forest:18000,10000,1000', { walkerDifficult: 'stopOnly' });
    expect(inside.state.active).toMatchObject({ maneuvers: 2, max: 4 });
  });

  it('TAC-TYPE-11, TAC-RULING-40 wheels cannot enter Difficult terrain', () => {
    const s = walk('reb_mptl', 'river:18000,14000,1000').play('maneuver 0 3000');
    expect(s.last('moved')).toMatchObject({ stop: 'wall', y: 12102 });
  });

  it('TAC-TER-06 Impassable terrain stops Ground and Infantry; TAC-TER-05, TAC-TER-07 flyers notice nothing', () => {
    expect(walk('emp_storm', 'rock:18000,14000,1000').play('maneuver 0 3000').last('moved')).toMatchObject({
      ...{ stop: 'wall', y: 12502 },
    });
    expect(walk('emp_tie', 'rock:18000,14000,1000').play('maneuver 0 6000').spot(1)).toEqual([18000, 16000]);
    expect(walk('emp_tie', 'jungle:18000,14000,1000').play('maneuver 0 6000').spot(1)).toEqual([
      18000, 16000,
    ]);
  });

  it('TAC-TER-02, TAC-TER-01 Even terrain stops nobody', () => {
    expect(walk('emp_storm', 'smoke:18000,12000,1000').play('maneuver 0 3000').spot(1)).toEqual([
      18000, 13000,
    ]);
  });

  it('TAC-ABL-09 a Jump Pack flies over everything, but lands on no Impassable terrain', () => {
    const s = walk('emp_probe', 'rock:18000,14000,1500').play('maneuver 0 2000').play('maneuver 0 2000');
    expect(s.told).toContain('shifted');
    // Straight back, until the ring is free of the rock: 1500 + 398.
    expect(s.spot(1)).toEqual([18000, 12100]);
    const over = walk('emp_probe', 'jungle:18000,14000,1500').play('maneuver 0 3000').play('maneuver 0 3000');
    expect(over.spot(1)).toEqual([18000, 16000]);
    expect(walk('emp_probe', 'forest:18000,10000,1500').state.active).toMatchObject({ maneuvers: 2 });
  });

  it('TAC-RULING-41 buildings are closed to Infantry, or Difficult for it by option', () => {
    expect(walk('emp_storm', 'building:18000,14000,1000').play('maneuver 0 3000').last('moved')?.stop).toBe(
      'wall',
    );
    const inside = walk('emp_storm', 'building:18000,14000,1000', { infantryBuildings: 'enter' }).play(
      'maneuver 0 3000',
    );
    expect(inside.last('moved')?.stop).toBe('swamp');
    expect(
      walk('emp_atst', 'building:18000,14000,1000', { infantryBuildings: 'enter' })
        .play('maneuver 0 4000')
        .last('moved')?.stop,
    ).toBe('wall');
  });
});

describe('who is slowed and who is stopped', () => {
  it('TAC-TYPE-09, TAC-RULING-03, TAC-ABL-09 a Walker, or who jumps, moves out of Difficult terrain as on clear ground', () => {
    const s = scene({}, '36000x36000;forest:18000,10000,2000')
      .unit(0, 'emp_atst', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 30000)
      .begin()
      .play('select 1');
    expect(s.state.active).toMatchObject({ maneuvers: 2, min: 0, max: 4, passed: [], weapons: [] });
    expect([s.why('maneuver 0 4000'), s.why('maneuver 0 4001')]).toEqual([null, 'TAC-MOVE-01']);
    const leaper = scene({}, '36000x36000;forest:18000,10000,2000')
      .unit(0, 'emp_probe', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 30000)
      .begin()
      .play('select 1');
    expect(leaper.state.active).toMatchObject({ maneuvers: 2, max: 3 });
  });

  it('TAC-ABL-03, TAC-RULING-15 who can leap is stopped by enemies all the same when it walks', () => {
    const s = scene()
      .unit(0, 'reb_luke', 18000, 10000)
      .unit(1, 'emp_storm', 18000, 12000)
      .begin()
      .play('select 1')
      .play('maneuver 0 4000');
    // Bases of 400 and 500 may overlap by the slack of 2.
    expect(s.spot(1)).toEqual([18000, 12000 - 400 - 500 + 2]);
  });
});
