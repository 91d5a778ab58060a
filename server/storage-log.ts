import { reasonOf } from './problem.ts';
import type { StorageDown } from './storage/storage.ts';

/** How often the same trouble is written down, in milliseconds: everybody who asks for something meets it. */
const pause = 10_000;

/** Writes down why the storage is away: its cause in one line, and not once for everybody who is refused. */
export class StorageLog {
  private readonly write: (facts: object, line: string) => void;
  private readonly now: () => number;
  private last = { reason: '', at: 0 };

  constructor(write: (facts: object, line: string) => void, now: () => number) {
    this.write = write;
    this.now = now;
  }

  note({ message: reason, cause }: StorageDown): void {
    const at = this.now();
    if (reason === this.last.reason && at - this.last.at < pause) return;
    this.last = { reason, at };
    this.write({ reason, cause: reasonOf(cause) }, 'storage');
  }
}
