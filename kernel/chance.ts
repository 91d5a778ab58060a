/**
 * Where luck comes from. Rules ask for it by name (`chance.draw('spinner', 12)`) and never draw silently, so a
 * draw can be scripted by a test, recorded in a log, and proven fair at the end of a match.
 */
export interface Chance {
  /** A whole number from 0 to `sides - 1`. */
  draw(name: string, sides: number): number;
}

/** Rolls ordinary dice: `count` numbers from 1 to `sides`. */
export function roll(chance: Chance, name: string, count: number, sides = 6): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(chance.draw(name, sides) + 1);
  return dice;
}

/** Shuffles a list in place (Fisher and Yates, from the end). */
export function shuffle<Item>(chance: Chance, name: string, list: Item[]): Item[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.draw(name, i + 1);
    const held = list[i] as Item;
    list[i] = list[j] as Item;
    list[j] = held;
  }
  return list;
}

/** A fast seeded generator (xoshiro128**) for play-outs, tests and thinking; matches between people use fair dice. */
export class SeededChance implements Chance {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  constructor(seed: number | string) {
    // Four rounds of an integer hash spread any seed over the whole state.
    let mixed = 0x9e3779b9;
    for (const character of String(seed)) {
      mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x85ebca6b);
      mixed ^= mixed >>> 13;
    }
    const next = (): number => {
      mixed = (mixed + 0x9e3779b9) | 0;
      let word = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
      word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
      return word ^ (word >>> 15);
    };
    this.a = next();
    this.b = next();
    this.c = next();
    this.d = next() | 1;
  }

  /** The next 32 random bits as an unsigned number. */
  private next(): number {
    const b = this.b;
    let word = Math.imul(b, 5);
    word = Math.imul((word << 7) | (word >>> 25), 9);
    this.c ^= this.a;
    this.d ^= b;
    this.b = b ^ this.c;
    this.a ^= this.d;
    this.c ^= b << 9;
    this.d = (this.d << 11) | (this.d >>> 21);
    return word >>> 0;
  }

  draw(_name: string, sides: number): number {
    // Multiply-and-shift on 32 bits; the few values that would favour low numbers are drawn again.
    let product = this.next() * sides;
    let low = product >>> 0;
    if (low < sides) {
      const threshold = (0x100000000 - sides) % sides;
      while (low < threshold) {
        product = this.next() * sides;
        low = product >>> 0;
      }
    }
    return Math.floor(product / 0x100000000);
  }
}

/** One scripted draw: the name it must be asked by, and what it gives. */
export type TapeEntry = readonly [name: string, value: number];

/** A tape of named draws for tests: a draw of another name, or one too many, fails at once. */
export class TapeChance implements Chance {
  private position = 0;
  private readonly tape: readonly TapeEntry[];

  constructor(tape: readonly TapeEntry[]) {
    this.tape = tape;
  }

  draw(name: string, sides: number): number {
    const entry = this.tape[this.position++];
    if (!entry) throw new Error(`The tape has ended, but '${name}' is asked for.`);
    const [expected, value] = entry;
    if (expected !== name) throw new Error(`The tape says '${expected}', but '${name}' is asked for.`);
    if (!isDraw(value, sides)) throw new Error(`'${name}' has ${sides} sides; the tape says ${value}.`);
    return value;
  }

  /** How many entries nobody has asked for. */
  get left(): number {
    return this.tape.length - this.position;
  }
}

/** Thrown when a recorded draw does not fit what the rules ask for. */
export class DrawError extends Error {}

/** Plays recorded numbers back, as a log holds them. */
export class RecordedChance implements Chance {
  private position = 0;
  private readonly draws: readonly number[];

  constructor(draws: readonly number[]) {
    this.draws = draws;
  }

  draw(name: string, sides: number): number {
    const value = this.draws[this.position++];
    if (value === undefined)
      throw new DrawError(`The rules ask for a draw of '${name}' that is not recorded.`);
    if (!isDraw(value, sides))
      throw new DrawError(
        `The recorded draw ${JSON.stringify(value)} is impossible for '${name}' with ${sides} sides.`,
      );
    return value;
  }

  /** What the next draw will give; nothing when no more are recorded. */
  get upcoming(): number | undefined {
    return this.draws[this.position];
  }

  /** How many recorded draws nobody has asked for. */
  get left(): number {
    return this.draws.length - this.position;
  }
}

/** Passes draws on and keeps what was drawn. */
export class RecordingChance implements Chance {
  readonly draws: number[] = [];
  private readonly source: Chance;

  constructor(source: Chance) {
    this.source = source;
  }

  draw(name: string, sides: number): number {
    const value = this.source.draw(name, sides);
    this.draws.push(value);
    return value;
  }
}

/** For actions that must not draw: any draw is a mistake in the rules. */
export const noChance: Chance = {
  draw(name) {
    throw new Error(`'${name}' was drawn where the rules may not draw.`);
  },
};

function isDraw(value: number, sides: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < sides;
}
