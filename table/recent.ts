import type { Match } from './match.ts';

/** How many of the last steps can be told again without playing the match from its start. */
const keptStates = 32;

/** Keeps the state before the step that is about to be taken; those of long ago are let go. */
export function keepState(match: Match, state: unknown): void {
  match.recent.push(state);
  if (match.recent.length > keptStates) match.recent.shift();
}

/** The lowest version whose state is still kept. */
export function oldestKept(match: Match): number {
  return match.steps.length - match.recent.length;
}

/** The state at a version that is not older than `oldestKept`. */
export function stateAt(match: Match, version: number): unknown {
  return version === match.steps.length ? match.session?.state : match.recent[version - oldestKept(match)];
}
