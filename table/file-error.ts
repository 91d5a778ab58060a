/** The name of the format; it stands first in every stored match. */
export const format = 'holoboard-match';
/** Raised whenever an older program could not read a stored match. Older formats stay readable, and a match keeps its own. */
export const formatVersion = 2;
export type FormatVersion = 1 | typeof formatVersion;

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

/** The JSON that a row holds. Throws a `FileError`. */
export function parsedRow(where: string, row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    throw new FileError(where, 'this is not JSON.', 'unreadable');
  }
}
