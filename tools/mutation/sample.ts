import { createHash } from 'node:crypto';

/** So many of the keys, drawn by a seed: those whose hash is lowest, so that one more wanted leaves the others drawn. */
export function sampleOf(keys: readonly string[], count: number, seed: string): readonly string[] {
  const hash = (key: string): string => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  const ranked = keys.map((key) => ({ key, rank: hash(key) }));
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const drawn = new Set(ranked.slice(0, count).map(({ key }) => key));
  return keys.filter((key) => drawn.has(key));
}

/** Cuts a list of keys between files into parts of about this size: code with many mutants woven in runs slowly. */
export function partsOf(keys: readonly string[], size: number): readonly (readonly string[])[] {
  const parts: string[][] = [];
  for (const file of new Set(keys.map(fileOf))) {
    const ofFile = keys.filter((key) => fileOf(key) === file);
    const last = parts.at(-1);
    if (last && last.length + ofFile.length <= size) last.push(...ofFile);
    else parts.push(ofFile);
  }
  return parts;
}

/** The file of a key. */
export function fileOf(key: string): string {
  return key.slice(0, key.indexOf(':'));
}
