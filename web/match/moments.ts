import type { GameEvent } from '@holoboard/kernel';
import type { AnyScreen, Moment } from '@holoboard/kit';

/** What is on show: a position, and the event that is about to change it. */
export interface Shown {
  readonly view: unknown;
  readonly moment: Moment<GameEvent> | null;
}

/** What the queue needs from its owner. */
export interface MomentsOwner {
  readonly screen: Pick<AnyScreen, 'after' | 'duration'>;
  /** How much of its normal time an event is shown; 0 when nothing moves. */
  readonly pace: () => number;
  readonly show: (shown: Shown) => void;
  /** An event has been shown to its end. */
  readonly happened: (event: GameEvent) => void;
}

/** Plays the events of a step one after the other, so that each can be seen before the next. */
export class Moments {
  private readonly owner: MomentsOwner;
  private waiting: GameEvent[] = [];
  private current: Moment<GameEvent> | null = null;
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

  /** Shows events from one position to the next, then calls `done`. What was still on show is dropped. */
  play(from: unknown, events: readonly GameEvent[], to: unknown, done: () => void): void {
    this.stop();
    this.waiting = [...events];
    this.view = from;
    this.settled = to;
    this.whenDone = done;
    this.next();
  }

  /** Brings what is on show to its end at once. */
  skip(): void {
    if (!this.busy) return;
    this.stopTimer();
    if (this.current) this.owner.happened(this.current.event);
    this.current = null;
    for (const event of this.waiting.splice(0)) this.owner.happened(event);
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
    for (let event = this.waiting.shift(); event; event = this.waiting.shift()) {
      const milliseconds = Math.round(this.owner.screen.duration(event) * this.owner.pace());
      if (milliseconds > 0) {
        this.begin(event, milliseconds);
        return;
      }
      this.end(event);
    }
    this.finish();
  }

  private begin(event: GameEvent, milliseconds: number): void {
    this.current = { event, key: ++this.count, milliseconds };
    this.owner.show({ view: this.view, moment: this.current });
    this.timer = setTimeout(() => {
      this.current = null;
      this.end(event);
      this.next();
    }, milliseconds);
  }

  private end(event: GameEvent): void {
    this.view = this.owner.screen.after(this.view, event);
    this.owner.happened(event);
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
