import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import './dialog.css';

/** A native dialog that is open as long as it is drawn. Escape and the close button ask to close it. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { app } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // It closes while it is still on the page: only then does the focus go back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // What comes next is at hand, where a dialog says what that is.
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="button bare" aria-label={app.close} onClick={onClose}>
            <span aria-hidden="true">✕</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
