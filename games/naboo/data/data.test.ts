import { at } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { actions, cards, decks, wholeDeck } from './cards.ts';
import { blockFaces, hitFaces, riposteFace } from './dice.ts';
import { sees } from './sight.ts';
import {
  inThroneRoom,
  isPassable,
  neighbours,
  onPlains,
  spaceCount,
  spaceId,
  spaceOf,
  spaces,
  stagingZone,
  windowsAbove,
} from './spaces.ts';
import { startingPieces } from './start.ts';
import { controlShip, grids, slots, starfighters } from './track.ts';
import { units } from './units.ts';

/** The pieces of a unit at the set-up by id. */
function idsOf(unit: string): string[] {
  return startingPieces.filter((piece) => at(units, piece.unit).id === unit).map(({ id }) => id);
}

/** Where a piece stands at the set-up. */
function start(id: string): string {
  return spaceId(startingPieces.find((piece) => piece.id === id)?.space ?? -1);
}

/** The chart of a unit in few words: side, movement, range, strength, bonus. */
function chart(id: string) {
  const found = units.find((unit) => unit.id === id);
  return [found?.move, found?.range, found?.strength, found?.bonus];
}

function dice(id: string) {
  const found = units.find((unit) => unit.id === id);
  return [found?.red, found?.gray, found?.green, found?.gold, found?.blue];
}

function known(id: string): number {
  return spaceOf(id) as number;
}

