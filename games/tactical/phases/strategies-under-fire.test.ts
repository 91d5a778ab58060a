import { at, judge } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import { type Scene, scene } from '../testing/scene.ts';

/** What refuses an action that cannot be written. */
const refusalOf = (s: Scene, action: object) => judge(tactical, s.state, s.asked, action as never);

describe('Bombardment', () => {
  /** The first seat's Commander is its first Unit, and may shell a point; his re-roll is spent. */
  const shelling = (laid: (s: Scene) => Scene): Scene => {
    const s = laid(scene({ commanders: 'on' })).command(0, 1, 'bombardment');
    at(s.state.players, 0).rerolledIn = 99;
    return s.begin(6, 1).play('pass');
  };
  const lay = (s: Scene): Scene =>
    s
      .unit(0, 'emp_vader', 3000, 3000)
      .unit(1, 'reb_luke', 18000, 27600)
      .unit(1, 'reb_han', 18000, 32401)
      .unit(1, 'neu_skiff', 20900, 30000)
      .unit(1, 'reb_troopers', 0, 0, { aboard: 4 });

  it('TAC-OPT-CMD-08 reaches rings within two inches of any point of the table, and a 5 or 6 does damage', () => {
    const s = shelling(lay);
    for (const [spot, clause] of [
      ['0 0', null],
      ['36000 36000', null],
      ['36001 0', 'TAC-GEO-01'],
      ['0 36001', 'TAC-GEO-01'],
    ] as const)
      expect(s.why(`bombard ${spot}`)).toBe(clause);
    expect(refusalOf(s, { type: 'bombard', x: -1, y: 0 })?.clause).toBe('TAC-GEO-01');
    expect(s.legal('bombard')).toEqual(['bombard 18000 27600', 'bombard 18000 32401', 'bombard 20900 30000']);
    s.play('bombard 18000 30000', 5, 4);
    expect(s.events.filter(({ type }) => type.startsWith('bombard'))).toEqual([
      { type: 'bombarded', x: 18000, y: 30000 },
      { type: 'bombardmentRolled', unit: 2, die: 5 },
      { type: 'bombardmentRolled', unit: 4, die: 4 },
    ]);
    expect([2, 3, 4].map((id) => s.u(id).hull)).toEqual([3, 3, 4]);
    expect(s.last('damaged')).toEqual({ type: 'damaged', unit: 2, hull: 3, by: 'bombardment' });
  });

  it('TAC-OPT-CMD-08, TAC-RULING-24 settles a crash before the next die', () => {
    const s = shelling((each) =>
      each
        .unit(0, 'emp_vader', 3000, 3000)
        .unit(1, 'neu_skiff', 18000, 30000, { hull: 1 })
        .unit(1, 'reb_troopers', 0, 0, { aboard: 2 })
        .unit(1, 'reb_luke', 19000, 32000),
    );
    s.play('bombard 18000 30000', 6, 2);
    expect([s.asked, s.question]).toEqual([1, 'place']);
    s.play('place 3 18000 30000', 1);
    expect(s.line(1)).toBe('reb_troopers:3 reb_luke:4');
    expect(s.told.slice(s.told.indexOf('crashRolled'))).toEqual([
      ...['crashRolled', 'survived', 'bombardmentRolled', 'activated'],
    ]);
  });

  it('TAC-RULING-24, TAC-RULING-23 gives the survivors of each Transport a card of their own where its card was', () => {
    const shelled = (rules: number) => {
      const s = scene({ commanders: 'on' }, undefined, 2, rules)
        .unit(0, 'emp_vader', 3000, 3000)
        .unit(1, 'reb_luke', 30000, 30000)
        .unit(1, 'neu_skiff', 18000, 30000, { hull: 1 })
        .unit(1, 'neu_skiff', 20900, 30000, { hull: 1 })
        .unit(1, 'reb_troopers', 0, 0, { aboard: 3 })
        .unit(1, 'reb_troopers', 0, 0, { aboard: 3 })
        .unit(1, 'reb_troopers', 0, 0, { aboard: 4 });
      s.command(0, 1, 'bombardment').begin().play('pass');
      s.play('bombard 19500 30000', 6, 2).play('place 5 18000 30000');
      // The second skiff still has the card; its die comes with the last survivor of the first.
      return s.play('place 6 18000 31000', 6, 2).play('place 7 20900 30000');
    };
    expect(shelled(2).line(1)).toBe('reb_luke:2 reb_troopers:7 reb_troopers:5+6');
    // Up to version 1 of the rules they share a card, at the first one's place.
    expect(shelled(1).line(1)).toBe('reb_luke:2 reb_troopers:5+6+7');
  });

  it('TAC-OPT-CMD-08, TAC-RULING-24 has forgotten one wreck when the next Transport is shelled', () => {
    const s = shelling((each) =>
      each
        .unit(0, 'emp_vader', 3000, 3000)
        .unit(1, 'neu_skiff', 18000, 30000, { hull: 1 })
        .unit(1, 'neu_skiff', 20900, 30000)
        .unit(1, 'reb_troopers', 0, 0, { aboard: 2 })
        .unit(1, 'reb_troopers', 0, 0, { aboard: 3 })
        .unit(1, 'reb_luke', 27000, 30000),
    );
    // Luke is near the second truck alone.
    at(s.state.players, 1).commander = 6;
    s.play('bombard 19500 30000', 6, 1, 5);
    expect([s.u(2).status, s.u(4).status]).toEqual(['defeated', 'defeated']);
    expect([s.asked, s.question, s.state.frames.at(-1)]).toEqual([
      ...[1, 'reroll'],
      { kind: 'bombardment', units: [3], die: 5, stage: 'reroll', asked: [1], wreck: -1, wreckGone: false },
    ]);
    s.play('rerollDie 0', 2);
    expect([s.u(3).hull, s.u(5).status]).toEqual([4, 'embarked']);
  });
});

