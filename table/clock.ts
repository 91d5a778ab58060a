import type { Question, Seat } from '@holoboard/kernel';
import { type Match, outcome, question, type ShownClock } from './match.ts';
import type { Clocks } from './sitting.ts';
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
  return hasClock(match, seat) ? Math.max(0, leftAt(match, question(match), seat, timeAt(match, now))) : null;
}

/** All clocks as those see them who hold some seats: of the others, no step of a secret answer shows before it is complete. */
export function clocksFor(match: Match, held: readonly Seat[], now: number): Clocks {
  const time = timeAt(match, now);
  const left = match.seats.map((_, seat) => {
    const shown = held.includes(seat) ? null : match.shownClocks[seat];
    return shown && hasClock(match, seat)
      ? Math.max(0, shown.left - (time - shown.at))
      : timeLeft(match, seat, now);
  });
  return { left, running: question(match).seats.filter((seat) => left[seat] !== null) };
}

/** A step that has been worked out, as far as clocks are concerned. */
interface TimedStep {
  readonly seat: Seat;
  readonly at: number;
  /** Whether it is withheld from anybody. */
  readonly withheld: boolean;
  /** Who is asked before it and after it. */
  readonly asked: Question;
  readonly after: Question;
  /** What each seat had left when it was taken. */
  readonly charged: readonly number[];
}

/** What the others see of the clocks after a step of the game. */
export function shownAfter(
  { shownClocks }: Match,
  { seat, at, withheld, asked, after, charged }: TimedStep,
): readonly (ShownClock | null)[] {
  return shownClocks.map((shown, each) => {
    if (each === seat) return withheld ? (shown ?? { left: charged[seat] ?? 0, at }) : null;
    return asked.kind === after.kind && after.seats.includes(each) ? shown : null;
  });
}

/**
 * The match's own time at the host's `now`. It never runs backwards and stands still once the game is over. A match that
 * `pauses` goes on where it stood when it was put away; one that `runs` has been going on since its start.
 */
export function timeAt(match: Match, now: number): number {
  return outcome(match) ? match.time : runningTime(match, now);
}

/** The same for a match that is known to go on. */
export function runningTime(match: Match, now: number): number {
  const wall = Math.floor(now);
  if (match.anchor === null || !Number.isSafeInteger(wall)) return match.time;
  return Math.max(match.time, wall - match.anchor);
}

/** The host's time when the match's time was 0; a match that was put away is picked up again at `now`. */
export function anchorAt(match: Match, now: number): number | null {
  const wall = Math.floor(now);
  return match.anchor ?? (Number.isSafeInteger(wall) ? wall - match.time : null);
}

/** Brings the match's time up to the host's `now`. */
export function advance(match: Match, now: number): void {
  match.anchor = anchorAt(match, now);
  match.time = timeAt(match, now);
}

/** The seats of those asked whose time has run out at a time of the match, the first to run out first. */
export function expiredSeats(match: Match, time: number): readonly Seat[] {
  if (match.clock.kind === 'none') return nobody;
  const asked = question(match);
  return asked.seats
    .filter((seat) => hasClock(match, seat) && leftAt(match, asked, seat, time) <= 0)
    .sort((one, other) => leftAt(match, asked, one, time) - leftAt(match, asked, other, time) || one - other);
}

const nobody: readonly Seat[] = [];

/** What each seat has left at a time of the match. */
export function chargedTimes(match: Match, asked: Question, time: number): readonly number[] {
  if (match.clock.kind === 'none') return match.left;
  return match.left.map((left, seat) => (hasClock(match, seat) ? leftAt(match, asked, seat, time) : left));
}

/** What an action gives to its seat, when so much is left to it. */
export function earned(clock: ClockSpec, left: number): number {
  if (clock.kind === 'perMove') return fullTime(clock) - left;
  return clock.kind === 'perGame' ? clock.increment * 1000 : 0;
}

/** What is left when a seat is given some time, or loses it again. */
export function withBonus(left: readonly number[], seat: Seat, bonus: number): readonly number[] {
  return bonus === 0 ? left : left.with(seat, (left[seat] ?? 0) + bonus);
}

/** With a clock per move, whoever is not asked will have the full time again. */
export function refilled(clock: ClockSpec, left: readonly number[], after: Question): readonly number[] {
  if (clock.kind !== 'perMove') return left;
  return left.map((rest, seat) => (after.seats.includes(seat) ? rest : fullTime(clock)));
}

/** Whether the time of this seat is counted. */
export function hasClock(match: Match, seat: Seat): boolean {
  const who = match.seats[seat];
  return match.clock.kind !== 'none' && who !== undefined && who.kind !== 'bot';
}

function leftAt(match: Match, asked: Question, seat: Seat, time: number): number {
  const left = match.left[seat] ?? 0;
  return asked.seats.includes(seat) ? left - (time - (match.steps.at(-1)?.at ?? 0)) : left;
}
