import { UnknownGame } from '@holoboard/games';
import { importMatch, type Match, type MatchFile, readMatchFile } from '@holoboard/table';
import { type Bundle, loadBundle } from '../games.ts';
import { savedGames } from '../saved-games.ts';

/** Why a saved game cannot be shown. `text` is its file, when there is one. */
export class LoadError extends Error {
  readonly kind: 'missing' | 'storage' | 'corrupt' | 'link';
  readonly text: string | null;

  constructor(kind: LoadError['kind'], cause: unknown, text: string | null = null) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kind;
    this.text = text;
  }
}

/** A saved game: its file, and the game it is of. */
export interface Loaded {
  readonly bundle: Bundle;
  readonly text: string;
  readonly file: MatchFile;
}

/** Fetches a saved game. Throws a `LoadError`, or whatever the network says about a part of the app. */
export async function loadSaved(id: string): Promise<Loaded> {
  const text = await savedGames.read(id).catch((error: unknown) => {
    throw new LoadError('storage', error);
  });
  if (text === undefined) throw new LoadError('missing', '');
  const file = unbroken(text, () => readMatchFile(text));
  try {
    return { bundle: await loadBundle(file.header.game), text, file };
  } catch (error) {
    if (error instanceof UnknownGame) throw new LoadError('corrupt', error, text);
    throw error;
  }
}

/** Fetches a saved game to be played on. Throws as `loadSaved` does. */
export async function loadMatch(id: string): Promise<{ readonly bundle: Bundle; readonly match: Match }> {
  const { bundle, text } = await loadSaved(id);
  return { bundle, match: unbroken(text, () => importMatch([bundle.game], text)) };
}

/** Does something with a file; tells that the file is at fault when it fails. */
export function unbroken<Result>(text: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new LoadError('corrupt', error, text);
  }
}
