import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../problem.ts';

/** A disk of its own, small enough to be filled. */
interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte free. */
  fill(): void;
  /** Makes room again. */
  empty(): void;
  close(): void;
}

const size = '64m';

/** Mounts a small disk in memory; null where this account may not. */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'holoboard-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      for (const bytes of [1_048_576, 4096, 1]) fillBy(ballast, bytes);
    },
    empty() {
      truncateSync(ballast);
    },
    close() {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Adds pieces of so many bytes to a file until no more fits on its disk. */
function fillBy(file: string, bytes: number): void {
  const piece = Buffer.alloc(bytes);
  try {
    for (;;) writeFileSync(file, piece, { flag: 'a' });
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') throw error;
  }
}
