import { type AnyGame, type Outcome, type Session, stateHash } from '@holoboard/kernel';
import { commitmentOf } from './dice.ts';
import { type MatchFile, readMatchFile, writeMatchFile } from './file.ts';
import { during, FileError, parsedRow, stepName } from './file-error.ts';
import { type Match, outcome } from './match.ts';
import { rebuild, retake } from './rebuild.ts';
import { readRows, readStep } from './rows.ts';

/** What a check of a match file found. */
export type Verification =
  | {
      readonly ok: true;
      readonly steps: number;
      readonly hash: string;
      readonly outcome: Outcome | null;
      readonly dice: 'proven' | 'not revealed';
      /** Whether it began with the set-up, or from a position somebody chose. */
      readonly start: 'set-up' | 'position';
    }
  | { readonly ok: false; readonly where: string; readonly problem: string };

/** Brings a match back from a file to be played on: same state, same clocks. Throws an `Error` with one sentence. */
export function importMatch(games: readonly AnyGame[], text: string): Match {
  return withSeed(rebuildWhole(games, readMatchFile(text)));
}

/** A match as a host has stored it, row by row. Without an end it must know the seed from elsewhere. */
export interface StoredRows {
  readonly header: string;
  readonly steps: readonly string[];
  readonly end?: string;
  readonly seed?: string;
}

/** Brings a match back from its rows to be played on: same state, same clocks. Throws an `Error` with one sentence. */
export function matchFromRows(games: readonly AnyGame[], rows: StoredRows): Match {
  const end = rows.end === undefined ? undefined : parsedRow('end', rows.end);
  const steps = rows.steps.map((row, i) => parsedRow(stepName(i), row));
  const read = readRows(parsedRow('header', rows.header), steps, end);
  if (read.end) return withSeed(rebuildWhole(games, { ...read, end: read.end }));
  const { seed = null } = rows;
  if (seed !== null && commitmentOf(seed) !== read.header.commitment)
    throw new FileError('seed', 'it does not fit the commitment.');
  return withSeed(rebuild(games, { ...read, seed }, read.steps.length));
}

/** Takes the next step of a match as another host has stored it. Throws an `Error` with one sentence. */
export function takeRow(match: Match, row: string): void {
  const where = stepName(match.steps.length);
  const step = readStep(match, parsedRow(where, row));
  during(where, () => retake(match, step));
}

function withSeed(match: Match): Match {
  if (match.seed !== null) return match;
  throw new FileError(
    'seed',
    'it is not in the file, so the match can be replayed but not resumed.',
    'noSeed',
  );
}

/** The game as it stood after `at` steps of a file; the seed is not needed. Throws an `Error` with one sentence. */
export function replayMatch(games: readonly AnyGame[], text: string, at?: number): Session {
  return recordedMatch(games, text, at).session as Session;
}

/** The match as it stood after `at` steps of a file, to be looked at; the seed is not needed. Throws an `Error` with one sentence. */
export function recordedMatch(games: readonly AnyGame[], text: string, at?: number): Match {
  const file = readMatchFile(text);
  const until = at ?? file.steps.length;
  if (!Number.isInteger(until) || until < 0 || until > file.steps.length)
    throw new Error(`The match has steps 0 to ${file.steps.length}; there is no step ${String(at)}.`);
  return rebuild(games, { ...file, seed: file.end.seed }, until);
}

/** Checks everything a file claims: layout, chain, legality, fair dice, final state. Never throws. */
export function verifyMatch(games: readonly AnyGame[], text: string): Verification {
  try {
    const file = readMatchFile(text);
    const match = rebuildWhole(games, file);
    const canonical = writeMatchFile(file);
    if (text !== canonical) throw new FileError(firstDifference(text, canonical), 'the layout was changed.');
    return {
      ok: true,
      steps: file.steps.length,
      hash: file.end.hash,
      outcome: outcome(match),
      dice: match.seed === null ? 'not revealed' : 'proven',
      start: match.start === null ? 'set-up' : 'position',
    };
  } catch (error) {
    if (error instanceof FileError) return { ok: false, where: error.where, problem: error.problem };
    return { ok: false, where: 'file', problem: 'this cannot be read.' };
  }
}

/** Plays all of a file again and compares where it ends. */
function rebuildWhole(games: readonly AnyGame[], file: MatchFile): Match {
  const match = rebuild(games, { ...file, seed: file.end.seed }, file.steps.length);
  const { elapsed, seed } = file.end;
  if (seed === null && outcome(match))
    throw new FileError('seed', 'the game is over, but the seed is not revealed.');
  if (file.end.hash !== stateHash(match.session as Session))
    throw new FileError('hash', 'the steps lead to another state than the file says.');
  match.time = elapsed;
  return match;
}

/** Where two texts part; a file is ASCII, so far its characters are bytes. */
function firstDifference(text: string, canonical: string): string {
  let at = 0;
  while (at < text.length && text[at] === canonical[at]) at++;
  return `byte ${at}`;
}
