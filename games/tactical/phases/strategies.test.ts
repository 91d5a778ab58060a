import { at, judge } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import type { TacticalOptions } from '../options.ts';
import { type Scene, scene } from '../testing/scene.ts';

/** A battle in which the first seat's Commander is its first Unit and holds these cards; its re-rolls are no matter here. */
function holding(
  hand: readonly string[],
  lay: (s: Scene) => Scene,
  options: Partial<TacticalOptions> = {},
): Scene {
  const s = lay(scene({ commanders: 'on', ...options }));
  at(s.state.players, 0).strategies = [...hand];
  at(s.state.players, 0).commander = 1;
  at(s.state.players, 0).rerolledIn = 99;
  return s.begin(6, 1);
}

const plain = (s: Scene): Scene =>
  s
    .unit(0, 'emp_vader', 18000, 10000)
    .unit(0, 'emp_atst', 22000, 10000)
    .unit(1, 'reb_troopers', 18000, 30000);

const stay = (s: Scene, id: number): Scene =>
  s.play(`select ${id}`).play('maneuver 0 0').play('maneuver 0 0').play('end');

/** What refuses an action that cannot be written. */
const refusalOf = (s: Scene, action: object) => judge(tactical, s.state, s.asked, action as never);

describe('the Commander', () => {
  it('TAC-OPT-CMD-02, TAC-OPT-CMD-04 helps nobody once Defeated: no bonus, no cards', () => {
    const fallen = (id: number): Scene => {
      const s = plain(scene({ commanders: 'on' }));
      s.u(id).status = 'defeated';
      at(s.state.players, 0).slots.splice(id - 1, 1);
      at(s.state.players, 0).commander = 1;
      at(s.state.players, 0).strategies = ['seize_initiative'];
      return s;
    };
    // 3 against 3 is a tie without him; 4 against 3 with him, whoever else has fallen.
    const without = fallen(1).begin(3, 3, 1, 2);
    expect([without.state.first, without.question]).toEqual([1, 'select']);
    const withHim = fallen(2).begin(3, 3);
    expect([withHim.state.first, withHim.question]).toEqual([0, 'strategy']);
  });

  it('TAC-OPT-CMD-04 without cards, or with one played this round, nobody is asked', () => {
    expect(holding([], plain).question).toBe('select');
    const s = holding(['seize_initiative', 'change_of_plan', 'forced_march'], plain).play('seize');
    expect([s.question, s.asked]).toEqual(['select', 0]);
  });
});

