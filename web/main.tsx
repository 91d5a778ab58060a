import './theme.css';
import './typeface.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/fields.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { registerServiceWorker } from './service-worker-client.ts';
import { dressPage } from './settings.ts';
import { loadWords } from './words/index.ts';

dressPage();
await loadWords();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
// The development server changes its files all the time; only a build can be kept.
if (import.meta.env.PROD) void registerServiceWorker();
