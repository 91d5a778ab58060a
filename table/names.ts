import type { StoredRows } from './archive.ts';
import { parsedRow, stepName } from './file-error.ts';
import { checkedHeader, type MatchHeader } from './header.ts';
import { checkOf, headerText, readRows, rowOf } from './rows.ts';
import { endOrder, stepOrder } from './shapes.ts';
import { seatProblem } from './specs.ts';

/** The name of everybody who has been deleted, in whatever is stored. Screens say it in the reader's language. */
export const deletedPlayer = 'deleted player';

/** The rows of a match, with an end or without. */
type Rows = Pick<StoredRows, 'header' | 'steps' | 'end'>;

/**
 * The stored rows of a match with other names for its seats, one for each; `null` keeps the name that is there. Nothing else
 * changes: moves, dice and their proof stay as they are. In format 1 the chain covers the names, so every row gets a new check; from
 * format 2 on only the header is written anew. Throws an `Error` with one sentence when the rows are broken or a name is none.
 */
export function withNames(rows: Rows, names: readonly (string | null)[]): Rows {
  const written = parsedRow('header', rows.header);
  const { header, sealed } = readRows(written, [], undefined);
  const renamed = renamedHeader(header, names);
  const check = checkOf('', checkedHeader(renamed));
  const first = headerText(renamed, check, sealed ? header.commitment : null);
  return header.formatVersion === 1
    ? { header: first, ...rechained(written, rows, check) }
    : { ...rows, header: first };
}

function renamedHeader(header: MatchHeader, names: readonly (string | null)[]): MatchHeader {
  if (names.length !== header.seats.length) throw new Error('There is one name for each seat.');
  const seats = header.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }));
  for (const seat of seats) {
    const problem = seatProblem(seat);
    if (problem !== null) throw new Error(problem);
  }
  return { ...header, seats };
}

/** The rows that follow a header, each with the check that follows from its new check. What is sealed in them stays as it is. */
function rechained(header: unknown, rows: Rows, first: string): Omit<Rows, 'header'> {
  const steps = rows.steps.map((row, i) => parsedRow(stepName(i), row));
  const end = rows.end === undefined ? undefined : parsedRow('end', rows.end);
  const read = readRows(header, steps, end);
  let last = first;
  const linked = (row: unknown, says: unknown, order: readonly string[]): string => {
    const { check: _, ...written } = row as Record<string, unknown>;
    last = checkOf(last, says);
    return rowOf(written, order, last);
  };
  const again = read.steps.map((step, i) => linked(steps[i], step, stepOrder));
  return { steps: again, ...(read.end && { end: linked(end, read.end, endOrder) }) };
}
