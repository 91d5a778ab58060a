import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import { commanded, type Scene, scene } from '../testing/scene.ts';

/* TAC-SEQ-11, TAC-RULING-27: somebody surrenders in the middle of an attack, a crash or a bombardment, and the others go on. */

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
    expect(s.surrender(0)).toEqual([]);
    expect([s.asked, s.question, s.u(2).hull]).toEqual([1, 'select', 2]);
  });

  it('TAC-RULING-27, TAC-RULING-13 comes to nothing with its only target, and is used up', () => {
    const s = shot();
    expect(s.surrender(1)).toMatchObject([{ kind: 'attack', attacker: 1, targets: [] }]);
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
    ...{ cover: false, targeting: 4, evade: 4, dice: [], rerolled: false, stands: [], asked: [], wreck: -1 },
  };

  it('TAC-RULING-27, TAC-RUN-07 goes on with the next target, from new dice', () => {
    const s = struck(run(), 3);
    expect([s.asked, s.question]).toEqual([0, 'reroll']);
    expect(s.surrender(1)).toEqual([{ ...waiting, defence: 0, hit: false, wreckGone: false }]);
    expect([s.asked, s.question, s.legal(), s.why('keep')]).toEqual([0, 'roll', ['roll'], 'TAC-GEO-17']);
    s.play('roll', 5).play('keep', 2);
    expect(s.last('attackRolled')).toMatchObject({ target: 4, dice: [5], again: false });
    expect([s.u(4).hull, s.question]).toEqual([1, 'act']);
  });

  it('TAC-OPT-CMD-03 on the next target is rolled for the first time, whatever was rolled again before', () => {
    const s = struck(run(), 3).play('rerollDie 0', 5, 4);
    // A squad beside its Commander may roll its defence die again.
    expect([s.asked, s.question]).toEqual([1, 'reroll']);
    expect(s.surrender(1)).toMatchObject([waiting]);
    s.play('roll', 2, 6);
    expect(s.last('attackRolled')).toMatchObject({ target: 4, again: false });
  });

  it('TAC-DMG-11, TAC-OPT-CMD-06 forgets the wreck of who surrenders when asked for Reserves', () => {
    const s = struck(run('reserves', 1).play('pass').play('pass'), 6);
    expect([s.asked, s.question]).toEqual([1, 'reserve']);
    expect(s.surrender(1)).toMatchObject([waiting]);
    expect([s.asked, s.question, s.state.reserves]).toEqual([0, 'roll', []]);
  });

  it('TAC-RULING-27 on the first target stands when a later one leaves', () => {
    const s = struck(run(), 3);
    expect(s.surrender(2)).toMatchObject([{ targets: [2], stage: 'reroll', dice: [3], asked: [0] }]);
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
    s.command(0, 1).command(2, 3);
    s.begin(6, 1, 1, 1).play('select 1').play('attack blaster_rifles 2', 2);
    expect(s.state.frames).toMatchObject([{ asked: [0, 2], stage: 'reroll' }]);
    expect(s.surrender(2)).toMatchObject([{ asked: [0], stage: 'reroll', dice: [2] }]);
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
    expect(s.surrender(1).map(({ kind }) => kind)).toEqual(['attack']);
    expect([s.u(3).status, s.asked, s.question]).toEqual(['defeated', 0, 'act']);
  });
});

