import { type CreditRule, Credits } from '../live/credits.ts';

/** So many are remembered before those that have used up nothing are forgotten. */
const fewest = 1000;

/** Credit for many, each known by a key: guests, addresses. */
export class Allowance {
  private readonly rule: CreditRule;
  private readonly now: () => number;
  private readonly known = new Map<string, Credits>();
  private most = fewest;

  constructor(rule: CreditRule, now: () => number) {
    this.rule = rule;
    this.now = now;
  }

  /** Takes credit of one; says whether there was enough. */
  take(key: string, cost = 1): boolean {
    const credits = this.known.get(key) ?? new Credits(this.rule, this.now());
    this.known.set(key, credits);
    if (this.known.size > this.most) this.forgetIdle();
    return credits.take(cost, this.now());
  }

  /** In how many seconds a unit of credit comes back. */
  get pause(): number {
    return Math.ceil(1 / this.rule.perSecond);
  }

  private forgetIdle(): void {
    const now = this.now();
    for (const [key, credits] of this.known) if (credits.isFull(now)) this.known.delete(key);
    this.most = Math.max(fewest, 2 * this.known.size);
  }
}
