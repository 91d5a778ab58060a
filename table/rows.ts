import { type Session, stableJson, stateHash } from '@holoboard/kernel';
import { timeAt } from './clock.ts';
import { commitmentOf } from './dice.ts';
import { digestOf } from './digest.ts';
import { during, FileError, format, stepName } from './file-error.ts';
import { checkedHeader, type MatchHeader, readHeader, writtenHeader } from './header.ts';
import { type Match, type MatchStep, outcome } from './match.ts';
import { ascii, sealRecord, unsealRecord } from './seal.ts';
import { endOrder, headerOrder, requireEnd, requireStep, stepOrder } from './shapes.ts';
import { isRecord } from './specs.ts';
import type { Prepared } from './steps.ts';

/** How the match stood when it was put away. */
export interface MatchEnd {
  /** Milliseconds played, pauses left out. */
  readonly elapsed: number;
  readonly hash: string;
  /** Revealed when the game is over, or stored to resume it. */
  readonly seed: string | null;
}

/** How a match is put away: until when it was played, and whether to be resumed by whoever has it. */
export interface PutAway {
  /** The host's time; without it the match ends with the latest time it knows of. */
  readonly now?: number;
  /** With the seed in it, and everything sealed that players may not know: see `seal.ts`. */
  readonly sealed?: boolean;
}

/**
 * A match is stored as rows, each one line of JSON: the header once, then a row a step, which never changes, and at the end how it
 * stands. Each row holds a check of itself and of the row before it.
 */
export function headerRow(match: Match, { sealed = false }: PutAway = {}): string {
  const { commitment } = match;
  return headerText(headerOf(match), checkAt(match, 0), sealed ? commitment : null);
}

/** The rows of the steps taken since a version. */
export function stepRows(match: Match, since = 0, { sealed = false }: PutAway = {}): string[] {
  const key = sealed ? match.commitment : null;
  return match.steps
    .slice(since)
    .map((step, i) => stepText(step, since + i, checkAt(match, since + i + 1), key));
}

/** The row of a step that is prepared, but not committed. */
export function preparedRow(match: Match, { step, version }: Prepared): string {
  const check = checkOf(checkAt(match, version - 1), step);
  match.prepared = { step, check };
  return stepText(step, version - 1, check, null);
}

/** The row that says how the match stands now; it takes the place of an older one. */
export function endRow(match: Match, how: PutAway = {}): string {
  const end = endOf(match, how);
  const key = how.sealed ? match.commitment : null;
  return endText(end, checkOf(checkAt(match, match.steps.length), end), key);
}

/** The rows of a match that need not be one: for a forger, and to see how an honest one would be written. */
export function rowsOf(
  header: MatchHeader,
  steps: readonly MatchStep[],
  end: MatchEnd,
  sealed: boolean,
): string[] {
  const key = sealed ? header.commitment : null;
  let check = checkOf('', checkedHeader(header));
  const rows = [headerText(header, check, key)];
  for (const [i, step] of steps.entries()) {
    check = checkOf(check, step);
    rows.push(stepText(step, i, check, key));
  }
  return [...rows, endText(end, checkOf(check, end), key)];
}

/** The texts of rows; with a key what is hidden in them is sealed, and their checks stay those of what they say. */
export function headerText(header: MatchHeader, check: string, key: string | null): string {
  const record = writtenHeader(header);
  return rowOf(key === null ? record : sealRecord(record, 'header', key), headerOrder, check);
}

function stepText(step: MatchStep, index: number, check: string, key: string | null): string {
  return rowOf(key === null ? step : sealRecord(step, stepName(index), key), stepOrder, check);
}

function endText(end: MatchEnd, check: string, key: string | null): string {
  return rowOf(key === null ? end : sealRecord(end, 'end', key), endOrder, check);
}

/** What was settled at the start of a match. */
function headerOf(match: Match): MatchHeader {
  const { session } = match;
  if (!session) throw new Error('The match has not started yet.');
  return {
    format,
    formatVersion: match.formatVersion,
    game: match.game.id,
    rules: session.log.rules,
    options: match.options,
    seats: match.seats,
    clock: match.clock,
    away: match.away,
    undo: match.undo,
    created: match.created,
    started: match.started,
    commitment: match.commitment,
    entropies: match.entropies.map((entropy) => entropy ?? ''),
    opening: session.log.opening,
    ...(match.start !== null && { start: match.start }),
  };
}

function endOf(match: Match, { now, sealed = false }: PutAway): MatchEnd {
  return {
    elapsed: now === undefined ? match.time : timeAt(match, now),
    hash: stateHash(match.session as Session),
    seed: sealed || outcome(match) ? match.seed : null,
  };
}

