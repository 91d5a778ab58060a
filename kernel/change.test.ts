import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeBetween, patched } from './change.ts';
import { stableJson } from './json.ts';

const ofJson = (): fc.Arbitrary<unknown> =>
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));

describe('a change', () => {
  test('of a part tells that part alone', () => {
    const before = { round: 1, ships: { m1: { xwing: 5 }, o1: { tie: 2 } }, hand: ['R1', 'R2', 'R3', 'R4'] };
    const after = { round: 1, ships: { m1: { xwing: 4 } }, hand: ['R1', 'R2', 'R4'], won: true };
    expect(changeBetween(before, after)).toEqual({
      ships: { m1: { xwing: [4] }, o1: 0 },
      hand: { cut: [2, 1] },
      won: [true],
    });
  });

  test('of items names their places; a short list that is mostly new is told whole', () => {
    expect(changeBetween([0, 0, 0, 0, 0], [0, 0, 7, 0, 0])).toEqual({ 2: [7] });
    expect(changeBetween([{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }])).toEqual({ 1: { a: [3] } });
    expect(changeBetween([1, 2, 3], [4, 5, 3])).toEqual([[4, 5, 3]]);
  });

  test('of a list in its middle or at its ends is a cut', () => {
    expect(changeBetween([1, 2, 3], [1, 9, 8, 2, 3])).toEqual({ cut: [1, 0, 9, 8] });
    expect(changeBetween([1, 2, 3], [])).toEqual([[]]);
    expect(changeBetween([1, 2, 3], [1, 2])).toEqual({ cut: [2, 1] });
    expect(changeBetween([1, 1], [1, 1, 1])).toEqual({ cut: [2, 0, 1] });
  });

  test('is nothing between equal values', () => {
    expect(changeBetween({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeNull();
    expect(patched('x', null)).toBe('x');
  });

  test('of one kind of value to another is the new value', () => {
    expect(changeBetween({ a: 1 }, [1])).toEqual([[1]]);
    expect(changeBetween(null, { cut: 1 })).toEqual([{ cut: 1 }]);
    expect(changeBetween(0, [0])).toEqual([[0]]);
  });

  test('keeps names apart that lists, records and languages use for themselves', () => {
    const before = JSON.parse('{"cut":[1,2],"__proto__":1,"constructor":2}') as unknown;
    const after = JSON.parse('{"cut":[1,3],"__proto__":{"x":1},"toString":3}') as unknown;
    const change = JSON.parse(JSON.stringify(changeBetween(before, after))) as never;
    expect(stableJson(patched(before, change))).toBe(stableJson(after));
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test('leads from any value to any other, through JSON, and leaves the first unharmed', () => {
    fc.assert(
      fc.property(ofJson(), ofJson(), (before, after) => {
        const text = stableJson(before);
        const change = changeBetween(before, after);
        expect(change === null).toBe(text === stableJson(after));
        expect(stableJson(patched(before, JSON.parse(JSON.stringify(change)) as never))).toBe(
          stableJson(after),
        );
        expect(stableJson(before)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test('leads there between values that share most of what they are', () => {
    const list = fc.array(
      fc.oneof(fc.nat(2), fc.record({ a: fc.nat(1) }), fc.array(fc.nat(1), { maxLength: 2 })),
      {
        maxLength: 6,
      },
    );
    const record = fc.record({ a: list, b: fc.dictionary(fc.constantFrom('x', 'y', 'cut', '0'), list) });
    fc.assert(
      fc.property(record, record, (before, after) => {
        const change = JSON.parse(JSON.stringify(changeBetween(before, after))) as never;
        expect(patched(before, change)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  test('of another value is refused', () => {
    expect(() => patched(3, { a: [1] })).toThrow('another value');
  });
});
