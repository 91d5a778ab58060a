import type { Seat } from '@holoboard/kernel';
import type { FarTable } from '@holoboard/table';
import { useEffect } from 'react';

/** Whether this browser can tell when it is somebody's turn, and has not been asked yet. */
export function mayAskToNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'default';
}

/** Tells whoever looks elsewhere that it is their turn, if they have allowed that. */
export function useTurnNotice(
  { mine, status, id }: FarTable,
  asked: readonly Seat[],
  sentence: string,
): void {
  const turn = status === 'playing' && mine !== null && asked.includes(mine);
  useEffect(() => {
    if (!turn || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
      return;
    const notice = new Notification(sentence, { tag: id, icon: '/icon-192.png' });
    notice.onclick = () => window.focus();
    return () => notice.close();
  }, [turn, id, sentence]);
}
