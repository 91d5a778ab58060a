import type { Viewer } from '@holoboard/kernel';
import type { AnyScreen } from '@holoboard/kit';
import type { Sitting, Update } from '@holoboard/table';
import { eyesHere } from './eyes.ts';
import { type Frame, Stories, type Told } from './frames.ts';
import { Moments } from './moments.ts';
import { entriesOf, type LogEntry } from './story.ts';
import type { TableState } from './table-state.ts';

/** What is shown of a table: whose eyes it is seen with, the position, the log and the moment. */
type Sight = Pick<TableState, 'viewer' | 'view' | 'log' | 'moment' | 'version'>;

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
  private readonly stories: Stories;
  private viewer: Viewer;
  /** How many steps have been taken in, of those that each pair of eyes is told. */
  private taken: ReadonlyMap<Viewer, number>;
  /** The position before what was taken in last, and the steps that were. */
  private from: unknown = null;
  private fresh: readonly Frame[] = [];
  private log: readonly LogEntry[] = [];
  /** The lines of the log for what is being shown. */
  private lines = new Map<Told, LogEntry>();

  constructor(owner: ShowingOwner, viewer: Viewer) {
    this.owner = owner;
    this.viewer = viewer;
    this.taken = takenIn(owner.sitting);
    this.stories = new Stories(owner.sitting);
    this.moments = new Moments({
      screen: owner.screen,
      pace: owner.pace,
      show: (shown) => owner.show(shown),
      happened: (told) => this.happened(told),
    });
  }

  /** How many steps have been taken in, as the eyes count them that look now. */
  get version(): number {
    return this.taken.get(this.viewer) ?? 0;
  }

  /** Whether something is being shown. */
  get busy(): boolean {
    return this.moments.busy;
  }

  /** The table as these eyes see it now, nothing moving; from now on it is seen with them. */
  sightOf(viewer: Viewer): Pick<TableState, 'viewer' | 'view' | 'log' | 'version'> {
    this.viewer = viewer;
    const { version } = this;
    const { frames, view } = this.stories.of(viewer, version);
    this.log = entriesOf(frames);
    return { viewer, view, log: this.log, version };
  }

  /** Takes in what has happened since; what was still being shown is told at once. */
  takeIn(): readonly Update[] {
    if (this.busy) this.owner.show(this.sightOf(this.viewer));
    this.moments.stop();
    this.from = this.stories.of(this.viewer, this.version).view;
    this.taken = takenIn(this.owner.sitting);
    const { updates, frames } = this.stories.hear(this.viewer, this.version);
    this.fresh = frames;
    return updates;
  }

  /** Shows what was taken in, then calls `done`. */
  play(done: () => void): void {
    this.lines = new Map(
      this.fresh.flatMap(({ at, seat: by, told, view }) =>
        told.map((one) => [one, { at, by, event: one.event, view }] as const),
      ),
    );
    const { view } = this.stories.of(this.viewer, this.version);
    this.moments.play(this.from, [...this.lines.keys()], view, done);
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

  /** An event has been shown: now it stands in the log. */
  private happened(told: Told): void {
    const line = this.lines.get(told);
    if (!line) return;
    this.log = [...this.log, line];
    this.owner.show({ log: this.log });
  }
}

/** How many steps each pair of eyes at this screen has been told by now. */
function takenIn(sitting: Sitting): ReadonlyMap<Viewer, number> {
  return new Map(eyesHere(sitting).map((viewer) => [viewer, sitting.version(viewer)]));
}