describe('pieces', () => {
  test('NAB-COMP-01 NAB-RULING-38 the Trade Federation', () => {
    expect(idsOf('battleDroidGroup').length * 4 + idsOf('battleDroid').length).toBe(65);
    expect(idsOf('destroyerDroidGroup').length * 2 + idsOf('destroyerDroid').length).toBe(12);
    expect(['aat', 'mtt', 'darthMaul', 'viceroy'].map((unit) => idsOf(unit).length)).toEqual([4, 3, 1, 2]);
  });

  test('NAB-COMP-02 Naboo', () => {
    expect([idsOf('gungan').length * 3, idsOf('kaadu').length * 2]).toEqual([27, 8]);
    const singles = [
      'palaceGuard',
      'redQueen',
      'purpleQueen',
      'captainPanaka',
      'quiGon',
      'obiWan',
      'fambaa',
      'catapult',
    ];
    expect(singles.map((unit) => idsOf(unit).length)).toEqual([21, 1, 1, 1, 1, 1, 2, 3]);
  });

  test('NAB-OBJ-02 NAB-OBJ-03 what droids are', () => {
    expect(units.filter(({ droid }) => droid).map(({ id }) => id)).toEqual([
      'battleDroidGroup',
      'destroyerDroidGroup',
      'aat',
      'mtt',
      'battleDroid',
      'destroyerDroid',
    ]);
  });

  test('NAB-SETUP-02 NAB-SETUP-03 NAB-SETUP-04 NAB-SETUP-05 Naboo on the plains', () => {
    expect(idsOf('gungan').map(start)).toEqual(
      ['4-2', '4-3', '4-4', '4-5', '4-6', '4-7', '4-8', '5-1', '5-8'].map((hex) => `bf-${hex}`),
    );
    expect(idsOf('kaadu').map(start)).toEqual(['bf-5-4', 'bf-5-5', 'bf-6-1', 'bf-6-9']);
    expect(idsOf('catapult').map(start)).toEqual(['bf-6-3', 'bf-6-5', 'bf-6-7']);
    expect(idsOf('fambaa').map(start)).toEqual(['bf-5-2', 'bf-5-7']);
  });

  test('NAB-SETUP-06 NAB-SETUP-07 NAB-SETUP-08 NAB-SETUP-09 the droid army', () => {
    expect([idsOf('battleDroidGroup').length, start('BD1'), start('BD11')]).toEqual([11, 'bf-2-1', 'bf-1-7']);
    expect(idsOf('destroyerDroidGroup').map(start)).toEqual(['bf-2-3', 'bf-2-7', 'bf-1-0', 'bf-1-9']);
    expect(idsOf('aat').map(start)).toEqual(['bf-1-1', 'bf-1-3', 'bf-1-6', 'bf-1-8']);
    expect(idsOf('mtt').map(start)).toEqual(['bf-0-2', 'bf-0-5', 'bf-0-8']);
  });

  test('NAB-SETUP-11 NAB-SETUP-12 NAB-SETUP-13 NAB-SETUP-14 NAB-SETUP-15 NAB-SETUP-18 NAB-SETUP-21 those with a name', () => {
    const named = ['ObiWan', 'QuiGon', 'RedQueen', 'PurpleQueen', 'Panaka', 'Maul', 'VR1', 'VR2'];
    expect(named.map(start)).toEqual([
      'gc-07',
      'gc-06',
      'gb-2-10',
      'gb-4-10',
      'gb-3-9',
      'gc-08',
      'f3-2-0',
      'f3-4-0',
    ]);
  });

  test('NAB-SETUP-16 guards on the first floor and the courtyard', () => {
    const floors = idsOf('palaceGuard').map((id) => start(id).slice(0, 2));
    expect([
      floors.filter((area) => area === 'f1').length,
      floors.filter((area) => area === 'gb').length,
    ]).toEqual([6, 15]);
  });

  test('NAB-SETUP-19 NAB-SETUP-20 droids on all three floors', () => {
    const count = (unit: string, floor: string): number =>
      idsOf(unit).filter((id) => start(id).startsWith(floor)).length;
    expect(['f1', 'f2', 'f3'].map((floor) => count('battleDroid', floor))).toEqual([9, 6, 6]);
    expect(['f1', 'f2', 'f3'].map((floor) => count('destroyerDroid', floor))).toEqual([1, 1, 2]);
  });

  test('NAB-COMP-10 NAB-PAL-01 NAB-BF-06 NAB-BF-07 NAB-RANGE-03 NAB-JEDI-02 movement and range', () => {
    expect(['gungan', 'kaadu', 'catapult', 'fambaa'].map(chart)).toEqual([
      [1, 1, 3, 1],
      [2, 1, 2, 1],
      [1, 3, 4, 1],
      [0, 0, 5, 1],
    ]);
    expect(['battleDroidGroup', 'destroyerDroidGroup', 'aat', 'mtt'].map(chart)).toEqual([
      [1, 1, 4, 1],
      [2, 2, 2, 1],
      [1, 2, 4, 1],
      [1, 1, 5, 1],
    ]);
    expect(
      ['palaceGuard', 'redQueen', 'purpleQueen', 'captainPanaka', 'battleDroid', 'destroyerDroid'].map(chart),
    ).toEqual([
      [4, 'sight', 1, 0],
      [4, 'sight', 4, 0],
      [4, 'sight', 4, 0],
      [4, 'sight', 4, 1],
      [4, 'sight', 1, 0],
      [4, 'sight', 1, 0],
    ]);
  });

  test('NAB-DMG-01 NAB-DMG-02 NAB-BONUS-12 NAB-BONUS-13 NAB-BONUS-14 NAB-BONUS-15 duellists and what their death brings', () => {
    expect(['quiGon', 'obiWan', 'darthMaul'].map(chart)).toEqual([
      [12, 'adjacent', 8, 3],
      [12, 'adjacent', 7, 3],
      [12, 'adjacent', 10, 5],
    ]);
    expect(
      units.filter(({ bonus, theatre }) => theatre === 'palace' && bonus > 0).map(({ id }) => id),
    ).toEqual(['captainPanaka', 'quiGon', 'obiWan', 'darthMaul']);
  });

  test('NAB-ATT-05 NAB-JEDI-03 NAB-RIP-01 dice: red, gray; green, gold, blue', () => {
    expect(Object.fromEntries(units.map(({ id }) => [id, dice(id)]))).toEqual({
      gungan: [0, 1, 0, 0, 0],
      kaadu: [1, 0, 0, 0, 1],
      catapult: [3, 1, 0, 1, 0],
      fambaa: [0, 0, 0, 1, 1],
      battleDroidGroup: [0, 1, 0, 0, 0],
      destroyerDroidGroup: [2, 0, 0, 0, 2],
      aat: [4, 2, 0, 1, 0],
      mtt: [0, 2, 0, 0, 1],
      palaceGuard: [0, 1, 0, 0, 0],
      redQueen: [1, 0, 0, 0, 1],
      purpleQueen: [1, 0, 0, 0, 1],
      captainPanaka: [1, 0, 0, 0, 1],
      quiGon: [3, 0, 1, 0, 1],
      obiWan: [3, 0, 1, 0, 1],
      darthMaul: [3, 0, 1, 1, 0],
      battleDroid: [0, 1, 0, 0, 0],
      destroyerDroid: [2, 0, 0, 0, 2],
      viceroy: [0, 0, 0, 0, 0],
    });
  });
});

