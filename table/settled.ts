import type { Chapter, PreparedStep, Session } from '@holoboard/kernel';
import { type Match, outcome } from './match.ts';

/** How a match stood after a step that can never be taken back. Nothing in it changes afterwards, so it is kept by reference. */
export interface Settled {
  /** The number of steps of the match up to and with that step. */
  readonly version: number;
  readonly state: unknown;
  /** The step's chapter: undo stops at it. */
  readonly chapter: Pick<Chapter, 'step' | 'seat' | 'barrier' | 'sealed'>;
  readonly bonus: number;
  readonly drawn: number;
  readonly left: readonly number[];
  readonly withheld: Match['withheld'];
  readonly shownClocks: Match['shownClocks'];
  readonly currentFrom: readonly number[];
}

/** Notes how the match stands if the step just taken is final: undo stops at it, or the game is over. */
export function settle(match: Match, taken: PreparedStep | null, bonus: number): void {
  const chapter = taken?.chapters.at(-1);
  if (!chapter || !(chapter.barrier || outcome(match))) return;
  const { step, seat, barrier, sealed } = chapter;
  match.settled = {
    version: match.steps.length,
    state: (match.session as Session).state,
    chapter: { step, seat, barrier, sealed },
    bonus,
    drawn: match.drawn,
    left: match.left,
    withheld: match.withheld,
    shownClocks: match.shownClocks,
    currentFrom: match.currentFrom,
  };
}
