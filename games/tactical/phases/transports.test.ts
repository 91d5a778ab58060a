import { describe, expect, it } from 'vitest';
import { scene } from '../testing/scene.ts';

/** A Lambda Shuttle (3 aboard, Rapid Deployment) with a squad aboard and two beside it, and an AT-AT (3 aboard). */
function shuttle(options = {}) {
  return scene(options)
    .unit(0, 'emp_lambda', 18000, 10000)
    .unit(0, 'emp_storm', 0, 0, { aboard: 1, hull: 1 })
    .unit(0, 'emp_storm', 19700, 10000)
    .unit(0, 'emp_death', 18000, 11700)
    .unit(0, 'emp_atst', 16000, 10000)
    .unit(1, 'reb_troopers', 18000, 30000)
    .begin()
    .play('select 1');
}

function walker(options = {}) {
  return scene(options)
    .unit(0, 'emp_atat', 18000, 10000)
    .unit(0, 'emp_storm', 20000, 10000)
    .unit(0, 'emp_storm', 16000, 10000)
    .unit(0, 'emp_storm', 0, 0, { aboard: 1 })
    .unit(1, 'reb_troopers', 18000, 30000)
    .begin()
    .play('select 1');
}

describe('boarding', () => {
  it('TAC-TRN-06, TAC-TYPE-06, TAC-TYPE-15, TAC-TYPE-24 is for adjacent Infantry of a Transport that stays', () => {
    const s = shuttle();
    expect(s.legal('board')).toEqual(['board 3', 'board 4']);
    expect([s.why('board 5'), s.why('board 6')]).toEqual(['TAC-TYPE-24', 'TAC-RULING-22']);
    s.play('maneuver 0 1000');
    expect(s.why('board 3')).toBe('TAC-TRN-06');
  });

  it('TAC-RULING-22 reaches half an inch', () => {
    const lay = (x: number) =>
      scene()
        .unit(0, 'emp_atat', 18000, 10000)
        .unit(0, 'emp_storm', x, 10000)
        .unit(1, 'reb_troopers', 3000, 33000)
        .begin()
        .play('select 1')
        .why('board 2');
    expect([lay(20500), lay(20501)]).toEqual([null, 'TAC-TRN-06']);
  });

  it('TAC-TRN-04, TAC-TRN-05, TAC-RULING-23 takes the Unit off the table and off its card', () => {
    const s = shuttle().play('board 4');
    expect(s.u(4)).toMatchObject({ status: 'embarked', carrier: 1 });
    expect(s.line(0)).toBe('emp_lambda:1 emp_storm:3 emp_atst:5');
    expect([s.why('maneuver 0 1000'), s.why('end')]).toEqual(['TAC-MOVE-05', null]);
  });

  it('TAC-RULING-22 happens once in an activation; TAC-ABL-02 any number with Rapid Deployment, or by option', () => {
    expect(walker().play('board 2').why('board 3')).toBe('TAC-RULING-22');
    expect(walker({ transportTransfers: 'any' }).play('board 2').why('board 3')).toBeNull();
    expect(shuttle().play('board 3').why('board 4')).toBeNull();
  });

  it('TAC-ABL-01 ends where there is no room', () => {
    const s = scene()
      .unit(0, 'reb_aa5', 18000, 10000)
      .unit(0, 'reb_troopers', 19400, 10000)
      .unit(0, 'reb_troopers', 0, 0, { aboard: 1 })
      .unit(1, 'emp_storm', 3000, 33000)
      .begin()
      .play('select 1');
    expect(s.why('board 2')).toBe('TAC-ABL-01');
  });

  it('TAC-RULING-42, TAC-TRN-06 leaves nothing to be done where nobody else is near, aboard or in the arc', () => {
    const s = scene()
      .unit(0, 'emp_lambda', 18000, 10000)
      .unit(0, 'emp_storm', 19700, 10000)
      .unit(1, 'reb_luke', 18000, 3000)
      .begin()
      .play('select 1')
      .play('board 2');
    expect(s.legal()).toEqual(['end']);
  });

  it('TAC-RULING-22 leaves the attack, before or after', () => {
    const s = walker().play('board 2').play('attack heavy_lasers 5');
    expect(s.why('board 3')).toBe('TAC-TRN-06');
    expect(walker().play('attack heavy_lasers 5').play('board 2').why('attack medium_blasters 5')).toBe(
      'TAC-ATK-02',
    );
  });

  it('TAC-ABL-10 ends being braced', () => {
    const s = walker();
    s.u(2).braced = true;
    expect(s.play('board 2').u(2).braced).toBe(false);
  });
});