describe('a moment', () => {
  it('TAC-OPT-CMD-04 is for its own cards, and for those in hand', () => {
    const s = holding(['change_of_plan', 'dig_in'], plain);
    expect(s.legal()).toEqual(['pass']);
    for (const text of ['seize', 'rearrange 2 1', 'digIn', 'march', 'evade', 'reserve', 'end'])
      expect(s.why(text)).toBe('TAC-OPT-CMD-04');
    s.play('pass');
    expect([s.legal(), s.why('smoke 9000 9000')]).toEqual([['pass', 'rearrange 2 1'], 'TAC-OPT-CMD-04']);
    expect(refusalOf(s, { type: 'toString' })?.clause).toBe('TAC-OPT-CMD-04');
  });

  it('TAC-OPT-CMD-07 comes in the order of the initiative, and the later of two who seize it is first', () => {
    const s = plain(scene({ commanders: 'on' }));
    for (const [seat, player] of s.state.players.entries()) {
      player.commander = seat === 0 ? 1 : 3;
      player.strategies = ['seize_initiative'];
    }
    s.begin(2, 5);
    expect(s.asked).toBe(1);
    s.play('seize');
    expect(s.last('strategyPlayed')).toEqual({
      type: 'strategyPlayed',
      seat: 1,
      strategy: 'seize_initiative',
    });
    expect(s.asked).toBe(0);
    s.play('seize');
    expect([s.state.first, s.state.turn, s.asked, s.question]).toEqual([0, 0, 0, 'select']);
  });

  it('TAC-OPT-CMD-04 at the start of a group has Forced March for Infantry alone', () => {
    const s = holding(['forced_march', 'concentrate_fire'], plain).play('pass').play('pass');
    expect(s.legal()).toEqual(['pass', 'march', 'concentrate']);
    s.play('pass');
    stay(s, 1).play('pass');
    stay(s, 3);
    expect([s.legal(), s.why('march')]).toEqual([['pass', 'concentrate'], 'TAC-OPT-CMD-04']);
  });

  it('TAC-OPT-CMD-04 at the end of a group is not for flyers, nor at the end of a round for who has nothing to mend', () => {
    const s = holding(['dig_in'], (each) =>
      each
        .unit(0, 'emp_vader', 3000, 3000)
        .unit(0, 'emp_tie', 18000, 10000, { hull: 1 })
        .unit(1, 'reb_troopers', 18000, 34000),
    );
    s.play('pass').play('pass').play('pass');
    stay(s, 1);
    expect(s.question).toBe('strategy');
    stay(s.play('pass'), 3).play('pass');
    s.play('select 2').play('maneuver 0 3000').play('maneuver 0 3000').play('maneuver 0 3000').play('end');
    // No moment for the group of a flyer; but its Hull can be mended at the end of the round.
    expect(s.state.frames).toEqual([{ kind: 'window', when: 'roundEnd', seats: [0, 1] }]);
    expect(s.legal()).toEqual(['pass']);
    expect(s.play('pass', 6, 1).state.round).toBe(2);
  });

  it('TAC-OPT-CMD-04 is there again at the end of the next round', () => {
    const s = holding(['field_repairs'], (each) =>
      each.unit(0, 'emp_atst', 18000, 2000, { hull: 3 }).unit(1, 'reb_t2b', 18000, 34000, { hull: 2 }),
    );
    const round = (): Scene => {
      s.play('pass').play('pass').play('pass');
      stay(s, 1).play('pass');
      return stay(s, 2);
    };
    expect(round().legal()).toEqual(['pass', 'mend 1']);
    s.play('pass', 6, 1);
    expect(round().legal()).toEqual(['pass', 'mend 1']);
    expect(s.state.round).toBe(2);
    expect([s.why('mend 2'), s.why('mend 9')]).toEqual(['TAC-OPT-CMD-04', 'TAC-OPT-CMD-04']);
    s.play('mend 1', 6, 1);
    expect(s.last('repaired')).toEqual({ type: 'repaired', unit: 1, target: 1, hull: 4 });
    expect(at(s.state.players, 0)).toMatchObject({ strategies: [], played: ['field_repairs'], playedIn: 2 });
  });
});

describe('Change of Plan', () => {
  it('TAC-SET-06 names every card once', () => {
    const s = holding(['change_of_plan'], plain).play('pass');
    for (const text of ['rearrange 1', 'rearrange 1 1', 'rearrange 0 1', 'rearrange 1 2 3'])
      expect(s.why(text)).toBe('TAC-SET-06');
    expect(refusalOf(s, { type: 'rearrange', cards: 'ab' })?.clause).toBe('TAC-SET-06');
    expect(s.why('rearrange 1 2')).toBeNull();
  });
});

describe('Forced March and Concentrate Fire', () => {
  const pair = (s: Scene): Scene =>
    s
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(0, 'emp_storm', 20000, 10000)
      .unit(1, 'reb_troopers', 18000, 15000)
      .unit(1, 'reb_luke', 3000, 34000);

  it('TAC-OPT-CMD-04 helps all of the group, and nobody after it', () => {
    const s = holding(['forced_march'], pair).play('pass').play('pass').play('march');
    s.play('select 1').play('maneuver 1800 4000').play('maneuver 1800 4000').play('end').play('select 2');
    expect([s.why('maneuver 0 4000'), s.why('maneuver 0 4001')]).toEqual([null, 'TAC-MOVE-01']);
    s.play('maneuver 1800 0').play('maneuver 1800 0').play('end').play('select 3');
    expect(s.why('maneuver 0 3001')).toBe('TAC-MOVE-01');
  });

  it('TAC-OPT-CMD-04 adds one to the Targeting of every Ranged Attack of the group', () => {
    const s = holding(['concentrate_fire'], pair).play('pass').play('pass').play('concentrate');
    s.play('select 1').play('attack blaster_rifles 3', 2, 6);
    expect(s.last('attackRolled')?.total).toBe(2 + 1 + 1);
    s.play('maneuver 0 0').play('maneuver 0 0').play('end').play('select 2');
    expect(s.state.active).toMatchObject({ fire: true, march: false });
    s.play('attack blaster_rifles 3', 2, 6);
    expect(s.last('attackRolled')?.total).toBe(2 + 1 + 1);
    s.play('maneuver 0 0').play('maneuver 0 0').play('end').play('select 3');
    s.play('attack blaster_rifles 1', 2);
    expect(s.last('attackRolled')?.total).toBe(2 + 1);
  });
});

