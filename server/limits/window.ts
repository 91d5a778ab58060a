/** So many keys are remembered before those whose time is over are forgotten. */
const fewest = 1000;

/** At most so many of something within so many seconds, whenever one begins to count; for many, each known by a key. */
export class Window {
  private readonly most: number;
  private readonly length: number;
  private readonly now: () => number;
  /** When each key took something, the oldest first. */
  private readonly taken = new Map<string, number[]>();
  private crowd = fewest;

  constructor(most: number, seconds: number, now: () => number) {
    this.most = most;
    this.length = seconds * 1000;
    this.now = now;
  }

  /** Takes one; tells whether that was allowed. */
  take(key: string): boolean {
    const times = this.recent(key);
    if (times.length >= this.most) return false;
    times.push(this.now());
    this.taken.set(key, times);
    if (this.taken.size > this.crowd) this.forget();
    return true;
  }

  /** In how many seconds a key may take another one. */
  pause(key: string): number {
    const times = this.recent(key);
    const [oldest] = times;
    if (oldest === undefined || times.length < this.most) return 0;
    return Math.ceil((oldest + this.length - this.now()) / 1000);
  }

  private recent(key: string): number[] {
    const times = this.taken.get(key) ?? [];
    const begin = this.now() - this.length;
    const first = times.findIndex((time) => time > begin);
    if (first !== 0) times.splice(0, first < 0 ? times.length : first);
    return times;
  }

  private forget(): void {
    for (const key of this.taken.keys()) if (this.recent(key).length === 0) this.taken.delete(key);
    this.crowd = Math.max(fewest, 2 * this.taken.size);
  }
}