describe('getting out', () => {
  it('TAC-TRN-07, TAC-TRN-08 leads to a free spot beside the Transport', () => {
    const s = walker();
    expect([s.why('drop 4 18000 12501'), s.why('drop 4 18000 12500')]).toEqual(['TAC-TRN-08', null]);
    expect([s.why('drop 4 18000 11900'), s.why('drop 2 18000 12000')]).toEqual(['TAC-GEO-12', 'TAC-TRN-07']);
    expect(s.legal('drop').length).toBeGreaterThan(10);
    s.play('drop 4 18000 12000');
    expect(s.u(4)).toMatchObject({ status: 'deployed', x: 18000, y: 12000, carrier: 0 });
  });

  it('TAC-TRN-09, TAC-RULING-23 puts its card, not rotated, right of the Transport, and it acts this round', () => {
    const s = walker().play('drop 4 18000 12000');
    expect(s.line(0)).toBe('emp_atat:1 emp_storm:4 emp_storm:2+3');
    s.play('end');
    expect(s.line(0)).toBe('emp_atat:1* emp_storm:4 emp_storm:2+3');
    s.play('select 5').play('maneuver 0 0').play('maneuver 0 0').play('end');
    expect(s.legal()).toEqual(['select 4']);
  });

  it('TAC-RULING-23 joins a card of its name laid out in the same activation, and cards of a name join when a round begins', () => {
    const s = scene()
      .unit(0, 'emp_lambda', 18000, 10000)
      .unit(0, 'emp_storm', 0, 0, { aboard: 1 })
      .unit(0, 'emp_storm', 0, 0, { aboard: 1 })
      .unit(0, 'emp_death', 0, 0, { aboard: 1 })
      .unit(0, 'emp_storm', 5000, 10000)
      .unit(1, 'reb_luke', 18000, 30000)
      .begin()
      .play('select 1')
      .play('drop 2 18000 11700')
      .play('drop 4 19700 10000')
      .play('drop 3 16300 10000');
    expect(s.line(0)).toBe('emp_lambda:1 emp_death:4 emp_storm:2+3 emp_storm:5');
    s.play('end').play('select 6').play('maneuver 0 0').play('maneuver 0 0').play('end');
    for (const id of [4, 2, 3, 5])
      s.play(`select ${id}`)
        .play('maneuver 0 0')
        .play('maneuver 0 0')
        .play('end', ...(id === 5 ? [6, 1] : []));
    expect(s.state.round).toBe(2);
    expect(s.line(0)).toBe('emp_lambda:1 emp_death:4 emp_storm:2+3+5');
  });

  it('TAC-RULING-23 a Unit that has acted this round gets a rotated card', () => {
    const s = walker();
    s.u(4).acted = true;
    expect(s.play('drop 4 18000 12000').line(0)).toBe('emp_atat:1 emp_storm:4* emp_storm:2+3');
  });

  it('TAC-RULING-42 is not for who has just boarded', () => {
    const s = shuttle().play('board 3');
    expect(s.why('drop 3 19700 10000')).toBe('TAC-RULING-42');
    s.play('drop 2 19200 11200');
    expect(s.why('board 2')).toBe('TAC-RULING-42');
  });
});

