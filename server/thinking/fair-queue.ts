/** A queue in which owners take turns: who has much waiting delays only themselves. */
export class FairQueue<Item> {
  /** What waits, by owner; whose turn is next comes first. */
  private readonly lines = new Map<string, Item[]>();
  /** How much has been taken out for each owner and is not done yet. */
  private readonly beingServed = new Map<string, number>();
  size = 0;

  add(owner: string, item: Item): void {
    const line = this.lines.get(owner);
    if (line) line.push(item);
    else this.lines.set(owner, [item]);
    this.size++;
  }

  /** Takes out the next item, of the owner for whom least is being done; nothing when none waits. */
  next(): Item | undefined {
    const owners = [...this.lines.keys()];
    if (owners.length === 0) return undefined;
    const owner = owners.reduce((one, other) => (this.served(other) < this.served(one) ? other : one));
    const line = this.lines.get(owner) ?? [];
    const item = line.shift();
    this.lines.delete(owner);
    if (line.length > 0) this.lines.set(owner, line);
    this.size--;
    this.beingServed.set(owner, this.served(owner) + 1);
    return item;
  }

  /** What was taken out for an owner is done; whoever came meanwhile is next. */
  done(owner: string): void {
    const left = this.served(owner) - 1;
    if (left > 0) this.beingServed.set(owner, left);
    else this.beingServed.delete(owner);
    const line = this.lines.get(owner);
    if (!line) return;
    this.lines.delete(owner);
    this.lines.set(owner, line);
  }

  /** Takes out an item that is not wanted any more, if it is still there. */
  remove(owner: string, item: Item): void {
    const line = this.lines.get(owner);
    const place = line?.indexOf(item) ?? -1;
    if (!line || place < 0) return;
    line.splice(place, 1);
    if (line.length === 0) this.lines.delete(owner);
    this.size--;
  }

  private served(owner: string): number {
    return this.beingServed.get(owner) ?? 0;
  }
}
