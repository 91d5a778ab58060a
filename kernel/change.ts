/**
 * How one JSON value becomes another: the new value in a list of its own, or the changes of its parts. A part of a record that
 * is gone has 0; a list that has become longer or shorter has its `cut`: where it begins, how many items go, and those that come.
 */
export type Change = readonly [unknown] | { readonly [part: string]: Change | 0 } | { readonly cut: Cut };

type Cut = readonly [from: number, removed: number, ...added: unknown[]];
type Json = Readonly<Record<string, unknown>>;

/** What turns one JSON value into another; nothing when they are equal. The same for every game, and small where little has changed. */
export function changeBetween(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after);
  if (isRecord(before) && isRecord(after)) return changeOfRecord(before, after);
  return [after];
}

/** The value that a change leads to. The value it starts from stays as it is; parts that do not change are shared with it. */
export function patched(before: unknown, change: Change | null): unknown {
  if (change === null) return before;
  if (isReplacement(change)) return change[0];
  if (Array.isArray(before)) return patchedList(before, change);
  if (isRecord(before)) return patchedRecord(before, change as Readonly<Record<string, Change | 0>>);
  throw new Error('This change belongs to another value.');
}

/* Most parts of most records stay as they are: nothing is made for them, not even a list of keys. */

function changeOfRecord(before: Json, after: Json): Change | null {
  let parts: [string, Change | 0][] | null = null;
  for (const key in after) {
    const part = after[key];
    if (before[key] === part) continue;
    const change = Object.hasOwn(before, key) ? changeBetween(before[key], part) : ([part] as const);
    if (!change) continue;
    parts ??= [];
    parts.push([key, change]);
  }
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    parts ??= [];
    parts.push([key, 0]);
  }
  return parts && Object.fromEntries(parts);
}

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | null {
  if (before.length === after.length) return changeOfItems(before, after);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && changeBetween(before[start], after[start]) === null) start++;
  let end = 0;
  while (end < shorter - start && changeBetween(before.at(-1 - end), after.at(-1 - end)) === null) end++;
  const added = after.slice(start, after.length - end);
  if (added.length === after.length) return [after];
  return { cut: [start, before.length - start - end, ...added] };
}

function changeOfItems(before: readonly unknown[], after: readonly unknown[]): Change | null {
  let items: [string, Change][] | null = null;
  let replaced = 0;
  for (let index = 0; index < after.length; index++) {
    const change = changeBetween(before[index], after[index]);
    if (!change) continue;
    items ??= [];
    items.push([String(index), change]);
    if (isReplacement(change)) replaced++;
  }
  if (!items) return null;
  // Naming each place costs more than a short list that is mostly new.
  return replaced === items.length && 2 * replaced > after.length ? [after] : Object.fromEntries(items);
}

function patchedRecord(before: Json, change: Readonly<Record<string, Change | 0>>): Json {
  const left = Object.entries(before).filter(([key]) => change[key] !== 0 || !Object.hasOwn(change, key));
  const parts = new Map<string, unknown>(left);
  for (const [key, part] of Object.entries(change))
    if (part !== 0) parts.set(key, patched(parts.get(key), part));
  return Object.fromEntries(parts);
}

function patchedList(before: readonly unknown[], change: Exclude<Change, readonly [unknown]>): unknown[] {
  const list = [...before];
  if ('cut' in change) {
    const [from, removed, ...added] = change.cut as Cut;
    list.splice(from, removed, ...added);
  } else
    for (const [index, part] of Object.entries(change as Readonly<Record<string, Change>>))
      list[Number(index)] = patched(list[Number(index)], part);
  return list;
}

function isReplacement(change: Change): change is readonly [unknown] {
  return Array.isArray(change);
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
