import type { GameEvent } from '@holoboard/kernel';
import type { AnyScreen, Moment, Motion } from '@holoboard/kit';
import type { Frame } from '../match/frames.ts';
import { Moments } from '../match/moments.ts';

/** What a replay shows now. A new object whenever something changes. */
export interface PlayerState {
  /** The frame on show, or the one that is being led up to. */
  readonly place: number;
  readonly view: unknown;
  readonly moment: Moment<GameEvent> | null;
  readonly playing: boolean;
  readonly speed: number;
}

/** How fast a replay can be played. */
export const speeds = [0.5, 1, 2, 4] as const;

/** What a player is given. */
export interface PlayerSetup {
  readonly frames: readonly Frame[];
  readonly screen: Pick<AnyScreen, 'duration'>;
  readonly motion: () => Motion;
  readonly place: number;
}

const paces: Readonly<Record<Motion, number>> = { off: 0, fast: 0.4, normal: 1 };
/** How long a position stands between two steps at normal speed, in milliseconds; longer when nothing moves. */
const rest: Readonly<Record<Motion, number>> = { off: 900, fast: 350, normal: 350 };

/** Walks through the frames of a recording, showing what happens on the way. Knows no page. */
export class ReplayPlayer {
  private readonly setup: PlayerSetup;
  private readonly moments: Moments;
  private readonly listeners = new Set<() => void>();
  private state: PlayerState;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(setup: PlayerSetup) {
    this.setup = setup;
    this.state = {
      place: setup.place,
      view: setup.frames[setup.place]?.view,
      moment: null,
      playing: false,
      speed: 1,
    };
    this.moments = new Moments({
      screen: setup.screen,
      pace: () => paces[setup.motion()] / this.state.speed,
      show: ({ view, moment }) => this.update({ view, moment }),
      happened: () => {},
    });
  }

  readonly get = (): PlayerState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The last place there is. */
  get last(): number {
    return this.setup.frames.length - 1;
  }

  /** Shows a place at once, and stops playing. */
  goTo(place: number): void {
    this.stop();
    const bounded = Math.max(0, Math.min(this.last, place));
    this.update({ playing: false, place: bounded, view: this.setup.frames[bounded]?.view, moment: null });
  }

  /** Goes on by one step, and shows it happen. */
  stepOn(): void {
    if (this.state.playing) this.update({ playing: false });
    this.advance(() => {});
  }

  /** Plays from here, or from the beginning when this is the end; stops when it plays already. */
  toggle(): void {
    if (this.state.playing) {
      this.halt();
      return;
    }
    if (this.state.place === this.last) this.goTo(0);
    this.update({ playing: true });
    this.playOn();
  }

  setSpeed(speed: number): void {
    this.update({ speed });
  }

  /** Stops everything where it is. */
  halt(): void {
    if (this.state.playing || this.state.moment) this.goTo(this.state.place);
  }

  private update(changes: Partial<PlayerState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of [...this.listeners]) listener();
  }

  private stop(): void {
    this.moments.stop();
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Leads up to the next frame; what was still on show is brought to its end first. */
  private advance(done: () => void): void {
    this.stop();
    const from = this.setup.frames[this.state.place];
    const to = this.setup.frames[this.state.place + 1];
    if (!from || !to) return;
    this.update({ place: this.state.place + 1 });
    this.moments.play(from.view, to.told, to.view, done);
  }

  private playOn(): void {
    this.advance(() => {
      if (!this.state.playing) return;
      if (this.state.place === this.last) this.update({ playing: false });
      else this.timer = setTimeout(() => this.playOn(), rest[this.setup.motion()] / this.state.speed);
    });
  }
}
