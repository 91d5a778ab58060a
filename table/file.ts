import { FileError, format, formatVersion } from './file-error.ts';
import type { MatchHeader } from './header.ts';
import { type Match, type MatchStep, outcome } from './match.ts';
import { endRow, headerRow, type MatchEnd, type PutAway, readRows, rowsOf, stepRows } from './rows.ts';
import { isRecord, isWholeNumber } from './specs.ts';

/** A match as one file holds it. The checks of its chain are made when it is written and tested when it is read. */
export interface MatchFile {
  readonly header: MatchHeader;
  readonly steps: readonly MatchStep[];
  readonly end: MatchEnd;
  /** Whether what is hidden in it is sealed in its text. */
  readonly sealed?: boolean;
}

/** A match as it is stored, its end with it. */
export interface WholeRows {
  readonly header: string;
  readonly steps: readonly string[];
  readonly end: string;
}

const longestFile = 16 * 1024 * 1024;

/**
 * The match as the text of one file. The seed is in it once the game is over, or before that in a save that is `sealed`. A file
 * holds every action and every draw, so it is not for opponents while the game goes on. A finished game is never sealed.
 */
export function exportMatch(match: Match, { now, sealed = false }: PutAway = {}): string {
  const how = { sealed: sealed && !outcome(match), ...(now !== undefined && { now }) };
  return framed([headerRow(match, how), ...stepRows(match, 0, how), endRow(match, how)]);
}

/** The one text that says what a file says. */
export function writeMatchFile({ header, steps, end, sealed = false }: MatchFile): string {
  return framed(rowsOf(header, steps, end, sealed));
}

/** The text of the file that stored rows make. */
export function fileOfRows({ header, steps, end }: WholeRows): string {
  return framed([header, ...steps, end]);
}

/** The rows that a file is made of, as they are stored. */
export function rowsOfFile({ header, steps, end, sealed = false }: MatchFile): WholeRows {
  const rows = rowsOf(header, steps, end, sealed);
  return { header: rows[0] as string, steps: rows.slice(1, -1), end: rows.at(-1) as string };
}

/** The rows as one JSON text, a row a line. */
function framed(rows: readonly string[]): string {
  const steps = rows.slice(1, -1);
  const list = steps.length === 0 ? '[]' : `[\n    ${steps.join(',\n    ')}\n  ]`;
  return `{\n  "match": ${rows[0]},\n  "steps": ${list},\n  "end": ${rows.at(-1)}\n}\n`;
}

/** Reads a file and tests its shape and its chain, not yet its moves. Throws a `FileError`. */
export function readMatchFile(text: string): MatchFile {
  const { match, steps, end, ...rest } = parse(text);
  if (!Array.isArray(steps)) throw new FileError('steps', 'there is no list of steps.');
  const read = readRows(match, steps, end);
  if (!read.end) throw new FileError('end', 'it is missing.');
  const [stray] = Object.keys(rest);
  if (stray !== undefined) throw new FileError('file', `'${stray.slice(0, 40)}' does not belong here.`);
  return { ...read, end: read.end };
}

function parse(text: string): Record<string, unknown> {
  if (typeof text !== 'string') throw new FileError('file', 'this is not text.', 'unreadable');
  if (text.length > longestFile) throw new FileError('file', 'it is too large: 16 MB is the most.', 'large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileError(brokenLine(text), 'this is not JSON.', 'unreadable');
  }
  const header = isRecord(value) ? value['match'] : undefined;
  if (!isRecord(value) || !isRecord(header) || header['format'] !== format)
    throw new FileError('header', 'this is not the file of a Holoboard match.', 'foreign');
  const version = header['formatVersion'];
  if (isWholeNumber(version, formatVersion + 1, Number.MAX_SAFE_INTEGER))
    throw new FileError(
      'header',
      `the file has format ${version}; this program reads up to ${formatVersion}.`,
      'newer',
    );
  return value;
}

/** The first line that no file of ours could have. */
function brokenLine(text: string): string {
  const frame = ['{', '}', '', '  "steps": [', '  ],'];
  const lines = text.split('\n');
  const broken = lines.findIndex((line) => {
    if (frame.includes(line)) return false;
    const entry = line.replace(/,$/, '').trim();
    try {
      JSON.parse(entry.startsWith('{') ? entry : `{${entry}}`);
      return false;
    } catch {
      return true;
    }
  });
  return broken < 0 ? 'file' : `line ${broken + 1}`;
}
