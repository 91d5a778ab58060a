import { createRequire } from 'node:module';
import { type HothState, hoth } from '@holoboard/hoth';
import { playOut, randomPolicy, readOptions, SeededChance } from '@holoboard/kernel';
import { describe, expect, test, vi } from 'vitest';
import { boardgameIoPlayer, hothGame } from './boardgame-io.ts';
import { playMinimal } from './minimal.ts';
import { tieSymbol } from './tables.ts';
import { yardsticks } from './yardsticks.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as Clients;
const { MockRandom } = require('boardgame.io/testing') as Testing;

type Clients = typeof import('boardgame.io/dist/types/packages/client.d.ts');
type Testing = typeof import('boardgame.io/dist/types/packages/testing.d.ts');

/** A random game of the engine, as the yardsticks tell of theirs. */
function engineGame(seats: number, seed: string) {
  const chance = new SeededChance(seed);
  const policies = new Array(seats).fill(randomPolicy(chance));
  const options = readOptions(hoth.options, {}, seats);
  const { state, actions } = playOut(hoth, options, policies, chance);
  const { rebels, pieces, vader, force, turn, winner } = state as HothState;
  return { rebels, pieces, vader, force, turns: turn, winner, actions };
}

const games = [2, 3, 4].flatMap((seats) =>
  ['red', 'green', 'blue', 'black', 'white'].map((seed) => ({ seats, seed })),
);

describe('the minimal loop', () => {
  test.each(games)('plays the same game as the engine: $seats seats, seed $seed', ({ seats, seed }) => {
    const { rebels, pieces, vader, turns, actions } = engineGame(seats, seed);
    expect(playMinimal(seats, new SeededChance(seed))).toEqual({ rebels, pieces, vader, turns, actions });
  });
});

describe('the game on boardgame.io', () => {
  /** Its dice replaced by the engine's, in the way it has for tests. */
  function playWithOurDice(seats: number, seed: string) {
    const chance = new SeededChance(seed);
    const dice = MockRandom({ Die: (sides: number) => chance.draw('die', sides) + 1 });
    return boardgameIoPlayer({ ...hothGame, plugins: [dice] })(seats, chance);
  }

  test.each(games)(
    'goes as the engine does with the same dice: $seats seats, seed $seed',
    ({ seats, seed }) => {
      const { G, turns, actions } = playWithOurDice(seats, seed);
      const { rebels, pieces, vader, force, winner } = G;
      expect({ rebels, pieces, vader, force, turns, winner, actions }).toEqual(engineGame(seats, seed));
    },
  );

  test('refuses moves that are out of order or lead nowhere', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const dice = MockRandom({ Die: (sides: number) => (sides === 2 ? 1 : 5) });
    const client = Client({ game: { ...hothGame, plugins: [dice] }, numPlayers: 2, debug: false });
    const before = client.getState()?.G;
    client.moves['fly']?.(3);
    client.moves['steer']?.(tieSymbol);
    expect(client.getState()?.G).toEqual(before);
    client.moves['spin']?.();
    // The fifth sector reads 3 on the inner circle: the third space is yellow, and slides to the twentieth.
    client.moves['fly']?.(4);
    expect(client.getState()?.G).toMatchObject({ step: 'rebelMove', rebels: [0, 0] });
    client.moves['fly']?.(20);
    expect(client.getState()?.G).toMatchObject({ step: 'vaderSpin', rebels: [20, 0] });
    expect(complaints).toHaveBeenCalledTimes(3);
    complaints.mockRestore();
  });
});

test.each(yardsticks)('$name plays games as long as the engine does', (yardstick) => {
  expect(yardstick.check?.()).toMatchObject({ passed: true });
});
