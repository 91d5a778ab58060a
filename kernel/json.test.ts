import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash, sameJson, stableJson } from './json.ts';

/** Any value that JSON can carry unchanged. */
const plain = fc.jsonValue().filter((value) => !JSON.stringify(value, signed).includes('minus zero'));

function signed(_key: string, value: unknown): unknown {
  return Object.is(value, -0) ? 'minus zero' : value;
}

describe('the one text form', () => {
  test('keys stand in alphabetical order, at every depth', () => {
    expect(stableJson({ b: 1, a: { d: [{ f: null, e: 'x' }], c: true } })).toBe(
      '{"a":{"c":true,"d":[{"e":"x","f":null}]},"b":1}',
    );
  });

  test('is JSON, and reads back as it was', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.parse(stableJson(value))).toEqual(value);
        expect(stableJson(JSON.parse(stableJson(value)))).toBe(stableJson(value));
      }),
    );
  });

  test.each<readonly [string, unknown, string]>([
    ['undefined', undefined, 'A undefined has no JSON form.'],
    ['a field that is undefined', { a: undefined }, 'A undefined has no JSON form.'],
    ['NaN', [Number.NaN], 'NaN has no JSON form.'],
    ['infinity', Number.POSITIVE_INFINITY, 'Infinity has no JSON form.'],
    ['minus zero', { a: -0 }, '-0 has no JSON form.'],
    ['a function', () => 1, 'A function has no JSON form.'],
    ['a symbol', Symbol('x'), 'A symbol has no JSON form.'],
    ['a big integer', 1n, 'A bigint has no JSON form.'],
    // biome-ignore lint/suspicious/noSparseArray: the hole is what is tested.
    ['a hole in a list', [1, , 2], 'A undefined has no JSON form.'],
    ['a Map', { a: new Map() }, 'An object of a class has no JSON form.'],
    ['a Date', new Date(0), 'An object of a class has no JSON form.'],
    ['a typed list', new Uint8Array(2), 'An object of a class has no JSON form.'],
  ])('refuses %s', (_what, value, message) => {
    expect(() => stableJson(value)).toThrow(message);
  });

  test('a record without a prototype is a record', () => {
    expect(stableJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });
});

describe('sameness and hash', () => {
  test('the order of keys makes no difference, anything else does', () => {
    expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(hash({ a: 1, b: 2 })).toBe(hash({ b: 2, a: 1 }));
    expect(sameJson([1, 2], [2, 1])).toBe(false);
    expect(sameJson(1, '1')).toBe(false);
    expect(sameJson(null, {})).toBe(false);
  });

  test('16 hexadecimal digits', () => {
    for (const value of [null, '', 0, [], {}, { a: 1 }]) expect(hash(value)).toMatch(/^[0-9a-f]{16}$/);
  });

  test('values that look alike have different hashes', () => {
    const alike = [
      null,
      'null',
      0,
      '0',
      '',
      [],
      {},
      [[]],
      [{}],
      { '': 0 },
      [0],
      ['0'],
      [0, 0],
      [1, 2],
      [2, 1],
      [12],
    ];
    expect(new Set(alike.map(hash)).size).toBe(alike.length);
  });

  test('small differences in large numbers of states do not collide', () => {
    const hashes = new Set<string>();
    for (let i = 0; i < 60_000; i++) hashes.add(hash({ spaces: [i % 109, Math.floor(i / 109)], turn: 1 }));
    expect(hashes.size).toBe(60_000);
  });

  test('either half alone tells states apart as a random number would', () => {
    // 20,000 values share about 20,000² / 2 / 2³² = 0.05 pairs by luck; more than 3 would be a weakness.
    const halves = [new Set<string>(), new Set<string>()];
    for (let i = 0; i < 20_000; i++) {
      const whole = hash({ deck: [i, i + 1, i * 2], seat: i % 4 });
      halves[0]?.add(whole.slice(0, 8));
      halves[1]?.add(whole.slice(8));
    }
    for (const half of halves) expect(half.size).toBeGreaterThan(19_996);
  });
});
