import { type LogStep, type Question, type Refusal, type Seat, sameJson } from '@holoboard/kernel';
import { type Match, type MatchStep, versionOf } from './match.ts';
import { idProblem } from './specs.ts';
import { stepsBehind, versionFor } from './telling.ts';
import { no } from './undo.ts';

/** What a seat submits: its action, and how many steps of the match it had been told when it decided. */
export interface Submitted {
  readonly version: number;
  readonly action: unknown;
  /** What the seat calls it, so that it can be sent again without being played again; at most 64 characters. */
  readonly clientActionId?: string | undefined;
}

/**
 * Whether a submission made by a seat that has been told `version` steps is still current: nothing has happened since but
 * answers of other seats to the same simultaneous question, and wishes to take back. See `currentAfter`.
 */
export function isCurrent(match: Match, seat: Seat, version: unknown): boolean {
  const from = match.currentFrom[seat];
  return (
    from !== undefined &&
    Number.isInteger(version) &&
    stepsBehind(match, seat, version as number) >= from &&
    (version as number) <= versionFor(match, seat)
  );
}

/**
 * After a step, older submissions are stale, with one exception. Seats that are asked at once decide without knowing
 * each other's answers; so what one of them answers, or takes back, does not make the submission of another stale
 * that was and still is asked the same question: of the same kind, of the same seats or fewer (after taking back: or
 * more). A seat's own step always makes its older submissions stale, and a resignation those of everybody.
 */
export function currentAfter(
  match: Match,
  step: LogStep,
  before: Question,
  after: Question,
  steps: number,
): readonly number[] {
  const current = match.currentFrom.map(() => steps);
  if ('resign' in step || before.kind !== after.kind) return current;
  const [wide, narrow] = 'undo' in step ? [after, before] : [before, after];
  if (narrow.seats.every((seat) => wide.seats.includes(seat)))
    for (const seat of narrow.seats) if (seat !== step.seat) current[seat] = match.currentFrom[seat] ?? steps;
  return current;
}

/** What became of an earlier try of the same submission, and the number of its step; nothing when it is the first. */
export function earlierTry(
  match: Match,
  seat: Seat,
  { clientActionId: id, action }: Submitted,
): { readonly version: number } | Refusal | null {
  if (id === undefined) return null;
  const problem = idProblem(id);
  if (problem) return no(problem);
  const version = match.accepted.get(keyOf(seat, id));
  if (version === undefined) return null;
  const step = match.steps[version - 1];
  return step && 'action' in step && sameAction(step.action, action)
    ? { version }
    : no('This id was given to another action already.');
}

/** Remembers under which id a step was submitted. */
export function keepTry(match: Match, step: MatchStep): void {
  if ('clientActionId' in step && step.clientActionId !== undefined)
    match.accepted.set(keyOf(step.seat, step.clientActionId), versionOf(match));
}

function keyOf(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}

/** What is sent may be anything, also what has no JSON form. */
function sameAction(played: unknown, sent: unknown): boolean {
  try {
    return sameJson(played, sent);
  } catch {
    return false;
  }
}
