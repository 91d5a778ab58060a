import { at, last, SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { census } from './census.ts';
import { executor, falcon, tie } from './data/space.ts';
import { type EndorState, endor } from './index.ts';
import { none } from './state.ts';
import { scene, start } from './testing/scene.ts';

const position = {
  card: 'E04',
  ships: { m1: { xwing: 3, falcon: 1 }, i1: { tie: 2 }, o8: { executor: 1 } },
  markers: { f1: { ywing: 4 } },
  reserve: 20,
  troopers: [4, 5],
};

describe('the census', () => {
  test('END-COMP-02 END-COMP-05 END-COMP-08 END-COMP-09 counts every ship, in play or lost, every token and every card', () => {
    const cards = { R01: 1, R06: 4, E03: 8, E09: 2 };
    const pieces = { xwing: 20, ywing: 16, bwing: 15, falcon: 1, tie: 56, executor: 1, stormtroopers: 9 };
    for (const { state } of [start(), start(4), scene(position)])
      expect(census(state)).toMatchObject({ ...pieces, falconToken: 1, executorToken: 1, ...cards });
  });

  test.each<[string, string, (state: EndorState) => void]>([
    ['a ship is gone without being counted', 'xwing', ({ ships }) => ships.splice(ships.indexOf(3), 1, 2)],
    [
      'more ships leave a sector than were there',
      'bwing',
      ({ ships }) => ships.splice(2, 7, -1, 0, 0, 0, 0, 0, 1),
    ],
    ['a marker takes its fighters along uncounted', 'ywing', ({ carried }) => carried.fill(0)],
    ['the Reserve is forgotten', 'tie', (state) => Object.assign(state, { reserve: 0 })],
    ['a ship is lost twice', 'executor', ({ lost }) => lost.splice(executor, 1, 1)],
    ['the Falcon flies without a hit left', 'falconToken', (state) => Object.assign(state, { falcon: 0 })],
    ['the Executor is lost with hits left', 'executorToken', ({ lost }) => lost.splice(executor, 1, 1)],
    ['two Stormtroopers share a space', 'stormtroopers', ({ troopers }) => troopers.push(5)],
    ['there are ten of them', 'stormtroopers', ({ troopers }) => troopers.push(6, 7, 8, 9, 10, 11, 12, 13)],
    [
      'a card is drawn and stays in the deck',
      'E09',
      ({ decks, hands }) => hands[1]?.push(last(at(decks, 1))),
    ],
    ['the played card is put nowhere', 'E04', (state) => Object.assign(state, { card: none })],
  ])('notices when %s', (_fault, line, damage) => {
    const { state } = scene(position);
    const before = census(state)[line];
    damage(state);
    expect(census(state)[line]).not.toBe(before);
  });

  test('holds at every event of whole games', () => {
    for (const seed of [1, 2]) {
      const chance = new SeededChance(seed);
      const state = start(seed === 1 ? 2 : 4, { deathStarRun: true }).state;
      const whole = census(state);
      let moments = 0;
      while (!endor.outcome(state)) {
        const seat = at(endor.question(state).seats, 0);
        const legal = endor.legal(state, seat);
        endor.apply(state, seat, at(legal, chance.draw('choice', legal.length)), chance, () => {
          if (moments++ % 3 === 0) expect(census(state)).toEqual(whole);
        });
      }
      expect(moments).toBeGreaterThan(200);
    }
  });
});

describe('ships that are lost', () => {
  test('END-HIT-09 END-HIT-13 are counted by type, and everybody sees them', () => {
    const ships = { o9: { xwing: 5 }, o8: { tie: 3, executor: 1 }, m1: { falcon: 1 } };
    const game = scene({ card: 'R04', ships, executor: 1, reserve: 20, piles: { 1: ['E03'] } });
    // 56 TIE fighters less 3 and 20; of the markers' fighters none is lost, but those of all other sectors.
    expect(endor.view(game.state, 0).lost).toEqual({ xwing: 5, ywing: 8, bwing: 9, tie: 33 });
    game.play('order xwing', 'stay', 'attack o9 o8: 5 3 2 1 1', 'assign tie executor');
    expect([game.state.lost[tie], game.state.lost[executor], game.state.lost[falcon]]).toEqual([54, 1, 0]);
    expect(endor.view(game.state, 'spectator').lost).toMatchObject({ tie: 54, executor: 1 });
  });

  test('END-HIT-14 END-DSW-06 with a marker, and with a sector', () => {
    const markers = { f2: { xwing: 5 }, f3: { bwing: 3 } };
    const marker = scene({ card: 'E06', ships: { m1: { xwing: 15 } }, markers }).play(
      'order deathStar',
      'fire f2: 5 1',
    );
    expect(marker.state.lost.slice(0, 4)).toEqual([5, 16, 12, 1]);
    const ships = { m1: { xwing: 2, ywing: 1, falcon: 1 }, o1: { bwing: 1 } };
    const sector = scene({ card: 'E06', ships, markers: {} }).play('order deathStar', 'fire m1: 6 6');
    expect(sector.state.lost.slice(0, 4)).toEqual([20, 16, 14, 1]);
  });
});
