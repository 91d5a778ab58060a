import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What has no say in how a match goes on. */
const apart = /(^|[\\/])(board|testing|conformance|node_modules)[\\/]|\.(test|fixture)\.ts$/;

const builds = new Map<string, string>();

/** Names the rules of a game as they are in this program: a hash of the sources of kernel, table and that game. */
export function buildOf(game: string): string {
  const known = builds.get(game);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const folder of ['kernel', 'table', join('games', game)]) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.ts') && !apart.test(name)).sort())
      hash
        .update(`${folder}/${file}\0`)
        .update(readFileSync(join(root, folder, file)))
        .update('\0');
  }
  const build = hash.digest('base64url').slice(0, 22);
  builds.set(game, build);
  return build;
}
