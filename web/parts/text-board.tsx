import { useWords } from '../words/index.ts';
import './text-board.css';

/** The whole position as text. */
export function TextBoard({ lines }: { readonly lines: readonly string[] }) {
  const { panels } = useWords();
  return (
    <div className="text-board">
      <p className="quiet small">{panels.textNote}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section tabIndex={0} aria-label={panels.text}>
        <pre>{lines.join('\n')}</pre>
      </section>
    </div>
  );
}
