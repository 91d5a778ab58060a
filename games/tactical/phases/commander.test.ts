import { at, keptIn, TapeChance } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { circle } from '../data/table.ts';
import { tactical } from '../index.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { sightPieces } from './ground.ts';

/** A battle with Commanders, a hand of Strategy cards for seat 0 and nothing in hand for seat 1. */
function commanded(
  hand: readonly string[],
  lay: (s: Scene) => Scene,
  dice: readonly number[] = [6, 1],
): Scene {
  const s = lay(scene({ commanders: 'on' }));
  const [own] = s.state.players;
  if (!own) throw new Error('nobody plays');
  own.strategies = [...hand];
  own.commander = 1;
  return s.begin(...dice);
}

const plain = (s: Scene): Scene =>
  s
    .unit(0, 'emp_vader', 18000, 10000)
    .unit(0, 'emp_storm', 22000, 10000)
    .unit(1, 'reb_troopers', 18000, 30000);

describe('the Commander', () => {
  const naming = (army: string): Scene => {
    const s = scene({ commanders: 'on' });
    s.state.phase = 'army';
    s.playAs(0, army).playAs(1, 'muster emp_storm*1');
    for (const seat of [0, 1])
      s.playAs(
        seat,
        `order ${at(s.state.players, seat)
          .army.map(([card]) => card)
          .join(' ')}`,
      );
    return s;
  };
  const hand = 'seize_initiative dig_in reserves';

  it('TAC-OPT-CMD-01, TAC-RULING-33 is a Hero, without Heroes one of the Elites, or nobody', () => {
    const s = naming('muster reb_commandos*1 reb_luke*1');
    expect(s.question).toBe('command');
    expect([s.why(`command 2 ${hand}`), s.why(`command 0 ${hand}`), s.why(`command 1 ${hand}`)]).toEqual([
      null,
      null,
      'TAC-OPT-CMD-01',
    ]);
    const elites = naming('muster reb_commandos*1 reb_troopers*1');
    expect([elites.why(`command 1 ${hand}`), elites.why(`command 2 ${hand}`)]).toEqual([
      null,
      'TAC-OPT-CMD-01',
    ]);
  });

  it('TAC-OPT-CMD-04 comes with three different Strategy cards, chosen in secret', () => {
    const s = naming('muster reb_luke*1');
    expect([s.why('command 1 dig_in dig_in reserves'), s.why('command 1 dig_in reserves')]).toEqual([
      'TAC-OPT-CMD-04',
      'TAC-OPT-CMD-04',
    ]);
    s.playAs(0, `command 1 ${hand}`);
    expect(at(tactical.view(s.state, 1).players, 0)).toMatchObject({
      strategies: null,
      strategyCount: 3,
      commander: null,
    });
  });

  it('TAC-OPT-CMD-02 adds one to the initiative', () => {
    // 3 + 1 against 3 is no tie.
    expect(commanded([], plain, [3, 3]).state.first).toBe(0);
    expect(commanded([], plain, [3, 4, 2, 6]).state.first).toBe(1);
  });

  it('TAC-OPT-CMD-03 has one die a round rolled again for a friend within 6 inches', () => {
    const s = commanded([], (each) =>
      each
        .unit(0, 'emp_vader', 18000, 10000)
        .unit(0, 'emp_storm', 18000, 13000)
        .unit(1, 'reb_troopers', 18000, 17000),
    );
    s.play('select 1').play('maneuver 0 0').play('maneuver 0 0').play('end');
    s.play('select 3').play('maneuver 0 0').play('maneuver 0 0').play('end');
    s.play('select 2').play('attack blaster_rifles 3', 1);
    expect([s.question, s.legal()]).toEqual(['reroll', ['keep', 'rerollDie 0']]);
    s.play('rerollDie 0', 5, 6);
    expect(s.last('dieRerolled')).toMatchObject({ was: 1, die: 5 });
    expect(s.told).toContain('hit');
    expect(at(s.state.players, 0).rerolledIn).toBe(1);
  });

  it('TAC-OPT-CMD-05, TAC-TYPE-07, TAC-TYPE-16, TAC-TRN-11 a Hero may be a Pilot, which gives Targeting', () => {
    const s = naming('muster reb_xwing*1 reb_luke*1 reb_troopers*1');
    s.playAs(0, `command 2 ${hand}`).playAs(1, `command 0 ${hand}`);
    expect([s.why('embark 2 1'), s.why('embark 3 1')]).toEqual([null, 'TAC-OPT-CMD-05']);
    s.playAs(0, 'embark 2 1');
    expect(s.u(2).pilot).toBe(true);
    const droids = scene({ commanders: 'on' });
    droids.state.era = 'clone_wars';
    for (const player of droids.state.players) player.faction = 'separatists';
    droids.state.phase = 'army';
    droids
      .playAs(0, 'muster sep_vulture*1 sep_dwarf*1 sep_dooku*1 sep_grievous*1 sep_aat*1')
      .playAs(1, 'muster sep_b1*1');
    for (const seat of [0, 1])
      droids.playAs(
        seat,
        `order ${at(droids.state.players, seat)
          .army.map(([card]) => card)
          .join(' ')}`,
      );
    droids.playAs(0, `command 0 ${hand}`).playAs(1, `command 0 ${hand}`);
    expect([droids.why('embark 3 1'), droids.why('embark 3 2')]).toEqual(['TAC-TRN-11', 'TAC-TRN-11']);
    expect([droids.why('embark 4 5'), droids.why('embark 3 5')]).toEqual(['TAC-OPT-CMD-05', null]);
    const flown = scene({ commanders: 'on' })
      .unit(0, 'reb_xwing', 18000, 10000)
      .unit(0, 'reb_luke', 0, 0, { aboard: 1 })
      .unit(1, 'emp_storm', 18000, 15000);
    flown.u(2).pilot = true;
    flown.begin().play('select 1').play('attack laser_cannons 3', 2, 6);
    expect(flown.last('attackRolled')?.total).toBe(2 + 2 + 1);
  });
});

