import { at, judge } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import { type Scene, scene } from '../testing/scene.ts';

/** A scene that has only come so far in its set-up. */
function preparing(phase: Scene['state']['phase']): Scene {
  const s = scene({ commanders: 'on' });
  s.state.phase = phase;
  return s;
}

/** Han and Luke before a squad of Stormtroopers; Vader is far away. */
function fighting(options = {}, table?: string): Scene {
  return scene(options, table)
    .unit(0, 'reb_han', 18000, 10000)
    .unit(0, 'reb_luke', 20000, 10000)
    .unit(1, 'emp_storm', 18000, 14000)
    .unit(1, 'emp_vader', 3000, 34000);
}

/** A battle with a hand for the second seat, whose Commander is Unit 4. */
function held(hand: string, s = fighting({ commanders: 'on' })): Scene {
  Object.assign(at(s.state.players, 1), { commander: 4, strategies: [hand] });
  return s;
}

/** A speeder truck that falls with two squads aboard, which get out. */
function wrecked(): Scene {
  return scene()
    .unit(0, 'emp_tie', 18000, 5000)
    .unit(1, 'neu_skiff', 18000, 10000, { hull: 1 })
    .unit(1, 'reb_troopers', 0, 0, { aboard: 2 })
    .unit(1, 'reb_ewoks', 0, 0, { aboard: 2 })
    .unit(1, 'reb_luke', 16700, 10000)
    .begin()
    .play('select 1')
    .play('attack laser_cannons 2', 6, 2);
}

describe('a question', () => {
  const luke = (): Scene =>
    scene().unit(0, 'reb_luke', 18000, 10000).unit(1, 'emp_storm', 18000, 13000).begin().play('select 1');
  const chased = (): Scene => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'reb_xwing', 18000, 5000)
      .unit(1, 'emp_tie', 18000, 10000)
      .unit(1, 'emp_vader', 3000, 34000);
    Object.assign(at(s.state.players, 1), { commander: 3, strategies: ['dig_in'] });
    return s.begin(6, 1).play('pass').play('pass').play('select 1').play('attack laser_cannons 2');
  };
  const shot = (s: Scene): Scene => s.play('select 1').play('attack heavy_pistol 3', 6);
  const cases: readonly (readonly [kind: string, clause: string, lay: () => Scene])[] = [
    ['era', 'TAC-FAC-01', () => preparing('era')],
    ['table', 'TAC-TBL-03', () => preparing('table')],
    ['faction', 'TAC-FAC-02', () => preparing('faction')],
    ['army', 'TAC-SET-01', () => preparing('army')],
    ['order', 'TAC-SET-06', () => preparing('order')],
    ['command', 'TAC-OPT-CMD-01', () => preparing('command')],
    ['deploy', 'TAC-SET-07', () => preparing('deploy')],
    ['roll', 'TAC-GEO-17', () => preparing('initiative')],
    ['select', 'TAC-RULING-25', () => fighting().begin()],
    ['act', 'TAC-SEQ-03', () => fighting().begin().play('select 1')],
    ['strike', 'TAC-RUN-06', () => luke().play('run lightsaber 0 6000')],
    ['reroll', 'TAC-ABL-05', () => shot(fighting().begin())],
    ['evade', 'TAC-OPT-CMD-04', chased],
    ['strategy', 'TAC-OPT-CMD-04', () => held('dig_in').begin(6, 1)],
    ['place', 'TAC-DMG-12', wrecked],
  ];

  it.each(cases)('TAC-CARD-12 %s is answered by nothing misshapen: %s', (kind, clause, lay) => {
    const s = lay();
    expect(s.question).toBe(kind);
    const refusal = { clause, params: {} };
    expect(judge(tactical, s.state, s.asked, { type: 'maneuver' } as never)).toEqual(refusal);
    expect(judge(tactical, s.state, s.asked, { type: 'hasOwnProperty' } as never)).toEqual(refusal);
    expect(judge(tactical, s.state, s.asked, { type: 'end', more: 1 } as never)).toEqual(refusal);
    expect(tactical.legal(s.state, 7)).toEqual([]);
  });

  it('TAC-OPT-CMD-06 about Reserves is answered by nothing misshapen either', () => {
    const s = held('dig_in');
    s.u(3).hull = 1;
    shot(s.begin(6, 1).play('pass').play('pass')).play('keep');
    expect(s.question).toBe('reserve');
    expect(judge(tactical, s.state, 1, { type: 'maneuver' } as never)?.clause).toBe('TAC-OPT-CMD-06');
  });
});

