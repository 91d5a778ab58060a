import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:thinker-address';
const worker = fileURLToPath(new URL('thinker.worker.ts', import.meta.url));

/**
 * The address of the worker that bots think in. It is built together with the page, not by itself as workers usually
 * are, so that both share the rules of a game instead of fetching them twice.
 */
export function thinkerAddress(): Plugin {
  let building = false;
  return {
    name: 'holoboard-thinker',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return;
      if (!building) return `export default '/thinker.worker.ts?worker_file&type=module';`;
      const chunk = this.emitFile({ type: 'chunk', id: worker, name: 'thinker' });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}

/** A game's rules are fetched without preloading: that would need a document, and a worker has none. */
export function preloads(file: string, dependencies: string[]): string[] {
  return file.includes('game-') ? [] : dependencies;
}