describe('Evasive Action', () => {
  const chased = (hand: string): Scene => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'emp_officer', 3000, 3000)
      .unit(0, 'emp_tie', 18000, 10000)
      .unit(1, 'reb_xwing', 18000, 5000);
    return s
      .command(0, 1, hand)
      .begin(1, 6)
      .play('pass')
      .play('pass')
      .play('select 3')
      .play('attack laser_cannons 2');
  };

  it('TAC-OPT-CMD-04 is asked for whatever the hand, and may be let be', () => {
    const s = chased('evasive_action');
    expect([s.legal(), s.why('keep')]).toEqual([['evade', 'pass'], 'TAC-OPT-CMD-04']);
    s.play('pass', 4, 6);
    expect(s.last('attackRolled')).toMatchObject({ total: 6, needed: 6 });
    expect(at(s.state.players, 0).strategies).toEqual(['evasive_action']);
    const other = chased('dig_in');
    expect([other.question, other.legal(), other.why('evade')]).toEqual([
      'evade',
      ['pass'],
      'TAC-OPT-CMD-04',
    ]);
  });
});

describe('Reserves', () => {
  /** A squad of the north that has just been Defeated. */
  const fallen = (hand: string): Scene => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'emp_tie', 18000, 24000)
      .unit(1, 'reb_troopers', 18000, 30000, { hull: 1, heading: 450 })
      .unit(1, 'reb_luke', 3000, 34000);
    return s
      .command(1, 3, hand)
      .begin(6, 1)
      .play('pass')
      .play('pass')
      .play('select 1')
      .play('attack laser_cannons 2', 6);
  };

  it('TAC-OPT-CMD-06 is asked for whatever the hand', () => {
    const s = fallen('dig_in');
    expect([s.asked, s.legal(), s.why('reserve')]).toEqual([1, ['pass'], 'TAC-OPT-CMD-06']);
    expect(s.play('pass').state).toMatchObject({ reserves: [], frames: [] });
    expect(s.question).toBe('act');
  });

  it('TAC-OPT-CMD-06, TAC-SET-07, TAC-GEO-12 brings back whole, looking ahead, to a free spot of the strip', () => {
    const s = fallen('reserves').play('reserve');
    expect([s.state.reserves, at(s.state.players, 1).played]).toEqual([[2], ['reserves']]);
    s.play('maneuver 0 3000').play('maneuver 450 3000').play('maneuver 450 3000').play('end');
    s.play('select 3').play('maneuver 0 0').play('maneuver 0 0').play('end', 6, 1);
    expect([s.asked, s.question, s.state.reserves]).toEqual([1, 'place', []]);
    const spots: readonly (readonly [string, string | null])[] = [
      ['2 500 32500', null],
      ['2 499 32500', 'TAC-SET-07'],
      ['2 500 32499', 'TAC-SET-07'],
      ['2 35500 35500', null],
      ['2 3000 34897', 'TAC-GEO-12'],
      ['2 3000 34898', null],
      ['3 500 32500', 'TAC-OPT-CMD-06'],
    ];
    for (const [spot, clause] of spots) expect(s.why(`place ${spot}`)).toBe(clause);
    expect(s.why('pass')).toBe('TAC-OPT-CMD-06');
    expect(refusalOf(s, { type: 'place', unit: 2, x: 500.5, y: 33000 })?.clause).toBe('TAC-GEO-01');
    expect(refusalOf(s, { type: 'place', unit: 2, x: 500, y: 33000.5 })?.clause).toBe('TAC-GEO-01');
    expect(refusalOf(s, { type: 'place', unit: 2, x: 1, y: 33000 })?.params).toEqual({ unit: 2 });
    expect(refusalOf(s, { type: 'place', unit: 2, x: 3000, y: 34000 })?.params).toEqual({ unit: 2 });
    // An inch apart and where it just fits: 37 columns in 5 rows, less the one on top of Luke.
    expect(s.legal()).toHaveLength(37 * 5 - 1);
    for (const text of s.legal()) expect(s.why(text)).toBeNull();
    s.play('place 2 500 32500');
    expect(s.u(2)).toMatchObject({
      status: 'deployed',
      hull: 2,
      heading: 1800,
      acted: false,
      x: 500,
      y: 32500,
    });
    expect(s.last('returned')).toEqual({ type: 'returned', unit: 2, x: 500, y: 32500 });
    expect(s.line(1)).toBe('reb_luke:3 reb_troopers:2');
    expect(at(s.state.players, 1).slots[1]).toEqual({
      ...{ card: 'reb_troopers', units: [2], rotated: false, fresh: false },
    });
  });
});
