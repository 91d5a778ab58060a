import { at } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { rebelMoves } from '../phases/rebel-move.ts';
import {
  idOf,
  neighbours,
  rebelNext,
  rebelSlide,
  type Space,
  slidePartner,
  spaceAt,
  stageOf,
  zoneOf,
} from './graph.ts';

const published = { winOnRedSpace: false, stopAtJunctions: false, healthyMayStopAtRepair: false };

/** The fewest steps of a Rebel from one space to another, without slides. */
function distance(from: string, to: string): number {
  let reached = [spaceAt(from)];
  for (let steps = 0; steps < 100; steps++) {
    if (reached.includes(spaceAt(to))) return steps;
    reached = [...new Set(reached.flatMap((each) => at(rebelNext, each)))];
  }
  throw new Error(`${to} cannot be reached from ${from}.`);
}

test('a word that names no space is told', () => {
  expect(() => spaceAt('hoth-in-16')).toThrow("There is no space 'hoth-in-16' on the board.");
});

describe('the way of a Rebel', () => {
  test('HOTH-TURN-07 a step stays in its part of the board or leads to the next: Hoth, hyperspace, Dantooine', () => {
    for (const [from, next] of rebelNext.entries())
      for (const to of next) {
        const forward = at(stageOf, to) - at(stageOf, from);
        const crossing = `${idOf[from]} ${idOf[to]}`;
        if (forward !== 0) expect(['hoth-out-21 hyper-01', 'hyper-36 dan-out-01']).toContain(crossing);
        expect([0, 1]).toContain(forward);
      }
  });

  test('HOTH-HYPER-03 of all spaces around Hoth only the TIE symbol leads into hyperspace', () => {
    const exits = idOf.filter(
      (_, from) => stageOf[from] === 0 && at(rebelNext, from).some((to) => stageOf[to] === 1),
    );
    expect(exits).toEqual(['hoth-out-21']);
  });

  test('HOTH-RULING-04 the planet is step 0, the red space step 1 and the first yellow step 3', () => {
    expect(distance('planet-hoth', 'planet-hoth')).toBe(0);
    expect(distance('planet-hoth', 'hoth-in-01')).toBe(1);
    expect(distance('planet-hoth', 'hoth-in-03')).toBe(3);
    expect(rebelSlide.findIndex((to) => to !== undefined)).toBe(spaceAt('hoth-in-03'));
  });

  test('later slides lead nearer to the way out: 17, 10 and 3 steps to hyperspace, 16, 12, 8 and 4 to the planet', () => {
    expect(['hoth-out-05', 'hoth-out-12', 'hoth-out-19'].map((end) => distance(end, 'hyper-01'))).toEqual([
      17, 10, 3,
    ]);
    expect(
      ['dan-in-01', 'dan-in-05', 'dan-in-09', 'dan-in-13'].map((end) => distance(end, 'planet-dantooine')),
    ).toEqual([16, 12, 8, 4]);
  });

  test('a crippled Fighter of any speed from 1 to 4 meets a yellow space in at most 5 turns', () => {
    const rings = idOf.filter((_, each) => zoneOf[each] === 'hothInner' || zoneOf[each] === 'dantooineOuter');
    expect(rings).toHaveLength(35);
    for (const id of ['planet-hoth', ...rings])
      for (const speed of [1, 2, 3, 4]) {
        let here = spaceAt(id);
        let turns = 0;
        do {
          here = at(rebelMoves(published, here, speed, false, true).moves, 0).to;
          turns++;
        } while (rebelSlide[here] === undefined);
        expect(turns).toBeLessThanOrEqual(5);
      }
  });

  test('HOTH-RULING-08 Rebels slide one way, and both ends of a slide know each other', () => {
    const oneWay = idOf.filter((_, at) => rebelSlide[at] !== undefined);
    expect(oneWay).toEqual([
      'hoth-in-03',
      'hoth-in-08',
      'hoth-in-13',
      'dan-out-03',
      'dan-out-08',
      'dan-out-13',
      'dan-out-18',
    ]);
    for (const id of oneWay) {
      const far = rebelSlide[spaceAt(id)] as Space;
      expect(rebelSlide[far]).toBeUndefined();
      expect([slidePartner[far], slidePartner[spaceAt(id)]]).toEqual([spaceAt(id), far]);
    }
  });
});

describe('HOTH-RULING-13 neighbours', () => {
  function beside(id: string, slideEndsAdjacent = false): string[] {
    return neighbours(spaceAt(id), slideEndsAdjacent)
      .map((each) => at(idOf, each))
      .sort();
  }

  test('HOTH-RULING-13 rings close on themselves', () => {
    expect(beside('hoth-in-01')).toEqual(['hoth-in-02', 'hoth-in-15']);
    expect(beside('hoth-in-15')).toEqual(['hoth-in-01', 'hoth-in-14']);
    expect(beside('hoth-out-01')).toEqual(['hoth-out-02', 'hoth-out-21']);
    expect(beside('dan-in-16')).toEqual(['dan-in-01', 'dan-in-15']);
    expect(beside('dan-out-20')).toEqual(['dan-out-01', 'dan-out-19']);
  });

  test('HOTH-RULING-13 the TIE symbol and the entry of Dantooine have three neighbours each', () => {
    expect(beside('hoth-out-21')).toEqual(['hoth-out-01', 'hoth-out-20', 'hyper-01']);
    expect(beside('dan-out-01')).toEqual(['dan-out-02', 'dan-out-20', 'hyper-36']);
    expect(beside('hyper-01')).toEqual(['hoth-out-21', 'hyper-02']);
    expect(beside('hyper-36')).toEqual(['dan-out-01', 'hyper-35']);
  });

  test('HOTH-RULING-13 the ends of a slide are neighbours only with the option', () => {
    expect(beside('hoth-in-03')).toEqual(['hoth-in-02', 'hoth-in-04']);
    expect(beside('hoth-in-03', true)).toEqual(['hoth-in-02', 'hoth-in-04', 'hoth-out-05']);
    expect(beside('dan-in-13', true)).toEqual(['dan-in-12', 'dan-in-14', 'dan-out-18']);
    expect(beside('hyper-10', true)).toEqual(['hyper-09', 'hyper-11']);
  });

  test('HOTH-RULING-14 a planet is beside nothing', () => {
    expect(beside('planet-hoth', true)).toEqual([]);
    expect(beside('planet-dantooine', true)).toEqual([]);
  });
});
