import { createStore, type Store } from './store.ts';

/** What there is to tell: nothing, that the app now works offline, or that a newer one waits. */
export type OfflineState = 'nothing' | 'ready' | 'renewed';

/** What the service worker has brought about in this visit. */
export const offline: Store<OfflineState> = createStore<OfflineState>('nothing');

let waiting: ServiceWorker | null = null;

/** Makes the app available offline. A browser without service workers, or one that forbids them, goes on without. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Without an old version there is nothing to renew.
  const first = navigator.serviceWorker.controller === null;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    const watch = (worker: ServiceWorker | null): void => {
      const look = (): void => {
        if (worker?.state === 'installed' && !first) renewed(worker);
        if (worker?.state === 'activated' && first) offline.set('ready');
      };
      worker?.addEventListener('statechange', look);
      look();
    };
    watch(registration.waiting ?? registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    // A page that stays open for days looks for a newer version when it is looked at again.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
    });
  } catch {
    // Private windows and strict settings forbid it; everything else works.
  }
}

function renewed(worker: ServiceWorker): void {
  waiting = worker;
  offline.set('renewed');
}

/** Lets the newer version take over, and opens it. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

/** The message has been read. */
export function dismissOffline(): void {
  offline.set('nothing');
}
