import {
  type AnyGame,
  type LogStep,
  type Question,
  reopenSession,
  replayStep,
  type Session,
  type Viewer,
} from '@holoboard/kernel';
import type { Match, MatchStep } from './match.ts';
import { insistOnViewer } from './play.ts';
import type { Start, Update } from './sitting.ts';
import { isOfGame, isWithheld } from './telling.ts';
import { tellStep, type Watched } from './updates.ts';

/**
 * Everything a viewer has been told of a match from its beginning. It is made one step at a time, so that a host can do other things in
 * between, and goes on from where it stands when the match has gone on.
 */
export class History {
  readonly start: Start;
  private readonly match: Match;
  private readonly watched: Watched;
  /** The game, played again as far as this has come. */
  private readonly again: Session;
  private steps = 0;
  private place = 0;

  /** Throws a plain `Error` before the start, and where nobody may look so. */
  constructor(match: Match, viewer: Viewer) {
    if (!match.session) throw new Error('The match has not started yet.');
    insistOnViewer(match, viewer);
    const game: AnyGame = match.game;
    this.match = match;
    this.again = reopenSession(game, match.session.log);
    const view: unknown = game.view(this.again.state, viewer);
    const question: Question = game.question(this.again.state);
    this.start = { view, question };
    this.watched = { viewer, shown: view, updates: [] };
  }

  /** What has been told as far as this has come. */
  get updates(): readonly Update[] {
    return this.watched.updates;
  }

  /** Whether it has come as far as the match. */
  get isWhole(): boolean {
    return this.steps === this.match.steps.length;
  }

  /** Takes the next step again. */
  advance(): void {
    const { match, watched, again } = this;
    const step = match.steps[this.steps] as MatchStep;
    const before: unknown = again.state;
    if (isOfGame(step)) replayStep(again, match.session?.log.steps[this.place++] as LogStep);
    this.steps++;
    if (!isWithheld(match, watched.viewer, this.steps))
      tellStep(match, [watched], this.steps, before, again.state);
  }
}
