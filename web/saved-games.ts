import type { Outcome } from '@holoboard/kernel';
import { type Match, outcome, type SeatSpec, versionOf } from '@holoboard/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What the list of games tells about one of them. */
export interface SavedSummary {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly updated: number;
  readonly seats: readonly SeatSpec[];
  readonly steps: number;
  /** How it ended; nothing while it goes on. */
  readonly outcome: Outcome | null;
}

/** Where saved games lie. */
export interface Shelf {
  list(): Promise<SavedSummary[]>;
  /** The match file of a game, as text. */
  read(id: string): Promise<string | undefined>;
  write(summary: SavedSummary, text: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Why a game could not be saved: the device is full, or does not let us store anything. */
export type SaveProblem = 'full' | 'unavailable';

interface Schema extends DBSchema {
  summaries: { key: string; value: SavedSummary };
  files: { key: string; value: string };
}

/** The shelf of this browser. */
function browserShelf(): Shelf {
  let database: Promise<IDBPDatabase<Schema>> | null = null;
  const open = (): Promise<IDBPDatabase<Schema>> => {
    database ??= openDB<Schema>('holoboard', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('summaries', { keyPath: 'id' });
        fresh.createObjectStore('files');
      },
    }).catch((error: unknown) => {
      database = null;
      throw error;
    });
    return database;
  };
  return {
    list: async () => (await open()).getAll('summaries'),
    read: async (id) => (await open()).get('files', id),
    async write(summary, text) {
      const change = (await open()).transaction(['summaries', 'files'], 'readwrite');
      await Promise.all([
        change.objectStore('summaries').put(summary),
        change.objectStore('files').put(text, summary.id),
        change.done,
      ]);
    },
    async remove(id) {
      const change = (await open()).transaction(['summaries', 'files'], 'readwrite');
      await Promise.all([
        change.objectStore('summaries').delete(id),
        change.objectStore('files').delete(id),
        change.done,
      ]);
    },
  };
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
  async list(): Promise<SavedSummary[]> {
    const stored = await this.shelf.list().catch((): SavedSummary[] => []);
    const kept = [...this.kept.values()].map(({ summary }) => summary);
    const unkept = stored.filter(({ id }) => !this.kept.has(id));
    return [...kept, ...unkept].sort((one, other) => other.updated - one.updated);
  }

  /** The file of a game; nothing when there is no such game. Throws when the storage cannot be read. */
  async read(id: string): Promise<string | undefined> {
    return this.kept.get(id)?.text ?? (await this.shelf.read(id));
  }

  /** Saves a game; tells what went wrong when it is only kept until the page is closed. */
  async write(summary: SavedSummary, text: string): Promise<SaveProblem | null> {
    try {
      await this.shelf.write(summary, text);
      this.kept.delete(summary.id);
      return null;
    } catch (error) {
      this.kept.set(summary.id, { summary, text });
      return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
    }
  }

  /** Forgets a game. */
  async remove(id: string): Promise<void> {
    this.kept.delete(id);
    await this.shelf.remove(id).catch(() => undefined);
  }
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
