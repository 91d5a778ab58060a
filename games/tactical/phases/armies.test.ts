import { at, judge } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { armies } from '../data/armies.ts';
import { tactical } from '../index.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { costOf, scaled } from './armies.ts';

function choosing(phase: 'army' | 'order' = 'army'): Scene {
  const s = scene();
  s.state.phase = phase;
  return s;
}

describe('armies', () => {
  it('TAC-SET-01, TAC-RULING-28 the limit is a ceiling, and one Unit is the least', () => {
    const s = choosing();
    expect(s.why('muster reb_xwing*8')).toBe('TAC-SET-01');
    expect(s.why('muster reb_xwing*7')).toBeNull();
    expect(s.why('muster reb_ewoks*1')).toBeNull();
    expect(s.why('muster')).toBe('TAC-RULING-28');
    expect(s.why('muster reb_ewoks*0')).toBe('TAC-SET-01');
    expect(s.why('order reb_ewoks')).toBe('TAC-SET-01');
  });

  it('TAC-CARD-01, TAC-SET-02 no Units of the other side', () => {
    expect(choosing().why('muster emp_storm*1')).toBe('TAC-CARD-01');
    expect(choosing().why('army emp_fist')).toBe('TAC-CARD-01');
  });

  it('TAC-CARD-02 Units without a logo serve anywhere in their eras', () => {
    expect(choosing().why('muster neu_mercs*3 neu_boba*1')).toBeNull();
    const s = choosing();
    s.state.era = 'clone_wars';
    for (const player of s.state.players) player.faction = 'separatists';
    expect(s.why('muster neu_mercs*3')).toBeNull();
    expect(s.why('muster neu_boba*1')).toBe('TAC-FAC-02');
  });

  it('TAC-SET-06 every card stands in the line once', () => {
    const s = choosing().playAs(0, 'army reb_rogue').playAs(1, 'army emp_fist');
    expect(s.question).toBe('order');
    expect(s.why('order reb_troopers')).toBe('TAC-SET-06');
    const all = 'reb_falcon reb_troopers reb_commandos reb_t2b reb_xwing reb_awing';
    expect(s.why(`order ${all}`)).toBeNull();
    expect(s.why(`order ${all.replace('reb_falcon', 'reb_troopers')}`)).toBe('TAC-SET-06');
  });

  it('TAC-SET-01 other limits have ready-made armies too, grown or shrunk', () => {
    for (const { cards } of armies) {
      for (const limit of [50, 75, 150, 200]) {
        const army = scaled(cards, limit);
        expect(costOf(army)).toBeLessThanOrEqual(limit);
        expect(costOf(army)).toBeGreaterThan(limit - 12);
      }
      expect(costOf(cards)).toBe(100);
    }
    const s = scene({ pointsLimit: '50' });
    s.state.phase = 'army';
    expect(s.legal()).toHaveLength(3);
    expect(s.legal('army')).toEqual([]);
    expect(choosing().legal()).toEqual(['army reb_echo', 'army reb_endor', 'army reb_rogue']);
  });

  it('TAC-CARD-06, TAC-CARD-08, TAC-CARD-09, TAC-CARD-15 Units have labels and full trackers', () => {
    const s = choosing().playAs(0, 'muster reb_ewoks*2 reb_luke*1').playAs(1, 'muster emp_storm*1');
    s.playAs(0, 'order reb_luke reb_ewoks').playAs(1, 'order emp_storm');
    expect(s.state.units.map(({ seat, id, card, label, hull }) => [seat, id, card, label, hull])).toEqual([
      [0, 1, 'reb_luke', 1, 4],
      [0, 2, 'reb_ewoks', 1, 1],
      [0, 3, 'reb_ewoks', 2, 1],
      [1, 1, 'emp_storm', 1, 2],
    ]);
    for (const unit of s.state.units)
      expect(unit).toMatchObject({
        ...{ x: 0, y: 0, heading: 0, status: 'reserve', carrier: 0 },
        ...{ pilot: false, acted: false, braced: false, dugIn: false },
      });
  });

  it('TAC-RULING-36 what lies face down hides nothing once revealed, and everything before', () => {
    const s = choosing().playAs(0, 'army reb_rogue');
    expect(at(tactical.view(s.state, 1).players, 0).army).toBeNull();
    expect(at(tactical.view(s.state, 0).players, 0).army).toHaveLength(6);
    expect(s.last('mustered')).toMatchObject({ only: [0], others: { cards: null } });
  });
});

describe('what is no army', () => {
  it('TAC-SET-01 is refused with no cost and no limit', () => {
    const refusal = judge(tactical, choosing().state, 0, { type: 'army', army: 'reb_nobody' });
    expect(refusal).toEqual({ clause: 'TAC-SET-01', params: { cost: 0, limit: 0 } });
  });

  it('TAC-SET-01 has entries of a card and a count, and nothing besides', () => {
    const why = (entry: unknown): string | undefined =>
      judge(tactical, choosing().state, 0, { type: 'muster', cards: [entry] })?.clause;
    expect([why(['reb_luke', 1]), why(['reb_luke', 1, 1]), why(['reb_luke']), why('reb_luke')]).toEqual([
      undefined,
      ...['TAC-SET-01', 'TAC-SET-01', 'TAC-SET-01'],
    ]);
  });
});

describe('orders to choose from', () => {
  it('TAC-SET-06 are the given one, the far-reaching cards first, and both the other way round', () => {
    // Ranges of 5, 9 and 8 inches.
    const s = choosing().playAs(0, 'muster reb_ewoks*1 reb_xwing*1 reb_troopers*1');
    s.playAs(1, 'muster emp_storm*1');
    expect(s.legal('order')).toEqual([
      'order reb_ewoks reb_xwing reb_troopers',
      'order reb_troopers reb_xwing reb_ewoks',
      'order reb_xwing reb_troopers reb_ewoks',
      'order reb_ewoks reb_troopers reb_xwing',
    ]);
  });
});
