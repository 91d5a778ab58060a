import type { Seat, Words } from '@holoboard/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { MatchController } from '../match/controller.ts';
import { addressOf, routes } from '../routes.ts';
import { useWords } from '../words/index.ts';
import { Dialog } from './dialog.tsx';
import './table-dialogs.css';
import './menu.css';

/** What keys do. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { keys } = useWords();
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <dl className="keys">
        {keys.list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Asks before a seat leaves the game for good. */
export function ResignDialog({
  controller,
  words,
  onClose,
}: {
  readonly controller: MatchController;
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
  readonly onClose: () => void;
}) {
  const { resign } = useWords();
  const { asked, viewer, view } = controller.get();
  const seat = asked ?? (viewer as Seat);
  return (
    <Dialog title={resign.title(words.seat(view, seat))} onClose={onClose}>
      <p>{resign.text}</p>
      <div className="buttons">
        <button
          type="button"
          className="button danger"
          onClick={() => {
            onClose();
            void controller.resign(seat);
          }}
        >
          {resign.yes}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {resign.no}
        </button>
      </div>
    </Dialog>
  );
}

/** Everything else that can be done at a table. */
export function MenuDialog({
  game,
  canResign,
  onKeys,
  onResign,
  onExport,
  onClose,
  children,
}: {
  readonly game: string;
  readonly canResign: boolean;
  readonly onKeys: () => void;
  readonly onResign: () => void;
  /** Absent where the match is held elsewhere. */
  readonly onExport: (() => void) | null;
  readonly onClose: () => void;
  /** What only a table has that a server holds. */
  readonly children?: ReactNode;
}) {
  const { app, panels, setup, table } = useWords();
  return (
    <Dialog title={table.menu} onClose={onClose}>
      <div className="menu">
        <button type="button" className="button" onClick={onKeys}>
          {table.keys}
        </button>
        {onExport && (
          <button type="button" className="button" onClick={onExport}>
            {table.export}
          </button>
        )}
        <Link className="button" href={addressOf.rules(game)}>
          {panels.allRules}
        </Link>
        <Link className="button" href={addressOf.new(game)}>
          {setup.another}
        </Link>
        <Link className="button" href={routes.settings}>
          {app.settings}
        </Link>
        <Link className="button" href={routes.home}>
          {app.home}
        </Link>
        {canResign && (
          <button type="button" className="button danger" onClick={onResign}>
            {table.resign}
          </button>
        )}
      </div>
      {children}
    </Dialog>
  );
}

/** Hides the table until the next person has the screen to themselves. */
export function Cover({ name, onShow }: { readonly name: string; readonly onShow: () => void }) {
  const { cover } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen reader says what is to be done; nothing is uncovered by pressing the last key once more.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="cover">
      <h2 ref={heading} tabIndex={-1}>
        {cover.title(name)}
      </h2>
      <p className="quiet">{cover.text}</p>
      <button type="button" className="button primary large" onClick={onShow}>
        {cover.show(name)}
      </button>
    </div>
  );
}
