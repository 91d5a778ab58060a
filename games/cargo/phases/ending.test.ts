import { keptIn } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { type CargoEvent, cargo } from '../index.ts';
import { at } from '../testing/scene.ts';

test('CARGO-END-01 the game ends with the round in which somebody comes to the goal', () => {
  const position =
    'phase=prize winner=0 deck=1+2+3+4 discard=8+5 hands=9+10,6+7+11+12 plans=0,0 points=2,0 purses=2,2 vaults=0,0';
  const scene = at(position);
  expect(cargo.outcome(scene.state)).toBeNull();
  expect(cargo.outcome(scene.play(0, 'take').state)).toEqual({ ranks: [1, 2], reason: 'points' });
  expect(cargo.outcome(at(`${position} goal=3`).play(0, 'take').state)).toBeNull();
});

test('CARGO-END-02 it ends when somebody has no card left to plan', () => {
  const position =
    'phase=prize winner=0 deck=1+2+3+4 discard=5+6+7+8+9+10 hands=11,12 plans=0,0 points=1,0 purses=2,2 vaults=0,0';
  expect(cargo.outcome(at(position).play(0, 'search', 0).state)).toBeNull();
  const bare = at(position.replace('hands=11,12', 'hands=-,12').replace('discard=5', 'discard=11+5'));
  expect(cargo.outcome(bare.play(0, 'search', 0).state)).toEqual({ ranks: [1, 2], reason: 'exhaustion' });
});

test('CARGO-END-03 among equal points the coins in the vault decide', () => {
  const ranks = (vaults: string, purses: string): readonly number[] | undefined =>
    cargo.outcome(
      cargo.notation.readPosition(
        `phase=over deck=1+2+3 discard=4+5+6+7+8+9+10+11+12 hands=-,-,- plans=0,0,0 points=1,1,0 purses=${purses} vaults=${vaults} reason=exhaustion`,
      ),
    )?.ranks;
  expect(ranks('0,1,2', '2,1,0')).toEqual([2, 1, 3]);
  expect(ranks('1,1,2', '1,1,0')).toEqual([1, 1, 3]);
});

const three =
  'phase=plan deck=1+2+3 discard=- hands=4+9,5+8+11,6+7+10 plans=12,0,0 points=1,0,0 purses=2,2,2 vaults=0,0,0';

test('CARGO-LEAVE-01 who leaves discards openly and comes in last', () => {
  const { state } = at(three);
  const events: CargoEvent[] = [];
  cargo.resign(state, 0, keptIn(events));
  expect(events).toEqual([{ type: 'left', seat: 0, cards: [4, 9, 12], reveals: true }]);
  expect(cargo.question(state).seats).toEqual([1, 2]);
  cargo.resign(state, 2);
  // Seat 0 has more points, but has left.
  expect(cargo.outcome(state)).toEqual({ ranks: [2, 1, 2], reason: 'resignation' });
});

test('CARGO-LEAVE-01 a round goes on without the one who leaves', () => {
  const planned = at(three).play(1, 'plan 11');
  cargo.resign(planned.state, 2);
  expect([planned.state.phase, planned.state.winner]).toEqual(['prize', 0]);
  cargo.resign(planned.state, 0);
  expect(cargo.outcome(planned.state)?.ranks).toEqual([2, 1, 2]);
});

test('CARGO-LEAVE-01 the prize of a winner who leaves is lost', () => {
  const { state } = at(
    'phase=prize winner=2 deck=1+2+3 discard=10+4+5 hands=9+12,8+11,6+7 plans=0,0,0 points=0,0,1 purses=2,2,2 vaults=0,0,0',
  );
  cargo.resign(state, 2);
  expect(cargo.question(state)).toEqual({ kind: 'plan', seats: [0, 1], secret: true });
});
