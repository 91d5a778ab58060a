import type { Book } from './book.ts';
import { buildOf } from './build.ts';
import type { HouseParts } from './parts.ts';
import { summaryBody } from './summary.ts';

/** How long changes are gathered before they are written, in milliseconds. */
const gathered = 200;
/** How many steps a snapshot may lie behind while the table is in use. */
const stepsBehind = 64;

/**
 * Writes in the background what can be made anew from the entries: the summary of a table, for lists, and snapshots of its match. No move
 * waits for it, and what a crash has kept from being written is written when the table is next opened.
 */
export class Keeper {
  private readonly book: Book;
  private readonly parts: HouseParts;
  /** The steps that the stored snapshot of this build covers. */
  private covered: number;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** What is being written. */
  private writing: Promise<void> = Promise.resolve();
  private ended = false;

  constructor(book: Book, parts: HouseParts, covered: number) {
    this.book = book;
    this.parts = parts;
    this.covered = covered;
    if (this.isBehind(stepsBehind)) this.plan();
  }

  /** Something has happened. The node that stored it writes it down. */
  look(own: boolean): void {
    if (own) this.plan();
  }

  /** The table is let go from memory: writes what has not been written. Never fails. */
  async end(): Promise<void> {
    const unwritten = this.timer !== null;
    this.discard();
    await this.writing;
    await this.attempt(async () => {
      if (unwritten) await this.saveSummary();
      if (this.isBehind(1)) await this.saveSnapshot();
    });
  }

  /** What the table knows is no longer true: writes nothing more. */
  discard(): void {
    this.ended = true;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  async saveSummary(): Promise<void> {
    const { id, number } = this.book;
    await this.parts.storage.saveSummary({ table: id, number, body: summaryBody(this.book) });
  }

  private plan(): void {
    if (this.ended) return;
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.writing = this.attempt(async () => {
        await this.saveSummary();
        if (this.isBehind(this.book.status === 'over' ? 1 : stepsBehind)) await this.saveSnapshot();
      });
    }, gathered);
  }

  private isBehind(steps: number): boolean {
    return (this.book.match?.settled?.version ?? 0) - this.covered >= steps;
  }

  private async saveSnapshot(): Promise<void> {
    const { id, match, game } = this.book;
    const body = this.book.snapshot();
    if (body === null) return;
    const covered = match?.settled?.version ?? 0;
    await this.parts.storage.saveSnapshot({ table: id, build: buildOf(game.id), at: this.parts.now(), body });
    this.covered = covered;
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.parts.log('keeper', error);
    }
  }
}
