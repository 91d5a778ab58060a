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
import { isOfGame, isWithheld, stepsBehind, versionFor } from './telling.ts';

/**
 * What has happened since a version of a viewer, step by step, as that viewer may know it. Whoever had `viewFor` at that version and
 * patches it with every change has what `viewFor` shows after each step, and true positions in between. Throws a plain
 * `Error` for a version that is not there, and where `viewFor` does.
 */
export function updatesSince(match: Match, version: number, viewer: Viewer): readonly Update[] {
  insistOnViewer(match, viewer);
  const current = versionFor(match, viewer);
  if (!Number.isInteger(version) || version < 0 || version > current)
    throw new Error(`The match has versions 0 to ${current}; there is no version ${String(version)}.`);
  return updatesForAll(match, stepsBehind(match, viewer, version), [viewer])[0] as readonly Update[];
}

/**
 * What several viewers are told of everything after the first `steps` steps, in their order: each step is taken again only once for all
 * of them, and told once where nothing is hidden.
 */
export function updatesForAll(
  match: Match,
  steps: number,
  viewers: readonly Viewer[],
): readonly (readonly Update[])[] {
  for (const viewer of viewers) insistOnViewer(match, viewer);
  if (!match.game.open) return updatesByViewer(match, steps, viewers);
  const [shared = []] = updatesByViewer(match, steps, viewers.slice(0, 1));
  return viewers.map(() => shared);
}

function updatesByViewer(match: Match, steps: number, viewers: readonly Viewer[]): Update[][] {
  const { session, game } = match;
  if (!session) throw new Error('The match has not started yet.');
  const watched: Watched[] = [];
  let before: unknown;
  let reached = steps;
  for (const state of statesFrom(match, session, steps)) {
    if (reached === steps)
      for (const viewer of viewers) watched.push({ viewer, shown: game.view(state, viewer), updates: [] });
    else {
      const hearing = watched.filter(({ viewer }) => !isWithheld(match, viewer, reached));
      tellStep(match, hearing, reached, before, state);
    }
    before = state;
    reached++;
  }
  return watched.map(({ updates }) => updates);
}

/** Tells those who hear of a step what happened in it. */
export function tellStep(
  match: Match,
  hearing: readonly Watched[],
  number: number,
  before: unknown,
  after: unknown,
): void {
  if (hearing.length === 0) return;
  const { game } = match;
  const step = match.steps[number - 1] as MatchStep;
  const told = tell(game, hearing, step, before);
  for (const [i, each] of hearing.entries()) {
    const view: unknown = game.view(after, each.viewer);
    each.updates.push({
      ...factsOf(game, step, versionFor(match, each.viewer, number), after),
      events: told[i] ?? [],
      change: changeBetween(each.shown, view),
    });
    each.shown = view;
  }
}

/** Somebody who is told: what they were shown last, and what they have been told so far. */
export interface Watched {
  readonly viewer: Viewer;
  shown: unknown;
  readonly updates: Update[];
}

type Told = { readonly event: GameEvent; readonly change: Change | null }[];

/** Whether what has happened since a version of a viewer can be told without playing the match again from its start. */
export function isRecent(match: Match, version: number, viewer: Viewer): boolean {
  return version <= versionFor(match, viewer) && stepsBehind(match, viewer, version) >= oldestKept(match);
}

/** The very beginning as a viewer may know it: where its updates lead on from. Throws where `viewFor` does. */
export function startFor(match: Match, viewer: Viewer): Start {
  if (!match.session) throw new Error('The match has not started yet.');
  insistOnViewer(match, viewer);
  const { state } = reopenSession(match.game, match.session.log);
  return { view: match.game.view(state, viewer), question: match.game.question(state) };
}

/** Takes a step again on a copy, and looks at it through the eyes of all viewers whenever something happens. */
function tell(game: AnyGame, watched: readonly Watched[], step: MatchStep, before: unknown): readonly Told[] {
  const told = watched.map((): Told => []);
  if (!('action' in step || 'resign' in step)) return told;
  const state: unknown = game.copy(before);
  const listen = (event: GameEvent): void => {
    for (const [i, each] of watched.entries())
      for (const seen of eventsFor([event], each.viewer)) {
        const now: unknown = game.view(state, each.viewer);
        told[i]?.push({ event: seen, change: changeBetween(each.shown, now) });
        each.shown = now;
      }
  };
  if ('resign' in step) game.resign(state, step.seat, listen);
  else game.apply(state, step.seat, step.action, new RecordedChance(step.draws), listen);
  return told;
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

/** The states after so many steps and all later ones, up to now: of the last steps as they were kept, of older ones played again from the start. */
function* statesFrom(match: Match, session: Session, steps: number): Generator<unknown> {
  const current = versionOf(match);
  if (steps >= oldestKept(match)) {
    for (let at = steps; at <= current; at++) yield stateAt(match, at);
    return;
  }
  const again = reopenSession(match.game, session.log);
  if (steps === 0) yield again.state;
  let place = 0;
  for (let at = 1; at <= current; at++) {
    if (isOfGame(match.steps[at - 1] as MatchStep)) replayStep(again, session.log.steps[place++] as LogStep);
    if (at >= steps) yield again.state;
  }
}
