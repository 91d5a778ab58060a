import {
  endRow,
  fileOfRows,
  headerRow,
  type Match,
  outcome,
  stepRows,
  versionFor,
  versionOf,
} from '@holoboard/table';
import { browserShelf } from './browser-shelf.ts';
import { eyesAfterwards } from './match/eyes.ts';
import { type GameRows, type SavedSummary, type Shelf, ShelfError } from './shelf.ts';

/**
 * Why games cannot be saved or read: the device is full, or does not let us store anything; a newer app has stored them, or an older one
 * has them open in another window.
 */
export type SaveProblem = 'full' | 'unavailable' | ShelfError['kind'];

/** What an error of the shelf means. */
export function problemOf(error: unknown): SaveProblem {
  if (error instanceof ShelfError) return error.kind;
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
}

/** The saved games that can be listed now, and why others may be missing. */
export interface Listed {
  readonly games: readonly SavedSummary[];
  readonly problem: SaveProblem | null;
}

/**
 * The saved games. What the shelf does not take is kept in memory, so that a full or forbidden storage never loses
 * the game that is being played.
 */
export class SavedGames {
  private readonly shelf: Shelf;
  private readonly kept = new Map<string, { summary: SavedSummary; text: string }>();

  constructor(shelf: Shelf) {
    this.shelf = shelf;
  }

  /** Every game, the one played last first. */
  async list(): Promise<Listed> {
    let problem: SaveProblem | null = null;
    const stored = await this.shelf.list().catch((error: unknown): SavedSummary[] => {
      problem = problemOf(error);
      return [];
    });
    const kept = [...this.kept.values()].map(({ summary }) => summary);
    const unkept = stored.filter(({ id }) => !this.kept.has(id));
    return { games: [...kept, ...unkept].sort((one, other) => other.updated - one.updated), problem };
  }

  /** The file of a game; nothing when there is no such game. Throws when the storage cannot be read. */
  async read(id: string): Promise<string | undefined> {
    const kept = this.kept.get(id);
    if (kept) return kept.text;
    const rows = await this.shelf.read(id);
    return rows && fileOfRows(rows);
  }

  /** Saves a game; tells what went wrong when it is only kept until the page is closed. */
  async write(summary: SavedSummary, rows: GameRows): Promise<SaveProblem | null> {
    try {
      await this.shelf.write(summary, rows);
      this.kept.delete(summary.id);
      return null;
    } catch (error) {
      this.kept.set(summary.id, { summary, text: fileOfRows({ ...rows, steps: rows.steps(0) }) });
      return problemOf(error);
    }
  }

  /** Forgets a game. */
  async remove(id: string): Promise<void> {
    this.kept.delete(id);
    await this.shelf.remove(id).catch(() => undefined);
  }
}

/** A match as it stands now, to be saved: what happens to it meanwhile is saved the next time. */
export function rowsOfMatch(match: Match, now: number): GameRows {
  const count = versionOf(match);
  // A finished game is in the open: its rows are then all written anew.
  const how = { sealed: outcome(match) === null, now };
  return {
    header: headerRow(match, how),
    count,
    steps: (since) => stepRows(match, since, how).slice(0, count - since),
    end: endRow(match, how),
  };
}

/** What the list tells about a match. */
export function summaryOf(id: string, match: Match, now: number): SavedSummary {
  return {
    id,
    game: match.game.id,
    created: match.created,
    updated: now,
    seats: match.seats,
    steps: replayAddress(match, versionOf(match)),
    outcome: outcome(match),
  };
}

/**
 * The address of a moment in the replay, by the number of its step: that number once the game is over, and as long as it goes on how
 * many of the steps were told to whoever may look at it.
 */
export function replayAddress(match: Match, step: number): number {
  return outcome(match) ? step : versionFor(match, eyesAfterwards(match), step);
}

/** A new name for a game: ten letters and digits that nobody will guess. */
export function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}

/** The games saved in this browser. */
export const savedGames: SavedGames = new SavedGames(browserShelf());
