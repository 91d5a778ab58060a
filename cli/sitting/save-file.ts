import type { LocalSitting } from '@holoboard/table';
import { writeText } from '../files.ts';
import type { Terminal } from '../terminal.ts';

/** The file a match is kept in while it is played, so that nothing is lost when the program ends. */
export class SaveFile {
  private readonly terminal: Terminal;
  private path: string;
  /** Whether somebody wants this file; a file nobody asked for may fail to be written. */
  private wanted: boolean;
  private broken = false;

  constructor(terminal: Terminal, path: string, wanted: boolean) {
    this.terminal = terminal;
    this.path = path;
    this.wanted = wanted;
  }

  /** Where the match is kept; nothing when it cannot be. */
  get name(): string | null {
    return this.broken ? null : this.path;
  }

  /** Writes the match as it stands. */
  keep(sitting: LocalSitting): void {
    if (this.broken) return;
    try {
      writeText(this.path, sitting.file());
    } catch (error) {
      if (this.wanted) throw error;
      this.broken = true;
      this.terminal.complain(`The game is not kept: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Keeps the match in this file from now on; throws a `Problem` when that is not possible. */
  moveTo(path: string, sitting: LocalSitting): void {
    writeText(path, sitting.file());
    this.path = path;
    this.wanted = true;
    this.broken = false;
  }
}
