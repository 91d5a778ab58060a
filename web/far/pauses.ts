/** The range of the first pause, and of the longest, in milliseconds. */
const first = 500;
const longest = 10_000;

/**
 * How long to wait before trying again, in milliseconds. The range doubles with every attempt that failed, and any moment of it is
 * equally likely: when a server comes back, its clients must not all return at once.
 */
export function pauseBefore(failed: number, random: () => number): number {
  return Math.round(random() * Math.min(longest, first * 2 ** failed));
}
