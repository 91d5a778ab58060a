import { type GameEvent, patched, type Seat, type Viewer } from '@holoboard/kernel';
import type { Sitting, Start, Update } from '@holoboard/table';

/** An event as a viewer may see it, and that viewer's position right after it. */
export interface Told {
  readonly event: GameEvent;
  readonly view: unknown;
}

/** A step that stands, as a viewer may see it. */
export interface Frame {
  /** How many steps the viewer had been told with it: the address of the moment in the replay. */
  readonly at: number;
  readonly seat: Seat;
  readonly told: readonly Told[];
  /** The position it led to, and who was asked there. */
  readonly view: unknown;
  readonly question: Update['question'];
}

/** What one viewer has been told of a match so far: the steps that stand, and the position they have led to. */
export class Story {
  readonly frames: Frame[] = [];
  readonly start: Frame;
  view: unknown;

  constructor(start: Start) {
    this.start = { at: 0, seat: 0, told: [], ...start };
    this.view = start.view;
  }

  /** Hears of one more step: a step back takes out the last one of its seat, and wishes change nothing. */
  hear({ version: at, seat, kind, events, change, question }: Update): Frame {
    const told = events.map((seen) => {
      this.view = patched(this.view, seen.change);
      return { event: seen.event, view: this.view };
    });
    this.view = patched(this.view, change);
    const frame = { at, seat, told, view: this.view, question };
    if (kind === 'action' || kind === 'resignation') this.frames.push(frame);
    else if (kind === 'undo')
      this.frames.splice(
        this.frames.findLastIndex((each) => each.seat === seat),
        1,
      );
    return frame;
  }
}

/** The stories of a match at one screen, one for each pair of eyes; each is told no more than has been taken in. */
export class Stories {
  private readonly sitting: Sitting;
  private readonly known = new Map<Viewer, { readonly story: Story; version: number }>();

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  /** The story of a viewer up to a version. */
  of(viewer: Viewer, version: number): Story {
    this.hear(viewer, version);
    return this.entry(viewer).story;
  }

  /** Tells a viewer everything up to a version, and gives what was new to it. */
  hear(
    viewer: Viewer,
    version: number,
  ): { readonly updates: readonly Update[]; readonly frames: readonly Frame[] } {
    const entry = this.entry(viewer);
    if (version <= entry.version) return { updates: [], frames: [] };
    const updates = this.sitting
      .updatesSince(entry.version, viewer)
      .filter((update) => update.version <= version);
    entry.version = version;
    return { updates, frames: updates.map((update) => entry.story.hear(update)) };
  }

  private entry(viewer: Viewer): { readonly story: Story; version: number } {
    const entry = this.known.get(viewer) ?? { story: new Story(this.sitting.start(viewer)), version: 0 };
    this.known.set(viewer, entry);
    return entry;
  }
}