describe('who was aboard a wreck', () => {
  it('TAC-RULING-24, TAC-DMG-12 may get out where the search finds a way, and at 24 points around', () => {
    const s = wrecked();
    // The middle is taken by nobody; Luke stands west of it, 900 + 400 - 2 away from those who touch him.
    const list = s.legal();
    expect(list.slice(0, 3)).toEqual(['place 3 18000 10000', 'place 3 18000 11402', 'place 3 18363 11354']);
    expect(list).toContain('place 3 19402 10000');
    expect(list).not.toContain('place 3 16598 10000');
    for (const text of list) expect(s.why(text)).toBeNull();
    for (const spot of [
      { x: 18000.5, y: 10000 },
      { x: 18000, y: 10000.5 },
    ])
      expect(judge(tactical, s.state, 1, { type: 'place', unit: 3, ...spot })?.clause).toBe('TAC-GEO-01');
    // Due west and 15, 30 degrees beside it are within 898 of Luke: five points less.
    expect(list).toHaveLength(1 + 24 - 5);
    s.play('place 3 18000 10000');
    // 500 + 400 - 2 = 898 is free; the search goes by tens, from the north on.
    expect(s.legal()[0]).toBe('place 4 18000 10900');
  });
});

describe('dice just rolled', () => {
  it('TAC-ABL-05, TAC-OPT-CMD-03 are a Marksman’s to roll again, or one of them his Commander’s', () => {
    const s = fighting({ commanders: 'on' });
    at(s.state.players, 0).commander = 2;
    s.begin(6, 1).play('select 1').play('attack heavy_pistol 3', 2);
    expect(s.legal()).toEqual(['keep', 'reroll', 'rerollDie 0']);
    expect([s.why('rerollDie 1'), s.why('pass')]).toEqual(['TAC-ABL-05', 'TAC-ABL-05']);
    const whole = tactical.copy(s.state);
    s.play('rerollDie 0', 1);
    expect([s.question, s.last('missed')]).toEqual([
      'act',
      { type: 'missed', unit: 1, target: 3, one: true },
    ]);
    expect(s.last('dieRerolled')).toEqual({ type: 'dieRerolled', seat: 0, was: 2, die: 1 });
    expect(whole.frames).toMatchObject([{ dice: [2], rerolled: false }]);
  });

  it('TAC-ATK-12, TAC-OPT-CMD-03 in Cover are two, either of which may be rolled again', () => {
    const s = fighting({ commanders: 'on' }, '36000x36000;forest:18000,14000,1000');
    at(s.state.players, 0).commander = 2;
    s.begin(6, 1).play('select 1').play('attack heavy_pistol 3', 6, 2);
    expect(s.legal()).toEqual(['keep', 'reroll', 'rerollDie 0', 'rerollDie 1']);
    s.play('rerollDie 1', 6, 1);
    expect(s.last('attackRolled')).toMatchObject({ dice: [6, 6], roll: 6, again: true });
    expect(s.last('hit')).toEqual({ type: 'hit', unit: 1, target: 3, six: true });
    expect(s.u(3).status).toBe('defeated');
  });

  it('TAC-RULING-01, TAC-OPT-CMD-03 by the other reading of Cover are one of each side, and no Commander touches the other’s', () => {
    const s = fighting({ commanders: 'on', coverRule: 'defenderDie' }, '36000x36000;forest:18000,14000,1000');
    s.command(0, 2).command(1, 3).begin(6, 1).play('select 1').play('attack heavy_pistol 3', 4, 2);
    expect([s.asked, s.legal(), s.why('rerollDie 1')]).toEqual([
      ...[0, ['keep', 'reroll', 'rerollDie 0'], 'TAC-ABL-05'],
    ]);
    s.play('keep');
    expect([s.asked, s.legal(), s.why('rerollDie 0')]).toEqual([
      ...[1, ['keep', 'rerollDie 1'], 'TAC-ABL-05'],
    ]);
  });

  it('TAC-DMG-01, TAC-OPT-CMD-03 of the defence are the defender’s, once a round', () => {
    const s = fighting({ commanders: 'on' });
    Object.assign(at(s.state.players, 1), { commander: 3 });
    s.begin(6, 1).play('select 1').play('attack heavy_pistol 3', 3).play('keep', 1);
    expect([s.asked, s.question, s.legal()]).toEqual([1, 'reroll', ['keep', 'rerollDie 0']]);
    s.play('rerollDie 0', 6);
    // 6 + 1 resists Power 7.
    expect(s.last('defenceRolled')).toEqual({ type: 'defenceRolled', unit: 3, die: 6, total: 7, power: 7 });
    expect([s.u(3).hull, at(s.state.players, 1).rerolledIn, s.question]).toEqual([2, 1, 'act']);
  });
});
