import type { AnyGame, LogStep, Seat, Session } from '@holoboard/kernel';
import { FileError } from './file-error.ts';
import type { Match, MatchStep } from './match.ts';
import { unopened } from './rebuild.ts';
import { checkAt, readHeaderRow } from './rows.ts';
import type { Settled } from './settled.ts';
import { keepTry } from './versions.ts';

/** How a match stood, with the check of the row it belongs to: plain JSON. */
export type Snapshot = Settled & { readonly check: string };

/** The rows of a match, parsed but not yet read; the first is the header. */
export interface ParsedRows {
  readonly header: unknown;
  readonly steps: readonly unknown[];
  readonly seed: string;
}

/**
 * The match as of its last final step; null before the first. It holds everything that is hidden, so it stays
 * with the host. Reading it back needs the same build of the rules, and the rows of the match.
 */
export function snapshotOf(match: Match): Snapshot | null {
  const { settled } = match;
  return settled && { ...settled, check: checkAt(match, settled.version) };
}

/**
 * Brings a match back as of a snapshot: the rows up to it are read, but their steps are not taken again. The rows after it are the
 * caller's to take. Throws an `Error` when the snapshot does not belong to these rows; the match is then rebuilt from the rows alone.
 */
export function matchFromSnapshot(game: AnyGame, rows: ParsedRows, snapshot: Snapshot): Match {
  const { header, check } = readHeaderRow(rows.header);
  const match = unopened([game], { header, seed: rows.seed });
  const settled = rows.steps.slice(0, snapshot.version) as (MatchStep & { readonly check: string })[];
  match.checks.push(check);
  for (const { check: own, ...step } of settled) {
    match.steps.push(step as MatchStep);
    match.checks.push(own);
    keepTry(match, step as MatchStep);
  }
  if (match.checks.at(-1) !== snapshot.check || settled.length !== snapshot.version)
    throw new FileError('snapshot', 'it belongs to other steps.');
  match.session = sessionAt(game, match, snapshot, header);
  Object.assign(match, restored(snapshot));
  match.bonuses.push(snapshot.bonus);
  match.time = match.steps.at(-1)?.at ?? 0;
  if (match.away === 'runs') match.anchor = match.started;
  return match;
}

function restored({
  check: _,
  ...settled
}: Snapshot): Pick<Match, 'drawn' | 'left' | 'withheld' | 'shownClocks' | 'currentFrom' | 'settled'> {
  const { drawn, left, withheld, shownClocks, currentFrom } = settled;
  return { drawn, left, withheld, shownClocks, currentFrom, settled };
}

/** The game as it stood: the whole log, but of its chapters only the last, beyond which nothing can be taken back. */
function sessionAt(
  game: AnyGame,
  match: Match,
  { state, chapter }: Snapshot,
  header: Pick<Session['log'], 'rules' | 'options' | 'opening' | 'start'>,
): Session {
  const { rules, options, opening, start } = header;
  const log = {
    game: game.id,
    rules,
    options,
    seats: match.seats.length,
    opening,
    ...(start !== undefined && { start }),
    steps: match.steps.flatMap((step) => logStep(step) ?? []),
  };
  return { game, log, state, chapters: [{ ...chapter, events: [], before: null }] };
}

/** A step as the log of the game keeps it; nothing for wishes and answers, which are not of the game. */
function logStep(step: MatchStep): LogStep | null {
  const seat: Seat = step.seat;
  if ('action' in step) return { seat, action: step.action, draws: step.draws };
  if ('resign' in step) return { seat, resign: true };
  return 'undo' in step ? { seat, undo: true } : null;
}
