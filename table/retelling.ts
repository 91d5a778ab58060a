import {
  type AnyGame,
  eventsFor,
  type GameEvent,
  type Log,
  type LogStep,
  openSession,
  RecordedChance,
  replayStep,
  type Session,
  type Viewer,
} from '@holoboard/kernel';
import type { Told, Update } from './sitting.ts';

/** A whole log as a viewer may know it: the beginning, and every step since a version. */
export function retell(
  game: AnyGame,
  log: Log,
  viewer: Viewer,
  version = 0,
): { readonly start: Pick<Update, 'view' | 'question'>; readonly updates: Update[] } {
  const session = openSession(game, log.options, log.seats, new RecordedChance(log.opening));
  const start = standing(session, viewer);
  const updates: Update[] = [];
  log.steps.forEach((step, i) => {
    const told = i >= version ? tell(session, step, viewer) : [];
    replayStep(session, step);
    if (i < version) return;
    updates.push({
      version: i + 1,
      seat: step.seat,
      kind: 'undo' in step ? 'undo' : 'resign' in step ? 'resign' : 'action',
      luck: 'draws' in step && step.draws.length > 0,
      told,
      ...standing(session, viewer),
    });
  });
  return { start, updates };
}

function standing({ game, state }: Session, viewer: Viewer): Pick<Update, 'view' | 'question'> {
  const { seats, ...question } = game.question(state);
  return { view: game.view(state, viewer), question: { ...question, seats: [...seats] } };
}

/** What happens in a step, each event with the position right after it. */
function tell({ game, state }: Session, step: LogStep, viewer: Viewer): Told[] {
  if ('undo' in step) return [];
  const after: unknown = game.copy(state);
  const told: Told[] = [];
  const listen = (event: GameEvent): void => {
    for (const seen of eventsFor([event], viewer)) told.push({ event: seen, view: game.view(after, viewer) });
  };
  if ('resign' in step) game.resign(after, step.seat, listen);
  else game.apply(after, step.seat, step.action, new RecordedChance(step.draws), listen);
  return told;
}
