import {
  type AnyGame,
  eventsFor,
  type GameEvent,
  type Log,
  type LogStep,
  openSession,
  type Question,
  RecordedChance,
  replayStep,
  type Seat,
  type Session,
  type Viewer,
} from '@holoboard/kernel';

/** A step that stands, as a viewer may see it. */
export interface Frame {
  /** How many steps the log had after it: the address of the moment in the replay. */
  readonly at: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** The position it led to, and who was asked there. */
  readonly view: unknown;
  readonly question: Question;
}

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

/** The frame of the step a session has just taken. */
function lastFrame(session: Session, viewer: Viewer): Frame {
  const chapter = session.chapters.at(-1);
  const { kind, seats } = session.game.question(session.state);
  return {
    at: session.log.steps.length,
    seat: chapter?.seat ?? 0,
    events: eventsFor(chapter?.events ?? [], viewer),
    view: session.game.view(session.state, viewer),
    question: { kind, seats: [...seats] },
  };
}

/** The whole story of a log: the position at the start, then every step that was not taken back. */
export function tellStory(game: AnyGame, log: Log, viewer: Viewer): { start: Frame; frames: Frame[] } {
  const session = openSession(game, log.options, log.seats, new RecordedChance(log.opening));
  const start = lastFrame(session, viewer);
  const frames: Frame[] = [];
  for (const step of log.steps) {
    replayStep(session, step);
    addFrame(frames, step, session, viewer);
  }
  return { start, frames };
}

/** Adds the step just taken to a story; a step back takes the last one out. */
export function addFrame(frames: Frame[], step: LogStep, session: Session, viewer: Viewer): void {
  if ('undo' in step) frames.pop();
  else frames.push(lastFrame(session, viewer));
}

/** The lines of the log, one for each event. */
export function entriesOf(frames: readonly Frame[]): LogEntry[] {
  return frames.flatMap(({ at, events, view }) => events.map((event) => ({ at, event, view })));
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
