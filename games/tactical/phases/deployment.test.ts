import { at, judge } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import type { TacticalOptions } from '../options.ts';
import { type Scene, scene } from '../testing/scene.ts';

/** Armies chosen and ordered, nothing placed yet. */
function placing(
  own: string,
  other: string,
  options: Partial<TacticalOptions> = {},
  table?: string,
  seats = 2,
  rules = 2,
): Scene {
  const s = scene(options, table, seats, rules);
  s.state.phase = 'army';
  const armies = [own, other, 'muster reb_ewoks*1', 'muster emp_storm*1'].slice(0, seats);
  for (const [seat, army] of armies.entries()) s.playAs(seat, army);
  for (let seat = 0; seat < seats; seat++)
    s.playAs(
      seat,
      `order ${at(s.state.players, seat)
        .army.map(([card]) => card)
        .join(' ')}`,
    );
  return s;
}

describe('deployment', () => {
  it('TAC-SET-07, TAC-GEO-12 keeps the whole base in the strip, and off others', () => {
    const s = placing('muster reb_ewoks*1 reb_t2b*1 reb_luke*1', 'muster emp_storm*1');
    expect([
      s.why('deploy 3 400 3600 0'),
      s.why('deploy 3 399 3600 0'),
      s.why('deploy 3 400 3601 0'),
    ]).toEqual([null, 'TAC-SET-07', 'TAC-SET-07']);
    s.playAs(0, 'deploy 2 10000 2000 0');
    expect([s.why('deploy 3 11297 2000 0'), s.why('deploy 3 11298 2000 0')]).toEqual(['TAC-GEO-12', null]);
    expect(s.why('deploy 2 20000 2000 0')).toBe('TAC-RULING-26');
    expect([s.why('deploy 9 400 400 0'), s.why('deploy 3 400 400 3600')]).toEqual([
      'TAC-SET-07',
      'TAC-SET-07',
    ]);
  });

  it('TAC-ABL-08 lets infiltrators start twice as deep', () => {
    const s = placing('muster reb_ewoks*1 reb_luke*1', 'muster emp_storm*1');
    expect([s.why('deploy 1 18000 7600 0'), s.why('deploy 1 18000 7601 0')]).toEqual([null, 'TAC-ABL-08']);
  });

  it('TAC-RULING-26 leaves the corners to nobody from three players on, and keeps infiltrators away from the edges beside', () => {
    const s = placing('muster reb_ewoks*1 reb_luke*1', 'muster emp_storm*1', {}, 'mustafar', 3);
    expect([s.why('deploy 2 4400 2000 0'), s.why('deploy 2 4399 2000 0')]).toEqual([null, 'TAC-SET-07']);
    expect([
      s.why('deploy 1 4400 2000 0'),
      s.why('deploy 1 8400 6000 0'),
      s.why('deploy 1 8399 6000 0'),
    ]).toEqual([null, null, 'TAC-ABL-08']);
  });

  it('TAC-SET-08, TAC-ABL-01, TAC-TYPE-24 loads Infantry into Transports with room', () => {
    const s = placing('muster reb_aa5*1 reb_ewoks*2 reb_t2b*1', 'muster emp_storm*1');
    expect([s.why('embark 2 1'), s.why('embark 4 1'), s.why('embark 2 9')]).toEqual([
      null,
      'TAC-TYPE-24',
      'TAC-SET-08',
    ]);
    s.playAs(0, 'embark 2 1');
    expect([s.why('embark 3 1'), s.why('embark 3 4')]).toEqual(['TAC-ABL-01', 'TAC-RULING-32']);
  });

  it('TAC-TRN-01, TAC-SET-09, TAC-SET-05, TAC-SET-04 is over when all are ready; the cards lie in line, those aboard under the Transport', () => {
    const s = placing('muster reb_luke*1 reb_aa5*1 reb_ewoks*1', 'muster emp_storm*1 emp_tie*1');
    expect(s.why('ready')).toBe('TAC-TRN-01');
    s.playAs(0, 'deploy 1 10000 2000 0')
      .playAs(0, 'deploy 2 14000 2000 0')
      .playAs(0, 'embark 3 2')
      .playAs(0, 'ready');
    s.playAs(1, 'deploy 1 10000 34000 1800').playAs(1, 'deploy 2 14000 34000 1800').playAs(1, 'ready', 6, 1);
    expect([s.line(0), s.line(1)]).toEqual(['reb_luke:1 reb_aa5:2', 'emp_storm:4 emp_tie:5']);
    expect(s.u(3)).toMatchObject({ status: 'embarked', carrier: 2 });
    expect(s.state).toMatchObject({ phase: 'battle', round: 1, first: 0 });
  });

  it('TAC-RULING-26, TAC-RULING-36 is hidden until it is revealed', () => {
    const s = placing('muster reb_luke*1', 'muster emp_storm*1').playAs(0, 'deploy 1 10000 2000 0');
    expect(tactical.view(s.state, 1).units.every(({ seat }) => seat === 1)).toBe(true);
    expect(tactical.question(s.state)).toEqual({ kind: 'deploy', seats: [0, 1], secret: true });
    expect(s.last('placed')).toMatchObject({ only: [0] });
    s.playAs(0, 'recall 1').playAs(0, 'deploy 1 12000 2000 0').playAs(0, 'ready');
    expect(s.why('recall 1')).toBe('TAC-RULING-26');
    s.playAs(1, 'deploy 1 10000 34000 0').playAs(1, 'ready', 6, 1);
    expect(tactical.view(s.state, 1).units).toHaveLength(2);
  });

  it('TAC-RULING-26 in turns, up to version 1 of the rules, goes card by card in the order of a first roll, and openly', () => {
    const s = scene({ deployment: 'alternating' }, undefined, 2, 1);
    s.state.phase = 'army';
    s.playAs(0, 'muster reb_ewoks*2 reb_luke*1').playAs(1, 'muster emp_storm*1');
    s.playAs(0, 'order reb_ewoks reb_luke').playAs(1, 'order emp_storm', 2, 5);
    expect([s.asked, s.state.round]).toEqual([1, 0]);
    s.play('deploy 1 10000 34000 1800');
    expect(s.asked).toBe(0);
    expect(s.why('deploy 3 10000 2000 0')).toBe('TAC-RULING-26');
    s.play('deploy 2 10000 2000 0');
    expect([s.asked, tactical.view(s.state, 1).units.length]).toEqual([0, 2]);
    s.play('deploy 1 12000 2000 0').play('deploy 3 14000 2000 0', 3, 1);
    expect(s.state).toMatchObject({ phase: 'battle', round: 1, first: 0 });
  });

  it('TAC-RULING-40 keeps wheels off Difficult terrain', () => {
    const s = placing(
      'muster reb_commandos*1 reb_luke*1',
      'muster emp_storm*1',
      {},
      '36000x36000;forest:18000,7000,1000',
    );
    expect(s.why('deploy 1 18000 7000 0')).toBeNull();
    const rocks = placing(
      'muster reb_commandos*1',
      'muster emp_storm*1',
      {},
      '36000x36000;rock:18000,7000,1000',
    );
    expect(rocks.why('deploy 1 18000 7000 0')).toBe('TAC-GEO-12');
  });

  it('TAC-RULING-26 leaves behind only who finds no spot', () => {
    expect(placing('muster reb_ywing*1', 'muster emp_storm*1').why('abandon 1')).toBe('TAC-RULING-26');
    // Four walkers side by side fill a strip of 12 inches; between them is no room for a shuttle.
    const s = placing('muster reb_ewoks*1', 'muster emp_atat*4 emp_lambda*1', {}, '12000x36000');
    for (const walker of [1, 2, 3, 4]) s.playAs(1, `deploy ${walker} ${walker * 3000 - 1500} 34500 1800`);
    expect(tactical.legal(s.state, 1)).toEqual([{ type: 'abandon', unit: 5 }]);
    s.playAs(1, 'abandon 5').playAs(1, 'ready');
    expect(s.last('abandoned')).toMatchObject({ card: 'emp_lambda', only: [1] });
  });

  it('TAC-RULING-26, TAC-CARD-09 takes up again whoever stayed behind, with a full tracker; up to version 1 of the rules with none', () => {
    const recalled = (rules: number): Scene => {
      const s = placing('muster reb_ewoks*1', 'muster emp_atat*4 emp_lambda*1', {}, '12000x36000', 2, rules);
      for (const walker of [1, 2, 3, 4]) s.playAs(1, `deploy ${walker} ${walker * 3000 - 1500} 34500 1800`);
      s.playAs(1, 'abandon 5').playAs(1, 'recall 5').playAs(1, 'recall 4');
      return s.playAs(1, 'deploy 5 10500 34500 1800');
    };
    const hullOf = (s: Scene): number | undefined =>
      s.state.units.find(({ card }) => card === 'emp_lambda')?.hull;
    expect([hullOf(recalled(2)), hullOf(recalled(1))]).toEqual([4, 0]);
  });

  /** Six inches between the eastern and the western edge leave nothing between two corners of four inches. */
  const narrow = (rules: number): Scene => {
    const s = placing('muster reb_luke*1', 'muster emp_storm*1', {}, '6000x72000', 3, rules);
    s.playAs(0, 'abandon 1').playAs(0, 'ready').playAs(2, 'abandon 1').playAs(2, 'ready');
    return s.playAs(1, 'deploy 1 2000 30000 900');
  };

  it('TAC-SEQ-10, TAC-RULING-26 is the end for all who could place nobody', () => {
    const s = narrow(2).playAs(1, 'ready');
    expect(s.told.slice(-4)).toEqual(['revealed', 'eliminated', 'eliminated', 'ended']);
    expect(tactical.outcome(s.state)).toEqual({ ranks: [2, 1, 2], reason: 'eliminated' });
  });

  it('TAC-SEQ-10 up to version 1 of the rules they stay in the game without a Unit', () => {
    const s = narrow(1).playAs(1, 'ready', 1, 6, 1);
    expect([s.state.round, s.asked, s.state.players.map(({ out }) => out)]).toEqual([1, 1, [0, 0, 0]]);
  });
});