describe('Strategy cards', () => {
  it('TAC-OPT-CMD-07, TAC-OPT-CMD-04 Seize the Initiative makes its player the first; once, and one a round', () => {
    const s = commanded(['seize_initiative', 'forced_march'], plain, [1, 5]);
    expect([s.asked, s.question, s.legal()]).toEqual([0, 'strategy', ['pass', 'seize']]);
    s.play('seize');
    expect([s.state.first, s.asked, s.question]).toEqual([0, 0, 'select']);
    expect(at(s.state.players, 0)).toMatchObject({
      strategies: ['forced_march'],
      played: ['seize_initiative'],
      playedIn: 1,
    });
  });

  it('TAC-OPT-CMD-04 Change of Plan lays the cards out anew', () => {
    const s = commanded(['change_of_plan'], plain).play('pass').play('rearrange 2 1');
    expect(s.line(0)).toBe('emp_storm:2 emp_vader:1');
    expect(s.legal()).toEqual(['select 2']);
  });

  it('TAC-OPT-CMD-04 Forced March lengthens every Maneuver of an Infantry group', () => {
    const s = commanded(['forced_march'], plain).play('pass').play('pass').play('march').play('select 1');
    expect(s.why('maneuver 0 4000')).toBeNull();
    expect(s.why('maneuver 0 4001')).toBe('TAC-MOVE-01');
  });

  it('TAC-OPT-CMD-04 Concentrate Fire helps the Ranged Attacks of the group', () => {
    const s = commanded(['concentrate_fire'], (each) =>
      each.unit(0, 'emp_vader', 18000, 10000).unit(1, 'reb_troopers', 18000, 13000),
    );
    s.play('pass').play('pass').play('concentrate').play('select 1').play('attack force_grip 2', 3);
    expect(s.last('attackRolled')?.total).toBe(3 + 4 + 1);
  });

  it('TAC-OPT-CMD-04 Dig In helps those who have not moved, until they act again', () => {
    const s = commanded(['dig_in'], plain).play('pass').play('pass').play('pass');
    s.play('select 1').play('maneuver 0 0').play('maneuver 0 0').play('end').play('digIn');
    expect(s.u(1).dugIn).toBe(true);
  });

  it('TAC-OPT-CMD-04 Smoke Screen covers for a round', () => {
    const s = commanded(['smoke_screen'], plain).play('pass');
    expect([s.why('smoke 18000 10000'), s.why('smoke 1999 10000')]).toEqual(['TAC-GEO-01', 'TAC-GEO-01']);
    s.play('smoke 18000 20000');
    expect(s.state.smoke).toEqual([18000, 20000]);
  });

  it('TAC-OPT-CMD-08 Bombardment rolls for all within two inches of a point, by number', () => {
    const s = commanded(['bombardment'], (each) =>
      each
        .unit(0, 'emp_vader', 3000, 3000)
        .unit(1, 'reb_troopers', 18000, 32500)
        .unit(1, 'reb_troopers', 18000, 30000)
        .unit(1, 'reb_luke', 18000, 27499),
    );
    s.play('pass').play('bombard 18000 30000', 5, 4);
    expect([s.u(2).hull, s.u(3).hull, s.u(4).hull]).toEqual([1, 2, 4]);
  });

  it('TAC-OPT-CMD-04 Evasive Action makes a flyer harder to hit', () => {
    const s = commanded(
      ['evasive_action'],
      (each) =>
        each
          .unit(0, 'emp_officer', 3000, 3000)
          .unit(0, 'emp_tie', 18000, 10000)
          .unit(1, 'reb_xwing', 18000, 5000),
      [1, 6],
    );
    s.play('pass').play('pass').play('select 3').play('attack laser_cannons 2');
    expect([s.asked, s.question]).toEqual([0, 'evade']);
    s.play('evade', 5);
    expect(s.last('attackRolled')).toMatchObject({ total: 7, needed: 8 });
  });

  it('TAC-OPT-CMD-04 Field Repairs mend at the end of a round', () => {
    const s = commanded(['field_repairs'], (each) =>
      each
        .unit(0, 'emp_vader', 18000, 10000)
        .unit(0, 'emp_atst', 10000, 10000, { hull: 2 })
        .unit(1, 'reb_luke', 18000, 30000),
    );
    s.play('pass')
      .play('pass')
      .play('pass')
      .play('select 1')
      .play('maneuver 0 0')
      .play('maneuver 0 0')
      .play('end')
      .play('pass');
    s.play('select 3').play('maneuver 0 0').play('maneuver 0 0').play('end');
    s.play('pass').play('select 2').play('maneuver 0 0').play('maneuver 0 0').play('end').play('pass');
    expect(s.legal()).toEqual(['pass', 'mend 2']);
    s.play('mend 2', 6, 1);
    expect(s.u(2).hull).toBe(3);
  });

  it('TAC-OPT-CMD-06, TAC-TRN-03, TAC-RULING-32 Reserves bring a Unit back in the next round, on a new card at the right end', () => {
    const s = commanded(
      ['reserves'],
      (each) =>
        each
          .unit(0, 'emp_storm', 18000, 10000, { hull: 1 })
          .unit(0, 'emp_vader', 10000, 3000)
          .unit(1, 'reb_xwing', 18000, 5000),
      [1, 6],
    );
    at(s.state.players, 0).commander = 2;
    s.play('pass').play('pass').play('select 3').play('attack laser_cannons 1', 6);
    expect([s.asked, s.question, s.legal()]).toEqual([0, 'reserve', ['reserve', 'pass']]);
    s.play('reserve');
    expect(s.u(1).status).toBe('defeated');
    s.play('maneuver 0 5000').play('maneuver 0 5000').play('maneuver 0 5000').play('end');
    s.play('select 2').play('maneuver 0 0').play('maneuver 0 0').play('end', 6, 1);
    expect([s.question, s.asked]).toEqual(['place', 0]);
    s.play('place 1 20000 2000');
    expect(s.u(1)).toMatchObject({ status: 'deployed', hull: 2, acted: false });
    expect(s.line(0)).toBe('emp_vader:2 emp_storm:1');
  });
});

