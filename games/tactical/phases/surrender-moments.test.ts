import { at, type Seat } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import type { TacticalOptions } from '../options.ts';
import type { Frame } from '../state.ts';
import { type Scene, scene } from '../testing/scene.ts';

/** A seat surrenders; answers what is still going on at the very moment it is told. */
function surrender(s: Scene, seat: Seat): readonly Frame[] {
  let left: readonly Frame[] = [];
  tactical.resign(s.state, seat, (event) => {
    s.events.push(event);
    if (event.type === 'surrendered') left = tactical.view(s.state, 'spectator').frames;
  });
  return left;
}

/** Three players with Commanders; no hands but those given. */
function commanded(lay: (s: Scene) => Scene, commanders: readonly number[], hands: readonly string[]): Scene {
  const s = lay(scene({ commanders: 'on' }, undefined, 3));
  for (const [seat, player] of s.state.players.entries()) {
    player.commander = at(commanders, seat);
    const hand = at(hands, seat);
    player.strategies = hand === '' ? [] : [hand];
  }
  return s.begin(6, 1, 2);
}

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
    surrender(s, 1);
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
    surrender(s, 1);
    const told = s.told.length;
    surrender(s, 1);
    surrender(s, 5);
    expect([s.told.length, at(s.state.players, 1).out]).toEqual([told, 1]);
    surrender(s, 0);
    expect([s.told.slice(-2), at(s.state.players, 0).out]).toEqual([['surrendered', 'ended'], 2]);
    surrender(s, 2);
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
    surrender(s, 2);
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
    surrender(s, 0);
    // Stormtroopers cost 5, Luke 13.
    expect(s.last('ended')).toEqual({ type: 'ended', reason: 'limit', points: [0, 5, 13] });
    expect(tactical.outcome(s.state)?.ranks).toEqual([3, 2, 1]);
  });
});

describe('an attack', () => {
  const shot = (): Scene =>
    scene({}, undefined, 3)
      .unit(0, 'reb_han', 18000, 10000)
      .unit(1, 'emp_storm', 18000, 14000)
      .unit(2, 'reb_luke', 18000, 34000)
      .begin()
      .play('select 1')
      .play('attack heavy_pistol 2', 3);

  it('TAC-RULING-27 comes to nothing with the attacker', () => {
    const s = shot();
    expect([s.asked, s.question]).toEqual([0, 'reroll']);
    expect(surrender(s, 0)).toEqual([]);
    expect([s.asked, s.question, s.u(2).hull]).toEqual([1, 'select', 2]);
  });

  it('TAC-RULING-27, TAC-RULING-13 comes to nothing with its only target, and is used up', () => {
    const s = shot();
    expect(surrender(s, 1)).toMatchObject([{ kind: 'attack', attacker: 1, targets: [] }]);
    expect([s.asked, s.question, s.state.frames]).toEqual([0, 'act', []]);
    expect(s.why('attack heavy_pistol 3')).toBe('TAC-RULING-13');
  });

  /** Luke has run through the squads of two players, and one of his dice may be rolled again. */
  const run = (hand = '', hull = 2): Scene =>
    commanded(
      (s) =>
        s
          .unit(0, 'reb_luke', 18000, 10000)
          .unit(1, 'emp_storm', 18000, 13000, { hull })
          .unit(1, 'emp_vader', 22000, 13000)
          .unit(2, 'reb_troopers', 18000, 14500),
      [hand === '' ? 1 : 0, 3, 0],
      ['', hand, ''],
    );
  const struck = (s: Scene, ...dice: number[]): Scene =>
    s
      .play('select 1')
      .play('run lightsaber 0 6000')
      .play('strike 2 4', ...dice);
  const waiting = {
    ...{ kind: 'attack', attacker: 1, weapon: 'lightsaber', run: true, targets: [4], stage: 'aim' },
    ...{ cover: false, targeting: 4, evade: 4, dice: [], rerolled: false, asked: [], wreck: -1 },
  };

  it('TAC-RULING-27, TAC-RUN-07 goes on with the next target, from new dice', () => {
    const s = struck(run(), 3);
    expect([s.asked, s.question]).toEqual([0, 'reroll']);
    expect(surrender(s, 1)).toEqual([{ ...waiting, defence: 0, hit: false, wreckGone: false }]);
    expect([s.asked, s.question, s.legal(), s.why('keep')]).toEqual([0, 'roll', ['roll'], 'TAC-GEO-17']);
    s.play('roll', 5).play('keep', 2);
    expect(s.last('attackRolled')).toMatchObject({ target: 4, dice: [5], again: false });
    expect([s.u(4).hull, s.question]).toEqual([1, 'act']);
  });

  it('TAC-OPT-CMD-03 on the next target is rolled for the first time, whatever was rolled again before', () => {
    const s = struck(run(), 3).play('rerollDie 0', 5, 4);
    // A squad beside its Commander may roll its defence die again.
    expect([s.asked, s.question]).toEqual([1, 'reroll']);
    expect(surrender(s, 1)).toMatchObject([waiting]);
    s.play('roll', 2, 6);
    expect(s.last('attackRolled')).toMatchObject({ target: 4, again: false });
  });

  it('TAC-DMG-11, TAC-OPT-CMD-06 forgets the wreck of who surrenders when asked for Reserves', () => {
    const s = struck(run('reserves', 1).play('pass').play('pass'), 6);
    expect([s.asked, s.question]).toEqual([1, 'reserve']);
    expect(surrender(s, 1)).toMatchObject([waiting]);
    expect([s.asked, s.question, s.state.reserves]).toEqual([0, 'roll', []]);
  });

  it('TAC-RULING-27 on the first target stands when a later one leaves', () => {
    const s = struck(run(), 3);
    expect(surrender(s, 2)).toMatchObject([{ targets: [2], stage: 'reroll', dice: [3], asked: [0] }]);
    s.play('keep', 1);
    expect([s.asked, s.question]).toEqual([1, 'reroll']);
    s.play('keep');
    // 3 + 4 hits Stealth 4; 1 + 1 is below 10.
    expect([s.u(2).hull, s.asked, s.question]).toEqual([1, 0, 'act']);
  });

  it('TAC-OPT-CMD-03, TAC-RULING-30 asks a friend who has left no more', () => {
    const s = scene({ commanders: 'on', teams: 'byFaction' }, undefined, 4)
      .unit(0, 'reb_troopers', 18000, 10000)
      .unit(1, 'emp_storm', 18000, 14000)
      .unit(2, 'reb_luke', 20000, 10000)
      .unit(2, 'reb_leia', 16000, 10000)
      .unit(3, 'emp_vader', 3000, 30000);
    at(s.state.players, 0).commander = 1;
    at(s.state.players, 2).commander = 3;
    s.begin(6, 1, 1, 1).play('select 1').play('attack blaster_rifles 2', 2);
    expect(s.state.frames).toMatchObject([{ asked: [0, 2], stage: 'reroll' }]);
    expect(surrender(s, 2)).toMatchObject([{ asked: [0], stage: 'reroll', dice: [2] }]);
    // Leia inspired when the target was chosen: 2 + 1 + 1 reaches 4.
    s.play('keep', 6);
    expect([s.told.includes('hit'), s.question]).toEqual([true, 'act']);
  });
});

