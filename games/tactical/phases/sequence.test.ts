import { at } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import { type Scene, scene } from '../testing/scene.ts';

const stay = (s: Scene, id: number, ...dice: number[]): Scene =>
  s
    .play(`select ${id}`)
    .play('maneuver 0 0')
    .play('maneuver 0 0')
    .play('end', ...dice);

describe('in turns', () => {
  it('TAC-RULING-26 a player places all Units of a card, then the next player one card, up to version 1 of the rules in the order of the cards', () => {
    const s = scene({ deployment: 'alternating' }, undefined, 2, 1);
    s.state.phase = 'army';
    s.playAs(0, 'muster reb_ewoks*2 reb_luke*1').playAs(1, 'muster emp_storm*2 emp_vader*1');
    s.playAs(0, 'order reb_ewoks reb_luke').playAs(1, 'order emp_storm emp_vader', 6, 1);
    const asked: number[] = [s.asked];
    const places = [
      ...['deploy 2 10000 2000 0', 'deploy 1 12000 2000 0', 'deploy 1 10000 34000 0'],
      ...['deploy 2 12000 34000 0', 'deploy 3 14000 2000 0'],
    ];
    for (const place of places) asked.push(s.play(place).asked);
    expect(asked).toEqual([0, 0, 1, 1, 0, 1]);
    expect(s.events.filter(({ type }) => type === 'readied')).toEqual([{ type: 'readied', seat: 0 }]);
    s.play('deploy 3 14000 34000 0', 1, 6);
    expect(s.events.filter(({ type }) => type === 'readied')).toHaveLength(2);
    expect(s.state).toMatchObject({ phase: 'battle', round: 1, first: 1 });
  });

  it('TAC-RULING-26, TAC-OPT-CMD-01 comes after the Commanders are named', () => {
    const s = scene({ deployment: 'alternating', commanders: 'on' });
    s.state.phase = 'army';
    s.playAs(0, 'muster reb_luke*1').playAs(1, 'muster emp_vader*1');
    s.playAs(0, 'order reb_luke').playAs(1, 'order emp_vader');
    expect(s.question).toBe('command');
    const hand = 'dig_in reserves bombardment';
    s.playAs(0, `command 1 ${hand}`).playAs(1, `command 0 ${hand}`, 2, 5);
    expect([s.question, s.asked, s.last('initiativeRolled')?.dice]).toEqual(['deploy', 1, [2, 5]]);
    expect(s.events.filter(({ type }) => type === 'commanded')).toHaveLength(2);
  });
});

describe('revealed armies', () => {
  it('TAC-OPT-CMD-01, TAC-RULING-26 are numbered through, Commanders and loads too', () => {
    const s = scene({ commanders: 'on' });
    s.state.phase = 'army';
    s.playAs(0, 'muster reb_troopers*2').playAs(1, 'muster emp_lambda*1 emp_storm*1 emp_vader*1');
    s.playAs(0, 'order reb_troopers').playAs(1, 'order emp_lambda emp_storm emp_vader');
    const hand = 'dig_in reserves bombardment';
    s.playAs(0, `command 0 ${hand}`).playAs(1, `command 3 ${hand}`);
    s.playAs(0, 'deploy 1 10000 2000 0').playAs(0, 'deploy 2 12000 2000 0').playAs(0, 'ready');
    s.playAs(1, 'deploy 1 10000 34000 0').playAs(1, 'embark 2 1').playAs(1, 'deploy 3 14000 34000 0');
    s.playAs(1, 'ready', 6, 1);
    expect(s.state.units.map(({ id, carrier }) => [id, carrier])).toEqual([
      ...[
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 3],
        [5, 0],
      ],
    ]);
    expect(s.state.players.map(({ commander }) => commander)).toEqual([0, 5]);
    expect([s.line(0), s.line(1)]).toEqual(['reb_troopers:1+2', 'emp_lambda:3 emp_vader:5']);
  });
});

