import { type OptionValues, stableJson } from '@holoboard/kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitmentOf } from './dice.ts';
import type { MatchStep } from './match.ts';
import {
  type ClockSpec,
  clockProblem,
  entropyProblem,
  idProblem,
  isRecord,
  isSecretHex,
  isWholeNumber,
  type SeatSpec,
  seatProblem,
  type UndoRule,
  undoRuleProblem,
} from './specs.ts';

/** A match as one file holds it. The checks of its chain are made when it is written and tested when it is read. */
export interface MatchFile {
  readonly header: MatchHeader;
  readonly steps: readonly MatchStep[];
  readonly end: MatchEnd;
}

/** What was settled when the match started. */
export interface MatchHeader {
  readonly format: typeof format;
  readonly formatVersion: typeof formatVersion;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: readonly SeatSpec[];
  readonly clock: ClockSpec;
  readonly undo: UndoRule;
  /** When the match was created, by the host's clock. */
  readonly created: number;
  readonly commitment: string;
  readonly entropies: readonly string[];
  /** The numbers drawn while setting up. */
  readonly opening: readonly number[];
}

/** How the match stood when the file was written. */
export interface MatchEnd {
  /** Milliseconds played, pauses left out. */
  readonly elapsed: number;
  readonly hash: string;
  /** Revealed when the game is over, or stored openly to resume it. */
  readonly seed: string | null;
}

/** The name of the format; it stands first in every file. */
export const format = 'holoboard-match';
/** Raised whenever an older program could not read a file. */
export const formatVersion = 1;
const longestFile = 16 * 1024 * 1024;

/** What is wrong with a file, roughly: it was changed, is none of ours, or is not for this program. */
export type FileProblem =
  | 'changed'
  | 'unreadable'
  | 'foreign'
  | 'large'
  | 'newer'
  | 'otherRules'
  | 'unknownGame'
  | 'noSeed';

/** A file that is not a match as it was played: `where` names the place, and `problem` says what is wrong there. */
export class FileError extends Error {
  readonly where: string;
  readonly problem: string;
  readonly kind: FileProblem;

  constructor(where: string, problem: string, kind: FileProblem = 'changed') {
    super(`${where.charAt(0).toUpperCase()}${where.slice(1)}: ${problem}`);
    this.where = where;
    this.problem = problem;
    this.kind = kind;
  }
}

/** Does a piece of work, and tells where it went wrong if it does. */
export function during<Result>(where: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof FileError) throw error;
    // An engine's own error (a stack overflow, say) would tell a person nothing.
    const plain = error instanceof Error && !(error instanceof RangeError || error instanceof TypeError);
    throw new FileError(where, plain ? error.message : 'this cannot be read.');
  }
}

/** The name of a step in messages. */
export function stepName(index: number): string {
  return `step ${index + 1}`;
}

/** One link of the chain: it depends on everything before it. */
function checkOf(previous: string, part: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(previous + stableJson(part)))).slice(0, 16);
}

const headerOrder = [
  ...['format', 'formatVersion', 'game', 'rules', 'options', 'seats', 'clock', 'undo', 'created'],
  ...['commitment', 'entropies', 'opening'],
];
const stepOrder = [
  ...['seat', 'at', 'action', 'draws', 'clientActionId', 'resign', 'undo', 'granted', 'wish', 'answer'],
  'check',
];
const endOrder = ['elapsed', 'hash', 'seed'];

/** The one text of a match file: one line per field and per step, nothing but ASCII, so a character is a byte. */
export function writeMatchFile({ header, steps, end }: MatchFile): string {
  let check = checkOf('', header);
  const head = [...fields(header, headerOrder), field('check', check)];
  const lines = steps.map((step) => {
    check = checkOf(check, step);
    return `    { ${fields({ ...step, check }, stepOrder).join(', ')} }`;
  });
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  const tail = [...fields(end, endOrder), field('seal', checkOf(check, end))];
  const body = [...head, `"steps": ${list}`, ...tail].map((line) => `  ${line}`).join(',\n');
  return `{\n${body}\n}\n`;
}

function fields(record: object, order: readonly string[]): string[] {
  return order.flatMap((key) =>
    Object.hasOwn(record, key) ? [field(key, (record as Record<string, unknown>)[key])] : [],
  );
}

function field(key: string, value: unknown): string {
  const text = stableJson(value).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `"${key}": ${text}`;
}

