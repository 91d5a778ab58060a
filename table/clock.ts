import type { Question, Seat } from '@holoboard/kernel';
import { type Match, outcome, question } from './match.ts';
import type { ClockSpec } from './specs.ts';

/**
 * Clocks. The time of every seat that is asked runs, also when several are asked at once. A bot has no clock: it is
 * bound by its own budget, and a slow machine must not lose it the game.
 */

/** The milliseconds every seat starts with. */
export function fullTime(clock: ClockSpec): number {
  return clock.kind === 'none' ? 0 : clock.seconds * 1000;
}

/** The milliseconds a seat has left, never below 0; nothing when no clock is set for it. */
export function timeLeft(match: Match, seat: Seat, now: number): number | null {
  return hasClock(match, seat) ? Math.max(0, leftAt(match, seat, timeAt(match, now))) : null;
}

/**
 * The match's own time at the host's `now`. It never runs backwards, stands still once the game is over, and a match
 * that was put away goes on where it stood: the time it lay in a file is charged to nobody.
 */
function timeAt(match: Match, now: number): number {
  const wall = Math.floor(now);
  if (match.anchor === null || !Number.isSafeInteger(wall) || outcome(match)) return match.time;
  return Math.max(match.time, wall - match.anchor);
}

/** Brings the match's time up to the host's `now`; the first call after an import picks it up again. */
export function advance(match: Match, now: number): void {
  if (match.anchor === null && Number.isSafeInteger(Math.floor(now)))
    match.anchor = Math.floor(now) - match.time;
  match.time = timeAt(match, now);
}

/** The seats whose time has run out at a time of the match, the first to run out first. */
export function expiredSeats(match: Match, time: number): Seat[] {
  return question(match)
    .seats.filter((seat) => hasClock(match, seat) && leftAt(match, seat, time) <= 0)
    .sort((one, other) => leftAt(match, one, time) - leftAt(match, other, time) || one - other);
}

/** Whether taking the last step back, and the time it gave, would leave its seat without any. */
export function undoCostsGame(match: Match, seat: Seat, time: number): boolean {
  return hasClock(match, seat) && leftAt(match, seat, time) - (match.bonuses.at(-1) ?? 0) <= 0;
}

/** What each seat has left at a time of the match. */
export function chargedTimes(match: Match, time: number): number[] {
  return match.left.map((left, seat) => (hasClock(match, seat) ? leftAt(match, seat, time) : left));
}

/** Gives a seat what its step earns, or takes back what the step taken back had earned. */
export function settleTime(match: Match, seat: Seat, what: 'action' | 'resign' | 'undo'): void {
  const left = match.left[seat] ?? 0;
  if (what === 'undo') {
    match.left = match.left.with(seat, left - (match.bonuses.pop() ?? 0));
    return;
  }
  const bonus = what === 'action' ? earned(match.clock, left) : 0;
  match.left = match.left.with(seat, left + bonus);
  match.bonuses.push(bonus);
}

/** With a clock per move, whoever is not asked will have the full time again. */
export function refillTime(match: Match, after: Question): void {
  const { clock } = match;
  if (clock.kind === 'perMove')
    match.left = match.left.map((left, seat) => (after.seats.includes(seat) ? left : fullTime(clock)));
}

function earned(clock: ClockSpec, left: number): number {
  if (clock.kind === 'perMove') return fullTime(clock) - left;
  return clock.kind === 'perGame' ? clock.increment * 1000 : 0;
}

function leftAt(match: Match, seat: Seat, time: number): number {
  const left = match.left[seat] ?? 0;
  return question(match).seats.includes(seat) ? left - (time - (match.steps.at(-1)?.at ?? 0)) : left;
}

function hasClock(match: Match, seat: Seat): boolean {
  const who = match.seats[seat];
  return match.clock.kind !== 'none' && who !== undefined && who.kind !== 'bot';
}
