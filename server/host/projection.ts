import type { Seat } from '@holoboard/kernel';
import {
  clocksFor,
  type FarSeat,
  type FarStanding,
  type FarTable,
  knowsWish,
  type Match,
  newsTexts,
  outcome,
  question,
  type ServerMessage,
  type TableFacts,
  takeBackRefusal,
  updatesForAll,
  updatesSince,
  versionFor,
  viewFor,
} from '@holoboard/table';
import type { Book } from './book.ts';
import { homeIn, type SummarySeat, seatIn, type TableSummary } from './summary.ts';

/* What leaves the house. Everything in here is made for one viewer, a seat or somebody who watches, and holds only what they may know. */

/** Who has a table open, here and at other nodes. */
export interface Attendance {
  isHere(guest: string): boolean;
  readonly watchers: number;
  /** In how many milliseconds a seat may be freed; nothing when it may not. */
  freeIn(seat: Seat): number | null;
}

/** A table as a guest may know it. */
export function tableFor(summary: TableSummary, guest: string | null, attendance: Attendance): FarTable {
  const { id, title, setup, created, commitment, status, seats, asked, next, owner } = summary;
  return {
    ...setup,
    id,
    title,
    created,
    commitment,
    status,
    people: seats.map((place, seat) => farSeat(place, seat, attendance)),
    mine: seatIn(summary, guest),
    reserved: homeIn(summary, guest),
    own: owner === guest,
    asked,
    watchers: attendance.watchers,
    spectators: summary.spectators,
    // A spectator who knew it could take the seat of whoever comes later.
    next: homeIn(summary, guest) === null ? null : next,
  };
}

function farSeat(place: SummarySeat, seat: Seat, { isHere, freeIn }: Attendance): FarSeat {
  const { holder, reserved: person } = place;
  const consent = place.consent && { consent: true };
  if (holder && 'guest' in holder) {
    const free = freeIn(seat);
    const here = isHere(holder.guest);
    return { kind: 'person', name: holder.name, here, ...consent, ...(free !== null && { freeIn: free }) };
  }
  const reserved = { ...(person && { reservedFor: person.name }), ...consent };
  if (!holder) return { kind: 'open', name: '', here: false, ...reserved };
  return { kind: 'bot', name: holder.name, level: holder.level, here: true, ...reserved };
}

/** What was settled before the start, with the people who sit there now: whoever asks is `human`, all others are far away. */
function factsFor(book: Book, match: Match, mine: Seat | null): TableFacts {
  const { options, clock, undo, created } = match;
  const seats = book.seats().map((who, seat) => {
    if (who.kind === 'open') return { kind: 'remote', name: match.seats[seat]?.name ?? '' } as const;
    return seat === mine ? { ...who, kind: 'human' as const } : who;
  });
  return { options, seats, clock, undo, created };
}

/** How a match stands for a viewer. */
function standingFor(match: Match, seat: Seat | null, now: number): FarStanding {
  const viewer = seat ?? 'spectator';
  const held = seat === null ? [] : [seat];
  return {
    version: versionFor(match, viewer),
    outcome: outcome(match),
    undo: takeBackRefusal(match, held, viewer),
    wish: knowsWish(match, viewer) ? match.undoRequest : null,
    ...(match.clock.kind !== 'none' && { clocks: clocksFor(match, held, now) }),
  };
}

/** Where a match stands for a viewer, without how it came there. */
export function viewMessageFor(
  book: Book,
  match: Match,
  seat: Seat | null,
  now: number,
): Extract<ServerMessage, { type: 'view' }> {
  return {
    type: 'view',
    match: book.id,
    facts: factsFor(book, match, seat),
    seat,
    view: viewFor(match, seat ?? 'spectator'),
    question: question(match),
    standing: standingFor(match, seat, now),
  };
}

/** What a viewer has been told since a version of its own. */
export function newsFor(
  book: Book,
  match: Match,
  since: number,
  seat: Seat | null,
  now: number,
): ServerMessage {
  const updates = updatesSince(match, since, seat ?? 'spectator');
  return { type: 'news', match: book.id, updates, standing: standingFor(match, seat, now) };
}

/**
 * What several viewers are told of everything after the first `steps` steps, as texts in their order; nothing for whoever is
 * told none of them.
 */
export function newsForAll(
  book: Book,
  match: Match,
  steps: number,
  seats: readonly (Seat | null)[],
  now: number,
): (string | null)[] {
  const all = updatesForAll(
    match,
    steps,
    seats.map((seat) => seat ?? 'spectator'),
  );
  const news = seats.map((seat, i) => ({ updates: all[i] ?? [], standing: standingFor(match, seat, now) }));
  return newsTexts(book.id, news).map((text, i) => (news[i]?.updates.length ? text : null));
}
