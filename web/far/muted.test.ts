import { expect, test } from 'vitest';
import { readMuted, withMuted } from './muted.ts';

test('a speaker is muted at one table, once, until that is lifted', () => {
  const once = withMuted({}, 'a', 3, true);
  expect(once).toEqual({ a: [3] });
  expect(withMuted(once, 'a', 3, true)).toEqual({ a: [3] });
  const more = withMuted(withMuted(once, 'a', 0, true), 'b', 3, true);
  expect(more).toEqual({ a: [3, 0], b: [3] });
  expect(withMuted(more, 'a', 3, false)).toEqual({ a: [0], b: [3] });
  expect(withMuted(once, 'a', 3, false)).toEqual({});
  expect(withMuted(once, 'a', 5, false)).toEqual({ a: [3] });
});

test('the latest hundred tables are remembered', () => {
  let muted = {};
  for (let table = 0; table < 100; table++) muted = withMuted(muted, `t${table}`, 1, true);
  muted = withMuted(muted, 't0', 2, true);
  muted = withMuted(muted, 't100', 1, true);
  expect(Object.keys(muted)).toHaveLength(100);
  expect(muted).toMatchObject({ t0: [1, 2], t100: [1] });
  expect(muted).not.toHaveProperty('t1');
});

test('what was stored is read, and what is broken is left out', () => {
  expect(readMuted(null)).toEqual({});
  for (const broken of ['', '{', '[]', '3', 'null']) expect(readMuted(broken)).toEqual({});
  expect(readMuted('{"a":[1,"2",null,4.5],"b":"x","c":[],"d":[0]}')).toEqual({ a: [1], d: [0] });
});
