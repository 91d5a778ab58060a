import type { Seat } from '@holoboard/kernel';
import type { FarTable } from '@holoboard/table';
import { useEffect } from 'react';
import { addBrowser, pushKey } from './api.ts';

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

/** Asks to tell this browser when it is somebody's turn, also while no page is open where the server can do that. */
export async function askToNotify(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const key = await pushKey().catch(() => null);
  const worker = key === null ? undefined : await navigator.serviceWorker?.getRegistration();
  if (key === null || !worker) return true;
  try {
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint = '', keys = {} } = subscription.toJSON();
    await addBrowser(endpoint, keys);
  } catch {
    // Pages that are open tell it all the same.
  }
  return true;
}
