import { describe, expect, test } from 'vitest';
import { start } from '../testing/scene.ts';
import { markers, type SectorData, sectors } from './board.ts';
import { empireCards, frontOf, rebelCards } from './cards.ts';
import { wholeDeck } from './deck.ts';
import { duelTracks, numbers, redeemableAt, shieldTracks } from './numbers.ts';
import { type ShipType, ships } from './ships.ts';
import { startingShips, tieStart } from './start.ts';

/** All ships of a type in the box: in sectors, on markers, and TIE fighters in the Reserve. */
function inTheBox(type: ShipType): number {
  const inSectors = Object.values(startingShips).reduce((sum, group) => sum + (group[type] ?? 0), 0);
  const onMarkers = markers.reduce((sum, { fighters }) => sum + (fighters[type as 'xwing'] ?? 0), 0);
  return inSectors + onMarkers + (type === 'tie' ? tieStart.half28.reserve : 0);
}

function shipOf(type: ShipType): (typeof ships)[number] {
  return ships.find((ship) => ship.type === type) as (typeof ships)[number];
}

describe('the board', () => {
  test('END-COMP-01 three rings of 9, 7 and 6 sectors around the Death Star, and the track on Endor', () => {
    const ring = (name: SectorData['ring']): string[] =>
      sectors.filter((sector) => sector.ring === name).map(({ id }) => id);
    expect(ring('outer')).toEqual(['o1', 'o2', 'o3', 'o4', 'o5', 'o6', 'o7', 'o8', 'o9']);
    expect(ring('middle')).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7']);
    expect(ring('inner')).toEqual(['i1', 'i2', 'i3', 'i4', 'i5', 'i6']);
    expect(ring('centre')).toEqual(['ds']);
    expect(sectors.at(-1)?.adjacent).toEqual(ring('inner'));
    expect(shieldTracks.long28).toHaveLength(28);
  });

  test('what is drawn side by side touches, and nothing else', () => {
    const span = (sector: SectorData): readonly [number, number] => [sector.arc[2], sector.arc[3]];
    // Angles wrap around at 180 degrees, where only o7, m5, m6 and i5 meet.
    const turned = (sector: SectorData): number[][] =>
      [-360, 0, 360].map((by) => span(sector).map((angle) => angle + by));
    const meet = (one: SectorData, other: SectorData): boolean => {
      const sideBySide = one.arc[0] === other.arc[1] || one.arc[1] === other.arc[0];
      const [from, to] = span(one);
      return turned(other).some(([low = 0, high = 0]) =>
        one.ring === other.ring
          ? (one !== other && low === to) || high === from
          : sideBySide && Math.min(to, high) > Math.max(from, low),
      );
    };
    const space = sectors.filter(({ ring }) => ring !== 'centre');
    for (const sector of space)
      expect([
        sector.id,
        space.filter((other) => other !== sector && meet(sector, other)).map(({ id }) => id),
      ]).toEqual([sector.id, space.filter(({ id }) => sector.adjacent.includes(id)).map(({ id }) => id)]);
  });

  test('END-RULING-14 the six slots touch o1, o2, o2, o3, o3 and o4', () => {
    expect(markers.map(({ id, adjacent }) => `${id} ${adjacent}`)).toEqual([
      'f1 o1',
      'f2 o2',
      'f3 o2',
      'f4 o3',
      'f5 o3',
      'f6 o4',
    ]);
  });
});

