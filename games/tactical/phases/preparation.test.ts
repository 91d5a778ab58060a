import { at, judge, RecordedChance, readOptions } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { layouts } from '../data/tables.ts';
import { travelX, travelY } from '../geometry/measure.ts';
import { tactical } from '../index.ts';
import { options as specs, type TacticalOptions } from '../options.ts';
import { Scene } from '../testing/scene.ts';
import { readTable, tableProblem } from './custom-table.ts';

/** A game from its very beginning. */
function fresh(options: Partial<TacticalOptions> = {}, seats = 2, rules?: number): Scene {
  const s = new Scene(options, undefined, seats, rules);
  const state = tactical.setup(
    readOptions(specs, options, seats) as TacticalOptions,
    seats,
    new RecordedChance([]),
    rules,
  );
  Object.assign(s.state, state);
  return s;
}

describe('a game', () => {
  it('TAC-SET-03, TAC-GEN-01 begins with nothing on the table and nothing agreed on', () => {
    const { options: _, players, ...rest } = fresh({}, 3).state;
    expect(rest).toEqual({
      ...{ rules: 2 },
      ...{ phase: 'era', era: null, table: null, round: 0, first: 0, turn: 0, units: [], active: null },
      ...{ frames: [], timeUp: false, smoke: [], reserves: [], closing: false, ending: null },
    });
    expect(players).toHaveLength(3);
  });

  it('TAC-FAC-01, TAC-TBL-03, TAC-FAC-02 tells what is agreed on, by whom', () => {
    const s = fresh()
      .play('era rebellion')
      .play('table endor')
      .play('faction rebel_alliance')
      .play('faction galactic_empire');
    expect(s.events).toEqual([
      { type: 'eraChosen', seat: 0, era: 'rebellion' },
      { type: 'tableChosen', seat: 0, table: 'endor' },
      { type: 'factionChosen', seat: 0, faction: 'rebel_alliance' },
      { type: 'factionChosen', seat: 1, faction: 'galactic_empire' },
    ]);
    expect(tactical.question(s.state)).toEqual({ kind: 'army', seats: [0, 1], secret: true });
  });
});

describe('what is agreed on', () => {
  it("TAC-SET-01 begins with nothing in anybody's hands", () => {
    expect(fresh().state.players).toEqual(
      [0, 1].map(() => ({
        ...{ faction: null, army: [], slots: [], commander: 0, out: 0, answered: false },
        ...{ strategies: [], played: [], playedIn: 0, rerolledIn: 0 },
      })),
    );
  });

  it('TAC-GEN-01, TAC-FAC-01 is the era first', () => {
    const s = fresh();
    expect(s.legal()).toEqual(['era old_republic', 'era clone_wars', 'era rebellion', 'era force_awakens']);
    expect([s.why('era future'), s.why('table hoth')]).toEqual(['TAC-FAC-01', 'TAC-FAC-01']);
  });

  it('TAC-TBL-03, TAC-SET-03, TAC-TBL-01 then the table with its terrain, before any card', () => {
    const s = fresh().play('era rebellion');
    expect(s.legal()).toHaveLength(10);
    expect(s.why('table moon')).toBe('TAC-TBL-03');
    expect(s.play('table endor').question).toBe('faction');
    const three = fresh({}, 3).play('era rebellion');
    expect(three.legal()).toEqual(['table mustafar', 'table kashyyyk']);
    expect(three.why('table hoth')).toBe('TAC-RULING-30');
  });

  it('TAC-FAC-02, TAC-FAC-03, TAC-FAC-04, TAC-FAC-05, TAC-FAC-06, TAC-RULING-31 then factions of that era', () => {
    const factions = (era: string): string[] => fresh().play(`era ${era}`).play('table hoth').legal();
    const foreign = fresh().play('era rebellion').play('table hoth');
    expect(judge(tactical, foreign.state, 0, { type: 'faction', faction: 'separatists' })).toEqual({
      ...{ clause: 'TAC-FAC-02', params: { era: 'rebellion' } },
    });
    expect(factions('old_republic')).toEqual(['faction or_republic', 'faction sith_empire']);
    expect(factions('clone_wars')).toEqual(['faction galactic_republic', 'faction separatists']);
    expect(factions('rebellion')).toEqual(['faction rebel_alliance', 'faction galactic_empire']);
    expect(factions('force_awakens')).toEqual(['faction resistance', 'faction first_order']);
    expect(fresh().play('era rebellion').play('table hoth').why('faction separatists')).toBe('TAC-FAC-02');
  });

  it('TAC-RULING-30 not the same one for all in teams, though for all alone', () => {
    const lay = (teams: 'off' | 'byFaction') =>
      fresh({ teams })
        .play('era rebellion')
        .play('table hoth')
        .play('faction rebel_alliance')
        .why('faction rebel_alliance');
    expect([lay('off'), lay('byFaction')]).toEqual([null, 'TAC-RULING-30']);
    const four = fresh({ teams: 'byFaction' }, 4).play('era rebellion').play('table mustafar');
    for (let seat = 0; seat < 3; seat++) four.play('faction rebel_alliance');
    expect([four.asked, four.legal()]).toEqual([3, ['faction galactic_empire']]);
    const same = tactical.notation.readAction('faction rebel_alliance');
    expect(judge(tactical, four.state, 3, same)).toEqual({
      ...{ clause: 'TAC-RULING-30', params: { table: '', seats: 4 } },
    });
  });
});

