import { loadGame, UnknownGame } from '@holoboard/games';
import {
  FileError,
  type MatchFile,
  outcome,
  readMatchFile,
  recordedMatch,
  rowsOfFile,
} from '@holoboard/table';
import { isChunkError } from './chunk-error.ts';
import { newGameId, savedGames, summaryOf } from './saved-games.ts';
import type { AppWords } from './words/index.ts';

/** The name of a match file on a player's disk. */
export function fileName(game: string, created: number): string {
  const day = new Date(created).toISOString().slice(0, 16).replace(/[:T]/g, '-');
  return `holoboard-${game}-${day}.json`;
}

/** What is wrong with a file, in the player's words. */
export function fileTrouble(error: unknown, words: AppWords['problems']): string {
  if (error instanceof FileError) return words.file(error);
  if (error instanceof UnknownGame) return words.noSuchGame;
  if (isChunkError(error)) return words.chunk;
  return error instanceof Error ? error.message : String(error);
}

/** Hands a text over as a file. */
export function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whether this device can hand files to other apps. */
export function canShareFiles(): boolean {
  const probe = new File([''], 'game.json', { type: 'application/json' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}

/** Hands a text to another app as a file; nothing happens when the player changes his mind. */
export async function shareFile(text: string, name: string, title: string): Promise<void> {
  const file = new File([text], name, { type: 'application/json' });
  await navigator.share({ title, files: [file] }).catch(() => undefined);
}

/** A game that came from a file, and whether it can be played on. */
export interface Taken {
  readonly id: string;
  readonly resumable: boolean;
}

/** Puts the game of a file among the saved ones. Throws an `Error` with one plain sentence. */
export async function takeFile(text: string, now: number): Promise<Taken> {
  const file: MatchFile = readMatchFile(text);
  const { header, steps, end } = file;
  const match = recordedMatch([await loadGame(header.game)], text);
  const id = newGameId();
  const rows = rowsOfFile(file);
  await savedGames.write(summaryOf(id, match, now), {
    ...rows,
    count: steps.length,
    steps: (since) => rows.steps.slice(since),
  });
  return { id, resumable: outcome(match) === null && end.seed !== null };
}
