interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** How many items are written at once at most: the rest waits for the next time. */
const largestBatch = 1000;

/**
 * Gathers what comes within a few milliseconds and writes it at once: one wait for the disk, and one announcement, serves all of
 * it. One batch is under way at a time, so batches grow by themselves when the disk is slow.
 */
export class GroupCommit<Item, Result> {
  private readonly write: (items: readonly Item[]) => Promise<readonly Result[]> | readonly Result[];
  private readonly window: number;
  private waiting: Waiting<Item, Result>[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private busy = false;
  private idle: (() => void)[] = [];

  constructor(
    write: (items: readonly Item[]) => Promise<readonly Result[]> | readonly Result[],
    window: number,
  ) {
    this.write = write;
    this.window = window;
  }

  /** Writes an item with the next batch; what comes of it comes after the whole batch is safe. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.schedule();
    });
  }

  /** Waits until nothing is left to be written. */
  async drain(): Promise<void> {
    while (this.busy || this.waiting.length > 0)
      await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  private schedule(): void {
    if (this.busy || this.timer !== null || this.waiting.length === 0) return;
    this.timer = setTimeout(() => void this.flush(), this.window);
  }

  private async flush(): Promise<void> {
    this.timer = null;
    this.busy = true;
    const batch = this.waiting.splice(0, largestBatch);
    try {
      const results = await this.write(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.busy = false;
    this.schedule();
    if (this.waiting.length === 0) for (const tell of this.idle.splice(0)) tell();
  }
}