describe('a table of their own', () => {
  const why = (drawing: string, seats = 2): string | null =>
    fresh({}, seats).play('era rebellion').why(`draw ${drawing}`);

  it('TAC-TBL-02, TAC-RULING-34 has three square feet at least', () => {
    expect([why('36000x12000'), why('36000x11999'), why('97000x36000')]).toEqual([
      null,
      'TAC-TBL-02',
      'TAC-TBL-02',
    ]);
  });

  /** What refuses a drawing that cannot be written. */
  const refusalOf = (drawing: object) =>
    judge(tactical, fresh().play('era rebellion').state, 0, { type: 'draw', ...drawing } as never);
  const table = { width: 36000, height: 36000, pieces: [] };

  it('TAC-TBL-02, TAC-GEO-07 is of whole numbers', () => {
    expect(refusalOf(table)).toBeNull();
    for (const size of [0, -36000, 36000.5, 100_000, '36000', null]) {
      const refusal = { clause: 'TAC-TBL-02', params: { piece: '' } };
      expect(refusalOf({ ...table, width: size })).toEqual(refusal);
      expect(refusalOf({ ...table, height: size })).toEqual(refusal);
    }
    const misdrawn = { clause: 'TAC-GEO-07', params: { piece: '' } };
    const rock = ['rock', 18000, 18000, 1000];
    expect(refusalOf({ ...table, pieces: [rock] })).toBeNull();
    for (const piece of [
      ...[rock.slice(0, 3), [...rock, 1000], ['rock'], ['cake', 18000, 18000, 1000], 'rock', null],
      ...[
        ['rock', 18000, 18000.5, 1000],
        ['rock', -1, 18000, 1000],
        ['rock', 18000, 100_000, 1000],
      ],
      ...[['rock', 10000, 10000, 12000, 10000, 12000, 12000, 10000]],
    ])
      expect(refusalOf({ ...table, pieces: [piece] })).toEqual(misdrawn);
    expect(refusalOf({ ...table, pieces: 'none' })).toEqual(misdrawn);
  });

  it('TAC-GEO-07 has sixty pieces at most', () => {
    const pebbles = (count: number) =>
      Array.from({ length: count }, (_, i) => [
        'rock',
        1500 + (i % 12) * 3000,
        6000 + Math.floor(i / 12) * 3000,
        500,
      ]);
    expect(refusalOf({ ...table, pieces: pebbles(60) })).toBeNull();
    expect(refusalOf({ ...table, pieces: pebbles(61) })?.clause).toBe('TAC-GEO-07');
  });

  it('TAC-TBL-04 has two inches between pieces', () => {
    expect(why('36000x36000;rock:10000,10000,1000;rock:14000,10000,1000')).toBeNull();
    expect(why('36000x36000;rock:10000,10000,1000;rock:13999,10000,1000')).toBe('TAC-TBL-04');
    expect(
      why('36000x36000;rock:10000,10000,1000;forest:12999,9000,15000,9000,15000,11000,12999,11000'),
    ).toBe('TAC-TBL-04');
    expect(
      why('36000x36000;rock:10000,10000,1000;forest:13000,9000,15000,9000,15000,11000,13000,11000'),
    ).toBeNull();
    // Two beams across each other: every corner is two inches and more from the other beam.
    const beam = 'rock:10000,17500,26000,17500,26000,18500,10000,18500';
    expect(why(`36000x36000;${beam};rock:17500,10000,18500,10000,18500,26000,17500,26000`)).toBe(
      'TAC-TBL-04',
    );
    expect(why(`36000x36000;${beam};rock:17500,20500,18500,20500,18500,26000,17500,26000`)).toBeNull();
    // A wedge that points at the side of the beam, far from its corners, whichever of them was drawn first.
    const wedge = (tip: number): string => `rock:18000,${tip},20000,24000,16000,24000`;
    expect([why(`36000x36000;${beam};${wedge(20500)}`), why(`36000x36000;${wedge(20500)};${beam}`)]).toEqual([
      ...[null, null],
    ]);
    expect([why(`36000x36000;${beam};${wedge(20499)}`), why(`36000x36000;${wedge(20499)};${beam}`)]).toEqual([
      ...['TAC-TBL-04', 'TAC-TBL-04'],
    ]);
  });

  it('TAC-TBL-03, TAC-GEO-07 has free strips, and convex pieces wholly on it', () => {
    expect(why('36000x36000;rock:10000,4999,1000')).toBe('TAC-TBL-03');
    expect(why('36000x36000;rock:10000,5000,1000')).toBeNull();
    // The west edge is nobody's with two players.
    expect([why('36000x36000;rock:2000,18000,1000'), why('36000x36000;rock:2000,18000,1000', 3)]).toEqual([
      null,
      'TAC-TBL-03',
    ]);
    expect(why('36000x36000;rock:500,18000,1000')).toBe('TAC-GEO-07');
    // Clockwise, and a corner pushed in.
    expect(why('36000x36000;rock:10000,10000,10000,12000,12000,12000,12000,10000')).toBe('TAC-GEO-07');
    expect(why('36000x36000;rock:10000,10000,12000,10000,11000,10500,12000,12000,10000,12000')).toBe(
      'TAC-GEO-07',
    );
  });

  it('TAC-GEO-07, TAC-TBL-03 may touch the edge, but for the strips, and has no corner on a straight side', () => {
    expect([why('36000x36000;rock:1000,18000,1000'), why('36000x36000;rock:35000,18000,1000')]).toEqual([
      null,
      null,
    ]);
    expect(why('36000x36000;rock:18000,1000,1000')).toBe('TAC-TBL-03');
    expect(why('36000x36000;rock:10000,10000,11000,10000,12000,10000,12000,12000,10000,12000')).toBe(
      'TAC-GEO-07',
    );
  });

  it('TAC-GEO-07 has pieces of 12 corners at most', () => {
    // Counter-clockwise, that is by falling headings, on a circle of three inches.
    const corners = (count: number): string =>
      Array.from({ length: count }, (_, i) => Math.round(3600 - (i * 3600) / count))
        .map((angle) => `${18000 + travelX(3000, angle)},${18000 + travelY(3000, angle)}`)
        .join();
    expect([why(`36000x36000;rock:${corners(12)}`), why(`36000x36000;rock:${corners(13)}`)]).toEqual([
      null,
      'TAC-GEO-07',
    ]);
  });

  it('TAC-TBL-02 is refused, and no accident, when its size is none', () => {
    const { state } = fresh().play('era rebellion');
    const clause = (width: unknown): string | undefined =>
      judge(tactical, state, 0, { type: 'draw', width, height: 36000, pieces: [] })?.clause;
    expect([clause(-1), clause(0.5), clause('36000'), clause(36000)]).toEqual([
      ...['TAC-TBL-02', 'TAC-TBL-02', 'TAC-TBL-02'],
      undefined,
    ]);
  });

  it('TAC-RULING-26 leaves every player room for the largest base between the corners; up to version 1 of the rules it need not', () => {
    // From three players on two corners of 4 inches, and 3 inches for a walker between them.
    const why = (width: number, seats: number, rules: number): string | undefined => {
      const { state } = fresh({}, seats, rules).play('era rebellion');
      const draw = { type: 'draw', width, height: 72_000, pieces: [] };
      return judge(tactical, state, 0, draw)?.clause;
    };
    expect([why(10_999, 3, 2), why(11_000, 3, 2), why(10_999, 4, 2), why(6000, 2, 2)]).toEqual([
      ...['TAC-RULING-26', undefined, 'TAC-RULING-26', undefined],
    ]);
    expect(why(6000, 3, 1)).toBeUndefined();
  });

  it('is read from its text, or refused in a sentence', () => {
    expect(() => readTable('hoth')).toThrow('A table begins with its size.');
    for (const shape of ['1000,2000', '1000,2000,3000,4000', '1,2,3,4,5,6,7', '1000,2000,x'])
      expect(() => readTable(`36000x36000;rock:${shape}`)).toThrow('A piece is a circle');
  });

  it('TAC-TER-18 is played on like any other', () => {
    const s = fresh()
      .play('era rebellion')
      .play('draw 36000x24000;rock:10000,12000,1000')
      .play('faction rebel_alliance');
    expect(s.state.table).toBe('36000x24000;rock:10000,12000,1000');
    expect(at(s.state.players, 0).faction).toBe('rebel_alliance');
    expect(s.last('factionChosen')).toEqual({ type: 'factionChosen', seat: 0, faction: 'rebel_alliance' });
  });
});

describe('the tables of the house', () => {
  it.each(layouts.map((layout) => [layout.id, layout] as const))(
    'TAC-TBL-02, TAC-TBL-04 %s meets what is asked of any table',
    (_id, layout) => {
      for (const seats of layout.players) expect(tableProblem(layout, seats)).toBeNull();
    },
  );
});
