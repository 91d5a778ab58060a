import type { Seat } from '@holoboard/kernel';
import type { Book } from './book.ts';
import type { HouseLimits } from './parts.ts';
import type { Presence } from './presence.ts';

/**
 * In how many milliseconds the seat of a person may be freed if nothing changes; 0 when it may be freed now, nothing when it may not.
 * With a clock, the clock alone decides who is away. Without one, a person is away who has not had the table open for a long time
 * while being asked.
 */
export function freeIn(
  book: Book,
  seat: Seat,
  presence: Presence,
  limits: HouseLimits,
  now: number,
): number | null {
  const holder = book.holders[seat];
  if (book.status !== 'playing' || book.setup.clock.kind !== 'none') return null;
  if (!holder || !('guest' in holder)) return null;
  const asked = book.askedSince(seat);
  const absent = presence.absentSince(holder.guest, now);
  if (asked === null || absent === null) return null;
  const longEnough = book.setup.pace === 'days' ? limits.awayDays : limits.away;
  return Math.max(0, Math.max(asked, absent) + longEnough - now);
}