describe('loading and turns', () => {
  it('TAC-ABL-01, TAC-SET-08 counts who is aboard each Transport by itself, and lists those with room', () => {
    const s = placing('muster reb_ewoks*3 reb_aa5*2', 'muster emp_storm*1');
    expect(s.legal('embark')).toEqual(['embark 1 4', 'embark 1 5']);
    s.playAs(0, 'embark 1 4');
    expect([s.why('embark 2 4'), s.why('embark 2 5')]).toEqual(['TAC-ABL-01', null]);
    expect(s.legal('embark')).toEqual(['embark 2 5']);
    expect(judge(tactical, s.state, 0, { type: 'embark', unit: 2, transport: 4 })?.params).toEqual({
      unit: 4,
    });
  });

  it('TAC-RULING-26 in turns, up to version 1 of the rules, loads only what stands on the table, and passes on after each card', () => {
    const s = scene({ deployment: 'alternating' }, undefined, 2, 1);
    s.state.phase = 'army';
    s.playAs(0, 'muster reb_ewoks*2 reb_aa5*1').playAs(1, 'muster emp_storm*1 emp_tie*1');
    s.playAs(0, 'order reb_ewoks reb_aa5').playAs(1, 'order emp_storm emp_tie', 5, 2);
    expect([s.asked, s.why('embark 1 3')]).toEqual([0, 'TAC-RULING-26']);
    s.play('deploy 1 10000 2000 0');
    expect(s.asked).toBe(0);
    s.play('deploy 2 12000 2000 0');
    expect(s.asked).toBe(1);
    s.play('deploy 1 10000 34000 1800');
    expect(s.asked).toBe(0);
  });
});
