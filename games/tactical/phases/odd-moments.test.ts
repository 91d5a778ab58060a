import { at } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { type Scene, scene } from '../testing/scene.ts';
import { readTable, tableProblem } from './custom-table.ts';

/* What hardly ever happens: several fall at once, strips are full, tables are narrow, teammates help. */

describe('a card laid out before the first activation', () => {
  it('TAC-RULING-23 is not joined by who gets out in the next one', () => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'emp_atat', 18000, 10000)
      .unit(0, 'emp_vader', 9000, 10000)
      .unit(0, 'emp_lambda', 27000, 10000, { hull: 1 })
      .unit(0, 'emp_storm', 0, 0, { aboard: 3 })
      .unit(0, 'emp_storm', 0, 0, { aboard: 1 })
      .unit(1, 'reb_luke', 18000, 34000)
      .command(1, 6, 'bombardment');
    at(s.state.players, 1).rerolledIn = 99;
    s.begin(6, 1).play('pass').play('bombard 27000 10000', 6, 2);
    s.play(s.legal('place')[0] as string);
    expect(s.line(0)).toBe('emp_atat:1 emp_vader:2 emp_storm:4');
    s.play('select 1').play(s.legal('drop').find((text) => text.startsWith('drop 5')) as string);
    expect(s.line(0)).toBe('emp_atat:1 emp_storm:5 emp_vader:2 emp_storm:4');
  });
});

describe('Commanders of a team', () => {
  const team = (lay: (s: Scene) => Scene, table?: string): Scene =>
    lay(scene({ commanders: 'on', teams: 'byFaction' }, table, 4))
      .unit(1, 'emp_vader', 3000, 33000)
      .unit(2, 'reb_han', 19500, 9000)
      .unit(3, 'emp_death', 33000, 33000);

  it('TAC-OPT-CMD-03, TAC-RULING-30 are all asked about the die of a Bombardment', () => {
    const s = team((laid) =>
      laid.unit(0, 'reb_luke', 16500, 9000).unit(0, 'reb_troopers', 18000, 9000, { hull: 2 }),
    )
      .command(0, 1)
      .command(1, 3, 'bombardment')
      .command(2, 4);
    s.begin(1, 6, 2, 3).play('pass').play('bombard 18000 11500', 6);
    expect([s.asked, s.question]).toEqual([0, 'reroll']);
    s.play('keep');
    expect([s.asked, s.question, s.legal()]).toEqual([2, 'reroll', ['keep', 'rerollDie 0']]);
    s.play('rerollDie 0', 2);
    expect(s.u(2).hull).toBe(2);
  });

  it('TAC-OPT-CMD-03, TAC-RULING-30 roll one of two dice again each', () => {
    const s = team(
      (laid) => laid.unit(0, 'reb_troopers', 18000, 9000).unit(0, 'reb_luke', 16500, 9000),
      '36000x36000;smoke:18000,12000,1000',
    );
    s.unit(1, 'emp_storm', 18000, 15000).command(0, 2).command(2, 4);
    s.begin(6, 1, 2, 3).play('select 1').play('attack blaster_rifles 6', 2, 3);
    expect([s.asked, s.legal()]).toEqual([0, ['keep', 'rerollDie 0', 'rerollDie 1']]);
    s.play('rerollDie 0', 5);
    expect([s.asked, s.legal()]).toEqual([2, ['keep', 'rerollDie 1']]);
    s.play('rerollDie 1', 4, 1);
    expect(s.last('attackRolled')).toMatchObject({ dice: [5, 4], roll: 4 });
  });
});

