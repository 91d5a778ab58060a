import type { Refusal, Seat, Viewer } from '@holoboard/kernel';
import type { ThinkerPool } from '@holoboard/server';
import type { LocalSitting, Sitting } from '@holoboard/table';
import { sayBoard, sayEvents, sayRefusal } from '../speech.ts';
import type { Terminal } from '../terminal.ts';
import type { LineInput } from './input.ts';
import type { SaveFile } from './save-file.ts';

/** A game at this terminal: where people sit, and everything about it that is not the match itself. */
export interface Evening {
  readonly sitting: LocalSitting;
  readonly terminal: Terminal;
  readonly input: LineInput;
  readonly file: SaveFile;
  /** Where bots think. */
  readonly bots: ThinkerPool;
  /** Whether a move without a choice is made at once. */
  readonly auto: boolean;
  /** How many steps everybody who looks at this terminal knows of. */
  told: ReadonlyMap<Viewer, number>;
  /** The seat that saw the board last; nothing when it has changed since. */
  boardSeenBy: Seat | null;
  /** Set after taking back, so that a move without a choice is not made again at once. */
  waiting: boolean;
}

/** Plays an action of a person and tells what came of it; a refused one is explained. */
export async function playAction(evening: Evening, seat: Seat, action: unknown): Promise<Refusal | null> {
  const { sitting, terminal } = evening;
  const version = sitting.version(seat);
  const clientActionId = `${seat} ${version}`;
  const refusal = await sitting.submit({ seat, version, clientActionId, action });
  if (refusal) sayRefusal(terminal, sitting.game, refusal);
  else {
    evening.waiting = false;
    tellEvents(evening, seat);
  }
  return refusal;
}

/** Tells what has happened since it was last told. */
export function tellEvents(evening: Evening, viewer: Viewer): void {
  const { sitting, terminal } = evening;
  const events = sitting
    .updatesSince(evening.told.get(viewer) ?? 0, viewer)
    .flatMap((update) => update.events);
  sayEvents(
    terminal,
    sitting.game,
    sitting.view(viewer),
    events.map(({ event }) => event),
  );
  evening.told = toldBy(sitting);
}

/** How many steps everybody who looks at this terminal has been told by now. */
export function toldBy(sitting: Sitting): ReadonlyMap<Viewer, number> {
  const viewers: readonly Viewer[] = [...sitting.seats, 'spectator'];
  return new Map(viewers.map((viewer) => [viewer, sitting.version(viewer)]));
}

/** Shows the position to somebody. */
export function showBoard(evening: Evening, viewer: Viewer): void {
  const { sitting, terminal } = evening;
  terminal.line();
  sayBoard(terminal, sitting.game, sitting.view(viewer));
  evening.boardSeenBy = typeof viewer === 'number' ? viewer : null;
}

/** Who watches while bots play: the only person there, or nobody in particular. */
export function onlooker({ seats }: Sitting): Viewer {
  return seats.length === 1 ? (seats[0] as Seat) : 'spectator';
}
