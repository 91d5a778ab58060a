import { at } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import type { TacticalOptions } from '../options.ts';
import { commanded, type Scene, scene } from '../testing/scene.ts';

/* TAC-SEQ-11, TAC-RULING-27: what is left of who surrenders, in the set-up and between two attacks. */

describe('who surrenders', () => {
  it('TAC-RULING-27, TAC-SEQ-11 loses all Units, cards and what helped them; others keep theirs', () => {
    const s = scene({ commanders: 'on' }, undefined, 3)
      .unit(0, 'reb_troopers', 18000, 2000)
      .unit(1, 'neu_skiff', 2000, 18000)
      .unit(1, 'emp_vader', 0, 0, { aboard: 2 })
      .unit(2, 'reb_luke', 18000, 34000);
    at(s.state.players, 1).commander = 3;
    s.begin(6, 1, 2);
    for (const id of [1, 2, 3, 4]) Object.assign(s.u(id), { braced: true, dugIn: true, pilot: id === 3 });
    s.state.reserves = [2, 4];
    s.surrender(1);
    for (const id of [2, 3])
      expect(s.u(id)).toMatchObject({
        ...{ status: 'defeated', hull: 0, carrier: 0, pilot: false, braced: false, dugIn: false },
      });
    for (const id of [1, 4]) expect(s.u(id)).toMatchObject({ status: 'deployed', braced: true, dugIn: true });
    expect([s.u(1).hull, s.u(4).hull]).toEqual([2, 4]);
    expect(at(s.state.players, 1)).toMatchObject({ out: 1, slots: [], army: [], commander: 0 });
    expect([s.line(0), s.line(2), s.state.reserves]).toEqual(['reb_troopers:1', 'reb_luke:4', [4]]);
    expect(s.told.slice(-1)).toEqual(['surrendered']);
    expect([s.asked, s.question]).toEqual([0, 'select']);
  });

  it('TAC-SEQ-11 does so once, and not when the game is over', () => {
    const s = scene({}, undefined, 3)
      .unit(0, 'reb_troopers', 18000, 2000)
      .unit(1, 'emp_storm', 2000, 18000)
      .unit(2, 'reb_luke', 18000, 34000)
      .begin();
    s.surrender(1);
    const told = s.told.length;
    s.surrender(1);
    s.surrender(5);
    expect([s.told.length, at(s.state.players, 1).out]).toEqual([told, 1]);
    s.surrender(0);
    expect([s.told.slice(-2), at(s.state.players, 0).out]).toEqual([['surrendered', 'ended'], 2]);
    s.surrender(2);
    expect([s.told.length, at(s.state.players, 2).out]).toEqual([told + 2, 0]);
    expect(tactical.outcome(s.state)).toEqual({ ranks: [2, 3, 1], reason: 'surrendered' });
  });

  it('TAC-RULING-27 ends the activation in progress: the next player acts', () => {
    const s = scene({}, undefined, 3)
      .unit(0, 'reb_troopers', 18000, 2000)
      .unit(1, 'emp_storm', 2000, 18000)
      .unit(2, 'reb_luke', 18000, 34000)
      .begin()
      .play('select 1')
      .play('maneuver 0 1000');
    s.surrender(2);
    expect([s.asked, s.question, s.state.active?.unit]).toEqual([0, 'act', 1]);
    s.play('maneuver 0 1000').play('end').play('select 2');
    expect(s.asked).toBe(1);
  });

  it('TAC-SEQ-13, TAC-RULING-27 ends the last activation before the count when the time is up', () => {
    const s = scene({ timeLimitMinutes: '30' }, undefined, 3)
      .unit(0, 'reb_troopers', 18000, 2000)
      .unit(1, 'emp_storm', 2000, 18000)
      .unit(2, 'reb_luke', 18000, 34000)
      .begin()
      .play('select 1')
      .play('timeUp');
    s.surrender(0);
    // Stormtroopers cost 5, Luke 13.
    expect(s.last('ended')).toEqual({ type: 'ended', reason: 'limit', points: [0, 5, 13] });
    expect(tactical.outcome(s.state)?.ranks).toEqual([3, 2, 1]);
  });
});

describe('before the battle', () => {
  const fresh = (phase: Scene['state']['phase'], options: Partial<TacticalOptions> = {}): Scene => {
    const s = scene(options, undefined, 3);
    s.state.phase = phase;
    return s;
  };

  it.each(['era', 'table'] as const)('TAC-FAC-01 the next seat says what is agreed on: %s', (phase) => {
    const s = fresh(phase);
    s.surrender(1);
    expect([s.asked, s.question]).toEqual([0, phase]);
    const own = fresh(phase);
    own.surrender(0);
    expect([own.asked, own.question]).toEqual([1, phase]);
  });

  it('TAC-FAC-02 the next seat names its faction', () => {
    const s = fresh('faction');
    for (const player of s.state.players) player.faction = null;
    s.play('faction rebel_alliance');
    expect(s.asked).toBe(1);
    s.surrender(1);
    expect([s.asked, s.question]).toEqual([2, 'faction']);
    s.play('faction galactic_empire');
    expect(s.question).toBe('army');
  });

  it('TAC-SET-01, TAC-RULING-27 others wait no longer for an army, and nothing of it is left', () => {
    const s = fresh('army').playAs(0, 'muster reb_luke*1').playAs(2, 'muster reb_troopers*1');
    s.surrender(1);
    expect(tactical.question(s.state)).toEqual({ kind: 'order', seats: [0, 2], secret: true });
    s.playAs(0, 'order reb_luke').playAs(2, 'order reb_troopers');
    s.playAs(0, 'deploy 1 18000 2000 0');
    s.surrender(0);
    expect([s.state.units, s.last('ended')]).toEqual([
      [expect.objectContaining({ seat: 2, card: 'reb_troopers', status: 'reserve' })],
      { type: 'ended', reason: 'surrendered', points: [0, 0, 0] },
    ]);
  });

  it('TAC-RULING-26 in turns the next player places', () => {
    const s = fresh('army', { deployment: 'alternating' });
    for (const seat of [0, 1, 2]) s.playAs(seat, seat === 1 ? 'muster emp_storm*1' : 'muster reb_luke*1');
    s.playAs(0, 'order reb_luke').playAs(1, 'order emp_storm').playAs(2, 'order reb_luke', 1, 6, 2);
    expect([s.asked, s.question]).toEqual([1, 'deploy']);
    const other = tactical.copy(s.state);
    tactical.resign(other, 0);
    expect(tactical.question(other).seats).toEqual([1]);
    s.surrender(1);
    expect([s.asked, s.question]).toEqual([2, 'deploy']);
    s.play('deploy 1 18000 34000 1800');
    expect([s.last('readied')?.seat, s.asked]).toEqual([2, 0]);
  });
});

