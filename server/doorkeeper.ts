import { addressMark } from './addresses.ts';
import type { Storage } from './storage/storage.ts';

/** How far back recalls of other nodes are looked for, whatever their clocks say; in milliseconds. */
const overlap = 60_000;

/** Somebody at the door: a guest or a stranger, and where they come from. */
export interface Visitor {
  readonly guest: string | null;
  readonly address: string;
}

interface DoorkeeperParts {
  readonly storage: Storage;
  /** The secret that marks of addresses are made with. */
  readonly secret: string;
  readonly now: () => number;
  readonly log: (problem: string, error: unknown) => void;
  /** How often the storage is asked, in milliseconds. */
  readonly every: number;
}

/**
 * Knows who is kept out, and whose connections must end because of something that was done elsewhere: at another node or by the
 * operator. Bans are few, so they are all at hand.
 */
export class Doorkeeper {
  private readonly parts: DoorkeeperParts;
  private bans: ReadonlyMap<string, string> = new Map();
  private readonly seen = new Map<string, number>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  private sendAway: (isMeant: (visitor: Visitor) => boolean) => void = () => {};

  constructor(parts: DoorkeeperParts) {
    this.parts = parts;
  }

  /** Is called with whom to end the connections of. */
  onSendAway(listener: (isMeant: (visitor: Visitor) => boolean) => void): void {
    this.sendAway = listener;
  }

  /** Begins to look; throws when the storage does not answer the first time. */
  async open(): Promise<void> {
    await this.look();
    this.plan();
  }

  close(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** The mark of an address, which is stored in its place. */
  markOf(address: string): string {
    return addressMark(this.parts.secret, address);
  }

  /** Why somebody is kept out; nothing when they are not. */
  reasonAgainst({ guest, address }: Visitor): string | null {
    if (this.bans.size === 0) return null;
    const byGuest = guest === null ? undefined : this.bans.get(`guest ${guest}`);
    const reason = byGuest ?? this.bans.get(`address ${this.markOf(address)}`);
    return reason === undefined ? null : `You have been banned from this server: ${reason}`;
  }

  /** Ends all connections of a guest, here at once and at the other nodes soon. */
  async recall(guest: string): Promise<void> {
    const at = this.parts.now();
    this.seen.set(`${at} ${guest}`, at);
    await this.parts.storage.people.recall(guest, at);
    this.sendAway((visitor) => visitor.guest === guest);
  }

  private plan(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      void this.look()
        .catch((error) => this.parts.log('doorkeeper', error))
        .then(() => this.plan());
    }, this.parts.every);
  }

  private async look(): Promise<void> {
    const { storage, now } = this.parts;
    const bans = await storage.people.bans();
    this.bans = new Map(bans.map(({ kind, key, reason }) => [`${kind} ${key}`, reason]));
    const since = now() - overlap;
    const recalled = (await storage.people.recalled(since)).filter((recall) => this.isNew(recall));
    for (const [key, at] of this.seen) if (at < since) this.seen.delete(key);
    const gone = new Set(recalled.map(({ guest }) => guest));
    if (gone.size > 0 || bans.length > 0)
      this.sendAway(
        (visitor) =>
          (visitor.guest !== null && gone.has(visitor.guest)) || this.reasonAgainst(visitor) !== null,
      );
  }

  private isNew({ guest, at }: { readonly guest: string; readonly at: number }): boolean {
    const key = `${at} ${guest}`;
    if (this.seen.has(key)) return false;
    this.seen.set(key, at);
    return true;
  }
}