describe('Commanders and the line of battle', () => {
  const hand = 'seize_initiative dig_in reserves';

  /** Both armies chosen, their first cards leading them or nobody, and everybody placed. */
  function revealed(own: string, other: string, commander: number): Scene {
    const s = scene({ commanders: 'on' });
    s.state.phase = 'army';
    s.playAs(0, `muster ${own}*1 reb_troopers*1`).playAs(1, `muster ${other}*1`);
    s.playAs(0, `order ${own} reb_troopers`).playAs(1, `order ${other}`);
    s.playAs(0, `command 1 ${hand}`).playAs(1, `command ${commander} ${hand}`);
    s.playAs(0, 'deploy 1 10000 2000 0').playAs(0, 'deploy 2 14000 2000 0').playAs(0, 'ready');
    return s.playAs(1, 'deploy 1 10000 34000 1800').playAs(1, 'ready', 6, 1);
  }

  it('TAC-OPT-CMD-01, TAC-RULING-26 keep their Commander when Units are numbered through all armies', () => {
    expect(revealed('reb_luke', 'emp_vader', 1).state.players.map(({ commander }) => commander)).toEqual([
      1, 3,
    ]);
    expect(revealed('reb_luke', 'emp_vader', 0).state.players.map(({ commander }) => commander)).toEqual([
      1, 0,
    ]);
  });

  it('TAC-OPT-CMD-01 a single Hero is the only one to choose from', () => {
    const s = scene({ commanders: 'on' });
    s.state.phase = 'army';
    s.playAs(0, 'muster reb_luke*1 reb_troopers*1').playAs(1, 'muster emp_storm*1');
    s.playAs(0, 'order reb_luke reb_troopers').playAs(1, 'order emp_storm');
    const officers = s.legal('command').map((text) => text.split(' ')[1]);
    expect(officers).toEqual(['1', '1', '1', '1']);
  });

  it('TAC-OPT-CMD-05, TAC-ABL-01 a Pilot takes no room from those who ride', () => {
    const s = scene({ commanders: 'on' });
    s.state.phase = 'army';
    s.playAs(0, 'muster reb_aa5*1 reb_luke*1 reb_ewoks*2').playAs(1, 'muster emp_storm*1');
    s.playAs(0, 'order reb_aa5 reb_luke reb_ewoks').playAs(1, 'order emp_storm');
    s.playAs(0, `command 2 ${hand}`).playAs(1, `command 0 ${hand}`).playAs(0, 'embark 2 1');
    expect([s.u(2).pilot, s.why('embark 3 1')]).toEqual([true, null]);
    s.playAs(0, 'embark 3 1');
    expect(s.why('embark 4 1')).toBe('TAC-ABL-01');
  });

  it('TAC-OPT-CMD-02 helps the initiative as long as he is not Defeated, whoever else is', () => {
    const fallen = (id: number, ...dice: number[]): Scene => {
      const s = plain(scene({ commanders: 'on' }));
      at(s.state.players, 0).commander = 1;
      s.u(id).status = 'defeated';
      at(s.state.players, 0).slots.splice(id - 1, 1);
      return s.begin(...dice);
    };
    // 3 + 1 against 3; without him a tie, and then 1 against 6.
    expect(fallen(2, 3, 3).state.first).toBe(0);
    expect(fallen(1, 3, 3, 1, 6).state.first).toBe(1);
  });

  it('TAC-OPT-CMD-02, TAC-RULING-26 is of no help in the roll for deployment, which shows nothing of it', () => {
    const s = scene({ commanders: 'on', deployment: 'alternating' });
    s.state.phase = 'army';
    s.playAs(0, 'muster reb_luke*1').playAs(1, 'muster emp_vader*1');
    s.playAs(0, 'order reb_luke').playAs(1, 'order emp_vader');
    // A tie, although one of them has a Commander; then 4 against 3.
    s.playAs(0, `command 0 ${hand}`).playAs(1, `command 1 ${hand}`, 3, 3, 4, 3);
    expect(s.asked).toBe(0);
    expect(s.events.filter(({ type }) => type === 'initiativeRolled')).toEqual([
      { type: 'initiativeRolled', dice: [3, 3], tied: true },
      { type: 'initiativeRolled', dice: [4, 3], tied: false },
    ]);
    // From round 1 on it counts: 3 against 3 + 1.
    s.play('deploy 1 10000 2000 0').play('deploy 1 10000 34000 1800', 3, 3);
    expect(s.state).toMatchObject({ round: 1, first: 1 });
  });

  it('TAC-OPT-CMD-02, TAC-RULING-26 helps in the roll for deployment too up to version 1 of the rules, which openly shows that there is one', () => {
    const s = scene({ commanders: 'on', deployment: 'alternating' }, undefined, 2, 1);
    s.state.phase = 'army';
    s.playAs(0, 'muster reb_luke*1').playAs(1, 'muster emp_vader*1');
    s.playAs(0, 'order reb_luke').playAs(1, 'order emp_vader');
    s.playAs(0, `command 0 ${hand}`).playAs(1, `command 1 ${hand}`, 3, 3);
    expect([s.question, s.asked]).toEqual(['deploy', 1]);
    expect(s.last('initiativeRolled')).toEqual({
      ...{ type: 'initiativeRolled', dice: [3, 3], tied: false, reveals: true },
    });
    // Once all armies lie open, a roll shows nothing new.
    s.play('deploy 1 10000 34000 1800').play('deploy 1 10000 2000 0', 6, 1);
    expect(s.last('initiativeRolled')).toEqual({ type: 'initiativeRolled', dice: [6, 1], tied: false });
  });

  it('TAC-OPT-CMD-04 Forced March is for Infantry alone', () => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'emp_atst', 18000, 10000)
      .unit(0, 'emp_vader', 22000, 10000)
      .unit(1, 'reb_troopers', 18000, 30000);
    Object.assign(at(s.state.players, 0), { commander: 2, strategies: ['forced_march'] });
    s.begin().play('pass').play('pass');
    expect([s.question, s.legal(), s.why('march')]).toEqual(['strategy', ['pass'], 'TAC-OPT-CMD-04']);
  });

  it('TAC-OPT-CMD-04, TAC-OPT-CMD-07 Field Repairs can be played at the end of every round', () => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'emp_vader', 18000, 10000)
      .unit(0, 'emp_atst', 10000, 10000, { hull: 2 })
      .unit(1, 'reb_luke', 18000, 30000);
    Object.assign(at(s.state.players, 0), { commander: 1, strategies: ['field_repairs'] });
    s.begin();
    const rounds: number[] = [];
    while (s.state.round < 3) {
      const legal = s.legal();
      if (legal.includes('mend 2')) rounds.push(s.state.round);
      const isLast = s.state.closing && s.question === 'strategy';
      const next = ['pass', 'end', 'maneuver 0 0'].find((text) => legal.includes(text)) ?? at(legal, 0);
      s.play(next, ...(isLast ? [6, 1] : []));
    }
    expect(rounds).toEqual([1, 2]);
  });

  it('TAC-OPT-CMD-04 every Smoke Screen is a circle of its own on lines of sight', () => {
    const s = plain(scene({ commanders: 'on' }));
    s.state.smoke = [18000, 20000, 9000, 8000];
    expect(sightPieces(s.state).map(({ id, sight, shapes }) => [id, sight, ...shapes])).toEqual([
      ['screen_1', 'cover', circle(18000, 20000, 2000)],
      ['screen_2', 'cover', circle(9000, 8000, 2000)],
    ]);
  });

  it('TAC-OPT-CMD-03, TAC-RULING-01 the Commander of a defender in Cover has the die of the Cover rolled again', () => {
    const s = scene({ commanders: 'on', coverRule: 'defenderDie' }, '36000x36000;smoke:18000,12500,1000')
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 15000)
      .unit(1, 'reb_luke', 16000, 15000);
    at(s.state.players, 1).commander = 3;
    s.begin(6, 1).play('select 1').play('attack blaster_rifles 2', 4, 1);
    expect([s.question, s.asked, s.legal()]).toEqual(['reroll', 1, ['keep', 'rerollDie 1']]);
    const tape = new TapeChance([['cover', 5]]);
    tactical.apply(s.state, 1, { type: 'rerollDie', die: 1 }, tape, keptIn(s.events));
    expect(s.last('dieRerolled')).toMatchObject({ was: 1, die: 6 });
    expect([s.last('attackRolled')?.dice, s.told.includes('missed'), s.question]).toEqual([
      [4, 6],
      true,
      'act',
    ]);
  });
});