/** Reads a file and tests its shape and its chain, not yet its moves. Throws a `FileError`. */
export function readMatchFile(text: string): MatchFile {
  const { steps, check, seal, ...rest } = parse(text);
  const header = pick(rest, headerOrder);
  const end = pick(rest, endOrder);
  requireShape('header', header, headerShape);
  const first = during('header', () => checkOf('', header));
  if (check !== first) throw new FileError('header', 'it does not fit its check, so it was changed.');
  if (!Array.isArray(steps)) throw new FileError('steps', 'there is no list of steps.');
  const { last, read, time } = readSteps(steps, first);
  requireShape('end', end, endShape);
  if (end['seed'] !== null && commitmentOf(end['seed'] as string) !== header['commitment'])
    throw new FileError('seed', 'it does not fit the commitment.');
  if (seal !== during('end', () => checkOf(last, end)))
    throw new FileError('end', 'what follows the steps does not fit its seal, so it was changed.');
  if ((end['elapsed'] as number) < time) throw new FileError('end', 'less time has passed than was played.');
  const known = [...headerOrder, ...endOrder];
  const stray = Object.keys(rest).find((key) => !known.includes(key));
  if (stray !== undefined) throw new FileError('file', `'${stray.slice(0, 40)}' does not belong here.`);
  return { header: header as unknown as MatchHeader, steps: read, end: end as unknown as MatchEnd };
}

function readSteps(
  steps: readonly unknown[],
  first: string,
): { last: string; read: MatchStep[]; time: number } {
  let last = first;
  let time = 0;
  const read = steps.map((entry, i) => {
    const where = stepName(i);
    if (!isRecord(entry)) throw new FileError(where, 'a step is a record.');
    const { check, ...step } = entry;
    requireShape(where, step, shapeOf(step));
    last = during(where, () => checkOf(last, step));
    if (check !== last) throw new FileError(where, 'the chain is broken here, so this step was changed.');
    if ((step['at'] as number) < time) throw new FileError(where, 'it was taken before the step before it.');
    time = step['at'] as number;
    return step as unknown as MatchStep;
  });
  return { last, read, time };
}

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const isCount = (value: unknown): boolean => isWholeNumber(value, 0, Number.MAX_SAFE_INTEGER);
const isText = (value: unknown): boolean => typeof value === 'string';
const isListOf =
  (test: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(test);
const isFlat = (value: unknown): boolean => isText(value) || typeof value === 'boolean';

const headerShape: Shape = {
  format: (value) => value === format,
  formatVersion: (value) => value === formatVersion,
  game: isText,
  rules: isCount,
  options: (value) => isRecord(value) && Object.values(value).every(isFlat),
  seats: isListOf((value) => seatProblem(value) === null),
  clock: (value) => clockProblem(value) === null,
  undo: (value) => undoRuleProblem(value) === null,
  created: isCount,
  commitment: isSecretHex,
  entropies: isListOf((value) => entropyProblem(value) === null),
  opening: isListOf(isCount),
};
const anyStep: Shape = { seat: isCount, at: isCount };
const actionShape: Shape = { ...anyStep, action: isRecord, draws: isListOf(isCount) };
const shapesByMark: Readonly<Record<string, Shape>> = {
  resign: { ...anyStep, resign: (value) => value === 'choice' || value === 'time' },
  undo: { ...anyStep, undo: (value) => value === true },
  wish: { ...anyStep, wish: (value) => value === 'undo' },
  answer: { ...anyStep, answer: (value) => typeof value === 'boolean' },
};
/** What a step may have or not. */
const optionalShape: Shape = { clientActionId: (value) => idProblem(value) === null, granted: isCount };
const endShape: Shape = {
  elapsed: isCount,
  hash: (value) => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value),
  seed: (value) => value === null || isSecretHex(value),
};

function shapeOf(step: Record<string, unknown>): Shape {
  const mark = Object.keys(shapesByMark).find((key) => Object.hasOwn(step, key));
  const shape = (mark && shapesByMark[mark]) || actionShape;
  const extra = mark === 'undo' ? 'granted' : mark === undefined ? 'clientActionId' : '';
  return Object.hasOwn(step, extra) ? { ...shape, [extra]: optionalShape[extra] as Shape[string] } : shape;
}

function requireShape(where: string, record: Record<string, unknown>, shape: Shape): void {
  for (const [key, test] of Object.entries(shape)) {
    if (!Object.hasOwn(record, key)) throw new FileError(where, `'${key}' is missing.`);
    if (!test(record[key])) throw new FileError(where, `'${key}' is not what it should be.`);
  }
  const stray = Object.keys(record).find((key) => !Object.hasOwn(shape, key));
  if (stray !== undefined) throw new FileError(where, `'${stray.slice(0, 40)}' does not belong here.`);
}

function pick(record: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
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
  if (!isRecord(value) || value['format'] !== format)
    throw new FileError('header', 'this is not the file of a Holoboard match.', 'foreign');
  const version = value['formatVersion'];
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
  const frame = ['{', '}', '', '  "steps": [', '  ]', '  ],'];
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
