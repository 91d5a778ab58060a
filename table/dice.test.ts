import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, FairDice, thinkingSeed } from './dice.ts';

/** The bytes 0 to 31. */
const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const entropies = ['left', 'rïght'];

/** The same dice, written a second time with another library. */
function independentDraw(n: number, sides: number): number {
  const fourBytes = (number: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return bytes;
  };
  const parts = entropies.flatMap((text) => [fourBytes(Buffer.byteLength(text)), Buffer.from(text)]);
  const key = Buffer.concat([Buffer.from(seed, 'hex'), fourBytes(entropies.length), ...parts]);
  const rejected = 2 ** 32 - (2 ** 32 % sides);
  for (let attempt = 0; ; attempt++) {
    const message = Buffer.alloc(8);
    message.writeUInt32BE(Math.floor(n / 8), 0);
    message.writeUInt32BE(attempt, 4);
    const digest = createHmac('sha256', key).update(message).digest();
    const word = digest.readUInt32BE(4 * (n % 8));
    if (word < rejected) return word % sides;
  }
}

function drawMany(count: number, sides: number, first = 0): number[] {
  const dice = new FairDice(seed, entropies).at(first);
  return Array.from({ length: count }, () => dice.draw('die', sides));
}

describe('the commitment', () => {
  it('is the SHA-256 of the bytes of the seed', () => {
    expect(commitmentOf(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
  });
});

describe('fair dice', () => {
  // Worked out with Python's hmac from the description alone.
  it('give the known answers', () => {
    expect(drawMany(12, 6)).toEqual([2, 1, 3, 2, 4, 1, 4, 3, 4, 1, 4, 5]);
    expect(drawMany(12, 52)).toEqual([50, 39, 3, 6, 30, 31, 44, 29, 48, 3, 48, 39]);
  });

  it('pass over a word that would favour a side for that of the next attempt', () => {
    const sides = 2 ** 31 + 1;
    expect(drawMany(1, sides, 2)).toEqual([1257383403]); // the first attempt
    expect(drawMany(1, sides, 7)).toEqual([1423216942]); // the second
    expect(drawMany(1, sides, 4)).toEqual([1750063626]); // the fifth
    expect(drawMany(3, sides)).toEqual([1952803109, 975933410, 1257383403]); // the third twice, then the first again
  });

  it('agree with a second implementation for every number of sides', () => {
    for (const sides of [1, 2, 3, 7, 12, 100, 65_537, 3_000_000_000, 2 ** 32])
      expect(drawMany(300, sides)).toEqual(Array.from({ length: 300 }, (_, n) => independentDraw(n, sides)));
  });

  it('go on at any draw', () => {
    expect(drawMany(5, 6, 7)).toEqual(drawMany(12, 6).slice(7));
  });

  it('depend on who said what', () => {
    const draw = (texts: string[]): number => new FairDice(seed, texts).draw('die', 2 ** 32);
    const all = [['ab', 'c'], ['a', 'bc'], ['abc', ''], ['', 'abc'], ['abc'], ['c', 'ab']].map(draw);
    expect(new Set(all).size).toBe(6);
  });

  it('refuse a die that cannot be', () => {
    for (const sides of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
      expect(() => drawMany(1, sides)).toThrow(/cannot have/);
  });
});

describe('what is derived from the seed beside the dice', () => {
  it('differs by seat and by version, and is not the seed', () => {
    const all = [thinkingSeed(seed, 0, 0), thinkingSeed(seed, 1, 0), thinkingSeed(seed, 0, 1), seed];
    expect(new Set(all).size).toBe(4);
    const independent = createHmac('sha256', Buffer.from(seed, 'hex')).update('thinking 1 0').digest('hex');
    expect(thinkingSeed(seed, 1, 0)).toBe(independent);
  });
});
