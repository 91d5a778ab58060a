/** The words of a one-line position by name: `round=2`; a word without '=' is a flag. */
export class Fields {
  private readonly values = new Map<string, string>();

  constructor(text: string) {
    for (const word of text.trim().split(/\s+/).filter(Boolean)) {
      const [name = '', value = 'yes', ...rest] = word.split('=');
      if (rest.length > 0 || this.values.has(name))
        throw new Error(`The position says '${word.slice(0, 40)}' twice or twistedly.`);
      this.values.set(name, value);
    }
  }

  /** Takes a word out, so that what remains at the end is what nobody understood. */
  take(name: string): string | undefined {
    const value = this.values.get(name);
    this.values.delete(name);
    return value;
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  need(name: string): string {
    const value = this.take(name);
    if (value === undefined) throw new Error(`The position does not say '${name}='.`);
    return value;
  }

  flag(name: string): boolean {
    const value = this.take(name);
    if (value !== undefined && value !== 'yes')
      throw new Error(`'${name}' is said or left out, nothing else.`);
    return value !== undefined;
  }

  /** The items of a list; a missing one and `-` are empty. */
  list(name: string): string[] {
    return items(this.take(name) ?? '-', ',');
  }

  /** A whole number in a range. */
  number(name: string, least: number, most: number): number {
    return wholeNumber(this.need(name), least, most, `word '${name}'`);
  }

  /** One of some words. */
  word<Word extends string>(name: string, words: readonly Word[]): Word {
    return oneOf(this.need(name), words, `word '${name}'`);
  }

  finish(): void {
    const [stray] = this.values.keys();
    if (stray !== undefined)
      throw new Error(`The position has a word that means nothing here: '${stray.slice(0, 40)}'.`);
  }
}

/** A list in text; `-` is an empty one. */
export function items(text: string, separator: string): string[] {
  return text === '-' ? [] : text.split(separator);
}

/** The text of a list; see `items`. */
export function listText(list: readonly (string | number)[], separator: string): string {
  return list.length > 0 ? list.join(separator) : '-';
}

/** A whole number in a range, from text. */
export function wholeNumber(text: string, least: number, most: number, what: string): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new Error(`The ${what} is a number from ${least} to ${most}, not '${text.slice(0, 40)}'.`);
  return number;
}

/** One of some words, from text. */
export function oneOf<Word extends string>(text: string, words: readonly Word[], what: string): Word {
  const found = words.find((word) => word === text);
  if (found === undefined)
    throw new Error(`The ${what} is one of ${words.join(', ')}, not '${text.slice(0, 40)}'.`);
  return found;
}