describe('a moment for cards', () => {
  const plain = (s: Scene): Scene =>
    s
      .unit(0, 'reb_luke', 18000, 2000)
      .unit(1, 'emp_storm', 2000, 18000)
      .unit(2, 'reb_troopers', 18000, 34000);

  it('TAC-OPT-CMD-07 is over for who surrenders, and goes on for the others', () => {
    const s = commanded(plain, [1, 2, 3], ['dig_in', 'dig_in', 'dig_in']);
    expect([s.asked, s.question]).toEqual([0, 'strategy']);
    expect(s.surrender(1)).toEqual([
      { kind: 'window', when: 'beforeFirst', seats: [0, 2] },
      { kind: 'window', when: 'initiative', seats: [0, 2] },
    ]);
    expect(s.play('pass').asked).toBe(2);
    expect(s.play('pass').asked).toBe(0);
  });

  it('TAC-OPT-CMD-07 of a group is over with its owner, and with nobody else', () => {
    const begun = (): Scene =>
      commanded(plain, [1, 0, 0], ['forced_march', '', '']).play('pass').play('pass');
    const s = begun();
    expect(s.surrender(2)).toEqual([{ kind: 'window', when: 'groupStart', seats: [0] }]);
    expect([s.asked, s.question]).toEqual([0, 'strategy']);
    const own = begun();
    expect(own.surrender(0)).toEqual([]);
    expect([own.asked, own.question]).toEqual([1, 'select']);
    const ending = begun()
      .play('pass')
      .play('select 1')
      .play('maneuver 0 0')
      .play('maneuver 0 0')
      .play('end');
    expect(ending.state.frames).toEqual([{ kind: 'window', when: 'groupEnd', seats: [0] }]);
    expect(ending.surrender(0)).toEqual([]);
  });

  it('TAC-OPT-CMD-06 brings nobody back whose owner has left', () => {
    const back = (): Scene => {
      const s = plain(scene({ commanders: 'on' }, undefined, 3))
        .unit(1, 'emp_death', 2000, 22000)
        .unit(2, 'reb_leia', 22000, 34000);
      for (const id of [2, 3]) s.u(id).status = 'defeated';
      at(s.state.players, 1).slots.shift();
      at(s.state.players, 2).slots.shift();
      s.state.reserves = [2, 3];
      return s.begin(6, 1, 2);
    };
    const s = back();
    expect([s.asked, s.question]).toEqual([1, 'place']);
    expect(s.surrender(2)).toMatchObject([{ kind: 'window' }, { kind: 'return', units: [2] }]);
    const other = back();
    expect(other.surrender(1)).toMatchObject([{ kind: 'window' }, { kind: 'return', units: [3] }]);
    expect([other.asked, other.question]).toEqual([2, 'place']);
  });

  it('TAC-SEQ-11, TAC-OPT-CMD-06 does not keep others from coming back', () => {
    const s = scene({ commanders: 'on' }, undefined, 3)
      .unit(0, 'emp_vader', 10000, 3000)
      .unit(0, 'emp_storm', 0, 0, { heading: 900 })
      .unit(1, 'reb_luke', 3000, 18000)
      .unit(1, 'reb_troopers', 0, 0)
      .unit(2, 'emp_death', 18000, 34000);
    for (const [seat, id] of [
      [0, 2],
      [1, 4],
    ] as const) {
      Object.assign(s.u(id), { status: 'defeated', hull: 0 });
      at(s.state.players, seat).slots.pop();
    }
    s.state.reserves = [2, 4];
    s.begin();
    s.surrender(1);
    expect([s.asked, s.question]).toEqual([0, 'place']);
    // An inch apart and where it just fits: 29 columns of a strip without its corners in 5 rows, less the two on top of Vader.
    expect(s.legal('place')).toHaveLength(29 * 5 - 2);
    expect(s.legal('place')).toContain('place 2 4500 500');
    expect(s.legal('place')).not.toContain('place 2 10000 3500');
    s.play('place 2 20000 2000');
    expect(s.u(2)).toMatchObject({ status: 'deployed', hull: 2, heading: 0 });
    expect([s.asked, s.question, s.u(4).status]).toEqual([0, 'select', 'defeated']);
  });
});