describe('Reserves', () => {
  const fallen = (second: string, commander: number): Scene => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'emp_lambda', 27000, 10000, { hull: 1 })
      .unit(0, 'emp_atst', 3000, 3000)
      .unit(0, 'emp_storm', 0, 0, { aboard: 1 })
      .unit(0, second, 0, 0, { aboard: 1 })
      .unit(1, 'reb_luke', 18000, 34000)
      .command(0, commander, 'reserves', 'dig_in')
      .command(1, 5, 'bombardment');
    for (const player of s.state.players) player.rerolledIn = 99;
    s.begin(1, 6);
    while (s.asked === 0 || s.why('bombard 27000 10000')) s.play('pass');
    return s.play('bombard 27000 10000', 6, 1);
  };

  it('TAC-OPT-CMD-06, TAC-RULING-24, TAC-OPT-CMD-04 are asked for by number, and no more once one card is played', () => {
    const s = fallen('emp_death', 2);
    expect([s.asked, s.question, s.state.frames.at(-1)]).toEqual([
      0,
      'reserve',
      { kind: 'reserves', unit: 3 },
    ]);
    s.play('reserve');
    expect([s.state.reserves, s.question]).toEqual([[3], 'select']);
    expect(fallen('emp_death', 2).play('pass').state.frames.at(-1)).toEqual({ kind: 'reserves', unit: 4 });
  });

  it('TAC-OPT-CMD-04 are not asked for when the Commander has fallen with them', () => {
    const s = fallen('emp_vader', 4);
    expect([s.u(3).status, s.u(4).status, s.question]).toEqual(['defeated', 'defeated', 'select']);
  });

  it('TAC-OPT-CMD-06 come back wherever there is a spot, however crowded the strip is', () => {
    const s = scene({ commanders: 'on' });
    for (let x = 1500; x < 36000; x += 3000) s.unit(0, 'emp_atat', x, 2000);
    s.unit(0, 'emp_storm', 0, 0).unit(1, 'reb_luke', 18000, 34000);
    Object.assign(s.u(13), { status: 'defeated', hull: 0 });
    at(s.state.players, 0).slots.pop();
    s.state.reserves = [13];
    s.begin(6, 1);
    expect([s.asked, s.question]).toEqual([0, 'place']);
    // Between two bases of an inch and a half and the edge.
    expect(s.legal()).toContain('place 13 3000 500');
    expect(s.why('place 13 3000 1000')).toBe('TAC-GEO-12');
  });
});

describe('who stays behind', () => {
  it('TAC-SET-08, TAC-RULING-26 takes nobody along', () => {
    const s = scene();
    for (let x = 1500; x < 36000; x += 3000) s.unit(0, 'emp_atat', x, 2000);
    s.unit(0, 'emp_atat', 0, 0).unit(0, 'emp_storm', 0, 0).unit(1, 'reb_luke', 18000, 34000);
    for (const id of [13, 14]) s.u(id).status = 'reserve';
    s.state.phase = 'deploy';
    s.play('embark 14 13').play('abandon 13');
    expect([s.u(13).status, s.u(14).status, s.u(14).carrier]).toEqual(['defeated', 'reserve', 0]);
    expect(s.why('embark 14 13')).toBe('TAC-RULING-26');
    expect(s.why('embark 14 12')).toBeNull();
  });
});

describe('a table of one’s own', () => {
  it.each([
    ['34000,3000,34000,6000,31000,6000', null],
    ['33000,3000,34000,6000,31000,6000', null],
    ['31999,3999,34000,6000,31000,6000', 'TAC-TBL-03'],
    ['32000,4000,34000,6000,31000,6000', null],
    ['30000,3999,30000,6000,29000,6000', 'TAC-TBL-03'],
  ])('TAC-TBL-03, TAC-SET-07 may have the piece %s beside a strip of three, or not', (corners, clause) => {
    const table = readTable(`36000x36000;rock:${corners}`);
    expect(tableProblem(table, 3)?.clause ?? null).toBe(clause);
  });

  it('TAC-RULING-26, TAC-GEO-12 tells nothing of the others, however narrow; who comes later makes room', () => {
    const s = scene({}, '36000x12000').unit(0, 'reb_ewoks', 0, 0).unit(1, 'emp_scout', 0, 0);
    for (const unit of s.state.units) Object.assign(unit, { id: 1, status: 'reserve' });
    for (const player of s.state.players) player.slots.pop();
    s.state.phase = 'deploy';
    s.playAs(0, 'deploy 1 18000 6000 0').playAs(1, 'deploy 1 18000 6000 1800');
    s.playAs(0, 'ready').playAs(1, 'ready', 6, 1);
    expect([s.spot(1), s.spot(2)]).toEqual([
      [18000, 6000],
      // Their bases have radii of 500 and 400, and it looks south.
      [18000, 6900],
    ]);
    expect(s.told.filter((type) => type === 'revealed' || type === 'shifted')).toEqual([
      'revealed',
      'shifted',
    ]);
  });
});

describe('who has dug in', () => {
  it('TAC-OPT-CMD-04, TAC-TRN-09 stays so aboard, until the next activation', () => {
    const s = scene().unit(0, 'emp_lambda', 18000, 10000).unit(0, 'emp_storm', 18000, 11900);
    s.unit(1, 'reb_luke', 18000, 34000);
    Object.assign(s.u(2), { dugIn: true, braced: true });
    s.begin(6, 1).play('select 1').play('board 2');
    expect(s.u(2)).toMatchObject({ status: 'embarked', dugIn: true, braced: false });
  });
});
