import { at, keptIn, type Policy, playOut, readOptions, SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { type HothEvent, type HothState, hoth } from '../index.ts';

/** Plays what looks best at first sight; among equals chance decides. */
function sensible(chance: SeededChance): Policy {
  return (_game, state, seat, legal) => {
    const values = hoth.advise(state as HothState, seat, legal as never);
    const best = Math.max(...values);
    const equals = legal.filter((_, i) => values[i] === best);
    return at(equals, equals.length === 1 ? 0 : chance.draw('choice', equals.length));
  };
}

/** Many games of sensible players against each other, Blue always first. */
function series(seats: number, games: number): { readonly shares: number[]; readonly turns: number } {
  const chance = new SeededChance(`sensible play of ${seats}`);
  const policies = Array.from({ length: seats }, () => sensible(chance));
  const options = readOptions(hoth.options, { firstPlayer: 'blue' }, seats);
  const wins = new Array<number>(seats).fill(0);
  let turns = 0;
  for (let i = 0; i < games; i++) {
    const { state, outcome } = playOut(hoth, options, policies, chance);
    const winner = outcome?.ranks.indexOf(1) ?? -1;
    wins[winner] = at(wins, winner) + 1;
    turns += (state as HothState).turn;
  }
  return { shares: wins.map((won) => won / games), turns: turns / games };
}

/** Three standard errors of a share in so many games. */
function spread(share: number, games: number): number {
  return 3 * Math.sqrt((share * (1 - share)) / games);
}

describe('sensible play, as measured for the specification', () => {
  // 90 % of the games of two last 21 to 39 turns: 3.29 standard deviations, one of them being 5.5 turns.
  test.each([
    [2, 4000, [0.53, 0.47], 29, 5.5],
    [3, 2000, [0.35, 0.34, 0.31], 42, 8],
    [4, 2000, [0.28, 0.26, 0.25, 0.22], 55, 10],
  ])('of %i players', (seats, games, expected, length, deviation) => {
    const { shares, turns } = series(seats, games);
    // The figures are rounded to a hundredth and to a turn.
    expected.forEach((share, seat) => {
      expect(Math.abs(at(shares, seat) - share)).toBeLessThan(0.005 + spread(share, games));
    });
    expect(Math.abs(turns - length)).toBeLessThan(0.5 + (3 * deviation) / Math.sqrt(games));
  });

  test('attacks hit about 1.6 times in a game of two', () => {
    const games = 1000;
    const chance = new SeededChance('hits');
    const policy = sensible(chance);
    const options = readOptions(hoth.options, { firstPlayer: 'blue' }, 2);
    let hits = 0;
    for (let i = 0; i < games; i++) {
      const state = hoth.setup(options as HothState['options'], 2, chance);
      while (!hoth.outcome(state)) {
        const events: HothEvent[] = [];
        const seat = state.active;
        hoth.apply(
          state,
          seat,
          policy(hoth, state, seat, hoth.legal(state, seat)) as never,
          chance,
          keptIn(events),
        );
        hits += events.filter((event) => event.type === 'attacked' && event.burst !== 'miss').length;
      }
    }
    // Hits come singly and rarely, so their spread in a game is about the root of their number.
    expect(Math.abs(hits / games - 1.6)).toBeLessThan(0.05 + 3 * Math.sqrt(1.6 / games));
  });
});