describe('Dig In', () => {
  it('TAC-OPT-CMD-04 gives one more to the defence of those who stand where they began, until they act', () => {
    const s = holding(['dig_in'], (each) =>
      each
        .unit(0, 'emp_storm', 18000, 10000)
        .unit(0, 'emp_storm', 20000, 10000)
        .unit(1, 'reb_troopers', 18000, 15000),
    );
    s.play('pass').play('pass').play('pass');
    stay(s, 1).play('select 2').play('maneuver 0 500').play('maneuver 0 500').play('end').play('digIn');
    expect([s.u(1).dugIn, s.u(2).dugIn, s.u(3).dugIn]).toEqual([true, false, false]);
    s.play('select 3').play('attack blaster_rifles 2', 4, 4);
    // The squad that moved: 4 + 1; the other would have 4 + 1 + 1.
    expect(s.last('defenceRolled')).toMatchObject({ total: 5, power: 5 });
    s.play('maneuver 2700 3000').play('maneuver 2700 3000').play('end', 6, 1).play('select 1');
    expect(s.u(1).dugIn).toBe(false);
  });
});

describe('Smoke Screen', () => {
  it('TAC-GEO-01 lies wholly on the table, and centred on no base', () => {
    const s = holding(['smoke_screen'], plain).play('pass');
    const spots: readonly (readonly [string, string | null])[] = [
      ['2000 2000', null],
      ['34000 34000', null],
      ['1999 2000', 'TAC-GEO-01'],
      ['2000 1999', 'TAC-GEO-01'],
      ['34001 2000', 'TAC-GEO-01'],
      ['2000 34001', 'TAC-GEO-01'],
      ['18000 30000', 'TAC-GEO-01'],
      // Rebel Troopers have a base of half an inch.
      ['18000 30500', 'TAC-GEO-01'],
      ['18000 30501', null],
      ['18500 30000', 'TAC-GEO-01'],
      ['18501 30000', null],
    ];
    for (const [spot, clause] of spots) expect(s.why(`smoke ${spot}`)).toBe(clause);
    expect(refusalOf(s, { type: 'smoke', x: 9000.5, y: 9000 })?.clause).toBe('TAC-GEO-01');
    expect(refusalOf(s, { type: 'smoke', x: 9000, y: 9000.5 })?.clause).toBe('TAC-GEO-01');
    expect(s.legal('smoke')).toEqual(['smoke 21000 30000']);
    s.u(3).status = 'defeated';
    expect(s.why('smoke 18000 30000')).toBeNull();
  });

  it('TAC-ATK-12, TAC-OPT-CMD-04 gives Cover until the round is over', () => {
    const s = holding(['smoke_screen'], (each) =>
      each.unit(0, 'emp_storm', 18000, 10000).unit(1, 'reb_troopers', 18000, 17000),
    );
    s.play('pass').play('smoke 18000 13500');
    expect(s.last('smokeLaid')).toEqual({ type: 'smokeLaid', x: 18000, y: 13500 });
    s.play('select 1').play('attack blaster_rifles 2', 5, 2);
    expect(s.last('attackRolled')).toMatchObject({ cover: true, dice: [5, 2], roll: 2 });
    s.play('maneuver 0 0').play('maneuver 0 0').play('end');
    expect(s.state.smoke).toEqual([18000, 13500]);
    stay(s.play('select 2').play('maneuver 0 0').play('maneuver 0 0').play('end', 6, 1), 1);
    expect(s.state.smoke).toEqual([]);
    s.play('select 2').play('attack blaster_rifles 1', 2);
    expect(s.last('attackRolled')).toMatchObject({ cover: false, dice: [2] });
  });
});
