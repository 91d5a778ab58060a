import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './service-worker-plugin.ts';
import { preloads, thinkerAddress } from './thinker-plugin.ts';
import { typeface } from './typeface-plugin.ts';

/** The rules of a game are a chunk that is named for it. */
const gameRules = /\/games\/(\w+)\/index\.ts$/;

/** What the house knows of its games is one small chunk, which the page and the rules share. */
const registry = { name: 'games', test: /\/games\/(index|\w+\/room)\.ts$/ };

/** What pages share of the match room has another name than the page that shows a table. */
const matches = { name: 'match', test: /\/table\/[\w-]+\.ts$/ };

/** What every page wears comes first and in one file, so that all other styles can build on it. */
const house = {
  name: 'house',
  test: /\/web\/(theme|typeface|styles\/\w+|parts\/(dialog|page))\.css$/,
};

/** So does what tables, replays and lessons share: many small files would be longer on their way. */
const tables = {
  name: 'tables',
  test: /\/web\/parts\/(bar|choices|dock|icons|log-panel|menu|odds-panel|panels|seat-panels|table)\.css$/,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), thinkerAddress(), typeface(), serviceWorker()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 250,
    modulePreload: { resolveDependencies: preloads },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [registry, matches, house, tables] },
        chunkFileNames: ({ facadeModuleId }) => {
          const [, game] = gameRules.exec(facadeModuleId ?? '') ?? [];
          return game ? `assets/game-${game}-[hash].js` : 'assets/[name]-[hash].js';
        },
      },
    },
  },
});
