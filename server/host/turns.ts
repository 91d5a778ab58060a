/** Does one thing after the other: what is urgent goes before everything else that waits. */
export class Turns {
  private readonly urgent: (() => Promise<void>)[] = [];
  private readonly others: (() => Promise<void>)[] = [];
  private busy = false;

  /** How much is being done or waits. */
  get pending(): number {
    return this.urgent.length + this.others.length + (this.busy ? 1 : 0);
  }

  /** Does something as soon as what is being done is done: a move must not wait for what others say. */
  first<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.add(this.urgent, work);
  }

  /** Does something when nothing urgent waits. */
  later<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.add(this.others, work);
  }

  private add<Result>(line: (() => Promise<void>)[], work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      line.push(() => work().then(resolve, reject));
      if (!this.busy) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.busy = true;
    // Whatever is asked for at the same moment is there before the first of it is done.
    await null;
    for (;;) {
      const next = this.urgent.shift() ?? this.others.shift();
      if (!next) break;
      await next();
    }
    this.busy = false;
  }
}
