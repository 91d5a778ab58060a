import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reasonOf } from '@holoboard/server';
import { Problem } from './command.ts';

/** Far more than any match needs; a larger file is none of ours. */
const largest = 50_000_000;

/** The text of a file that somebody named. */
export function readText(file: string): string {
  try {
    if (statSync(file).size <= largest) return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem(`${file} cannot be read (${reasonOf(error)}).`);
  }
  throw new Problem(`${file} is too large to be a match.`);
}

/** Writes a file whole or not at all, and makes its folder when there is none. */
export function writeText(file: string, text: string): void {
  const draft = `${file}.draft`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    throw new Problem(`${file} cannot be written (${reasonOf(error)}).`);
  }
}

/** A file name for a new match that is not taken. */
export function newFileName(game: string, now: Date): string {
  const time = now
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace('T', '-')
    .replaceAll(':', '');
  const name = join('data', 'saves', `${game}-${time}`);
  for (let copy = 1; ; copy++) {
    const file = `${name}${copy > 1 ? `-${copy}` : ''}.json`;
    if (!existsSync(file)) return file;
  }
}