describe('a wreck', () => {
  it('TAC-RULING-24, TAC-RULING-27 leaves no survivors of who surrenders', () => {
    const s = scene({}, undefined, 3)
      .unit(0, 'reb_xwing', 18000, 10000)
      .unit(1, 'neu_skiff', 18000, 14000, { hull: 1 })
      .unit(1, 'emp_storm', 0, 0, { aboard: 2 })
      .unit(1, 'emp_vader', 3000, 18000)
      .unit(2, 'reb_luke', 18000, 34000)
      .begin()
      .play('select 1')
      .play('attack laser_cannons 2', 6, 2);
    expect([s.asked, s.question]).toEqual([1, 'place']);
    const other = tactical.copy(s.state);
    tactical.resign(other, 2);
    expect(tactical.question(other)).toMatchObject({ kind: 'place', seats: [1] });
    expect(surrender(s, 1).map(({ kind }) => kind)).toEqual(['attack']);
    expect([s.u(3).status, s.asked, s.question]).toEqual(['defeated', 0, 'act']);
  });
});

describe('a bombardment', () => {
  /** On the squads of the second and the third player, the second one's with its Commander beside it. */
  const shelled = (hand: string, hull: number, die: number): Scene =>
    commanded(
      (s) =>
        s
          .unit(0, 'reb_luke', 3000, 3000)
          .unit(1, 'emp_storm', 18000, 17000, { hull })
          .unit(1, 'emp_vader', hand === '' ? 21000 : 33000, 17000)
          .unit(2, 'reb_troopers', 18000, 19000),
      [1, 3, 0],
      ['bombardment', hand, ''],
    )
      .play('pass')
      .play(hand === '' ? 'bombard 18000 18000' : 'pass', ...(hand === '' ? [die] : []));

  it('TAC-OPT-CMD-08, TAC-OPT-CMD-03 asks the owner of a Commander nearby, and goes on without who surrenders', () => {
    const s = shelled('', 2, 3);
    expect([s.asked, s.question, s.legal()]).toEqual([1, 'reroll', ['keep', 'rerollDie 0']]);
    expect([s.why('pass'), s.why('rerollDie 1'), s.why('rerollDie 0')]).toEqual([
      ...['TAC-OPT-CMD-03', 'TAC-OPT-CMD-03', null],
    ]);
    expect(s.why('keep')).toBeNull();
    expect(surrender(s, 1)).toEqual([
      { kind: 'window', when: 'beforeFirst', seats: [2] },
      { kind: 'bombardment', units: [4], die: 3, stage: 'roll', wreck: -1, wreckGone: false },
    ]);
    expect([s.asked, s.question, s.legal(), s.why('keep')]).toEqual([0, 'roll', ['roll'], 'TAC-GEO-17']);
    s.play('roll', 5);
    expect([s.u(4).hull, s.asked, s.question]).toEqual([1, 0, 'select']);
  });

  it('TAC-OPT-CMD-08 stands for the others when a later one leaves', () => {
    const s = shelled('', 2, 5);
    expect(surrender(s, 2)).toMatchObject([{ seats: [1] }, { units: [2], stage: 'reroll', die: 5 }]);
    expect([s.asked, s.question]).toEqual([1, 'reroll']);
    s.play('rerollDie 0', 4);
    expect([s.u(2).hull, s.asked, s.question]).toEqual([2, 0, 'select']);
  });

  it('TAC-OPT-CMD-06 forgets the wreck of who surrenders when asked for Reserves', () => {
    const s = shelled('reserves', 1, 0).play('bombard 18000 18000', 6);
    expect([s.asked, s.question]).toEqual([1, 'reserve']);
    expect(surrender(s, 1)).toMatchObject([
      { kind: 'window', seats: [2] },
      { kind: 'bombardment', units: [4], stage: 'roll', wreck: -1 },
    ]);
    expect([s.asked, s.question]).toEqual([0, 'roll']);
  });

  it('TAC-OPT-CMD-08, TAC-RULING-24 waits for the die of a crash when the friend leaves who was asked', () => {
    const s = scene({ commanders: 'on', teams: 'byFaction' }, undefined, 4)
      .unit(0, 'reb_luke', 3000, 3000)
      .unit(1, 'neu_skiff', 18000, 18000, { hull: 1 })
      .unit(1, 'emp_storm', 0, 0, { aboard: 2 })
      .unit(3, 'emp_vader', 21500, 18000);
    at(s.state.players, 0).commander = 1;
    at(s.state.players, 0).strategies = ['bombardment'];
    at(s.state.players, 3).commander = 4;
    s.begin(6, 1, 1, 1).play('pass').play('bombard 18000 18000', 5);
    expect([s.asked, s.question]).toEqual([3, 'reroll']);
    surrender(s, 3);
    expect([s.u(2).status, s.u(3).status]).toEqual(['defeated', 'embarked']);
    expect([s.asked, s.question]).toEqual([0, 'roll']);
    s.play('roll', 2);
    expect([s.asked, s.question, s.last('crashRolled')?.dice]).toEqual([1, 'place', [2]]);
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
    expect(surrender(s, 1)).toEqual([
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
    expect(surrender(s, 2)).toEqual([{ kind: 'window', when: 'groupStart', seats: [0] }]);
    expect([s.asked, s.question]).toEqual([0, 'strategy']);
    const own = begun();
    expect(surrender(own, 0)).toEqual([]);
    expect([own.asked, own.question]).toEqual([1, 'select']);
    const ending = begun()
      .play('pass')
      .play('select 1')
      .play('maneuver 0 0')
      .play('maneuver 0 0')
      .play('end');
    expect(ending.state.frames).toEqual([{ kind: 'window', when: 'groupEnd', seats: [0] }]);
    expect(surrender(ending, 0)).toEqual([]);
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
    expect(surrender(s, 2)).toMatchObject([{ kind: 'window' }, { kind: 'return', units: [2] }]);
    const other = back();
    expect(surrender(other, 1)).toMatchObject([{ kind: 'window' }, { kind: 'return', units: [3] }]);
    expect([other.asked, other.question]).toEqual([2, 'place']);
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
    surrender(s, 1);
    expect([s.asked, s.question]).toEqual([0, phase]);
    const own = fresh(phase);
    surrender(own, 0);
    expect([own.asked, own.question]).toEqual([1, phase]);
  });

  it('TAC-FAC-02 the next seat names its faction', () => {
    const s = fresh('faction');
    for (const player of s.state.players) player.faction = null;
    s.play('faction rebel_alliance');
    expect(s.asked).toBe(1);
    surrender(s, 1);
    expect([s.asked, s.question]).toEqual([2, 'faction']);
    s.play('faction galactic_empire');
    expect(s.question).toBe('army');
  });

  it('TAC-SET-01, TAC-RULING-27 others wait no longer for an army, and nothing of it is left', () => {
    const s = fresh('army').playAs(0, 'muster reb_luke*1').playAs(2, 'muster reb_troopers*1');
    surrender(s, 1);
    expect(tactical.question(s.state)).toEqual({ kind: 'order', seats: [0, 2], secret: true });
    s.playAs(0, 'order reb_luke').playAs(2, 'order reb_troopers');
    s.playAs(0, 'deploy 1 18000 2000 0');
    surrender(s, 0);
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
    surrender(s, 1);
    expect([s.asked, s.question]).toEqual([2, 'deploy']);
    s.play('deploy 1 18000 34000 1800');
    expect([s.last('readied')?.seat, s.asked]).toEqual([2, 0]);
  });
});
