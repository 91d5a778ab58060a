import { existsSync } from 'node:fs';
import type { Still } from '@holoboard/kernel';

/** Draws the position of a game from a view of it. */
export type DrawStill = (view: unknown) => Still;

/** How positions of a game are drawn where there is no screen: in `board/still.ts` of its room; nothing when it has none. */
export async function stillsOf(id: string): Promise<DrawStill | null> {
  const file = new URL(`./${id}/board/still.ts`, import.meta.resolve('@holoboard/games'));
  return existsSync(file) ? ((await import(file.href)) as { readonly still: DrawStill }).still : null;
}
