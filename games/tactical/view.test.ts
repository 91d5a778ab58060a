import { at, SeededChance, sameJson } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { cardOf } from './data/cards.ts';
import { tactical } from './index.ts';
import { type Scene, scene } from './testing/scene.ts';

describe('what a seat knows', () => {
  it('is nothing of the other army before it is revealed, but that it is ready', () => {
    const s = scene();
    s.state.phase = 'army';
    s.playAs(0, 'army reb_echo').playAs(1, 'army emp_fist');
    s.playAs(
      0,
      `order ${at(s.state.players, 0)
        .army.map(([card]) => card)
        .join(' ')}`,
    );
    const seen = tactical.view(s.state, 1);
    expect(at(seen.players, 0)).toMatchObject({ army: null, answered: true, faction: 'rebel_alliance' });
    expect(JSON.stringify(seen)).not.toContain('reb_luke');
    expect(JSON.stringify(tactical.view(s.state, 'spectator'))).not.toContain('emp_vader');
    expect(JSON.stringify(tactical.view(s.state, 'everything'))).toContain('reb_luke');
  });

  it('is everything afterwards, but for Strategy cards in hand', () => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'reb_luke', 18000, 10000)
      .unit(1, 'emp_storm', 18000, 30000);
    at(s.state.players, 0).strategies = ['dig_in'];
    s.begin();
    expect(tactical.view(s.state, 1).units).toEqual(s.state.units);
    expect(tactical.view(s.state, 1).frames).toEqual(s.state.frames);
    expect(s.state.active).not.toBeNull();
    expect(tactical.view(s.state, 1).active).toEqual(s.state.active);
    expect(at(tactical.view(s.state, 1).players, 0)).toMatchObject({ strategies: null, strategyCount: 1 });
    expect(at(tactical.view(s.state, 0).players, 0).strategies).toEqual(['dig_in']);
  });

  it.each([['simultaneous'], ['alternating']] as const)(
    'fits a world dealt from it while Units are placed: %s',
    (deployment) => {
      const chance = new SeededChance(deployment);
      const s = scene({ deployment });
      s.state.phase = 'army';
      while (s.state.round === 0) {
        const { seats } = tactical.question(s.state);
        const seat = at(seats, chance.draw('seat', seats.length));
        const actions = tactical.legal(s.state, seat);
        tactical.apply(s.state, seat, at(actions, chance.draw('action', actions.length)), chance);
        for (const viewer of [0, 1]) {
          const seen = tactical.view(s.state, viewer);
          expect(sameJson(tactical.view(tactical.redeal(seen, viewer, chance), viewer), seen)).toBe(true);
        }
      }
      expect(s.state.units.length).toBeGreaterThan(10);
    },
  );
});

