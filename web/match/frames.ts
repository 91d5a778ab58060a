import type { Seat, Viewer } from '@holoboard/kernel';
import type { Sitting, Told, Update } from '@holoboard/table';

/** A step that stands, as a viewer may see it. */
export interface Frame extends Pick<Update, 'told' | 'view' | 'question'> {
  /** How many steps the log had after it: the address of the moment in the replay. */
  readonly at: number;
  readonly seat: Seat;
}

/** The position at the start as a frame, which no step has led to. */
export function firstFrame(start: Pick<Update, 'view' | 'question'>): Frame {
  return { at: 0, seat: 0, told: [], ...start };
}

/** Takes one more step into the frames of those that stand; a step back takes out the last one of its seat. */
export function addUpdate(frames: Frame[], update: Update): void {
  const { version: at, kind, seat, told, view, question } = update;
  if (kind === 'wish' || kind === 'answer') return;
  if (kind !== 'undo') frames.push({ at, seat, told, view, question });
  else
    frames.splice(
      frames.findLastIndex((frame) => frame.seat === seat),
      1,
    );
}

/** What one viewer has been told of a match so far. */
export class Story {
  readonly frames: Frame[] = [];
  private readonly sitting: Sitting;
  private readonly viewer: Viewer;
  private version = 0;
  /** The position after the last step that was told. */
  view: unknown;

  constructor(sitting: Sitting, viewer: Viewer) {
    this.sitting = sitting;
    this.viewer = viewer;
    this.view = sitting.start(viewer).view;
  }

  /** Hears of everything up to a version, and gives what was new. */
  hear(version: number): readonly Update[] {
    if (version <= this.version) return [];
    const fresh = this.sitting
      .updatesSince(this.version, this.viewer)
      .filter((update) => update.version <= version);
    for (const update of fresh) addUpdate(this.frames, update);
    this.version = version;
    this.view = fresh.at(-1)?.view ?? this.view;
    return fresh;
  }
}

/** What is told in a row of steps. */
export function toldIn(updates: readonly Update[]): readonly Told[] {
  return updates.flatMap(({ told }) => told);
}
