import {
  type AnyGame,
  type Change,
  changeBetween,
  eventsFor,
  type GameEvent,
  type LogStep,
  RecordedChance,
  reopenSession,
  replayStep,
  type Session,
  type Viewer,
} from '@holoboard/kernel';
import { kindOf, type Match, type MatchStep, versionOf } from './match.ts';
import { insistOnViewer } from './play.ts';
import { oldestKept, stateAt } from './recent.ts';
import type { Start, StepFacts, Update } from './sitting.ts';

/**
 * What has happened since a version, step by step, as a viewer may know it. Whoever had `viewFor` at that version and
 * patches it with every change has what `viewFor` shows after each step, and true positions in between. Throws a plain
 * `Error` for a version that is not there, and where `viewFor` does.
 */
export function updatesSince(match: Match, version: number, viewer: Viewer): Update[] {
  const session = sessionFor(match, viewer);
  const { game } = match;
  const current = versionOf(match);
  if (!Number.isInteger(version) || version < 0 || version > current)
    throw new Error(`The match has versions 0 to ${current}; there is no version ${String(version)}.`);
  const updates: Update[] = [];
  let before: unknown;
  let view: unknown;
  let reached = version;
  for (const state of statesFrom(match, session, version)) {
    if (reached === version) view = game.view(state, viewer);
    else {
      const step = match.steps[reached - 1] as MatchStep;
      const told = tell(game, viewer, step, before, view);
      view = game.view(state, viewer);
      const { events, shown } = told;
      updates.push({ ...factsOf(game, step, reached, state), events, change: changeBetween(shown, view) });
    }
    before = state;
    reached++;
  }
  return updates;
}

/** The very beginning as a viewer may know it: where its updates lead on from. Throws where `viewFor` does. */
export function startFor(match: Match, viewer: Viewer): Start {
  const session = sessionFor(match, viewer);
  const { state } = reopenSession(match.game, session.log);
  return { view: match.game.view(state, viewer), question: match.game.question(state) };
}

function sessionFor(match: Match, viewer: Viewer): Session {
  if (!match.session) throw new Error('The match has not started yet.');
  insistOnViewer(match, viewer);
  return match.session;
}

/** Takes a step again on a copy, and looks at it through the eyes of a viewer whenever something happens. */
function tell(
  game: AnyGame,
  viewer: Viewer,
  step: MatchStep,
  before: unknown,
  view: unknown,
): { readonly events: Update['events']; readonly shown: unknown } {
  const events: { readonly event: GameEvent; readonly change: Change | null }[] = [];
  let shown = view;
  if (!('action' in step || 'resign' in step)) return { events, shown };
  const state: unknown = game.copy(before);
  const listen = (event: GameEvent): void => {
    for (const seen of eventsFor([event], viewer)) {
      const now: unknown = game.view(state, viewer);
      events.push({ event: seen, change: changeBetween(shown, now) });
      shown = now;
    }
  };
  if ('resign' in step) game.resign(state, step.seat, listen);
  else game.apply(state, step.seat, step.action, new RecordedChance(step.draws), listen);
  return { events, shown };
}

/** What everybody may know of a step that has led to a state. */
function factsOf(game: AnyGame, step: MatchStep, version: number, after: unknown): StepFacts {
  return {
    version,
    seat: step.seat,
    at: step.at,
    kind: kindOf(step),
    question: game.question(after),
    ...('resign' in step && { cause: step.resign }),
    ...('answer' in step && { answer: step.answer }),
  };
}

/** The states from a version up to now: of the last steps as they were kept, of older ones played again from the start. */
function* statesFrom(match: Match, session: Session, version: number): Generator<unknown> {
  const current = versionOf(match);
  if (version >= oldestKept(match)) {
    for (let at = version; at <= current; at++) yield stateAt(match, at);
    return;
  }
  const again = reopenSession(match.game, session.log);
  if (version === 0) yield again.state;
  let place = 0;
  for (let at = 1; at <= current; at++) {
    if (isOfGame(match.steps[at - 1] as MatchStep)) replayStep(again, session.log.steps[place++] as LogStep);
    if (at >= version) yield again.state;
  }
}

function isOfGame(step: MatchStep): boolean {
  return !('wish' in step || 'answer' in step);
}