describe('a world dealt while Units are placed in turns', () => {
  /** Seat 1 has placed these, and has some more. */
  function placed(...cards: readonly string[]) {
    const s = scene({ deployment: 'alternating' });
    for (const [i, card] of cards.entries()) s.unit(1, card, 3000 * i + 2000, 34000);
    Object.assign(s.state, { phase: 'deploy', turn: 1 });
    at(s.state.players, 1).slots = [];
    return tactical.redeal(tactical.view(s.state, 0), 0, new SeededChance('placed'));
  }

  it('TAC-SET-01, TAC-RULING-26 has one Unit more of a new card that the points allow', () => {
    const world = placed('emp_storm');
    expect(at(world.players, 1).army).toEqual([
      ['emp_storm', 1],
      ['emp_scout', 1],
    ]);
    expect(world.units.map(({ id, card, status }) => [id, card, status])).toEqual([
      [1, 'emp_storm', 'deployed'],
      [2, 'emp_scout', 'reserve'],
    ]);
  });

  it('TAC-SET-01 or one more of the last, when no new card is cheap enough', () => {
    // Four times 22 and 9 are 97 of 100 points; no other card costs 3.
    const world = placed('emp_atat', 'emp_atat', 'emp_atat', 'emp_atat', 'emp_atst');
    expect(at(world.players, 1).army).toEqual([
      ['emp_atat', 4],
      ['emp_atst', 2],
    ]);
    expect(world.units.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('TAC-RULING-26 has its Units in the order of the seats', () => {
    const s = scene().unit(1, 'emp_storm', 18000, 34000);
    s.state.phase = 'deploy';
    const { units } = tactical.redeal(tactical.view(s.state, 1), 1, new SeededChance('order'));
    const seats = units.map(({ seat }) => seat);
    expect(seats.length).toBeGreaterThan(1);
    expect(seats).toEqual(seats.toSorted((a, b) => a - b));
    expect(seats.at(-1)).toBe(1);
  });
});

describe('a world dealt while armies are chosen', () => {
  /** The armies that the first seat deals itself. */
  const dealt = (s: Scene): number[] =>
    tactical
      .redeal(tactical.view(s.state, 0), 0, new SeededChance('chosen'))
      .players.map(({ army }) => army.reduce((sum, [card, count]) => sum + cardOf(card).cost * count, 0));

  it('TAC-SET-01 has an army of 100 points for who has chosen one, and for nobody else', () => {
    const s = scene({}, undefined, 3);
    s.state.phase = 'army';
    expect(dealt(s)).toEqual([0, 0, 0]);
    s.playAs(1, 'muster emp_storm*1');
    expect(dealt(s)).toEqual([0, 100, 0]);
    s.playAs(2, 'muster reb_luke*1');
    s.surrender(1);
    expect(dealt(s)).toEqual([0, 0, 100]);
  });

  it.each(['era', 'table', 'faction'] as const)('TAC-SET-01 has none before that: %s', (phase) => {
    const s = scene();
    s.state.phase = phase;
    expect(dealt(s)).toEqual([0, 0]);
  });

  it('TAC-RULING-27 has none for who is left when all others have surrendered before the battle', () => {
    const s = scene();
    s.state.phase = 'army';
    s.playAs(1, 'muster emp_storm*1');
    s.surrender(0);
    expect([s.state.phase, dealt(s)]).toEqual(['over', [0, 0]]);
  });

  it('TAC-RULING-26 is the one that was revealed when all others surrender before the first initiative', () => {
    const s = scene().unit(0, 'reb_luke', 18000, 2000).unit(1, 'emp_storm', 18000, 34000);
    s.state.phase = 'initiative';
    for (const player of s.state.players) player.answered = true;
    s.surrender(0);
    const world = tactical.redeal(tactical.view(s.state, 0), 0, new SeededChance('open'));
    expect([s.state.phase, world.units.filter(({ seat }) => seat === 1)]).toEqual(['over', [s.u(2)]]);
    expect(tactical.census(world)).toEqual(tactical.census(s.state));
  });
});

describe('what a seat makes of an army that is placed in turns', () => {
  /** Units of the first seat that lie open, some of them not placed yet; what the second seat deals from that. */
  function dealt(
    units: readonly (readonly [card: string, placed: boolean])[],
    answered = false,
    rules = 2,
  ): { readonly army: unknown; readonly units: readonly unknown[] } {
    const s = scene({ deployment: 'alternating' }, undefined, 2, rules);
    for (const [index, [card]] of units.entries()) s.unit(0, card, 3000 + index * 1500, 2000);
    for (const unit of s.state.units) if (!at(units, unit.id - 1)[1]) unit.status = 'reserve';
    s.state.phase = 'deploy';
    s.state.turn = 0;
    at(s.state.players, 0).answered = answered;
    const state = tactical.redeal(tactical.view(s.state, 1), 1, new SeededChance('army'));
    return {
      army: at(state.players, 0).army,
      units: state.units.map(({ id, card, status }) => `${id} ${card} ${status}`),
    };
  }

  const times = (count: number, card: string): (readonly [string, boolean])[] =>
    Array.from({ length: count }, () => [card, true] as const);

  it('TAC-RULING-26 has the Units that are missing before the last one seen, up to version 1 of the rules', () => {
    const old = (units: readonly (readonly [string, boolean])[]) => dealt(units, false, 1);
    expect(
      old([
        ['reb_ewoks', false],
        ['reb_ewoks', true],
        ['reb_luke', false],
      ]),
    ).toEqual({
      army: [['reb_ewoks', 2]],
      units: ['1 reb_ewoks reserve', '2 reb_ewoks deployed'],
    });
    expect(
      old([
        ['reb_ewoks', true],
        ['reb_luke', false],
        ['reb_luke', true],
      ]),
    ).toMatchObject({
      units: ['1 reb_ewoks deployed', '2 reb_luke reserve', '3 reb_luke deployed'],
    });
  });

  it('TAC-RULING-26, TAC-SET-01 has some card more while its owner is not ready', () => {
    // The first card of the faction that is not seen yet.
    expect(dealt(times(2, 'reb_ewoks')).army).toEqual([
      ['reb_ewoks', 2],
      ['reb_troopers', 1],
    ]);
    expect(dealt(times(1, 'reb_troopers')).army).toEqual([
      ['reb_troopers', 1],
      ['reb_commandos', 1],
    ]);
    expect(dealt(times(2, 'reb_ewoks'), true).army).toEqual([['reb_ewoks', 2]]);
  });

  it('TAC-SET-01, TAC-RULING-28 has only what the points allow, or else one more of a card that may be there again', () => {
    // 6 * 14 + 13 = 97: of all cards only the Ewoks cost no more than 3.
    const nearly = [...times(6, 'reb_xwing'), ...times(1, 'reb_luke')];
    expect(dealt(nearly).army).toEqual([
      ['reb_xwing', 6],
      ['reb_luke', 1],
      ['reb_ewoks', 1],
    ]);
    // 2 * 8 + 5 * 14 + 13 = 99: nothing costs 1, and there is one Luke.
    const full = [...times(2, 'reb_t47'), ...times(5, 'reb_xwing'), ...times(1, 'reb_luke')];
    expect(dealt(full).army).toEqual([
      ['reb_t47', 2],
      ['reb_xwing', 6],
      ['reb_luke', 1],
    ]);
  });

  it('TAC-RULING-26 lies in the order of seats and numbers', () => {
    const s = scene({ deployment: 'alternating' }, undefined, 2, 1)
      .unit(0, 'reb_ewoks', 3000, 2000)
      .unit(0, 'reb_ewoks', 5000, 2000);
    s.u(1).status = 'reserve';
    s.unit(1, 'emp_storm', 3000, 34000).unit(1, 'emp_storm', 5000, 34000);
    for (const id of [3, 4]) s.u(id).id -= 2;
    s.state.phase = 'deploy';
    const state = tactical.redeal(tactical.view(s.state, 1), 1, new SeededChance('army'));
    expect(state.units.map(({ seat, id }) => [seat, id])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
    ]);
  });
});
