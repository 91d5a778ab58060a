import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ServerProblem } from './problem.ts';

/** A file of the app, ready to be sent. */
export interface AppFile {
  readonly type: string;
  readonly tag: string;
  /** Whether its name changes with its content, so that a browser may keep it for good. */
  readonly lasting: boolean;
  readonly plain: Buffer;
  /** Smaller forms by the name of their encoding, the smallest first; none for what does not get smaller. */
  readonly packed: ReadonlyMap<string, () => Buffer>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const packable = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

/** Reads the built app into memory, by address: it is small, and nothing outside it can ever be asked for. */
export function readApp(folder: string): ReadonlyMap<string, AppFile> {
  if (!existsSync(join(folder, 'index.html')))
    throw new ServerProblem(
      "The app has not been built yet: start it with 'npm start', which builds it first.",
    );
  const files = new Map<string, AppFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (statSync(path).isFile()) files.set(`/${relative(folder, path).split(sep).join('/')}`, readFile(path));
  }
  return files;
}

function readFile(path: string): AppFile {
  const plain = readFileSync(path);
  const ending = extname(path);
  const packed = new Map<string, () => Buffer>();
  if (packable.has(ending)) {
    packed.set(
      'br',
      once(() => brotliCompressSync(plain)),
    );
    packed.set(
      'gzip',
      once(() => gzipSync(plain, { level: 9 })),
    );
  }
  return {
    type: types[ending] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    lasting: path.includes(`${sep}assets${sep}`),
    plain,
    packed,
  };
}

/** Does some work when it is first asked for: packing as small as can be takes a while, and few files are ever sent in every form. */
function once(work: () => Buffer): () => Buffer {
  let done: Buffer | null = null;
  return () => {
    done ??= work();
    return done;
  };
}

/** The smallest form that a browser understands. */
export function formFor(
  file: AppFile,
  accepted: string,
): { readonly encoding: string | null; readonly body: Buffer } {
  const understood = new Set(accepted.split(',').map((word) => word.split(';')[0]?.trim()));
  for (const [encoding, body] of file.packed) if (understood.has(encoding)) return { encoding, body: body() };
  return { encoding: null, body: file.plain };
}
