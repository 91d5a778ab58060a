/**
 * The one text form of a value: keys in alphabetical order, no white space. Values that JSON would silently change
 * (undefined, NaN, infinities, functions, holes in lists, objects of a class) are refused, so what is written can be
 * read back unchanged.
 */
export function stableJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return textJson(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isFinite(value) || Object.is(value, -0))
        throw new Error(`${Object.is(value, -0) ? '-0' : value} has no JSON form.`);
      return String(value);
    case 'object':
      break;
    default:
      throw new Error(`A ${typeof value} has no JSON form.`);
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return listJson(value);
  if (!isPlain(value)) throw new Error('An object of a class has no JSON form.');
  const record = value as Record<string, unknown>;
  let text = '{';
  for (const { key, name } of fieldsOf(Object.keys(record))) text += name + stableJson(record[key]);
  return `${text}}`;
}

const plainText = /^[\w ./-]*$/;

/** Most texts are words without anything to escape. */
function textJson(text: string): string {
  return plainText.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** A field of a kind of record: its key, and what stands before its value. */
interface Field {
  readonly key: string;
  readonly name: string;
}

/** The fields of records that begin with certain keys, in alphabetical order, and those that have one key more. */
interface Kind {
  fields: readonly Field[] | null;
  readonly longer: Map<string, Kind>;
}

const newKind = (): Kind => ({ fields: null, longer: new Map() });

/** The fields of the record that was written last, by how many it has: records of one kind mostly stand side by side. */
const latest: ({ readonly keys: readonly string[]; readonly fields: readonly Field[] } | undefined)[] = [];
const longestKept = 64;

/** Most records are of few kinds, and need not be sorted again and again. */
let kinds = newKind();
let known = 0;
const mostKnown = 20_000;

function fieldsOf(keys: readonly string[]): readonly Field[] {
  const { length } = keys;
  const last = latest[length];
  if (last && isSameList(last.keys, keys)) return last.fields;
  const fields = knownFields(keys);
  if (length < longestKept) latest[length] = { keys, fields };
  return fields;
}

function isSameList(left: readonly string[], right: readonly string[]): boolean {
  for (let i = 0; i < right.length; i++) if (left[i] !== right[i]) return false;
  return true;
}

function knownFields(keys: readonly string[]): readonly Field[] {
  if (known > mostKnown) {
    kinds = newKind();
    known = 0;
  }
  let kind = kinds;
  for (const key of keys) {
    let longer = kind.longer.get(key);
    if (!longer) {
      longer = newKind();
      kind.longer.set(key, longer);
      known++;
    }
    kind = longer;
  }
  kind.fields ??= keys
    .toSorted()
    .map((key, i) => ({ key, name: `${i > 0 ? ',' : ''}${JSON.stringify(key)}:` }));
  return kind.fields;
}

/** A loop, because `map` would pass over holes. */
function listJson(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (i > 0) text += ',';
    text += isSmallNumber(item) ? item : stableJson(item);
  }
  return `${text}]`;
}

/** Whether a value is a whole number of 32 bits, and not -0: most of what is in lists. */
function isSmallNumber(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value && (value !== 0 || 1 / value > 0);
}

/** Whether an object is a mere record: no Map, no Date, no typed array. Works for records of another realm too. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** A deep copy of a plain JSON value. */
export function jsonCopy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(jsonCopy) as Value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = jsonCopy((value as Record<string, unknown>)[key]);
  return copy as Value;
}

/** Whether two values have the same JSON form. */
export function sameJson(left: unknown, right: unknown): boolean {
  return left === right || stableJson(left) === stableJson(right);
}

/** A hash of a value's JSON form: 16 hexadecimal digits, the same on every machine. Not for keeping secrets. */
export function hash(value: unknown): string {
  return hashText(stableJson(value));
}

/** The hash of a text; see `hash`. Two 32-bit lanes that stir each other at the end. */
function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
    high ^= high >>> 15;
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
}