describe('a Transport shot down by who surrenders', () => {
  /** A skiff at its last box, hit beside the Commander of a friend, who is asked about the defence die and surrenders. */
  const downed = (rules: number): Scene => {
    const s = scene({ commanders: 'on', teams: 'byFaction' }, undefined, 4, rules)
      .unit(0, 'reb_xwing', 18000, 10000)
      .unit(1, 'neu_skiff', 18000, 14000, { hull: 1 })
      .unit(1, 'emp_storm', 0, 0, { aboard: 2 })
      .unit(1, 'emp_tie', 3000, 18000)
      .unit(2, 'reb_luke', 18000, 34000)
      .unit(3, 'emp_vader', 21500, 14000);
    s.command(3, 6).begin(6, 1, 1, 1).play('select 1').play('attack laser_cannons 2', 5, 1);
    expect([s.asked, s.question]).toEqual([3, 'reroll']);
    s.surrender(3);
    expect([s.asked, s.question, s.u(2).status, s.u(3).status]).toEqual([0, 'roll', 'defeated', 'embarked']);
    return s;
  };

  it('TAC-DMG-11, TAC-RULING-24 crashes all the same, and anybody rolls the die', () => {
    const s = downed(2);
    expect(s.surrender(0)).toMatchObject([{ kind: 'attack', targets: [2], stage: 'after' }]);
    expect([s.asked, s.question]).toEqual([1, 'roll']);
    const even = scene({}, undefined, 4);
    Object.assign(even.state, tactical.copy(s.state));
    even.play('roll', 2);
    expect([even.asked, even.question]).toEqual([1, 'place']);
    even.play('place 3 18000 14000');
    expect([even.line(1), even.question]).toEqual(['emp_storm:3 emp_tie:4', 'select']);
    s.play('roll', 3);
    expect([s.u(3).status, s.question, s.line(1)]).toEqual(['defeated', 'select', 'emp_tie:4']);
  });

  it('TAC-SEQ-13, TAC-RULING-24 crashes before the points are counted when the time is up', () => {
    const s = downed(2);
    s.state.timeUp = true;
    s.surrender(0);
    expect([s.question, tactical.outcome(s.state)]).toEqual(['roll', null]);
    s.play('roll', 1);
    expect([s.u(3).status, s.state.ending]).toEqual(['defeated', 'limit']);
  });

  it('TAC-RULING-24 up to version 1 of the rules its load stays aboard the wreck', () => {
    const s = downed(1);
    expect(s.surrender(0)).toEqual([]);
    expect([s.question, s.u(2).status, s.u(3).status]).toEqual(['select', 'defeated', 'embarked']);
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
    expect(s.surrender(1)).toEqual([
      { kind: 'window', when: 'beforeFirst', seats: [2] },
      { kind: 'bombardment', units: [4], die: 3, stage: 'roll', asked: [], wreck: -1, wreckGone: false },
    ]);
    expect([s.asked, s.question, s.legal(), s.why('keep')]).toEqual([0, 'roll', ['roll'], 'TAC-GEO-17']);
    s.play('roll', 5);
    expect([s.u(4).hull, s.asked, s.question]).toEqual([1, 0, 'select']);
  });

  it('TAC-OPT-CMD-08 stands for the others when a later one leaves', () => {
    const s = shelled('', 2, 5);
    expect(s.surrender(2)).toMatchObject([{ seats: [1] }, { units: [2], stage: 'reroll', die: 5 }]);
    expect([s.asked, s.question]).toEqual([1, 'reroll']);
    s.play('rerollDie 0', 4);
    expect([s.u(2).hull, s.asked, s.question]).toEqual([2, 0, 'select']);
  });

  it('TAC-OPT-CMD-06 forgets the wreck of who surrenders when asked for Reserves', () => {
    const s = shelled('reserves', 1, 0).play('bombard 18000 18000', 6);
    expect([s.asked, s.question]).toEqual([1, 'reserve']);
    expect(s.surrender(1)).toMatchObject([
      { kind: 'window', seats: [2] },
      { kind: 'bombardment', units: [4], stage: 'roll', wreck: -1 },
    ]);
    expect([s.asked, s.question]).toEqual([0, 'roll']);
  });

  /** A truck at its last box, shelled beside the Commander of a friend, who is asked about the die. */
  const truck = (die: number, loaded: boolean): Scene => {
    const s = scene({ commanders: 'on', teams: 'byFaction' }, undefined, 4)
      .unit(0, 'reb_luke', 3000, 3000)
      .unit(1, 'neu_skiff', 18000, 18000, { hull: 1 })
      .unit(1, 'emp_storm', loaded ? 0 : 3000, loaded ? 0 : 18000, { aboard: loaded ? 2 : 0 })
      .unit(3, 'emp_vader', 21500, 18000);
    s.command(0, 1, 'bombardment').command(3, 4).begin(6, 1, 1, 1);
    s.play('pass').play('bombard 18000 18000', die);
    expect([s.asked, s.question]).toEqual([3, 'reroll']);
    return s;
  };

  it('TAC-OPT-CMD-08, TAC-RULING-24 waits for the die of a crash when the friend leaves who was asked', () => {
    const s = truck(5, true);
    s.surrender(3);
    expect([s.u(2).status, s.u(3).status]).toEqual(['defeated', 'embarked']);
    expect([s.asked, s.question]).toEqual([0, 'roll']);
    s.play('roll', 2);
    expect([s.asked, s.question, s.last('crashRolled')?.dice]).toEqual([1, 'place', [2]]);
  });

  it('TAC-OPT-CMD-08, TAC-RULING-24 waits for no die where nothing fell, or nobody was aboard', () => {
    const missed = truck(4, true);
    missed.surrender(3);
    expect([missed.u(2).hull, missed.u(3).status]).toEqual([1, 'embarked']);
    expect([missed.asked, missed.question]).toEqual([0, 'select']);
    const empty = truck(5, false);
    empty.surrender(3);
    expect([empty.u(2).status, empty.asked, empty.question]).toEqual(['defeated', 0, 'select']);
  });
});
