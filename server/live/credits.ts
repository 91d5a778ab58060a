/** What a message costs at most, and how credit comes back. */
export interface CreditRule {
  /** How much can be saved up. */
  readonly most: number;
  /** How much comes back in a second. */
  readonly perSecond: number;
}

/** Credit that is used up by messages and comes back with time. */
export class Credits {
  private readonly rule: CreditRule;
  private left: number;
  private at: number;

  constructor(rule: CreditRule, now: number) {
    this.rule = rule;
    this.left = rule.most;
    this.at = now;
  }

  /** Takes credit; says whether there was enough. */
  take(cost: number, now: number): boolean {
    const { most, perSecond } = this.rule;
    this.left = Math.min(most, this.left + (Math.max(0, now - this.at) / 1000) * perSecond);
    this.at = now;
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }

  /** Takes credit for work that was done already, whether there is enough or not. */
  charge(cost: number): void {
    this.left -= cost;
  }

  /** Whether nothing is used up, so that it need not be remembered. */
  isFull(now: number): boolean {
    const { most, perSecond } = this.rule;
    return this.left + ((now - this.at) / 1000) * perSecond >= most;
  }
}
