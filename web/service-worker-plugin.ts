import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const entry = 'service-worker.ts';
const fileName = 'service-worker.js';

/** Builds the service worker with the app, and tells it the files of this very build. */
export function serviceWorker(): Plugin {
  let root = '';
  let publicDir = '';
  return {
    name: 'holoboard-service-worker',
    apply: 'build',
    configResolved(config) {
      ({ root, publicDir } = config);
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, entry), fileName });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk') return;
        const hash = createHash('sha256');
        const built = Object.values(bundle).filter(
          (file) => file !== chunk && !file.fileName.endsWith('.map'),
        );
        for (const file of built)
          hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        const still = readdirSync(publicDir).sort();
        for (const name of still) hash.update(name).update(readFileSync(join(publicDir, name)));
        // The page itself is known by the address of the app.
        const files = [...built.map((file) => file.fileName), ...still]
          .map((name) => (name === 'index.html' ? '/' : `/${name}`))
          .sort();
        const precache = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files });
        chunk.code = chunk.code.replaceAll(/\bPRECACHE\b/g, `(${precache})`);
      },
    },
  };
}
