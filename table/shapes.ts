import { FileError, format, formatVersion } from './file-error.ts';
import {
  awayProblem,
  clockProblem,
  entropyProblem,
  idProblem,
  isRecord,
  isSecretHex,
  isWholeNumber,
  seatProblem,
  undoRuleProblem,
} from './specs.ts';

/** What each field of a record must look like. */
type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const isCount = (value: unknown): boolean => isWholeNumber(value, 0, Number.MAX_SAFE_INTEGER);
const isText = (value: unknown): boolean => typeof value === 'string';
const isListOf =
  (test: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(test);
const isFlat = (value: unknown): boolean =>
  isText(value) || typeof value === 'boolean' || Number.isSafeInteger(value);

const headerShape: Shape = {
  format: (value) => value === format,
  formatVersion: (value) => isWholeNumber(value, 1, formatVersion),
  game: isText,
  rules: isCount,
  options: (value) => isRecord(value) && Object.values(value).every(isFlat),
  seats: isListOf((value) => seatProblem(value) === null),
  clock: (value) => clockProblem(value) === null,
  away: (value) => awayProblem(value) === null,
  undo: (value) => undoRuleProblem(value) === null,
  created: isCount,
  started: isCount,
  commitment: isSecretHex,
  entropies: isListOf((value) => entropyProblem(value) === null),
  opening: isListOf(isCount),
};
/** What a header may have or not. */
const headerExtras: Shape = { start: isText };
/** From format 2 on the names are told apart from the seats. */
const unnamedSeats: Shape = {
  seats: isListOf(
    (value) =>
      isRecord(value) && !Object.hasOwn(value, 'name') && seatProblem({ ...value, name: '-' }) === null,
  ),
  names: isListOf((value) => seatProblem({ kind: 'human', name: value }) === null),
};
const endShape: Shape = {
  elapsed: isCount,
  hash: (value) => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value),
  seed: (value) => value === null || isSecretHex(value),
};

const anyStep: Shape = { seat: isCount, at: isCount };
const actionShape: Shape = { ...anyStep, action: isRecord, draws: isListOf(isCount) };
const shapesByMark: Readonly<Record<string, Shape>> = {
  resign: { ...anyStep, resign: (value) => value === 'choice' || value === 'time' },
  undo: { ...anyStep, undo: (value) => value === true },
  wish: { ...anyStep, wish: (value) => value === 'undo' },
  answer: { ...anyStep, answer: (value) => typeof value === 'boolean' },
};
/** What a step may have or not, by the mark of its kind. */
const extras: Readonly<Record<string, Shape>> = {
  action: { clientActionId: (value) => idProblem(value) === null },
  undo: { granted: isCount },
};

/** The fields of each row, in the order they are written; what is sealed is one field, see `seal.ts`. */
export const headerOrder: readonly string[] = [...Object.keys(headerShape), 'start', 'sealed', 'names'];
export const endOrder: readonly string[] = [...Object.keys(endShape), 'sealed'];
export const stepOrder: readonly string[] = [
  ...[
    'seat',
    'at',
    'action',
    'draws',
    'sealed',
    'clientActionId',
    'resign',
    'undo',
    'granted',
    'wish',
    'answer',
  ],
];

/** Throws a `FileError` when a record is no header. */
export function requireHeader(record: Record<string, unknown>): void {
  const seats = record['formatVersion'] === 1 ? {} : unnamedSeats;
  requireShape('header', record, { ...headerShape, ...seats, ...presentIn(record, headerExtras) });
  const { names, seats: list } = record as { names?: readonly string[]; seats: readonly unknown[] };
  if (names && names.length !== list.length)
    throw new FileError('header', 'there is not one name for each seat.');
}

/** Throws a `FileError` when a record is no end of a match. */
export function requireEnd(record: Record<string, unknown>): void {
  requireShape('end', record, endShape);
}

/** Throws a `FileError` when a record is no step. */
export function requireStep(where: string, step: Record<string, unknown>): void {
  const mark = Object.keys(shapesByMark).find((key) => Object.hasOwn(step, key));
  const shape = (mark && shapesByMark[mark]) || actionShape;
  requireShape(where, step, { ...shape, ...presentIn(step, extras[mark ?? 'action'] ?? {}) });
}

/** Those of the fields that a record has. */
function presentIn(record: object, fields: Shape): Shape {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => Object.hasOwn(record, key)));
}

function requireShape(where: string, record: Record<string, unknown>, shape: Shape): void {
  for (const [key, test] of Object.entries(shape)) {
    if (!Object.hasOwn(record, key)) throw new FileError(where, `'${key}' is missing.`);
    if (!test(record[key])) throw new FileError(where, `'${key}' is not what it should be.`);
  }
  const stray = Object.keys(record).find((key) => !Object.hasOwn(shape, key));
  if (stray !== undefined) throw new FileError(where, `'${stray.slice(0, 40)}' does not belong here.`);
}
