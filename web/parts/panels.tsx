import { afterPaint } from '@holoboard/kit';
import { type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import { useWords } from '../words/index.ts';
import './panels.css';

/** One panel behind a tab. */
export interface Panel {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

/**
 * Tabs with one panel in sight. On a phone the panel is a drawer that the tabs open and close. The tab answers at once, what is
 * behind it is drawn as soon as there is time.
 */
export function Panels({
  panels,
  selected,
  open,
  onSelect,
  onClose,
}: {
  readonly panels: readonly Panel[];
  readonly selected: string;
  readonly open: boolean;
  readonly onSelect: (key: string) => void;
  readonly onClose: () => void;
}) {
  const { app, panels: words } = useWords();
  const name = useId();
  const index = Math.max(
    0,
    panels.findIndex(({ key }) => key === selected),
  );
  const chosen = panels[index];
  const [drawn, setDrawn] = useState(index);
  useEffect(() => afterPaint(() => startTransition(() => setDrawn(index))), [index]);
  const shown = panels[drawn];
  const turn = (event: React.KeyboardEvent, by: number): void => {
    event.preventDefault();
    event.stopPropagation();
    const next = panels[(index + by + panels.length) % panels.length];
    if (!next) return;
    onSelect(next.key);
    document.getElementById(`${name}-${next.key}`)?.focus();
  };
  return (
    <aside className="panels" data-open={open} aria-label={words.name}>
      <div
        className="tabs"
        role="tablist"
        aria-label={words.name}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') turn(event, 1);
          if (event.key === 'ArrowLeft') turn(event, -1);
        }}
      >
        {panels.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${name}-${key}`}
            aria-selected={key === chosen?.key}
            aria-controls={`${name}-panel`}
            tabIndex={key === chosen?.key ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        // Another panel begins at its top.
        key={shown?.key}
        className="panel"
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-${shown?.key}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <button type="button" className="button bare panel-close" aria-label={app.close} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
        {shown?.content}
      </div>
    </aside>
  );
}
