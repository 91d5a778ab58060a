import { useEffect, useRef } from 'react';

/** Whether keys belong to something else: a field, a button that is pressed, a list that scrolls, a dialog. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element)) return false;
  if (key === ' ' && target.closest('button, a, label')) return true;
  return target.closest('input, select, textarea, [role="tablist"], .panel') !== null;
}

/** Does what keys say, wherever the focus is. */
export function useReplayKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const does = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined;
      if (!does || isElsewhere(event)) return;
      event.preventDefault();
      does();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