describe('the pieces', () => {
  test('END-COMP-02 there are 20 X-wings', () => {
    expect([inTheBox('xwing'), shipOf('xwing').count]).toEqual([20, 20]);
  });

  test('END-COMP-03 there are 16 Y-wings', () => {
    expect([inTheBox('ywing'), shipOf('ywing').count]).toEqual([16, 16]);
  });

  test('END-COMP-04 there are 15 B-wings', () => {
    expect([inTheBox('bwing'), shipOf('bwing').count]).toEqual([15, 15]);
  });

  test('END-COMP-05 there are 56 TIE fighters', () => {
    expect([inTheBox('tie'), shipOf('tie').count]).toEqual([56, 56]);
  });

  test('END-COMP-06 END-FLEET-01 there are 6 fleet markers, each with backup fighters', () => {
    expect(markers.map(({ fighters }) => fighters)).toEqual([
      { ywing: 4 },
      { xwing: 5 },
      { bwing: 3 },
      { ywing: 4 },
      { bwing: 3 },
      { xwing: 5 },
    ]);
  });

  test('END-COMP-07 END-COMP-08 there is one Executor and one Falcon', () => {
    expect([inTheBox('executor'), shipOf('executor').count]).toEqual([1, 1]);
    expect([inTheBox('falcon'), shipOf('falcon').count]).toEqual([1, 1]);
  });

  test('END-COMP-09 END-COMP-10 there are 9 Stormtroopers and one Strike Team', () => {
    expect(numbers.troopers).toBe(9);
    expect(start().state.team).toBe(0);
  });

  test('END-COMP-11 END-COMP-12 END-RULING-34 four hit tokens: Falcon 6, Executor 8, Luke and Vader', () => {
    const { falcon, executor, luke, vader } = start().state;
    expect([falcon, executor, luke, vader]).toEqual([6, 8, 4, 4]);
    expect([shipOf('falcon').hits, shipOf('executor').hits]).toEqual([6, 8]);
    expect(duelTracks).toEqual({ seed4: { luke: 4, vader: 4 }, published12_13: { luke: 12, vader: 13 } });
    expect(redeemableAt).toEqual([3, 2, 1]);
  });

  test('END-COMP-15 no roll uses more than five dice', () => {
    const { mostAttackDice, shieldDice, deathStarShot, duel } = numbers;
    expect([mostAttackDice, shieldDice, deathStarShot.dice, duel.dice]).toEqual([5, 5, 2, 4]);
  });

  test('END-RULING-02 the long track has nine 2s, thirteen 3s, four 4s and two 5s, the short one five of each', () => {
    const count = (track: readonly number[]): number[] =>
      [2, 3, 4, 5, 6].map((number) => track.filter((each) => each === number).length);
    expect(count(shieldTracks.long28)).toEqual([9, 13, 4, 2, 0]);
    expect(count(shieldTracks.short20)).toEqual([5, 5, 5, 5, 0]);
    for (const track of Object.values(shieldTracks)) expect([...track].sort()).toEqual(track);
  });
});

describe('the decks', () => {
  function symbols(cards: typeof rebelCards): Record<string, number> {
    const found: Record<string, number> = {};
    for (const { orders, count } of cards)
      for (const order of orders) found[order] = (found[order] ?? 0) + count;
    return found;
  }

  test('END-COMP-13 END-RULING-15 the 30 Rebel cards, without any order for the fleet ships themselves', () => {
    expect(wholeDeck('rebel')).toHaveLength(30);
    expect(symbols(rebelCards)).toEqual({
      shieldAssault: 16,
      luke: 15,
      ywing: 12,
      xwing: 10,
      bwing: 10,
      falcon: 8,
      vaderRedeemed: 3,
    });
  });

  test('END-COMP-14 the 30 Empire cards', () => {
    expect(wholeDeck('empire')).toHaveLength(30);
    expect(symbols(empireCards)).toEqual({
      tie: 16,
      shieldAmbush: 14,
      vader: 10,
      executor: 8,
      deathStar: 8,
      emperor: 6,
    });
  });

  test('every card is of its own kind, and every order belongs to a front', () => {
    const all = [...rebelCards, ...empireCards];
    expect(new Set(all.map(({ id }) => id)).size).toBe(30);
    expect(new Set(all.map(({ orders }) => orders.join('/'))).size).toBe(30);
    for (const { orders } of all)
      for (const order of orders) expect(frontOf[order]).toMatch(/^(space|endor|duel)$/);
  });
});
