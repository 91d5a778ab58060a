import type { Writable } from 'node:stream';
import { stripVTControlCharacters, styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** The narrowest and widest text that still reads well. */
const widths = { least: 40, usual: 80, most: 100 };

/** Where text goes: a terminal, a file or a program. */
type Output = Writable & { readonly columns?: number; readonly isTTY?: boolean };

/** What people read. */
export class Terminal {
  readonly output: Output;
  readonly errors: Output;

  constructor(output: Output, errors: Output) {
    this.output = output;
    this.errors = errors;
  }

  /** Lines of text wrap at this column. */
  get width(): number {
    return Math.min(widths.most, Math.max(widths.least, this.output.columns || widths.usual));
  }

  /** Writes a line as it is. */
  line(text = ''): void {
    this.output.write(`${text}\n`);
  }

  /** Writes a text of any length, wrapped. */
  text(text: string, indent = '', first = indent): void {
    for (const line of wrap(text, this.width, indent, first)) this.line(line);
  }

  /** Writes a text of any length, wrapped, in a style. */
  styledText(style: Style, text: string): void {
    for (const line of wrap(text, this.width)) this.line(this.styled(style, line));
  }

  /** Words in a style, each by itself, so that lines may break between them. */
  words(style: Style, text: string): string {
    return text
      .split(' ')
      .map((word) => this.styled(style, word))
      .join(' ');
  }

  /** Writes a line about something that went wrong. */
  complain(text: string): void {
    this.errors.write(`${text}\n`);
  }

  /** The text in a style, where the terminal shows styles and the person wants them (NO_COLOR). */
  styled(style: Style, text: string): string {
    return styleText(style, text, { stream: this.output });
  }
}

/** How many columns a text takes; styles take none. */
function shown(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** Breaks a text into lines at its plain spaces; `first` stands before the first line, `indent` before the others. */
export function wrap(text: string, width: number, indent = '', first = indent): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/[ \n]+/).filter((part) => part !== '')) {
    if (!empty && shown(line) + 1 + shown(word) > width) {
      lines.push(line);
      line = indent;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}
