import { describe, expect, it } from 'vitest';
import { costOf } from '../phases/armies.ts';
import { room } from '../room.ts';
import { armies } from './armies.ts';
import { cardOf, cards } from './cards.ts';
import { eras, factions } from './eras.ts';
import { strategies } from './strategies.ts';
import { layouts } from './tables.ts';

describe('the cards', () => {
  it('are 112 of eight factions and none', () => {
    expect(cards).toHaveLength(112);
    const of = (faction: string | null): number => cards.filter((card) => card.faction === faction).length;
    expect(['or_republic', 'sith_empire', 'galactic_republic', 'separatists'].map(of)).toEqual([
      9, 10, 16, 17,
    ]);
    expect(['rebel_alliance', 'galactic_empire', 'resistance', 'first_order'].map(of)).toEqual([
      17, 15, 11, 10,
    ]);
    expect(of(null)).toBe(7);
  });

  it('TAC-TYPE-01, TAC-TYPE-02, TAC-TYPE-17, TAC-CARD-05 are each of one type, and many of some subtypes', () => {
    expect(cards.filter(({ type }) => type === 'Infantry')).toHaveLength(50);
    expect(cards.filter(({ type, defense }) => type === 'Infantry' && defense.value === 0)).toHaveLength(32);
    expect(cards.every(({ base, type }) => base > 0 && ['Flying', 'Ground', 'Infantry'].includes(type))).toBe(
      true,
    );
  });

  it('TAC-TYPE-05, TAC-TYPE-10, TAC-TYPE-12, TAC-TYPE-18, TAC-TYPE-19, TAC-TYPE-21, TAC-TYPE-22, TAC-TYPE-23 name subtypes that do nothing by themselves', () => {
    const having = (subtype: string): number =>
      cards.filter(({ subtypes }) => subtypes.includes(subtype as never)).length;
    expect(['Bomber', 'Artillery', 'Jedi', 'Sith'].map(having)).toEqual([5, 2, 7, 5]);
    expect(having('Repulsorlift')).toBeGreaterThan(0);
    // A Bomber or Artillery Unit has weapons for what it does, and no ability for its name.
    expect(Object.keys(cardOf('emp_tiebomb').abilities)).toEqual([]);
    expect(Object.keys(cardOf('reb_mptl').abilities)).toEqual([]);
  });

  it('TAC-BASE-03, TAC-BASE-12 have a pointer unless they are Infantry', () => {
    expect(cards.every(({ pointer, type }) => pointer === (type !== 'Infantry'))).toBe(true);
  });

  it('TAC-BASE-05 show their faction by the colour of the ring', () => {
    const rings = Object.values(factions).map(({ ring }) => ring);
    expect(new Set(rings).size).toBe(8);
    expect(eras.flatMap((era) => era.factions).sort()).toEqual(Object.keys(factions).sort());
  });

  it('TAC-CARD-07, TAC-CARD-08, TAC-CARD-10 print what they print', () => {
    const { weapons, ...atat } = cardOf('emp_atat');
    expect(atat).toMatchObject({
      ...{
        cost: 22,
        hull: 7,
        base: 1500,
        evade: { kind: 'Maneuver', value: 2 },
        defense: { kind: 'Armor', value: 5 },
      },
      ...{
        clear: { maneuvers: 2, min: 0, max: 2 },
        abilities: { transport: { capacity: 3 }, slowTurn: { maxTurn: 225 } },
      },
    });
    expect(
      weapons.map(({ id, range, targeting, power, maxTargets }) => [id, range, targeting, power, maxTargets]),
    ).toEqual([
      ['heavy_lasers', 14, 1, 9, 1],
      ['medium_blasters', 9, 1, 6, 1],
      ['trample', null, 2, 8, 2],
    ]);
    expect(cardOf('reb_mptl').difficult).toBeNull();
    expect(cardOf('reb_xwing').difficult).toEqual({ maneuvers: 3, min: 2, max: 5 });
  });

  it('have 28 weapons of Attack Runs, and ids of their own', () => {
    expect(cards.flatMap(({ weapons }) => weapons).filter(({ attackRun }) => attackRun)).toHaveLength(28);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(112);
    for (const { weapons } of cards) expect(new Set(weapons.map(({ id }) => id)).size).toBe(weapons.length);
  });
});

describe('armies, tables and Strategy cards', () => {
  it('are 18 armies of exactly 100 points', () => {
    expect(armies).toHaveLength(18);
    for (const { cards: list } of armies) expect(costOf(list)).toBe(100);
  });

  it('are ten tables with so many pieces', () => {
    expect(layouts.map(({ id, pieces }) => [id, pieces.length])).toEqual([
      ...[
        ['hoth', 11],
        ['endor', 13],
        ['geonosis', 13],
        ['tatooine', 15],
        ['mustafar', 17],
      ],
      ...[
        ['naboo', 13],
        ['tython', 13],
        ['jakku', 13],
        ['scarif', 9],
        ['kashyyyk', 21],
      ],
    ]);
    expect(layouts.filter(({ players }) => players.includes(4)).map(({ id }) => id)).toEqual([
      'mustafar',
      'kashyyyk',
    ]);
  });

  it('TAC-CMD-01 are ten Strategy cards, of the module alone', () => {
    expect(new Set(strategies).size).toBe(10);
  });

  it('TAC-GEN-03 are free: the game has no price anywhere', () => {
    expect(JSON.stringify(room)).not.toMatch(/€|\$\d|price/i);
  });
});
