import type { Seat } from '@holoboard/kernel';
import { sealText, unsealText } from '@holoboard/table';

/** What a seat has picked of an answer, and the question it belongs to. */
interface Picked {
  readonly version: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly ids: readonly string[];
}

/** Where a half-chosen answer is kept, so that a reload does not lose it. */
export interface Picks {
  read(): Picked | null;
  keep(picked: Picked): void;
  /** The answer has been given: nothing of it is kept any longer. */
  forget(): void;
}

const entry = 'holoboard.picked';

/** The picks of a game in this tab; sealed, as others at this screen may not know them. */
export function picksOf(
  id: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Picks {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(unsealText(storage().getItem(entry) ?? '', 'picked', id));
        return isPicked(kept) ? kept : null;
      } catch {
        // Nothing is kept, or it is of another game.
        return null;
      }
    },
    keep(picked) {
      try {
        storage().setItem(entry, sealText(JSON.stringify(picked), 'picked', id));
      } catch {
        // It is lost by a reload, at worst.
      }
    },
    forget() {
      try {
        storage().removeItem(entry);
      } catch {
        // Nothing is kept where nothing can be stored.
      }
    },
  };
}

function isPicked(value: unknown): value is Picked {
  if (typeof value !== 'object' || value === null) return false;
  const { version, seat, kind, ids } = value as Record<string, unknown>;
  return (
    typeof version === 'number' &&
    typeof seat === 'number' &&
    typeof kind === 'string' &&
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'string')
  );
}
