import type { Refusal, Seat, Viewer } from '@holoboard/kernel';
import type { ThinkerPool } from '@holoboard/server';
import { eventsSince, type Match, submit, versionOf, viewFor } from '@holoboard/table';
import { sayBoard, sayEvents, sayRefusal } from '../speech.ts';
import type { Terminal } from '../terminal.ts';
import type { LineInput } from './input.ts';
import type { SaveFile } from './save-file.ts';

/** Everything about a game at this terminal that is not the match itself. */
export interface Sitting {
  readonly match: Match;
  readonly terminal: Terminal;
  readonly input: LineInput;
  readonly file: SaveFile;
  /** Where bots think. */
  readonly bots: ThinkerPool;
  /** Whether a move without a choice is made at once. */
  readonly auto: boolean;
  /** The steps that have been told. */
  told: number;
  /** The seat that saw the board last; nothing when it has changed since. */
  boardSeenBy: Seat | null;
  /** Set after taking back, so that a move without a choice is not made again at once. */
  waiting: boolean;
}

/** Plays an action of a person and tells what came of it; a refused one is explained. */
export function playAction(sitting: Sitting, seat: Seat, action: unknown): Refusal | null {
  const { match, terminal } = sitting;
  const refusal = submit(match, { seat, version: versionOf(match), action, now: Date.now() });
  if (refusal) sayRefusal(terminal, match.game, refusal);
  else {
    sitting.waiting = false;
    tellEvents(sitting, seat);
  }
  return refusal;
}

/** Tells what has happened since it was last told. */
export function tellEvents(sitting: Sitting, viewer: Viewer): void {
  const { match, terminal } = sitting;
  sayEvents(terminal, match.game, viewFor(match, viewer), eventsSince(match, sitting.told, viewer));
  sitting.told = versionOf(match);
}

/** Shows the position to somebody. */
export function showBoard(sitting: Sitting, viewer: Viewer): void {
  const { match, terminal } = sitting;
  terminal.line();
  sayBoard(terminal, match.game, viewFor(match, viewer));
  sitting.boardSeenBy = typeof viewer === 'number' ? viewer : null;
}

/** Who watches while bots play: the only person there, or nobody in particular. */
export function onlooker(match: Match): Viewer {
  const people = match.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? (people[0] as Seat) : 'spectator';
}