/** The check of the row of a version, the header's being that of version 0; each is made once. */
export function checkAt(match: Match, version: number): string {
  const { checks, prepared } = match;
  if (checks.length === 0) checks.push(checkOf('', checkedHeader(headerOf(match))));
  while (checks.length <= version) {
    const step = match.steps[checks.length - 1];
    const known = prepared?.step === step ? prepared?.check : undefined;
    checks.push(known ?? checkOf(checks.at(-1) as string, step));
  }
  return checks[version] as string;
}

/** One link of the chain: it depends on everything before it. */
export function checkOf(previous: string, part: unknown): string {
  return digestOf(previous + stableJson(part)).slice(0, 16);
}

/** One line of JSON, its fields in a fixed order, nothing but ASCII. */
export function rowOf(record: object, order: readonly string[], check: string): string {
  const fields = order.filter((key) => Object.hasOwn(record, key));
  const texts = fields.map((key) => field(key, (record as Record<string, unknown>)[key]));
  return `{ ${[...texts, field('check', check)].join(', ')} }`;
}

function field(key: string, value: unknown): string {
  return `"${key}": ${ascii(stableJson(value))}`;
}

/** What rows hold, their shape and chain tested, not yet their moves; the end may be missing. Throws a `FileError`. */
export function readRows(
  header: unknown,
  steps: readonly unknown[],
  end: unknown,
): {
  readonly header: MatchHeader;
  readonly steps: MatchStep[];
  readonly end: MatchEnd | null;
  readonly sealed: boolean;
} {
  const key = isRecord(header) ? String(header['commitment']) : '';
  const sealed = isRecord(header) && Object.hasOwn(header, 'sealed');
  const { header: head, check: first } = readHeaderRow(header);
  let check = first;
  let time = 0;
  const read = steps.map((row, i) => {
    const where = stepName(i);
    const broken = 'the chain is broken here, so this step was changed.';
    const next = linked(where, row, { previous: check, key, broken }, stepAt(where));
    check = next.check;
    const step = next.record;
    if (step.at < time) throw new FileError(where, 'it was taken before the step before it.');
    time = step.at;
    return step;
  });
  const last = end === undefined ? null : readEnd(end, check, head, time);
  return { header: head, steps: read, end: last, sealed };
}

/** What the first row of a match holds; shape and check tested. Throws a `FileError`. */
export function readHeaderRow(row: unknown): { readonly header: MatchHeader; readonly check: string } {
  const key = isRecord(row) ? String(row['commitment']) : '';
  const link = { previous: '', key, broken: changed };
  const { record, check } = linked('header', row, link, readHeader, checkedHeader);
  return { header: record, check };
}

/** The step that a row holds which follows the last one of a match; shape and chain tested. Throws a `FileError`. */
export function readStep(match: Match, row: unknown): MatchStep {
  const where = stepName(match.steps.length);
  const previous = checkAt(match, match.steps.length);
  return linked(where, row, { previous, key: match.commitment, broken: changed }, stepAt(where)).record;
}

const changed = 'it does not fit its check, so it was changed.';

function stepAt(where: string): (record: Record<string, unknown>) => MatchStep {
  return (record) => {
    requireStep(where, record);
    return record as unknown as MatchStep;
  };
}

function readEnd(row: unknown, previous: string, header: MatchHeader, time: number): MatchEnd {
  const link = { previous, key: header.commitment, broken: changed };
  const { record } = linked('end', row, link, (end) => {
    requireEnd(end);
    if (end['seed'] !== null && commitmentOf(end['seed'] as string) !== header.commitment)
      throw new FileError('seed', 'it does not fit the commitment.');
    return end as unknown as MatchEnd;
  });
  if (record.elapsed < time) throw new FileError('end', 'less time has passed than was played.');
  return record;
}

/** What comes before a row, what it is sealed with, and what is said when it does not fit. */
interface Link {
  readonly previous: string;
  readonly key: string;
  readonly broken: string;
}

/** What a row says, once it is found to be what it should be and to follow the row before it; its check may not cover all of it. */
function linked<Said extends object>(
  where: string,
  row: unknown,
  { previous, key, broken }: Link,
  read: (record: Record<string, unknown>) => Said,
  covered: (said: Said) => object = (said) => said,
): { readonly record: Said; readonly check: string } {
  if (!isRecord(row)) throw new FileError(where, 'this is no record.');
  const { check, ...written } = row;
  const record = read(unsealRecord(written, where, key));
  const expected = during(where, () => checkOf(previous, covered(record)));
  if (check !== expected) throw new FileError(where, broken);
  return { record, check: expected };
}
