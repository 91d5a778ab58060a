import type { ReactNode } from 'react';
import type { Panel } from './panels.tsx';

/** What the screen of a table shows and does when a server holds the match. */
export interface FarParts {
  /** That the line is lost, that somebody wants to take back, that a seat is empty. */
  readonly notice: ReactNode;
  /** The conversation. */
  readonly panel: Panel;
  /** What the menu has besides: who may watch, who may go on, whom to report. */
  readonly menu: ReactNode;
  /** Beside the name of each seat: the time left, or that nobody is there. */
  readonly notes: readonly (string | null)[];
  /** The finished match as the text of a file; nothing before that. */
  readonly file: (() => string) | null;
  /** Plays again with the same people; nothing for those who watch. */
  readonly onAgain: (() => void) | null;
  /** Shows the finished match from its beginning; nothing before that. */
  readonly onReplay: (() => void) | null;
}
