import { expect, test } from 'vitest';
import { cargo } from '../games/cargo/index.ts';
import { SeededChance } from './chance.ts';
import { stableJson } from './json.ts';
import { type Policy, playOut, randomPolicy } from './play.ts';

const options = { goal: '2', peeking: true };

test('a play-out goes on to the end', () => {
  const policies = [1, 2].map((seed) => randomPolicy(new SeededChance(seed)));
  const { outcome, state, actions } = playOut(cargo, options, policies, new SeededChance('play'));
  expect(cargo.endings).toContain(outcome?.reason);
  expect(outcome).toEqual(cargo.outcome(state as never));
  expect(actions).toBeGreaterThan(2);
});

test('the same luck gives the same game', () => {
  const play = () =>
    playOut(
      cargo,
      options,
      [1, 2, 3].map((seed) => randomPolicy(new SeededChance(seed))),
      new SeededChance('play'),
    );
  expect(stableJson(play())).toBe(stableJson(play()));
});

test('an overlong game is given up without an outcome', () => {
  const policies = [1, 2].map((seed) => randomPolicy(new SeededChance(seed)));
  const endless = { ...cargo, overlong: () => true };
  expect(playOut(endless, options, policies, new SeededChance('play'))).toMatchObject({
    outcome: null,
    actions: 0,
  });
});

test('seats that are asked at once answer in turn, each by its own policy', () => {
  const asked: number[] = [];
  const policy: Policy = (_game, _state, seat, legal) => {
    asked.push(seat);
    return legal[0] as never;
  };
  playOut(cargo, options, [policy, policy, policy], new SeededChance('play'));
  expect(asked.slice(0, 3)).toEqual([0, 1, 2]);
});

test('a single legal action needs no luck', () => {
  const only = { type: 'pass' };
  const noLuck = { draw: () => expect.unreachable() };
  expect(randomPolicy(noLuck)(cargo, null, 0, [only])).toBe(only);
});
