import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './service-worker-plugin.ts';
import { preloads, thinkerAddress } from './thinker-plugin.ts';
import { typeface } from './typeface-plugin.ts';

/** The rules of a game are a chunk that is named for it. */
const gameRules = /\/games\/(\w+)\/(?:game|index)\.ts$/;

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

/** What all drawings are made of. */
const kit = { name: 'kit', test: /\/kit\/[\w-]+\.(tsx?|css)$/ };

/** The game that a file belongs to. */
const nameIn = (id: string): string | undefined => /\/games\/(\w+)\//.exec(id)?.[1];

/** What a game says in another language is fetched by those who read it; names are there for the drawing too. */
const languages = {
  name: (id: string) => `words-${nameIn(id)}-${/[.](\w+)[.]ts$/.exec(id)?.[1]}`,
  test: /\/games\/\w+\/(?:rulebook\/[\w-]+|words\/(?!names)[\w-]+)[.]de[.]ts$/,
  debugName: 'languages',
};

/** The rules of a game are one chunk that is named for it, however many parts of the page use some of them. */
const rules = {
  name: (id: string) => `game-${nameIn(id)}`,
  test: /\/games\/\w+\/(?!board\/|room\.ts|(?:rulebook|words)\/(?!names)[\w-]+[.]de[.]ts$)/,
  debugName: 'rules',
};

/** So is its drawing, but for what is fetched later: lessons and the scene of the end. */
const boards = {
  name: (id: string) => `board-${nameIn(id)}`,
  test: /\/games\/\w+\/board\/(?!lesson|finale)/,
  debugName: 'boards',
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
        codeSplitting: { groups: [registry, matches, house, tables, kit, rules, boards, languages] },
        chunkFileNames: ({ facadeModuleId }) => {
          const [, game] = gameRules.exec(facadeModuleId ?? '') ?? [];
          return game ? `assets/game-${game}-[hash].js` : 'assets/[name]-[hash].js';
        },
      },
    },
  },
});
