import { type Chance, DrawError, RecordedChance } from '@holoboard/kernel';
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
  private readonly keyed: ReturnType<typeof hmac.create>;
  private readonly working: ReturnType<typeof hmac.create>;
  private readonly message = new Uint8Array(8);
  private readonly digest = new Uint8Array(32);
  private readonly messageWords: DataView = new DataView(this.message.buffer);
  private readonly digestWords: DataView = new DataView(this.digest.buffer);
  /** The block that is in the digest. */
  private block = -1;
  private attempt = -1;
  private next = 0;

  constructor(seed: string, entropies: readonly string[]) {
    // What HMAC makes of the key is kept: a block then costs two rounds of SHA-256, and most draws cost none.
    this.keyed = hmac.create(sha256, diceKey(seed, entropies));
    this.working = this.keyed.clone() as typeof this.keyed;
  }

  /** The same dice, standing behind the first so many draws of the match. */
  at(drawn: number): this {
    this.next = drawn;
    return this;
  }

  /**
   * Draw n is word n mod 8 of block n div 8, modulo the sides. A word that would favour the low sides is passed over for
   * the same word of the block's next attempt, which is rare.
   */
  draw(name: string, sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > words)
      throw new Error(`'${name}' cannot have ${sides} sides.`);
    const n = this.next++;
    const fair = words - (words % sides);
    for (let attempt = 0; ; attempt++) {
      const word = this.wordOf(Math.floor(n / 8), attempt, n % 8);
      if (word < fair) return word % sides;
    }
  }

  /** One of the eight words of HMAC-SHA256(key, block and attempt, four bytes each). */
  private wordOf(block: number, attempt: number, word: number): number {
    if (block !== this.block || attempt !== this.attempt) {
      this.messageWords.setUint32(0, block);
      this.messageWords.setUint32(4, attempt);
      this.keyed._cloneInto(this.working);
      this.working.update(this.message);
      this.working.digestInto(this.digest);
      this.block = block;
      this.attempt = attempt;
    }
    return this.digestWords.getUint32(4 * word);
  }
}

/** Plays recorded draws back, and proves meanwhile that they are those of the fair dice. */
export class ProvenChance extends RecordedChance {
  private readonly dice: FairDice;

  constructor(draws: readonly number[], dice: FairDice) {
    super(draws);
    this.dice = dice;
  }

  override draw(name: string, sides: number): number {
    const fair = this.dice.draw(name, sides);
    if (this.upcoming !== fair) throw new DrawError('the draws are not those of the fair dice.');
    return super.draw(name, sides);
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

function bigEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/**
 * Randomness for a bot's thinking. It comes from the secret seed, so that no opponent can foresee a secret choice,
 * and by a one-way function under another message than any draw, so that it says nothing about the dice.
 */
export function thinkingSeed(seed: string, seat: number, version: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`thinking ${seat} ${version}`)));
}

/** The entropy of a seat that has nobody to give its own. What the table might add would bind nobody: its seed is in the key. */
export const noEntropy = 'none';
