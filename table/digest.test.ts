import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf, portableDigest } from './digest.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the SHA-256 of %j is the one of the standard', (text, digest) => {
  expect(digestOf(text)).toBe(digest);
  expect(portableDigest(text)).toBe(digest);
});

test('the machine and what is written out agree on every text, also on halves of characters', () => {
  expect(digestOf).not.toBe(portableDigest);
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.integer({ min: 0xd800, max: 0xdfff }),
      (text, half) => {
        const whole = text + String.fromCharCode(half);
        expect(digestOf(whole)).toBe(portableDigest(whole));
      },
    ),
  );
});
