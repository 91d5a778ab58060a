import type { GameEvent, Seat } from '@holoboard/kernel';
import type { AnyScreen } from '@holoboard/kit';
import type { Frame } from './frames.ts';

/** One line of the log panel. */
export interface LogEntry {
  readonly at: number;
  /** The seat whose step it happened by. */
  readonly by: Seat;
  readonly event: GameEvent;
  /** The position its words are made from. */
  readonly view: unknown;
}

/** The lines that belong to one turn, each of one event or of some that are told together; the first group has no event to head it. */
export interface LogGroup {
  readonly heading: LogEntry | null;
  readonly lines: readonly (readonly LogEntry[])[];
}

/** The lines of the log, one for each event. */
export function entriesOf(frames: readonly Frame[]): LogEntry[] {
  return frames.flatMap(({ at, seat: by, told, view }) => told.map(({ event }) => ({ at, by, event, view })));
}

/** Whose doing a line tells of; nobody's when it is nothing. */
export function doerOf({ event, by }: LogEntry, { doer }: Pick<AnyScreen, 'doer'>): Seat | null {
  if (doer) return doer(event, by);
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : by;
}

/** The lines by turn, in order; the screen of a game says which events open a group, and which are told together or not at all. */
export function groupsOf(
  entries: readonly LogEntry[],
  { opens, line }: Pick<AnyScreen, 'opens' | 'line'>,
): LogGroup[] {
  const groups: { heading: LogEntry | null; lines: LogEntry[][] }[] = [];
  for (const entry of entries) {
    const { event, view } = entry;
    if (opens(event)) groups.push({ heading: entry, lines: [] });
    else {
      if (groups.length === 0) groups.push({ heading: null, lines: [] });
      const { lines } = groups.at(-1) as (typeof groups)[0];
      const how = line?.(event, view);
      const last = lines.at(-1);
      if (how === 'joined' && last) last.push(entry);
      else if (how !== 'none') lines.push([entry]);
    }
  }
  return groups;
}
