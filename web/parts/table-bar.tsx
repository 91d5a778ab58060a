import { type AnyGame, type Refusal, refusalIn } from '@holoboard/kernel';
import type { RefObject } from 'react';
import { useLanguage, useWords } from '../words/index.ts';
import { Bar } from './bar.tsx';
import { Icon } from './icons.tsx';

/** The bar above a table. */
export function TableBar({
  title,
  heading,
  banner,
  undo,
  game,
  sound,
  onUndo,
  onHint,
  onSound,
  onMenu,
}: {
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly banner: string | null;
  readonly undo: Refusal | null;
  readonly game: AnyGame;
  readonly sound: boolean;
  readonly onUndo: () => void;
  readonly onHint: () => void;
  readonly onSound: () => void;
  readonly onMenu: () => void;
}) {
  const { table } = useWords();
  const language = useLanguage();
  return (
    <Bar title={title} heading={heading} banner={banner}>
      <button
        type="button"
        className="button bare"
        aria-disabled={undo !== null}
        title={undo ? refusalIn(game, undo, language) : table.undoLabel}
        onClick={onUndo}
      >
        <Icon name="undo" />
        <span>{table.undo}</span>
      </button>
      <button type="button" className="button bare" title={table.hintLabel} onClick={onHint}>
        <Icon name="hint" />
        <span>{table.hint}</span>
      </button>
      <button
        type="button"
        className="button bare"
        aria-pressed={sound}
        aria-label={table.sound}
        title={table.sound}
        onClick={onSound}
      >
        <Icon name={sound ? 'soundOn' : 'soundOff'} />
      </button>
      <button
        type="button"
        className="button bare"
        aria-label={table.menu}
        title={table.menu}
        onClick={onMenu}
      >
        <Icon name="menu" />
      </button>
    </Bar>
  );
}