describe('cards and dice', () => {
  test('NAB-COMP-03 NAB-SETUP-23 four decks of 45', () => {
    expect(decks.map(({ id }, deck) => [id, wholeDeck(deck).length])).toEqual([
      ['nabooBattlefield', 45],
      ['nabooPalace', 45],
      ['tradeBattlefield', 45],
      ['tradePalace', 45],
    ]);
    expect(decks.map((_, deck) => cards.filter((card) => card.deck === deck).length)).toEqual([
      12, 17, 13, 12,
    ]);
  });

  test('NAB-SPACE-03 15 Naboo Battlefield cards offer Anakin, 9 of the Trade Federation a Starfighter card', () => {
    const copiesWith = (type: string): number =>
      cards
        .filter((card) => card.actions.some(({ effect }) => effect.type === type))
        .reduce((sum, { copies }) => sum + copies, 0);
    expect(
      ['moveAnakin', 'drawStarfighter', 'moveToPalace', 'activateDroids', 'recover'].map(copiesWith),
    ).toEqual([15, 9, 6, 4, 2]);
    expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
  });

  test('NAB-COMP-05 NAB-COMP-06 NAB-DICE-01 NAB-DICE-02 NAB-DICE-03 NAB-RIP-03 the sides of the dice', () => {
    expect(hitFaces).toEqual({ red: [2, 2, 1, 1, 0, 0], gray: [1, 1, 1, 0, 0, 0] });
    expect(blockFaces).toEqual({
      green: [2, 1, 1, 0, 0, 0],
      gold: [2, 2, 1, 1, 0, 0],
      blue: [1, 1, 1, 0, 0, 0],
    });
    expect(blockFaces.green[riposteFace]).toBe(0);
  });

  test('NAB-COMP-04 NAB-SPACE-01 NAB-SPACE-02 NAB-SF-05 grids and Starfighter cards', () => {
    expect([grids.length, controlShip, slots[0], slots.length]).toEqual([5, 5, 2, 11]);
    expect(grids.map(({ dice, printed }) => [dice, ...printed])).toEqual([
      [2, 3, 11],
      [2, 4, 10],
      [2, 5, 9],
      [2, 3, 4, 10, 11],
      [2, 4, 5, 9, 10],
    ]);
    expect(starfighters.map((card) => card.dice)).toEqual([2, 2, 2, 3, 3, 3, 4, 4]);
  });
});

