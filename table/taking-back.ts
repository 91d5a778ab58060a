import { type Refusal, refuse, type Seat, type Session, undoRefusal } from '@holoboard/kernel';
import { type Match, outcome } from './match.ts';
import { answerUndo, requestUndo } from './play.ts';

/** Why the people who hold these seats can take nothing back now; nothing when they can. */
export function takeBackRefusal(match: Match, held: readonly Seat[]): Refusal | null {
  const found = whoTakesBack(match, held);
  return typeof found === 'number' ? null : found;
}

/** Takes back the last step of the people who hold these seats. At one screen they agree by word of mouth. */
export function takeBack(match: Match, held: readonly Seat[], now: number): Refusal | null {
  const found = whoTakesBack(match, held);
  if (typeof found !== 'number') return found;
  const refusal = requestUndo(match, found, now);
  for (const other of match.undoRequest?.waitingFor ?? [])
    if (held.includes(other)) answerUndo(match, other, true, now);
  return refusal;
}

/** The one of these seats whose last step can be taken back, the latest first; why not, when there is none. */
function whoTakesBack(match: Match, held: readonly Seat[]): Seat | Refusal {
  const { session } = match;
  if (!session || outcome(match)) return refuse('TABLE-OVER');
  if (match.undo === 'off') return refuse('TABLE-UNDO', { barrier: 'off' });
  const last = session.chapters.at(-1)?.seat;
  if (last === undefined) return refuse('TABLE-UNDO', { barrier: 'start' });
  const latest = latestActors(session, held);
  const able = latest.find((seat) => !undoRefusal(session, seat));
  if (able !== undefined) return able;
  return (held.includes(last) && undoRefusal(session, last)) || refuse('TABLE-UNDO', { barrier: 'seat' });
}

/** Those of the seats that have acted, the latest first. */
function latestActors({ chapters }: Session, held: readonly Seat[]): readonly Seat[] {
  const found = new Set<Seat>();
  for (let i = chapters.length - 1; i >= 0 && found.size < held.length; i--) {
    const seat = chapters[i]?.seat;
    if (seat !== undefined && held.includes(seat)) found.add(seat);
  }
  return [...found];
}
