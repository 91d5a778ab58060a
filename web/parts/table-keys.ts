import { useEffect, useRef } from 'react';

/** What keys do at a table. */
export interface TableKeys {
  readonly skip: () => boolean;
  readonly close: () => void;
  /** Other keys, by what is typed. */
  readonly letters: Readonly<Record<string, () => void>>;
}

const arrows: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus to the next or previous choice of the action bar. */
function walkChoices(by: number): boolean {
  const choices = [...document.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length;
  choices[next]?.focus();
  return choices.length > 0;
}

/** Whether keys belong to something else: a field or a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}

/** Plays by keyboard: arrows walk the choices, Space skips, letters as told. */
export function useTableKeys(keys: TableKeys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isElsewhere(event.target)) return;
      const by = arrows[event.key];
      const letter = current.current.letters[event.key.toLowerCase()];
      if (by !== undefined) {
        const scrolls = event.target instanceof Element && event.target.closest('.panel') !== null;
        if (!scrolls && walkChoices(by)) event.preventDefault();
      } else if (event.key === 'Escape') current.current.close();
      else if (event.key === ' ' && current.current.skip()) event.preventDefault();
      else if (letter) {
        event.preventDefault();
        letter();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** When a decision comes up and the focus has got lost, somebody without a mouse finds it on the first choice. */
export function useChoiceFocus(decision: string | null): void {
  const pointing = useRef(false);
  useEffect(() => {
    const byPointer = (): void => {
      pointing.current = true;
    };
    const byKey = (): void => {
      pointing.current = false;
    };
    window.addEventListener('pointerdown', byPointer, true);
    window.addEventListener('keydown', byKey, true);
    return () => {
      window.removeEventListener('pointerdown', byPointer, true);
      window.removeEventListener('keydown', byKey, true);
    };
  }, []);
  useEffect(() => {
    if (decision !== null && !pointing.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-choice]')?.focus();
  }, [decision]);
}