describe('boards', () => {
  test('NAB-HALF-01 NAB-HALF-02 84 hexes of the plains, and no half spaces among them', () => {
    expect(onPlains.filter(Boolean)).toHaveLength(84);
    expect(spaceOf('bf-half-1-W')).toBeUndefined();
    expect(neighbours[known('bf-1-0')]?.map(spaceId)).toEqual([
      'bf-1-1',
      'bf-0-0',
      'bf-0-1',
      'bf-2-0',
      'bf-2-1',
    ]);
  });

  test('NAB-SHIELD-01 12 shield hexes, and no inside hex touches an outside one', () => {
    expect(spaces.filter(({ zone }) => zone === 'shield')).toHaveLength(12);
    const touching = spaces.flatMap(({ zone }, space) =>
      zone === 'inside' ? (neighbours[space] ?? []).filter((other) => spaces[other]?.zone === 'outside') : [],
    );
    expect(touching).toEqual([]);
  });

  test('NAB-SETUP-10 NAB-RULING-17 NAB-RULING-19 three floors, courtyard and core', () => {
    const areas = ['f1', 'gb', 'f2', 'f3', 'gc'].map(
      (area) => spaces.filter(({ id }) => id.startsWith(area)).length,
    );
    expect(areas.reduce((sum, count) => sum + count, 0)).toBe(237);
    expect(areas[4]).toBe(17);
    expect(spaceOf('f3-0-0')).toBeUndefined();
    expect(['f1-2-3', 'f3-3-0', 'f1-1-0', 'gb-3-14'].map((id) => isPassable(known(id)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('NAB-THRONE-01 NAB-STAGE-01 NAB-LEDGE-12 special spaces', () => {
    expect(spaces.filter((_, space) => inThroneRoom[space] && isPassable(space))).toHaveLength(15);
    expect(stagingZone.map(spaceId).toSorted()).toEqual([
      'f1-0-0',
      'f1-0-1',
      'f1-1-1',
      'f1-5-1',
      'f1-6-0',
      'f1-6-1',
    ]);
    expect(windowsAbove[known('f1-0-2')]?.map(spaceId)).toEqual(['f2-0-2']);
    expect(windowsAbove[known('f2-6-8')]?.map(spaceId)).toEqual(['f1-6-8', 'f3-6-8']);
    expect(windowsAbove.filter((others) => others.length > 0)).toHaveLength(16);
  });

  /** Steps from a space to the throne room on empty boards, with or without windows. */
  function stepsToThrone(from: string, ledge: boolean): number {
    const steps = new Map([[known(from), 0]]);
    for (const [space, count] of steps) {
      if (inThroneRoom[space]) return count;
      const next = [...(neighbours[space] ?? []), ...(ledge ? (windowsAbove[space] ?? []) : [])];
      for (const other of next)
        if (!steps.has(other) && !spaceId(other).startsWith('gc')) steps.set(other, count + 1);
    }
    return -1;
  }

  test('NAB-STAIR-01 NAB-DOOR-04 NAB-LEDGE-04 from the portal to the throne room: 26 steps by stairs, 10 with windows', () => {
    expect([stepsToThrone('gb-3-9', false), stepsToThrone('gb-3-9', true)]).toEqual([26, 10]);
  });

  test('NAB-CORE-03 NAB-CORE-04 the core is a graph', () => {
    expect(neighbours[known('gc-08')]?.map(spaceId)).toEqual(['gc-06', 'gc-07', 'gc-09']);
    expect(neighbours[known('gc-11')]?.map(spaceId)).toEqual(['gc-10', 'gc-12']);
    expect(neighbours[known('gc-01')]?.map(spaceId)).toEqual(['gc-02', 'gc-03', 'gb-3-14']);
  });

  test('NAB-LOS-03 NAB-LOS-04 NAB-LOS-12 NAB-RULING-16 at the set-up 1,544 of all pairs see each other, both ways', () => {
    const board = new Int16Array(spaceCount).fill(-1);
    startingPieces.forEach(({ space }, piece) => {
      board[space] = piece;
    });
    const floors = spaces.flatMap(({ level }, space) => (level >= 0 && isPassable(space) ? [space] : []));
    let seen = 0;
    let unequal = 0;
    for (const a of floors)
      for (const b of floors)
        if (a < b) {
          if (sees(board, a, b, true)) seen++;
          if (sees(board, a, b, true) !== sees(board, b, a, true)) unequal++;
        }
    expect([seen, unequal]).toEqual([1544, 0]);
  });
});
