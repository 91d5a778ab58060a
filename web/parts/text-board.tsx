import type { Words } from '@holoboard/kernel';
import { useWords } from '../words/index.ts';
import './text-board.css';

/** The whole position as text; it is put into words only where it is read. */
export function TextBoard({
  words,
  view,
}: {
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
  readonly view: unknown;
}) {
  const { panels } = useWords();
  return (
    <div className="text-board">
      <p className="quiet small">{panels.textNote}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section tabIndex={0} aria-label={panels.text}>
        <pre>{words.board(view).join('\n')}</pre>
      </section>
    </div>
  );
}
