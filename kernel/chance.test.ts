import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  DrawError,
  noChance,
  RecordedChance,
  RecordingChance,
  roll,
  SeededChance,
  shuffle,
  TapeChance,
} from './chance.ts';

const word = 0xffffffffn;

/** xoshiro128** after its authors' description, on big integers. */
function* xoshiro(state: readonly bigint[]): Generator<bigint, never> {
  let [a = 0n, b = 0n, c = 0n, d = 0n] = state;
  const turned = (value: bigint, by: bigint): bigint => ((value << by) | (value >> (32n - by))) & word;
  for (;;) {
    yield (turned((b * 5n) & word, 7n) * 9n) & word;
    const shifted = (b << 9n) & word;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turned(d, 11n);
  }
}

/** The state a seed is spread over, on big integers. */
function spread(seed: string): bigint[] {
  let mixed = 0x9e3779b9n;
  for (const character of seed) {
    mixed = ((mixed ^ BigInt(character.codePointAt(0) ?? 0)) * 0x85ebca6bn) & word;
    mixed ^= mixed >> 13n;
  }
  const state: bigint[] = [];
  for (let i = 0; i < 4; i++) {
    mixed = (mixed + 0x9e3779b9n) & word;
    let next = ((mixed ^ (mixed >> 16n)) * 0x21f0aaadn) & word;
    next = ((next ^ (next >> 15n)) * 0x735a2d97n) & word;
    state.push(next ^ (next >> 15n));
  }
  state[3] = (state[3] ?? 0n) | 1n;
  return state;
}

/** How often each of so many values comes. */
function tally(values: number, times: number, draw: (time: number) => number): number[] {
  const counts = Array.from({ length: values }, () => 0);
  for (let time = 0; time < times; time++) {
    const value = draw(time);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** How far counts are from equal shares: the sum of squared differences over the expected count. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the seeded generator', () => {
  test('the yardstick gives the published numbers for the state 1, 2, 3, 4', () => {
    const numbers = xoshiro([1n, 2n, 3n, 4n]);
    const published = [11520n, 0n, 5927040n, 70819200n, 2031721883n, 1637235492n, 1287239034n];
    expect(published.map(() => numbers.next().value)).toEqual(published);
  });

  test('gives the numbers of xoshiro128** for any seed and any die', () => {
    const dice = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.string(), dice, (seed, sides) => {
        const chance = new SeededChance(seed);
        const numbers = xoshiro(spread(seed));
        for (const each of sides) {
          const die = BigInt(each);
          let product = numbers.next().value * die;
          while ((product & word) < (1n << 32n) % die) product = numbers.next().value * die;
          expect(chance.draw('any', each)).toBe(Number(product >> 32n));
        }
      }),
    );
  });

  test('a number is as good a seed as its digits', () => {
    expect(new SeededChance(7).draw('any', 1000)).toBe(new SeededChance('7').draw('any', 1000));
  });

  test('all faces come equally often', () => {
    const chance = new SeededChance('faces');
    const counts = tally(12, 120_000, () => chance.draw('face', 12));
    // 11 degrees of freedom: above 31.3 in one of a thousand seeds.
    expect(chiSquare(counts)).toBeLessThan(31.3);
  });

  test('a draw says nothing about the next one', () => {
    const chance = new SeededChance('pairs');
    const counts = tally(36, 72_000, () => chance.draw('first', 6) * 6 + chance.draw('second', 6));
    // 35 degrees of freedom: above 66.6 in one of a thousand seeds.
    expect(chiSquare(counts)).toBeLessThan(66.6);
  });

  test('neighbouring seeds have nothing in common', () => {
    const counts = tally(12, 12_000, (seed) => new SeededChance(seed).draw('first', 12));
    expect(chiSquare(counts)).toBeLessThan(31.3);
  });
});

describe('dice and decks', () => {
  test('dice count from 1', () => {
    expect(
      roll(
        new TapeChance([
          ['attack', 0],
          ['attack', 5],
        ]),
        'attack',
        2,
      ),
    ).toEqual([1, 6]);
  });

  test('a shuffle exchanges from the end', () => {
    // c with a: c b a; then b with itself.
    const tape = new TapeChance([
      ['deck', 0],
      ['deck', 1],
    ]);
    expect(shuffle(tape, 'deck', ['a', 'b', 'c'])).toEqual(['c', 'b', 'a']);
    expect(tape.left).toBe(0);
  });

  test('every order of a deck comes equally often', () => {
    const chance = new SeededChance('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(chance, 'deck', ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: above 49.7 in one of a thousand seeds.
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7);
  });
});

describe('a tape', () => {
  test('fails at a draw of another name', () => {
    expect(() => new TapeChance([['attack', 1]]).draw('move', 6)).toThrow(
      "The tape says 'attack', but 'move' is asked for.",
    );
  });

  test('fails at a draw too many', () => {
    expect(() => new TapeChance([]).draw('move', 6)).toThrow("The tape has ended, but 'move' is asked for.");
  });

  test.each([6, -1, 0.5, Number.NaN])('fails at a six-sided die that shows %d', (value) => {
    expect(() => new TapeChance([['move', value]]).draw('move', 6)).toThrow("'move' has 6 sides");
  });

  test('knows what nobody has asked for', () => {
    const tape = new TapeChance([
      ['move', 0],
      ['move', 1],
    ]);
    tape.draw('move', 6);
    expect(tape.left).toBe(1);
  });
});

describe('records', () => {
  test('what was drawn can be drawn again', () => {
    const recording = new RecordingChance(new SeededChance('record'));
    const drawn = [6, 12, 52].map((sides) => recording.draw('any', sides));
    expect(recording.draws).toEqual(drawn);
    const recorded = new RecordedChance(recording.draws);
    expect([6, 12, 52].map((sides) => recorded.draw('any', sides))).toEqual(drawn);
    expect(recorded.left).toBe(0);
  });

  const drawing = (chance: Chance) => () => chance.draw('move', 6);

  test('a draw that is missing or impossible is a fault of the record', () => {
    expect(drawing(new RecordedChance([]))).toThrow(DrawError);
    expect(drawing(new RecordedChance([6]))).toThrow(DrawError);
    expect(drawing(new RecordedChance(['1' as unknown as number]))).toThrow(DrawError);
    expect(drawing(new RecordedChance([null as unknown as number]))).toThrow(DrawError);
  });

  test('where the rules may not draw, a draw fails', () => {
    expect(drawing(noChance)).toThrow("'move' was drawn where the rules may not draw.");
  });
});
