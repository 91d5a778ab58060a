import type { GameEvent } from '@holoboard/kernel';
import type { AnyScreen, Moment } from '@holoboard/kit';
import type { Told } from './frames.ts';

/** What is on show: a position, and the event that is about to change it. */
export interface Shown {
  readonly view: unknown;
  readonly moment: Moment<GameEvent> | null;
}

/** What the queue needs from its owner. */
export interface MomentsOwner {
  readonly screen: Pick<AnyScreen, 'duration'>;
  /** How much of its normal time an event is shown; 0 when nothing moves. */
  readonly pace: () => number;
  readonly show: (shown: Shown) => void;
  /** An event has been shown to its end. */
  readonly happened: (told: Told) => void;
}

/** Plays the events of a step one after the other, so that each can be seen before the next. */
export class Moments {
  private readonly owner: MomentsOwner;
  private waiting: Told[] = [];
  private current: Told | null = null;
  private view: unknown = null;
  private settled: unknown = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private whenDone: (() => void) | null = null;
  private count = 0;

  constructor(owner: MomentsOwner) {
    this.owner = owner;
  }

  /** Whether something is being shown. */
  get busy(): boolean {
    return this.whenDone !== null;
  }

  /** Shows events from one position to the next, each on the one the event before has led to, then calls `done`. */
  play(from: unknown, told: readonly Told[], to: unknown, done: () => void): void {
    this.stop();
    this.waiting = [...told];
    this.view = from;
    this.settled = to;
    this.whenDone = done;
    this.next();
  }

  /** Brings what is on show to its end at once. */
  skip(): void {
    if (!this.busy) return;
    this.stopTimer();
    if (this.current) this.owner.happened(this.current);
    this.current = null;
    for (const told of this.waiting.splice(0)) this.owner.happened(told);
    this.finish();
  }

  /** Drops what is on show without bringing it to its end. */
  stop(): void {
    this.stopTimer();
    this.waiting = [];
    this.current = null;
    this.whenDone = null;
  }

  private next(): void {
    for (let told = this.waiting.shift(); told; told = this.waiting.shift()) {
      const milliseconds = Math.round(this.owner.screen.duration(told.event) * this.owner.pace());
      if (milliseconds > 0) {
        this.begin(told, milliseconds);
        return;
      }
      this.end(told);
    }
    this.finish();
  }

  private begin(told: Told, milliseconds: number): void {
    this.current = told;
    this.owner.show({
      view: this.view,
      moment: { event: told.event, after: told.view, key: ++this.count, milliseconds },
    });
    this.timer = setTimeout(() => {
      this.current = null;
      this.end(told);
      this.next();
    }, milliseconds);
  }

  private end(told: Told): void {
    this.view = told.view;
    this.owner.happened(told);
  }

  private finish(): void {
    const done = this.whenDone;
    this.stop();
    this.owner.show({ view: this.settled, moment: null });
    done?.();
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
