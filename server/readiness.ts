import { setTimeout as wait } from 'node:timers/promises';
import { type Storage, StorageDown } from './storage/storage.ts';

/** How long the storage may take to answer before the node counts as not ready, in milliseconds. */
const patience = 250;

/** Says whether this node can serve people. It always answers soon, also while the storage hangs. */
export class Readiness {
  private readonly storage: Storage;
  /** The check under way; all who ask meanwhile share it. */
  private checking: Promise<string | null> | null = null;
  private stopping = false;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** The node is about to stop. */
  stop(): void {
    this.stopping = true;
  }

  /** Why this node cannot serve people, in one sentence; null when it can. */
  async problem(): Promise<string | null> {
    if (this.stopping) return 'The server is stopping.';
    this.checking ??= this.check().finally(() => {
      this.checking = null;
    });
    const late = wait(patience, 'The storage does not answer.', { ref: false });
    return Promise.race([this.checking, late]);
  }

  private async check(): Promise<string | null> {
    try {
      await this.storage.check();
      return null;
    } catch (error) {
      return error instanceof StorageDown ? error.message : 'The storage cannot be used.';
    }
  }
}