describe('a Transport that falls', () => {
  /** A speeder truck at its last box with a squad aboard. */
  const truck = (table = '36000x36000', options = {}) =>
    scene(options, table)
      .unit(0, 'emp_tie', 18000, 5000)
      .unit(1, 'neu_skiff', 18000, 10000, { hull: 1 })
      .unit(1, 'reb_troopers', 0, 0, { aboard: 2, hull: 1 })
      .unit(1, 'reb_commandos', 0, 0, { aboard: 2 })
      .unit(1, 'reb_luke', 3000, 33000)
      .begin()
      .play('select 1');

  it('TAC-DMG-11, TAC-TRN-10, TAC-RULING-24 takes all with it on an odd die', () => {
    const s = truck().play('attack laser_cannons 2', 6, 3);
    expect(s.last('crashRolled')?.dice).toEqual([3]);
    expect([s.u(2).status, s.u(3).status, s.u(4).status]).toEqual(['defeated', 'defeated', 'defeated']);
    expect(s.line(1)).toBe('reb_luke:5');
  });

  it('TAC-DMG-12, TAC-RULING-24, TAC-RULING-23 lets them get out on an even one, placed by their owner where its card lay', () => {
    const s = truck().play('attack laser_cannons 2', 6, 4);
    expect([s.asked, s.question]).toEqual([1, 'place']);
    expect([s.why('place 3 18000 12000'), s.why('place 4 18000 11000'), s.why('end')]).toEqual([
      ...['TAC-RULING-24', 'TAC-DMG-12', 'TAC-DMG-12'],
    ]);
    // Half an inch from the ring of the wreck at most, and on top of it too.
    expect(s.why('place 3 18000 11900')).toBeNull();
    s.play('place 3 18000 10000');
    expect(s.why('place 4 18000 10000')).toBe('TAC-RULING-24');
    s.play('place 4 18000 11100');
    expect(s.line(1)).toBe('reb_commandos:4 reb_troopers:3 reb_luke:5');
    expect(s.u(3).hull).toBe(1);
    expect([s.asked, s.question]).toEqual([0, 'act']);
  });

  it('TAC-RULING-24, TAC-RULING-23 shows survivors the nearest way out first, from the north on, and leaves the attacker its card', () => {
    const s = truck().play('attack laser_cannons 2', 6, 4);
    expect(s.legal('place')[0]).toBe('place 3 18000 10000');
    s.play('place 3 18000 10000');
    // Two bases of 500 are clear of each other at 1,000, the first multiple of 10 beyond 997.
    expect(s.legal('place')[0]).toBe('place 4 18000 11000');
    s.play('place 4 18000 11000');
    expect(s.state.active).toMatchObject({ slot: 0, unit: 1 });
  });

  it('TAC-DMG-13, TAC-RULING-24 lets nobody out over Impassable terrain, without a die', () => {
    const s = scene({}, '36000x36000;lava:18000,10000,2000')
      .unit(0, 'emp_tie', 18000, 3000)
      .unit(1, 'neu_freighter', 18000, 10000, { hull: 1 })
      .unit(1, 'reb_troopers', 0, 0, { aboard: 2 })
      .unit(1, 'reb_luke', 3000, 33000)
      .begin()
      .play('select 1')
      .play('attack laser_cannons 2', 6);
    expect(s.told).toContain('crushed');
    expect(s.u(3).status).toBe('defeated');
  });

  it('TAC-RULING-24 by option rolls for each, by number', () => {
    const s = truck(undefined, { crashRoll: 'perUnit' }).play('attack laser_cannons 2', 6, 1, 2);
    expect([s.u(3).status, s.u(4).status]).toEqual(['defeated', 'embarked']);
    expect(s.legal().every((text) => text.startsWith('place 4'))).toBe(true);
  });

  it('TAC-RULING-24 keeps nobody for whom there is no spot', () => {
    // A ring of walkers around the wreck, and lava beyond the reach of none.
    const s = scene({}, '36000x36000;lava:18000,12500,2400;lava:18000,7500,2400')
      .unit(0, 'emp_tie', 18000, 2000)
      .unit(0, 'emp_atat', 15600, 10000)
      .unit(0, 'emp_atat', 20400, 10000)
      .unit(1, 'neu_freighter', 18000, 10000, { hull: 1 })
      .unit(1, 'reb_troopers', 0, 0, { aboard: 4 })
      .unit(1, 'reb_luke', 3000, 33000)
      .begin()
      .play('select 1')
      .play('attack laser_cannons 4', 6, 2);
    expect(s.u(5).status).toBe('defeated');
  });
});