describe('what is chosen in secret', () => {
  it('TAC-SET-06, TAC-CARD-09, TAC-OPT-CMD-01 is told to its owner alone, and makes Units that have done nothing', () => {
    const s = scene({ commanders: 'on' });
    s.state.phase = 'army';
    s.playAs(0, 'muster reb_luke*1 reb_han*1')
      .playAs(1, 'muster emp_storm*1')
      .playAs(0, 'order reb_han reb_luke');
    expect(s.last('ordered')).toEqual({
      ...{ type: 'ordered', seat: 0, cards: ['reb_han', 'reb_luke'], only: [0] },
      others: { type: 'ordered', seat: 0, cards: null },
    });
    s.playAs(1, 'order emp_storm');
    for (const unit of s.state.units)
      expect(unit).toMatchObject({
        ...{ status: 'reserve', carrier: 0, pilot: false, acted: false, braced: false, dugIn: false },
      });
    // Each Hero with each of four hands, all of them legal.
    const list = s.legal('command');
    expect(list.map((text) => text.split(' ')[1])).toEqual(['1', '1', '1', '1', '2', '2', '2', '2']);
    for (const text of list) expect(s.why(text)).toBeNull();
  });

  it('TAC-RULING-26 is taken up again with all who ride', () => {
    const s = scene();
    s.state.phase = 'army';
    s.playAs(0, 'muster reb_aa5*1 reb_ewoks*1').playAs(1, 'muster emp_storm*1');
    s.playAs(0, 'order reb_aa5 reb_ewoks').playAs(1, 'order emp_storm');
    s.playAs(0, 'deploy 1 10000 2000 450').playAs(0, 'embark 2 1').playAs(0, 'recall 1');
    for (const id of [1, 2])
      expect(s.u(id)).toMatchObject({
        ...{ status: 'reserve', carrier: 0, pilot: false, x: 0, y: 0, heading: 0 },
      });
  });
});

describe('an activation', () => {
  const duel = (): Scene =>
    scene()
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(0, 'emp_storm', 20000, 10000)
      .unit(1, 'reb_troopers', 18000, 14000)
      .begin();

  it('TAC-SEQ-02, TAC-SEQ-03 begins with nothing done, for every Unit of it', () => {
    const s = duel();
    const nothing = {
      ...{ slot: 0, unit: 0, startX: 0, startY: 0, maneuvers: 0, min: 0, max: 0, speed: -1, left: 0 },
      ...{ mode: 'none', weapons: [], attacks: 'none', repaired: false, passed: [], transferred: [] },
      ...{ march: false, fire: false, closing: false },
    };
    expect(s.state.active).toEqual(nothing);
    s.play('select 1');
    expect(s.state.active).toEqual({
      ...{ ...nothing, unit: 1, startX: 18000, startY: 10000, maneuvers: 2, min: 0, max: 3, left: 2 },
    });
    s.play('attack blaster_rifles 3', 1).play('maneuver 0 0').play('maneuver 0 0').play('end');
    expect(s.state.active).toEqual(nothing);
  });

  it('TAC-SEQ-04, TAC-SEQ-01 is told step by step', () => {
    const s = duel();
    stay(stay(s, 2), 1);
    expect(
      s.events.filter(({ type }) => ['activated', 'selected', 'finished', 'rotated'].includes(type)),
    ).toEqual([
      { type: 'activated', seat: 0, card: 'emp_storm' },
      { type: 'selected', unit: 2 },
      { type: 'finished', unit: 2, held: true },
      { type: 'selected', unit: 1 },
      { type: 'finished', unit: 1, held: true },
      { type: 'rotated', seat: 0, card: 'emp_storm' },
      { type: 'activated', seat: 1, card: 'reb_troopers' },
    ]);
    stay(s, 3, 1, 6);
    expect(s.last('roundStarted')).toEqual({ type: 'roundStarted', round: 2, first: 1 });
    expect(s.state.units.map(({ acted }) => acted)).toEqual([false, false, false]);
  });

  it('TAC-SEQ-13, TAC-RULING-27 is in progress when the time runs out, and nothing else', () => {
    const s = scene({ timeLimitMinutes: '45' })
      .unit(0, 'emp_storm', 18000, 2000)
      .unit(1, 'reb_luke', 18000, 34000);
    s.state.phase = 'army';
    expect([s.why('timeUp'), tactical.deadline?.(s.state)]).toEqual(['TAC-SEQ-13', null]);
    s.begin();
    expect(tactical.deadline?.(s.state)).toEqual({ after: 45 * 60_000, action: { type: 'timeUp' } });
    s.play('timeUp');
    expect([s.last('timeRanOut'), tactical.deadline?.(s.state)]).toEqual([{ type: 'timeRanOut' }, null]);
  });
});

