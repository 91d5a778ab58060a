import { createRequire } from 'node:module';
import { type EndorState, endor } from '@holoboard/endor';
import { playOut, randomPolicy, readOptions, SeededChance, shuffle } from '@holoboard/kernel';
import { describe, expect, test, vi } from 'vitest';
import { boardgameIoPlayer, endorGame } from './boardgame-io.ts';
import { divisions, isDivision } from './hits.ts';
import { type EndorG, has, members } from './position.ts';
import { deathStar, firstSlot, shipNames } from './tables.ts';
import { yardsticks } from './yardsticks.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as Clients;
const { MockRandom } = require('boardgame.io/testing') as Testing;

type Clients = typeof import('boardgame.io/dist/types/packages/client.d.ts');
type Testing = typeof import('boardgame.io/dist/types/packages/testing.d.ts');

const games = [2, 4].flatMap((seats) =>
  ['red', 'green', 'blue', 'black', 'white'].map((seed) => ({ seats, seed })),
);

describe('the game on boardgame.io', () => {
  /** A random game of the engine; ships never stand where the Death Star is. */
  function engineGame(seats: number, seed: string) {
    const chance = new SeededChance(seed);
    const policies = new Array(seats).fill(randomPolicy(chance));
    const { state, actions } = playOut(endor, readOptions(endor.options, {}, seats), policies, chance);
    const { ships, ...rest } = state as EndorState;
    return { ...rest, ships: ships.slice(0, deathStar * shipNames.length), actions };
  }

  /** Its dice and shuffles replaced by the engine's, in the way it has for tests. */
  function playWithOurLuck(seats: number, seed: string) {
    const chance = new SeededChance(seed);
    const luck = MockRandom({
      Die: (sides: number, count: number) =>
        Array.from({ length: count }, () => chance.draw('die', sides) + 1),
      Shuffle: (cards: number[]) =>
        shuffle(
          chance,
          'deck',
          cards.toSorted((a, b) => a - b),
        ),
    });
    return boardgameIoPlayer({ ...endorGame, plugins: [luck] })(seats, chance);
  }

  test.each(games)(
    'goes as the engine does with the same luck: $seats seats, seed $seed',
    ({ seats, seed }) => {
      const { G, actions } = playWithOurLuck(seats, seed);
      const { round, winner, ships, carried, reserve, falcon, executor, luke, vader, team } = G;
      const { decks, discards, hands, piles } = G;
      expect(engineGame(seats, seed)).toMatchObject({
        ...{ round, winner, ships, carried, reserve, falcon, executor, luke, vader, team, actions },
        ...{ decks, discards, hands, piles },
        faceUp: [0, 1, 2, 3, 4, 5].map((slot) => has(G.faceUp, firstSlot + slot)),
        troopers: members(G.troopers),
      });
    },
  );

  test('refuses moves that are out of order or against the rules', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // Unshuffled decks deal their last six cards; every die shows 5.
    const luck = MockRandom({
      Die: (_sides: number, count: number) => new Array<number>(count).fill(5),
      Shuffle: (cards: number[]) => cards,
    });
    const client = Client({ game: { ...endorGame, plugins: [luck] }, numPlayers: 2, debug: false });
    const G = (): EndorG => client.getState()?.G as EndorG;
    const make = (move: string, ...args: unknown[]): void => client.moves[move]?.(...args);
    const [m1, m4, i3, i4, i5] = [9, 12, 18, 19, 20] as const;

    client.updatePlayerID('0');
    const before = G();
    make('order', 'luke');
    make('plan', [19, 20]);
    make('plan', [0, 20, 20]);
    expect(G()).toEqual(before);
    make('plan', [19, 20, 20]);
    make('plan', [18, 17, 16]);
    client.updatePlayerID('1');
    make('plan', [8, 7, 7]);
    expect(G()).toMatchObject({
      step: 'order',
      active: 0,
      card: 19,
      hands: [[18, 17, 16], expect.anything()],
    });
    expect(complaints).toHaveBeenCalledTimes(4);

    // The card reads Falcon, Y-wings, Luke. The Falcon flies two sectors, through i2 to i3, and not where TIEs are.
    make('order', 'falcon');
    client.updatePlayerID('0');
    make('order', 'xwing');
    make('stay');
    make('order', 'falcon');
    make('move', m1, m4, 1);
    make('move', m1, i5, 1);
    make('move', m1, i3, 2);
    make('deploy');
    expect(G()).toMatchObject({ step: 'move', ships: before.ships });
    expect(complaints).toHaveBeenCalledTimes(11);

    // Two dice of 5 destroy two of the four TIEs in i4; then it is the Empire's turn.
    make('move', m1, i3, 1);
    make('attack', i3, deathStar);
    make('attack', i3, i5);
    make('attack', i3, i4);
    expect(G()).toMatchObject({ step: 'order', active: 1, card: 8, discards: [[19], []] });
    expect(G().ships[i4 * shipNames.length + shipNames.indexOf('tie')]).toBe(2);
    expect(complaints).toHaveBeenCalledTimes(13);
    complaints.mockRestore();
  });
});

test('dice are given out in every way that leaves none unused, and in no other', () => {
  // A 3 and a 5 at two X-wings (3 or more), one Y-wing (4 or more) and one B-wing (5 or more).
  const salvo = { dice: [3, 5], needs: [3, 4, 5], room: [2, 1, 1] };
  expect(divisions(salvo)).toEqual([
    [1, 0, 1],
    [1, 1, 0],
    [2, 0, 0],
  ]);
  // The 3 hits neither of the others; one hit alone leaves a die unused; there is no third die.
  for (const hits of [
    [0, 1, 1],
    [1, 0, 0],
    [2, 1, 0],
    [1.5, 0, 0.5],
    [2, 0],
  ])
    expect(isDivision(salvo, hits)).toBe(false);
});

test.each(yardsticks)('$name plays games as long as the engine does', (yardstick) => {
  expect(yardstick.check?.()).toMatchObject({ passed: true });
});
