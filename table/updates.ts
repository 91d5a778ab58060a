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
import type { StepFacts, Told, Update } from './sitting.ts';

/** A step as a viewer may know it, small enough to be sent: in place of positions it holds what changed in them. */
export interface SentUpdate extends StepFacts {
  /** The events, each with the change of the view at that moment. */
  readonly events: readonly { readonly event: GameEvent; readonly change: Change | null }[];
  /** What was left to change at the end of the step. */
  readonly change: Change | null;
}

/**
 * What has happened since a version, step by step, as a viewer may know it. Whoever had `viewFor` at that version and
 * patches it with every change has what `viewFor` shows after each step, and true positions in between. Throws a plain
 * `Error` for a version that is not there, and where `viewFor` does.
 */
export function updatesSince(match: Match, version: number, viewer: Viewer): SentUpdate[] {
  const updates: SentUpdate[] = [];
  walk(match, version, viewer, (before, { told, view, ...facts }) => {
    let shown = before;
    const events = told.map((one) => {
      const change = changeBetween(shown, one.view);
      shown = one.view;
      return { event: one.event, change };
    });
    updates.push({ ...facts, events, change: changeBetween(shown, view) });
  });
  return updates;
}

/** The same with whole positions, for who sits where the match is held. */
export function toldSince(match: Match, version: number, viewer: Viewer): Update[] {
  const updates: Update[] = [];
  walk(match, version, viewer, (_before, update) => {
    updates.push(update);
  });
  return updates;
}

/** The very beginning as a viewer may know it, and who was asked there. Throws where `viewFor` does. */
export function startFor(match: Match, viewer: Viewer): Pick<Update, 'view' | 'question'> {
  const session = sessionFor(match, viewer);
  const { state } = reopenSession(match.game, session.log);
  return { view: match.game.view(state, viewer), question: match.game.question(state) };
}

/** Goes through the steps since a version; is told of each with the view before it. */
function walk(
  match: Match,
  version: number,
  viewer: Viewer,
  each: (viewBefore: unknown, update: Update) => void,
): void {
  const session = sessionFor(match, viewer);
  const current = versionOf(match);
  if (!Number.isInteger(version) || version < 0 || version > current)
    throw new Error(`The match has versions 0 to ${current}; there is no version ${String(version)}.`);
  let before: unknown;
  let view: unknown;
  let reached = version;
  for (const state of statesFrom(match, session, version)) {
    if (reached === version) view = match.game.view(state, viewer);
    else {
      const step = match.steps[reached - 1] as MatchStep;
      const update = { version: reached, ...tell(match.game, viewer, step, before, state) };
      each(view, update);
      view = update.view;
    }
    before = state;
    reached++;
  }
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
  after: unknown,
): Omit<Update, 'version'> {
  const { seat, at } = step;
  const told: Told[] = [];
  if ('action' in step || 'resign' in step) {
    const state: unknown = game.copy(before);
    const listen = (event: GameEvent): void => {
      for (const seen of eventsFor([event], viewer))
        told.push({ event: seen, view: game.view(state, viewer) });
    };
    if ('resign' in step) game.resign(state, seat, listen);
    else game.apply(state, seat, step.action, new RecordedChance(step.draws), listen);
  }
  return {
    seat,
    at,
    kind: kindOf(step),
    luck: 'draws' in step && step.draws.length > 0 && !game.question(before).secret,
    question: game.question(after),
    ...('resign' in step && { cause: step.resign }),
    ...('answer' in step && { answer: step.answer }),
    told,
    view: game.view(after, viewer),
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