describe('over the edge', () => {
  it('TAC-RULING-18 a flyer is Defeated with its load, without a die', () => {
    const s = scene({ edgeRule: 'leave' })
      .unit(0, 'emp_lambda', 18000, 33000)
      .unit(0, 'emp_storm', 0, 0, { aboard: 1 })
      .unit(0, 'emp_vader', 3000, 3000)
      .unit(1, 'reb_luke', 10000, 30000)
      .begin()
      .play('select 1')
      .play('maneuver 0 1500');
    expect([s.u(1).status, s.told.includes('leftTable')]).toEqual(['deployed', false]);
    s.play('maneuver 0 1500');
    expect(s.last('leftTable')).toEqual({ type: 'leftTable', unit: 1 });
    expect([s.u(1).status, s.u(2).status, s.u(3).status]).toEqual(['defeated', 'defeated', 'deployed']);
    expect(s.told.slice(-4)).toEqual(['defeated', 'defeated', 'rotated', 'activated']);
    expect([s.asked, s.line(0)]).toEqual([1, 'emp_vader:3']);
  });
});

describe('the defender’s own die', () => {
  /** A squad of the fourth player in a forest is its own Commander, and so is the attacker; its friend's stands beside it, or far away. */
  const covered = (friend = 21000): Scene => {
    const s = scene(
      { commanders: 'on', teams: 'byFaction', coverRule: 'defenderDie' },
      '36000x36000;forest:18000,16000,1500',
      4,
    )
      .unit(0, 'reb_troopers', 18000, 10000)
      .unit(1, 'emp_vader', friend, 16000)
      .unit(3, 'emp_storm', 18000, 16000);
    for (const [seat, id] of [
      [0, 1],
      [1, 2],
      [3, 3],
    ] as const)
      at(s.state.players, seat).commander = id;
    return s.begin(6, 1, 1, 1).play('select 1').play('attack blaster_rifles 3', 3, 2);
  };

  it('TAC-OPT-CMD-03, TAC-RULING-01 may be rolled again by the defender’s side, once', () => {
    const s = covered();
    expect(s.last('attackRolled')).toMatchObject({ dice: [3, 2], total: 4, needed: 6 });
    expect([s.asked, s.legal()]).toEqual([0, ['keep', 'rerollDie 0']]);
    s.play('keep');
    expect([s.asked, s.legal(), s.why('rerollDie 0')]).toEqual([1, ['keep', 'rerollDie 1'], 'TAC-ABL-05']);
    s.play('rerollDie 1', 5);
    // 4 + 5 is needed now; nobody is asked about that die again.
    expect(s.last('attackRolled')).toMatchObject({ dice: [3, 5], needed: 9, again: true });
    expect([s.question, s.told.includes('missed')]).toEqual(['act', true]);
  });

  it('TAC-OPT-CMD-03 may be rolled again after the attacker’s was', () => {
    const s = covered(33000).play('rerollDie 0', 4);
    expect([s.asked, s.legal()]).toEqual([3, ['keep', 'rerollDie 1']]);
    s.play('rerollDie 1', 6);
    expect(s.last('attackRolled')).toMatchObject({ dice: [4, 6], total: 5, needed: 10 });
  });

  it('TAC-OPT-CMD-03 may then be rolled again by a friend’s Commander too', () => {
    const s = covered().play('rerollDie 0', 4);
    expect([s.asked, s.legal()]).toEqual([1, ['keep', 'rerollDie 1']]);
    s.play('keep');
    expect([s.asked, s.legal()]).toEqual([3, ['keep', 'rerollDie 1']]);
  });
});
