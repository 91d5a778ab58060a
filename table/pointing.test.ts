import { describe, expect, test } from 'vitest';
import { choiceAfter, meant, wayTo, without } from './pointing.ts';

interface Said {
  readonly type: string;
  readonly says: readonly string[];
}

const said = (...says: string[]): Said => ({ type: 'said', says });
const steps = (action: { readonly type: string }): readonly string[] => (action as Said).says;
const ids = (actions: readonly Said[], picked: readonly string[]): string[] =>
  choiceAfter(actions, steps, picked).targets.map(({ id }) => id);

/** Two groups of ships: from m1 to i1 or i2, from o3 to i2, one or two of them. */
const moves = [
  said('stay'),
  said('m1', 'i1', '1'),
  said('m1', 'i1', '2'),
  said('m1', 'i2', '1'),
  said('o3', 'i2', '1'),
];
const [stay, one, , other, single] = moves as [Said, Said, Said, Said, Said];

describe('a step that leaves no choice', () => {
  const ship = [said('stay'), said('o8', 'o7', '1'), said('o8', 'm6', '1')];

  test('is skipped: what lies behind it is offered beside what is whole', () => {
    expect(ids(ship, [])).toEqual(['stay', 'o7', 'm6']);
    expect(choiceAfter(ship, steps, []).path).toEqual(['o8']);
    expect(wayTo(ship, steps, [], 'm6')).toEqual(['o8', 'm6']);
    expect(wayTo(ship, steps, [], 'o8')).toEqual(['o8']);
  });

  test('is not skipped where there is another way on', () => {
    expect(ids(moves, [])).toEqual(['stay', 'm1', 'o3']);
    expect(choiceAfter(moves, steps, []).path).toEqual([]);
    expect(choiceAfter(moves, steps, ['m1']).path).toEqual(['m1']);
    expect(wayTo(moves, steps, [], 'i1')).toBeNull();
  });

  test('is not skipped when only one action has it: pointing at it says that one', () => {
    const attack = said('i6', 'i1');
    expect(ids([said('hold'), attack], [])).toEqual(['hold', 'i6']);
    expect(meant([said('hold'), attack], steps, ['i6'])).toBe(attack);
  });

  test('is not skipped when the same thing would stand for two steps', () => {
    expect(ids([said('a'), said('b', 'a', '1'), said('b', 'c', '1')], [])).toEqual(['a', 'b']);
  });

  test('is not skipped on the way to something that must be confirmed', () => {
    expect(ids([said('card', 'card', 'done')], [])).toEqual(['card']);
    expect(ids([said('card', 'card', 'done')], ['card', 'card'])).toEqual(['done']);
  });
});

describe('an action is meant', () => {
  test('when no other is left, one step before its end', () => {
    expect(meant(moves, steps, ['stay'])).toBe(stay);
    expect(meant(moves, steps, ['o3'])).toBeNull();
    expect(meant(moves, steps, ['o3', 'i2'])).toBe(single);
    expect(meant(moves, steps, ['m1', 'i2'])).toBe(other);
    expect(meant(moves, steps, ['m1', 'i1'])).toBeNull();
    expect(meant(moves, steps, ['m1', 'i1', '1'])).toBe(one);
  });

  test('but one that must be confirmed is not, before it is', () => {
    const plan = said('a', 'b', 'done');
    expect(meant([plan], steps, ['a', 'b'])).toBeNull();
    expect(meant([plan], steps, ['a', 'b', 'done'])).toBe(plan);
  });
});

describe('changing one’s mind', () => {
  test('another beginning can be pointed at, and another step on the way', () => {
    expect(wayTo(moves, steps, ['m1'], 'o3')).toEqual(['o3']);
    expect(wayTo(moves, steps, ['m1', 'i1'], 'i2')).toEqual(['m1', 'i2']);
    expect(wayTo(moves, steps, ['m1'], 'm7')).toBeNull();
  });

  test('what is taken out leaves the rest, as far as it leads somewhere', () => {
    const plans = [said('a', 'b', 'c'), said('a', 'c', 'b'), said('b', 'c', 'a')];
    expect(without(plans, steps, ['a', 'b', 'c'], 0)).toEqual(['b', 'c']);
    expect(without(plans, steps, ['a', 'b'], 1)).toEqual(['a']);
    expect(without(moves, steps, ['m1', 'i1'], 0)).toEqual([]);
  });
});
