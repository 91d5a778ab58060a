import { describe, expect, test } from 'vitest';
import { cargo } from '../games/cargo/index.ts';
import { SeededChance } from './chance.ts';
import { stableJson } from './json.ts';
import { hasExactly, judge, refuse } from './judge.ts';
import { houseRefusal } from './words.ts';

const first = () => cargo.setup({ goal: '2', peeking: true }, 2, new SeededChance('judge'));

/** A list in lists, so many deep. */
function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

const noRecord = 'an action is a record';
const noType = "an action has a 'type'";
const tooLarge = 'it is too large';
const noJson = 'a part of it has no JSON form';

describe('what is no action', () => {
  test.each<readonly [string, unknown, string]>([
    ['nothing', undefined, noRecord],
    ['null', null, noRecord],
    ['a number', 7, noRecord],
    ['a text', 'plan', noRecord],
    ['a list', [{ type: 'plan' }], noRecord],
    ['a function', () => ({ type: 'plan' }), noRecord],
    ['an empty record', {}, noType],
    ['a type that is no text', { type: 7 }, noType],
    ['an inherited type', Object.create({ type: 'plan' }), noType],
    ['a very long text', { type: 'plan', card: 'x'.repeat(501) }, tooLarge],
    ['a very long type', { type: 'x'.repeat(501) }, tooLarge],
    ['a very long key', { type: 'plan', ['x'.repeat(501)]: 1 }, tooLarge],
    ['a very long list', { type: 'plan', card: Array.from({ length: 2001 }, () => 0) }, tooLarge],
    ['a very deep list', { type: 'plan', card: nested(9) }, tooLarge],
    ['NaN', { type: 'plan', card: Number.NaN }, noJson],
    ['infinity', { type: 'plan', card: Number.NEGATIVE_INFINITY }, noJson],
    ['minus zero', { type: 'plan', card: -0 }, noJson],
    ['undefined', { type: 'plan', card: undefined }, noJson],
    ['a function inside', { type: 'plan', card: () => 1 }, noJson],
    ['a big integer', { type: 'plan', card: 1n }, noJson],
  ])('%s', (_what, value, problem) => {
    const state = first();
    const before = stableJson(state);
    const refusal = judge(cargo, state, 0, value);
    expect(refusal).toEqual({ clause: 'TABLE-SHAPE', params: { problem } });
    expect(houseRefusal(refusal ?? refuse(''))).toBe(`That is not an action: ${problem}.`);
    expect(stableJson(state)).toBe(before);
  });

  test('a record that holds itself', () => {
    const endless: Record<string, unknown> = { type: 'plan' };
    endless['card'] = endless;
    expect(judge(cargo, first(), 0, endless)?.clause).toBe('TABLE-SHAPE');
  });
});

describe('what only some may do, and only now', () => {
  const card = first().hands[0]?.[0] ?? 0;

  test('a legal action passes', () => {
    expect(judge(cargo, first(), 0, { type: 'plan', card })).toBeNull();
  });

  test.each([-1, 2, 0.5, Number.NaN])('there is no seat %d', (seat) => {
    expect(judge(cargo, first(), seat, { type: 'plan', card })?.clause).toBe('TABLE-TURN');
  });

  test('a seat that has decided is not asked again', () => {
    const state = first();
    cargo.apply(state, 0, { type: 'plan', card }, new SeededChance(1));
    expect(judge(cargo, state, 0, { type: 'plan', card: state.hands[0]?.[0] })).toEqual({
      clause: 'TABLE-TURN',
      params: { seat: 0 },
    });
  });

  test('after the end nothing goes, not even nonsense', () => {
    const state = first();
    cargo.resign(state, 1);
    expect(judge(cargo, state, 0, { type: 'plan', card })?.clause).toBe('TABLE-OVER');
    expect(judge(cargo, state, 0, null)?.clause).toBe('TABLE-OVER');
  });

  test('the rest is for the rules to say', () => {
    expect(judge(cargo, first(), 0, { type: 'plan', card: 99 })?.clause).toBe('CARGO-PLAN-01');
    expect(
      judge(cargo, first(), 0, JSON.parse(`{"type":"plan","card":${card},"__proto__":{}}`))?.clause,
    ).toBe('CARGO-PLAN-01');
  });
});

test('exactly these fields: none less, none more, none inherited', () => {
  const action = { type: 'plan', card: 1 };
  expect(hasExactly(action, ['type', 'card'])).toBe(true);
  expect(hasExactly(action, ['card', 'type'])).toBe(true);
  expect(hasExactly(action, ['type'])).toBe(false);
  expect(hasExactly(action, ['type', 'card', 'more'])).toBe(false);
  expect(hasExactly(action, ['type', 'toString'])).toBe(false);
});
