/** How long a word of another node is believed, in milliseconds. */
const believed = 60_000;

/** Who has a table open, as far as this node knows: here by their connections, elsewhere by what other nodes say. */
export class Presence {
  private readonly connections = new Map<string, number>();
  private readonly lastSeen = new Map<string, number>();
  private readonly elsewhere = new Map<
    string,
    { readonly guests: readonly string[]; readonly watchers: number; readonly at: number }
  >();
  /** How many look on here without a seat. */
  private onlookers = 0;
  private readonly since: number;

  constructor(now: number) {
    this.since = now;
  }

  enter(guest: string | null, seated: boolean): void {
    if (guest !== null) this.connections.set(guest, (this.connections.get(guest) ?? 0) + 1);
    if (!seated) this.onlookers++;
  }

  leave(guest: string | null, seated: boolean, now: number): void {
    if (!seated) this.onlookers--;
    if (guest === null) return;
    const left = (this.connections.get(guest) ?? 1) - 1;
    if (left > 0) this.connections.set(guest, left);
    else this.connections.delete(guest);
    this.lastSeen.set(guest, now);
  }

  /** Somebody who was here has taken a seat, or left it. */
  change(seated: boolean): void {
    this.onlookers += seated ? -1 : 1;
  }

  /** What another node says of its own people; tells whether that is new. */
  hear(node: string, guests: readonly string[], watchers: number, now: number): boolean {
    const before = this.elsewhere.get(node);
    // A node may die without another word: whoever was there was seen when it last spoke.
    for (const guest of [...(before?.guests ?? []), ...guests]) this.lastSeen.set(guest, now);
    this.elsewhere.set(node, { guests, watchers, at: now });
    return before?.watchers !== watchers || before.guests.join() !== guests.join();
  }

  /** What this node says to others: which of some people are here, and how many watch. */
  own(people: readonly string[]): { readonly guests: readonly string[]; readonly watchers: number } {
    return { guests: people.filter((guest) => this.connections.has(guest)), watchers: this.onlookers };
  }

  isHere(guest: string, now: number): boolean {
    if (this.connections.has(guest)) return true;
    return this.nodes(now).some(({ guests }) => guests.includes(guest));
  }

  watchers(now: number): number {
    return this.nodes(now).reduce((sum, { watchers }) => sum + watchers, this.onlookers);
  }

  /** Since when somebody has been away, as far as this node can know; nothing for who is here. */
  absentSince(guest: string, now: number): number | null {
    return this.isHere(guest, now) ? null : (this.lastSeen.get(guest) ?? this.since);
  }

  /** When somebody was here last, before this node knew the table. */
  recall(guest: string, at: number): void {
    this.lastSeen.set(guest, at);
  }

  private nodes(now: number) {
    return [...this.elsewhere.values()].filter(({ at }) => now - at < believed);
  }
}
