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

/** What games call the events that open a round or a turn, be it by turning a card over. */
const openings: ReadonlySet<string> = new Set(['roundStarted', 'turnStarted', 'flipped']);

/** Whether an event opens a new group of the log. */
export function startsGroup({ type }: GameEvent): boolean {
  return openings.has(type);
}

/** The lines by turn, in order. */
export function groupsOf(entries: readonly LogEntry[]): LogGroup[] {
  const groups: { heading: LogEntry | null; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    if (startsGroup(entry.event)) groups.push({ heading: entry, entries: [] });
    else {
      if (groups.length === 0) groups.push({ heading: null, entries: [] });
      groups.at(-1)?.entries.push(entry);
    }
  }
  return groups;
}
