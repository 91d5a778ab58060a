import type { Chance } from '@holoboard/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const words = 0x100000000;

/** What the table publishes before anybody joins: the SHA-256 of its secret seed. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/**
 * Dice that nobody can load. The table is bound to its seed by the commitment before it knows what the seats will
 * add, and the seats add theirs before they know the seed. Draw number n of a match is the same for ever.
 */
export class FairDice implements Chance {
  private readonly key: Uint8Array;
  private next: number;

  /** `first` is the number of draws the match has made before. */
  constructor(seed: string, entropies: readonly string[], first: number) {
    this.key = diceKey(seed, entropies);
    this.next = first;
  }

  draw(name: string, sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > words)
      throw new Error(`'${name}' cannot have ${sides} sides.`);
    return fairDraw(this.key, this.next++, sides);
  }
}

/**
 * The seed's bytes, the number of entropies, and each entropy as its length and its UTF-8 bytes; numbers are four
 * bytes, big end first. No such key is another one with zeros behind it, which HMAC would not tell apart.
 */
function diceKey(seed: string, entropies: readonly string[]): Uint8Array {
  const parts = entropies.map(utf8ToBytes).flatMap((bytes) => [bigEndian(bytes.length), bytes]);
  return concatBytes(hexToBytes(seed), bigEndian(entropies.length), ...parts);
}

/**
 * The first of the eight words of HMAC-SHA256(key, n and attempt, four bytes each) that favours no side, modulo the
 * sides. When all eight would favour the low sides, which is rare, the next attempt gives eight more.
 */
function fairDraw(key: Uint8Array, n: number, sides: number): number {
  const fair = words - (words % sides);
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(sha256, key, bigEndian(n, attempt));
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let at = 0; at < digest.length; at += 4) {
      const word = view.getUint32(at);
      if (word < fair) return word % sides;
    }
  }
}

function bigEndian(...numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * numbers.length);
  const view = new DataView(bytes.buffer);
  numbers.forEach((number, i) => {
    view.setUint32(4 * i, number);
  });
  return bytes;
}

/**
 * Randomness for a bot's thinking. It comes from the secret seed, so that no opponent can foresee a secret choice,
 * and by a one-way function under another message than any draw, so that it says nothing about the dice.
 */
export function thinkingSeed(seed: string, seat: number, version: number): string {
  return derive(seed, `thinking ${seat} ${version}`);
}

/** Entropy for a seat that has nobody to give its own: a bot, or everybody in local play. */
export function derivedEntropy(seed: string, seat: number): string {
  return derive(seed, `entropy ${seat}`).slice(0, 32);
}

function derive(seed: string, purpose: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(purpose)));
}
