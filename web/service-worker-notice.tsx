import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { dismissOffline, offline, takeOver } from './service-worker-client.ts';
import { useStore } from './store.ts';
import { useWords } from './words/index.ts';
import './service-worker-notice.css';

/** How long good news stays in sight, in milliseconds. */
const brief = 6000;

/** Tells that the app works offline, and offers a newer version: between games, never during one. */
export function OfflineNotice() {
  const news = useStore(offline);
  const [place] = useLocation();
  const { app, offline: words } = useWords();
  const playing = place.startsWith('/play/') || place.startsWith('/learn/');
  const shown = news !== 'nothing' && !playing;
  useEffect(() => {
    if (!shown || news !== 'ready') return;
    const timer = setTimeout(dismissOffline, brief);
    return () => clearTimeout(timer);
  }, [shown, news]);
  if (!shown) return null;
  return (
    <div className="offline-notice" role="status">
      <span>{news === 'ready' ? words.ready : words.renewed}</span>
      {news === 'renewed' && (
        <button type="button" className="button primary" onClick={takeOver}>
          {words.reload}
        </button>
      )}
      <button type="button" className="button bare" aria-label={app.close} onClick={dismissOffline}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}
