import type { TableSummary } from './summary.ts';

/** A table that waits for players, with who has opened it and from where. */
export interface Offer {
  readonly summary: TableSummary;
  /** The mark of the host's address; empty when it is not known. */
  readonly address: string;
  readonly hostIsHere: boolean;
}

/** How many tables of one host, and of all hosts at one address, are listed at most. */
export const mostListed = { host: 3, address: 6 };

const hour = 3_600_000;
/** How long a table is listed after something last happened there, by its pace, in milliseconds; longer while its host is there. */
const listedFor = { live: 2 * hour, days: 72 * hour };

/** Whether a table that waits is too old to be listed. */
export function isStale({ setup, changed }: TableSummary, now: number): boolean {
  return now - changed > listedFor[setup.pace];
}

/**
 * The offers that a lobby lists: few of each host and of each address, the latest of each host first, then the second of each, so that
 * nobody pushes the others out of sight.
 */
export function fairShares<Each extends Offer>(
  latestFirst: readonly Each[],
  limit: number,
  now: number,
): Each[] {
  const fresh = latestFirst.filter(({ summary, hostIsHere }) => hostIsHere || !isStale(summary, now));
  const rounds: Each[][] = Array.from({ length: mostListed.host }, () => []);
  const ofHost = new Map<string, number>();
  const ofAddress = new Map<string, number>();
  for (const offer of fresh) {
    const { owner } = offer.summary;
    const before = ofHost.get(owner) ?? 0;
    const near = offer.address === '' ? 0 : (ofAddress.get(offer.address) ?? 0);
    if (before >= mostListed.host || near >= mostListed.address) continue;
    ofHost.set(owner, before + 1);
    ofAddress.set(offer.address, near + 1);
    rounds[before]?.push(offer);
  }
  return rounds.flat().slice(0, limit);
}
