import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from '../terminal.ts';

/** What people type, line by line; Ctrl-C and a request to end count as the end of it. */
export class LineInput {
  private readonly terminal: Terminal;
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;
  private readonly stop = (): void => this.reader.close();

  constructor(terminal: Terminal, input: NodeJS.ReadStream) {
    this.terminal = terminal;
    this.reader = createInterface(input.isTTY ? { input, output: terminal.output } : { input });
    this.lines = this.reader[Symbol.asyncIterator]();
    this.reader.on('SIGINT', this.stop);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, this.stop);
  }

  /** The next line; nothing when there will be no more. */
  async next(): Promise<string | null> {
    const prompt = '> ';
    if (this.reader.terminal) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    }
    const { done, value } = await this.lines.next();
    if (done) {
      if (this.reader.terminal) this.terminal.line();
      return null;
    }
    // What is piped in is shown, so that the output reads like the game it was.
    if (!this.reader.terminal) this.terminal.line(`${prompt}${value}`);
    return value;
  }

  /** Gives the keyboard back. */
  close(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, this.stop);
    this.reader.close();
  }
}
