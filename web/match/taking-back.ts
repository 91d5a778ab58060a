import { type Refusal, refuse, undoRefusal } from '@holoboard/kernel';
import { answerUndo, type Match, outcome, requestUndo } from '@holoboard/table';

/** Why nothing can be taken back at this screen now; nothing when the last step can. */
export function undoProblem(match: Match): Refusal | null {
  const { session } = match;
  if (!session || outcome(match)) return refuse('TABLE-OVER');
  if (match.undo === 'off') return refuse('TABLE-UNDO', { barrier: 'off' });
  const last = session.chapters.at(-1)?.seat ?? 0;
  // Whoever at this screen has acted last may take that back; a bot never does.
  if (session.chapters.length > 0 && match.seats[last]?.kind === 'bot')
    return refuse('TABLE-UNDO', { barrier: 'seat' });
  return undoRefusal(session, last);
}

/** Takes the last step back. People at one screen agree by word of mouth. */
export function takeBack(match: Match, now: number): Refusal | null {
  const refusal = requestUndo(match, match.session?.chapters.at(-1)?.seat ?? 0, now);
  for (const other of match.undoRequest?.waitingFor ?? []) answerUndo(match, other, true, now);
  return refusal;
}
