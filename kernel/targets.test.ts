import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextTargets } from './targets.ts';

const actions = [
  { says: ['m1', 'i1'] },
  { says: ['m1', 'i2', 'all'] },
  { says: ['m1', 'i2'] },
  { says: ['pass'] },
];
const steps = (action: { readonly says: readonly string[] }): readonly string[] => action.says;

test('first the things where any action begins, in the order of the actions', () => {
  const { targets, said } = nextTargets(actions, steps, []);
  expect(targets.map(({ id }) => id)).toEqual(['m1', 'pass']);
  expect(targets[0]?.actions).toEqual(actions.slice(0, 3));
  expect(targets[0]?.completes).toBeNull();
  expect(targets[1]?.completes).toBe(actions[3]);
  expect(said).toBeNull();
});

test('then those that go on from what was picked', () => {
  const { targets } = nextTargets(actions, steps, ['m1']);
  expect(targets.map(({ id, completes }) => [id, completes])).toEqual([
    ['i1', actions[0]],
    ['i2', actions[2]],
  ]);
  expect(targets[1]?.actions).toEqual([actions[1], actions[2]]);
});

test('an action can be whole although more could be added', () => {
  const { targets, said } = nextTargets(actions, steps, ['m1', 'i2']);
  expect(said).toBe(actions[2]);
  expect(targets.map(({ id }) => id)).toEqual(['all']);
});

test('a wrong turn leads nowhere', () => {
  expect(nextTargets(actions, steps, ['m2'])).toEqual({ targets: [], said: null });
  expect(nextTargets(actions, steps, ['pass', 'i1'])).toEqual({ targets: [], said: null });
});

describe('steps that may be taken in any order', () => {
  const hits = [{ says: ['+x', '+x', 'done'] }, { says: ['+x', '+b', 'done'] }];

  test('are all offered at once, each as long as an action has one left', () => {
    expect(nextTargets(hits, steps, []).targets.map(({ id }) => id)).toEqual(['+x', '+b']);
    const { targets } = nextTargets(hits, steps, ['+b']);
    expect(targets.map(({ id, actions }) => [id, actions])).toEqual([['+x', [hits[1]]]]);
  });

  test('lead to the same action whichever came first', () => {
    for (const picked of [
      ['+x', '+b'],
      ['+b', '+x'],
    ])
      expect(nextTargets(hits, steps, picked).targets).toEqual([
        { id: 'done', actions: [hits[1]], completes: hits[1] },
      ]);
  });

  test('come before those that follow them', () => {
    expect(nextTargets(hits, steps, ['done'])).toEqual({ targets: [], said: null });
    expect(nextTargets(hits, steps, ['+x', 'done'])).toEqual({ targets: [], said: null });
  });
});

test('no actions, no targets', () => {
  expect(nextTargets([], steps, [])).toEqual({ targets: [], said: null });
});

test('every action of every list of different paths can be reached', () => {
  const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 });
  const paths = fc.uniqueArray(path, { selector: (each) => each.join(), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(paths, (all) => {
      const list = all.map((says) => ({ says }));
      for (const action of list) {
        const choice = nextTargets(list, steps, action.says.slice(0, -1));
        expect(choice.targets.find(({ id }) => id === action.says.at(-1))?.completes).toBe(action);
        expect(nextTargets(list, steps, action.says).said).toBe(action);
      }
    }),
  );
});
