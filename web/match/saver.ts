import type { SaveProblem } from '../saved-games.ts';

/** Saves after every step, one save at a time: steps taken during a save are saved together after it. */
export class Saver {
  private readonly save: () => Promise<SaveProblem | null>;
  private readonly report: (problem: SaveProblem | null) => void;
  private work: Promise<void> | null = null;
  private again = false;
  private failing = false;

  constructor(save: () => Promise<SaveProblem | null>, report: (problem: SaveProblem | null) => void) {
    this.save = save;
    this.report = report;
  }

  /** Saves soon: the page is drawn first. */
  request(): void {
    this.again = true;
    this.work ??= this.run();
  }

  /** Resolves when nothing is left to be saved. */
  async settled(): Promise<void> {
    await this.work;
  }

  private async run(): Promise<void> {
    while (this.again) {
      this.again = false;
      await new Promise((resolve) => setTimeout(resolve, 0));
      const problem = await this.save();
      // A trouble is told once, and its end too.
      if ((problem !== null) !== this.failing) this.report(problem);
      this.failing = problem !== null;
    }
    this.work = null;
  }
}
