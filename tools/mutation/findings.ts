/** What became of one mutant, as far as the tool looks at it. */
export interface Result {
  readonly fileName: string;
  /** Lines count from 1, columns from 0. */
  readonly location: { readonly start: Place; readonly end: Place };
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  readonly statusReason?: string | undefined;
}

/** A place in a file. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A change to a rule file, told so that it is found again when lines move. */
export interface Change {
  /** The file inside the game's room. */
  readonly file: string;
  /** The line or lines with the changed text in brackets ⟦ ⟧; of a long text only the beginning. */
  readonly from: string;
  readonly to: string;
}

/** Why a change need not be noticed by any test. */
export interface Explanation extends Change {
  readonly why: string;
}

/** How much of a long text tells it apart from others. */
const enough = 100;

/** Puts a mutant into words that do not depend on the number of its line. */
export function changeOf({ fileName, location, replacement }: Result, source: string): Change {
  const lines = source.split('\n');
  const { start, end } = location;
  const first = lines[start.line - 1] ?? '';
  const last = lines[end.line - 1] ?? '';
  const inside =
    start.line === end.line
      ? first.slice(start.column, end.column)
      : [first.slice(start.column), ...lines.slice(start.line, end.line - 1), last.slice(0, end.column)].join(
          ' ',
        );
  const before = first.slice(0, start.column).trimStart();
  const after = last.slice(end.column);
  return {
    file: fileName.replace(/^games\/[^/]+\//, ''),
    from: `${before}⟦${onOneLine(inside)}⟧${after}`,
    to: onOneLine(replacement),
  };
}

function onOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > enough ? `${line.slice(0, enough)}…` : line;
}

/** Whether two changes are the same. */
export function isSame(one: Change, other: Change): boolean {
  return one.file === other.file && one.from === other.from && one.to === other.to;
}

/** The verdict on a mutant: a test failed, none did, or it has to be looked at again. */
export type Verdict = 'caught' | 'lives' | 'doubtful';

/** The verdict of the tests of rules. One that only took too long is doubtful, as a busy machine is slow. */
export function quickVerdict({ status, statusReason }: Result): Verdict {
  // A file that does not load fails no test, but the whole run.
  if (status === 'Killed' || status === 'RuntimeError') return 'caught';
  return status === 'Timeout' && isEndless(statusReason) ? 'caught' : 'doubtful';
}

/** The verdict when all tests were asked, with all the time they may need. */
export function finalVerdict({ status }: Result): Verdict {
  return status === 'Survived' || status === 'NoCoverage' ? 'lives' : 'caught';
}

/** Stryker counts how often a mutant is reached, and stops one that is reached far too often. */
function isEndless(reason: string | undefined): boolean {
  return reason?.startsWith('Hit limit reached') ?? false;
}

/** Reads the explanations of a game; throws an `Error` with one sentence. */
export function readExplanations(text: string): readonly Explanation[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('it is no list');
  for (const each of list)
    for (const field of ['file', 'from', 'to', 'why'])
      if (typeof each?.[field] !== 'string' || each[field] === '')
        throw new Error(`an explanation lacks '${field}': ${JSON.stringify(each)}`);
  return list;
}
