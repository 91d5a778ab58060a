import { endRow, fileOfRows, headerRow, type Match, outcome, stepRows, versionOf } from '@holoboard/table';
import { browserShelf } from './browser-shelf.ts';
import type { GameRows, SavedSummary, Shelf } from './shelf.ts';

/** Why a game could not be saved: the device is full, or does not let us store anything. */
export type SaveProblem = 'full' | 'unavailable';

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
  async list(): Promise<SavedSummary[]> {
    const stored = await this.shelf.list().catch((): SavedSummary[] => []);
    const kept = [...this.kept.values()].map(({ summary }) => summary);
    const unkept = stored.filter(({ id }) => !this.kept.has(id));
    return [...kept, ...unkept].sort((one, other) => other.updated - one.updated);
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
      return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
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
    steps: versionOf(match),
    outcome: outcome(match),
  };
}

/** A new name for a game: ten letters and digits that nobody will guess. */
export function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}

/** The games saved in this browser. */
export const savedGames: SavedGames = new SavedGames(browserShelf());
