import type { Viewer } from '@holoboard/kernel';
import type { AnyScreen } from '@holoboard/kit';
import type { Sitting, Told, Update } from '@holoboard/table';
import { Story, toldIn } from './frames.ts';
import { Moments } from './moments.ts';
import { entriesOf, type LogEntry } from './story.ts';
import type { TableState } from './table-state.ts';

/** What is shown of a table: whose eyes it is seen with, the position, the log and the moment. */
type Sight = Pick<TableState, 'viewer' | 'view' | 'log' | 'moment' | 'suspense'>;

/** What showing needs from its owner. */
interface ShowingOwner {
  readonly sitting: Sitting;
  readonly screen: Pick<AnyScreen, 'duration'>;
  readonly pace: () => number;
  readonly show: (sight: Partial<Sight>) => void;
}

/** Shows a match as it goes on, with the eyes of one viewer after the other: each hears only what is meant for it. */
export class Showing {
  private readonly owner: ShowingOwner;
  private readonly moments: Moments;
  private readonly stories = new Map<Viewer, Story>();
  private viewer: Viewer;
  /** How many steps have been taken in. */
  private version: number;
  /** The position before what was taken in last. */
  private from: unknown = null;
  private log: readonly LogEntry[] = [];
  /** The lines of the log for what is being shown. */
  private lines = new Map<Told, LogEntry>();

  constructor(owner: ShowingOwner, viewer: Viewer) {
    this.owner = owner;
    this.viewer = viewer;
    this.version = owner.sitting.standing().version;
    this.moments = new Moments({
      screen: owner.screen,
      pace: owner.pace,
      show: (shown) => owner.show(shown),
      happened: (told) => this.happened(told),
    });
  }

  /** Whether something is being shown. */
  get busy(): boolean {
    return this.moments.busy;
  }

  /** The table as these eyes see it now, nothing moving; from now on it is seen with them. */
  sightOf(viewer: Viewer): Pick<TableState, 'viewer' | 'view' | 'log'> {
    this.viewer = viewer;
    const story = this.story();
    this.log = entriesOf(story.frames);
    return { viewer, view: story.view, log: this.log };
  }

  /** Takes in what has happened since; what was still being shown is told at once. */
  takeIn(): readonly Update[] {
    if (this.busy) this.owner.show(this.sightOf(this.viewer));
    this.moments.stop();
    const story = this.story();
    this.from = story.view;
    this.version = this.owner.sitting.standing().version;
    return story.hear(this.version);
  }

  /** Shows steps just taken in, then calls `done`. */
  play(updates: readonly Update[], done: () => void): void {
    this.lines = new Map(
      updates.flatMap(({ version: at, told, view }) =>
        told.map((one) => [one, { at, event: one.event, view }] as const),
      ),
    );
    this.moments.play(this.from, toldIn(updates), this.story().view, done);
  }

  /** Shows the table as it stands, without showing how that came about. */
  settle(): void {
    this.owner.show({ ...this.sightOf(this.viewer), moment: null });
  }

  /** Brings what is being shown to its end. */
  skip(): void {
    this.moments.skip();
  }

  /** Drops what is being shown. */
  stop(): void {
    this.moments.stop();
  }

  private story(): Story {
    const story = this.stories.get(this.viewer) ?? new Story(this.owner.sitting, this.viewer);
    this.stories.set(this.viewer, story);
    story.hear(this.version);
    return story;
  }

  /** An event has been shown: now it stands in the log. */
  private happened(told: Told): void {
    const line = this.lines.get(told);
    if (line) this.log = [...this.log, line];
    this.owner.show({ suspense: false, log: this.log });
  }
}
