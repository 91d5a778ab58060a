import type { GameEvent } from '@holoboard/kernel';
import type { Frame } from './frames.ts';

/** One line of the log panel. */
export interface LogEntry {
  readonly at: number;
  readonly event: GameEvent;
  /** The position its words are made from. */
  readonly view: unknown;
}

/** The lines that belong to one turn; the first group has no event to head it. */
export interface LogGroup {
  readonly heading: LogEntry | null;
  readonly entries: readonly LogEntry[];
}

/** The lines of the log, one for each event. */
export function entriesOf(frames: readonly Frame[]): LogEntry[] {
  return frames.flatMap(({ at, told, view }) => told.map(({ event }) => ({ at, event, view })));
}

/** The lines by turn, in order; the screen of a game says which events open a group. */
export function groupsOf(entries: readonly LogEntry[], opens: (event: GameEvent) => boolean): LogGroup[] {
  const groups: { heading: LogEntry | null; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    if (opens(entry.event)) groups.push({ heading: entry, entries: [] });
    else {
      if (groups.length === 0) groups.push({ heading: null, entries: [] });
      groups.at(-1)?.entries.push(entry);
    }
  }
  return groups;
}
