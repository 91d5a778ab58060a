import { items, listText } from '@holoboard/kernel';

/** How a field is written: a whole number, yes or no, a word, or a list of them. */
type Kind = 'number' | 'flag' | 'word' | 'optional' | 'numbers' | 'words';

export type Layout = readonly (readonly [name: string, kind: Kind])[];

/** Writes the fields of a record between colons. */
export function writeRecord(layout: Layout, record: object): string {
  return layout.map(([name, kind]) => writeField(kind, (record as Record<string, unknown>)[name])).join(':');
}

function writeField(kind: Kind, value: unknown): string {
  switch (kind) {
    case 'flag':
      return value ? '1' : '0';
    case 'numbers':
    case 'words':
      return listText(value as readonly (string | number)[], '+');
    case 'optional':
      return value === null ? '-' : String(value);
    default:
      return String(value);
  }
}

/** Reads a record back; throws an `Error` with a plain sentence. */
export function readRecord<Read>(layout: Layout, text: string, what: string): Read {
  const parts = text.split(':');
  if (parts.length !== layout.length)
    throw new Error(`The ${what} has ${layout.length} parts, not ${parts.length}.`);
  const record: Record<string, unknown> = {};
  layout.forEach(([name, kind], index) => {
    record[name] = readField(kind, parts[index] ?? '', `${name} of the ${what}`);
  });
  return record as Read;
}

function readField(kind: Kind, text: string, what: string): unknown {
  switch (kind) {
    case 'number':
      return readNumber(text, what);
    case 'flag':
      if (text !== '0' && text !== '1') throw new Error(`The ${what} is 0 or 1.`);
      return text === '1';
    case 'word':
      return readWord(text, what);
    case 'optional':
      return text === '-' ? null : readWord(text, what);
    case 'numbers':
      return items(text, '+').map((part) => readNumber(part, what));
    case 'words':
      return items(text, '+').map((part) => readWord(part, what));
  }
}

export function readNumber(text: string, what: string): number {
  if (!/^(0|-?[1-9]\d{0,6})$/.test(text))
    throw new Error(`The ${what} is a whole number, not '${text.slice(0, 20)}'.`);
  return Number(text);
}

function readWord(text: string, what: string): string {
  if (!/^[\w*-]{1,40}$/.test(text)) throw new Error(`The ${what} is a word, not '${text.slice(0, 20)}'.`);
  return text;
}
